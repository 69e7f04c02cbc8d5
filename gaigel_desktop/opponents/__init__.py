"""Opponents: a view goes in, an action or nothing comes out.

Whoever uses them as a library (docs/library.md) takes from here what each of them is and knows:

who plays       Character: a strength and a temperament, CHARACTERS: one for each strength; Level, LEVELS
what one knows  Memory: besides the view; remember: how it goes on by what happens
by chance       random_player: any rule is reached; random_cards: a right Aus, pairs and any card

A character is asked by `choose` in the file of that name, the yardstick of all strengths by `greedy` in its own. The
regulars of the house, and a chair for each, are in the controller (match/regulars, self_play/chairs).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

# fmt: off
__all__ = (
    "Character", "CHARACTERS", "Level", "LEVELS",
    "Memory", "remember",
    "random_player", "random_cards",
)
# fmt: on

if TYPE_CHECKING:
    from .chance import random_cards, random_player
    from .levels import CHARACTERS, LEVELS, Character, Level
    from .memory import Memory, remember
else:  # as in the rules, and for the same reasons

    def __getattr__(name: str) -> object:
        """What is asked for by its name here, fetched when it is asked for."""
        if name in __all__:
            from . import chance, levels, memory

            files = (chance, levels, memory)  # a name is found where it stands, or where it is taken from there
            return next(vars(file)[name] for file in files if name in vars(file))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        """What `help` tells and whoever types is offered, fetched or not."""
        return sorted({*globals(), *__all__})
