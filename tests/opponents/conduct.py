"""Counting conduct: how often each level does what a table shakes its head at. `python -m tests.opponents.conduct`.

Counted like manners, from the deal as it really lies and by definitions of its own, while the talon lasts, after the
first trick, and with a plain card at hand that is below the ten and no half of a pair. What the opponents mind
themselves (`opponents/conduct.py`): a plain ten or ace thrown under a card of the opponents with the partner still to
come, a plain ten led while an ace of its suit is out, a trump thrown away under a card of the opponents, and points
given to their trick after the partner has played, with a plain Seven in hand. What all know to be in the hand of a
partner excuses the first two, and so does it if the ten or the ace decides the deal. And in the first trick, a plain
ten or ace thrown in blind after an opponent's "Höher hat!".

What nobody minds but a strong player who reads along: the ten of trumps led while an ace of trumps is out; a trump that
is no ten or ace put on a plain ace of the partner, with an opponent still to come; as the last, nothing worth having
given to the partner's trick with a plain ten or ace in hand; as the last, ten points or more left to the opponents that
a trump below the ten would have taken; the Seven of trumps played that might still be exchanged; and half of a pair
played before it was declared. It ends with 1 if the master does something more often than it may.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from gaigel_desktop.rules.actions import DIVE, Action
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, TEN, cards, copies
from gaigel_desktop.rules.deal import FIRST_TRICK, NOBODY, TALON, Deal
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start
from tests.opponents.manners import print_table

FAT: Final = 10
# How often the master may, in a hundred deals.
BUDGETS: Final = {
    "fat under an opponent": 2.0,
    "ten led": 2.0,
    "trump thrown away": 2.0,
    "points given": 2.0,
    "thrown blind": 4.0,
    "ten of trumps led": 25.0,
    "ace of the partner trumped": 9.0,
    "partner not fed": 4.0,
    "fat trick let go": 2.0,
    "Diss played": 0.5,
    "pair broken": 4.5,
}
HABITS: Final = tuple(BUDGETS)
MINDED: Final = HABITS[:5]


def conduct_of(record: Record) -> Counter[str]:
    """What was done in this deal that nobody likes to see."""
    found: Counter[str] = Counter()
    deal = start(record)
    for seat, action in record.actions:
        if action < 24 and is_judged(deal):
            found.update(habits_with(deal, seat, action))
        apply(deal, seat, action)
    return found


def is_judged(deal: Deal) -> bool:
    """Whether a card that follows or is led now is looked at."""
    if deal.phase == FIRST_TRICK:
        return deal.mode == DIVE
    return deal.phase == TALON and deal.done > 0


def habits_with(deal: Deal, seat: int, card: Action) -> list[str]:
    """What is wrong with playing this card now."""
    small = small_cards(deal, seat)
    if not small:
        return []
    if deal.phase == FIRST_TRICK:
        theirs = deal.law.side[deal.leader] != deal.law.side[seat]
        return ["thrown blind"] if theirs and RANK[card] >= TEN and SUIT[card] != deal.trump else []
    habits = [_with_trick(deal, seat, card, small), _whatever_lies(deal, seat, card)]
    return [habit for habit in habits if habit]


def small_cards(deal: Deal, seat: int) -> list[int]:
    """The plain cards below the ten that belong to no pair in the hand."""
    hand = deal.hands[seat]
    plain = [card for card in cards(hand) if SUIT[card] != deal.trump and RANK[card] < TEN]
    return [card for card in plain if RANK[card] not in (KING, OBER) or not _has_pair(deal, seat, SUIT[card])]


def _has_pair(deal: Deal, seat: int, suit: int) -> bool:
    """King and Ober of which neither has been declared."""
    hand, used = deal.hands[seat], deal.used[seat]
    return all(copies(hand, 6 * suit + rank) > copies(used, 6 * suit + rank) for rank in (KING, OBER))


def _with_trick(deal: Deal, seat: int, card: int, small: list[int]) -> str:
    """What is wrong with it as the trick lies."""
    if not deal.trick:
        return _led(deal, seat, card)
    if deal.law.side[deal.best_seat] == deal.law.side[seat]:
        return _on_partner(deal, seat, card)
    if deal.power[card] > deal.best_power:
        return ""
    return _thrown(deal, seat, card, small)


def _led(deal: Deal, seat: int, card: int) -> str:
    """A ten that an ace may catch, unless the own side is known to hold it, or it goes out with the ten."""
    side = deal.law.side
    ace, ours = (
        card - TEN + ACE,
        [other for other in range(deal.players) if side[other] == side[seat] and other != seat],
    )
    out = 2 - copies(deal.played, ace) - copies(deal.hands[seat], ace) - sum(copies(deal.known[o], ace) for o in ours)
    if RANK[card] != TEN or not out or deal.points[side[seat]] + deal.law.card_points[card] >= OUT:
        return ""
    return "ten of trumps led" if SUIT[card] == deal.trump else "ten led"


def _thrown(deal: Deal, seat: int, card: int, small: list[int]) -> str:
    """Under a card of the opponents."""
    if SUIT[card] == deal.trump:
        return "trump thrown away"
    if _to_come(deal, seat, partners=True):
        return "fat under an opponent" if RANK[card] >= TEN and _is_thrown_in_hope(deal, seat, card) else ""
    if deal.law.card_points[card] and any(RANK[spare] == SEVEN for spare in small):
        return "points given"
    return "fat trick let go" if _could_take_cheaply(deal, seat) else ""


def _is_thrown_in_hope(deal: Deal, seat: int, card: int) -> bool:
    """Nobody knows that the partner can take it, and the deal goes on in any case."""
    side, n = deal.law.side, deal.players
    after = [(seat + step) % n for step in range(1, n - len(deal.trick))]
    known = {face for other in after if side[other] == side[seat] for face in cards(deal.known[other])}
    lying = sum(deal.law.card_points[laid] for laid in deal.trick) + deal.law.card_points[card]
    most = max(*(deal.points[side[who]] for who in (seat, deal.best_seat)))
    return most + lying < OUT and all(deal.power[face] <= deal.best_power for face in known)


def _on_partner(deal: Deal, seat: int, card: int) -> str:
    """On a trick that is the partner's as it lies."""
    if _to_come(deal, seat, partners=False):
        thin = SUIT[card] == deal.trump and RANK[card] < TEN
        ace = RANK[deal.best] == ACE and SUIT[deal.best] != deal.trump
        return "ace of the partner trumped" if thin and ace else ""
    fat = any(RANK[other] >= TEN and SUIT[other] != deal.trump for other in cards(deal.hands[seat]))
    last = len(deal.trick) == deal.players - 1
    return "partner not fed" if last and fat and deal.law.card_points[card] < FAT else ""


