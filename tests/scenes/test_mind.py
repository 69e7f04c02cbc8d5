"""What the opponents think with: there after the first pictures, shared by the table, gone with the window."""

from __future__ import annotations

import logging

import pytest

from gaigel_desktop.controller.minds.mind import Mind, Twin
from gaigel_desktop.controller.minds.worker import Worker
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.how_to_think import thinking_beside

from .pages import Open


class Noted(Twin):
    """A mind that notes when it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def warm(self) -> None:
        self.heard.append("warm")

    def close(self) -> None:
        self.heard.append("close")


def test_it_is_warmed_when_the_first_pictures_are_there_and_closed_at_the_end(visit: Open) -> None:
    desk: Desk = visit().desk
    minds: list[Noted] = []

    def new() -> Noted:
        minds.append(Noted())
        return minds[-1]

    desk.new_mind = new
    desk.expect_music()
    desk.update(0.0)
    assert not minds
    desk.update(0.1)
    assert [mind.heard for mind in minds] == [["warm"]]
    assert desk.mind is minds[0]
    desk.close()
    assert minds[0].heard == ["warm", "close"]


def test_the_window_goes_before_anybody_is_waited_for(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the opponents takes its time to end on a busy machine, and a disk to write."""
    desk: Desk = visit().desk
    mind = Noted()
    desk.new_mind = lambda: mind
    assert desk.mind is mind
    monkeypatch.setattr(desk, "save", lambda: mind.heard.append("save"))
    monkeypatch.setattr(desk.kit.screen, "hide", lambda: mind.heard.append("hide"))
    monkeypatch.setattr(desk.kit.sounds, "stop_music", lambda: mind.heard.append("no music"))
    desk.close()
    assert mind.heard == ["hide", "no music", "save", "close"]


def nobody() -> Mind:
    raise AssertionError("nobody is to think")


def test_who_never_needed_one_closes_none(visit: Open) -> None:
    desk = visit().desk
    desk.new_mind = nobody
    desk.close()


def test_the_program_thinks_beside_the_picture_and_tests_in_slices(visit: Open) -> None:
    assert isinstance(visit().desk.mind, Twin)
    beside = thinking_beside()
    assert isinstance(beside, Worker) and beside.process_id is None
    (log,) = logging.getLogger("gaigel_desktop").handlers
    logging.getLogger("gaigel_desktop").removeHandler(log)
    log.close()
