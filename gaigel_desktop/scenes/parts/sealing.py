"""Sealing: what can be seen of the pack before it is dealt, on a quiet line; and the word that a player may add to it.

The line stands where the pack is cut and between two deals. Who presses it finds the whole hash, a field for the word,
and a place where the pack is shaken; nobody is ever asked for any of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from gaigel_desktop.controller.match.dealer import LONGEST_WORD, word_of
from gaigel_desktop.controller.match.sealed import Sealed, shaken
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.controls import Chosen, Switch, button_width, draw_words
from gaigel_desktop.window.flow import ABOUT, Flow
from gaigel_desktop.window.inputs import Field, copy
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import HELP, SOURCE, STRONG, Pen
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.widgets import Look, Meaning, Widget

from .card import card, put_head
from .desk import Desk
from .overlay import OverContent, Overlay
from .pages import PageScene
from .sheets import Offer

SEEN: Final = 8  # digits of a hash on a quiet line,
MOST_LETTERS: Final = 16  # and letters of a word
HIGH: Final = theme.TARGET
SHAKE_HIGH: Final = 84.0
SHAKE: Final = "shake"


# -- the quiet line ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class SealLine(Chosen):
    """That the pack is sealed, and by which hash; who wants to know more presses it."""

    help: str = ""
    plate: bool = False  # where it lies on no board

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """A button, however quiet."""
        fits = pen.fits(self.words, HELP, box.width - theme.ICON - 24)
        return Meaning("button", self.words, "", box, self.key, True, fits)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A small lock and a few letters on the wood; brighter under the mouse."""
        if self.plate:
            pen.nine("tooltip", box.inset(0, 5))
        style = HELP._replace(colour=theme.GOLD) if look.hovered else HELP
        draw_words(pen, box, box.inset(14, 0).after(theme.ICON + 2), self.words, style, icon="lock")
        if look.focused:
            pen.nine("focus", box)


def seal_line(pen: Pen, sealed: Sealed, at: Point, press: Callable[[], None], *, plate: bool = False) -> SealLine:
    """The line about the next pack, as wide as its words; its upper edge has its middle here."""
    line = _line(pen, "seal", seal_words(sealed), press)
    return replace(line, box=line.box.moved(*at), plate=plate)


def running_line(pen: Pen, seal: str, press: Callable[[], None]) -> SealLine:
    """The line about the pack that is played, around the edge of the page."""
    return _line(pen, "running_seal", say("seal_line_running", {"hash": seal[:SEEN]}), press)


def _line(pen: Pen, key: str, words: str, press: Callable[[], None]) -> SealLine:
    wide, high = button_width(pen, words, "lock", HELP), HIGH * max(1.0, pen.text_size)
    return SealLine(key, words, Box(-wide / 2, 0, wide, high), press, say(f"{key}_help"))


def seal_words(sealed: Sealed) -> str:
    """The beginning of the hash, and the word if there is one."""
    word = word_of(sealed.word)
    values = {"hash": sealed.hash[:SEEN], "word": shortened(word)}
    return say("seal_line_word" if word else "seal_line", values)


def shortened(word: str) -> str:
    """A word as a quiet line has room for it."""
    return word if len(word) <= MOST_LETTERS else f"{word[: MOST_LETTERS - 1]}…"


# -- the card of paper -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Shake(Widget):
    """The pack, to be shaken: whatever way the mouse goes with it comes out as letters."""

    key: str
    box: Box
    moved: Callable[[float, float], None]
    help: str = ""

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """Who has no mouse types a word instead."""
        words = say("seal_shake")
        return Meaning("button", words, "", box, self.key, True, pen.fits(words, STRONG, box.width - 80))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """A place on the paper; while it is held the words move with the hand."""
        pen.nine("row_chosen" if look.pressed else "row_hover", box)
        across = min(8.0, max(-8.0, look.at[0] - box.middle[0])) if look.pressed else 0.0
        pen.icon("refresh", Box(box.x + 22, box.y + (box.height - theme.ICON) / 2, theme.ICON, theme.ICON), theme.WINE)
        pen.line(say("seal_shake"), box.inset(40, 0).moved(across, 0), STRONG, "middle")
        if look.focused:
            pen.nine("focus", box)

    def hold(self, pen: Pen, box: Box, point: Point) -> None:
        """Every place on the way is a letter."""
        self.moved(point[0] - box.x, point[1] - box.y)

    def click(self, pen: Pen, box: Box, point: Point) -> bool:
        """Holding has done it."""
        return True


