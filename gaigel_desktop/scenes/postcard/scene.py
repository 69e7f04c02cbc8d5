"""The postcard lies on the table: looked at, saved where pictures go, copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.places import give, pictures_folder, sayable
from gaigel_desktop.controller.store.transfer import PICTURE
from gaigel_desktop.scenes.parts.beside import Printing, Where
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.pages import PageScene, on_paper, wood_ground
from gaigel_desktop.scenes.parts.sheets import Offer, halves, ways_on
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.clipboard import copy_picture
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import BODY, STRONG, WARNING, Pen
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Look, Meaning, OnlyShown, Panel

from .lying import LaidPostcard, TurnedCard
from .making import Made, Making
from .told import Evening

PAPER: Final = 0.36  # of the width: there is less to read than to see
SHAPE: Final = 2 / 3  # height by width
SHADOW: Final = (5.0, 8.0)  # right and down, in units
WIDE: Final = 0.96  # of its place, so that it fits askew


@dataclass(slots=True)
class CardOnTable(OnlyShown):
    """The postcard as it lies there, and what stands on it for whoever hears it; before it is painted, nothing."""

    words: str
    lain: TurnedCard | None
    box: Box

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """All that can be read on it."""
        return Meaning("picture", say("postcard_picture"), self.words, box)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A little askew, with its shadow."""
        if self.lain is None:
            return
        card, shade = self.lain
        middle = pen.area(box).center
        away = pen.px(SHADOW[0]), pen.px(SHADOW[1])
        pen.surface.blit(shade, shade.get_rect(center=(middle[0] + away[0], middle[1] + away[1])))
        pen.surface.blit(card, card.get_rect(center=middle))


class PostcardPage:
    """The card on the left, what there is to know of it on paper beside it, and below what can be done with it."""

    def __init__(self, desk: Desk, evening: Evening, leave: Callable[[], None]) -> None:
        self._desk, self._evening, self._leave = desk, evening, leave
        self._making, self._lying = Making(desk, evening), LaidPostcard()
        self._copied: bool | None = None
        self._waits = True  # whether the page still says that something is under way

    def ground(self, kit: Kit) -> pygame.Surface:
        """The table as it was chosen."""
        return wood_ground(kit, self._desk.table_top)

    def back(self) -> None:
        """Back to where it was asked for; what is being saved comes to its end."""
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The card, the paper, the buttons."""
        self._view, self._waits = view, self._goes_on  # before anything is looked at: what ends meanwhile is seen next
        place, made = halves(view.kit.screen.design, PAPER), self._making.made
        return Sheet(
            (
                Part((self._card(place.slate, made), Panel("panel_paper", place.paper))),
                on_paper(view.pen, place.window, "postcard", self._put),
                Part(tuple(ways_on(view.pen, place.row, self._offers(made)))),
            ),
            first="postcard_save",
        )

    def _card(self, room: Box, made: Made | None) -> CardOnTable:
        wide = min(room.width, room.height / SHAPE)
        if made is not None:
            pixels = self._view.pen.px(wide * WIDE)
            self._waits |= self._lying.lay(made.picture, (pixels, round(pixels * SHAPE)))
        return CardOnTable(self._making.card.in_words(), self._lying.lain, room.centred(wide, wide * SHAPE))

    def _offers(self, made: Made | None) -> list[Offer]:
        back: Offer = ("back", "left", self.back)
        if made is None:
            return [back]
        return [("postcard_save", "save", self._save), ("postcard_copy", "copy", self._copy), back]

    # -- what stands on the paper --------------------------------------------------------------------------------

    def _put(self, flow: Flow) -> None:
        printing = self._printing
        flow.heading(say("postcard_head"))
        if self._making.broken:
            flow.text(say("postcard_broken"), WARNING)
        elif self._making.goes_on:
            flow.text(say("postcard_writing"), BODY)
        flow.text(say("postcard_inside"), ABOUT)
        flow.space(14)
        if printing is not None:
            self._put_saved(flow, printing)
        if self._copied is not None:
            flow.news(say("postcard_copied" if self._copied else "postcard_not_copied"))

    def _put_saved(self, flow: Flow, printing: Printing) -> None:
        if not printing.done:
            flow.text(say("postcard_saving"), STRONG)
            return
        words = say("postcard_saved" if printing.written else "postcard_not_saved", {"path": sayable(printing.path)})
        flow.news(words, STRONG if printing.written else WARNING)
        flow.space(6)

    # -- what can be done ----------------------------------------------------------------------------------------

    @property
    def _printing(self) -> Printing | None:
        printing = self._desk.printing
        return printing if printing is not None and printing.of is self._making else None

    @property
    def _goes_on(self) -> bool:
        printing = self._printing
        return self._making.goes_on or self._lying.goes_on or (printing is not None and not printing.done)

    def _save(self) -> None:
        """A new file each time, whatever lies there."""
        made, printing = self._making.made, self._printing
        if made is not None and (printing is None or printing.done):
            write = partial(give, data=made.png)
            where = Where(pictures_folder, f"gaigel-{self._evening.day[:10]}", PICTURE)
            self._desk.printing = Printing(self._making, where, write, self._desk.printing)
            self._view.refresh()

    def _copy(self) -> None:
        made = self._making.made
        if made is not None:
            self._copied = copy_picture(made.png)
            self._view.refresh()

    def update(self) -> float | None:
        """Look again soon as long as something is under way, and say it when that is over."""
        if not self._waits:
            return None
        if self._goes_on:
            return theme.GLANCE
        self._view.refresh()
        return theme.GLANCE if self._waits else None


class PostcardScene(PageScene):
    """The page as a scene: it looks after what is done beside it."""

    def __init__(self, desk: Desk, evening: Evening, leave: Callable[[], None]) -> None:
        self._postcard = PostcardPage(desk, evening, leave)
        super().__init__(desk, self._postcard)

    def update(self, now: float) -> float | None:
        """Whether it is painted and saved by now."""
        super().update(now)
        return self._postcard.update()
