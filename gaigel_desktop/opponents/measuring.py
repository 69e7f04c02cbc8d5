"""Measuring: whole deals of a table of `random-cards` in one loop, to see how fast the rules are.

The only place in this room that holds a whole deal, because nobody plays here: it is the table, and no player may
import it. It stands here to be compiled with the dice.
"""

from __future__ import annotations

from random import Random

from mypy_extensions import i64

from gaigel_desktop.rules.actions import DECLARE, SWAP, Action
from gaigel_desktop.rules.cards import BIT, OBERS, pick
from gaigel_desktop.rules.deal import ENDGAME, OPENING, OVER, Deal, dealt
from gaigel_desktop.rules.duty import playable
from gaigel_desktop.rules.judge import card_actions, why_not
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import apply, count, perform

from .chance import before_a_card
from .dice import Dice


def random_cards_deed(deal: Deal, dice: Random) -> tuple[int, Action] | None:
    """What the table does next; None when all cards are played and nobody calls."""
    said = _table_says(deal)
    if said is not None or deal.phase > ENDGAME:
        return said
    choices = card_actions(deal)
    return deal.turn, choices[int(dice.random() * len(choices))]


def _table_says(deal: Deal) -> tuple[int, Action] | None:
    """Who says something before the next card, and what."""
    if deal.ripening or deal.waiting:
        for seat in range(deal.players):
            said = before_a_card(deal, seat)
            if said is not None:
                return seat, said
    turn, hands = deal.turn, deal.hands
    first, end = turn, turn + 1
    # Within a trick a pair can come up only by an exchange in turn, or because the side's first trick is sure.
    if not deal.trick or 0 in deal.tricks:
        first, end = 0, deal.players
    for seat in range(first, end):
        hand = hands[seat]
        if hand & hand >> 1 & OBERS and (suits := declarable(deal, seat)):
            return seat, DECLARE + (suits & -suits).bit_length() - 1
    if deal.rounds and hands[turn] & BIT[deal.trump * 6] and why_not(deal, turn, SWAP) is None:
        return turn, SWAP
    return None


def whole_deals(rules: RuleSet, deals: i64, seed: i64, checked: bool) -> i64:
    """Play so many whole deals, each action checked or not, and count the cards that are played."""
    law = law_of(rules)
    dice = Dice(seed)
    pack = [face for face in range(24) for _ in range(2)]
    cards: i64 = 0
    for number in range(deals):
        dice.shuffle(pack)
        cards += _whole_deal(dealt(law, number % law.players, tuple(pack), False), dice, checked)
    return cards


def _whole_deal(deal: Deal, dice: Dice, checked: bool) -> i64:
    cards: i64 = 0
    while deal.phase != OVER:
        said = _table_says(deal)
        if said is not None:
            seat, action = said
        elif deal.phase > ENDGAME:
            count(deal)
            break
        else:
            seat = deal.turn
            action = _any_card(deal, seat, dice)
            cards += 1
        if checked:
            apply(deal, seat, action)
        else:
            perform(deal, seat, action)
    return cards


def _any_card(deal: Deal, seat: i64, dice: Dice) -> Action:
    if deal.phase == OPENING:
        ways = card_actions(deal)
        return ways[dice.below(len(ways))]
    choices = rest = playable(deal, seat)
    number: i64 = 0
    while rest:
        rest &= rest - 1
        number += 1
    return pick(choices, dice.below(number))
