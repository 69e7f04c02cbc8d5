"""The endgame solved: alpha-beta finds what going through everything finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.opponents.endgame import solved
from gaigel_desktop.opponents.playout import says, step
from gaigel_desktop.opponents.reward import Reward
from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import ENDGAME, OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.duty import playable
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import perform

LEFT = 3  # cards each, so that everything can be gone through


def endgames(preset: str) -> Iterator[Deal]:
    """The ends of deals that are played by rules of thumb, with somebody about to play a card."""
    for number in range(60):
        deal = deal_out(PRESETS[preset], number % 4, shuffled(f"endgame {number}"))
        while deal.phase != OVER and not (deal.phase == ENDGAME and deal.cards_each <= LEFT and not deal.trick):
            step(deal)
        if deal.phase == ENDGAME:
            yield deal


def everything(deal: Deal, reward: Reward) -> float:
    """The worth for the reward's side when all cards that may be played are gone through."""
    while deal.phase != OVER and (deal.ripening or deal.phase == PLAYED_OUT or says(deal, deal.turn) >= 0):
        step(deal)
    if deal.phase == OVER:
        return reward.of(deal)
    values = []
    for card in cards(playable(deal, deal.turn)):
        after = deal.copy()
        perform(after, deal.turn, card)
        values.append(everything(after, reward))
    return max(values) if deal.law.side[deal.turn] == reward.side else min(values)


@pytest.mark.parametrize("preset", ["leinfelden", "wikipedia"])
def test_it_is_worth_what_going_through_everything_finds(preset: str) -> None:
    found = []
    for deal in endgames(preset):
        for side in (0, 1):
            reward = Reward(deal, side, None)
            found.append(solved(deal.copy(), reward))
            assert found[-1] == pytest.approx(everything(deal.copy(), reward))
    assert len(found) >= 8 and len(set(found)) > 4
