"""New words: which calls and deeds at the table carry a word that a newcomer has not met yet. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import ANNOUNCE_DISSLE, ANNOUNCE_FARBE, ANNOUNCE_SIEBENER, MODES, PLAY, TRUMPS
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, AUS, QUESTIONED_WRONG
from gaigel_desktop.rules.events import (
    Accused,
    Announced,
    AusCalled,
    Declared,
    Ended,
    Event,
    Opened,
    Questioned,
    Reserved,
    SevensMelded,
    Signed,
    Swapped,
    Taken,
)

SIGN: Final = "sign"
_ANNOUNCED: Final = {ANNOUNCE_SIEBENER: "siebener", ANNOUNCE_DISSLE: "dissle", ANNOUNCE_FARBE: "farbe"}
_WORDS: Final[dict[type[Event], str]] = {
    Declared: "declare",
    SevensMelded: "sevens",
    Swapped: "swap",
    Reserved: "reserve",
    Taken: "take",
    Signed: SIGN,
    AusCalled: "aus",
    Questioned: "question",
    Accused: "accuse",
}


class Word(NamedTuple):
    """A word of the game that was said or shown, by the name of its thing; empty: what happened speaks for itself."""

    seat: int = NOBODY
    word: str = ""


def word_of(event: Event) -> Word:
    """The word that this carries, and who said it."""
    match event:
        case Opened():
            return Word() if event.mode in (PLAY, TRUMPS) else Word(event.seat, MODES[event.mode])
        case Announced():
            return Word(event.seat, _ANNOUNCED[event.what])
        case Declared() | SevensMelded() | Swapped() | Reserved() | Taken() | Signed():
            return Word(event.seat, _WORDS[type(event)])
        case AusCalled() | Questioned() | Accused():
            return Word(event.seat, _WORDS[type(event)])
    return Word()


def done_with(event: Event, before: Sequence[Event], me: int) -> tuple[str, ...]:
    """The things that the player has done rightly with this, after all that was before it in the deal. A call that ends
    the deal is right when the counting has shown that it is."""
    if isinstance(event, Ended):
        return _right_call(event, before, me)
    seat, word = word_of(event)
    if seat != me or isinstance(event, AusCalled | Accused | Questioned):
        return ()
    return (word,)


def _right_call(event: Ended, before: Sequence[Event], me: int) -> tuple[str, ...]:
    called = next((each for each in reversed(before) if isinstance(each, AusCalled | Accused)), None)
    right = event.reason in ((AUS, QUESTIONED_WRONG) if isinstance(called, AusCalled) else (ACCUSED_RIGHT,))
    return (word_of(called).word,) if called is not None and called.seat == me and right else ()
