"""Forbidden: what nobody at the table may say now, whatever anybody holds. Only what everybody sees decides."""

from __future__ import annotations

from . import actions
from .actions import ACCUSE, DECLARE, PASS, PROOF, Action
from .deal import CLAIM, NOBODY, OVER, Deal
from .ending import why_not_aus
from .exchange import why_nobody_swaps
from .judge import why_never
from .pairs import why_nobody_declares


def why_nobody(deal: Deal, action: Action) -> str | None:
    """Why nobody at the table may say this now; None if somebody perhaps may."""
    if deal.phase == OVER:
        return "deal_over"
    if deal.phase == CLAIM:
        return None if action in (actions.QUESTION, PASS) else "claim_open"
    return why_never(deal, action) or _why_nobody_now(deal, action)


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
