"""Drag: an own card that is held with the mouse. Pure."""

from __future__ import annotations

from typing import NamedTuple


class Drag(NamedTuple):
    """An own card between two fingers: which one, where it was taken, and where it is held."""

    card: int
    at: int
    taken: tuple[float, float]
    held: tuple[float, float]
    lifted: bool = False
