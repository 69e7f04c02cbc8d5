"""Mishaps: when something goes wrong that nobody has thought of, a card of paper lies on the table and leads on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.minds.mind import ThinkingFailed
from gaigel_desktop.controller.places import sayable
from gaigel_desktop.controller.report import Circumstances, Running, report
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.lessons.play_lesson import tell_anew, told_above
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene
from gaigel_desktop.scenes.parts.reopen import Reopen
from gaigel_desktop.scenes.parts.services import Services
from gaigel_desktop.scenes.parts.sheets import Offer
from gaigel_desktop.show.open_show import end_show, shown_in, tell_next
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.pages.inputs import copy
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import SOURCE, Pen, Style
from gaigel_desktop.window.scene import HANDLING, Kit, Scene, Scenes, Stumble

from .house import House

TITLE: Final = "title"
BETWEEN: Final = "between"
AROUND_PATH: Final = 4.0  # with it the path is as high as the button that stood there

Words = tuple[str, ...]
Ways = tuple[Offer, ...]  # the first of them for Escape too


class Happened(NamedTuple):
    """What there is to say, where the report lies, and where one can go."""

    words: Words
    report: Path | None
    ways: Ways


class Mishap(Content):
    """The card of paper."""

    def __init__(self, happened: Happened) -> None:
        self._happened = happened
        self._shows_where = self._copied = False

    def back(self, view: PageScene) -> None:
        """There is one way only, and that is on."""
        (_, _, go_on), *_ = self._happened.ways
        go_on()

    def sheet(self, view: PageScene) -> Sheet:
        """What happened, where that is written down, and the ways on."""
        self._view = view
        return card(view, self._put, self._happened.ways)

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("mishap"))
        for words in self._happened.words:
            put_centred(flow, words)
            flow.space(theme.GAP)
        flow.space(theme.GAP)
        lies = self._happened.report
        put_centred(flow, say("mishap_no_report" if lies is None else "mishap_report"), ABOUT)
        if lies is not None:
            flow.space(theme.GAP)
            self._put_where(flow, sayable(lies))

    def _put_where(self, flow: Flow, path: str) -> None:
        """The way to the report, or where that is."""
        if self._shows_where:
            flow.space(AROUND_PATH)
            put_centred(flow, "\n".join(_broken(flow.pen, path, SOURCE, flow.width)), SOURCE)
            if self._copied:
                put_centred(flow, say("mishap_copied"), ABOUT)
            flow.space(AROUND_PATH)
            return
        flow.buttons(Pressable("mishap_where", say("mishap_where"), self._show_where, "search"), align="middle")

    def _show_where(self) -> None:
        assert self._happened.report is not None
        self._copied = copy(sayable(self._happened.report))
        self._shows_where = True
        self._view.refresh()


def _broken(pen: Pen, path: str, style: Style, width: float) -> list[str]:
    """A path in lines that fit, wherever they have to end."""
    lines = [""]
    for letter in path:
        if lines[-1] and pen.width(lines[-1] + letter, style) > width:
            lines.append("")
        lines[-1] += letter
    return lines


class MishapScene(PageScene):
    """The card of paper as a scene: if it stumbles itself, nothing helps."""


# -- what happened -----------------------------------------------------------------------------------------------


class Mishaps:
    """Whoever stands in for scenes that have stumbled, and remembers where that was."""

    def __init__(self, house: House, services: Services, scenes: Scenes, open_title: Callable[[], None]) -> None:
        self._house, self._services, self._scenes = house, services, scenes
        self._current = house.current
        self._open_title = open_title
        self._last: object = None  # the card, or the scene, where it stumbled last

    def stand_in(self, stumble: Stumble) -> Scene | None:
        """A page that leads on; None if the page itself cannot be shown, or the title cannot twice in a row."""
        running, lesson, show = running_at(self._current.table), told_above(self._scenes), shown_in(self._scenes)
        here = _place(stumble, self._current.table, running) if lesson is None and show is None else None
        again, self._last = here is not None and here == self._last, here
        if isinstance(stumble.scene, MishapScene) or (again and here == TITLE and not stumble.seen):
            return None
        told = report(stumble.error, circumstances(self._house, stumble, lesson))
        words, ways = self._from(lesson, show) or self._ways(stumble, running, again)
        self._page = MishapScene(self._house.player, Mishap(Happened(words, told, ways)))
        return self._page

    def _ways(self, stumble: Stumble, running: Running | None, again: bool) -> tuple[Words, Ways]:
        """What is said about it, and the ways on."""
        if self._current.table is None:
            return (say("mishap_page"),), (("mishap_go_on", "play", self._to_title),)
        thinking = isinstance(stumble.error, ThinkingFailed)
        words = say("mishap_match" if running is None else "mishap_thinking" if thinking else "mishap_table")
        on: Offer = ("mishap_go_on", "play", self._go_on)
        title: Offer = ("to_title", "title", self._to_title)
        if not again:
            return (words,), (on, title)
        if running is None:
            return (words, say("mishap_twice_over")), (on, ("next_deal", "deal", self._leave_out), title)
        return (words, say("mishap_twice")), (on, ("menu_give_up_deal", "take_back", self._leave_out), title)

    def _from(self, lesson: TableScene | None, show: ShowScene | None) -> tuple[Words, Ways] | None:
        """What is said, and where one can go, where the match has nothing to do with it."""
        if show is not None:
            return self._from_show(show)
        return self._from_lesson(lesson) if lesson is not None else None

    def _from_show(self, show: ShowScene) -> tuple[Words, Ways]:
        """The next scene of it, or back to whatever lies below it."""

        show.presented.rest()

        def leave() -> None:
            self._clear(show)
            end_show(self._house.whole_screen, self._scenes)

        def on() -> None:
            self._clear(show)
            tell_next(self._house.player, self._services, self._house.whole_screen, self._scenes, show)

        next_one: Ways = () if show.presented.is_last else (("mishap_show_next", "step_forward", on),)
        return (say("mishap_show"),), (*next_one, ("show_leave", "title", leave))

    def _from_lesson(self, lesson: TableScene) -> tuple[Words, Ways]:
        """The same scene once more, or back to whatever lies below it."""

        def leave() -> None:
            self._clear(lesson)
            self._scenes.come_on()

        def again() -> None:
            self._clear(lesson)
            tell_anew(self._house.player, self._services, self._scenes, lesson)

        return (say("mishap_lesson"),), (("mishap_again", "play", again), ("menu_stop_lesson", "title", leave))

    def _clear(self, table: Scene) -> None:
        """Nothing of what lay there is used again."""
        self._scenes.take_away(self._page)
        self._scenes.take_away(table)
        if self._scenes.top is None:  # what it was begun from has stumbled
            self._open_title()

    def _clear_table(self) -> Reopen:
        """That of the match."""
        table = self._current.table
        assert table is not None
        self._clear(table.table)
        return table

    def _go_on(self) -> None:
        self._clear_table().again()

    def _leave_out(self) -> None:
        """The deal that cannot be shown; if no other follows, one is back where the match was begun."""
        if not self._clear_table().give_up():
            self._current.table = None
            self._scenes.come_on()

    def _to_title(self) -> None:
        """Another title, whatever lay there."""
        self._scenes.take_away(self._page)
        table, self._current.table = self._current.table, None
        if table is not None:
            table.leave()
        self._scenes.close()
        self._open_title()


def _place(stumble: Stumble, table: Reopen | None, running: Running | None) -> str | None:
    """Where it stumbled, as far as it matters whether it was there before: at this card, between two deals, or at the
    title, which needs no help of a press to stumble."""
    if running is not None:
        return running.record
    if table is not None:
        return BETWEEN
    return TITLE if isinstance(stumble.scene, TitleScene) and stumble.doing != HANDLING else None


def running_at(table: Reopen | None) -> Running | None:
    """The deal that is played there, if it can be told."""
    with suppress(Exception):
        return table.running() if table is not None else None
    return None


def circumstances(
    house: House | None, stumble: Stumble | None = None, lesson: TableScene | None = None
) -> Circumstances:
    """What a report tells besides the error itself; what no scene was doing the program did, perhaps too early for a
    house."""
    doing = f"{type(stumble.scene).__name__}.{stumble.doing}" if stumble is not None else "program"
    if house is None:
        return Circumstances(doing, _toolkit())
    machine, running = _toolkit() | _window(house.kit), running_at(house.current.table)
    if lesson is not None and lesson.lecture is not None:
        machine, running = machine | {"lesson": lesson.lecture.tutor.called}, None
    table, player = house.current.table, house.player
    names = (*(table.names if table is not None else ()), *(chair.name for chair in player.setup.chairs))
    return Circumstances(doing, machine, player.settings, running, names)


def _toolkit() -> dict[str, object]:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return {"pygame": f"{pygame.version.ver}, SDL {sdl}"}


def _window(kit: Kit) -> dict[str, object]:
    """How it stood with the window, if it can be asked."""
    with suppress(Exception):
        width, height = kit.screen.pixels
        return {"window": f"{width} x {height}, {pygame.display.get_driver()}"}
    return {"window": "gone"}
