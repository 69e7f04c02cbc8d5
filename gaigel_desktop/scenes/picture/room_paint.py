"""Draws the table for a room."""

from __future__ import annotations

from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.stage.stage import Stage
from gaigel_desktop.window.scene import Kit

from .cards import Look
from .room import Room


class RoomPainter:
    """Draws on the canvas of the kit."""

    def __init__(self, kit: Kit, look: Look) -> None:
        self._kit = kit
        self._look = look

    def draw(self, stage: Stage, room: Room, seating: Seating, now: float) -> None:
        """The whole picture; the caller shows it."""
        raise NotImplementedError
