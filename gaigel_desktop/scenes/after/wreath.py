"""A wreath: whoever has won, among leaves of hops and vine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.widgets import Decoration, Look
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.retouch import cut_round

FACE: Final = 0.76  # of its width


@dataclass(slots=True)
class Wreathed(Decoration):
    """A portrait in a wreath, as large as the box lets it be."""

    portrait: str
    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The portrait is cut round, and the leaves lie over its edge."""
        wide = min(box.width, box.height)
        face, wreath = box.centred(wide * FACE, wide * FACE), box.centred(wide, wide)
        size, find = (pen.px(face.width), pen.px(face.height)), pen.pictures
        cut = find.made((self.portrait, size, "round"), lambda: cut_round(find.scaled(self.portrait, size)))
        pen.surface.blit(cut, pen.area(face))
        pen.sprite("wreath", wreath)
