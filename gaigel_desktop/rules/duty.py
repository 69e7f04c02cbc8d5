"""Duty: which cards of a hand may be played now (rules.md 5, 6, 7 and 9).

Everything here is a mask of faces. `dutiful` is what a blameless player may play; `playable` is what the
program accepts, which with `revoke = "forfeits"` is more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .cards import ABOVE, FACES, OF_SUIT, SEVENS, SUIT
from .deal import ENDGAME, FIRST_TRICK, NO_SUIT, OPENING, TALON, Deal, keeps_sevens
from .law import FOLLOW, FOLLOW_WIN, STRICT_HEAD
from .tricks import trumps_are_banned

ANY_CARD: Final = -1  # besides the duties of the endgame: there is none,
NO_TRUMPS: Final = -2  # or no trump goes to the first trick


def playable(deal: Deal, seat: i64) -> i64:
    """The cards the seat may play to the trick."""
    hand = deal.hands[seat] & FACES
    if deal.tied and deal.tied >> seat & 1:
        return _tied(deal, seat, hand)
    if deal.phase == TALON or may_revoke(deal):
        return hand
    return dutiful(deal, seat, hand)


def may_revoke(deal: Deal) -> bool:
    """Whether a card against the duty can be played, and loses (U: "forfeits game to opponents")."""
    return deal.law.forfeits


def breaks_duty(deal: Deal, seat: i64, card: i64) -> bool:
    """Whether playing the card now is a revoke."""
    return may_revoke(deal) and not dutiful(deal, seat, bound_to(deal, seat)) >> card & 1


def bound_to(deal: Deal, seat: i64) -> i64:
    """The hand, without the Sevens that somebody who collects them has to keep."""
    hand = deal.hands[seat] & FACES
    return (hand & ~SEVENS or hand) if keeps_sevens(deal, seat) else hand


def _tied(deal: Deal, seat: i64, hand: i64) -> i64:
    """Keeping the Sevens goes before every duty; the ban and the duty go before a declaration's bond."""
    hand = bound_to(deal, seat)
    allowed = dutiful(deal, seat, hand)
    bond = deal.bonds[seat]
    if bond & allowed:
        return bond & hand if may_revoke(deal) else bond & allowed
    return hand if may_revoke(deal) else allowed


def dutiful(deal: Deal, seat: i64, hand: i64) -> i64:
    """Those of these cards that break neither the first trick's ban on trumps nor the duty of the endgame."""
    if deal.phase == FIRST_TRICK:
        if deal.siebener >> seat & 1 or not trumps_are_banned(deal):  # a card without power is free too (rules.md 9)
            return hand
        return hand & ~OF_SUIT[deal.trump] or hand
    if deal.phase == ENDGAME and deal.led != NO_SUIT:
        powerless = bool(deal.siebener >> seat & 1)
        suited = hand & OF_SUIT[deal.led]
        return _following(deal, suited, powerless) if suited else _void(deal, hand, powerless)
    return hand


def duty_now(deal: Deal) -> i64:
    """What binds whoever plays to the trick now, whatever the hand; only the first trick's ban and the endgame do."""
    if deal.phase == ENDGAME:
        return duty_of_endgame(deal)
    first = deal.phase in (OPENING, FIRST_TRICK)
    return NO_TRUMPS if first and trumps_are_banned(deal) else ANY_CARD


def duty_of_endgame(deal: Deal) -> i64:
    """What must be done when the talon is gone: follow (D), beat (E), trump (P), beat the head (U)."""
    return deal.law.endgame


def _following(deal: Deal, suited: i64, powerless: bool) -> i64:
    """Cards of the suit led: must they beat anything?"""
    endgame = duty_of_endgame(deal)
    if endgame == FOLLOW or powerless:
        return suited
    if SUIT[deal.best] == deal.led:
        return suited & ABOVE[deal.best] or suited
    if endgame == STRICT_HEAD:  # U: higher than any of the suit led "previously played on that trick"
        return suited & ABOVE[_highest_of_led(deal)] or suited
    return suited


def _highest_of_led(deal: Deal) -> i64:
    """The highest card with power of the suit led; only the trick's best card may be of another suit."""
    highest = -1
    for step, card in enumerate(deal.trick):
        powerless = deal.siebener >> (deal.leader + step) % deal.players & 1
        if not powerless and SUIT[card] == deal.led and card > highest:
            highest = card
    return highest


def _void(deal: Deal, hand: i64, powerless: bool) -> i64:
    """Without the suit led: must a trump be played, and must it beat anything?"""
    endgame = duty_of_endgame(deal)
    trumps = hand & OF_SUIT[deal.trump]
    if endgame == FOLLOW or not trumps:
        return hand
    taking = trumps & ABOVE[deal.best] if SUIT[deal.best] == deal.trump else trumps
    if endgame == FOLLOW_WIN:  # only a trump that takes the lead is asked for; one without power never does
        return hand if powerless or not taking else taking
    return trumps if powerless or not taking else taking
