"""The rules of Gaigel: values and functions, standard library only; no clock, no dice, no words, no files.

Whoever uses them as a library takes everything from here, whichever file it stands in; docs/library.md shows how.

how one plays   rule_set: a preset by its name, and what is otherwise; RuleSet, PRESETS, OPTIONS, problems
a pack, a deal  new_pack, cut, deal_out; Deal: its `str` is a table to read, its `copy` goes on by itself
what may be     next_to_act: who is awaited; legal_actions, card_actions, why_not; Action, SPELLED, ACTION_OF: as words
doing it        apply; count: where all is played and nobody calls
how it goes     phases OVER, PLAYED_OUT; Result; NOBODY: no seat, no side; Event: what happened, a class each in events
what one sees   view, View; redact and fold: how a view goes on by what happens; HIDDEN: a card that is not seen
written down    Record, Deed, replay
a match         Standing, new_match, after_deal
what is wrong   GaigelError: NotAllowed, BadRules, BadPack, BadRecord; `text` has a sentence for the key of each
whole files     cards: faces and hands; actions: the numbers by name; events; these are imported as they are
how fast        compiled: whether they run as extension modules
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING

# fmt: off
__all__ = (
    "rule_set", "RuleSet", "PRESETS", "OPTIONS", "problems",
    "new_pack", "cut", "deal_out", "Deal",
    "next_to_act", "legal_actions", "card_actions", "why_not", "Action", "SPELLED", "ACTION_OF",
    "apply", "count",
    "OVER", "PLAYED_OUT", "Result", "NOBODY", "Event",
    "view", "View", "redact", "fold", "HIDDEN",
    "Record", "Deed", "replay",
    "Standing", "new_match", "after_deal",
    "GaigelError", "NotAllowed", "BadRules", "BadPack", "BadRecord",
    "compiled",
)
# fmt: on

if TYPE_CHECKING:
    from .actions import ACTION_OF, SPELLED, Action
    from .cards import HIDDEN
    from .deal import NOBODY, OVER, PLAYED_OUT, Deal, Result, cut, deal_out, new_pack
    from .errors import BadPack, BadRecord, BadRules, GaigelError, NotAllowed
    from .events import Event
    from .judge import card_actions, legal_actions, next_to_act, why_not
    from .match import Standing, after_deal, new_match
    from .options import OPTIONS, PRESETS, RuleSet, problems, rule_set
    from .perform import apply, count
    from .record import Deed, Record, replay
    from .views import View, fold, redact, view
else:  # who checks types believes whatever a `__getattr__` promises, and would find no wrong name

    def __getattr__(name: str) -> object:
        """What is asked for by its name here. It is fetched then and not before: this file is read at every start of
        the program, which asks each file for itself, and often needs no more than one of them."""
        if name in __all__:
            from . import actions, deal, errors, events, judge, match, options, perform, record, views

            # a name is found where it stands, or where it is taken from there
            files = (perform, views, record, match, judge, options, deal, actions, events, errors)
            return next(vars(file)[name] for file in files if name in vars(file))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        """What `help` tells and whoever types is offered, fetched or not."""
        return sorted({*globals(), *__all__})


def compiled() -> bool:
    """Whether the rules run as extension modules; in plain Python a function is a `FunctionType`."""
    from .cards import add

    return not isinstance(add, FunctionType)
