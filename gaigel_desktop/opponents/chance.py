"""Players who leave it to chance: `random` reaches every rule, `random-cards` is for measuring."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.rules.actions import AUS, CARD_ACTIONS_END, DECLARE, PASS, SPELLED, SWAP, Action
from gaigel_desktop.rules.cards import BIT
from gaigel_desktop.rules.deal import ENDGAME, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import card_actions, legal_actions, next_to_act, why_not
from gaigel_desktop.rules.pairs import declarable, holds_any_pair

WHIM: Final = 0.05  # how often `random` thinks of something else than a card
CALLS: Final = ("aus", "accuse")  # a whim that mostly ends the deal comes true more seldom
CALL_WHIM: Final = 0.04


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
    """One of the other things that the seat may do, each kind equally likely."""
    by_verb: dict[str | int, list[Action]] = {}
    for action in legal_actions(seen, seat):
        if action >= CARD_ACTIONS_END:
            by_verb.setdefault(SPELLED[action][0], []).append(action)
    if not by_verb:
        return None
    verb = list(by_verb)[int(dice.random() * len(by_verb))]
    if verb in CALLS and seen.phase != PLAYED_OUT and dice.random() > CALL_WHIM:
        return None
    return _any(tuple(by_verb[verb]), dice)


def _any(choices: tuple[Action, ...], dice: Random) -> Action:
    return choices[int(dice.random() * len(choices))]


def random_cards(seen: Deal, seat: int, dice: Random) -> Action | None:
    """A right Aus at once, swaps and pairs as soon as possible, otherwise any legal card."""
    said = random_cards_says(seen, seat)
    if said is not None:
        return said
    if seen.turn != seat or seen.phase > ENDGAME:
        return None
    return _any(card_actions(seen), dice)


def random_cards_says(seen: Deal, seat: int) -> Action | None:
    """What `random-cards` does before it plays a card."""
    if seen.ripening >> seen.law.side[seat] & 1 and seen.done:
        return AUS
    if seen.waiting and seen.waiting[0] != seat:
        return None
    if holds_any_pair(seen.hands[seat]) and (not seen.waiting or seen.phase == PAIR_WINDOW):
        suits = declarable(seen, seat)
        if suits:
            return DECLARE + (suits & -suits).bit_length() - 1
    holds_diss = seen.rounds and seen.hands[seat] & BIT[seen.trump * 6]
    if holds_diss and (seen.waiting or seen.turn == seat) and why_not(seen, seat, SWAP) is None:
        return SWAP
    return PASS if seen.waiting else None
