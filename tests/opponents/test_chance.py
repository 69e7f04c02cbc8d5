"""Those who leave it to chance: how often they do what, that they see no more than others do, and the table of
random-cards: the same deals checked and unchecked, in plain Python and compiled (`make compiled`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from gaigel_desktop.opponents.chance import ENDING, WEIGHTS, random_cards, random_player
from gaigel_desktop.opponents.measuring import whole_deals
from gaigel_desktop.rules.actions import ACTIONS_END, CARD_ACTIONS_END, PASS, SPELLED
from gaigel_desktop.rules.cards import BIT
from gaigel_desktop.rules.deal import CLAIM, OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.judge import next_to_act, why_not
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.views import View, view
from tests.random_tables import any_deed, any_pack, any_rules
from tests.tiers import one_in, thorough

CARDS = {"leinfelden": 2508, "wikipedia": 1836, "uspcc-1907": 2068, "rutesheim": 3303}  # played in a hundred deals
THROWS = 80


@one_in(4, "checked", [True, False])
@pytest.mark.parametrize("preset", CARDS)
def test_a_hundred_deals_have_so_many_cards(preset: str, checked: bool) -> None:
    assert whole_deals(PRESETS[preset], 100, 7, checked) == CARDS[preset]


def positions(name: str, deals: int) -> Iterator[tuple[Deal, int]]:
    """Now and then in deals of random tables: how they stand, and any seat; more often where something is seldom."""
    dice = Random(name)
    for _ in range(deals):
        rules = any_rules(dice)
        knocked, deck = any_pack(rules, dice)
        deal = deal_out(rules, dice.randrange(rules.players), deck, knocked)
        while deal.phase != OVER:
            if deal.waiting or deal.reserver == deal.turn or deal.hands[deal.turn] & BIT[deal.trump * 6]:
                yield deal, deal.waiting[0] if deal.waiting else deal.turn
            elif dice.random() < 0.05 or (deal.proof and deal.done == 0):
                yield deal, dice.randrange(deal.players)
            deed = any_deed(deal, dice)
            if deed is not None:
                apply(deal, *deed)
            elif deal.phase == PLAYED_OUT:
                count(deal)


class Showing(Random):
    """Dice that show what they are told."""

    def __init__(self, *shown: float) -> None:
        super().__init__()
        self.shown = list(shown)

    def random(self) -> float:
        return self.shown.pop(0)


def said(deal: Deal, seat: int) -> Counter[str]:
    """What somebody who has a whim says in so many cases, one like the other; "" is a card, or nothing."""
    found: Counter[str] = Counter()
    for number in range(THROWS):
        action = random_player(View(deal), seat, Showing(0.0, (number + 0.5) / THROWS, 0.0, 0.0))
        found["" if action is None or action < CARD_ACTIONS_END else str(SPELLED[action][0])] += 1
    return found


def due(deal: Deal, seat: int) -> dict[str, float]:
    """How often each thing should be said: all that may be said, judged one by one, and weighed."""
    legal = [action for action in range(CARD_ACTIONS_END, ACTIONS_END) if why_not(deal, seat, action) is None]
    verbs = {str(SPELLED[action][0]) for action in legal}
    ends = {} if deal.phase == PLAYED_OUT else ENDING
    weights = {verb: WEIGHTS.get(verb, 0.5) * ends.get(verb, 1.0) for verb in verbs}
    whole = max(1.0, sum(weights.values()))
    shares = {verb: weight / whole for verb, weight in weights.items()}
    rest = "pass" if next_to_act(deal) == seat and why_not(deal, seat, PASS) is None else ""
    return {**shares, rest: shares.get(rest, 0.0) + 1 - sum(shares.values())}


@thorough
def test_everything_that_may_be_said_is_said_as_often_as_it_weighs() -> None:
    heard: set[str] = set()
    for deal, seat in positions("whims", 70):
        found, shares = said(deal, seat), due(deal, seat)
        heard |= set(found)
        for verb in {*found, *shares}:
            assert abs(found[verb] - THROWS * shares.get(verb, 0.0)) <= 2 + 1e-6, (verb, found, shares)
    assert heard >= {"", "aus", "accuse", "declare", "pass", "swap", "reserve", "take", "proof", "signal", "question"}


def test_who_leaves_it_to_chance_does_the_same_with_a_view_as_with_the_deal() -> None:
    for deal, seat in positions("no more than a view", 40):
        for player in (random_player, random_cards):
            for number in range(4):
                assert player(View(deal), seat, Random(number)) == player(view(deal, seat), seat, Random(number))


def test_a_claim_is_questioned_as_often_as_it_is_let_stand() -> None:
    deal = next(deal for deal, _ in positions("claims", 400) if deal.phase == CLAIM)
    assert said(deal, deal.waiting[0]) == {"question": THROWS / 2, "pass": THROWS / 2}
