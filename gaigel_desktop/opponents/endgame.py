"""The endgame solved: with all hands open, what the deal is worth when both sides play perfectly.

Alpha-beta to the end of the deal, the card of the rules of thumb first. Everybody declares at the start of a turn and
calls as soon as possible, as in the playouts. It takes about 200 positions from five cards each.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.cards import faces
from gaigel_desktop.rules.deal import ENDGAME, OVER, PLAYED_OUT, Deal
from gaigel_desktop.rules.perform import perform

from .duties import blameless_cards
from .playout import says, step
from .reward import Reward
from .thumb import best_card

LEAST: Final = -9.0
MOST: Final = 9.0


def solved(deal: Deal, reward: Reward) -> float:
    """The worth of the deal, which may be changed, for the side that the reward is for."""
    return _value(deal, reward, LEAST, MOST)


def _value(deal: Deal, reward: Reward, low: float, high: float) -> float:
    """Between low and high, what both sides cannot improve on."""
    _until_a_card_is_asked_for(deal)
    if deal.phase == OVER:
        return reward.of(deal)
    seat = deal.turn
    cards = faces(blameless_cards(deal, seat))
    if len(cards) == 1:
        perform(deal, seat, cards[0])
        return _value(deal, reward, low, high)
    first = best_card(deal, seat)
    cards = (first, *(card for card in reversed(cards) if card != first))
    ours = deal.law.side[seat] == reward.side
    for card in cards:
        after = deal.copy()
        perform(after, seat, card)
        value = _value(after, reward, low, high)
        if ours:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if ours else high


def _until_a_card_is_asked_for(deal: Deal) -> None:
    """Whatever is called, declared or counted by itself."""
    while deal.phase != OVER:
        calls = deal.ripening and deal.done
        if deal.phase != PLAYED_OUT and not calls and (deal.phase != ENDGAME or says(deal, deal.turn) < 0):
            return
        step(deal)