def _to_come(deal: Deal, seat: int, *, partners: bool) -> int:
    """How many partners, or how many opponents, play to this trick after the seat."""
    side = deal.law.side
    after = [(seat + step) % deal.players for step in range(1, deal.players - len(deal.trick))]
    return sum((side[other] == side[seat]) == partners for other in after)


def _could_take_cheaply(deal: Deal, seat: int) -> bool:
    """Ten points lie there, nobody comes after, and a trump below the ten would do."""
    fat = sum(deal.law.card_points[lying] for lying in deal.trick) >= FAT and len(deal.trick) == deal.players - 1
    trumps = [card for card in cards(deal.hands[seat]) if SUIT[card] == deal.trump and RANK[card] < TEN]
    return fat and any(deal.power[card] > deal.best_power and not _has_pair(deal, seat, deal.trump) for card in trumps)


def _whatever_lies(deal: Deal, seat: int, card: int) -> str:
    """What is wrong with giving it away at all."""
    if RANK[card] in (KING, OBER) and _has_pair(deal, seat, SUIT[card]):
        one = copies(deal.hands[seat], card) == 1
        return "pair broken" if one else ""
    if card != 6 * deal.trump + SEVEN or copies(deal.hands[seat], card) > 1:
        return ""
    worth_it = deal.law.exchange and deal.rounds and RANK[deal.indicator] >= KING
    return "Diss played" if worth_it and deal.exchanger in (NOBODY, deal.law.side[seat]) else ""


if __name__ == "__main__":
    sys.exit(print_table(__doc__ or "", HABITS, conduct_of, BUDGETS))
