"""At once: what a call means that is not asked back, for whoever wants it so: a shout is one press."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, DECLARE_TWICE, RESERVE, SWAP, TAKE, Action
from gaigel_desktop.rules.cards import pairs_held
from gaigel_desktop.rules.deal import Deal

from .table_state import TableState


def meant(state: TableState, button: str) -> Action | None:
    """The one thing that can be meant; None: something is to be chosen, or the player wants to be asked. In a lesson
    every press is one to learn by."""
    if not state.player.settings.at_once or state.lecture is not None:
        return None
    seen, me = state.seen, state.me
    match button:
        case "aus":
            return AUS
        case "uebergaigelt":
            return _only([ACCUSE + side for side in range(seen.law.sides) if side != seen.law.side[me]])
        case "melden":
            return _possible(state, _pairs(seen, me))
        case "diss":
            return _possible(state, [TAKE, RESERVE, SWAP] if seen.reserver == me else [SWAP, RESERVE, TAKE])
    return None


def _only(actions: Sequence[Action]) -> Action | None:
    return actions[0] if len(actions) == 1 else None


def _possible(state: TableState, actions: Sequence[Action]) -> Action | None:
    """The only one that may be done; where none may, the first, which says why."""
    allowed = [action for action in actions if state.chair.why_not(action) is None]
    return _only(allowed) if allowed else actions[0]


def _pairs(seen: Deal, me: int) -> list[Action]:
    """Every pair that is held, once and twice; without one any, which says so."""
    held = [pairs_held(seen.hands[me], suit) for suit in range(4)]
    once = [DECLARE + suit for suit, pairs in enumerate(held) if pairs]
    return once + [DECLARE_TWICE + suit for suit, pairs in enumerate(held) if pairs == 2] or [DECLARE]
