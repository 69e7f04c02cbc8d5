"""The page for the speaker is written from both places where one asks for it, and opened where that is wanted."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.store.transfer import records_folder
from gaigel_desktop.show import page_writer
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.programme_list import ChooserScene
from gaigel_desktop.text.speech import say
from tests.scenes.club import with_club
from tests.scenes.looks import in_some_looks
from tests.scenes.pages import Open, Visitor, troubles

OPEN = "open_page"


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


def files() -> list[Path]:
    return sorted(records_folder().glob("gaigel-show*"))


@PLACES
def test_it_is_said_where_it_lies_and_a_second_one_does_not_lie_over_the_first(visit: Open, place: Place) -> None:
    visitor = place(visit())
    visitor.house.kit.aloud.heard = True
    visitor.press("print")
    (path,) = files()
    assert path.name == "gaigel-show.html" and path.read_text().startswith("<!DOCTYPE html>")
    assert visitor.sees(say("leaflet_saved", {"path": path}))
    assert say("leaflet_saved", {"path": path}) in visitor.house.kit.aloud.fetch()
    assert visitor.page.focus == "print"
    visitor.press("print")
    assert [each.name for each in files()] == ["gaigel-show-2.html", "gaigel-show.html"], "and no half of one"


def test_it_is_said_of_the_show_that_it_was_written_for(visit: Open) -> None:
    visitor = at_the_slate(visit())
    visitor.click("print")
    visitor.click("own our-evening")
    assert not visitor.sees(str(files()[0]))
    visitor.click("programme twelve_minutes")
    assert visitor.sees(str(files()[0]))


@pytest.mark.parametrize("opens", [True, False])
def test_whoever_wants_to_see_it_has_it_opened_or_is_told_that_nothing_opens(
    visit: Open, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    opened = list[Path]()

    def browser(path: Path) -> bool:
        opened.append(path)
        return opens

    monkeypatch.setattr(page_writer, "opens_in_browser", browser)
    visitor = at_the_slate(visit())
    assert OPEN not in {meaning.key for meaning in visitor.meanings()}, "nothing to open"
    visitor.click("print")
    assert not opened, "only if somebody asks for it"
    visitor.click(OPEN)
    assert opened == files()
    assert visitor.sees(say("leaflet_saved" if opens else "leaflet_not_opened", {"path": files()[0]}))


class Browser(webbrowser.BaseBrowser):
    """One that notes what it opens, and whose libraries it finds."""

    def __init__(self) -> None:
        super().__init__("of the system")
        self.opened = list[tuple[str, str]]()

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.opened.append((url, os.environ["LD_LIBRARY_PATH"]))
        return True


def test_the_browser_of_the_system_opens_it_with_its_own_libraries(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    browser = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "the system's")
    assert page_writer.opens_in_browser(tmp_path / "page.html")
    assert browser.opened == [((tmp_path / "page.html").as_uri(), "the system's")]
    assert os.environ["LD_LIBRARY_PATH"] == "ours"


def test_without_a_browser_that_has_a_window_nothing_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not page_writer.opens_in_browser(tmp_path)

    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert not page_writer.opens_in_browser(tmp_path)


@PLACES
def test_where_it_cannot_be_written_that_is_said(
    visit: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, place: Place
) -> None:
    visitor = place(visit())
    (tmp_path / "taken").write_text("")
    monkeypatch.setattr(page_writer, "records_folder", lambda: tmp_path / "taken")
    visitor.press("print")
    assert visitor.sees(say("leaflet_not_saved", {"path": tmp_path / "taken" / "gaigel-show.html"}))
    assert OPEN not in {meaning.key for meaning in visitor.meanings()}


@in_some_looks
def test_what_is_said_of_it_has_room(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = at_the_slate(visit(size, language=language, text_size=text))
    visitor.press("print")
    assert visitor.sees("gaigel-show.html") and troubles(visitor) == []
