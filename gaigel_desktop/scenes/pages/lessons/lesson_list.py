"""The contents: the lessons that make a player as chalk on a slate, a tick behind each that was learned, and scenes
for later on a sheet of paper. Each can be played at any time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.learning import wants_to_learn, wave_away
from gaigel_desktop.controller.teaching.contents import Entry, ladder, scenes
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, column, frame, header, scrolled
from gaigel_desktop.scenes.routes import Lesson, Open
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pages.controls import Chosen
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import ListName, Look, Meaning, Panel, Widget
from gaigel_desktop.window.pen import HEAD, SMALL, STRONG, Pen, Style

SHARE: Final = 0.52  # of the width, for the slate
SLATE_EDGE: Final = 30.0
LADDER: Final = 8  # lessons that make a player
HIGHEST: Final = 74.0  # a line of the slate
NUMBER: Final = 40.0
TICK: Final = 30.0
EDGE: Final = 12.0
UNDER: Final = 5.0  # so far above its lower edge a row is underlined
ON_SLATE: Final = Style(CHALK_HAND, theme.CHALK_HEAD_TEXT, theme.CHALK)


class Contents(Content):
    """What there is to learn, and what has been."""

    def __init__(self, player: OwnPlayer, open_route: Open) -> None:
        self._player, self._open = player, open_route

    def sheet(self, view: PageScene) -> Sheet:
        """The slate on the left, the paper on the right, and a way to have it out of the way."""
        self._view, pen = view, view.pen
        head, body = frame(view.kit.screen.design)
        line = body.below(body.height - 32)
        body = body._replace(height=body.height - 32 - theme.GAP / 2)
        slate = body.left(body.width * SHARE - theme.GAP)
        paper = body.after(body.width * SHARE)
        ground = Panel("slate", slate), Panel("panel_paper", paper)
        rows = self._ladder(slate.inset(SLATE_EDGE))
        later = self._later(pen, paper.inset(theme.PANEL_EDGE, 26))
        named = ListName(say("spoken_lessons"), "lesson ")
        top = (*ground, named, *header(view, head, say("title_learn"), self._away()))
        return Sheet((Part(top), Part(rows), later), line, first=self._next())

    def _next(self) -> str:
        """The first lesson that is not learned yet has the focus."""
        learned = self._player.learner.progress.lessons
        return next((f"lesson {entry.name}" for entry in ladder() if entry.name not in learned), "")

    def _ladder(self, room: Box) -> tuple[Widget, ...]:
        entries = ladder()
        high = min(room.height / LADDER, HIGHEST)
        places = (room.below(at * high).top(high) for at in range(len(entries)))
        return tuple(
            self._row(entry, place, ON_SLATE, str(at))
            for at, (entry, place) in enumerate(zip(entries, places, strict=True), 1)
        )

    def _row(self, entry: Entry, place: Box, style: Style, number: str = "") -> LessonRow:
        learned = entry.name in self._player.learner.progress.lessons
        press = partial(self._open, Lesson(entry.name, listed=True))
        return LessonRow(f"lesson {entry.name}", entry.title, place, press, style, number, learned, entry.gist)

    def _later(self, pen: Pen, room: Box) -> Part:
        """The scenes that are offered when their thing comes up."""
        flow = column(pen, room)
        flow.text(say("lessons_later"), HEAD)
        flow.text(say("lessons_later_about"), SMALL)
        flow.space()
        for entry in scenes():
            flow.put(partial(self._row, entry, style=STRONG), max(theme.TARGET, pen.line_height(STRONG) + 6))
        return scrolled(flow, room, "later")

    def _away(self) -> tuple[Pressable, ...]:
        """Who can play already has it small on the title."""
        if not wants_to_learn(self._player):
            return ()
        return (Pressable("away", say("lessons_away"), self._wave_away, "ok", help=say("lessons_away_help")),)

    def _wave_away(self) -> None:
        wave_away(self._player)
        self._view.go_back()


@dataclass(slots=True)
class LessonRow(Chosen):
    """A lesson as a line, in chalk or in ink, with a tick behind it as soon as it is learned."""

    style: Style
    number: str = ""
    learned: bool = False
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """What it is called, and whether it is learned."""
        told = say("lesson_learned") if self.learned else ""
        return Meaning(
            "row", self.words, told, box, self.key, True, pen.fits(self.words, self.style, _words(self, box).width)
        )

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """Number, words and tick; a line of the same chalk or ink below what the mouse is at."""
        words = _words(self, box)
        if self.number:
            pen.line(self.number, box.inset(EDGE, 0).left(NUMBER), self.style)
        pen.line(self.words, words, self.style)
        if self.learned:
            tick = Box(box.right - TICK - EDGE, box.y + (box.height - TICK) / 2, TICK, TICK)
            pen.icon("ok", tick, self.style.colour)
        if look.hovered:
            area = pen.area(words._replace(width=min(words.width, pen.width(self.words, self.style))))
            pen.fill(
                pygame.Rect(area.x, area.bottom - pen.px(UNDER), area.width, max(1, pen.px(1.5))), self.style.colour
            )
        if look.focused:
            pen.nine("focus", box)


def _words(row: LessonRow, box: Box) -> Box:
    """Between the number and the tick."""
    inside = box.inset(EDGE, 0).after(NUMBER if row.number else 0)
    return inside.left(inside.width - TICK - theme.GAP)
