"""The title: an inn table by lamplight; one click or one key from here to the first card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BUTTON, HELP, PAGE_HEAD, Pen, Style
from gaigel_desktop.window.scene import Stage
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Text, Widget

from .desk import Desk
from .pages import PageScene, inn_ground

LETTERING: Final = (652.0, 240.0)
LEFT: Final = 64.0
LARGE: Final = 66.0
LARGE_GAP: Final = 14.0
SMALL_GAP: Final = 10.0
PARTING: Final = 8.0  # between the large entries and the small ones
COLUMNS: Final = 2
NOTE_PAD: Final = 16.0
LARGE_STYLE: Final = Style(PAGE_HEAD.face, theme.ENTRY_TEXT, theme.CREAM, shadow=True)


class Entry(NamedTuple):
    """A line of the menu."""

    key: str
    words: str
    press: Callable[[], None]
    icon: str
    help: str


class Doors(NamedTuple):
    """Where one can go from the title; None: not now."""

    play: Callable[[], None]
    resume: Callable[[], Callable[[], None] | None]
    new_match: Callable[[], None]
    tournament: Callable[[], None]
    past: Callable[[], None]
    rules: Callable[[], None]
    settings: Callable[[], None]
    leave: Callable[[], None]
    take: Callable[[Path], None]  # a file with deals
    more: tuple[Entry, ...] = ()  # what else is worth a large entry


class Title:
    """The menu over the picture; made anew whenever it comes on, because what can be continued changes."""

    def __init__(self, desk: Desk, doors: Doors) -> None:
        self._desk = desk
        self._doors = doors

    def ground(self, stage: Stage) -> pygame.Surface:
        """The inn with the name of the game."""
        return inn_ground(stage, _lettering(stage.screen.design[1]))

    def back(self) -> None:
        """Esc on the title: enough for today."""
        self._doors.leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The large buttons, then the small ones, below the lettering."""
        pen, (width, height) = view.pen, view.stage.screen.design
        large, more, small = self._large(), self._doors.more, self._small()
        letters = _lettering(height)
        high = len(large) * (LARGE + LARGE_GAP) + _grid_height(more, LARGE, LARGE_GAP)
        high += PARTING + _grid_height(small, theme.TARGET, SMALL_GAP)
        y = letters.bottom + (height - letters.bottom - 44 - high) * 0.42
        wide = max(300.0, *(button_width(pen, entry.words, entry.icon, LARGE_STYLE) for entry in large))
        column = max(220.0, *(button_width(pen, entry.words, entry.icon) for entry in small))
        column = max(column, *(button_width(pen, entry.words, entry.icon, LARGE_STYLE) for entry in more), 0.0)
        widgets: list[Widget] = []
        for at, entry in enumerate(large):
            piece = "call" if at == 0 else "button"
            widgets.append(_button(entry, Box(LEFT, y, wide, LARGE), piece, LARGE_STYLE))
            y += LARGE + LARGE_GAP
        widgets += _grid(more, Box(LEFT, y, column, LARGE), LARGE_GAP, LARGE_STYLE)
        y += _grid_height(more, LARGE, LARGE_GAP) + PARTING
        widgets += _grid(small, Box(LEFT, y, column, theme.TARGET), SMALL_GAP, BUTTON)
        line = Box(LEFT, height - 44, width - 2 * LEFT, 32)
        if trouble := self._desk.troubles_told():
            return Sheet((Part((*widgets, *_note(pen, trouble, line))),))
        return Sheet((Part(tuple(widgets)),), line)

    def _large(self) -> list[Entry]:
        entries = [Entry("play", say("play"), self._doors.play, "play", say("title_play_help"))]
        resume = self._doors.resume()
        if resume is not None:
            entries.insert(0, Entry("continue", say("continue"), resume, "deal", say("title_continue_help")))
        return entries

    def _small(self) -> list[Entry]:
        doors = self._doors
        return [
            Entry("new_match", say("title_new_match"), doors.new_match, "people", say("title_new_match_help")),
            Entry("tournament", say("tournament"), doors.tournament, "tournament", say("tournament_help")),
            Entry("past", say("title_past"), doors.past, "statistics", say("title_past_help")),
            Entry("rules", say("title_rules"), doors.rules, "rules", say("title_rules_help")),
            Entry("settings", say("title_settings"), doors.settings, "settings", say("title_settings_help")),
            Entry("quit", say("quit"), doors.leave, "quit", say("title_quit_help")),
        ]


class TitleScene(PageScene):
    """The title as a scene: a file with deals can be dropped on it."""

    def __init__(self, desk: Desk, doors: Doors) -> None:
        super().__init__(desk, Title(desk, doors))
        self._take = doors.take

    def handle(self, event: pygame.Event) -> None:
        """A file is taken in where the past games are."""
        if event.type == pygame.DROPFILE:
            self._take(Path(event.file))
        else:
            super().handle(event)


def _button(entry: Entry, box: Box, piece: str, style: Style) -> Button:
    return Button(entry.key, entry.words, box, entry.press, entry.icon, piece, help=entry.help, style=style)


def _note(pen: Pen, words: str, line: Box) -> tuple[Widget, ...]:
    """What went wrong, on a plate at the foot of the window, in as many lines as it needs."""
    room = line.inset(NOTE_PAD, 0)
    wide = min(room.width, pen.width(words, HELP) + 2)
    high = pen.height(words, HELP, wide)
    place = Box(room.x, line.bottom - high - 4, wide, high)
    return Panel("tooltip", place.inset(-NOTE_PAD, -4)), Text(words, place, HELP, role="warning")


def _lettering(height: float) -> Box:
    scale = 0.74
    return Box(LEFT - 10, height * 0.075, LETTERING[0] * scale, LETTERING[1] * scale)


def _grid(entries: Sequence[Entry], first: Box, gap: float, style: Style) -> list[Widget]:
    """Entries side by side, row below row."""
    widgets: list[Widget] = []
    for at, entry in enumerate(entries):
        row, column = divmod(at, COLUMNS)
        place = first.moved(column * (first.width + 12), row * (first.height + gap))
        widgets.append(_button(entry, place, "button", style))
    return widgets


def _grid_height(entries: Sequence[Entry], high: float, gap: float) -> float:
    return -(-len(entries) // COLUMNS) * (high + gap)
