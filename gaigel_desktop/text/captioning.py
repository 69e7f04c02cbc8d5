"""Captioning: what is said to a room while a deal is shown, short enough for two languages at once, and why it is so.

A language may be named: without one it is the language that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.taking import A_TRUMP, FIRST_OF_TWO, HIGHER_TRUMP

from .calls import OPENING_CALLS, call
from .explain import capital, sentence
from .hinting import Cards
from .in_1907 import say_at
from .speech import speaking, suit_name
from .telling import taken_because
from .what_holds import duty_told

LONGEST_NAME: Final = 10
CARDS: Final = ("card", "caught")
SEATS: Final = ("other",)
# Kinds of captions whose reason is why a trick is taken, or what may be played now.
TAKEN: Final = {"second_ace": FIRST_OF_TWO, "trumps_in": A_TRUMP, "trumps_higher": HIGHER_TRUMP}
DUTIES: Final = ("must_follow", "must_trump")


class Captioned(Protocol):
    """A caption as a value; see `controller.highlights.captions`."""

    @property
    def kind(self) -> str:
        """The key of its sentence."""

    @property
    def seat(self) -> int:
        """Whom it is about."""

    @property
    def values(self) -> Mapping[str, int | str]:
        """What it names: cards, suits and seats by their numbers."""


def caption(what: Captioned, seen: Deal, names: Sequence[str], language: str = "") -> str:
    """What the room reads; `seen` is the table at that moment."""
    with speaking(language):
        return capital(say_at(seen.law.rules, f"shown:{what.kind}", _values(what, seen, names)))


def why(what: Captioned, seen: Deal, names: Sequence[str], language: str = "") -> str:
    """The reason, if somebody asks for it."""
    with speaking(language):
        return _why(what, seen, names)


def _why(what: Captioned, seen: Deal, names: Sequence[str]) -> str:
    if what.kind in DUTIES:
        return sentence(duty_told(seen))
    reason = what.values.get("why", TAKEN.get(what.kind))
    if reason is not None:
        return taken_because(str(reason), int(what.values.get("suit", seen.trump)), seen)
    return capital(say_at(seen.law.rules, f"shown_why:{what.kind}", _values(what, seen, names)))


def _values(what: Captioned, seen: Deal, names: Sequence[str]) -> dict[str, object]:
    """What stands in the places of a sentence."""
    rules = seen.law.rules
    called: dict[str, object] = {"aus": call("call_aus", rules), "accuse": call("call_uebergaigelt", rules)}
    if seen.mode in OPENING_CALLS:
        called["opening"] = call(OPENING_CALLS[seen.mode], rules).rstrip("!")
    if what.seat != NOBODY:
        called["name"] = short(names[what.seat])
    return called | {name: _value(name, value, names) for name, value in what.values.items()}


def _value(name: str, value: int | str, names: Sequence[str]) -> object:
    if name in CARDS:
        return Cards(int(value))
    if name in SEATS:
        return short(names[int(value)])
    return suit_name(int(value)) if name == "suit" else value


def short(name: str) -> str:
    """A name as there is room for it: its first word, and if need be the beginning of that."""
    if len(name) <= LONGEST_NAME:
        return name
    first = name.partition(" ")[0]
    return first if len(first) <= LONGEST_NAME else first[: LONGEST_NAME - 1] + "…"
