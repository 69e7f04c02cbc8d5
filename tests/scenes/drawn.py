"""What a scene draws, noted instead of painted: which pictures, pieces and words, and where."""

from __future__ import annotations

from typing import NamedTuple
from unittest.mock import patch

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.scene import Scene


class Drawn(NamedTuple):
    """In the order of drawing."""

    pictures: list[tuple[str, Box]]
    pieces: list[tuple[str, Box]]
    words: list[tuple[str, Box]]


def drawn_by(scene: Scene) -> Drawn:
    """One frame of a scene that has something to draw."""
    found = Drawn([], [], [])

    def picture(pen: Pen, file: str, box: Box, strength: int = 255) -> None:
        found.pictures.append((file, box))

    def nine(pen: Pen, name: str, box: Box) -> None:
        found.pieces.append((name, box))

    def write(pen: Pen, words: str, box: Box, style: Style, align: str = "left") -> None:
        found.words.append((words, box))

    with patch.multiple(Pen, picture=picture, nine=nine, line=write, paragraph=write):
        scene.draw()
    return found
