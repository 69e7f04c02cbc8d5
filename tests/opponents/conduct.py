"""Counting conduct: how often each level does what a table shakes its head at. `python -m tests.opponents.conduct`.

Counted like manners, from the deal as it really lies and by definitions of its own, while the talon lasts and after the
first trick. The first four with a plain card below the ten at hand that is no half of a pair: a plain ten or ace thrown
under a card of the opponents with the partner still to come, a plain ten led while an ace of its suit is out, a trump
thrown away under a card of the opponents, and points given to their trick after the partner has played, with a plain
Seven in hand.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, TEN, cards, copies
from gaigel_desktop.rules.deal import TALON, Deal
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start
from tests.opponents.manners import print_table

FOUR: Final = ("fat under an opponent", "ten led", "trump thrown away", "points given")
HABITS: Final = (*FOUR,)


def conduct_of(record: Record) -> Counter[str]:
    """What was done in this deal that nobody likes to see."""
    found: Counter[str] = Counter()
    deal = start(record)
    for seat, action in record.actions:
        if action < 24 and deal.phase == TALON and deal.done:
            found.update(habits_with(deal, seat, action))
        apply(deal, seat, action)
    return found


def habits_with(deal: Deal, seat: int, card: Action) -> list[str]:
    """What is wrong with playing this card now."""
    small = small_cards(deal, seat)
    if not small or (card in small and RANK[card] == SEVEN):
        return []
    habit = _led(deal, seat, card) if not deal.trick else _thrown(deal, seat, card, small)
    return [habit] if habit else []


def small_cards(deal: Deal, seat: int) -> list[int]:
    """The plain cards below the ten that belong to no pair in the hand."""
    hand = deal.hands[seat]
    whole = [suit for suit in range(4) if copies(hand, 6 * suit + KING) and copies(hand, 6 * suit + OBER)]
    plain = [card for card in cards(hand) if SUIT[card] != deal.trump and RANK[card] < TEN]
    return [card for card in plain if RANK[card] not in (KING, OBER) or SUIT[card] not in whole]


def _led(deal: Deal, seat: int, card: int) -> str:
    ace = card - TEN + ACE
    bare = (
        RANK[card] == TEN and SUIT[card] != deal.trump and copies(deal.played, ace) + copies(deal.hands[seat], ace) < 2
    )
    return "ten led" if bare else ""


def _thrown(deal: Deal, seat: int, card: int, small: list[int]) -> str:
    side = deal.law.side
    if side[deal.best_seat] == side[seat] or deal.power[card] > deal.best_power:
        return ""
    if SUIT[card] == deal.trump:
        return "trump thrown away"
    to_come = [(seat + step) % deal.players for step in range(1, deal.players - len(deal.trick))]
    if any(side[other] == side[seat] for other in to_come):
        return "fat under an opponent" if RANK[card] >= TEN else ""
    return "points given" if deal.law.card_points[card] and any(RANK[spare] == SEVEN for spare in small) else ""


if __name__ == "__main__":
    print_table(__doc__ or "", HABITS, conduct_of)
