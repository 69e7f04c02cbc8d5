"""The menu over the table: go on, look something up, give up, or leave; giving up says what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.scenes.parts.confirm import Question, ask
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, page_head
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Label, Panel, Widget
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Scene

NARROWEST: Final = 330.0
PAD: Final = 28.0
PARTING: Final = 16.0  # between the friendly entries and the others
DIGITS: Final = 8  # of a hash, in a line of the menu


class MenuDoors(NamedTuple):
    """Where the menu leads; each door takes the menu away itself if it leads elsewhere."""

    resume: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None]
    fair: Callable[[], None] | None  # how the pack is sealed; None: nothing is at stake here
    show_deal: Callable[[], None] | None  # None: nobody looks on here
    give_up_deal: Callable[[], None] | None  # None: nothing can be lost here
    give_up_match: Callable[[], None] | None
    leave: Callable[[], None]
    seal: str = ""  # the hash of the pack that is played; none: no deal runs, or everybody knows the pack


class MenuEntry(NamedTuple):
    """A line of the menu."""

    key: str
    icon: str
    press: Callable[[], None]
    parted: bool = False  # a gap above it


class TableMenu(OverContent):
    """The lines of the menu; before anything is lost there is a question."""

    def __init__(self, match: RunningMatch, player: OwnPlayer, doors: MenuDoors, leaving: str) -> None:
        self._match, self._player, self._doors = match, player, doors
        self._leaving = leaving  # the key of the words for leaving here
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Go on with the game, as Esc does."""
        self._doors.resume()

    def sheet(self, view: PageScene) -> Sheet:
        """The menu as a board in the middle of the table."""
        self._view = view
        whole = Box(0, 0, *view.kit.screen.design)
        widgets = self._lines(view.pen, whole)
        foot = Box(theme.EDGE, whole.bottom - 48, whole.width - 2 * theme.EDGE, 32)
        return Sheet((Part(tuple(widgets)),), foot, help_centred=True)

    # -- the menu ------------------------------------------------------------------------------------------------

    def _entries(self) -> list[MenuEntry]:
        doors = self._doors
        entries = [
            MenuEntry("resume", "play", doors.resume),
            MenuEntry("rules", "rules", doors.rules, parted=True),
            MenuEntry("settings", "settings", doors.settings),
            *([MenuEntry("fair", "lock", doors.fair)] if doors.fair is not None else []),
        ]
        return [
            *entries,
            *self._showing(),
            *self._losing(),
            MenuEntry(self._leaving, "title", doors.leave, parted=True),
        ]

    def _showing(self) -> list[MenuEntry]:
        """The line to lay the deal open for others; the card of paper that comes asks even whoever wants no
        questions."""
        show = self._doors.show_deal if self._match.playing else None
        return [MenuEntry("show_deal", "people", show)] if show is not None else []

    def _losing(self) -> list[MenuEntry]:
        """The lines to give up what then counts as lost, where something counts."""
        deal, match, running = self._doors.give_up_deal, self._doors.give_up_match, self._match.playing
        lost: list[MenuEntry] = []
        if deal is not None and running:
            lost.append(MenuEntry("give_up_deal", "take_back", self._giving("give_up_deal", deal), parted=True))
        if match is not None:
            lost.append(MenuEntry("give_up_match", "quit", self._giving("give_up_match", match), not running))
        return lost

    def _lines(self, pen: Pen, whole: Box) -> list[Widget]:
        entries = self._entries()
        words = {entry.key: self._words(entry.key) for entry in entries}
        lines = [button_width(pen, words[entry.key], entry.icon) for entry in entries]
        wide = max(NARROWEST, *lines)
        head = pen.line_height(page_head(pen))
        high = head + sum(theme.TARGET + theme.GAP + PARTING * entry.parted for entry in entries) + 8
        place = whole.centred(wide, high)
        widgets: list[Widget] = [Panel("panel_wood", place.inset(-PAD))]
        widgets.append(Label(say("menu_title"), place.top(head), page_head(pen), "middle", role="heading"))
        y = place.y + head + 8
        for entry in entries:
            y += PARTING * entry.parted
            box = Box(place.x, y, wide, theme.TARGET)
            about = say(f"menu_{entry.key}_help")
            widgets.append(Button(entry.key, words[entry.key], box, entry.press, entry.icon, help=about))
            y += theme.TARGET + theme.GAP
        return widgets

    def _words(self, key: str) -> str:
        """The words of a line; the one about the pack tells by which hash it is sealed."""
        if key == "fair" and self._doors.seal:
            return say("menu_fair_sealed", {"hash": self._doors.seal[:DIGITS]})
        return say("title_settings" if key == "settings" else f"menu_{key}")

    # -- giving up -----------------------------------------------------------------------------------------------

    def _giving(self, what: str, lose: Callable[[], None]) -> Callable[[], None]:
        """A function that asks before it gives something up, unless the player wants no questions."""
        return (lambda: self._ask(what, lose)) if self._player.settings.confirm else lose

    def _ask(self, what: str, lose: Callable[[], None]) -> None:
        """Ask whether to give something up, which counts as lost."""
        if self._view is not None:
            words = (say(f"{what}_ask"), say(f"{what}_cost"), say("give_up_no"), say(f"{what}_yes"))
            ask(self._player, self._view.scenes, Question(*words), lose)


def table_menu(below: Scene, match: RunningMatch, player: OwnPlayer, doors: MenuDoors, leaving: str = "leave") -> Scene:
    """The scene with the menu over the table."""
    return Overlay(player, below, TableMenu(match, player, doors, leaving))
