"""Forbidden: what nobody may say now, or a seat may not, whatever anybody holds. Only what everybody sees decides."""

from __future__ import annotations

from . import actions
from .actions import ACCUSE, DECLARE, PASS, PROOF, Action
from .deal import CLAIM, NOBODY, OVER, Deal
from .ending import why_not_aus
from .exchange import is_earned_alone, why_nobody_swaps, why_not_earned
from .judge import why_never
from .pairs import why_nobody_declares, why_not_yet


def why_nobody(deal: Deal, action: Action) -> str | None:
    """Why nobody at the table may say this now; None if somebody perhaps may."""
    if deal.phase == OVER:
        return "deal_over"
    if deal.phase == CLAIM:
        return None if action in (actions.QUESTION, PASS) else "claim_open"
    return why_never(deal, action) or _why_nobody_now(deal, action)


def why_not_here(deal: Deal, seat: int, action: Action) -> str | None:
    """Why this seat may not say it now, whatever it holds: nobody may, or its side has not won what it takes."""
    reason = why_nobody(deal, action)
    if reason is not None:
        return reason
    if DECLARE <= action < PASS:
        return why_not_yet(deal, seat)
    if action in (actions.SWAP, actions.RESERVE):
        return why_not_earned(deal, seat)
    return "nothing_reserved" if action == actions.TAKE and deal.reserver != seat else None


def earns_alone(deal: Deal, seat: int, action: Action) -> bool:
    """Whether only a trick of the seat itself will do for this: it has no partner, or the partner's does not count."""
    side = deal.law.side
    return side.count(side[seat]) == 1 or (action == actions.SWAP and is_earned_alone(deal))


def _why_nobody_now(deal: Deal, action: Action) -> str | None:
    """The moment, for what this table knows."""
    if DECLARE <= action < PASS:
        return why_nobody_declares(deal)
    if action in (actions.SWAP, actions.RESERVE):
        return why_nobody_swaps(deal)
    if action == actions.TAKE:
        return "nothing_reserved" if deal.reserver == NOBODY else None
    if action == actions.AUS or ACCUSE <= action < PROOF:
        return why_not_aus(deal)
    if action in (actions.ANNOUNCE_SIEBENER, actions.ANNOUNCE_DISSLE):
        return "after_first_card" if deal.done else None
    return None
