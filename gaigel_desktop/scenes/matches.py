"""Matches: begun at a table that was chosen, or continued at exactly the card where they were left."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from typing import Final

from gaigel_desktop.controller.dealer import new_seed
from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.notation import JsonObject
from gaigel_desktop.controller.players import Player
from gaigel_desktop.controller.setup import ME, MatchSetup, first_setup, from_json, to_json
from gaigel_desktop.controller.store import Store, StoredMatch
from gaigel_desktop.controller.story import Forgotten, Stored, Story
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.window.scene import Scenes

from .desk import Desk
from .table.chrome import Seating
from .table.scene import TableScene
from .umschlag import UmschlagScene

DICE: Final = "dice"  # by this the others go on as they would have


def start_match(desk: Desk, scenes: Scenes, setup: MatchSetup) -> None:
    """A new match at this table: the cards say who deals, and at a table of partners who plays with whom."""

    def seated(table: MatchSetup, dealer: int) -> None:
        scenes.pop()
        _first_deal(desk, scenes, table, dealer)

    desk.stage.sounds.stop_music()
    scenes.push(UmschlagScene(desk, setup._replace(aids=desk.aids), new_seed(), seated))


def _first_deal(desk: Desk, scenes: Scenes, setup: MatchSetup, dealer: int) -> None:
    """Everybody sits; from here on the match is written down."""
    dice = new_seed()
    story = new_story(desk, to_json(setup) | {"dealer": dealer, DICE: dice})
    sit_down(desk, scenes, setup, Game(setup.rules, players_of(desk, setup, dice), dealer, story))


def new_story(desk: Desk, about: JsonObject) -> Story:
    """Where a new match is written down; where nothing can be kept it is told and forgotten."""
    if desk.store is not None:
        try:
            desk.story = stored(desk, desk.store, desk.store.start_match(now(), about), about)
            return desk.story
        except sqlite3.Error:
            desk.note_trouble("store_unwritable")
    return Forgotten()


def stored(desk: Desk, store: Store, match: int, about: JsonObject) -> Stored:
    """A match that is written down, with the aids that are on at each of its deals."""
    return Stored(store, match, now, about, lambda: desk.aids)


def continue_match(desk: Desk, scenes: Scenes, match: StoredMatch) -> None:
    """The unfinished match, at exactly the card where it was left."""
    assert desk.store is not None
    deals = list(desk.store.deals(match.id))
    setup = _setup_of(match)
    if deals and deals[-1].record.rules != setup.rules:
        start_match(desk, scenes, desk.setup)
        return
    story = desk.story = stored(desk, desk.store, match.id, match.about)
    game = Game(setup.rules, players_of(desk, setup, _dice(match)), _first_dealer(match, setup), story)
    for deal in deals:
        if deal.finished is not None:
            game.remember_deal(deal.record)
    if deals and deals[-1].finished is None:
        story.go_on(deals[-1])
        game.resume_deal(deals[-1].record)
    sit_down(desk, scenes, setup, game)


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


def _dice(match: StoredMatch) -> str:
    """The dice that the others have thrown so far; of a match written down without them, new ones."""
    return str(match.about.get(DICE) or new_seed())


def players_of(desk: Desk, setup: MatchSetup, dice: str) -> list[Player]:
    """Everybody as this table wants them, thinking with the desk's mind; with the same dice they play the same."""
    from gaigel_desktop.controller.opponent import seated  # not on the way to the first picture

    return seated(setup, dice, desk.mind)


def sit_down(desk: Desk, scenes: Scenes, setup: MatchSetup, game: Game, one_deal: bool = False) -> None:
    """Take the chairs, for the match or for one deal of a tournament."""
    desk.stage.sounds.stop_music()
    names = tuple(chair.name or desk.name for chair in setup.chairs)
    portraits = tuple(chair.portrait or desk.portrait for chair in setup.chairs)
    table = TableScene(game, Seating(ME, names, portraits), desk, new_seed, one_deal)
    if not one_deal:
        table.revenge = lambda: start_match(desk, scenes, setup)
    scenes.push(table)


def now() -> str:
    """The moment as it is written down."""
    return datetime.now().isoformat(timespec="seconds")
