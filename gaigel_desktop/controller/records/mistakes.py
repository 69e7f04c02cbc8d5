"""Mistakes: what somebody could have laid instead, of the cards that everybody has seen when the deal is over. Pure.

Somebody kept a fat card from a trick that was their side’s already, and then lost it; or threw one into a trick of the
others though something low lay beside it. Only cards that were played openly later are spoken of, and of those alone
the record is asked whether they lay in that hand already: nothing is said that is not so, nor of a card nobody saw.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.cards import ACE, BIT, RANK, SUIT, TEN
from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start

Kind = Literal["not_smeared", "fed"]
LOW: Final = 2  # card points: nobody is sorry for it


class Mistake(NamedTuple):
    """Somebody’s card, by what was wrong with it, and whose trick it was."""

    kind: Kind
    seat: int
    taker: int


class _Laid(NamedTuple):
    """A card as it was played: how the table stood before, and who took the trick."""

    seat: int
    card: int
    before: Deal
    taker: int = NOBODY


def mistakes(record: Record) -> list[Mistake]:
    """Those of a deal, in order; of the cards that were played openly."""
    laid = _laid(record)
    return [
        Mistake(kind, each.seat, each.taker) for at, each in enumerate(laid) for kind in _kinds(each, laid[at + 1 :])
    ]


def _kinds(each: _Laid, later: list[_Laid]) -> Iterator[Kind]:
    """What was wrong with a card, as those say that came later from the same hand."""
    if each.taker == NOBODY or not each.before.trick:
        return
    kept = [other for other in later if other.seat == each.seat and _could(each, other.card)]
    if _was_ours(each) and _is_low(each) and any(_is_fat(other) and _is_lost(other) for other in kept):
        yield "not_smeared"
    if _is_fat(each) and _was_theirs(each) and any(map(_is_low, kept)):
        yield "fed"


def _could(each: _Laid, card: int) -> bool:
    """Whether this card lay in the hand, and might have been laid instead."""
    held = each.before.hands[each.seat] & BIT[card]
    return bool(held) and why_not(each.before, each.seat, card) is None


def _is_low(each: _Laid) -> bool:
    return each.before.law.card_points[each.card] <= LOW


def _is_fat(each: _Laid) -> bool:
    """Aces and Tens; trumps are there for something else."""
    return RANK[each.card] in (ACE, TEN) and SUIT[each.card] != each.before.trump


def _was_ours(each: _Laid) -> bool:
    """Whether the trick belonged to the partner, and nobody could change that any more."""
    before = each.before
    side = before.law.side
    return len(before.trick) == before.players - 1 and side[before.best_seat] == side[each.seat]


def _was_theirs(each: _Laid) -> bool:
    """Whether others had the trick and kept it, and nobody who plays with this one came after."""
    before, side = each.before, each.before.law.side
    laid = [(before.leader + place) % before.players for place in range(len(before.trick))]
    to_come = set(range(before.players)) - {*laid, each.seat}
    alone = all(side[seat] != side[each.seat] for seat in to_come)
    return alone and side[before.best_seat] != side[each.seat] and _is_lost(each)


def _is_lost(each: _Laid) -> bool:
    """Whether the card went to others."""
    side = each.before.law.side
    return each.taker != NOBODY and side[each.taker] != side[each.seat]


def _laid(record: Record) -> list[_Laid]:
    """The cards that were played openly, in order."""
    deal = start(record)
    laid: list[_Laid] = []
    for seat, action in record.actions:
        before, told = deal.copy() if is_card(action) else deal, list[Event]()
        apply(deal, seat, action, told)
        for event in told:
            if isinstance(event, events.Played):
                laid.append(_Laid(event.seat, event.card, before))
            elif isinstance(event, events.TrickTaken):
                laid = [_taken(each, deal.done - 1, event.seat) for each in laid]
    return laid


def _taken(each: _Laid, trick: int, taker: int) -> _Laid:
    return each._replace(taker=taker) if each.before.done == trick else each
