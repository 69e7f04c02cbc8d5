"""What a blameless player may put on the table: with `revoke = "forfeits"` the judge accepts more, and it loses."""

from __future__ import annotations

from mypy_extensions import i64

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.cards import faces
from gaigel_desktop.rules.deal import OPENING, Deal
from gaigel_desktop.rules.duty import bound_to, dutiful, playable
from gaigel_desktop.rules.judge import card_actions


def blameless(deal: Deal, seat: i64) -> tuple[Action, ...]:
    """Every way in which the seat, in turn, may play a card without breaking a duty."""
    return card_actions(deal) if deal.phase == OPENING else faces(blameless_cards(deal, seat))


def blameless_cards(deal: Deal, seat: i64) -> i64:
    """The same as a mask of faces, once the deal has been opened."""
    allowed = playable(deal, seat)
    if deal.law.forfeits:
        allowed = allowed & dutiful(deal, seat, bound_to(deal, seat)) or allowed
    return allowed
