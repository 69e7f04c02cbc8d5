"""What the opponents think with: there after the first pictures, shared by the table, gone with the window."""

from __future__ import annotations

import logging

import pytest

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.minds.mind import Mind, Twin
from gaigel_desktop.controller.minds.worker import Worker
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
    house: House = visit().house
    minds: list[Noted] = []

    def new() -> Noted:
        minds.append(Noted())
        return minds[-1]

    house.thinking.new = new
    house.expect_music()
    house.update(0.0)
    assert not minds
    house.update(0.1)
    assert [mind.heard for mind in minds] == [["warm"]]
    assert house.thinking.mind is minds[0]
    house.close()
    assert minds[0].heard == ["warm", "close"]


def test_the_window_goes_before_anybody_is_waited_for(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the opponents takes its time to end on a busy machine, and a disk to write."""
    house: House = visit().house
    mind = Noted()
    house.thinking.new = lambda: mind
    assert house.thinking.mind is mind
    monkeypatch.setattr(house.player, "save", lambda: mind.heard.append("save"))
    monkeypatch.setattr(house.kit.screen, "hide", lambda: mind.heard.append("hide"))
    monkeypatch.setattr(house.kit.sounds, "stop_music", lambda: mind.heard.append("no music"))
    house.close()
    assert mind.heard == ["hide", "no music", "save", "close"]


def nobody() -> Mind:
    raise AssertionError("nobody is to think")


def test_who_never_needed_one_closes_none(visit: Open) -> None:
    house = visit().house
    house.thinking.new = nobody
    house.close()


def test_the_program_thinks_beside_the_picture_and_tests_in_slices(visit: Open) -> None:
    assert isinstance(visit().house.thinking.mind, Twin)
    beside = thinking_beside()
    assert isinstance(beside, Worker) and beside.process_id is None
    (log,) = logging.getLogger("gaigel_desktop").handlers
    logging.getLogger("gaigel_desktop").removeHandler(log)
    log.close()
