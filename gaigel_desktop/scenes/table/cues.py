"""Cues: for each event how long its motion takes, what is heard, and what is said in a bubble."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import ANNOUNCE_DISSLE, ANNOUNCE_FARBE, DISSLE, DIVE, ELFEN, SECOND, SIEBENER
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.window import theme


class Cue(NamedTuple):
    """How an event is told."""

    seconds: float = 0.0  # each card is under way that long
    apart: float = 0.0  # between the starts of two cards
    hold: float = 0.0  # the picture rests afterwards
    sound: str = ""
    seat: int = -1  # who says it
    words: str = ""  # the key of what is said


SAID_WITH: dict[int, str] = {
    ELFEN: "call_elfen",
    DIVE: "call_dive",
    SECOND: "call_second",
    DISSLE: "call_dissle",
    SIEBENER: "call_siebener",
}


def cue(event: Event, seen: Deal) -> Cue:
    """How the event is told; `seen` is the view before it."""
    match event:
        case events.Opened():
            return Cue(theme.PLAY, sound="card_slide", seat=event.seat, words=SAID_WITH.get(event.mode, ""))
        case events.Played() | events.LaidFaceDown():
            return Cue(theme.PLAY, sound="card_snap")
        case events.Turned():
            return Cue(theme.TURN, theme.TURN_APART, hold=0.4, sound="card_turn")
        case events.TrickTaken():
            return Cue(theme.GATHER, 0.03, sound="trick_gathered")
        case events.Drawn():
            return Cue(theme.DRAW, theme.DRAW_APART, sound="card_slide")
        case events.Swapped() | events.Taken() | events.Reserved():
            return Cue(theme.EXCHANGE, theme.EXCHANGE, hold=0.2, sound="card_slide", seat=event.seat, words="call_diss")
        case events.HandShown():
            return Cue(theme.TURN, 0.05, hold=theme.SHOW, sound="card_turn")
        case _:
            return _spoken(event, seen)


def _spoken(event: Event, seen: Deal) -> Cue:
    """What moves no card."""
    match event:
        case events.Declared():
            value = event.pairs * (40 if event.suit == seen.trump else 20)
            return Cue(hold=theme.SHOW, sound="pair_bell", seat=event.seat, words=f"call_{value}")
        case events.Announced():
            words = {ANNOUNCE_DISSLE: "call_dissle", ANNOUNCE_FARBE: "call_farbe"}.get(event.what, "call_siebener")
            return Cue(hold=0.6, seat=event.seat, words=words)
        case events.AusCalled():
            return Cue(hold=theme.SHOW, sound="knuckles_on_table", seat=event.seat, words="call_aus")
        case events.Accused():
            return Cue(hold=theme.SHOW, sound="knuckles_on_table", seat=event.seat, words="call_uebergaigelt")
        case events.SevensMelded():
            return Cue(hold=theme.SHOW, sound="pair_bell", seat=event.seat, words="call_sevens")
    return Cue()
