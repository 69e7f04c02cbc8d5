"""Aloud: what somebody says at the table by a deed that is no card."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import (
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    QUESTION,
    RESERVE,
    SHOW_SEVENS,
    SWAP,
    TAKE,
    Action,
    is_accusation,
)
from gaigel_desktop.rules.deal import CLAIM, Deal

from .calls import ANNOUNCED, call, pair_call
from .explain import capital
from .hinting import deed_named

SAID: Final = {
    SWAP: "call_diss",
    RESERVE: "call_diss_reserved",
    TAKE: "call_diss_taken",
    AUS: "call_aus",
    QUESTION: "call_question",
    SHOW_SEVENS: "call_sevens",
    **ANNOUNCED,
}


def said_aloud(action: Action, seen: Deal) -> str:
    """The call; where there is none, what is done."""
    key = _key(action, seen)
    return call(key, seen.law.rules) if key else capital(deed_named((action,), seen))


def _key(action: Action, seen: Deal) -> str:
    if DECLARE <= action < PASS:
        return pair_call(2 if action >= DECLARE_TWICE else 1, (action - DECLARE) % 4 == seen.trump)
    if is_accusation(action):
        return "call_uebergaigelt"
    return "call_stands" if action == PASS and seen.phase == CLAIM else SAID.get(action, "")
