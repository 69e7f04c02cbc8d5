"""King-Ober pairs: who may declare what, and when (rules.md 7, King and Ober)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import BIT, FACES, KING, OBER, OBERS, OF_SUIT, add, copies, pairs_held
from .deal import PAIR_WINDOW, PLAYED_OUT, Deal, hand_size, has_laid
from .law import BEFORE_DRAW, DOUBLE_ONLY, FRESH_CARDS
from .tricks import beating, gain_points, with_item

PLAIN_PAIR: Final = 20
TRUMP_PAIR: Final = 40


def holds_any_pair(hand: i64) -> i64:
    """A quick look: not zero if some King and Ober of one suit are in the hand."""
    return hand & hand >> 1 & OBERS


def why_not_declare(deal: Deal, seat: i64, suit: i64, pairs: i64) -> str | None:
    """Why the seat may not declare one pair, or both at once, of the suit."""
    reason = _why_not_now(deal) or _why_not_these(deal, seat, suit, pairs)
    if reason is None and not _has_trick(deal, seat):
        return "needs_trick"
    return reason


def why_nobody_declares(deal: Deal) -> str | None:
    """Why nobody may declare any pair now, by what everybody sees; None if somebody perhaps may."""
    reason = _why_not_now(deal)
    if reason is None and not any(deal.tricks) and not _trick_may_be_sure(deal):
        return "needs_trick"
    return reason


def why_not_yet(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not declare any pair now, whatever it holds, by what everybody sees."""
    reason = why_nobody_declares(deal)
    if reason is None and not deal.tricks[deal.law.side[seat]]:
        return None if counts_on_sure_trick(deal) and _best_is_ours(deal, seat) else "needs_trick"
    return reason


def _trick_may_be_sure(deal: Deal) -> bool:
    """Whether the first trick lies so that it might be certain for somebody who has yet to play."""
    return counts_on_sure_trick(deal) and deal.best_power > 0 and not deal.face_down


def _has_trick(deal: Deal, seat: i64) -> bool:
    """The side has won a trick, or is certain to win this one."""
    return deal.tricks[deal.law.side[seat]] > 0 or will_surely_win(deal, seat)


def _why_not_now(deal: Deal) -> str | None:
    """The moment: at any time, or only between trick and drawing (U)."""
    if deal.phase == PLAYED_OUT:
        return "played_out"
    if declared_before_drawing(deal):
        return None if deal.phase == PAIR_WINDOW else "declare_before_drawing"
    return "no_more_drawing" if deal.rounds == 0 and not may_declare_without_talon(deal) else None


def declared_before_drawing(deal: Deal) -> bool:
    """U: "only after player (or partner) takes a trick and before drawing from the talon"."""
    return deal.law.pair_when == BEFORE_DRAW


def may_declare_without_talon(deal: Deal) -> bool:
    """U: "When the talon is exhausted, all melding ceases"."""
    return deal.law.pair_after_talon


def _why_not_these(deal: Deal, seat: i64, suit: i64, pairs: i64) -> str | None:
    """The cards: which King and Ober are there, and which have been used."""
    if pairs_held(deal.hands[seat], suit) == 0:
        return "needs_pair"
    if pairs == 2 and pairs_held(deal.hands[seat], suit) < 2:
        return "needs_four_cards"
    second = deal.law.pair_second
    if second == FRESH_CARDS:  # P: neither card can be used again
        return None if _fresh_pairs_held(deal, seat, suit) >= pairs else "pair_used"
    if second == DOUBLE_ONLY:  # U: "a second marriage, one being scored in that suit, is worth nothing"
        return "suit_declared" if any(said >> suit & 1 for said in deal.declared) else None
    said = deal.declared[seat] >> suit & 0b10001
    if not said:
        return None
    if said > 1 or pairs == 2:
        return "suit_declared"
    return None if pairs_held(deal.hands[seat], suit) == 2 else "needs_four_cards"  # D: all four at once


def _fresh_pairs_held(deal: Deal, seat: i64, suit: i64) -> i64:
    """How many pairs of the suit can be made of cards that have not been declared."""
    king, ober = suit * 6 + KING, suit * 6 + OBER
    hand, used = deal.hands[seat], deal.used[seat]
    return min(copies(hand, king) - copies(used, king), copies(hand, ober) - copies(used, ober))


