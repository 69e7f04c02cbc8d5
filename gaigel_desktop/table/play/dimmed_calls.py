"""Which calls are dimmed because they are no use at this table or at this moment. Public facts alone decide."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import is_claimed
from gaigel_desktop.rules.forbidden import earns_alone
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.chrome import (
    calls_not_now,
    calls_unknown_here,
    dimmed_calls,
    why_never_said,
    why_not_now,
)
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say

from . import aids
from .table_state import TableState

NEEDS_TRICK: Final = "needs_trick"
NEAR: Final = 81  # points of the own side, with which a trick or a pair may be enough
CLAIM_OPEN: Final = "claim_open"  # why nothing else is done as long as a claim waits for its answer


def dimmed_buttons(state: TableState) -> frozenset[str]:
    """The calls that are dimmed; for those who want to be helped also what the moment forbids, and the rare calls, and
    Aus for whom it is counted, until it is near."""
    seen = state.stage.seen
    if is_claimed(seen) or not state.aids.mark_legal:
        return dimmed_calls(seen) | _too_far(state)
    return _too_far(state).union(calls_unknown_here(seen), calls_not_now(seen, state.me))


def _too_far(state: TableState) -> frozenset[str]:
    is_near = sum(aids.own_count(state)) >= NEAR
    return frozenset() if is_near or not state.aids.propose_aus else frozenset(("aus",))


def why_dimmed(state: TableState, button: str) -> str:
    """Why a call is no use to anybody at this table, or with help to the player at this moment; otherwise empty."""
    never = why_never_said(state.seen, button)
    if never:
        return say_at(state.seen.law.rules, "no_rare_calls" if CALL[button].rare else never)
    return why_not_yet(state, button)


def is_passed_over(state: TableState, button: str) -> bool:
    """Whether whoever hears the table need not come past it: the rare calls where there is none to make."""
    return CALL[button].rare and state.player.hears and bool(why_dimmed(state, button))


def why_not_yet(state: TableState, button: str) -> str:
    """Why the player may not make a call at this moment, whatever is held; empty without help, or if it may be made."""
    seen = state.seen
    reason = why_not_now(seen, state.me, button) if state.aids.mark_legal else ""
    if reason == NEEDS_TRICK:
        alone = earns_alone(seen, state.me, CALL[button].actions[0])
        return say("after_own_trick" if alone else "after_side_trick")
    return why(reason, seen) if reason else ""
