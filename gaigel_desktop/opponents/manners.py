"""Manners: what a player says, and when: Aus, accusations, pairs, the Seven, Sevens and suits, proofs and signs.

Everything here is decided from what the player has counted and noticed itself. A call is made at once, because the next
card to a new trick would be overgaigelt; a pair is declared at the start of the own turn, or earlier if it goes out.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import (
    ACCUSE,
    ANNOUNCE_FARBE,
    ANNOUNCE_SIEBENER,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    PROOF,
    QUESTION,
    RESERVE,
    SWAP,
    TAKE,
    Action,
)
from gaigel_desktop.rules.cards import BIT, KING, OBER, OF_SUIT, RANK, SEVENS, copies, count, sevens_in
from gaigel_desktop.rules.deal import CLAIM, LAST_CHANCE, OVER, PLAYED_OUT, hand_size
from gaigel_desktop.rules.ending import OUT, has_to_be_noticed
from gaigel_desktop.rules.judge import signs_are_made, why_not
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.views import View

from .bluff import bluffs
from .dice import mixed, throw
from .levels import CAREFUL, Character
from .memory import TRICK, Memory, counted, counted_over
from .playout import may_show, shows
from .signs import makes_sign

FOUR: Final = 4  # of a suit, or Sevens: whoever has fewer does not play for five
LIKELY: Final = 0.5  # that the fifth of a suit will come, where four are there
AGAIN: Final = 7  # other dice, with which somebody counts again


def says(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action | None:
    """What the player says now, if anything, before any card."""
    if seen.phase == OVER:
        return None
    if seen.phase == CLAIM:
        return _answers_claim(seen, seat, memory, character, seed) if seen.waiting[0] == seat else None
    if seen.done:
        called = _calls(seen, seat, memory, character, seed)
        if called is not None:
            return called
    if seen.phase == PLAYED_OUT:
        return None
    if may_show(seen):
        shown = shows(seen, seat)
        if shown >= 0:
            return shown
    if seen.waiting:
        return _in_window(seen, seat) if seen.waiting[0] == seat else None
    return _asks_or_announces(seen, seat, memory, character, seed) or _declares_or_exchanges(seen, seat, character)


# -- going out ---------------------------------------------------------------------------------------------------


def _calls(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action | None:
    """An accusation when another side has played on, for that is a double game; Aus as soon as the own is at 101."""
    accused = accuses(seen, seat, memory, character, seed)
    if accused is not None:
        return accused
    have = counted(memory, seen, seen.law.side[seat], character.level, seed)
    out = have >= OUT or bluffs(seen, seat, memory, character, have=have, seed=seed)
    return AUS if out and not character.forgets else None


def accuses(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action | None:
    """Whom the seat accuses of having played on with 101: a side that it was watching, by its own count.

    The careful let the trick become whole meanwhile, unless it is the last one, and count again; everybody else says it
    on the very card.
    """
    if not seen.done or seen.phase in (CLAIM, OVER) or not has_to_be_noticed(seen):
        return None
    whole, is_careful = not seen.trick, character.boldness < CAREFUL
    if is_careful and not whole and count(seen.hands[seat]) > 1:
        return None
    for side in range(seen.law.sides):
        if side == seen.law.side[seat] or not _watches(seen.done - whole, side, character, seed):
            continue
        counts = (seed, mixed(seed, AGAIN)) if is_careful else (seed,)
        if all(counted_over(memory, seen, side, character.level, dice) for dice in counts):
            return ACCUSE + side
    return None


def _watches(trick: int, side: int, character: Character, seed: int) -> bool:
    """Whether somebody looks in this trick whether that side may still play: the attentive more often."""
    often: float = character.level.notices ** (1.5 - character.attentive)
    return throw(seed, 3000 + 8 * trick + side) < often


def _answers_claim(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action:
    """U: a claim is questioned by whoever has counted too little for it, and trusts the own count so far."""
    claimed = counted(memory, seen, seen.law.side[seen.claimer], character.level, seed)
    return QUESTION if claimed + character.level.trusts < OUT else PASS


# -- pairs and the Seven -----------------------------------------------------------------------------------------


def _in_window(seen: View, seat: int) -> Action:
    """Declare, or exchange the Seven, whenever it is possible."""
    if why_not(seen, seat, SWAP) is None:
        return SWAP
    if seen.phase == LAST_CHANCE:
        return PASS
    suit = _best_suit(seen, declarable(seen, seat))
    return PASS if suit < 0 else _declaration(seen, seat, suit)


def _best_suit(seen: View, suits: int) -> int:
    """Trumps count twice; -1 for nothing."""
    if suits >> seen.trump & 1:
        return seen.trump
    return (suits & -suits).bit_length() - 1


def _declaration(seen: View, seat: int, suit: int) -> Action:
    """Both pairs at once where one after the other might not count."""
    return DECLARE_TWICE + suit if why_not(seen, seat, DECLARE_TWICE + suit) is None else DECLARE + suit


def _declares_or_exchanges(seen: View, seat: int, character: Character) -> Action | None:
    """At the start of the own turn; a pair that goes out at any time."""
    if seen.turn == seat:
        exchange = _exchanges(seen, seat)
        if exchange is not None:
            return exchange
    suit = _best_suit(seen, declarable(seen, seat))
    if suit < 0:
        return None
    declaration = _declaration(seen, seat, suit)
    worth = (40 if suit == seen.trump else 20) * (2 if declaration >= DECLARE_TWICE else 1)
    goes_out = seen.points[seen.law.side[seat]] + worth >= OUT and seen.done
    thinks_it_over = seen.law.pair_must_play and character.level.rollouts > 0
    return declaration if goes_out or (seen.turn == seat and not thinks_it_over) else None


def _exchanges(seen: View, seat: int) -> Action | None:
    """The card turned up is better in the hand than under the talon."""
    if seen.reserver == seat and why_not(seen, seat, TAKE) is None:
        return TAKE
    holds_diss = seen.rounds and seen.hands[seat] & BIT[seen.trump * 6]
    if not holds_diss or why_not(seen, seat, SWAP) is not None:
        return None
    return RESERVE if _partner_needs_it(seen, seat) and why_not(seen, seat, RESERVE) is None else SWAP


def _partner_needs_it(seen: View, seat: int) -> bool:
    """P: reserved, the card turned up can still be had by a partner with the other Seven, whose pair it completes."""
    rank = RANK[seen.indicator]
    if rank not in (OBER, KING) or seen.rounds < 3:
        return False
    other = seen.indicator + (1 if rank == OBER else -1)
    sevens_gone = copies(seen.played, seen.trump * 6) + copies(seen.hands[seat], seen.trump * 6)
    if seen.hands[seat] & BIT[other] or sevens_gone > 1:
        return False
    mine = seen.law.side[seat]
    partners = [partner for partner in range(seen.players) if partner != seat and seen.law.side[partner] == mine]
    return any(seen.known[partner] & ~seen.used[partner] & BIT[other] for partner in partners)


# -- Sevens, suits, proofs and signs -----------------------------------------------------------------------------


def _asks_or_announces(seen: View, seat: int, memory: Memory, character: Character, seed: int) -> Action | None:
    if seen.proof and throw(seed, 3500) < character.level.notices:
        asked = _asks_for_proof(seen, seat)
        if asked is not None:
            return asked
    announced = _announces(seen, seat, memory, character)
    if announced is not None:
        return announced
    if signs_are_made(seen) and not seen.trick:
        return makes_sign(seen, seat, memory, character, seed)
    return None


def _asks_for_proof(seen: View, seat: int) -> Action | None:
    """It costs nothing to see the hand of somebody who played a trump to the first trick."""
    for other in range(seen.players):
        hidden = count(seen.known[other]) < hand_size(seen, other)
        if seen.proof >> other & 1 and hidden and why_not(seen, seat, PROOF + other) is None:
            return PROOF + other
    return None


def _announces(seen: View, seat: int, memory: Memory, character: Character) -> Action | None:
    """Playing for Sevens from a hand that is good for nothing else; for a suit when the fifth is likely to come."""
    four = seen.law.auf_siebener and seen.done == 0 and sevens_in(seen.hands[seat]) >= FOUR
    dares = four and _chance_to_draw(seen, seat, SEVENS) >= 0.6 - 0.25 * character.boldness
    if dares and why_not(seen, seat, ANNOUNCE_SIEBENER) is None:
        return ANNOUNCE_SIEBENER
    if not seen.law.auf_farbe or seen.turn != seat or _something_was_said(seen, memory):
        return None
    if hopes_for_a_suit(seen, seat) and why_not(seen, seat, ANNOUNCE_FARBE) is None:
        return ANNOUNCE_FARBE
    return None


def _something_was_said(seen: View, memory: Memory) -> bool:
    """Whether somebody plays for five already, or has declared since the last trick: nobody announces beside that."""
    declared = bool(memory.gains) and memory.gains[-1].what != TRICK
    return declared or bool(seen.siebener | seen.dissle | seen.farbe)


def hopes_for_a_suit(seen: View, seat: int) -> bool:
    """Whether the seat may well come to five of a suit: it has them, or four and the time to draw another."""
    hand = seen.hands[seat]
    for of_suit in OF_SUIT:
        held = count(hand & (of_suit << 24 | of_suit))
        if held > FOUR or (held == FOUR and _chance_to_draw(seen, seat, of_suit) >= LIKELY):
            return True
    return False


def _chance_to_draw(seen: View, seat: int, wanted: int) -> float:
    """The chance to draw one of these faces before the talon is gone."""
    gone = seen.played, seen.hands[seat]
    left = [2 - sum(copies(some, card) for some in gone) - (card == seen.indicator) for card in range(24)]
    unseen, some = sum(left), sum(left[card] for card in range(24) if wanted >> card & 1)
    missed = 1.0
    for drawn in range(seen.rounds):
        missed *= max(0, unseen - some - drawn) / max(1, unseen - drawn)
    return 1 - missed
