"""What ends a stop, in words; only to whom a trick belongs to gather it is said that it is theirs."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import PLAYED_OUT, taker
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.stops import Stop
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from .table_state import TableState
from .waiting import plays_at_once

HINTS: Final = {stops.CALL: "go_on", stops.COUNT: "count_tricks", stops.WINDOW: "window_yours"}
LAST_DRAWING: Final = "last_drawing"  # said to everybody; the next one to whom it belongs to gather
LAST_DRAWING_GATHER: Final = "last_drawing_gather"
LAST_TRICK: Final = "last_trick"
LAST_TRICK_GATHER: Final = "last_trick_gather"
GATHER: Final = "gather"
GATHER_PARTNERS: Final = "gather_partner"
BESIDE: Final = "press_beside"  # what to press, beside who takes the trick
BESIDE_PARTNERS: Final = "press_partner"
BESIDE_LAST_DRAWING: Final = "press_last_drawing"
BESIDE_LAST_TRICK: Final = "press_last_trick"
OR_PLAY: Final = "press_or_play"  # what to press where a card may be played at once


def stop_hint(state: TableState, stop: Stop) -> str:
    """Words on what ends the stop; empty where it ends by itself, as a declaration does unless its call is still to be
    read, and whatever a lesson tells."""
    if state.is_led and stop.seconds is not None:
        return ""
    if stop.kind in (stops.OWN_TRICK, stops.TRICK):
        return what_ends_stop(state, _at_trick(state, stop))
    waits = stop.kind == stops.DECLARATION and stop.seconds is None
    key = "go_on" if waits else HINTS.get(stop.kind, "")
    return what_ends_stop(state, key) if key else ""


def _at_trick(state: TableState, stop: Stop) -> str:
    """The key of the words at a trick. Before the last drawing, and when all cards are played, they say why the table
    waits for a press."""
    gathers = _gathers(state, stop)
    if _before_last_drawing(state, stop):
        return LAST_DRAWING_GATHER if gathers else LAST_DRAWING
    if _is_last_trick(state, stop):
        return LAST_TRICK_GATHER if gathers else LAST_TRICK
    if not gathers:
        return "go_on"
    return GATHER_PARTNERS if _is_partners(state) else GATHER


def _before_last_drawing(state: TableState, stop: Stop) -> bool:
    return stop.seconds is None and state.stage.seen.rounds == 1


def _is_last_trick(state: TableState, stop: Stop) -> bool:
    return stop.seconds is None and state.seen.phase == PLAYED_OUT


def _is_partners(state: TableState) -> bool:
    """Whether somebody else of the own side has taken the trick."""
    return taker(state.stage.seen) != state.me


def _gathers(state: TableState, stop: Stop) -> bool:
    """Whether it is a trick of the own side, and the player's to gather."""
    return stop.kind == stops.OWN_TRICK and state.player.settings.collect == "me"


def what_ends_stop(state: TableState, key: str) -> str:
    """Words on what ends a stop; for those who want to be told, that a card may be played at once."""
    at_once = state.aids.say_tricks and key == "go_on" and plays_at_once(state)
    return say_at(state.chair.rules, "your_turn" if at_once else key)


def press_to_gather(state: TableState, stop: Stop) -> str:
    """Words on what to press, beside those on who takes the trick."""
    if _is_last_trick(state, stop):
        return say(BESIDE_LAST_TRICK)
    if _before_last_drawing(state, stop):
        return say(BESIDE_LAST_DRAWING)
    if plays_at_once(state):
        return say(OR_PLAY)
    return say(BESIDE_PARTNERS if _gathers(state, stop) and _is_partners(state) else BESIDE)
