"""Grids: rows of words, figures and pictures in columns, as wide as they need to be, each row heard as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, Pen, Style

from .widgets import Label, Text, Widget, Words

APART: Final = 14.0  # between two columns, at least
LEAST: Final = 0.3  # of the width is left to columns that grow, however wide the others are
AIR: Final = 2.0  # below a row


class Column(NamedTuple):
    """A column: what stands above its figures, how they are aligned, and whether it takes what the others leave."""

    head: str = ""
    align: Literal["left", "right", "middle"] = "right"
    grows: bool = False


class Cell(NamedTuple):
    """Words in letters of their own."""

    words: str
    style: Style


class Drawn(NamedTuple):
    """A picture or a bar in a cell: how it is made, and how wide and high it wants to be; a width of 0 grows."""

    make: Callable[[Box], Widget]
    width: float = 0.0
    height: float = 0.0


Filling = str | Cell | Drawn


class GridRow(NamedTuple):
    """A row: what stands in its cells, and what is heard instead of them where that says more."""

    cells: Sequence[Filling]
    told: str = ""


class Heads(NamedTuple):
    """What the rows below are about, and above each column what its figures are."""

    title: str


class GridStyle(NamedTuple):
    """In which letters a grid is written, and how far its rows are apart."""

    title: Style = STRONG
    head: Style = SMALL
    name: Style = BODY  # the first cell of a row
    figure: Style = STRONG  # and the others
    air: float = AIR


ON_PAPER: Final = GridStyle()


class Grid:
    """Rows in columns, laid out for a pen in a place."""

    def __init__(self, pen: Pen, place: Box, columns: Sequence[Column], style: GridStyle = ON_PAPER) -> None:
        self._pen, self._place, self._columns, self._style = pen, place, columns, style
        self.widgets: list[Widget] = []
        self.bottom = place.y

    def lay(self, rows: Sequence[GridRow | Heads]) -> None:
        """One below the other; every row of the grid has the same columns."""
        wides = self._widths(rows)
        for row in rows:
            if isinstance(row, Heads):
                self._lay_heads(row, wides)
            else:
                self._lay_row(row, wides)

    # -- how wide the columns are ------------------------------------------------------------------------------------

    def _widths(self, rows: Sequence[GridRow | Heads]) -> list[float]:
        """As wide as what stands there; what is left is for those that grow."""
        fixed = [self._natural(at, rows) for at in range(len(self._columns))]
        gaps = APART * (len(self._columns) - 1)
        growing = [at for at, column in enumerate(self._columns) if column.grows]
        room = self._place.width - gaps
        most = room * (1 - LEAST) if growing else room
        taken = sum(wide for at, wide in enumerate(fixed) if at not in growing)
        shrunk = min(1.0, most / taken) if taken else 1.0
        wides = [wide * shrunk for wide in fixed]
        for at in growing:
            wides[at] = (room - taken * shrunk) / len(growing)
        return wides

    def _natural(self, at: int, rows: Sequence[GridRow | Heads]) -> float:
        """What the widest cell of a column needs."""
        widest = self._pen.width(self._columns[at].head, self._style.head) + 1 if at else 0.0
        for row in rows:
            if isinstance(row, GridRow) and at < len(row.cells):
                widest = max(widest, self._needs(row.cells[at], at))
        return widest

    def _needs(self, filling: Filling, at: int) -> float:
        match filling:
            case Drawn():
                return filling.width
            case Cell(words, style):
                return self._pen.width(words, style) + 1
            case _:
                return self._pen.width(filling, self._letters(at)) + 1

    def _letters(self, at: int) -> Style:
        return self._style.figure if at else self._style.name

    # -- rows --------------------------------------------------------------------------------------------------------

    def _lay_heads(self, heads: Heads, wides: Sequence[float]) -> None:
        """The title is heard, and the heads are heard in every row."""
        spans = self._title_span(wides)
        title = self._words(heads.title, self._style.title, Box(self._place.x, self.bottom, spans, 0), "left")
        high = max(title.box.height, *(self._pen.line_height(self._style.head) for _ in self._columns))
        title.box = title.box._replace(y=self.bottom + high - title.box.height)
        if heads.title:
            self.widgets.append(title)
        line = self._pen.line_height(self._style.head)
        for column, box in zip(self._columns, self._boxes(wides, line), strict=True):
            if column.head:
                place = box._replace(y=self.bottom + high - line)
                self.widgets.append(Label(column.head, place, self._style.head, column.align, aloud=""))
        self.bottom += high + self._style.air

    def _title_span(self, wides: Sequence[float]) -> float:
        """A title may reach over the columns that have no head, up to the first that has one."""
        wide = wides[0]
        for column, other in zip(self._columns[1:], wides[1:], strict=True):
            if column.head:
                break
            wide += APART + other
        return wide

    def _lay_row(self, row: GridRow, wides: Sequence[float]) -> None:
        """As high as its highest cell; words that grow may have several lines."""
        cells = list[tuple[Column, Words]]()
        drawn = list[tuple[Drawn, Box]]()
        high = self._pen.line_height(self._style.figure)
        for at, (filling, box) in enumerate(zip(row.cells, self._boxes(wides, 0), strict=False)):
            if isinstance(filling, Drawn):
                drawn.append((filling, box))
                high = max(high, filling.height)
                continue
            words, style = filling if isinstance(filling, Cell) else (filling, self._letters(at))
            if words:
                cell = self._words(words, style, box, self._columns[at].align if at else "left", at)
                cells.append((self._columns[at], cell))
                high = max(high, cell.box.height)
        if not any(isinstance(cell, Text) for _, cell in cells):  # else what has one line stands beside the first
            for _, cell in cells:
                cell.box = cell.box._replace(height=high)
        for filling, box in drawn:
            size = filling.width or box.width, filling.height or high
            self.widgets.append(filling.make(box._replace(height=high).centred(min(size[0], box.width), size[1])))
        self.widgets += _heard(row, cells)
        self.bottom += high + self._style.air

    def _words(self, words: str, style: Style, box: Box, align: str, at: int = 0) -> Words:
        """In one line, or in several where the column grows and they need them."""
        high = self._pen.line_height(style)
        if self._columns[at].grows and self._pen.width(words, style) > box.width:
            return Text(words, box._replace(height=self._pen.height(words, style, box.width)), style, align)
        return Label(words, box._replace(height=high), self._pen.shrunk(words, style, box.width), align)

    def _boxes(self, wides: Sequence[float], high: float) -> list[Box]:
        x, boxes = self._place.x, list[Box]()
        for wide in wides:
            boxes.append(Box(x, self.bottom, wide, high))
            x += wide + APART
        return boxes


def _heard(row: GridRow, cells: Sequence[tuple[Column, Words]]) -> list[Words]:
    """The whole row is heard where its first words are, each figure after the head of its column."""
    if cells:
        (_, first), *rest = cells
        told = ", ".join(" ".join(filter(None, (column.head, cell.words))) for column, cell in rest)
        for _, cell in rest:
            cell.aloud = ""
        first.aloud = row.told or (f"{first.words}: {told}" if rest else None)
    return [cell for _, cell in cells]
