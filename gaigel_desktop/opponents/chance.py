"""Players who leave it to chance: `random` reaches every rule, `random-cards` is for measuring."""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from gaigel_desktop.rules.actions import AUS, CARD_ACTIONS_END, DECLARE, PASS, SPELLED, SWAP, Action
from gaigel_desktop.rules.cards import BIT, OBERS, pick
from gaigel_desktop.rules.deal import ENDGAME, OPENING, OVER, PAIR_WINDOW, PLAYED_OUT, Deal, dealt
from gaigel_desktop.rules.duty import playable
from gaigel_desktop.rules.judge import card_actions, legal_actions, next_to_act, why_not
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import apply, perform
from gaigel_desktop.rules.perform import count as count_points

from .dice import Dice

WHIM: Final = 0.1  # how often `random` thinks of something else than a card
# How its whims are weighed against each other: what is seldom possible more, what mostly ends the deal less.
WEIGHTS: Final[dict[str | int, float]] = {"show": 8, "take": 8, "reserve": 6, "swap": 3, "announce": 3, "declare": 2}
ENDING: Final[dict[str | int, float]] = {"aus": 0.02, "accuse": 0.01}


def random_player(seen: Deal, seat: int, dice: Random) -> Action | None:
    """Any legal card in turn, and now and then anything else that is legal, faults included."""
    in_turn = next_to_act(seen) == seat
    if dice.random() < WHIM or (in_turn and seen.waiting):
        whim = _whim(seen, seat, dice)
        if whim is not None:
            return whim
    if not in_turn:
        return None
    return PASS if seen.waiting else _any(card_actions(seen), dice)


def _whim(seen: Deal, seat: int, dice: Random) -> Action | None:
    """One of the other things that the seat may do; mostly none of those that end the deal."""
    by_verb: dict[str | int, list[Action]] = {}
    for action in legal_actions(seen, seat):
        if action >= CARD_ACTIONS_END:
            by_verb.setdefault(SPELLED[action][0], []).append(action)
    weights = [WEIGHTS.get(verb, 0.5) * _will(verb, seen) for verb in by_verb]
    chosen = dice.random() * max(1.0, sum(weights))
    for verb, weight in zip(by_verb, weights, strict=True):
        chosen -= weight
        if chosen < 0:
            return _any(tuple(by_verb[verb]), dice)
    return None


def _will(verb: str | int, seen: Deal) -> float:
    """A call ends the deal, so it comes late or seldom."""
    return 1.0 if seen.phase == PLAYED_OUT else ENDING.get(verb, 1.0)


def _any(choices: tuple[Action, ...], dice: Random) -> Action:
    return choices[int(dice.random() * len(choices))]


def random_cards(seen: Deal, seat: int, dice: Random) -> Action | None:
    """A right Aus at once, swaps and pairs as soon as possible, otherwise any legal card."""
    said = _says(seen, seat)
    if said is not None:
        return said
    if seen.turn != seat or seen.phase > ENDGAME:
        return None
    return _any(card_actions(seen), dice)


# -- a whole table of random-cards, for measuring the rules and not the players ----------------------------------


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
            said = _says(deal, seat)
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
            count_points(deal)
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


# -- what one of them says ---------------------------------------------------------------------------------------


def _says(seen: Deal, seat: int) -> Action | None:
    """What `random-cards` does before it plays a card."""
    if seen.ripening >> seen.law.side[seat] & 1 and seen.done:
        return AUS
    if seen.waiting and seen.waiting[0] != seat:
        return None
    suits = declarable(seen, seat) if not seen.waiting or seen.phase == PAIR_WINDOW else 0
    if suits:
        return DECLARE + (suits & -suits).bit_length() - 1
    holds_diss = seen.rounds and seen.hands[seat] & BIT[seen.trump * 6]
    if holds_diss and (seen.waiting or seen.turn == seat) and why_not(seen, seat, SWAP) is None:
        return SWAP
    return PASS if seen.waiting else None
