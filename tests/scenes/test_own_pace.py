"""Own pace: whoever counts alone begins with tricks that stay a second; what the player has chosen stays chosen."""

from __future__ import annotations

from .pages import Open, Visitor
from .test_pages import saved


def first_start(visit: Open) -> Visitor:
    visitor = visit()
    visitor.player.learner.welcome()
    visitor.app.open_title()
    return visitor


def says(visitor: Visitor, *, counts: bool) -> float:
    """The answer to the question of the first start, and how long a trick stays now."""
    visitor.click("played_before", x=0.9 if counts else 0.1)
    return visitor.player.settings.trick_stays


def test_who_counts_alone_starts_with_tricks_that_stay_a_second_and_newcomers_until_a_click(visit: Open) -> None:
    visitor = first_start(visit)
    assert visitor.player.settings.trick_stays == 0.0
    assert [says(visitor, counts=counts) for counts in (True, False, True)] == [1.0, 0.0, 1.0]
    visitor.click("go")
    visitor.player.save()
    assert saved().trick_stays == 1.0


def test_what_the_player_has_chosen_is_never_overwritten(visit: Open) -> None:
    for chosen in (0.0, 3.0):
        visitor = first_start(visit)
        says(visitor, counts=True)
        visitor.player.change(trick_stays=chosen)
        assert [says(visitor, counts=counts) for counts in (False, True)] == [chosen, chosen]


def test_what_was_chosen_before_there_was_this_is_not_overwritten_either(visit: Open) -> None:
    visitor = visit(played_before=False, trick_stays=2.0)
    visitor.player.change(played_before=True)
    assert visitor.player.settings.trick_stays == 2.0
