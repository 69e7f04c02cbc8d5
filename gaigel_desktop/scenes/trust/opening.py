"""Opening: the page about trust over whatever lies there, with what can be tried at the deal that is doubted."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from functools import partial

from gaigel_desktop.controller.store.archive import EVERYTHING, page
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.doubted import Doubted, doubted_past
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.past.luck import open_luck
from gaigel_desktop.scenes.past.wording import seating_of
from gaigel_desktop.window.scene import Scenes

from .knowing import Knowing
from .page import TrustDoors, TrustPage
from .scene import DoubtScene
from .trying import Trying


def open_trust(desk: Desk, scenes: Scenes, doubted: Doubted | None) -> None:
    """About this deal; where none is named, about the one that lies on the table, or else the last one played."""
    below = scenes.top
    if doubted is None and desk.table is not None:
        doubted = desk.table.doubted(None)
    if below is not None:
        doors = _doors(desk, scenes, doubted or last_played(desk))
        scenes.push(Overlay(desk, below, TrustPage(doors)))


def _doors(desk: Desk, scenes: Scenes, doubted: Doubted | None) -> TrustDoors:
    """What there is to be looked at; a door that is not named here is not shown."""
    doors = TrustDoors(scenes.pop, luck=partial(open_luck, desk, scenes))
    if doubted is None:
        return doors
    inquiry = doubted.inquiry
    return doors._replace(
        change=partial(_try, desk, scenes, doubted) if inquiry.decided else None,
        knew=partial(_look_back, desk, scenes, doubted) if inquiry.over and inquiry.deeds else None,
    )


def _try(desk: Desk, scenes: Scenes, doubted: Doubted) -> None:
    """The last decision before the place where somebody looks, or the first there was."""
    inquiry, decided = doubted.inquiry, doubted.inquiry.decided
    at = next((place for place in reversed(decided) if doubted.at is None or place < doubted.at), decided[0])
    doing = Trying(inquiry, doubted.seating.names, desk.mind, at)
    scenes.push(DoubtScene(desk, doubted, doing, scenes.pop))


def _look_back(desk: Desk, scenes: Scenes, doubted: Doubted) -> None:
    """From the deed that comes next where somebody looks, or from the first one."""
    at = doubted.at if doubted.at is not None else 0
    doing = Knowing(doubted.inquiry, doubted.seating, min(at, len(doubted.inquiry.deeds) - 1))
    scenes.push(DoubtScene(desk, doubted, doing, scenes.pop))


def last_played(desk: Desk) -> Doubted | None:
    """The deal that was played last, if there is one."""
    store = desk.store
    with suppress(sqlite3.Error):  # a store that cannot be read has none, and the page says the rest
        for deal in page(store.database, EVERYTHING, 0, 1) if store is not None else ():
            return doubted_past(desk, deal, seating_of(deal, desk.name, desk.portrait))
    return None
