"""Columns: a small table of figures on a sheet of paper."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.flow import Flow
from gaigel_desktop.window.pen import BODY, SMALL, STRONG
from gaigel_desktop.window.widgets import Divider, Label

NAMES: Final = 0.5  # of the width, for the first column
ROW: Final = 6.0  # between two rows


def put_table(flow: Flow, lines: Sequence[Sequence[str]], bold: Collection[int] = ()) -> None:
    """The first line is the head; names on the left, figures on the right; some rows are in bold."""
    pen, high = flow.pen, flow.pen.line_height(STRONG)
    first = flow.width * NAMES
    others = (flow.width - first) / max(1, len(lines[0]) - 1)
    for number, line in enumerate(lines):
        style = SMALL if number == 0 else STRONG if number in bold else BODY
        for at, words in enumerate(line):
            box = Box(flow.x + (first + (at - 1) * others if at else 0), flow.y, others if at else first - 8, high)
            if words:
                flow.widgets.append(Label(words, box, pen.shrunk(words, style, box.width), "right" if at else "left"))
        flow.y += high + (0 if number == 0 else ROW)
        if number == 0:
            flow.put(Divider, theme.GAP / 2)