def declarable(deal: Deal, seat: i64) -> int:
    """The suits of which the seat may declare a pair now, as a mask; cheap where there is none."""
    hand = deal.hands[seat]
    found = holds_any_pair(hand)
    used = deal.used[seat]
    if used:  # a pair shown and still held: whatever the rule, a second one needs all four cards
        found &= ~holds_any_pair(used) | holds_any_pair(hand >> 24)
    if not found or not _has_trick(deal, seat) or _why_not_now(deal) is not None:
        return 0
    suits = 0
    for suit in range(4):
        if found & OF_SUIT[suit] and _why_not_these(deal, seat, suit, 1) is None:
            suits |= 1 << suit
    return suits


# -- the sure trick ----------------------------------------------------------------------------------------------


def will_surely_win(deal: Deal, seat: i64) -> bool:
    """P: a partner's unbeatable card guarantees the trick, so the pair may be declared at once."""
    return counts_on_sure_trick(deal) and _best_is_ours(deal, seat) and not _may_be_beaten(deal, seat)


def counts_on_sure_trick(deal: Deal) -> bool:
    """Whether a trick that is certain counts as won."""
    return deal.law.pair_on_sure_trick


def _best_is_ours(deal: Deal, seat: i64) -> bool:
    """The trick's best card, if need be a forced trump, belongs to the side, lies open, and the declarer has yet to
    play."""
    side = deal.law.side
    if deal.best_power == 0 or side[deal.best_seat] != side[seat] or deal.face_down:
        return False
    return not has_laid(deal, seat)


def _may_be_beaten(deal: Deal, seat: i64) -> bool:
    """Whether a card that would win may lie with an opponent who has yet to play, as far as the seat knows."""
    better = beating(deal)
    unseen = better & ~_both_seen(deal, seat)
    side = deal.law.side
    for other in range(deal.players):
        if side[other] == side[seat] or has_laid(deal, other) or deal.siebener >> other & 1:
            continue
        known: int = deal.known[other]
        if known & better or (unseen and hand_size(deal, other) > known.bit_count()):
            return True
    return False


def _both_seen(deal: Deal, seat: i64) -> i64:
    """The faces of which the seat knows where both copies are."""
    seen = [deal.hands[seat], deal.played, *(deal.known[s] for s in range(deal.players) if s != seat)]
    once = twice = 0
    for some in seen:
        twice |= some >> 24 | once & some
        once |= some & FACES
    for card in _open_cards(deal):
        twice |= once & BIT[card]
        once |= BIT[card]
    return twice


def _open_cards(deal: Deal) -> list[i64]:
    """Cards that lie open on the table: the trick, the indicator, a reserved Seven."""
    lying = list(deal.trick)
    if deal.indicator >= 0:
        lying.append(deal.indicator)
    if deal.reserver >= 0:
        lying.append(deal.trump * 6)
    return lying


# -- declaring ---------------------------------------------------------------------------------------------------


def pair_points(deal: Deal, suit: i64, pairs: i64) -> i64:
    """What one pair of the suit counts, or both together."""
    return pairs * (TRUMP_PAIR if suit == deal.trump else PLAIN_PAIR)


def declare(deal: Deal, seat: i64, suit: i64, pairs: i64) -> None:
    """The pair is shown to all and counts for the side."""
    king, ober = suit * 6 + KING, suit * 6 + OBER
    used = deal.used[seat]
    for _ in range(pairs):
        used = add(add(used, king), ober)
    deal.used = with_item(deal.used, seat, used)
    show(deal, seat, used)
    first_too = deal.declared[seat] >> suit & 1
    said = 17 if pairs == 2 else 16 if first_too else 1
    deal.declared = with_item(deal.declared, seat, deal.declared[seat] | said << suit)
    gain_points(deal, deal.law.side[seat], pair_points(deal, suit, pairs))
    if must_play_shown(deal):
        deal.bonds = with_item(deal.bonds, seat, deal.bonds[seat] | BIT[king] | BIT[ober])
        deal.tied |= 1 << seat


def show(deal: Deal, seat: i64, hand: i64) -> None:
    """Everybody has seen these cards in the seat's hand."""
    known, hands = deal.known, deal.hands
    known[seat] = known[seat] | hand
    hands[seat] = hands[seat] | hand


def must_play_shown(deal: Deal) -> bool:
    """D: one of the two cards goes to the next trick."""
    return deal.law.pair_must_play
