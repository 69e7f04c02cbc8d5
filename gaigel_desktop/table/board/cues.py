"""The cues of an event: what is said with it, which sound is heard besides the cards, and when at normal speed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.deal import NOBODY, Deal, is_claimed
from gaigel_desktop.rules.ending import may_be_questioned
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.text.calls import ANNOUNCED, OPENING_CALLS, pair_call
from gaigel_desktop.window import theme

if TYPE_CHECKING:
    from gaigel_desktop.window.sound import Sounds


class Cue(NamedTuple):
    """A sound, words at somebody's portrait, or both."""

    sound: str = ""
    seat: int = -1  # who says it
    words: str = ""  # the key of what is said
    after: float = 0.0  # seconds
    pan: float = 0.0  # from how far left (-1) or right (1)
    softer: float = 0.0  # decibels


LANDED = theme.PLAY * 0.8  # what is called with a card is said when it meets the table


def cues(event: Event, seen: Deal) -> tuple[Cue, ...]:
    """The cues that belong to an event; `seen` is the view before it."""
    match event:
        case events.Opened():
            return (Cue("", event.seat, OPENING_CALLS.get(event.mode, ""), LANDED),)
        case events.Swapped():
            return (Cue("", event.seat, "call_diss"),)
        case events.Reserved():
            return (Cue("", event.seat, "call_diss_reserved"),)
        case events.Taken():
            return (Cue("", event.seat, "call_diss_taken"),)
        case _:
            return _spoken(event, seen)


def play_cue(sounds: Sounds, cue: Cue, now: float) -> None:
    """Play the sound of a cue, if it has one."""
    if cue.sound:
        sounds.play(cue.sound, now, pan=cue.pan, softer=cue.softer)


def caller_of(event: Event, seen: Deal) -> int:
    """The seat that says something with this event that counts in the game; NOBODY if nothing is said."""
    return next((cue.seat for cue in cues(event, seen) if cue.words), NOBODY)


def _spoken(event: Event, seen: Deal) -> tuple[Cue, ...]:
    """The cues of an event that moves no card for good."""
    match event:
        case events.Declared():
            words = pair_call(event.pairs, event.suit == seen.trump)
            return (Cue("pair_bell", event.seat, words, theme.FAN),)
        case events.Announced():
            return (Cue("", event.seat, ANNOUNCED[event.what]),)
        case events.AusCalled():
            return (Cue("knuckles_on_table", event.seat, _going_out(seen)),)
        case events.Questioned():
            return (Cue("knuckles_on_table", event.seat, "call_question"),)
        case events.Passed() if is_claimed(seen):
            return (Cue("", event.seat, "call_stands"),)
        case events.Accused():
            return (Cue("accused", event.seat, "call_uebergaigelt"),)
        case events.SevensMelded():
            return (Cue("pair_bell", event.seat, "call_sevens"),)
    return ()


def _going_out(seen: Deal) -> str:
    """The key of what is said when somebody goes out. U: going out is a knock, and no word."""
    if as_in_1907(seen.law.rules):
        return ""
    return "call_claim" if may_be_questioned(seen) else "call_aus"
