"""Playing a guessed deal out: everybody follows the rules of thumb, calls, declares and swaps as soon as possible."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaigel_desktop.rules.actions import AUS, DECLARE, PASS, SHOW_FARBE, SHOW_SEVENS, SWAP, TAKE, Action
from gaigel_desktop.rules.cards import BIT, OBERS
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, OVER, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.law import HELD_OFF
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import count, perform

from .thumb import best_card

ANY_FIVE: Final[tuple[Action, ...]] = (SHOW_SEVENS, SHOW_FARBE)


def play_out(deal: Deal) -> None:
    """On to the end of the deal."""
    while deal.phase != OVER:
        step(deal)


def step(deal: Deal) -> None:
    """The next thing that happens. Nobody claims wrongly here, so nobody questions."""
    if deal.phase == CLAIM:
        perform(deal, deal.waiting[0], PASS)
    elif deal.ripening and deal.done:
        perform(deal, _first_ripe(deal), AUS)
    elif deal.phase <= ENDGAME:
        seat = deal.turn
        said = says(deal, seat)
        perform(deal, seat, best_card(deal, seat) if said < 0 else said)
    elif deal.phase == PLAYED_OUT:
        count(deal)
    else:
        perform(deal, deal.waiting[0], _in_window(deal, deal.waiting[0]))


def _first_ripe(deal: Deal) -> i64:
    """Who calls: of all that are at 101 the first from the seat in turn on."""
    seat = deal.turn
    while not deal.ripening >> deal.law.side[seat] & 1:
        seat = (seat + 1) % deal.players
    return seat


def says(deal: Deal, seat: i64) -> Action:
    """What the seat in turn says before its card, or -1."""
    hand = deal.hands[seat]
    side = deal.law.side[seat]
    if deal.tricks[side]:
        if hand & hand >> 1 & OBERS:
            suits = declarable(deal, seat)
            if suits:
                return DECLARE + (suits & -suits).bit_length() - 1
        if deal.rounds and hand & BIT[deal.trump * 6] and why_not(deal, seat, SWAP) is None:
            return SWAP
    if deal.reserver == seat and deal.reserved_in != deal.done:
        return TAKE
    return shows(deal, seat) if may_show(deal) else -1


def may_show(deal: Deal) -> bool:
    """Whether five Sevens or five of a suit can matter at this table now."""
    law = deal.law
    if deal.siebener | deal.dissle | deal.farbe:
        return True
    return law.sevens_held != HELD_OFF or (law.sevens_dealt and deal.done == 0)


def shows(deal: Deal, seat: i64) -> Action:
    """Five Sevens or five of a suit are shown at once."""
    for action in ANY_FIVE:
        if why_not(deal, seat, action) is None:
            return action
    return -1


def _in_window(deal: Deal, seat: i64) -> Action:
    """In a window everybody swaps and declares who can."""
    if deal.hands[seat] & BIT[deal.trump * 6] and why_not(deal, seat, SWAP) is None:
        return SWAP
    suits = declarable(deal, seat) if deal.phase == PAIR_WINDOW else 0
    return DECLARE + (suits & -suits).bit_length() - 1 if suits else PASS
