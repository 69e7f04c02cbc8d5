"""The menu over the table: go on, look something up, give up, or leave; giving up says what it costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.pages import PageScene, page_head
from gaigel_desktop.scenes.parts.question import Question, ask
from gaigel_desktop.scenes.parts.sealing import SealLine, running_line
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import HELP, Pen
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Label, Panel, Widget

NARROWEST: Final = 330.0
PAD: Final = 28.0
PARTING: Final = 16.0  # between the friendly entries and the others


class MenuDoors(NamedTuple):
    """Where one can go; each door takes the menu away itself if it leads elsewhere."""

    resume: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None]
    doubt: Callable[[], None] | None  # None: nobody here could cheat
    show_deal: Callable[[], None] | None  # None: nobody looks on here
    give_up_deal: Callable[[], None] | None  # None: nothing can be lost here
    give_up_match: Callable[[], None] | None
    leave: Callable[[], None]
    seal: Callable[[], None] | None = None  # the hash of the pack that is played; None: no deal runs


class MenuEntry(NamedTuple):
    """A line of the menu."""

    key: str
    icon: str
    press: Callable[[], None]
    parted: bool = False  # a gap above it


class TableMenu(OverContent):
    """The lines of the menu; before anything is lost there is a question."""

    def __init__(self, match: RunningMatch, desk: Desk, doors: MenuDoors, leaving: str) -> None:
        self._match, self._desk, self._doors = match, desk, doors
        self._leaving = leaving  # the key of what that is called here
        self._view: PageScene | None = None

    def back(self) -> None:
        """Esc: on with the game."""
        self._doors.resume()

    def sheet(self, view: PageScene) -> Sheet:
        """A board in the middle of the table."""
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
            *([MenuEntry("doubt", "search", doors.doubt)] if doors.doubt is not None else []),
        ]
        return [
            *entries,
            *self._showing(),
            *self._losing(),
            MenuEntry(self._leaving, "title", doors.leave, parted=True),
        ]

    def _showing(self) -> list[MenuEntry]:
        """To lay the deal open for others; the card of paper that comes asks, whoever wants no questions."""
        show = self._doors.show_deal if self._match.playing else None
        return [MenuEntry("show_deal", "people", show)] if show is not None else []

    def _losing(self) -> list[MenuEntry]:
        """What counts as lost, where something counts."""
        deal, match, running = self._doors.give_up_deal, self._doors.give_up_match, self._match.playing
        lost: list[MenuEntry] = []
        if deal is not None and running:
            lost.append(MenuEntry("give_up_deal", "take_back", self._giving("give_up_deal", deal), parted=True))
        if match is not None:
            lost.append(MenuEntry("give_up_match", "quit", self._giving("give_up_match", match), not running))
        return lost

    def _lines(self, pen: Pen, whole: Box) -> list[Widget]:
        entries = self._entries()
        words = {entry.key: _words(entry.key) for entry in entries}
        seal = self._seal(pen)
        lines = [button_width(pen, words[entry.key], entry.icon) for entry in entries]
        wide = max(NARROWEST, *lines, *(line.box.width for line in seal))
        head = pen.line_height(page_head(pen))
        high = head + sum(theme.TARGET + theme.GAP + PARTING * entry.parted for entry in entries) + 8
        place = whole.centred(wide, high + sum(line.box.height for line in seal))
        widgets: list[Widget] = [Panel("panel_wood", place.inset(-PAD))]
        widgets.append(Label(say("menu_title"), place.top(head), page_head(pen), "middle", role="heading"))
        y = place.y + head + 8
        for entry in entries:
            y += PARTING * entry.parted
            box = Box(place.x, y, wide, theme.TARGET)
            about = say(f"menu_{entry.key}_help")
            widgets.append(Button(entry.key, words[entry.key], box, entry.press, entry.icon, help=about))
            y += theme.TARGET + theme.GAP
        return widgets + [replace(line, box=line.box.moved(place.middle[0], y)) for line in seal]

    def _seal(self, pen: Pen) -> list[SealLine | Label]:
        """By which hash the pack is fixed that is played; why by none, where everybody knows the pack."""
        if not (self._match.playing and self._match.seal):
            return []
        look, counts = self._doors.seal, self._doors.give_up_deal is not None
        return [running_line(pen, self._match.seal, look)] if look is not None else [unsealed(pen)] * counts

    # -- giving up -----------------------------------------------------------------------------------------------

    def _giving(self, what: str, lose: Callable[[], None]) -> Callable[[], None]:
        """Asks first, unless the player wants no questions."""
        return (lambda: self._ask(what, lose)) if self._desk.settings.confirm else lose

    def _ask(self, what: str, lose: Callable[[], None]) -> None:
        """It counts as lost."""
        if self._view is not None:
            words = (say(f"{what}_ask"), say(f"{what}_cost"), say("give_up_no"), say(f"{what}_yes"))
            ask(self._desk, self._view.scenes, Question(*words), lose)


def unsealed(pen: Pen) -> Label:
    """Where the line about the seal would stand: that there is none."""
    words = say("day_no_seal")
    wide, high = pen.width(words, HELP), theme.TARGET * max(1.0, pen.text_size)
    return Label(words, Box(-wide / 2, 0, wide + 2, high), HELP, "middle")


def _words(key: str) -> str:
    return say({"settings": "title_settings", "doubt": "trust_title"}.get(key, f"menu_{key}"))


def table_menu(below: Scene, match: RunningMatch, desk: Desk, doors: MenuDoors, leaving: str = "leave") -> Scene:
    """The menu over the table."""
    return Overlay(desk, below, TableMenu(match, desk, doors, leaving))
