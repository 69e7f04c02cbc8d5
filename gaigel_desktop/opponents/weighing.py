"""Weighing: the rules of thumb term by term, for whoever wants to say why a card is better than another.

The terms of a card add up to what `thumb.judge` gives it; a test holds them together. `thumb` itself, where a search
spends its time, adds without telling. What a guest would do is the way to compare with.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import SECOND, Action
from gaigel_desktop.rules.cards import KING, OBER, RANK, SEVEN, SUIT
from gaigel_desktop.rules.deal import ENDGAME, OPENING
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.views import View

from .choose import choose
from .levels import CHARACTERS
from .memory import Memory
from .thumb import (
    AVOID,
    HOLDS,
    KEEP,
    LEAD,
    NO_TRICK,
    OUT_NOW,
    PAIR_PLAIN,
    PAIR_TRUMP,
    chance_following,
    chance_opening,
    chance_otherwise,
    firmness,
    for_diss,
    for_pair,
    fresh_faces,
    is_plain_trick,
    opponents_to_come,
    points_now,
    power_to_beat,
    takes,
    unseen_faces,
)

GUEST: Final = CHARACTERS["guest"]
SURE_GUEST: Final = GUEST._replace(level=GUEST.level._replace(softness=0.0), signs=0.0)


class Terms(NamedTuple):
    """What speaks for a card and, below zero, against it. What a trick brings counts as often as it is won more than
    lost."""

    card: float = 0.0  # the card's own points, which go with the trick
    lying: float = 0.0  # what lies there already
    lead: float = 0.0  # a trick that one leads is kept, and the lead with it
    first: float = 0.0  # the side's first trick
    trump: float = 0.0  # a trump that is gone
    plain: float = 0.0  # an ace or a ten that is gone; to be rid of it at the end
    pair: float = 0.0  # King and Ober that are parted
    half: float = 0.0  # half a pair whose other half may still come
    diss: float = 0.0  # the Seven that may still be exchanged
    out: float = 0.0  # 101
    let_out: float = 0.0  # 101 for others
    dodge: float = 0.0  # auf Dissle: staying below, and being rid of what might take a trick


def weighed(seen: View, seat: int, ways: list[Action]) -> list[Terms]:
    """The terms of each of these cards, of the seat in turn."""
    if seen.dissle >> seat & 1 and seen.phase != OPENING:
        return [Terms(dodge=-AVOID * takes(seen, card) + RANK[card]) for card in ways]
    return [_terms(seen, seat, way) for way in ways]


def chance(seen: View, seat: int, way: Action) -> float:
    """The chance by the rules of thumb that the own side gets the trick with this card."""
    mine = seen.law.side[seat]
    if seen.phase == OPENING:
        return chance_opening(way // 24)
    if not is_plain_trick(seen, seat):
        return chance_following(seen, mine, way)
    opponents = opponents_to_come(seen)
    unseen = unseen_faces(seen, seen.hands[seat])
    if seen.power[way] <= power_to_beat(seen, seat):
        return chance_otherwise(seen, mine, unseen, HOLDS[opponents])
    return HOLDS[opponents][firmness(SUIT[way], RANK[way], seen.trump, unseen)] if opponents else 1.0


def _terms(seen: View, seat: int, way: Action) -> Terms:
    mine = seen.law.side[seat]
    win = chance(seen, seat, way)
    share = 2.0 * win - 1.0
    lying, own, other = points_now(seen, mine)
    value: int = seen.law.card_points[way % 24]
    plain = is_plain_trick(seen, seat)
    bait = seen.phase == OPENING and way // 24 == SECOND
    leads = not seen.trick if plain else seen.phase == OPENING or seen.face_down
    kept = _kept(seen, seat, way % 24)
    return kept._replace(
        card=share * value,
        lying=0.0 if seen.face_down else share * float(lying),
        lead=share * (LEAD + bait) if leads else 0.0,
        first=0.0 if seen.tricks[mine] else share * NO_TRICK,
        out=OUT_NOW * win if plain and value + lying + own >= OUT else 0.0,
        let_out=-OUT_NOW * (1.0 - win) if plain and value + lying + other >= OUT else 0.0,
    )


def _kept(seen: View, seat: int, card: int) -> Terms:
    """What the hand loses with the card."""
    hand, trump = seen.hands[seat], seen.trump
    strict = is_plain_trick(seen, seat) and seen.phase == ENDGAME
    worth = -KEEP[trump + 4 if strict else trump][card]
    kept = Terms(trump=worth) if SUIT[card] == trump else Terms(plain=worth)
    if RANK[card] in (OBER, KING):
        pair = for_pair(seen, hand, fresh_faces(seen, seat, hand), card, unseen_faces(seen, hand))
        return kept._replace(pair=-pair) if pair in (PAIR_PLAIN, PAIR_TRUMP) else kept._replace(half=-pair)
    return kept._replace(diss=-for_diss(seen, card)) if RANK[card] == SEVEN else kept


def guests_way(seen: View, seat: int, memory: Memory, seed: int) -> Action | None:
    """What a guest would do here, with no more chance than in what a guest remembers and guesses."""
    minded = View(seen.copy())
    minded.proof = 0  # to see a hand changes nothing that is to be compared
    return choose(minded, seat, memory, SURE_GUEST, seed)
