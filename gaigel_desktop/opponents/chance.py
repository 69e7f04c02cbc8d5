"""Players who leave it to chance: `random` reaches every rule, `random-cards` is for measuring."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.rules.actions import AUS, DECLARE, PASS, SPELLED, SWAP, Action
from gaigel_desktop.rules.cards import BIT
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import allowed, card_actions, conceivable, next_to_act, why_not
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.views import View

WHIM: Final = 0.1  # how often `random` thinks of something else than a card
# How its whims are weighed against each other: what is seldom possible more, what mostly ends the deal less.
WEIGHTS: Final[dict[str | int, float]] = {"show": 8, "take": 8, "reserve": 6, "swap": 3, "announce": 3, "declare": 2}
ENDING: Final[dict[str | int, float]] = {"aus": 0.02, "accuse": 0.01}


def random_player(seen: View, seat: int, dice: Random) -> Action | None:
    """Any legal card in turn, and now and then anything else that is legal, faults included."""
    in_turn = next_to_act(seen) == seat
    if dice.random() < WHIM or (in_turn and seen.waiting):
        whim = _whim(seen, seat, dice)
        if whim is not None:
            return whim
    if not in_turn:
        return None
    return PASS if seen.waiting else _any(card_actions(seen), dice)


def _whim(seen: View, seat: int, dice: Random) -> Action | None:
    """One of the other things that the seat may do; mostly none of those that end the deal.

    As long as all that is conceivable weighs no more than one, the chances of each do not depend on what else may be
    said, and only what the dice have chosen is judged.
    """
    kinds = conceivable(seen, seat)
    weights = [_weight(kind[0], seen) for kind in kinds]
    if sum(weights) > 1:
        kinds = [some for kind in kinds if (some := allowed(seen, seat, kind))]
        weights = [_weight(kind[0], seen) for kind in kinds]
    chosen = dice.random() * max(1.0, sum(weights))
    for kind, weight in zip(kinds, weights, strict=True):
        chosen -= weight
        if chosen < 0:
            some = allowed(seen, seat, kind)
            return _any(some, dice) if some else None
    return None


def _weight(action: Action, seen: View) -> float:
    """How the kind of thing that this is one of is weighed; a call ends the deal, so it comes late or seldom."""
    verb = SPELLED[action][0]
    return WEIGHTS.get(verb, 0.5) * (1.0 if seen.phase == PLAYED_OUT else ENDING.get(verb, 1.0))


def _any(choices: tuple[Action, ...], dice: Random) -> Action:
    return choices[int(dice.random() * len(choices))]


def random_cards(seen: View, seat: int, dice: Random) -> Action | None:
    """A right Aus at once, swaps and pairs as soon as possible, otherwise any legal card."""
    said = before_a_card(seen, seat)
    if said is not None:
        return said
    if seen.turn != seat or seen.phase > ENDGAME:
        return None
    return _any(card_actions(seen), dice)


def before_a_card(seen: Deal, seat: int) -> Action | None:
    """What `random-cards` does before it plays a card."""
    if seen.phase != CLAIM and seen.ripening >> seen.law.side[seat] & 1 and seen.done:
        return AUS
    if seen.waiting and seen.waiting[0] != seat:
        return None
    holds_diss = seen.rounds and seen.hands[seat] & BIT[seen.trump * 6]
    if holds_diss and (seen.waiting or seen.turn == seat) and why_not(seen, seat, SWAP) is None:
        return SWAP
    suits = declarable(seen, seat) if not seen.waiting or seen.phase == PAIR_WINDOW else 0
    if suits:
        return DECLARE + (suits & -suits).bit_length() - 1
    return PASS if seen.waiting else None
