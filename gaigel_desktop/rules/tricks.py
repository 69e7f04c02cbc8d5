"""Tricks: laying cards, who is winning, turning, taking, drawing. The primitives that move cards.

The strength of every face in the running trick is one row of a table, chosen when the first card with power
is laid; who wins is then one comparison a card. "Strictly greater" leaves the first of two equal cards in front.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import ELFEN, SECOND, SIEBENER
from .cards import BIT, HAND_SIZE, HIDDEN, RANK, SEVEN, SUIT, add, remove, sevens_in
from .deal import (
    ENDGAME,
    FIRST_TRICK,
    NO_POWER,
    NO_SUIT,
    PLAYED_OUT,
    TALON,
    Deal,
    keeps_sevens,
)

_LED: Final = 10  # any card of the suit led beats this
_TRUMP: Final = 20

# Strength of each face by the suit that counts, when nothing else does (the first trick, rules.md 5).
SUIT_ONLY: Final[tuple[tuple[i64, ...], ...]] = tuple(
    tuple(_LED + RANK[face] if SUIT[face] == led else 0 for face in range(24)) for led in range(4)
)
# Strength of each face by trumps and the suit led: POWER[trump * 4 + led] (rules.md 6).
POWER: Final[tuple[tuple[i64, ...], ...]] = tuple(
    tuple(_TRUMP + RANK[face] if SUIT[face] == trump else SUIT_ONLY[led][face] for face in range(24))
    for trump in range(4)
    for led in range(4)
)
# "Zweite Alte": nothing but the same ace once more.
SAME_CARD: Final[tuple[tuple[i64, ...], ...]] = tuple(
    tuple(_LED if face == card else 0 for face in range(24)) for card in range(24)
)


def lay(deal: Deal, seat: i64, card: i64) -> None:
    """The seat puts a card on the table; a HIDDEN card leaves a hand that the holder of a view cannot see."""
    trick = deal.trick
    if not trick:
        deal.leader = deal.best_seat = seat
        deal.ripe = deal.ripening
    trick.append(card)
    if card != HIDDEN:
        hands = deal.hands
        hand = hands[seat]
        bit: i64 = 1 << card
        hands[seat] = hand ^ bit << 24 if hand >> 24 & bit else hand & ~bit
        if deal.known[seat] or deal.tied:
            _forget(deal, seat, card)
        if not deal.face_down:
            weigh(deal, seat, card)
    if deal.ripe:
        _note_overgaigelt(deal, seat)
    seat += 1
    deal.turn = seat if seat < deal.players else 0


def _forget(deal: Deal, seat: i64, card: i64) -> None:
    """A card that was shown has been played; of a used and a fresh copy it is the used one (rules.md 7)."""
    deal.known[seat] = remove(deal.known[seat], card)
    if deal.used[seat] & BIT[card]:
        deal.used = with_item(deal.used, seat, remove(deal.used[seat], card))
    if deal.bonds[seat]:
        deal.bonds = with_item(deal.bonds, seat, 0)
    if not keeps_sevens(deal, seat):
        deal.tied &= ~(1 << seat)


def with_item(row: tuple[i64, ...], place: i64, value: i64) -> tuple[i64, ...]:
    """The row with one item replaced."""
    items = list(row)
    items[place] = value
    return tuple(items)


def _note_overgaigelt(deal: Deal, seat: i64) -> None:
    """A card to a trick that began after the side had 101 (P: übergaigeln)."""
    side = deal.law.side[seat]
    if deal.ripe >> side & 1:
        if not deal.over:
            deal.over_first = side
        deal.over |= 1 << side


def weigh(deal: Deal, seat: i64, card: i64) -> None:
    """Compare an open card with the best one of the trick."""
    if deal.phase == FIRST_TRICK and SUIT[card] == deal.trump and trumps_are_banned(deal):
        deal.proof |= 1 << seat
    if deal.siebener >> seat & 1:  # P: "this player's cards have no trick-taking power"
        return
    if deal.led == NO_SUIT:
        _lead(deal, seat, card)
        return
    power = deal.power[card]
    if power > deal.best_power:
        deal.best_power = power
        deal.best = card
        deal.best_seat = seat


def trumps_are_banned(deal: Deal) -> bool:
    """P: no trump to the first trick unless the hand has nothing else. D, E, S: no suit is trumps in it at all."""
    return deal.law.trumps_banned


def _lead(deal: Deal, seat: i64, card: i64) -> None:
    """The first card with power says what must be followed and what beats it."""
    if deal.phase == FIRST_TRICK:
        if _forced_trump_passed_over(deal, seat, card):
            return
        _lead_first_trick(deal, card)
    else:
        deal.power = POWER[deal.trump * 4 + SUIT[card]]
        deal.best_power = deal.power[card]
    deal.led = SUIT[card]
    deal.best = card
    deal.best_seat = seat


def _forced_trump_passed_over(deal: Deal, seat: i64, card: i64) -> bool:
    """After `siebener` a forced trump leads nothing; the highest takes a trick that no card can win."""
    if deal.mode != SIEBENER or SUIT[card] != deal.trump or not trumps_are_banned(deal):
        return False
    if RANK[card] + 1 > deal.best_power:
        deal.best_power = RANK[card] + 1
        deal.best_seat = seat
    return True


def _lead_first_trick(deal: Deal, card: i64) -> None:
    """What can win after each of the openings (rules.md 5)."""
    mode = deal.mode
    deal.best_power = 1
    if mode == ELFEN:
        deal.power = NO_POWER
    elif mode == SECOND:
        deal.power = SAME_CARD[card]
    else:  # dive, trumps, dissle, siebener: the suit led and nothing else
        deal.power = SUIT_ONLY[SUIT[card]]
        deal.best_power = deal.power[card]


def beating(deal: Deal) -> i64:
    """All faces that would take the lead of the running trick now."""
    power, best = deal.power, deal.best_power
    if deal.led == NO_SUIT and best:  # nothing but forced trumps counts: any other suit would lead
        return sum(BIT[face] for face in range(24) if SUIT[face] != deal.trump or RANK[face] + 1 > best)
    return sum(BIT[face] for face in range(24) if power[face] > best)


def turn_cards(deal: Deal, cards: tuple[i64, ...]) -> None:
    """The face-down cards are turned, Vorhand's first, and compared."""
    deal.face_down = False
    deal.trick = list(cards)
    for step, card in enumerate(cards):
        weigh(deal, (deal.leader + step) % deal.players, card)


