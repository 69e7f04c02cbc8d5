"""Before the match: turning up cards for the first dealer and the partners, or cutting for it.

That is rules.md 2, Seats and sides.
"""

from __future__ import annotations

from typing import NamedTuple

from .cards import ACE, RANK
from .options import RuleSet
from .seats import has_partners, sides


class TurnedUp(NamedTuple):
    """A card turned up before, or cut by, a seat."""

    seat: int
    card: int


class Umschlag(NamedTuple):
    """What was turned up, who deals first, and where everybody sits now.

    `seating[new seat]` is the seat that the player had before; the dealer is a new seat.
    """

    turned: tuple[TurnedUp, ...]
    dealer: int
    seating: tuple[int, ...]


def chosen_by_aces(rules: RuleSet) -> bool:
    """Whether aces (P, D) or the highest card (U) choose the first dealer."""
    return rules.first_dealer == "aces"


def aces_choose_partners(rules: RuleSet) -> bool:
    """Whether the aces find two sides too; three and four pairs keep the seats they have."""
    return chosen_by_aces(rules) and has_partners(rules) and sides(rules) == 2


def umschlag(rules: RuleSet, pack: tuple[int, ...], keep_partners: bool = False) -> Umschlag:
    """Choose the first dealer, and by the aces the partners too unless they stay as they are seated."""
    if not chosen_by_aces(rules):
        return high_card(rules, pack)
    return _by_aces(rules, pack, keep_partners)


def _by_aces(rules: RuleSet, pack: tuple[int, ...], keep_partners: bool) -> Umschlag:
    """Cards go round from seat 0, passing over those who have an ace, until half the table has one (P, D)."""
    n = rules.players
    wanted = n // 2 if aces_choose_partners(rules) and not keep_partners else 1
    turned: list[TurnedUp] = []
    owners: list[int] = []
    seat = 0
    while len(owners) < wanted:
        card = pack[len(turned)]
        turned.append(TurnedUp(seat, card))
        if RANK[card] == ACE:
            owners.append(seat)
        seat = (seat + 1) % n
        while seat in owners:
            seat = (seat + 1) % n
    if wanted == 1:
        return Umschlag(tuple(turned), owners[0], tuple(range(n)))
    return Umschlag(tuple(turned), 0, _crosswise(owners, n))


def _crosswise(owners: list[int], n: int) -> tuple[int, ...]:
    """The owners of the aces sit on the even seats, the first of them deals from seat 0; nobody else moves more
    than needed: both sides keep the order in which they sat, from the dealer on."""
    from_dealer = [(owners[0] + step) % n for step in range(n)]
    ours = [seat for seat in from_dealer if seat in owners]
    theirs = [seat for seat in from_dealer if seat not in owners]
    return tuple(seat for pair in zip(ours, theirs, strict=True) for seat in pair)


def high_card(rules: RuleSet, pack: tuple[int, ...]) -> Umschlag:
    """U: everybody cuts a card, the highest deals, equal highest cards cut again; partners stay as seated."""
    n = rules.players
    cutting = list(range(n))
    turned: list[TurnedUp] = []
    while len(cutting) > 1 and len(turned) + len(cutting) <= len(pack):  # a pack that long tied has no end
        cut = [TurnedUp(seat, card) for seat, card in zip(cutting, pack[len(turned) :], strict=False)]
        turned += cut
        highest = max(RANK[card] for _, card in cut)
        cutting = [seat for seat, card in cut if RANK[card] == highest]
    return Umschlag(tuple(turned), cutting[0], tuple(range(n)))
