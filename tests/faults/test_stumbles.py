"""A stumble of each kind in every test run; `python -m tests.faults.stumbles` has as many as one likes."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match import game, story
from gaigel_desktop.rules import perform, views
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.paint.painter import Painter
from gaigel_desktop.window.canvas import Canvas
from tests.tiers import thorough

from .stumbles import Place, breaking, broke, places, sitting

# Where, and at which call.
STUMBLES: list[tuple[Place, int]] = [
    ((TableScene, "enter"), 1),
    ((TableScene, "handle"), 5),
    ((TableScene, "draw"), 3),
    ((Painter, "sprite"), 9),
    ((Canvas, "paint"), 4),
    ((Stage, "tell"), 7),
    ((game.Game, "offer"), 3),
    ((story.Stored, "note"), 2),
    ((perform, "perform"), 2),
    ((views, "fold"), 10),
]


@thorough
@pytest.mark.usefixtures("stumbling")
def test_whatever_breaks_while_somebody_plays_no_deed_is_lost() -> None:
    with sitting("a few") as robot:
        assert all(broke(robot, place, at) for place, at in STUMBLES)
        assert robot.pages == len(STUMBLES)
        assert robot.game is not None and robot.game.moment > 0


def test_a_function_breaks_once_wherever_it_is_called_from() -> None:
    assert {place for place, _ in STUMBLES} <= set(places())
    real = views.fold
    with breaking((views, "fold"), 1) as left:
        assert vars(game)["fold"] is views.fold is not real
        with pytest.raises(Exception, match=r"views\.fold"):
            vars(game)["fold"](None, None)
        assert left == []
    assert vars(game)["fold"] is views.fold is real
