"""The first start: three questions on a sheet of paper, then the first lesson or the first cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.scenes.parts.card import card, put_centred, put_head
from gaigel_desktop.scenes.parts.chosen_language import language_of
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.page_scene import Content, PageScene, inn_ground
from gaigel_desktop.scenes.parts.sheets import in_a_row
from gaigel_desktop.scenes.parts.sights import deck_sights
from gaigel_desktop.scenes.parts.tiles import CARD_TILE, put_tiles
from gaigel_desktop.scenes.routes import Lesson, Open, Play
from gaigel_desktop.text.known_games import game_called, known_of, offered_games, other_games
from gaigel_desktop.text.languages import LANGUAGES, language_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.form import ChoiceRow, Pressable
from gaigel_desktop.window.pages.inputs import Item
from gaigel_desktop.window.pages.page import Sheet
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Widget
from gaigel_desktop.window.pen import BODY, HEAD, STRONG, Pen

PAPER: Final = (700.0, 660.0)
FIRST_LESSON: Final = "two_tricks"
OTHER: Final = "other"  # of the games that one may know


class FirstStart(Content):
    """What nobody but the player can know."""

    def __init__(self, player: OwnPlayer, open_route: Open) -> None:
        self._player, self._open = player, open_route

    def ground(self, view: PageScene) -> pygame.Surface:
        """The inn, without the lettering."""
        return inn_ground(view.kit)

    def back(self, view: PageScene) -> None:
        """The questions can wait: to the title."""
        self._player.save()
        view.scenes.pop()

    def sheet(self, view: PageScene) -> Sheet:
        """A sheet of paper in the middle, the button on its lower edge."""
        self._view = view
        width, height = view.kit.screen.design
        wide, high = (side * max(1.0, view.pen.text_size) for side in PAPER)
        room = Box(0, 0, width, height).inset(theme.EDGE)
        paper = room.centred(min(room.width, wide), min(room.height, high))
        inside = paper.inset(theme.PANEL_EDGE + 8, 30)
        row = Box(inside.x, inside.bottom - theme.TARGET - 10, inside.width, theme.TARGET + 8)
        questions = self._questions(view.pen, inside.top(inside.height - theme.TARGET - 26))
        ways = self._ways(view.pen, row)
        return Sheet((Part((Panel("panel_paper", paper),)), Part(questions), Part(ways)), first=ways[0].key)

    def _ways(self, pen: Pen, row: Box) -> tuple[Widget, ...]:
        """Who has never played is led to the first lesson; the table stands beside it."""
        go = Pressable("go", say("first_go"), self._start, "play")
        if self._player.settings.played_before:
            return tuple(in_a_row(pen, row, [go._replace(piece="call")]))
        lesson = Pressable("lesson", say("first_lesson"), self._learn, "hint", "call")
        return tuple(in_a_row(pen, row, [lesson, go]))

    def _questions(self, pen: Pen, room: Box) -> tuple[Widget, ...]:
        """All of them in sight: what large words need is taken from the pictures."""
        high = CARD_TILE.high * max(1.0, pen.text_size)
        missing = max(0.0, self._asked(pen, room, high).y - room.bottom)
        return tuple(self._asked(pen, room, high - missing).widgets)

    def _asked(self, pen: Pen, room: Box, card: float) -> Flow:
        flow = Flow(pen, room)
        put_centred(flow, say("welcome"), HEAD, "heading")
        flow.space(10)
        languages = [Item(language, language_named(language).name) for language in LANGUAGES]
        self._ask(flow, "first_language", languages, language_of(self._player.settings), "language")
        flow.text(say("first_deck"), STRONG, "deck ")
        flow.space(4)
        put_tiles(flow, deck_sights(self._player, partial(self._change, "deck")), CARD_TILE._replace(high=card))
        played = [Item(False, say("first_no")), Item(True, say("first_yes"))]
        before = self._player.settings.played_before
        self._ask(flow, "first_played", played, before, "played_before")
        flow.text(say("first_yes_help" if before else "first_no_help"), ABOUT, "played_before")
        if not before:
            self._ask_for_known(flow)
        return flow

    def _ask_for_known(self, flow: Flow) -> None:
        """Who plays something like it knows most of it already."""
        flow.space(10)
        flow.text(say("first_plays"), STRONG, "game ")
        flow.space(4)
        games: list[tuple[str, str, tuple[str, ...]]]
        games = [(game, game_called(game), (game,)) for game in offered_games()]
        games.append((OTHER, say("first_other_game"), other_games()))
        flow.buttons(*(Pressable(f"game {key}", words, partial(self._known, which)) for key, words, which in games))

    def _known(self, games: tuple[str, ...]) -> None:
        self._view.scenes.push(PageScene(self._player, KnownGame(self._player, games, self._learn)))

    def _ask(self, flow: Flow, question: str, items: list[Item], chosen: SettingValue, setting: str) -> None:
        change = partial(self._change, setting)
        flow.form(ChoiceRow(setting, say(question), items, chosen, change, under=True, enter=self._enter))

    def _change(self, name: str, value: SettingValue) -> None:
        """Choose it; whoever has played before counts without help from now on, and is not asked back at a call."""
        self._player.change(**{name: value})
        if name == "played_before":
            self._player.choose_aids(not value)
            self._player.change(at_once=bool(value))  # nothing has been chosen by hand yet
        self._view.refresh()

    def _enter(self) -> None:
        """To wherever the first button leads."""
        (self._start if self._player.settings.played_before else self._learn)()

    def _start(self) -> None:
        """Keep what was answered, and sit down at the table."""
        self._player.save()
        self._view.scenes.pop()
        self._open(Play())

    def _learn(self) -> None:
        self._player.save()
        self._view.scenes.pop()
        self._open(Lesson(FIRST_LESSON))


# -- what is known already ---------------------------------------------------------------------------------------


class KnownGame(Content):
    """Five lines for whoever plays another game: what is the same, and what is not."""

    def __init__(self, player: OwnPlayer, games: tuple[str, ...], learn: Callable[[], None]) -> None:
        """Of several games one is chosen."""
        self._player, self._games, self._game, self._learn = player, games, games[0], learn

    def ground(self, view: PageScene) -> pygame.Surface:
        """The inn, without the lettering."""
        return inn_ground(view.kit)

    def sheet(self, view: PageScene) -> Sheet:
        """The lines, and one way on."""
        self._view = view
        return card(view, self._put, (("first_lesson", "hint", partial(self._go, view)),))

    def _put(self, flow: Flow) -> None:
        put_head(flow, say("known_head"))
        if len(self._games) > 1:
            items = [Item(game, game_called(game)) for game in self._games]
            flow.form(ChoiceRow("game", say("first_plays"), items, self._game, self._choose, under=True))
        for line in known_of(self._game):
            put_centred(flow, line, BODY)
            flow.space(6)

    def _choose(self, game: SettingValue) -> None:
        self._game = str(game)
        self._view.refresh()

    def _go(self, view: PageScene) -> None:
        view.scenes.pop()
        self._learn()
