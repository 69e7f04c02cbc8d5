"""The forgetful host: how often the opponents of a newcomer play on with 101, where never, and that catching wins."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.match.forgetful import forgetful, forgets
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.setup import (
    SEATED,
    MatchSetup,
    first_setup,
    reseated,
    with_rules,
    with_strength,
)
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.opponent import Opponent, seated
from gaigel_desktop.controller.settings import NO_AIDS
from gaigel_desktop.opponents.levels import LEVEL_NAMED, Character
from gaigel_desktop.rules.actions import ACCUSE
from gaigel_desktop.rules.deal import NOBODY, OVER, PLAYED_OUT, deal_out
from gaigel_desktop.rules.ending import ACCUSED_RIGHT
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import view
from tests.controller.test_opponent import Listener
from tests.referee import deal_of, next_deal
from tests.tiers import thorough

DICE = "evening"
DEALS = 300
NEWCOMERS = first_setup(newcomer=True)


def quick() -> Character:
    """Somebody who thinks by rules of thumb alone, because here only calls count."""
    return Character("", LEVEL_NAMED["beginner"]._replace(notices=0.0))


def table(deal: int) -> Game:
    """The player and a partner, who notice nothing, and two hosts; all of them are equally good."""
    players = [Opponent(quick(), f"{DICE} {seat}", host_of=DICE if seat % 2 else "") for seat in range(4)]
    game = Game(PRESETS["leinfelden"], players, deal % 4, Forgotten())
    game.standing = game.standing._replace(deals=deal)
    next_deal(game, f"forgetful {deal}", cut_at=17)
    return game


def is_caught(game: Game) -> bool:
    """Whether the player sees the opponents play on with 101 and wins by saying so."""
    while deal_of(game).phase < PLAYED_OUT and not deal_of(game).over >> 1 & 1:
        if not game.step():
            return False
    if deal_of(game).phase >= PLAYED_OUT:
        return False
    game.offer(0, ACCUSE + 1)
    result = deal_of(game).result
    assert deal_of(game).phase == OVER and result is not None
    assert result.reason == ACCUSED_RIGHT and result.winners == (0,)
    return True


@thorough
def test_about_one_deal_in_twelve_can_be_won_by_catching_the_hosts() -> None:
    forgotten = [deal for deal in range(1, DEALS + 1) if forgets(DICE, deal)]
    caught = sum(is_caught(table(deal)) for deal in forgotten)
    assert DEALS / 16 < caught < DEALS / 9


def test_never_in_the_first_deal_of_a_match_and_the_same_after_a_restart() -> None:
    told = [[forgets(dice, deal) for deal in range(60)] for dice in "abcd" * 2]
    assert not any(deals[0] for deals in told)
    assert told[:4] == told[4:] and len({tuple(deals) for deals in told}) == 4


SEATED_GENTLY = NEWCOMERS._replace(partners=SEATED)


@pytest.mark.parametrize(
    ("setup", "who"),
    [
        (SEATED_GENTLY, (1, 3)),
        (reseated(NEWCOMERS, (0, 2, 1, 3), 0)[0], (1, 3)),  # whoever has become the partner
        (with_strength(SEATED_GENTLY, 1, "guest"), (3,)),
        (SEATED_GENTLY._replace(aids=NO_AIDS), ()),  # as at the Stammtisch
        (first_setup(), ()),
        (with_rules(NEWCOMERS, PRESETS["rutesheim"]), (1, 2)),
    ],
)
def test_only_gentle_opponents_of_somebody_who_is_helped_forget(setup: MatchSetup, who: tuple[int, ...]) -> None:
    assert tuple(seat for seat, host in enumerate(forgetful(setup)) if host) == who


def test_whoever_forgets_does_so_for_a_deal() -> None:
    mind = Listener()
    there = seated(SEATED_GENTLY, DICE, mind)
    dealt = deal_out(SEATED_GENTLY.rules, 0, shuffled("forgetful"))
    for deal in range(40):
        mind.asked.clear()
        for seat, player in enumerate(there):
            player.begin(seat, Standing("give", deal, (0, 0), NOBODY))
            player.ask(0, view(dealt, seat))
        forgetting = {question.seat for question in mind.asked if question.character.forgets}
        assert len(mind.asked) == 3 and forgetting == ({1, 3} if forgets(DICE, deal) else set())
