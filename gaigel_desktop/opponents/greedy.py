"""Greedy: the frozen rule player that every strength is measured against.

For each legal card it estimates the chance that its side gets the trick, what the trick is worth, and what the card
would be worth in the hand; it plays the best score. The weights were tuned once by self-play and are never changed
again: "60 % against Greedy" means nothing otherwise. It swaps and declares at the start of its turn, calls a right Aus
at once, and never reserves, accuses or signs.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import AUS, DECLARE, DISSLE, DIVE, ELFEN, PASS, QUESTION, SECOND, SWAP, TRUMPS, Action
from gaigel_desktop.rules.cards import (
    ABOVE,
    ACE,
    FACES,
    KING,
    OBER,
    OF_SUIT,
    RANK,
    SEVEN,
    SUIT,
    TEN,
    add,
    copies,
)
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, FIRST_TRICK, LAST_CHANCE, NO_SUIT, OPENING, OVER, PLAYED_OUT
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.views import View

from .duties import blameless

# The chance to keep the trick, with one and with two opponents still to play.
TRUMP_HIGH: Final[tuple[float, ...]] = (1.0, 0.725)
TRUMP_LOW: Final[tuple[float, ...]] = (0.657, 0.640)
PLAIN_TOP: Final[tuple[float, ...]] = (0.428, 0.550)
PLAIN: Final[tuple[float, ...]] = (0.416, 0.0)
Q_PARTNER: Final = 0.0
KEEP_TRUMP: Final[tuple[float, ...]] = (3.0, 4.152, 3.470, 10.0, 14.776, 27.713)  # from the Seven to the ace
KEEP_ACE: Final = 4.320
KEEP_TEN: Final = 2.0
PAIR_PLAIN: Final = 11.012
PAIR_TRUMP: Final = 36.650
HALF_PLAIN: Final = 2.040
HALF_TRUMP: Final = 6.963
STRICT_TRUMP: Final = 0.615
STRICT_ACE: Final = -6.419
NO_TRICK: Final = 6.360
Q_SECOND: Final = 0.850
Q_DIVE: Final = 0.676
Q_DIVE_ACE: Final = 0.930
LEAD: Final = 20.188
SWAP_SEVEN: Final = 7.077
OUT_NOW: Final = 150.0  # this one and the three below were never tuned
SECOND_ACE_HELPS: Final = 0.3
SECOND_HIDES: Final = 1.0
SEVEN_FOR: Final[tuple[float, ...]] = (0.0, 0.5, 0.5, 1.5, 1.5, 1.5)  # by the rank of the indicator


class Look(NamedTuple):
    """What Greedy looks at before it judges its cards."""

    deal: View
    hand: int
    used: int
    unseen: int  # faces of which a copy is neither in the own hand nor played
    opponents: int  # still to play after this seat
    lying: int  # card points in the running trick, nothing if it lies face down
    own: int
    other: int
    ours: bool  # the best card of the running trick belongs to the own side
    leads_side: bool  # the own side led to the running trick
    first: float


def greedy(seen: View, seat: int) -> Action | None:
    """What Greedy does now, or nothing."""
    said = _says(seen, seat)
    if said is not None:
        return said
    return best_card(seen, seat) if seen.turn == seat and seen.phase <= ENDGAME else None


def _says(seen: View, seat: int) -> Action | None:
    """A right Aus at once; at the start of its turn, and in windows, it swaps and declares."""
    if seen.phase == OVER:
        return None
    side = seen.law.side[seat]
    if seen.phase == CLAIM:
        return _answers_claim(seen) if seen.waiting[0] == seat else None
    if seen.done and seen.points[side] >= 101:
        return AUS
    if seen.waiting:
        return (_exchange(seen, seat) or PASS) if seen.waiting[0] == seat else None
    if seen.turn != seat or seen.phase == PLAYED_OUT or not seen.tricks[side]:
        return None
    return _exchange(seen, seat)


def _answers_claim(seen: View) -> Action:
    """What lies in the tricks was there for all to see."""
    return PASS if seen.points[seen.law.side[seen.claimer]] >= 101 else QUESTION


def _exchange(seen: View, seat: int) -> Action | None:
    """First the Seven, then a pair."""
    if why_not(seen, seat, SWAP) is None:
        return SWAP
    suits = declarable(seen, seat) if seen.phase != LAST_CHANCE else 0
    return DECLARE + (suits & -suits).bit_length() - 1 if suits else None


def best_card(seen: View, seat: int) -> Action:
    """The card with the best score, of equal ones the first by suit and rank."""
    actions = sorted(blameless(seen, seat), key=lambda action: (action % 24, action))
    if seen.phase == OPENING:
        actions = [action for action in actions if action < DISSLE * 24]
    if len(actions) == 1:
        return actions[0]
    look = _look_round(seen, seat)
    return max(actions, key=lambda action: score(look, action))


def _look_round(seen: View, seat: int) -> Look:
    """What lies where, as far as Greedy cares."""
    side, n = seen.law.side, seen.players
    mine = side[seat]
    gone = seen.played
    for card in seen.trick:
        gone = add(gone, card) if card >= 0 else gone
    hand = seen.hands[seat]
    to_come = [(seat + step) % n for step in range(1, n - len(seen.trick))]
    return Look(
        deal=seen,
        hand=hand,
        used=seen.used[seat],
        unseen=FACES & ~(gone & hand | gone >> 24 | hand >> 24),
        opponents=sum(side[other] != mine for other in to_come),
        lying=0 if seen.face_down else sum(seen.law.card_points[card] for card in seen.trick),
        own=seen.points[mine],
        other=max(points for other, points in enumerate(seen.points) if other != mine),
        ours=bool(seen.trick) and side[seen.best_seat] == mine,
        leads_side=side[seen.leader] == mine,
        first=0.0 if seen.tricks[mine] else NO_TRICK,
    )


def score(look: Look, action: Action) -> float:
    """How good the card is: the trick it may bring, less what it is worth in the hand."""
    card = action % 24
    value = look.deal.law.card_points[card]
    chance, extra = _chance(look, action)
    worth = look.lying + value + extra
    total = (2 * chance - 1) * (worth + look.first) - keep(look, card)
    if look.own + look.lying + value >= 101:
        total += OUT_NOW * chance
    if look.other + look.lying + value >= 101:
        total -= OUT_NOW * (1 - chance)
    return total


# -- what the card is worth in the hand --------------------------------------------------------------------------


def keep(look: Look, card: int) -> float:
    """What the card would be worth later."""
    worth = _keep_trump(look, card) if SUIT[card] == look.deal.trump else _keep_plain(look, card)
    return worth + _keep_for_pair(look, card) if RANK[card] in (OBER, KING) else worth


def _keep_trump(look: Look, card: int) -> float:
    worth = KEEP_TRUMP[RANK[card]]
    if look.deal.phase == ENDGAME:
        return worth * STRICT_TRUMP
    if RANK[card] == SEVEN and look.deal.rounds:
        return worth + SWAP_SEVEN * SEVEN_FOR[RANK[look.deal.indicator]]
    return worth


def _keep_plain(look: Look, card: int) -> float:
    strict = look.deal.phase == ENDGAME
    if RANK[card] == ACE:
        return STRICT_ACE if strict else KEEP_ACE
    return KEEP_TEN if RANK[card] == TEN and not strict else 0.0


def _keep_for_pair(look: Look, card: int) -> float:
    """A King or Ober is worth more if the other one is there, or may still come."""
    other = card + 1 if RANK[card] == OBER else card - 1
    trump = SUIT[card] == look.deal.trump
    if not _undeclared(look, card):
        return 0.0
    if _undeclared(look, other):
        return 0.0 if copies(look.hand, card) == 2 else PAIR_TRUMP if trump else PAIR_PLAIN
    may_come = look.deal.rounds > 0 and look.unseen >> other & 1
    return (HALF_TRUMP if trump else HALF_PLAIN) if may_come else 0.0


def _undeclared(look: Look, card: int) -> bool:
    return copies(look.hand, card) > copies(look.used, card)


# -- the chance that the own side gets the trick, and what leading is worth besides -------------------------------


def _chance(look: Look, action: Action) -> tuple[float, float]:
    phase = look.deal.phase
    if phase == OPENING:
        return _chance_opening(action)
    if phase == FIRST_TRICK:
        return _chance_first_trick(look, action)
    return _chance_later(look, action), 0.0 if look.deal.trick else LEAD


def _chance_opening(action: Action) -> tuple[float, float]:
    if action // 24 == DIVE:
        return Q_DIVE, LEAD
    return (Q_SECOND, LEAD + SECOND_HIDES) if action // 24 == SECOND else (1.0, LEAD)


def _chance_first_trick(look: Look, card: int) -> tuple[float, float]:
    mode = look.deal.mode
    if mode == DIVE:
        if RANK[card] == ACE:
            return Q_DIVE_ACE, LEAD
        return Q_DIVE if look.leads_side else 1 - Q_DIVE, LEAD
    if mode == SECOND:
        if look.leads_side:
            return Q_SECOND, LEAD
        return 1 - Q_SECOND + (SECOND_ACE_HELPS if RANK[card] == ACE else 0.0), LEAD
    if mode == ELFEN:
        return float(look.ours), 0.0
    forced = mode != TRUMPS or SUIT[card] == look.deal.trump
    return float(look.ours or (forced and _takes(look, card))), 0.0


def _takes(look: Look, card: int) -> bool:
    """Whether the card would lead the running trick."""
    deal = look.deal
    return deal.led == NO_SUIT or deal.power[card] > deal.best_power


def _chance_later(look: Look, card: int) -> float:
    mine = _takes(look, card)
    if not (mine or look.ours):
        # With two sides n = 1 means that the partner is still to come; the weight is zero in any case.
        return Q_PARTNER
    return _holds(look, card if mine else look.deal.best)


def _holds(look: Look, card: int) -> float:
    """The chance that this card keeps the trick, by its class and how many opponents are to come."""
    if look.opponents == 0:
        return 1.0
    many = min(look.opponents, 2) - 1
    higher = look.unseen & OF_SUIT[SUIT[card]] & ABOVE[card]
    if SUIT[card] == look.deal.trump:
        return (TRUMP_LOW if RANK[card] <= OBER else TRUMP_HIGH)[many] if higher else 1.0
    if higher:
        return PLAIN[many]
    return PLAIN_TOP[many] if look.unseen & OF_SUIT[look.deal.trump] else 1.0
