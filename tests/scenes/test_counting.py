"""How good one's counting gets: in words and as a curve among the figures, and nothing where nobody has guessed."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.inn.counting import Guessed, curve, guesses, mean_off
from gaigel_desktop.controller.store.archive import EVERYTHING, Wanted
from gaigel_desktop.text.speech import say
from tests.controller.past_games import keep_many

from .pages import Open, Visitor, troubles


def guessed(visitor: Visitor, offs: list[int]) -> None:
    """So far off before the counts of the first deals."""
    store = visitor.house.keeper.store
    assert store is not None
    keep_many(store, 24)
    rows = store.database.execute("SELECT deal, points FROM past WHERE points > 10 ORDER BY deal").fetchall()
    for (deal, points), off in zip(rows, offs, strict=False):
        store.keep_guess(deal, points + off)


def test_the_mean_of_the_last_ones_and_how_many_were_right(visit: Open) -> None:
    visitor = visit()
    guessed(visitor, [10, -4, 0, 2])
    assert visitor.house.keeper.store is not None
    found = guesses(visitor.house.keeper.store.database, EVERYTHING)
    assert [each.off for each in found] == [10, 4, 0, 2] and mean_off(found) == 4.0
    assert curve(found, 2) == [10.0, 7.0, 2.0, 1.0]
    assert guesses(visitor.house.keeper.store.database, Wanted(rules="mueller")) == ()
    assert Guessed(101, 101).off == 0


@pytest.mark.parametrize(("size", "language", "text"), [((1024, 640), "de", 150), ((1280, 720), "es", 125)])
def test_it_stands_among_the_figures(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    guessed(visitor, [12, -8, 0, 3, 0, 1])
    visitor.click("past")
    visitor.click("tab figures")
    names = [each.name for each in visitor.meanings()]
    assert say("counting_head") in names and say("counting_hits", {"hits": 2, "all": 6}) in names
    assert any(each.role == "plot" and each.name == say("counting_plot", {"window": 10}) for each in visitor.meanings())
    assert troubles(visitor) == []


@pytest.mark.parametrize("offs", [[], [3]])
def test_whoever_has_not_guessed_twice_reads_nothing_of_it(visit: Open, offs: list[int]) -> None:
    visitor = visit()
    guessed(visitor, offs)
    visitor.click("past")
    visitor.click("tab figures")
    assert say("counting_head") not in [each.name for each in visitor.meanings()]
