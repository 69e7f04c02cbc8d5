"""The slip of paper on which the player guesses what the own side has, before the points are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.named_things import named_talon
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.inputs import Field
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Text, Widget
from gaigel_desktop.window.pen import BODY, HEAD, STRONG, Pen, Style
from gaigel_desktop.window.scene import Scene

WIDE: Final = 420.0
WIDER: Final = 0.6  # of how much larger the words are: it lies between two names
EDGE: Final = 30.0
TRUMPS_REACH: Final = 26.0  # so far the name of the trumps stands out, and some air
FIELD: Final = 150.0
DIGITS: Final = 3
LONGEST: Final = 20  # that is typed or pasted at once; only digits stay
NUMBER: Final = Style(HEAD.face, HEAD.size, theme.INK)


class GuessSlip(Overlay):
    """The slip over the table, which stays as bright as it is."""

    def __init__(
        self,
        desk: Desk,
        below: Scene,
        state: TableState,
        why: Callable[[], str],
        done: Callable[[int | None], None],
    ) -> None:
        self._state = state
        super().__init__(desk, below, OnSlip(why, done, self._ends))

    def ground(self, view: PageScene) -> pygame.Surface:
        """The table as it lies there, as a picture; nobody calls anything now, and the calls stand in the dark."""
        self._below.resize()
        self._below.draw()
        ground = view.kit.screen.surface.copy()
        for rect in button_rects(self._state.stage.table).values():
            ground.fill(theme.LAMP_LOW, Pen(view.kit).area(Box(*rect)), pygame.BLEND_RGB_MULT)
        return ground

    def _ends(self, pen: Pen) -> float:
        """How far the slip reaches at most: it hides neither talon nor trumps."""
        stage = self._state.stage
        kept = min(thing.box.x for thing in named_talon(stage.seen, stage.table))
        return kept - TRUMPS_REACH * max(1.0, pen.text_size)


class OnSlip(OverContent):
    """The content of the slip: the question, a field for digits, steps up and down, and the button to go on."""

    def __init__(
        self, why: Callable[[], str], done: Callable[[int | None], None], ends: Callable[[Pen], float]
    ) -> None:
        self._why, self._done, self._ends = why, done, ends
        self._typed = self._stepped = ""
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Count without a guess, as Esc does."""
        self._done(None)

    def _go_on(self) -> None:
        self._done(int(self._typed) if self._typed else None)

    def _type(self, value: str) -> None:
        """Take the digits that are typed; Space leads on."""
        self._typed = "".join(letter for letter in value if letter in "0123456789")[:DIGITS]
        if value.endswith(" "):
            self._go_on()
        elif self._view is not None:
            self._view.refresh()

    def _step(self, by: int) -> None:
        """Step the number up or down; the focus stays on the step, so the number is said."""
        self._stepped = str(max(0, int(self._typed or 0) + by))
        self._type(self._stepped)

    def sheet(self, view: PageScene) -> Sheet:
        """The slip as a small paper where the cards are about to be laid: in the middle, or as near to it as there is
        room."""
        self._view, pen, why = view, view.pen, self._why()
        whole = Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        wide = min(whole.width, WIDE * (1 + WIDER * max(0.0, pen.text_size - 1)))
        x = max(whole.x, min(whole.x + (whole.width - wide) / 2, self._ends(pen) - wide))
        inside = Box(x + EDGE, whole.y + EDGE, wide - 2 * EDGE, 0)
        flow = Flow(pen, inside)
        flow.put(lambda box: Text(why, box, BODY, role="heading"), pen.height(why, BODY, inside.width))
        flow.text(say("guess_ask"), STRONG)
        flow.space(theme.GAP / 2)
        row = Box(flow.x, flow.y, flow.width, theme.TARGET)
        on = row.moved(0, theme.TARGET + theme.GAP)
        high = on.bottom - inside.y + 2 * EDGE
        down = (whole.height - high) / 2
        paper = Box(inside.x - EDGE, inside.y - EDGE, wide, high).moved(0, down)
        widgets = [*flow.widgets, *self._number(row), *self._ways(view, on)]
        for widget in widgets:
            widget.box = widget.box.moved(0, down)
        said = say("guess_ask"), self._stepped
        return Sheet((Part((Panel("panel_paper", paper), *widgets)),), first="guess", said=tuple(filter(None, said)))

    def _number(self, row: Box) -> list[Widget]:
        """The field for the number, and a step down and up beside it."""
        field = row.centred(FIELD, row.height)
        less = Box(field.x - row.height - theme.GAP, row.y, row.height, row.height)
        more = Box(field.right + theme.GAP, row.y, row.height, row.height)
        name = say("guess_points")
        return [
            Field("guess", name, field, self._typed, self._type, longest=LONGEST, enter=self._go_on, style=NUMBER),
            Button("guess_less", say("guess_less"), less, lambda: self._step(-1), "remove", help="", bare=True),
            Button("guess_more", say("guess_more"), more, lambda: self._step(1), "add", help="", bare=True),
        ]

    def _ways(self, view: PageScene, row: Box) -> list[Widget]:
        words = say("guess_count" if self._typed else "guess_skip")
        wide = min(row.width, button_width(view.pen, words, "chalk"))
        return [Button("guess_on", words, row.centred(wide, row.height), self._go_on, "chalk")]