class Sealing(OverContent):
    """The hash of the house, and the word of the player."""

    def __init__(self, desk: Desk, sealed: Sealed, leave: Callable[[], None]) -> None:
        self._desk, self._sealed, self._leave = desk, sealed, leave
        self._copied = ""  # what came of copying the hash

    def back(self) -> None:
        """Back to where the line stood."""
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """A card of paper with both halves of the seed."""
        copies: Offer = "retell_copy", "copy", partial(self._copy, view)
        ways: list[Offer] = [("seal_done", "ok", self._leave), copies, ("seal_how", "help", self._desk.packing)]
        said = say("seal_house"), self._sealed.hash, say("seal_yours_about")  # the field has the focus: below all that
        return card(view, partial(self._put, view), ways)._replace(first="word", said=said)

    def _put(self, view: PageScene, flow: Flow) -> None:
        put_head(flow, say("seal_title"))
        put_hash(flow, "seal_house", self._sealed.hash)
        if self._copied:
            flow.space(6)
            flow.news(self._copied)
        flow.space()
        flow.text(say("seal_yours"), STRONG)
        flow.text(say("seal_yours_about"), ABOUT)
        flow.space(6)
        flow.put(self._field, theme.TARGET)
        flow.space(8)
        flow.put(lambda box: Shake(SHAKE, box, partial(self._shake, view), say("seal_shake_help")), SHAKE_HIGH)
        flow.space(6)
        about = [(say("about_keep_word"), ABOUT)]
        flow.switch(say("setting_keep_word"), about, partial(self._keeping, view))

    def _field(self, box: Box) -> Field:
        def typed(word: str) -> None:
            self._sealed.word = word

        empty, word = say("seal_word_empty"), self._sealed.word
        return Field("word", say("seal_word"), box, word, typed, empty, LONGEST_WORD, self._leave)

    def _copy(self, view: PageScene) -> None:
        self._copied = copy_told(self._sealed.hash)
        view.refresh()

    def _shake(self, view: PageScene, across: float, down: float) -> None:
        self._sealed.word = shaken(self._sealed.word, across, down)
        view.refresh()

    def _keeping(self, view: PageScene, box: Box) -> Switch:
        def change(on: bool) -> None:
            self._desk.change(keep_word=on)
            view.refresh()

        return Switch("keep_word", say("setting_keep_word"), box, self._desk.settings.keep_word, change)


class NextPack(OverContent):
    """A match goes on with a deal that somebody else cuts: the hash of its pack before that."""

    def __init__(self, desk: Desk, sealed: Sealed, leave: Callable[[], None], deal: Callable[[], None]) -> None:
        self._desk, self._sealed, self._leave, self._deal = desk, sealed, leave, deal

    def back(self) -> None:
        """Not now."""
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """The hash and the way on; a word only for whoever likes."""
        on: Offer = "next_deal", "deal", self._deal
        ways: list[Offer] = [on, ("seal_word", "lock", partial(self._look, view)), ("back", "left", self._leave)]
        said = say("seal_house"), self._sealed.hash
        return card(view, self._put, ways)._replace(first="next_deal", said=said)

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("seal_title"))
        put_hash(flow, "seal_house", self._sealed.hash)
        if word := word_of(self._sealed.word):
            flow.space(6)
            flow.text(say("seal_running_word", {"word": word}), ABOUT)

    def _look(self, view: PageScene) -> None:
        below = view.scenes.top
        if below is not None:
            view.scenes.push(sealing_scene(self._desk, below, self._sealed, view.scenes.pop))


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
        ways: list[Offer] = [("back", "left", self._leave), copies, ("seal_how", "help", self._desk.packing)]
        return card(view, self._put, ways)._replace(said=(say("seal_running"), self._seal, *self._with_word()))

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("seal_title"))
        put_hash(flow, "seal_running", self._seal)
        for words in self._with_word():
            flow.space(6)
            flow.text(words, ABOUT)
        if self._copied:
            flow.space(6)
            flow.news(self._copied)

    def _copy(self, view: PageScene) -> None:
        self._copied = copy_told(self._seal)
        view.refresh()

    def _with_word(self) -> list[str]:
        return [say("seal_running_word", {"word": self._word})] if self._word else []


def put_hash(flow: Flow, about: str, seal: str) -> None:
    """A hash in full, and what it is."""
    flow.text(say(about), ABOUT)
    flow.space(6)
    flow.text(halved(seal), SOURCE, aloud=seal)


def halved(digits: str) -> str:
    """A hash that may stand on two lines, and is easier to compare in two halves."""
    middle = len(digits) // 2
    return f"{digits[:middle]} {digits[middle:]}"


def copy_told(seal: str) -> str:
    """A hash goes to the clipboard; what came of it."""
    return say("day_copied" if copy(seal) else "day_not_copied")


def sealing_scene(desk: Desk, below: Scene, sealed: Sealed, leave: Callable[[], None]) -> Scene:
    """The next pack, over whatever lies there."""
    return Overlay(desk, below, Sealing(desk, sealed, leave))


def next_pack(desk: Desk, below: Scene, sealed: Sealed, leave: Callable[[], None], deal: Callable[[], None]) -> Scene:
    """The pack with which a match goes on."""
    return Overlay(desk, below, NextPack(desk, sealed, leave, deal))


def running_seal(desk: Desk, below: Scene, seal: str, word: str, leave: Callable[[], None]) -> Scene:
    """The pack of the deal that is being played."""
    return Overlay(desk, below, RunningSeal(desk, seal, word, leave))
