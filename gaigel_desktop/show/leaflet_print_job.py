"""The printer: prints the page for the speaker beside the picture, and says how it goes where that was asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.store.transfer import records_folder
from gaigel_desktop.scenes.parts.background_print import Printing, Where
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.prints import Prints
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pen import WARNING

from .leaflet_printing import put_on_paper, set_leaflet

LEAFLET: Final = Where(records_folder, "gaigel-show", ".pdf")


class Printer:
    """On a page of widgets: of what was printed last it is said where it lies, also to whoever comes back."""

    def __init__(self, player: OwnPlayer, prints: Prints, refresh: Callable[[], None]) -> None:
        self._player, self._prints, self._refresh = player, prints, refresh
        self._waits = False  # whether the page still says that it is being printed

    def print(self, show: Show) -> None:
        """Its words are made here and now, and the rest beside the picture."""
        printing = self._of(show)
        if printing is None or printing.done:
            write = partial(put_on_paper, *set_leaflet(show, self._player.deck))
            self._prints.print(show, LEAFLET, write)
            self._refresh()

    def put(self, flow: Flow, show: Show) -> None:
        """What there is to say of this show."""
        printing = self._of(show)
        self._waits = printing is not None and not printing.done
        if printing is None:
            return
        if self._waits:
            flow.text(say("leaflet_printing"), ABOUT)
        elif printing.written:
            flow.text(say("leaflet_saved", {"path": sayable(printing.path)}), ABOUT)
        else:
            flow.text(say("leaflet_not_saved", {"path": sayable(printing.path)}), WARNING)

    def update(self) -> float | None:
        """Look again soon as long as it is being printed, and say it when that is over."""
        if not self._waits:
            return None
        printing = self._prints.last
        if printing is not None and not printing.done:
            return theme.GLANCE
        self._refresh()
        return None

    def _of(self, show: Show) -> Printing | None:
        printing = self._prints.last
        return printing if printing is not None and printing.of == show else None
