"""Rules of thumb: what a good regular plays without thinking, at every table; it also plays the ends of all guesses.

Each card is judged by the chance that the own side gets the trick, what the trick is worth, and what the card would be
worth in the hand. The numbers began as those of `greedy`, who never changes; these may learn. A search spends nearly
all its time here, so tables come first, and a hand is judged in one go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN, SECOND, SIEBENER, TRUMPS, Action
from gaigel_desktop.rules.cards import (
    ABOVE,
    ACE,
    BIT,
    FACES,
    KING,
    OBER,
    OF_SUIT,
    RANK,
    SUIT,
    TEN,
    TWIN,
    faces,
)
from gaigel_desktop.rules.deal import ENDGAME, FIRST_TRICK, NO_SUIT, OPENING, Deal
from gaigel_desktop.rules.opening import cards_for, openings

from .duties import blameless_cards

KEEP_TRUMP: Final[tuple[float, ...]] = (3.0, 4.152, 3.470, 10.0, 14.776, 27.713)  # from the Seven to the ace
KEEP_ACE: Final = 4.320
KEEP_TEN: Final = 2.0
STRICT_TRUMP: Final = 0.615
STRICT_ACE: Final = -6.419
PAIR_PLAIN: Final = 11.012
PAIR_TRUMP: Final = 36.650
HALF_PLAIN: Final = 2.040
HALF_TRUMP: Final = 6.963
SWAP_SEVEN: Final = 7.077
SEVEN_FOR: Final[tuple[float, ...]] = (0.0, 0.5, 0.5, 1.5, 1.5, 1.5)  # by the rank of the indicator
NO_TRICK: Final = 6.360
LEAD: Final = 20.188
OUT_NOW: Final = 150.0
Q_SECOND: Final = 0.850
Q_DIVE: Final = 0.676
Q_DIVE_ACE: Final = 0.930
SECOND_ACE_HELPS: Final = 0.3
SEVENS_HOPE: Final = 0.5  # an opening that plays for Sevens wins as often as it loses
LEAST: Final = -1e9
AVOID: Final = 1000.0  # who plays auf Dissle must not win a trick

# The chance to keep the trick: by class of the card that leads it, with one and with more opponents to come.
SURE: Final = 0
TRUMP_HIGH: Final = 1
TRUMP_LOW: Final = 2
PLAIN_TOP: Final = 3
PLAIN: Final = 4
HOLDS_ONE: Final[tuple[float, ...]] = (1.0, 1.0, 0.657, 0.428, 0.416)
HOLDS_MORE: Final[tuple[float, ...]] = (1.0, 0.725, 0.640, 0.550, 0.0)


def _keeps(trump: i64, strict: bool) -> tuple[float, ...]:
    """What each face is worth in the hand, pairs and the Diss left aside."""
    plain = {ACE: STRICT_ACE if strict else KEEP_ACE, TEN: 0.0 if strict else KEEP_TEN}
    share = STRICT_TRUMP if strict else 1.0
    return tuple(
        KEEP_TRUMP[RANK[face]] * share if SUIT[face] == trump else plain.get(RANK[face], 0.0) for face in range(24)
    )


KEEP: Final[tuple[tuple[float, ...], ...]] = tuple(
    _keeps(trump, strict) for strict in (False, True) for trump in range(4)
)


def best_card(deal: Deal, seat: i64) -> Action:
    """What the seat in turn puts on the table."""
    if deal.phase == OPENING:
        ways = openings(deal, seat)
    else:
        ways = list(faces(blameless_cards(deal, seat)))
        if len(ways) == 1:
            return ways[0]
    return _best(deal, seat, ways, None)


def best_opening(deal: Deal, seat: i64, mode: i64) -> i64:
    """The card with which Vorhand opens in this mode."""
    return _best(deal, seat, [mode * 24 + card for card in faces(cards_for(deal, seat, mode))], None) % 24


def judge(deal: Deal, seat: i64, ways: list[Action]) -> list[float]:
    """How good each of these cards is now."""
    scores: list[float] = []
    _best(deal, seat, ways, scores)
    return scores


def _best(deal: Deal, seat: i64, ways: list[Action], scores: list[float] | None) -> Action:
    """The best of these cards, the first of equal ones; all their scores for whoever wants them."""
    if deal.dissle >> seat & 1 and deal.phase != OPENING:
        return _best_dodge(deal, ways, scores)
    if deal.phase <= FIRST_TRICK:
        return _best_first_trick(deal, seat, ways, scores)
    return _best_later(deal, seat, ways, scores)


def _best_dodge(deal: Deal, ways: list[Action], scores: list[float] | None) -> Action:
    """Who plays auf Dissle stays below, and gets rid of what might take a trick."""
    best, most = ways[0], LEAST
    for card in ways:
        score = -AVOID * _takes(deal, card) + RANK[card]
        if scores is not None:
            scores.append(score)
        if score > most:
            best, most = card, score
    return best


def _takes(deal: Deal, card: i64) -> bool:
    return not deal.trick or deal.led == NO_SUIT or deal.power[card] > deal.best_power


# -- what lies where ---------------------------------------------------------------------------------------------


def unseen_faces(deal: Deal, seat: i64) -> i64:
    """Faces of which a copy is neither in the own hand nor played."""
    gone = deal.played
    if not deal.face_down:
        for card in deal.trick:
            gone |= TWIN[card] if gone & BIT[card] else BIT[card]
    hand = deal.hands[seat]
    return FACES & ~(gone & hand | gone >> 24 | hand >> 24)


def opponents_to_come(deal: Deal) -> i64:
    """How many opponents of the seat in turn play after it."""
    to_come: i64 = deal.players - len(deal.trick) - 1
    return (to_come + 1) // 2 if deal.law.sides < deal.players else to_come


def holds(card: i64, trump: i64, unseen: i64, opponents: i64) -> float:
    """The chance that this card keeps the trick while so many opponents are to come."""
    suit = SUIT[card]
    higher = unseen & OF_SUIT[suit] & ABOVE[card]
    if suit == trump:
        rank = SURE if not higher else TRUMP_LOW if RANK[card] <= OBER else TRUMP_HIGH
    elif higher:
        rank = PLAIN
    else:
        rank = PLAIN_TOP if unseen & OF_SUIT[trump] else SURE
    return HOLDS_ONE[rank] if opponents == 1 else HOLDS_MORE[rank]


def _for_pair(deal: Deal, seat: i64, card: i64, unseen: i64) -> float:
    """A King or Ober is worth more if the other one is there, or may still come."""
    hand, used = deal.hands[seat], deal.used[seat]
    fresh = (hand & ~used | hand >> 24 & ~(used >> 24)) & FACES
    if not fresh & BIT[card]:
        return 0.0
    other = BIT[card + 1 if RANK[card] == OBER else card - 1]
    trump = SUIT[card] == deal.trump
    if fresh & other:
        return 0.0 if hand & TWIN[card] else PAIR_TRUMP if trump else PAIR_PLAIN
    if deal.rounds and unseen & other:
        return HALF_TRUMP if trump else HALF_PLAIN
    return 0.0


def _for_diss(deal: Deal, card: i64) -> float:
    """The Seven of trumps is worth what may be exchanged for it."""
    if not deal.rounds or card != deal.trump * 6:
        return 0.0
    return SWAP_SEVEN * SEVEN_FOR[RANK[deal.indicator]]


# -- judging -----------------------------------------------------------------------------------------------------


def _best_later(deal: Deal, seat: i64, ways: list[Action], scores: list[float] | None) -> Action:
    """All tricks but the special first one."""
    side = deal.law.side
    mine = side[seat]
    trump = deal.trump
    unseen = unseen_faces(deal, seat)
    opponents = opponents_to_come(deal)
    points = deal.law.card_points
    power, to_beat = deal.power, deal.best_power
    keep = KEEP[trump + 4 if deal.phase == ENDGAME else trump]
    leading = not deal.trick or deal.led == NO_SUIT
    powerless = deal.siebener >> seat & 1
    lying: i64 = 0
    for card in deal.trick:
        lying += points[card]
    chance_otherwise = 0.0
    if deal.trick and side[deal.best_seat] == mine:
        chance_otherwise = 1.0
        if opponents and deal.best >= 0:
            chance_otherwise = holds(deal.best, trump, unseen, opponents)
    extra = float(lying) + (0.0 if deal.trick else LEAD) + (0.0 if deal.tricks[mine] else NO_TRICK)
    missing: i64 = 101 - lying - deal.points[mine]
    theirs: i64 = 101 - lying - most_of_others(deal, mine)
    best, most = ways[0], LEAST
    for card in ways:
        chance = chance_otherwise
        if not powerless and (leading or power[card] > to_beat):
            chance = holds(card, trump, unseen, opponents) if opponents else 1.0
        value: i64 = points[card]
        kept = keep[card]
        rank: i64 = RANK[card]
        if rank in (OBER, KING):
            kept += _for_pair(deal, seat, card, unseen)
        elif rank == 0:
            kept += _for_diss(deal, card)
        score = (2.0 * chance - 1.0) * (float(value) + extra) - kept
        if value >= missing:
            score += OUT_NOW * chance
        if value >= theirs:
            score -= OUT_NOW * (1.0 - chance)
        if scores is not None:
            scores.append(score)
        if score > most:
            best, most = card, score
    return best


def most_of_others(deal: Deal, mine: i64) -> i64:
    """The points of the best other side."""
    if deal.law.sides == 2:
        return deal.points[1 - mine]
    return max(points for side, points in enumerate(deal.points) if side != mine)


def _best_first_trick(deal: Deal, seat: i64, ways: list[Action], scores: list[float] | None) -> Action:
    """The opening, and the cards that follow it."""
    mine = deal.law.side[seat]
    unseen = unseen_faces(deal, seat)
    first = 0.0 if deal.tricks[mine] else NO_TRICK
    lying = 0.0
    if not deal.face_down:
        for card in deal.trick:
            lying += deal.law.card_points[card]
    best, most = ways[0], LEAST
    for way in ways:
        card = way % 24
        chance = _chance_opening(way // 24) if deal.phase == OPENING else _chance_following(deal, mine, card)
        worth = lying + deal.law.card_points[card] + first
        if deal.phase == OPENING or deal.face_down:
            worth += LEAD + (way // 24 == SECOND)
        kept = KEEP[deal.trump][card] + _for_diss(deal, card)
        if RANK[card] in (OBER, KING):
            kept += _for_pair(deal, seat, card, unseen)
        score = (2.0 * chance - 1.0) * worth - kept
        if scores is not None:
            scores.append(score)
        if score > most:
            best, most = way, score
    return best


def _chance_opening(mode: i64) -> float:
    if mode == DIVE:
        return Q_DIVE
    if mode == SECOND:
        return Q_SECOND
    return SEVENS_HOPE if mode in (DISSLE, SIEBENER) else 1.0


def _chance_following(deal: Deal, mine: i64, card: i64) -> float:
    side = deal.law.side
    mode = deal.mode
    if mode == DIVE:
        if RANK[card] == ACE:
            return Q_DIVE_ACE
        return Q_DIVE if side[deal.leader] == mine else 1.0 - Q_DIVE
    if mode == SECOND:
        if side[deal.leader] == mine:
            return Q_SECOND
        return 1.0 - Q_SECOND + (SECOND_ACE_HELPS if RANK[card] == ACE else 0.0)
    if side[deal.best_seat] == mine:
        return 1.0
    if mode == ELFEN or (mode == TRUMPS and SUIT[card] != deal.trump):
        return 0.0
    return float(_takes(deal, card))
