"""Rules of thumb: what a good regular plays without thinking, at every table; it also plays the ends of all guesses.

Each card is judged by the chance that the own side gets the trick, what the trick is worth, and what the card would be
worth in the hand. The numbers began as those of `greedy`, who never changes; these may learn. A search spends nearly
all its time here, so tables come first, and a hand is judged in one go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN, SECOND, SIEBENER, TRUMPS, Action
from gaigel_desktop.rules.cards import ACE, FACES, KING, OBER, RANK, SEVEN, SUIT, TEN, faces, first, hand_of
from gaigel_desktop.rules.deal import ENDGAME, FIRST_TRICK, NO_SUIT, OPENING, Deal
from gaigel_desktop.rules.ending import OUT
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

# The chance to keep the trick: by opponents to come (none, one, more), and by how firm the card is that leads it.
SURE: Final = 0
TRUMP_HIGH: Final = 1
TRUMP_LOW: Final = 2
PLAIN_TOP: Final = 3
PLAIN: Final = 4
HOLDS: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 1.0, 1.0, 1.0, 1.0),
    (1.0, 1.0, 0.657, 0.428, 0.416),
    *((1.0, 0.725, 0.640, 0.550, 0.0),) * 6,
)
MOST_POWER: Final = 99
NO_CARD: Final = -1
RANKS_IN: Final[tuple[tuple[i64, ...], ...]] = tuple(
    tuple(rank for rank in range(6) if few >> rank & 1) for few in range(64)
)
EXCHANGED: Final = 1 << SEVEN
PAIRED: Final = 1 << OBER | 1 << KING


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
        return _best_of(deal, seat, openings(deal, seat), None)
    allowed = blameless_cards(deal, seat)
    if not allowed & allowed - 1:
        return first(allowed)
    if is_plain_trick(deal, seat):
        return _best_later(deal, seat, allowed, None)
    return _best_of(deal, seat, list(faces(allowed)), None)


def best_opening(deal: Deal, seat: i64, mode: i64) -> i64:
    """The card with which Vorhand opens in this mode."""
    return _best_of(deal, seat, [mode * 24 + card for card in faces(cards_for(deal, seat, mode))], None) % 24


def judge(deal: Deal, seat: i64, ways: list[Action]) -> list[float]:
    """How good each of these cards, in ascending order, is now."""
    scores: list[float] = []
    if is_plain_trick(deal, seat):
        _best_later(deal, seat, hand_of(ways), scores)
    else:
        _best_of(deal, seat, ways, scores)
    return scores


def is_plain_trick(deal: Deal, seat: i64) -> bool:
    """Neither the first trick nor one that the seat must not win."""
    return deal.phase > FIRST_TRICK and not deal.dissle >> seat & 1


def _best_of(deal: Deal, seat: i64, ways: list[Action], scores: list[float] | None) -> Action:
    """The best of these cards, the first of equal ones; all their scores for whoever wants them."""
    if deal.dissle >> seat & 1 and deal.phase != OPENING:
        return _best_dodge(deal, ways, scores)
    return _best_first_trick(deal, seat, ways, scores)


def _best_dodge(deal: Deal, ways: list[Action], scores: list[float] | None) -> Action:
    """Who plays auf Dissle stays below, and gets rid of what might take a trick."""
    found = [-AVOID * takes(deal, card) + RANK[card] for card in ways]
    if scores is not None:
        scores += found
    return ways[found.index(max(found))]


def takes(deal: Deal, card: i64) -> bool:
    """Whether the card leads the trick as it lies."""
    return not deal.trick or deal.led == NO_SUIT or deal.power[card] > deal.best_power


# -- all tricks but the special first one ------------------------------------------------------------------------


def _best_later(deal: Deal, seat: i64, allowed: i64, scores: list[float] | None) -> i64:
    """The best of these faces; no conditional expressions of words and numbers here, they are slow when compiled."""
    mine = deal.law.side[seat]
    trump, hand, points = deal.trump, deal.hands[seat], deal.law.card_points
    power, to_beat = deal.power, power_to_beat(deal, seat)
    unseen, fresh = unseen_faces(deal, hand), fresh_faces(deal, seat, hand)
    opponents = opponents_to_come(deal)
    holds = HOLDS[opponents]
    otherwise = chance_otherwise(deal, mine, unseen, holds)
    lying, own, other = points_now(deal, mine)
    extra = float(lying) + (0.0 if deal.trick else LEAD) + (0.0 if deal.tricks[mine] else NO_TRICK)
    keep = KEEP[trump + 4 if deal.phase == ENDGAME else trump]
    best: i64 = NO_CARD
    most = LEAST
    suit: i64
    for suit in range(4):
        for rank in RANKS_IN[allowed >> 6 * suit & 63]:
            card = 6 * suit + rank
            chance = otherwise
            if power[card] > to_beat:
                chance = 1.0
                if opponents:
                    chance = holds[firmness(suit, rank, trump, unseen)]
            kept = keep[card]
            if PAIRED >> rank & 1:
                kept += for_pair(deal, hand, fresh, card, unseen)
            elif EXCHANGED >> rank & 1:
                kept += for_diss(deal, card)
            value: i64 = points[card]
            score = (2.0 * chance - 1.0) * (float(value) + extra) - kept
            if value + lying + own >= OUT:
                score += OUT_NOW * chance
            if value + lying + other >= OUT:
                score -= OUT_NOW * (1.0 - chance)
            if scores is not None:
                scores.append(score)
            if score > most:
                best, most = card, score
    return best


def unseen_faces(deal: Deal, hand: i64) -> i64:
    """Faces of which a copy is neither in the own hand nor played."""
    once, twice = deal.played | hand, deal.played & hand
    if not deal.face_down:
        for card in deal.trick:
            bit: i64 = 1 << card
            twice |= once & bit
            once |= bit
    return FACES & ~(twice | once >> 24)


def opponents_to_come(deal: Deal) -> i64:
    """How many opponents of the seat in turn play after it."""
    to_come: i64 = deal.players - len(deal.trick) - 1
    sides: i64 = deal.law.sides
    return to_come - to_come // sides


def firmness(suit: i64, rank: i64, trump: i64, unseen: i64) -> i64:
    """How firm a card is against opponents to come."""
    higher = unseen >> 6 * suit & 62 << rank & 63
    if suit == trump:
        if not higher:
            return SURE
        return TRUMP_LOW if rank <= OBER else TRUMP_HIGH
    if higher:
        return PLAIN
    return PLAIN_TOP if unseen >> 6 * trump & 63 else SURE


def power_to_beat(deal: Deal, seat: i64) -> i64:
    """The power above which a card of this seat leads the running trick."""
    if deal.siebener >> seat & 1:
        return MOST_POWER
    if not deal.trick or deal.led == NO_SUIT:
        return -1
    return deal.best_power


def chance_otherwise(deal: Deal, mine: i64, unseen: i64, holds: tuple[float, ...]) -> float:
    """The chance that the own side gets the trick with a card that does not lead it."""
    if not deal.trick or deal.law.side[deal.best_seat] != mine:
        return 0.0
    if deal.best < 0:
        return 1.0
    return holds[firmness(SUIT[deal.best], RANK[deal.best], deal.trump, unseen)]


def points_now(deal: Deal, mine: i64) -> tuple[i64, i64, i64]:
    """The card points in the trick, the points of the own side and those of the best other one."""
    points = deal.law.card_points
    lying: i64 = 0
    for card in deal.trick:
        lying += points[card]
    return lying, deal.points[mine], _most_of_others(deal, mine)


def _most_of_others(deal: Deal, mine: i64) -> i64:
    """The points of the best other side."""
    if deal.law.sides == 2:
        return deal.points[1 - mine]
    return max(points for side, points in enumerate(deal.points) if side != mine)


def fresh_faces(deal: Deal, seat: i64, hand: i64) -> i64:
    """The faces of which a copy in the hand has not been declared."""
    used = deal.used[seat]
    if used:
        hand = hand & ~used | hand >> 24 & ~(used >> 24)
    return hand & FACES


def for_pair(deal: Deal, hand: i64, fresh: i64, card: i64, unseen: i64) -> float:
    """A King or Ober is worth more if the other one is there, or may still come."""
    if not fresh >> card & 1:
        return 0.0
    other = card - 1
    if RANK[card] == OBER:
        other = card + 1
    trump = SUIT[card] == deal.trump
    if fresh >> other & 1:
        return 0.0 if hand >> card + 24 & 1 else PAIR_TRUMP if trump else PAIR_PLAIN
    if deal.rounds and unseen >> other & 1:
        return HALF_TRUMP if trump else HALF_PLAIN
    return 0.0


def for_diss(deal: Deal, card: i64) -> float:
    """The Seven of trumps is worth what may be exchanged for it."""
    if not deal.rounds or card != deal.trump * 6:
        return 0.0
    return SWAP_SEVEN * SEVEN_FOR[RANK[deal.indicator]]


# -- the first trick ---------------------------------------------------------------------------------------------


def _best_first_trick(deal: Deal, seat: i64, ways: list[Action], scores: list[float] | None) -> Action:
    """The opening, and the cards that follow it."""
    mine = deal.law.side[seat]
    hand = deal.hands[seat]
    unseen, fresh = unseen_faces(deal, hand), fresh_faces(deal, seat, hand)
    without = 0.0 if deal.tricks[mine] else NO_TRICK
    lying = 0.0
    if not deal.face_down:
        for card in deal.trick:
            lying += deal.law.card_points[card]
    best, most = ways[0], LEAST
    for way in ways:
        card = way % 24
        chance = chance_opening(way // 24) if deal.phase == OPENING else chance_following(deal, mine, card)
        worth = lying + deal.law.card_points[card] + without
        if deal.phase == OPENING or deal.face_down:
            worth += LEAD + (way // 24 == SECOND)
        kept = KEEP[deal.trump][card] + for_diss(deal, card)
        if RANK[card] in (OBER, KING):
            kept += for_pair(deal, hand, fresh, card, unseen)
        score = (2.0 * chance - 1.0) * worth - kept
        if scores is not None:
            scores.append(score)
        if score > most:
            best, most = way, score
    return best


def chance_opening(mode: i64) -> float:
    """The chance that Vorhand gets the trick."""
    if mode == DIVE:
        return Q_DIVE
    if mode == SECOND:
        return Q_SECOND
    return SEVENS_HOPE if mode in (DISSLE, SIEBENER) else 1.0


def chance_following(deal: Deal, mine: i64, card: i64) -> float:
    """The chance that the own side gets the first trick with this card."""
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
    return float(takes(deal, card))
