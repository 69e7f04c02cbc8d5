"""Doubted: a deal of which somebody asks whether the computer cheated, and the door to that."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from gaigel_desktop.controller.match.deals import Past, given_up, past_deal
from gaigel_desktop.controller.store.archive import PastDeal, whole_match
from gaigel_desktop.rules.seats import sides_of

from .desk import Desk
from .seating import Seating

if TYPE_CHECKING:
    from gaigel_desktop.controller.trust.inquiry import Inquiry


class Doubted(NamedTuple):
    """The deal, who sat where, and after how many of its deeds somebody looks at it; None: after the last one."""

    inquiry: Inquiry
    seating: Seating
    at: int | None = None
    past: tuple[Past, ...] = ()  # the deals of its match before it, as far as they are known


class Doubt(Protocol):
    """The door, for the deal that lies there."""

    def __call__(self, at: int | None = None) -> None:
        """Somebody has doubts at this place of it."""


def doubt_at(desk: Desk, deal: PastDeal, seating: Seating) -> Doubt:
    """The door, for a deal of the past."""

    def doubt(at: int | None = None) -> None:
        desk.doubt(doubted_past(desk, deal, seating, at))

    return doubt


def doubted_past(desk: Desk, deal: PastDeal, seating: Seating, at: int | None = None) -> Doubted:
    """A deal of the past, at a place of it."""
    from gaigel_desktop.controller.trust.inquiry import inquiry_of_past  # nobody doubts on the way to a table

    return Doubted(inquiry_of_past(deal, desk.store, seating.me), seating, at, _before(desk, deal, seating.me))


def _before(desk: Desk, deal: PastDeal, me: int) -> tuple[Past, ...]:
    """The deals of the same match that came before this one, as the slate needs them."""
    if desk.store is None:
        return ()
    own = sides_of(deal.record.rules)[me]
    found = [each.record for each in whole_match(desk.store.database, deal.match.id) if each.id < deal.id]
    return tuple(
        past_deal(record.result or given_up(record.rules, own), record.match.before, record.match.after, record.actions)
        for record in found
        if record.match is not None and record.match.after is not None
    )
