"""Own back tiles: the player's own backs beside those of the house, and the way to a new one."""

from __future__ import annotations

import os
from collections.abc import Callable

from gaigel_desktop.controller.own_pictures import kept
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.scenes.parts.chosen_looks import BACKS
from gaigel_desktop.scenes.parts.own_player import OwnPlayer
from gaigel_desktop.scenes.parts.tiles import Sight
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.form import Pressable
from gaigel_desktop.window.scene import Scenes

from .own_backs import OwnLookScene


def back_sights(chosen: str, choose: Callable[[str], None]) -> list[Sight]:
    """Those of the house, then the own ones."""
    sights = list[Sight]()
    for each in BACKS:
        words, file = say(f"back:{each}"), f"cards/backs/{each}.webp"
        sights.append(Sight(f"back {each}", words, file, _choosing(choose, each), chosen == each))
    for number, one in enumerate(kept(), 1):
        words = one.name or say("photo_numbered", {"number": number})
        file, on = os.fspath(one.path), chosen == one.value
        sights.append(Sight(f"back {one.value}", words, file, _choosing(choose, one.value), on))
    return sights


def _choosing(choose: Callable[[str], None], value: str) -> Callable[[], None]:
    return lambda: choose(value)


def put_way(flow: Flow, open_scene: Callable[[], None]) -> None:
    """To a new one from a photograph, and to what is kept."""
    flow.buttons(Pressable("own_back", say("photo_from_photograph"), open_scene, "add"))
    flow.space(8)


def open_looks(player: OwnPlayer, keeper: Keeper, scenes: Scenes, choose: Callable[[str], None]) -> None:
    """Make one; without one, the first of the house is chosen."""
    scenes.push(OwnLookScene(player, keeper, lambda value: choose(value or BACKS[0])))
