"""The app: opens the window, the settings and the store, and leads from scene to scene."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

import pygame

from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.dealer import new_seed
from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.players import Player
from gaigel_desktop.controller.setup import ME, MatchSetup, first_setup, from_json, last, setup_file, to_json
from gaigel_desktop.controller.store import Store, StoredMatch, open_store
from gaigel_desktop.controller.story import Forgotten, Stored, Story
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes, Stage
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds

from .desk import Desk, language_of, thinking_beside
from .first import FirstStart
from .new_match import NewMatch
from .pages import PageScene
from .settings import SettingsPage
from .table.chrome import Seating
from .table.scene import TableScene
from .title import Doors, title_scene
from .umschlag import UmschlagScene

TITLE = "Gaigel"


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """The way from scene to scene."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._scenes = Scenes(desk.stage)

    def run(self) -> None:
        """Show the title until the player has had enough."""
        self.open_title()
        self._desk.expect_music()
        run(self._scenes)

    def open_title(self) -> Scenes:
        """The title, and above it the three questions when the program has never run before."""
        doors = Doors(self._play, self._resume, self._new_match, self._settings, self._scenes.close)
        self._scenes.push(title_scene(self._desk, doors))
        if self._desk.first_time:
            self._scenes.push(PageScene(self._desk, FirstStart(self._desk, self._first_match, self._scenes.pop)))
        return self._scenes

    def _settings(self) -> None:
        self._scenes.push(PageScene(self._desk, SettingsPage(self._desk, self._scenes.pop)))

    def _new_match(self) -> None:
        self._scenes.push(PageScene(self._desk, NewMatch(self._desk, self._chosen_match, self._scenes.pop)))

    # -- matches -------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        start_match(self._desk, self._scenes, self._desk.setup)

    def _first_match(self) -> None:
        self._scenes.pop()
        self._play()

    def _chosen_match(self) -> None:
        self._scenes.pop()
        self._play()

    def _resume(self) -> Callable[[], None] | None:
        """What can be continued."""
        unfinished = self._desk.store.unfinished() if self._desk.store else None
        return (lambda: continue_match(self._desk, self._scenes, unfinished)) if unfinished is not None else None


def start_match(desk: Desk, scenes: Scenes, setup: MatchSetup) -> None:
    """A new match at this table: the cards say who deals, and at a table of partners who plays with whom."""

    def seated(table: MatchSetup, dealer: int) -> None:
        scenes.pop()
        _first_deal(desk, scenes, table, dealer)

    desk.stage.sounds.stop_music()
    scenes.push(UmschlagScene(desk, setup._replace(aids=desk.aids), new_seed(), seated))


def _first_deal(desk: Desk, scenes: Scenes, setup: MatchSetup, dealer: int) -> None:
    """Everybody sits; from here on the match is written down."""
    about = to_json(setup) | {"dealer": dealer}
    story: Story = Forgotten()
    if desk.store is not None:
        try:
            story = Stored(desk.store, desk.store.start_match(_now(), about), _now, about)
        except sqlite3.Error:
            desk.trouble = say("store_unwritable")
    _sit_down(desk, scenes, setup, Game(setup.rules, _players(desk, setup), dealer, story))


def continue_match(desk: Desk, scenes: Scenes, match: StoredMatch) -> None:
    """The unfinished match, at exactly the card where it was left."""
    assert desk.store is not None
    deals = list(desk.store.deals(match.id))
    setup = _setup_of(match)
    if deals and deals[-1].record.rules != setup.rules:
        start_match(desk, scenes, desk.setup)
        return
    story = Stored(desk.store, match.id, _now, match.about)
    game = Game(setup.rules, _players(desk, setup), _first_dealer(match, setup), story)
    for deal in deals:
        if deal.finished is not None:
            game.remember_deal(deal.record)
    if deals and deals[-1].finished is None:
        story.go_on(deals[-1].id)
        game.resume_deal(deals[-1].record)
    _sit_down(desk, scenes, setup, game)


def _setup_of(match: StoredMatch) -> MatchSetup:
    """The table of a stored match; the first one where it was written down in another way."""
    try:
        return from_json(match.about)
    except GaigelError:
        return first_setup()


def _first_dealer(match: StoredMatch, setup: MatchSetup) -> int:
    """Whom the Umschlag chose; of a match written down without one, whoever sits last."""
    dealer = match.about.get("dealer")
    return dealer if isinstance(dealer, int) and 0 <= dealer < setup.rules.players else setup.rules.players - 1


def _players(desk: Desk, setup: MatchSetup) -> list[Player]:
    """Everybody as this table wants them, thinking with the desk's mind."""
    from gaigel_desktop.controller.opponent import seated  # not on the way to the first picture

    return seated(setup, new_seed(), desk.mind)


def _sit_down(desk: Desk, scenes: Scenes, setup: MatchSetup, game: Game) -> None:
    desk.stage.sounds.stop_music()
    names = tuple(chair.name or desk.name for chair in setup.chairs)
    portraits = tuple(chair.portrait or desk.portrait for chair in setup.chairs)
    scenes.push(TableScene(game, Seating(ME, names, portraits), desk, new_seed))


# -- opening -----------------------------------------------------------------------------------------------------


def open_window() -> None:
    """Open the game; NoDisplay where there is no screen."""
    loaded = settings.load(places.settings_file())
    speak(language_of(loaded.settings))
    first_time = not places.settings_file().exists() and loaded.aside is None
    size = int(loaded.settings.number("window_width")), int(loaded.settings.number("window_height"))
    try:
        screen = Screen(TITLE, size, loaded.settings.on("full_screen"))
        if pygame.display.get_driver() == "offscreen":
            raise NoDisplay
    except pygame.error:
        raise NoDisplay from None
    with suppress(pygame.error, FileNotFoundError):
        screen.icon(pygame.image.load(asset("app/gaigel_128.png")))
    store, note = _store()
    desk = Desk(Stage(screen, Fonts(), Pictures(), Sounds()), loaded.settings, last(setup_file()), store)
    desk.new_mind = thinking_beside
    desk.first_time = first_time
    desk.trouble = " ".join(_troubles(loaded, note))
    try:
        App(desk).run()
    finally:
        desk.close()
        if store is not None:
            store.close()


def _troubles(loaded: settings.Loaded, store: Callable[[], str] | None) -> list[str]:
    """What was not as it should be when the program started."""
    said = [store()] if store else []
    if loaded.aside is not None:
        said.append(say("settings_aside", {"path": loaded.aside.name}))
    elif loaded.unusable:
        said.append(say("trouble_settings_fields", {"fields": ", ".join(loaded.unusable)}))
    return said


def _store() -> tuple[Store | None, Callable[[], str] | None]:
    """The store, and a sentence if it is not the one that lay there."""
    try:
        opened = open_store(places.store_file())
    except (OSError, sqlite3.Error):
        return None, lambda: say("store_unwritable")
    aside = opened.aside
    return opened.store, (lambda: say("store_aside", {"path": aside.name})) if aside is not None else None


def _now() -> str:
    return datetime.now().isoformat(timespec="seconds")
