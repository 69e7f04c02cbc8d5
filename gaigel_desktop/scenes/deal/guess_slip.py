"""The slip of paper on which the player guesses what the own side has, before the points are counted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.scenes.parts.card import slip
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.named_things import named_talon
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow, Make
from gaigel_desktop.window.pages.form import Pressable, button_of
from gaigel_desktop.window.pages.inputs import Field
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.widgets import Text
from gaigel_desktop.window.pen import BODY, HEAD, STRONG, Pen, Style
from gaigel_desktop.window.scene import Scene

WIDE: Final = 420.0
WIDER: Final = 0.6  # of how much larger the words are: it lies between two names
TRUMPS_REACH: Final = 26.0  # so far the name of the trumps stands out, and some air
FIELD: Final = 150.0
DIGITS: Final = 3
LONGEST: Final = 20  # that is typed or pasted at once; only digits stay
NUMBER: Final = Style(HEAD.face, HEAD.size, theme.INK)


class GuessSlip(Overlay):
    """The slip over the table, which stays as bright as it is."""

    def __init__(
        self,
        player: OwnPlayer,
        below: Scene,
        state: TableState,
        why: Callable[[], str],
        done: Callable[[int | None], None],
    ) -> None:
        self._state = state
        super().__init__(player, below, OnSlip(why, done, self._ends))

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
        self._view, pen = view, view.pen
        whole = Box(0, 0, *view.kit.screen.design).inset(theme.EDGE)
        wide = min(whole.width, WIDE * (1 + WIDER * max(0.0, pen.text_size - 1)))
        x = max(whole.x, min(whole.x + (whole.width - wide) / 2, self._ends(pen) - wide))
        said = say("guess_ask"), self._stepped
        lies = slip(pen, whole._replace(x=x), wide, self._put)
        return Sheet((lies,), first="guess", said=tuple(filter(None, said)))

    def _put(self, flow: Flow) -> None:
        why = self._why()
        flow.put(lambda box: Text(why, box, BODY, role="heading"), flow.pen.height(why, BODY, flow.width))
        flow.text(say("guess_ask"), STRONG)
        flow.space(theme.GAP / 2)
        flow.in_the_middle(*self._number())
        flow.space()
        words = say("guess_count" if self._typed else "guess_skip")
        flow.buttons(Pressable("guess_on", words, self._go_on, "chalk"), align="middle")

    def _number(self) -> tuple[tuple[float, Make], ...]:
        """The field for the number, and a step down and up beside it."""
        less = Pressable("guess_less", say("guess_less"), lambda: self._step(-1), "remove", bare=True)
        more = Pressable("guess_more", say("guess_more"), lambda: self._step(1), "add", bare=True)
        return (theme.TARGET, partial(button_of, less)), (FIELD, self._field), (theme.TARGET, partial(button_of, more))

    def _field(self, box: Box) -> Field:
        name = say("guess_points")
        return Field("guess", name, box, self._typed, self._type, longest=LONGEST, enter=self._go_on, style=NUMBER)
