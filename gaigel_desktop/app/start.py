"""The start: opens the window, the settings and the store, and hands them to the app."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import pygame

from gaigel_desktop.controller import places, settings
from gaigel_desktop.controller.inn.tonight import Tonight, tonight_file
from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.match.setup import LastTable, last, setup_file
from gaigel_desktop.controller.people import people_file
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.controller.teaching.progress import progress_file
from gaigel_desktop.scenes.parts.chosen_language import language_of
from gaigel_desktop.scenes.parts.how_to_think import thinking_beside
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import sdl
from gaigel_desktop.window.assets import asset
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.teller import teller_for
from gaigel_desktop.window.wishes import Asking, Wishes

from .app import App
from .house import House

if TYPE_CHECKING:
    from gaigel_desktop.show.plan.find_show import Wish

TITLE = "Gaigel"


class NoDisplay(Exception):
    """There is no screen to open a window on; the text says why."""


class Ended(Exception):
    """Something went wrong that no page can lead on from; the text is one sentence."""


def open_window(asked: Wish | None = None) -> None:
    """Open the game, and show what was asked for; NoDisplay where there is no screen, Ended where something goes wrong
    that no page can lead on from: it stands in the log and in a report, and everything that was chosen and played is
    kept."""
    places.keep_private()
    houses: list[House] = []
    try:
        _open_window(houses, asked)
    except NoDisplay:
        raise
    except Exception as error:
        from gaigel_desktop.controller.report import report

        from .mishap import circumstances

        lies = report(error, circumstances(houses[0] if houses else None))
        raise Ended(say("ended", {"path": places.sayable(lies)}) if lies else say("ended_untold")) from error


def _open_window(houses: list[House], asked: Wish | None) -> None:
    """Whatever goes wrong; the house is left for whoever tells of it."""
    loaded = settings.load(places.settings_file())
    chosen = loaded.settings
    speak(language_of(chosen))
    try:
        screen = Screen(
            TITLE,
            chosen.window_size,
            chosen.full_screen,
            smallest=settings.SMALLEST_WINDOW,
            fits=True,
            new_teller=teller_for,
        )
        if pygame.display.get_driver() == "offscreen":
            raise NoDisplay(why_no_screen())
    except pygame.error as error:
        raise NoDisplay(why_no_screen(str(error))) from None
    with suppress(pygame.error, FileNotFoundError):
        screen.icon(pygame.image.load(asset("app/gaigel_128.png")))
    with keeping(places.store_file()) as kept:
        if kept.owner:
            for folder in {places.settings_file().parent, places.store_file().parent}:
                places.sweep(folder)
        table = last(setup_file(), not chosen.played_before)
        house = House(Kit(screen, Fonts(), Pictures(), Sounds(), Aloud()), chosen, table.setup, kept)
        houses.append(house)
        house.player.looking.system = Asking(wishes_of_the_system)
        house.thinking.new = partial(thinking_beside, kept.owner)
        house.tonight = Tonight(tonight_file(), dice=new_seed(), may_write=lambda: kept.owner)
        _note_troubles(house.player, loaded, table)
        if not loaded.there:
            house.player.learner.welcome()
        try:
            App(house, asked).run()
        finally:
            house.close()


def wishes_of_the_system() -> Wishes:
    """What the system asks of every program; asked in a thread, where nobody waits for the files either."""
    from gaigel_desktop.window.system import asked

    return asked()


def why_no_screen(said: str = "") -> str:
    """In words: nobody names a screen, the system lacks a library, what SDL says, or the screen does not answer."""
    named = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
    if sys.platform in ("win32", "darwin"):
        return said
    return sdl.lacking() or said or say("screen_silent", {"screen": named}) if named else say("no_screen_named")


def _note_troubles(player: OwnPlayer, loaded: settings.Loaded, table: LastTable) -> None:
    """What was not as it should be when the program started."""
    if loaded.broken:
        player.troubles.add(player.troubles.unreadable("settings", places.settings_file()))
    if table.broken:
        player.troubles.add(player.troubles.unreadable("table", setup_file()))
    if not player.learner.read():
        player.troubles.add(player.troubles.unreadable("learned", progress_file()))
    if not player.people.read():
        player.troubles.add(player.troubles.unreadable("people", people_file()))
    if loaded.unusable:
        player.troubles.note("trouble_settings_fields", fields=", ".join(loaded.unusable))
