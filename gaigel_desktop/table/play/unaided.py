"""Alone: whether the player does something without the help that would have come for it."""

from __future__ import annotations

from gaigel_desktop.controller.teaching.withdrawing import ASKS, MARKS, PROPOSES, STRIP
from gaigel_desktop.rules.actions import AUS, DECLARE, DECLARE_TWICE, Action, is_card
from gaigel_desktop.rules.ending import OUT, REASONS

from . import aids
from .table_state import TableState


def thing_of(state: TableState, action: Action) -> str:
    """The aid that is there for what the player is about to do, and has not helped; empty: there is none, or it has."""
    if state.was_helped:
        return ""
    seen = state.seen
    if is_card(action):
        return MARKS if aids.narrows(state) and not aids.legal(state) else ""
    if action == AUS:
        enough = seen.points[seen.law.side[state.me]] >= OUT
        return PROPOSES if enough and not aids.has_101(state) else ""
    declares = DECLARE <= action < DECLARE_TWICE + 4
    return ASKS if declares and not aids.asks_for_pair(state) else ""


def thing_of_deal(state: TableState) -> str:
    """The same for a whole deal: it came to its end by the rules, and the talon was gone."""
    seen = state.stage.seen
    by_rules = seen.result is not None and seen.result.reason in REASONS and seen.rounds == 0
    return STRIP if by_rules and state.unhelped_deal else ""
