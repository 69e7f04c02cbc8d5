"""Puts a small table of figures on a page, with names on the left and figures in columns."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Cell, Column, Grid, GridRow, GridStyle, Heads
from gaigel_desktop.window.pen import BODY, SMALL, STRONG

FIGURES: Final = GridStyle(title=SMALL, figure=BODY, air=6, apart=36, ruled=True)

Table = Sequence[Sequence[str]]  # the first line is the head, and the first cell of each line a name


def put_table(flow: Flow, lines: Table, bold: Collection[int] = ()) -> None:
    """Put a table on the page: names on the left, figures on the right; some rows are in bold."""
    flow.grid(_columns(lines), _rows(lines, bold), FIGURES)


def has_room(flow: Flow, lines: Table) -> bool:
    """Whether every row of such a table finds room in one line."""
    return Grid(flow.pen, Box(0, 0, flow.width, 0), _columns(lines), FIGURES).has_room(_rows(lines))


def put_turned(flow: Flow, lines: Table) -> None:
    """Put the table turned round: a row for each name of the head, and as many figures beside each other as have
    room, always as many."""
    names, figures = lines[0], lines[1:]
    for count in (count for count in range(len(figures), 0, -1) if len(figures) % count == 0):
        parts = [_turned(names, figures[start : start + count]) for start in range(0, len(figures), count)]
        if count == 1 or all(has_room(flow, part) for part in parts):
            break
    for part in parts:
        put_table(flow, part)
        flow.space(FIGURES.air)


def _turned(names: Sequence[str], figures: Table) -> Table:
    """The names one below the other, and above the columns what the figures are."""
    return list(zip(names, *figures, strict=True))


def _columns(lines: Table) -> list[Column]:
    _, *heads = lines[0]
    return [Column(grows=True), *(Column(head) for head in heads)]


def _rows(lines: Table, bold: Collection[int] = ()) -> list[GridRow | Heads]:
    heads, *rows = lines
    told = [GridRow([Cell(words, STRONG if at in bold else BODY) for words in row]) for at, row in enumerate(rows, 1)]
    return [Heads(heads[0]), *told]
