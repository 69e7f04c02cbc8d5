"""Tiles: the player's own backs and covers beside those of the house, and the way to a new one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

from gaigel_desktop.controller.own_pictures import BACK, TABLE, kept
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.tiles import Sight
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.controls import Button, button_width
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.scene import Scenes

from .deleting import OF_HOUSE
from .scene import OwnLookScene

KINDS: Final = (BACK, TABLE)
FILES: Final = {BACK: "cards/backs/{}.webp", TABLE: "table/{}.webp"}


def looks_of(kind: str, chosen: str, choose: Callable[[str], None]) -> list[Sight]:
    """Those of the house, then the own ones."""
    sights = list[Sight]()
    for each in OF_HOUSE[kind]:
        words, file = say(f"{kind}:{each}"), FILES[kind].format(each)
        sights.append(Sight(f"{kind} {each}", words, file, _choosing(choose, each), chosen == each))
    for number, one in enumerate(kept(kind), 1):
        words = one.name or say("photo_numbered", {"number": number})
        file, on = os.fspath(one.path), chosen == one.value
        sights.append(Sight(f"{kind} {one.value}", words, file, _choosing(choose, one.value), on))
    return sights


def _choosing(choose: Callable[[str], None], value: str) -> Callable[[], None]:
    return lambda: choose(value)


def put_way(flow: Flow, kind: str, open_scene: Callable[[], None]) -> None:
    """To a new one from a photograph, and to what is kept."""
    words = say("photo_from_photograph")
    wide = min(flow.width, button_width(flow.pen, words, "add"))
    flow.put(lambda box: Button(f"own {kind}", words, box, open_scene, "add"), theme.TARGET, wide)
    flow.space(8)


def open_looks(desk: Desk, scenes: Scenes, kind: str, choose: Callable[[str], None]) -> None:
    """Make one; without one, the first of the house is chosen."""
    scenes.push(OwnLookScene(desk, kind, lambda value: choose(value or OF_HOUSE[kind][0])))
