"""Pausing: a sheet of paper over what is shown: everything that keys can do, in words, and how the show goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.scenes.parts.overlay import OverContent, Overlay
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import PageScene, column
from gaigel_desktop.show.plan.stations import PAPERS
from gaigel_desktop.text.languages import LANGUAGES, language_named
from gaigel_desktop.text.speech import say, spoken_language
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import ChoiceRow, Pressable
from gaigel_desktop.window.pages.inputs import Item, ItemValue
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Scene

from . import keys
from .pacing import PACES
from .page_writer import PageWriter
from .presenter_actions import Steering
from .sheet_over import Filled, on_paper
from .view_options import HANDS

SHARE: Final = 0.45  # of the width, for the buttons
GO_ON: Final = "go_on"
PRINT: Final = "print"
BETWEEN: Final = 2.0
WIDE: Final = 24.0


class PauseMenu(OverContent):
    """How the show is to go on, and what can be done with it."""

    def __init__(
        self, player: OwnPlayer, steering: Steering, names: Sequence[str], press: Callable[[str], None]
    ) -> None:
        """A press puts the menu away, and then something is done."""
        self._steering, self._names, self._press = steering, names, press
        self._writer = PageWriter(player, self._refresh)
        self._view: PageScene | None = None

    def back(self, view: PageScene) -> None:
        """Esc: on with the show."""
        self._press("")

    def sheet(self, view: PageScene) -> Sheet:
        """What is chosen on the left, what is done on the right."""
        self._view, pen = view, view.pen
        return on_paper(view, say("show_paused"), lambda body: self._parts(pen, body), GO_ON)

    def _parts(self, pen: Pen, body: Box) -> Sequence[Filled]:
        left, right = body.left(body.width * (1 - SHARE) - WIDE), body.after(body.width * (1 - SHARE))
        return (self._deeds(pen, right), right, "deeds"), (self._choices(pen, left), left, "choices")

    # -- what can be done ----------------------------------------------------------------------------------------

    def _deeds(self, pen: Pen, room: Box) -> Flow:
        flow = column(pen, room)
        flow.stack(*self._ways(), least=flow.width, apart=BETWEEN)
        flow.space(BETWEEN)
        self._writer.put(flow, self._steering.presented.show)  # where it lies is said here, and not to the room
        return flow

    def _way(self, key: str, words: str, icon: str) -> Pressable:
        """A button that leads out of the menu, or writes the page for the speaker."""
        press = self._print if key == PRINT else partial(self._press, "" if key == GO_ON else key)
        return Pressable(key, words, press, icon, "call" if key == GO_ON else "button")

    def _print(self) -> None:
        self._writer.write(self._steering.presented.show)

    def _refresh(self) -> None:
        if self._view is not None:
            self._view.refresh()

    def _ways(self) -> list[Pressable]:
        presented = self._steering.presented
        ways = [self._way(GO_ON, say("show_goes_on"), "play")]
        if presented.place.up not in PAPERS and self._steering.question is None:
            ways += [
                *self._holding(),
                self._way("ask", say("show_ask"), "help"),
                self._way("why", say("show_why"), "info"),
            ]
        return [
            *ways,
            self._way("previous_piece", say("show_previous"), "step_back"),
            self._way("next_piece", say("show_next"), "step_forward"),
            self._way(keys.BLANK, say("show_dark"), "eye_closed"),
            self._way("keys", say("show_keys"), "keys"),
            self._way("programmes", say("show_programmes"), "rules"),
            self._way(PRINT, say("show_print"), "export"),
            self._way(keys.LEAVE, say("show_leave"), "title"),
        ]

    def _holding(self) -> list[Pressable]:
        """Taking somebody's cards, and what came of that."""
        presented, found = self._steering.presented, list[Pressable]()
        if presented.course.branched:
            found.append(self._way("as_it_was", say("show_as_it_was"), "undo"))
        if presented.lit != NOBODY:
            words = "show_give_back" if presented.lit in presented.course.held else "show_hold"
            found.append(self._way("hold", say(words, {"name": self._names[presented.lit]}), "person"))
        return found

    # -- how it is to be -----------------------------------------------------------------------------------------

    def _choices(self, pen: Pen, room: Box) -> Flow:
        flow, steering = column(pen, room), self._steering
        viewing, going = steering.viewing, steering.going
        seats = [Item(seat, name) for seat, name in enumerate(self._names)]
        nobody = Item(int(NOBODY), say("show_nobody"))
        flow.form(
            self._row("show_whose", [*seats, nobody], int(steering.presented.lit), self._light),
            self._row("show_hands", _items("show_hands", HANDS), viewing.hands, self._open),
            self._row("show_pace", _items("show_pace", PACES), going.pace, self._go),
            self._row("show_second", _languages(), viewing.second, self._speak),
        )
        return flow

    def _row(self, key: str, items: list[Item], chosen: ItemValue, change: Callable[[ItemValue], None]) -> ChoiceRow:
        def changed(value: ItemValue) -> None:
            change(value)
            if self._view is not None:
                self._view.resize()  # it is seen behind the paper

        return ChoiceRow(key, say(key), items, chosen, changed)

    def _light(self, seat: ItemValue) -> None:
        self._steering.light(int(seat))

    def _open(self, hands: ItemValue) -> None:
        self._steering.choose(self._steering.viewing._replace(hands=str(hands)))

    def _go(self, pace: ItemValue) -> None:
        self._steering.going.choose(str(pace))

    def _speak(self, language: ItemValue) -> None:
        self._steering.choose(self._steering.viewing._replace(second=str(language)))


def _items(name: str, values: Sequence[str]) -> list[Item]:
    return [Item(value, say(f"{name}:{value}")) for value in values]


def _languages() -> list[Item]:
    others = [Item(code, language_named(code).name) for code in LANGUAGES if code != spoken_language()]
    return [Item("", say("show_second:")), *others]


class PauseScene(Overlay):
    """The menu over what is shown: what a clicker sends leads on with the show, and letters do what they do there."""

    def __init__(self, player: OwnPlayer, below: Scene, menu: PauseMenu, press: Callable[[str], None]) -> None:
        super().__init__(player, below, menu)
        self._press = press

    def handle(self, event: pygame.Event, now: float) -> None:
        """The button that made it pause makes it go on."""
        deed = keys.over_page(event) if event.type == pygame.KEYDOWN else ""
        if deed:
            self._press("" if deed == keys.PAUSE else deed)
        else:
            super().handle(event, now)
