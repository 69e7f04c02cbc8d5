"""Columns: a small table of figures on a sheet of paper."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.pen import BODY, SMALL, STRONG
from gaigel_desktop.window.widgets import Divider, Label

NAMES: Final = 0.5  # of the width at most, for the first column
FEW: Final = 3  # columns, of which the first is not narrower than that
ROW: Final = 6.0  # between two rows
APART: Final = 8.0  # two columns, at least


def put_table(flow: Flow, lines: Sequence[Sequence[str]], bold: Collection[int] = ()) -> None:
    """The first line is the head; names on the left, figures on the right; some rows are in bold."""
    pen, high = flow.pen, flow.pen.line_height(STRONG)
    first, others = _widths(flow, lines)
    for number, line in enumerate(lines):
        style = SMALL if number == 0 else STRONG if number in bold else BODY
        for at, words in enumerate(line):
            box = Box(flow.x + (first + (at - 1) * others if at else 0), flow.y, others if at else first - APART, high)
            if words:
                flow.widgets.append(Label(words, box, pen.shrunk(words, style, box.width), "right" if at else "left"))
        flow.y += high + (0 if number == 0 else ROW)
        if number == 0:
            flow.put(Divider, theme.GAP / 2)


def has_room(flow: Flow, lines: Sequence[Sequence[str]]) -> bool:
    """Whether the head of such a table finds room above its figures; that of few columns does, in smaller letters."""
    _, others = _widths(flow, lines)
    return len(lines[0]) <= FEW or all(flow.pen.width(words, SMALL) <= others - APART for words in lines[0])


def _widths(flow: Flow, lines: Sequence[Sequence[str]]) -> tuple[float, float]:
    """Of the first column, and of each of the others: many get what the first can spare."""
    count = len(lines[0])
    first = flow.width * NAMES
    if count > FEW:
        first = min(first, max(flow.pen.width(line[0], STRONG) for line in lines) + APART)
    return first, (flow.width - first) / max(1, count - 1)
