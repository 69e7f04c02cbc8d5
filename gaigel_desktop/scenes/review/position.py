"""Position: how a deal stood before one of the own decisions, as it was seen and heard then, on the stage and nothing
moving."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.retelling import Step, retold
from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.record import Record
from gaigel_desktop.table.board.card_places import suit_order
from gaigel_desktop.table.board.cues import Cue, cues
from gaigel_desktop.table.board.layout import HAND, Table
from gaigel_desktop.table.board.piles import piles_after
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window.boxes import Point

from .question_items import Course

NO_CARD: Final = -1


class Stood(NamedTuple):
    """A table as it was."""

    stage: Stage
    said: tuple[Cue, ...]  # while this trick was played, the last word of each seat


def stood(record: Record, seat: int, number: int, design: Point) -> Stood:
    """The table after so many deeds of the deal, as the seat saw it."""
    told = retold(record._replace(actions=record.actions[:number], result=None), seat)
    seen = told[-1].seen
    return Stood(Stage(seen, laid(seat, seen.trump, design), won=piles_after(told)), _said(told))


def _said(told: list[Step]) -> tuple[Cue, ...]:
    """What still counts of what was said: how a trick was opened tells what lies there face down."""
    said: dict[int, Cue] = {}
    for before, (event, _) in pairwise(told):
        if isinstance(event, events.TrickTaken):
            said.clear()
        elif event is not None:
            said |= {cue.seat: cue for cue in cues(event, before.seen) if cue.words}
    return tuple(said.values())


def laid(seat: int, trump: int, design: Point) -> Table:
    """The table with the own cards sorted by suit."""
    return Table(*design, seat, suit_order(trump))


def own_cards(stage: Stage) -> list[Sprite]:
    """The own cards in the order in which they lie."""
    return [sprite for sprite in stage.sprites if sprite.zone == (HAND, stage.table.me)]


def card_played(course: Course) -> int:
    """The card that goes onto the table by this; none: something is only said."""
    return next((int(card_of(action)) for action in course if is_card(action)), NO_CARD)
