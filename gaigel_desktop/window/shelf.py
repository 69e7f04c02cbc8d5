"""Shelf: pictures by name, as many as there is room for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import pygame

MEGABYTE: Final = 1024 * 1024


class Shelf:
    """Pictures by name; when there is no room for one more, those go that were not needed for the longest time."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.filled = 0
        self._pictures: OrderedDict[object, pygame.Surface] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._pictures

    def find(self, key: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this name, made if it is not there."""
        picture = self._pictures.get(key)
        if picture is None:
            picture = make()  # which may look for others here
            self._pictures[key] = picture
            self.filled += _size(picture)
            while self.filled > self.room and len(self._pictures) > 1:
                self.filled -= _size(self._pictures.popitem(last=False)[1])
        else:
            self._pictures.move_to_end(key)
        return picture


def _size(picture: pygame.Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
