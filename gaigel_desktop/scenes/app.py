"""The app: opens the window, the settings and the store, and shows the title."""

from __future__ import annotations

import locale
import sqlite3
from datetime import datetime

import pygame

from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.dealer import new_seed
from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.notation import JsonObject
from gaigel_desktop.controller.opponent import opponent
from gaigel_desktop.controller.players import Human, Player
from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.controller.store import Store, StoredMatch, open_store
from gaigel_desktop.controller.story import Forgotten, Stored, Story
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.text.speech import LANGUAGES, say, speak
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.loop import run
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes, Stage
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.theme import SPEEDS

from .table.chrome import Seating
from .table.paint import Look
from .table.scene import TableScene
from .title import Entry, TitleScene

TITLE = "Gaigel"
REGULARS = (("Lena", "lena"), ("Eugen", "eugen"), ("Rösle", "roesle"), ("Jockel", "jockel"))
STRENGTH = "regular"
ME = 0


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class App:
    """What lives as long as the window: settings, store, stage."""

    def __init__(self, chosen: Settings, store: Store | None, stage: Stage) -> None:
        self._settings = chosen
        self._store = store
        self._scenes = Scenes(stage)

    def run(self, note: str) -> None:
        """Show the title until the player has had enough."""
        self._scenes.push(TitleScene(self._entries, note))
        run(self._scenes)

    def _entries(self) -> list[Entry]:
        entries = [Entry(say("play"), self._play, True), Entry(say("quit"), self._scenes.close)]
        unfinished = self._store.unfinished() if self._store else None
        if unfinished is not None:
            entries.insert(0, Entry(say("continue"), lambda: self._continue(unfinished), True))
        return entries

    # -- matches -------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        """A new match at the regulars' table."""
        rules = PRESETS["leinfelden"]
        about: JsonObject = {"preset": rules.preset, "strength": STRENGTH}
        story: Story = Forgotten()
        if self._store is not None:
            story = Stored(self._store, self._store.start_match(_now(), about), _now, about)
        self._sit_down(Game(rules, self._players(rules), rules.players - 1, story))

    def _continue(self, match: StoredMatch) -> None:
        """The unfinished match, at exactly the card where it was left."""
        assert self._store is not None
        deals = list(self._store.deals(match.id))
        if not deals:
            self._play()
            return
        story = Stored(self._store, match.id, _now, match.about)
        rules = deals[-1].record.rules
        game = Game(rules, self._players(rules), rules.players - 1, story)
        for deal in deals:
            if deal.record.match is not None and deal.record.match.after is not None:
                game.standing = deal.record.match.after
                game.dealer = (deal.record.dealer + 1) % rules.players
        if deals[-1].finished is None:
            story.go_on(deals[-1].id)
            game.resume_deal(deals[-1].record)
        self._sit_down(game)

    def _players(self, rules: RuleSet) -> list[Player]:
        seed = new_seed()
        others = [opponent(STRENGTH, f"{seed} {seat}") for seat in range(1, rules.players)]
        return [Human(), *others]

    def _sit_down(self, game: Game) -> None:
        names = (self._settings.text("name") or say("you"), *(name for name, _ in REGULARS))
        portraits = (self._settings.text("portrait") or "marie", *(folder for _, folder in REGULARS))
        n = game.rules.players
        seating = Seating(ME, names[:n], portraits[:n])
        speed = SPEEDS[self._settings.text("speed")]
        self._scenes.push(TableScene(game, seating, self._look(), new_seed, speed))

    def _look(self) -> Look:
        chosen = self._settings
        english = _language(chosen) == "en"
        deck = Deck(
            chosen.text("deck"), chosen.on("colour_safe"), chosen.on("large_index"), english, chosen.text("back")
        )
        return Look(deck, chosen.text("table"))


def open_window() -> None:
    """Open the game; NoDisplay where there is no screen."""
    loaded = settings.load(places.settings_file())
    speak(_language(loaded.settings))
    store, note = _store()
    size = int(loaded.settings.number("window_width")), int(loaded.settings.number("window_height"))
    try:
        screen = Screen(TITLE, size, loaded.settings.on("full_screen"))
        if pygame.display.get_driver() == "offscreen":
            raise NoDisplay
    except pygame.error:
        raise NoDisplay from None
    sounds = Sounds()
    sounds.volume = loaded.settings.number("sounds") / 100
    if loaded.aside is not None:
        note = say("settings_aside", {"path": loaded.aside.name})
    try:
        App(loaded.settings, store, Stage(screen, Fonts(), Pictures(), sounds)).run(note)
    finally:
        if store is not None:
            store.close()


def _store() -> tuple[Store | None, str]:
    """The store, and a sentence if it is not the one that lay there."""
    try:
        opened = open_store(places.store_file())
    except (OSError, sqlite3.Error):
        return None, say("store_unwritable")
    note = say("store_aside", {"path": opened.aside.name}) if opened.aside is not None else ""
    return opened.store, note


def _language(chosen: Settings) -> str:
    """The language that was chosen, or that of the system, or English."""
    system = (locale.getlocale()[0] or "en")[:2].lower()
    wanted = chosen.text("language") or system
    return wanted if wanted in LANGUAGES else "en"


def _now() -> str:
    return datetime.now().isoformat(timespec="seconds")
