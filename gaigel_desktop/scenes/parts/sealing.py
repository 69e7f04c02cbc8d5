"""The seal of the deal that is played: a quiet line with its hash, and behind it all of it, with the player's word."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Chosen, button_width, draw_words
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.inputs import copy
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import HELP, SOURCE, Pen
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.widgets import Look, Meaning

from .card import card, put_head
from .desk import Desk
from .overlay import OverContent, Overlay
from .pages import PageScene
from .sheets import Offer

SEEN: Final = 8  # digits of a hash on a quiet line


@dataclass(slots=True)
class SealLine(Chosen):
    """That the pack is sealed, and by which hash; who wants to know more presses it."""

    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """A button, however quiet."""
        fits = pen.fits(self.words, HELP, box.width - theme.ICON - 24)
        return Meaning("button", self.words, "", box, self.key, True, fits)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A small lock and a few letters on the wood; brighter under the mouse."""
        style = HELP._replace(colour=theme.GOLD) if look.hovered else HELP
        draw_words(pen, box, box.inset(14, 0).after(theme.ICON + 2), self.words, style, icon="lock")
        if look.focused:
            pen.nine("focus", box)


def running_line(pen: Pen, seal: str, press: Callable[[], None]) -> SealLine:
    """The line about the pack that is played, around the edge of the page."""
    words = say("seal_line_running", {"hash": seal[:SEEN]})
    wide, high = button_width(pen, words, "lock", HELP), theme.TARGET * max(1.0, pen.text_size)
    return SealLine("running_seal", words, Box(-wide / 2, 0, wide, high), press, say("running_seal_help"))


class RunningSeal(OverContent):
    """The hash and the word of the deal that is being played: the secret is shown when it is over."""

    def __init__(self, desk: Desk, seal: str, word: str, leave: Callable[[], None]) -> None:
        self._desk, self._seal, self._word, self._leave = desk, seal, word, leave
        self._copied = ""  # what came of copying it

    def back(self) -> None:
        """Back to the menu."""
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The hash, to be noted or copied."""
        copies: Offer = "retell_copy", "copy", partial(self._copy, view)
        ways: list[Offer] = [("back", "left", self._leave), copies]
        return card(view, self._put, ways)._replace(said=(say("seal_running"), self._seal, *self._with_word()))

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("seal_title"))
        flow.text(say("seal_running"), ABOUT)
        flow.space(6)
        flow.text(halved(self._seal), SOURCE, aloud=self._seal)
        for words in self._with_word():
            flow.space(6)
            flow.text(words, ABOUT)
        if self._copied:
            flow.space(6)
            flow.news(self._copied)

    def _copy(self, view: PageScene) -> None:
        self._copied = say("day_copied" if copy(self._seal) else "day_not_copied")
        view.refresh()

    def _with_word(self) -> list[str]:
        return [say("seal_running_word", {"word": self._word})] if self._word else []


def halved(digits: str) -> str:
    """A hash that may stand on two lines, and is easier to compare in two halves."""
    middle = len(digits) // 2
    return f"{digits[:middle]} {digits[middle:]}"


def running_seal(desk: Desk, below: Scene, seal: str, word: str, leave: Callable[[], None]) -> Scene:
    """The pack of the deal that is being played."""
    return Overlay(desk, below, RunningSeal(desk, seal, word, leave))
