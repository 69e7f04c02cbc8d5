"""A table as a room sees it, for pictures: a deal that dice have played so far, and what is said to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.parts.table_look import room_look
from gaigel_desktop.show.paint_room import RoomPainter
from gaigel_desktop.show.room_picture import Room, room_table
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.spoken.tree import InWords, Wanted

if TYPE_CHECKING:
    from .pages import Visitor


@dataclass
class ForRoom:
    """A deal on the large table; what happens is told at once, or so long ago as it is looked at."""

    visitor: Visitor
    deal: Deal
    room: Room
    lit: int = NOBODY
    open: frozenset[int] = frozenset({0})
    at: tuple[str, ...] = ()
    told: tuple[Event, ...] = ()
    adorned: Callable[[Stage, Room], Room] = field(default=lambda stage, room: room)

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """Everything lies there, but for what is still told."""
        self.kit = kit
        self.stage = Stage(View(self.deal.copy()), self.table())
        self.now = now
        for event in self.told:
            self.stage.tell(event, now)
        self.resize()

    def table(self) -> Table:
        """In this window."""
        return room_table(self.kit.screen.design, self.deal, 0, self.open, self.lit)

    def resize(self) -> None:
        """As large as the window."""
        self.paint = RoomPainter(self.kit, room_look(self.visitor.player))
        if not self.told:
            self.stage.lay_out(self.table())

    def seating(self) -> Seating:
        """The guest and regulars."""
        regulars = REGULARS[: self.deal.players - 1]
        names = (self.visitor.player.name, *(regular.name for regular in regulars))
        return Seating(0, names, (self.visitor.player.portrait, *(regular.portrait for regular in regulars)))

    def handle(self, event: pygame.Event, now: float) -> None:
        """Nobody does anything."""

    def update(self, now: float) -> float | None:
        """Cards glide."""
        self.now = now
        self.stage.move(now)
        return 0.0 if self.told else None

    def spoken(self) -> InWords:
        """It is a picture, and nothing is heard of it."""
        return InWords("", ())

    def do(self, wanted: Wanted, now: float) -> None:
        """Nobody hears it."""

    def draw(self) -> None:
        """The whole picture."""
        stage = self.stage
        room = self.room._replace(at=highlighted_boxes(self.at, items(stage.seen, stage.table, stage.won, Extras())))
        self.paint.draw(stage, self.adorned(stage, room), self.seating(), self.now)
        self.kit.screen.show()
