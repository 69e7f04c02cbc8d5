"""Puts a small table of figures on a page, with names on the left and figures in columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Divider, Label, Text, as_one, as_row
from gaigel_desktop.window.pen import BODY, SMALL, STRONG

NAMES: Final = 0.5  # of the width at most, for the first column
FEW: Final = 3  # columns, of which the first is not narrower than that
ROW: Final = 6.0  # between two rows
APART: Final = 8.0  # two columns, at least
HEADS_APART: Final = 14.0  # heads of several words, which must not be read as one


def put_table(flow: Flow, lines: Sequence[Sequence[str]], bold: Collection[int] = ()) -> None:
    """Put a table on the page. The first line is the head; names on the left, figures on the right; some rows are in
    bold."""
    pen, high = flow.pen, flow.pen.line_height(STRONG)
    first, others = _widths(flow, lines)
    for number, line in enumerate(lines):
        style, cells = SMALL if number == 0 else STRONG if number in bold else BODY, list[Label]()
        for at, words in enumerate(line):
            box = Box(flow.x + (first + (at - 1) * others if at else 0), flow.y, others if at else first - APART, high)
            if words:
                cells.append(Label(words, box, pen.shrunk(words, style, box.width), "right" if at else "left"))
        flow.widgets += as_row(cells, lines[0][1:]) if number else as_one(cells, lines[0][0])
        flow.y += high + (0 if number == 0 else ROW)
        if number == 0:
            flow.put(Divider, theme.GAP / 2)


def has_room(flow: Flow, lines: Sequence[Sequence[str]]) -> bool:
    """Whether the head of such a table finds room above its figures; that of few columns does, in smaller letters."""
    _, others = _widths(flow, lines)
    return len(lines[0]) <= FEW or all(flow.pen.width(words, SMALL) <= others - APART for words in lines[0])


def put_turned(flow: Flow, lines: Sequence[Sequence[str]]) -> None:
    """Put the table turned round: a row for each name of the head, and as many figures beside each other as have
    room."""
    names, figures = lines[0][1:], lines[1:]
    first = min(flow.width * NAMES, max(flow.pen.width(name, BODY) for name in names) + APART)
    count = _beside(flow, [figure[0] for figure in figures], flow.width - first)
    for start in range(0, len(figures), count):
        _put_figures(flow, names, figures[start : start + count], first)


def _beside(flow: Flow, heads: Sequence[str], room: float) -> int:
    """How many figures stand beside each other, always as many, so that no word of their heads is broken."""
    widest = max(flow.pen.width(word, SMALL) for head in heads for word in head.split()) + HEADS_APART
    even = (count for count in range(len(heads), 0, -1) if len(heads) % count == 0)
    return next((count for count in even if widest * count <= room), 1)


def _put_figures(flow: Flow, names: Sequence[str], figures: Sequence[Sequence[str]], first: float) -> None:
    """Put heads in as many lines as they need, and under them what everybody has."""
    pen, others = flow.pen, (flow.width - first) / len(figures)
    places = [Box(flow.x + first + at * others, flow.y, others, 0).after(HEADS_APART) for at in range(len(figures))]
    heads = [pen.height(head, SMALL, place.width) for (head, *_), place in zip(figures, places, strict=True)]
    for (head, *_), place, high in zip(figures, places, heads, strict=True):
        box = place._replace(y=flow.y + max(heads) - high, height=high)
        flow.widgets.append(Text(head, box, SMALL, "right", aloud=""))
    flow.y += max(heads)
    flow.put(Divider, theme.GAP / 2)
    for at, name in enumerate(names):
        row = Box(flow.x, flow.y, first, pen.line_height(BODY))
        cells = [Label(name, row, pen.shrunk(name, BODY, first - APART))]
        for figure, place in zip(figures, places, strict=True):
            cells.append(Label(figure[at + 1], place._replace(y=row.y, height=row.height), BODY, "right"))
        flow.widgets += as_row(cells, [head for head, *_ in figures])
        flow.y += row.height + ROW
    flow.y += ROW


def _widths(flow: Flow, lines: Sequence[Sequence[str]]) -> tuple[float, float]:
    """The width of the first column, and of each of the others: many get what the first can spare."""
    count = len(lines[0])
    first = flow.width * NAMES
    if count > FEW:
        first = min(first, max(flow.pen.width(line[0], STRONG) for line in lines) + APART)
    return first, (flow.width - first) / max(1, count - 1)
