"""How a budget is spent: never more than it is, and less where one choice is clearly ahead."""

from __future__ import annotations

import pytest

from gaigel_desktop.opponents.belief import Belief
from gaigel_desktop.opponents.choose import courses_for
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.opponents.levels import FROZEN, LEVELS, Level
from gaigel_desktop.opponents.reward import Reward
from gaigel_desktop.opponents.search import A_LOOK, Search
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.views import view
from tests.opponents.positions import positions
from tests.opponents.test_good_play import leader_of_three
from tests.tiers import thorough

BUDGET = 2400
BOTH = pytest.mark.parametrize("level", [LEVELS[-1], FROZEN[0]], ids=lambda level: level.name)


def about_to_think(deal: Deal, seat: int, level: Level, rollouts: int) -> Search:
    """The search of the seat in turn, which nothing is known of yet."""
    seen = view(deal, seat)
    level = level._replace(rollouts=rollouts, solves=0)
    reward = Reward(seen, seen.law.side[seat], None)
    return Search(Belief(seen, seat, [0] * seen.players), courses_for(seen, seat, level), level, reward, Dice(5))


def searched(deal: Deal, seat: int, level: Level, rollouts: int) -> Search:
    """The same, after it has thought."""
    search = about_to_think(deal, seat, level, rollouts)
    search.think()
    return search


@BOTH
def test_where_one_choice_is_clearly_ahead_the_rest_of_the_budget_is_saved(level: Level) -> None:
    search = searched(leader_of_three().plays("BX B7").deal, 2, level, BUDGET)
    assert search.courses[search.places[0]] == (FACE_OF["SU"],)
    assert len(search.places) == 1
    assert sum(search.tries) < BUDGET // 2


@thorough
def test_the_master_thinks_longest_about_close_choices() -> None:
    clear = searched(leader_of_three().plays("BX B7").deal, 2, LEVELS[-1], BUDGET)
    close = searched(leader_of_three().deal, 0, LEVELS[-1], BUDGET)
    assert 3 * sum(clear.tries) < sum(close.tries)


@thorough
def test_what_all_guesses_say_alike_is_sure_after_few() -> None:
    """The same course twice swings between a lost deal and a won one, but always together: the one that is liked a
    little less is left alone after the first look, and of two that are liked alike nobody can say which is better."""
    for apart, sure in ((0.0, False), (0.02, True)):
        search = about_to_think(leader_of_three().deal, 0, LEVELS[-1], BUDGET)
        search.courses = search.courses[:1] * 2
        search.likes = [0.0, -apart]
        search.places = [0, 1]
        search.think()
        assert max(search.worths[0]) - min(search.worths[0]) > 0.4
        if sure:
            assert search.places == [0] and search.tries[:2] == [A_LOOK, A_LOOK]
        else:
            assert min(search.tries[:2]) > 3 * A_LOOK


@thorough
@BOTH
def test_the_budget_is_never_overdrawn(level: Level) -> None:
    for deal, _, _ in positions(12, seed=11):
        seat = next_to_act(deal)
        if seat >= 0 and not deal.waiting:
            assert 0 < sum(searched(deal, seat, level, BUDGET // 5).tries) <= BUDGET // 5
