"""Reading: words on a page of the rules, with what is searched for marked in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from gaigel_desktop.text.searching import Span
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.widgets import Look, Meaning, Words
from gaigel_desktop.window.pen import Pen


class Marks(NamedTuple):
    """What was found in a text, and which of it one is at."""

    spans: tuple[Span, ...] = ()
    now: Span | None = None


NONE_FOUND = Marks()


@dataclass(slots=True)
class Reading(Words):
    """Words in as many lines as they need, with marks."""

    marks: Marks = NONE_FOUND

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """The words, and what is marked in them."""
        marked = ", ".join(self.words[span.start : span.end] for span in self.marks.spans)
        heard = self.words if self.aloud is None else self.aloud  # what is marked is heard in them
        return self.told(box, pen.has_room(self.words, self.style, box))._replace(value=marked, aloud=heard)

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """The marks as with a felt pen, then the words over them."""
        for span in self.marks.spans:
            colour = theme.MARKER_NOW if span == self.marks.now else theme.MARKER
            for place in self._places(pen, box, span):
                pen.fill(pen.area(place), colour)
        pen.paragraph(self.words, box, self.style, self.align)

    def place_now(self, pen: Pen) -> Box | None:
        """Where the mark is that one is at."""
        return next(self._places(pen, self.box, self.marks.now), None) if self.marks.now else None

    def _places(self, pen: Pen, box: Box, span: Span) -> Iterator[Box]:
        """The stretch of each line that a span covers."""
        start, high = 0, pen.line_height(self.style)
        for at, line in enumerate(pen.lines(self.words, self.style, box.width)):
            first, last = max(span.start - start, 0), min(span.end - start, len(line))
            if first < last:
                style = pen.shrunk(line, self.style, box.width)
                before, inside = pen.width(line[:first], style), pen.width(line[first:last], style)
                spare = (box.width - pen.width(line, style)) / 2 if self.align == "middle" else 0.0
                yield Box(box.x + spare + before - 1, box.y + at * high, inside + 2, high)
            start += len(line) + 1  # the blank or the end of the line
