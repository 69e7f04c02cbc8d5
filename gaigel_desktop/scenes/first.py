"""The first start: three questions on a sheet of paper, then the first cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from gaigel_desktop.controller.settings import Value
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button, button_width
from gaigel_desktop.window.flow import ABOUT, Asked, Flow, put_choice
from gaigel_desktop.window.inputs import Item
from gaigel_desktop.window.page import Sheet
from gaigel_desktop.window.pen import HEAD, STRONG
from gaigel_desktop.window.scene import Stage
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Text, Widget

from .desk import Desk, language_of
from .pages import PageScene, inn_ground
from .settings import CARD_TILE, DECKS
from .tiles import Sight, put_tiles

PAPER: Final = (700.0, 660.0)
LANGUAGES: Final = ("de", "en", "es")


class FirstStart:
    """What nobody but the player can know."""

    def __init__(self, desk: Desk, go: Callable[[], None], leave: Callable[[], None]) -> None:
        self._desk = desk
        self._go = go
        self._leave = leave

    def ground(self, stage: Stage) -> pygame.Surface:
        """The inn."""
        return inn_ground(stage, None)

    def back(self) -> None:
        """The questions can wait: to the title."""
        self._desk.save()
        self._leave()

    def sheet(self, view: PageScene) -> Sheet:
        """A sheet of paper in the middle, the button on its lower edge."""
        self._view = view
        width, height = view.stage.screen.design
        wide = min(width - 2 * theme.EDGE, PAPER[0] * max(1.0, view.pen.text_size**0.6))
        paper = Box(0, 0, width, height).centred(wide, min(height - 2 * theme.EDGE, PAPER[1]))
        inside = paper.inset(theme.PANEL_EDGE + 8, 30)
        window = inside.top(inside.height - theme.TARGET - 26)
        go = Box(0, inside.bottom - theme.TARGET - 10, width, theme.TARGET + 8)
        wide = max(240.0, button_width(view.pen, say("first_go"), "play"))
        button = Button(
            "go", say("first_go"), Box((width - wide) / 2, go.y, wide, go.height), self._start, "play", "call"
        )
        ground = Part((Panel("panel_paper", paper),))
        questions = Part(self._questions(view, window), window, "questions")
        return Sheet((ground, questions, Part((button,))))

    def _questions(self, view: PageScene, window: Box) -> tuple[Widget, ...]:
        flow = Flow(view.pen, window._replace(width=window.width - theme.SCROLL_BAR))
        aside = theme.SCROLL_BAR / 2  # the middle of the paper, not of the questions
        high = view.pen.height(say("welcome"), HEAD, flow.width)
        flow.put(lambda box: Text(say("welcome"), box.moved(aside, 0), HEAD, "middle", "heading"), high)
        high = view.pen.height(say("welcome_about"), ABOUT, flow.width)
        flow.put(lambda box: Text(say("welcome_about"), box.moved(aside, 0), ABOUT, "middle"), high)
        flow.space(10)
        languages = [Item(language, say(f"language:{language}")) for language in LANGUAGES]
        self._ask(flow, "first_language", languages, language_of(self._desk.settings), "language")
        flow.text(say("first_deck"), STRONG)
        flow.space(4)
        put_tiles(flow, [self._deck(deck, file) for deck, file in DECKS.items()], CARD_TILE)
        played = [Item(False, say("first_no")), Item(True, say("first_yes"))]
        before = self._desk.settings.on("played_before")
        self._ask(flow, "first_played", played, before, "played_before")
        flow.text(say("first_yes_help" if before else "first_no_help"), ABOUT)
        return tuple(flow.widgets)

    def _ask(self, flow: Flow, key: str, items: list[Item], chosen: Value, setting: str) -> None:
        put_choice(flow, Asked(setting, say(key)), items, chosen, lambda value: self._change(setting, value))

    def _deck(self, deck: str, file: str) -> Sight:
        chosen = self._desk.settings.text("deck") == deck
        return Sight(f"deck {deck}", say(f"deck:{deck}"), file, lambda: self._change("deck", deck), chosen)

    def _change(self, name: str, value: Value) -> None:
        self._desk.change(**{name: value})
        if name == "played_before":
            self._desk.choose_aids(not value)
        self._view.refresh()

    def _start(self) -> None:
        self._desk.save()
        self._go()
