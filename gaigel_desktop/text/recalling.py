"""Recalling: what somebody decided in a deal that is over, as one names it afterwards."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import (
    ACCUSE,
    ANNOUNCE_SIEBENER,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    PROOF,
    QUESTION,
    RESERVE,
    SHOW_SEVENS,
    SWAP,
    TAKE,
    Action,
    card_of,
    is_card,
    mode_of,
)
from gaigel_desktop.rules.cards import SUITS
from gaigel_desktop.rules.deal import Deal, is_claimed

from .calls import ANNOUNCED, OPENING_CALLS, call, pair_call
from .explain import card_name
from .speech import say, suit_name

EXCHANGED: Final[dict[Action, str]] = {SWAP: "deed_swap", RESERVE: "deed_reserve", TAKE: "deed_take"}
CALLED: Final[dict[Action, str]] = {AUS: "button_aus", QUESTION: "call_question"}


def deed_named(course: tuple[Action, ...], seen: Deal) -> str:
    """What was said and played, one after the other; also that nothing was."""
    return ", ".join(_named(action, seen) for action in course) or say("deed_nothing")


def _named(action: Action, seen: Deal) -> str:
    if is_card(action):
        return _played(action, seen)
    if DECLARE <= action < DECLARE_TWICE + len(SUITS):
        return _declared((action - DECLARE) % len(SUITS), 1 + (action >= DECLARE_TWICE), seen)
    if action in EXCHANGED:
        return say(EXCHANGED[action])
    if action == PASS:
        return _called("call_stands", seen) if is_claimed(seen) else say("deed_nothing")
    if ACCUSE <= action < PROOF:
        return _called("button_uebergaigelt", seen)
    if ANNOUNCE_SIEBENER <= action < SHOW_SEVENS:
        return _called(ANNOUNCED[action], seen)
    if action in CALLED:
        return _called(CALLED[action], seen)
    return say("show_sevens" if action == SHOW_SEVENS else "show_farbe")


def _called(key: str, seen: Deal) -> str:
    return say("deed_called", {"call": call(key, seen.law.rules)})


def _declared(suit: int, pairs: int, seen: Deal) -> str:
    called = call(pair_call(pairs, suit == seen.trump), seen.law.rules)
    return say("deed_declared", {"call": called, "suit": suit_name(suit)})


def _played(action: Action, seen: Deal) -> str:
    """A card; the first one of a deal with how it was led."""
    card, mode = card_name(card_of(action)), mode_of(action)
    if mode not in OPENING_CALLS:
        return card
    return say("deed_opened", {"call": call(OPENING_CALLS[mode], seen.law.rules), "card": card})
