"""The opening: how Vorhand may lead to the first trick (rules.md 5, The first trick)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .actions import DISSLE, DIVE, ELFEN, MODES, SECOND, SIEBENER, TRUMPS, Action, opening
from .cards import ACES, FACES, OF_SUIT, RANK, SEVEN, SEVENS, SUIT, faces
from .deal import FIRST_TRICK, Deal, way_of_dissle
from .law import DISSLE_ANY
from .sevens import why_not_play_for_sevens

FACE_DOWN_MODES: Final = (DIVE, SECOND)
_ACE_MODES: Final = (ELFEN, SECOND)


def cards_for(deal: Deal, seat: i64, mode: i64) -> i64:
    """The cards with which Vorhand may open in this mode, options left aside."""
    hand = deal.hands[seat] & FACES
    plain = hand & ~OF_SUIT[deal.trump]
    if mode == DIVE:
        return plain & ~ACES
    if mode == TRUMPS:
        return 0 if plain else hand
    if _keeps_sevens_in(deal, mode):
        hand = hand & ~SEVENS or hand
    if mode == DISSLE:
        return hand & ~OF_SUIT[deal.trump] or hand
    if mode == SIEBENER:
        return hand
    return plain & ACES


def _keeps_sevens_in(deal: Deal, mode: i64) -> bool:
    """Whether who opens like this plays Sevens last from now on (rules.md 9)."""
    return mode == SIEBENER or (mode == DISSLE and way_of_dissle(deal) == DISSLE_ANY)


def openings(deal: Deal, seat: i64) -> list[Action]:
    """Every way in which Vorhand may open."""
    found: list[Action] = []
    for mode in range(1, len(MODES)):
        if mode < DISSLE or why_not_play_for_sevens(deal, seat, mode == SIEBENER, True) is None:
            found += [opening(mode, card) for card in faces(cards_for(deal, seat, mode))]
    return found


def why_not_open(deal: Deal, seat: i64, mode: i64, card: i64) -> str | None:
    """Why Vorhand may not open with this card in this mode."""
    if mode >= DISSLE:
        reason = why_not_play_for_sevens(deal, seat, mode == SIEBENER, True)
        if reason is not None:
            return reason
    if cards_for(deal, seat, mode) >> card & 1:
        return None
    return _why_not_this_card(deal, mode, card)


def _why_not_this_card(deal: Deal, mode: i64, card: i64) -> str:
    if RANK[card] == SEVEN and _keeps_sevens_in(deal, mode):
        return "keep_sevens"
    if mode == TRUMPS:
        return "open_five_trumps"
    if SUIT[card] == deal.trump:
        return "open_no_trump"
    return "open_needs_ace" if mode in _ACE_MODES else "open_no_ace"


def begin(deal: Deal, seat: i64, mode: i64) -> None:
    """Vorhand announces the mode; the card follows."""
    deal.phase = FIRST_TRICK
    deal.mode = mode
    deal.face_down = mode in FACE_DOWN_MODES
    if mode == DISSLE:
        deal.dissle |= 1 << seat
    elif mode == SIEBENER:
        deal.siebener |= 1 << seat
    if _keeps_sevens_in(deal, mode):
        deal.tied |= 1 << seat
