"""Grids: rows of words, figures and pictures in columns, as wide as they need to be, each row heard as one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, Pen, Style

from .widgets import Divider, Label, Text, Widget, Words

APART: Final = 14.0  # between two columns, at least
TWO_LINES: Final = 0.6  # of its width is enough for words in two lines
LEAST: Final = 0.3  # of the width is left to columns that grow, however wide the others are
AIR: Final = 2.0  # below a row
RULE: Final = 8.0  # the line below the heads, with its air

Align = Literal["left", "right", "middle"]


class Column(NamedTuple):
    """A column: what stands above its figures, how they are aligned, and whether it takes what the others leave. If
    nothing else is said, the first stands on the left, and all others on the right."""

    head: str = ""
    align: Align | None = None
    grows: bool = False
    leads: bool = False  # its words are heard before those beside them as if they were one: 3. Berta


class Cell(NamedTuple):
    """Words in letters of their own."""

    words: str
    style: Style


class Drawn(NamedTuple):
    """A picture or a bar in a cell: how it is made, and how wide and high it wants to be; a width of 0 grows."""

    make: Callable[[Box], Widget]
    width: float = 0.0
    height: float = 0.0


class Stacked(NamedTuple):
    """Several words in a cell, one below the other."""

    cells: Sequence[Cell]


Filling = str | Cell | Stacked | Drawn


class GridRow(NamedTuple):
    """A row: what stands in its cells, what is heard instead of them where that says more, and what it lies on."""

    cells: Sequence[Filling]
    told: str = ""
    ground: Callable[[Box], Widget] | None = None


class Heads(NamedTuple):
    """What the rows below are about, and above each column what its figures are."""

    title: str


class GridStyle(NamedTuple):
    """In which letters a grid is written, and how far its rows and its columns are apart."""

    title: Style = STRONG
    head: Style = SMALL
    name: Style = BODY  # the first cell of a row
    figure: Style = STRONG  # and the others
    air: float = AIR
    apart: float = APART  # where there is room
    ruled: bool = False  # a line stands below the heads


ON_PAPER: Final = GridStyle()


class Laid(NamedTuple):
    """A row as it is laid: its place, with half the air above and half below, and what it is made of."""

    box: Box
    widgets: list[Widget]


class Grid:
    """Rows in columns, laid out for a pen in a place."""

    def __init__(self, pen: Pen, place: Box, columns: Sequence[Column], style: GridStyle = ON_PAPER) -> None:
        self._pen, self._place, self._columns, self._style = pen, place, columns, style
        self.rows: list[Laid] = []
        self.bottom = place.y
        self._apart = style.apart

    @property
    def widgets(self) -> list[Widget]:
        """All of them, row by row."""
        return [widget for row in self.rows for widget in row.widgets]

    def lay(self, rows: Sequence[GridRow | Heads]) -> None:
        """One below the other; every row of the grid has the same columns."""
        wides = self._widths(rows)
        for row in rows:
            if isinstance(row, Heads):
                self._lay_heads(row, wides)
            else:
                self._lay_row(row, wides)

    # -- how wide the columns are ------------------------------------------------------------------------------------

    def has_room(self, rows: Sequence[GridRow | Heads]) -> bool:
        """Whether everything in the rows stands in one line, if need be in smaller letters where a column grows; heads
        may need two."""
        self._apart = min(APART, self._style.apart)
        needed = zip(self._columns, self._naturals(rows, broken=True), strict=True)
        return sum(wide * (theme.SMALLEST_SHRINK if column.grows else 1) for column, wide in needed) <= self._room

    @property
    def _room(self) -> float:
        return self._place.width - self._apart * (len(self._columns) - 1)

    def _widths(self, rows: Sequence[GridRow | Heads]) -> list[float]:
        """As wide as what stands there, closer together and with heads in two lines where that helps; the rest is for
        those that grow."""
        wide, close = self._style.apart, min(APART, self._style.apart)
        for self._apart, broken in ((wide, False), (close, False), (close, True)):
            wides = self._naturals(rows, broken=broken)
            if sum(wides) <= self._room:
                break
        growing = [at for at, column in enumerate(self._columns) if column.grows]
        most = self._room * (1 - LEAST) if growing else self._room
        taken = sum(wide for at, wide in enumerate(wides) if at not in growing)
        shrunk = min(1.0, most / taken) if taken else 1.0
        spare = self._room - taken * shrunk
        return [spare / len(growing) if at in growing else wide * shrunk for at, wide in enumerate(wides)]

    def _naturals(self, rows: Sequence[GridRow | Heads], *, broken: bool) -> list[float]:
        """What the widest cell of each column needs, and its head, in one line or in two."""
        return [
            max(
                self._head_width(column.head if at else "", broken),
                *(self._needs(row.cells[at], at) for row in rows if isinstance(row, GridRow) and at < len(row.cells)),
                0.0,
            )
            for at, column in enumerate(self._columns)
        ]

    def _head_width(self, head: str, broken: bool) -> float:
        whole = self._pen.width(head, self._style.head) + 1
        if not broken or " " not in head:
            return whole
        return max(TWO_LINES * whole, *(self._pen.width(word, self._style.head) + 1 for word in head.split()))

    def _needs(self, filling: Filling, at: int) -> float:
        if isinstance(filling, Drawn):
            return filling.width
        return max(self._pen.width(words, style) + 1 for words, style in self._written(filling, at))

    def _written(self, filling: str | Cell | Stacked, at: int) -> Sequence[Cell]:
        """Words in the letters of their column, or in their own."""
        match filling:
            case Stacked(cells):
                return cells
            case Cell():
                return [filling]
            case _:
                return [Cell(filling, self._style.figure if at else self._style.name)]

    def _align(self, at: int) -> Align:
        return self._columns[at].align or ("right" if at else "left")

    # -- rows --------------------------------------------------------------------------------------------------------

    def _lay_heads(self, heads: Heads, wides: Sequence[float]) -> None:
        """The title is heard, and the heads are heard in every row."""
        spans = self._title_span(wides)
        title = self._words(Cell(heads.title, self._style.title), Box(self._place.x, self.bottom, spans, 0), 0)
        title.align = "left"
        heads_of = [self._head(at, box) for at, box in enumerate(self._boxes(wides)) if self._columns[at].head]
        row = [title, *heads_of] if heads.title else heads_of
        high = max(self._pen.line_height(self._style.head), *(words.box.height for words in row))
        for words in row:
            words.box = words.box.moved(0, high - words.box.height)
        ruled = list[Widget]()
        if self._style.ruled:
            ruled.append(Divider(self._place._replace(y=self.bottom + high, height=RULE)))
            high += RULE
        self._end_row([*row, *ruled], high)

    def _head(self, at: int, box: Box) -> Words:
        """What the figures of a column are, in as many lines as it needs."""
        head, style = self._columns[at].head, self._style.head
        if " " in head and self._pen.width(head, style) > box.width:
            high = self._pen.height(head, style, box.width)
            return Text(head, box._replace(height=high), style, self._align(at), aloud="")
        return Label(head, box._replace(height=self._pen.line_height(style)), style, self._align(at), aloud="")

    def _title_span(self, wides: Sequence[float]) -> float:
        """A title may reach over the columns that have no head, up to the first that has one."""
        wide = wides[0]
        for column, other in zip(self._columns[1:], wides[1:], strict=True):
            if column.head:
                break
            wide += self._apart + other
        return wide

    def _lay_row(self, row: GridRow, wides: Sequence[float]) -> None:
        """As high as its highest cell; words that grow may have several lines."""
        boxes = self._boxes(wides)
        drawn = [(cell, box) for cell, box in zip(row.cells, boxes, strict=False) if isinstance(cell, Drawn)]
        columns = {
            at: [self._words(each, boxes[at], at) for each in self._written(cell, at) if each.words]
            for at, cell in enumerate(row.cells)
            if not isinstance(cell, Drawn)
        }
        least = max(self._pen.line_height(self._style.figure), *(cell.height for cell, _ in drawn), 0.0)
        high = self._level([words for words in columns.values() if words], least)
        made = list[Widget]()
        if row.ground is not None:
            made.append(row.ground(self._whole(high)))
        for cell, box in drawn:
            size = min(cell.width or box.width, box.width), cell.height or high
            made.append(cell.make(box._replace(height=high).centred(*size)))
        self._end_row([*made, *self._heard(row, columns)], high)

    def _whole(self, high: float) -> Box:
        return self._place._replace(y=self.bottom, height=high).inset(0, -self._style.air / 2)

    def _end_row(self, widgets: list[Widget], high: float) -> None:
        self.rows.append(Laid(self._whole(high), widgets))
        self.bottom += high + self._style.air

    def _level(self, stacks: Sequence[Sequence[Words]], least: float) -> float:
        """What has one line stands beside the first of those that have several; how high the row is."""
        line = max((self._first_line(first) for first, *_ in stacks), default=0.0)
        tall = max((line if _is_one(stack) else _height(stack) for stack in stacks), default=0.0)
        high = max(tall, least)
        if all(map(_is_one, stacks)):
            line = tall = high
        for stack in stacks:
            y = self.bottom + (high - tall) / 2
            if _is_one(stack):
                stack[0].box = stack[0].box._replace(height=line)
            for words in stack:
                words.box = words.box._replace(y=y)
                y = words.box.bottom
        return high

    def _first_line(self, words: Words) -> float:
        return words.box.height if isinstance(words, Label) else self._pen.line_height(words.style)

    def _words(self, cell: Cell, box: Box, at: int) -> Words:
        """In one line, or in several where the column grows and they need them."""
        words, style = cell
        if self._columns[at].grows and self._pen.width(words, style) > box.width:
            high = self._pen.height(words, style, box.width)
            return Text(words, box._replace(height=high), style, self._align(at))
        fitting = self._pen.shrunk(words, style, box.width)
        return Label(words, box._replace(height=self._pen.line_height(style)), fitting, self._align(at))

    def _boxes(self, wides: Sequence[float]) -> list[Box]:
        x, boxes = self._place.x, list[Box]()
        for wide in wides:
            boxes.append(Box(x, self.bottom, wide, 0))
            x += wide + self._apart
        return boxes

    def _heard(self, row: GridRow, columns: Mapping[int, Sequence[Words]]) -> list[Words]:
        """The whole row is heard where its first words are, each figure after the head of its column."""
        cells = [(at, words) for at, stack in columns.items() for words in stack]
        if not cells:
            return []
        leading = sum(self._columns[at].leads for at, _ in cells)
        named = " ".join(words.words for _, words in cells[: leading + 1])
        rest = (" ".join(filter(None, (self._columns[at].head, words.words))) for at, words in cells[leading + 1 :])
        told = ", ".join(rest)
        shown = [words for _, words in cells]
        for words in shown[1:]:
            words.aloud = ""
        shown[0].aloud = row.told or (f"{named}: {told}" if told else named)
        return shown


def _is_one(stack: Sequence[Words]) -> bool:
    """Whether it is one line."""
    return len(stack) == 1 and isinstance(stack[0], Label)


def _height(stack: Sequence[Words]) -> float:
    return sum(words.box.height for words in stack)
