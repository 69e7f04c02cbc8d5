"""Position: how a deal stood before one of the own decisions, as it was seen then, on the stage and nothing moving."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.stage.layout import HAND, Table
from gaigel_desktop.scenes.stage.lying import suit_order
from gaigel_desktop.scenes.stage.piles import watched
from gaigel_desktop.scenes.stage.sprite import Sprite
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.window.screen import Point

from .asked import Course

NO_CARD: Final = -1


def stood(record: Record, seat: int, number: int, design: Point) -> Stage:
    """The table after so many deeds of the deal, as the seat saw it."""
    told = retold(record._replace(actions=record.actions[:number], result=None), seat)
    seen = told[-1].seen
    return Stage(seen, laid(seat, seen.trump, design), won=watched(told))


def laid(seat: int, trump: int, design: Point) -> Table:
    """The table with the own cards sorted by suit."""
    return Table(*design, seat, suit_order(trump))


def own_cards(stage: Stage) -> list[Sprite]:
    """The own cards in the order in which they lie."""
    return [sprite for sprite in stage.sprites if sprite.zone == (HAND, stage.table.me)]


def card_played(course: Course) -> int:
    """The card that goes onto the table by this; none: something is only said."""
    return next((int(card_of(action)) for action in course if is_card(action)), NO_CARD)