def award(deal: Deal) -> None:
    """The best card's seat takes the complete trick and is in turn."""
    winner = deal.best_seat
    trick = deal.trick
    gain = 0
    played = deal.played
    card_points = deal.law.card_points
    for card in trick:
        gain += card_points[card]
        bit: i64 = 1 << card
        played |= bit << 24 if played & bit else bit
    deal.played = played
    side = deal.law.side[winner]
    taken = deal.tricks
    taken[side] = taken[side] + 1  # `+= 1` on an item is slow when compiled
    deal.own_trick |= 1 << winner
    if gain:
        gain_points(deal, side, gain)
    deal.last_trick = trick
    deal.last_leader = deal.leader
    deal.trick = []
    deal.leader = deal.turn = winner
    deal.done += 1
    deal.cards_each -= 1
    deal.led = NO_SUIT
    deal.best = HIDDEN
    deal.best_power = 0
    deal.power = NO_POWER
    if deal.phase == FIRST_TRICK:
        deal.phase = TALON
    elif deal.cards_each == 0:
        deal.phase = PLAYED_OUT


def gain_points(deal: Deal, side: i64, gain: i64) -> None:
    """Points for a side; at 101 it is ripe to go out."""
    points = deal.points[side] + gain
    deal.points[side] = points
    if points >= 101:
        deal.ripening |= 1 << side


def draw_round(deal: Deal, cards: tuple[i64, ...]) -> None:
    """Everybody draws, the winner first; the last card of an even talon is seen by all."""
    n = deal.players
    hands = deal.hands
    seat = deal.turn
    for card in cards:
        if card != HIDDEN:  # `add`, without a call for each card that is drawn
            bit: i64 = 1 << card
            hand = hands[seat]
            hands[seat] = hand | (bit << 24 if hand & bit else bit)
        seat += 1
        if seat == n:
            seat = 0
    if deal.siebener:
        _note_too_late(deal, cards)
    deal.drawn += n
    deal.rounds -= 1
    deal.cards_each += 1
    if deal.rounds:
        deal.phase = TALON
    else:
        _close_talon(deal, cards[-1])


def _note_too_late(deal: Deal, cards: tuple[i64, ...]) -> None:
    """The fifth Seven wins only "before the opponent reaches 101 points" (D, E, S)."""
    n = deal.players
    for step, card in enumerate(cards):
        seat = (deal.turn + step) % n
        fifth = card != HIDDEN and RANK[card] == SEVEN and sevens_in(deal.hands[seat]) == HAND_SIZE
        if fifth and deal.siebener >> seat & 1 and deal.ripening & ~(1 << deal.law.side[seat]):
            deal.late |= 1 << seat


def _close_talon(deal: Deal, last: i64) -> None:
    """After the last round: the indicator went to the last to draw, or stays out of play (5 and 7 players)."""
    deal.phase = ENDGAME
    if deal.drawn > len(deal.talon):
        seat = (deal.turn + deal.players - 1) % deal.players
        deal.known[seat] = add(deal.known[seat], last)
        deal.indicator = HIDDEN


def next_cards(deal: Deal) -> tuple[i64, ...]:
    """The cards of the coming round of drawing."""
    cards = deal.talon[deal.drawn : deal.drawn + deal.players]
    return cards if len(cards) == deal.players else (*cards, deal.indicator)
