"""How a budget is spent: never more than it is, and less where one choice is clearly ahead."""

from __future__ import annotations

from gaigel_desktop.opponents.belief import Belief
from gaigel_desktop.opponents.choose import courses_for
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.opponents.levels import LEVELS
from gaigel_desktop.opponents.reward import Reward
from gaigel_desktop.opponents.search import Search
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.views import view
from tests.opponents.positions import positions
from tests.opponents.test_good_play import leader_of_three

BUDGET = 2400
LEVEL = LEVELS[-1]._replace(rollouts=BUDGET, solves=0)


def searched(deal: Deal, seat: int, rollouts: int) -> Search:
    """The search of the seat in turn, after it has thought."""
    seen = view(deal, seat)
    level = LEVEL._replace(rollouts=rollouts)
    reward = Reward(seen, seen.law.side[seat], None)
    search = Search(Belief(seen, seat, [0] * seen.players), courses_for(seen, seat, level), level, reward, Dice(5))
    search.think()
    return search


def test_where_one_choice_is_clearly_ahead_the_rest_of_the_budget_is_saved() -> None:
    search = searched(leader_of_three().plays("BX B7").deal, 2, BUDGET)
    assert search.courses[search.places[0]] == (FACE_OF["SU"],)
    assert len(search.places) == 1
    assert sum(search.tries) < BUDGET // 2


def test_the_budget_is_never_overdrawn() -> None:
    for deal, _, _ in positions(12, seed=11):
        seat = next_to_act(deal)
        if seat >= 0 and not deal.waiting:
            assert 0 < sum(searched(deal, seat, BUDGET // 5).tries) <= BUDGET // 5
