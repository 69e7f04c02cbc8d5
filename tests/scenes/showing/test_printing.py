"""The page for the speaker is printed beside the picture, from both places where one asks for it."""

from __future__ import annotations

import logging
import math
import threading
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pygame
import pytest

from gaigel_desktop.controller.store.transfer import records_folder
from gaigel_desktop.show import leaflet_print_job
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.programme_list import ChooserScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.typeset import Block
from tests.scenes.club import with_club
from tests.scenes.looks import in_some_looks
from tests.scenes.pages import Open, Visitor, troubles
from tests.tiers import thorough

IS_PRINTING = "is being printed"
LIES = "The page for the speaker lies in"


def at_the_slate(visitor: Visitor) -> Visitor:
    """Where a show is chosen."""
    with_club(visitor)
    assert isinstance(visitor.scene, ChooserScene)
    visitor.click("programme twelve_minutes")
    return visitor


def in_the_menu(visitor: Visitor) -> Visitor:
    """Where a show is held up."""
    visitor.draws = True  # the menu lies over what is seen
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, None)
    visitor.key(pygame.K_PAGEDOWN)
    visitor.key(pygame.K_F5)
    assert isinstance(visitor.scene, PauseScene)
    return visitor


Place = Callable[[Visitor], Visitor]
PLACES = pytest.mark.parametrize("place", [at_the_slate, in_the_menu])


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Nothing comes out of the printer before there is paper, and then no more than the title."""
    there = Event()

    def put(blocks: tuple[Block, ...], title: str, path: Path) -> None:
        assert there.wait(20) and blocks
        path.write_text(title)

    monkeypatch.setattr(leaflet_print_job, "put_on_paper", put)
    return there


def until_printed(visitor: Visitor) -> None:
    assert visitor.house.prints.last is not None
    visitor.house.prints.last.close()
    visitor.turn()


def files() -> list[Path]:
    return sorted(records_folder().glob("gaigel-show*"))


@PLACES
def test_it_is_printed_beside_the_picture_and_then_it_is_said_where_it_lies(
    visit: Open, paper: Event, place: Place
) -> None:
    visitor = place(visit())
    assert visitor.wakes_at == math.inf
    visitor.press("print")
    for _ in range(3):
        assert visitor.sees(IS_PRINTING) and not files()
        assert visitor.wakes_at == pytest.approx(visitor.now + theme.GLANCE)
        visitor.wake()
    paper.set()
    until_printed(visitor)
    (path,) = files()
    assert visitor.sees(say("leaflet_saved", {"path": path})) and not visitor.sees(IS_PRINTING)
    assert visitor.wakes_at == math.inf, "there is nothing to wake up for"
    assert visitor.page.focus == "print"


@PLACES
def test_whoever_cannot_wait_presses_in_vain_and_a_page_more_does_not_lie_over_the_first(
    visit: Open, paper: Event, place: Place
) -> None:
    visitor = place(visit())
    for _ in range(3):
        visitor.press("print")
    paper.set()
    until_printed(visitor)
    assert [path.name for path in files()] == ["gaigel-show.pdf"]
    visitor.press("print")
    until_printed(visitor)
    assert [path.name for path in files()] == ["gaigel-show-2.pdf", "gaigel-show.pdf"]


def test_who_leaves_the_menu_meanwhile_finds_it_said_there_later(visit: Open, paper: Event) -> None:
    visitor = in_the_menu(visit())
    visitor.press("print")
    visitor.key(pygame.K_F5)
    paper.set()
    until_printed(visitor)
    visitor.key(pygame.K_F5)
    assert visitor.sees(LIES) and visitor.wakes_at == math.inf
    assert len(files()) == 1


def test_two_shows_are_printed_one_after_the_other_and_each_is_told_of_where_it_is_chosen(
    visit: Open, paper: Event
) -> None:
    visitor = at_the_slate(visit())
    visitor.click("print")
    visitor.click("own our-evening")
    assert not visitor.sees(IS_PRINTING)
    visitor.click("print")
    assert visitor.sees(IS_PRINTING)
    paper.set()
    until_printed(visitor)
    first, second = files()
    assert first.name == "gaigel-show-2.pdf" and visitor.sees(str(first))
    assert [first.read_text(), second.read_text()] == ["Our evening", "Gaigel in twelve minutes"]
    visitor.click("programme twelve_minutes")
    assert not visitor.sees(LIES) and visitor.wakes_at == math.inf


@thorough
def test_who_leaves_the_program_meanwhile_has_it_all_the_same(visit: Open) -> None:
    visitor, threads = at_the_slate(visit()), threading.active_count()
    visitor.click("print")
    visitor.scenes.close()
    visitor.house.close()
    (path,) = files()
    assert path.read_bytes().rstrip().endswith(b"%%EOF"), "and no half of one"
    assert threading.active_count() == threads, "nothing of it is left"


@thorough
@PLACES
def test_where_it_cannot_be_written_that_is_said(
    visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: Place
) -> None:
    visitor = place(visit())
    (tmp_path / "taken").write_text("")
    monkeypatch.setattr(
        leaflet_print_job, "LEAFLET", leaflet_print_job.LEAFLET._replace(folder=lambda: tmp_path / "taken")
    )
    visitor.press("print")
    until_printed(visitor)
    assert visitor.sees(say("leaflet_not_saved", {"path": tmp_path / "taken" / "gaigel-show.pdf"}))


def test_what_nobody_has_thought_of_is_written_down_and_breaks_nothing(
    visit: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    visitor = at_the_slate(visit())
    monkeypatch.setattr(leaflet_print_job, "put_on_paper", lambda *what: 1 / 0)
    with caplog.at_level(logging.ERROR):
        visitor.click("print")
        until_printed(visitor)
    assert visitor.sees("could not be written") and "ZeroDivisionError" in caplog.text


@in_some_looks
def test_what_is_said_of_it_has_room(
    visit: Open, paper: Event, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = at_the_slate(visit(size, language=language, text_size=text))
    visitor.press("print")
    assert visitor.sees(say("leaflet_printing")) and troubles(visitor) == []
    paper.set()
    until_printed(visitor)
    assert visitor.sees("gaigel-show.pdf") and troubles(visitor) == []
