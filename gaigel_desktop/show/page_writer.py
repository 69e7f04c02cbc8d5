"""Writes the page for the speaker from a page of the game, says where it lies, and opens it in a browser if wanted."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.store.transfer import free_name, records_folder
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pen import WARNING

from .speakers_page import write_page

NAMED: Final = "gaigel-show", ".html"
LIBRARIES: Final = "LD_LIBRARY_PATH"  # an executable sets it,
BEFORE: Final = "LD_LIBRARY_PATH_ORIG"  # and this is what it was


class Written(NamedTuple):
    """The page of a show, where it lies, and what else there is to say of it."""

    show: Show
    path: Path
    said: str
    lies: bool = True


class PageWriter:
    """On a page of widgets: the way to a file, and what is said of it below."""

    def __init__(self, player: OwnPlayer, refresh: Callable[[], None]) -> None:
        self._player, self._refresh = player, refresh
        self._last: Written | None = None

    def write(self, show: Show) -> None:
        """With a name that nothing has yet."""
        path = free_name(records_folder(), *NAMED)
        try:
            write_page(show, path, self._player.deck)
            self._last = Written(show, path, say("leaflet_saved", {"path": sayable(path)}))
        except OSError:
            self._last = Written(show, path, say("leaflet_not_saved", {"path": sayable(path)}), lies=False)
        self._refresh()

    def put(self, flow: Flow, show: Show) -> None:
        """What there is to say of this show, and the way into a browser."""
        last = self._last
        if last is None or last.show != show:
            return
        flow.news(last.said, ABOUT if last.lies else WARNING)
        if last.lies:
            flow.buttons(Pressable("open_page", say("leaflet_open"), self._open, "export"))

    def _open(self) -> None:
        assert self._last is not None
        if not opens_in_browser(self._last.path):
            self._last = self._last._replace(said=say("leaflet_not_opened", {"path": sayable(self._last.path)}))
            self._refresh()


def opens_in_browser(path: Path) -> bool:
    """Whether the system's browser opens this; one that would take over a terminal is none."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    with _libraries_of_the_system():
        return type(browser) is not webbrowser.GenericBrowser and browser.open(path.as_uri())


@contextmanager
def _libraries_of_the_system() -> Iterator[None]:
    """Whoever is started finds its own libraries, and not those that an executable of the game brings along."""
    ours = os.environ.get(LIBRARIES)
    if ours is None or not getattr(sys, "frozen", False):
        yield
        return
    os.environ[LIBRARIES] = os.environ.get(BEFORE, "")
    try:
        yield
    finally:
        os.environ[LIBRARIES] = ours
