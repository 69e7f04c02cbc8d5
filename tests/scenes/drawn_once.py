"""Every picture is read and scaled once for all tests of a process; each test gets a copy of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.window import assets
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.shelf import MEGABYTE, Shelf


@cache
def _shelf() -> Shelf:
    return Shelf(100 * MEGABYTE)


@contextmanager
def pictures_drawn_once() -> Iterator[None]:
    """Reading and scaling the same files would be half of what these tests cost."""
    draw = Pictures.drawn

    def drawn(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
        if not assets.asset(name).is_file():
            return draw(pictures, name, size)
        return _shelf().find((assets.asset(name), size, pictures.hand), lambda: draw(pictures, name, size)).copy()

    with patch.object(Pictures, "drawn", drawn):
        yield
