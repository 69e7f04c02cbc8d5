"""Sevens and suits: auf Siebener, auf Dissle, auf Farbe, and five Sevens in the hand (rules.md 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import actions
from .actions import ANNOUNCE_DISSLE, ANNOUNCE_FARBE, ANNOUNCE_SIEBENER
from .cards import HAND_SIZE, OF_SUIT, count, sevens_in
from .deal import OPENING, PLAYED_OUT, Deal, before_own_first_card, keeps_sevens, vorhand, way_of_dissle
from .law import DISSLE_ANY, DISSLE_OFF, DISSLE_VORHAND, HELD_MELD, HELD_OFF, HELD_QUIET
from .tricks import gain_points

MELD_OF_SEVENS: Final = 101
_ALL_COPIES: Final = (1 << 24) + 1


def holds_five_sevens(deal: Deal, seat: i64) -> bool:
    """Five Sevens in the hand; a reserved one does not count."""
    return sevens_in(deal.hands[seat]) >= HAND_SIZE


def holds_five_of_a_suit(deal: Deal, seat: i64) -> bool:
    """Five cards of one suit in the hand."""
    hand = deal.hands[seat]
    return any(count(hand & OF_SUIT[suit] * _ALL_COPIES) >= HAND_SIZE for suit in range(4))


def holds_any_five(deal: Deal, seat: i64) -> bool:
    """A quick look: five that might be shown, if anything like that is played for."""
    return holds_five_sevens(deal, seat) or bool(deal.farbe >> seat & 1)


# -- announcing ------------------------------------------------------------------------------------------------


def something_to_announce(deal: Deal) -> bool:
    """A quick look: whether this table knows anything that could be announced now."""
    return deal.law.announced_late or (deal.law.announced_early and deal.done == 0)


def why_unknown(deal: Deal, action: i64) -> str | None:
    """Why this table does not know the announcement, or what could be shown for it; None if it does."""
    sevens = plays_siebener(deal) or way_of_dissle(deal) != DISSLE_OFF
    match action:
        case actions.ANNOUNCE_SIEBENER:
            return None if plays_siebener(deal) else "siebener_off"
        case actions.ANNOUNCE_DISSLE:
            return None if way_of_dissle(deal) != DISSLE_OFF else "dissle_off"
        case actions.SHOW_SEVENS:
            known = sevens or dealt_sevens_win(deal) or _sevens_held(deal) != HELD_OFF
            return None if known else "sevens_off"
    return None if plays_farbe(deal) else "farbe_off"


def plays_siebener(deal: Deal) -> bool:
    """Whether somebody with four Sevens may play auf Siebener (D)."""
    return deal.law.auf_siebener


def plays_farbe(deal: Deal) -> bool:
    """Whether somebody may play for five cards of one suit (P)."""
    return deal.law.auf_farbe


def why_not_announce(deal: Deal, seat: i64, what: i64) -> str | None:
    """Why the seat may not announce that it plays for Sevens or for a suit."""
    if deal.phase == PLAYED_OUT:
        return "played_out"
    if what == ANNOUNCE_FARBE:
        return _why_not_farbe(deal, seat)
    if deal.phase == OPENING and seat == vorhand(deal):
        return why_not_play_for_sevens(deal, seat, what == ANNOUNCE_SIEBENER, True) or "open_instead"
    return why_not_play_for_sevens(deal, seat, what == ANNOUNCE_SIEBENER, False)


def why_not_play_for_sevens(deal: Deal, seat: i64, siebener: bool, as_opening: bool) -> str | None:
    """Why the seat may not play auf Siebener, or auf Dissle (D, P)."""
    needs_four = siebener
    if siebener:
        if not plays_siebener(deal):
            return "siebener_off"
    else:
        dissle = way_of_dissle(deal)
        if dissle != DISSLE_ANY and not (as_opening and dissle == DISSLE_VORHAND):
            return "dissle_vorhand_only" if dissle == DISSLE_VORHAND else "dissle_off"
        needs_four = dissle == DISSLE_ANY
    if (deal.siebener | deal.dissle) >> seat & 1:
        return "announced_already"
    if not before_own_first_card(deal, seat):
        return "after_first_card"
    return "needs_four_sevens" if needs_four and sevens_in(deal.hands[seat]) < 4 else None


def _why_not_farbe(deal: Deal, seat: i64) -> str | None:
    """P: a player can announce "Auf Farbe!", once, in turn, before playing a card."""
    if not plays_farbe(deal):
        return "farbe_off"
    if deal.farbe >> seat & 1:
        return "announced_already"
    return None if deal.turn == seat else "not_your_turn"


def announce(deal: Deal, seat: i64, what: i64) -> None:
    """The seat plays for Sevens or for a suit from now on."""
    if what == ANNOUNCE_SIEBENER:
        deal.siebener |= 1 << seat
    elif what == ANNOUNCE_DISSLE:
        deal.dissle |= 1 << seat
    else:
        deal.farbe |= 1 << seat
    if keeps_sevens(deal, seat):
        deal.tied |= 1 << seat


# -- showing ---------------------------------------------------------------------------------------------------


def why_not_show_sevens(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not show five Sevens."""
    if deal.phase == PLAYED_OUT:
        return "played_out"
    if showing_sevens_ends(deal, seat):
        return None if holds_five_sevens(deal, seat) else "needs_five_sevens"
    if deal.late >> seat & 1:
        return "sevens_too_late"
    if not may_meld_sevens(deal):
        return "sevens_off"
    if not holds_five_sevens(deal, seat):
        return "needs_five_sevens"
    if deal.melded >> seat & 1:
        return "sevens_melded"
    if deal.tricks[deal.law.side[seat]] == 0:
        return "needs_trick"
    return None if deal.rounds else "no_more_drawing"


def showing_sevens_ends(deal: Deal, seat: i64) -> bool:
    """Whether five Sevens of this seat would end the deal: dealt, announced, or held at any moment."""
    if (deal.siebener & ~deal.late | deal.dissle) >> seat & 1:
        return True
    if dealt_sevens_win(deal) and deal.done == 0 and not deal.trick:
        return True
    return _sevens_held(deal) == HELD_QUIET


def dealt_sevens_win(deal: Deal) -> bool:
    """D: whether five Sevens that were dealt end the deal at once."""
    return deal.law.sevens_dealt


def may_meld_sevens(deal: Deal) -> bool:
    """U: any five Sevens score 101."""
    return _sevens_held(deal) == HELD_MELD


def _sevens_held(deal: Deal) -> i64:
    return deal.law.sevens_held


def meld_sevens(deal: Deal, seat: i64) -> None:
    """Five Sevens count 101 for the side; the deal goes on."""
    deal.melded |= 1 << seat
    gain_points(deal, deal.law.side[seat], MELD_OF_SEVENS)


def why_not_show_farbe(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not show five cards of one suit."""
    if not plays_farbe(deal):
        return "farbe_off"
    if not deal.farbe >> seat & 1:
        return "farbe_not_announced"
    return None if holds_five_of_a_suit(deal, seat) else "needs_five_of_suit"
