"""Words: what is said at the table, and the sheet of paper with a question."""

from __future__ import annotations

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .layout import Rect, Table
from .panels import Panel
from .pointer import choice_rects

SAID = Style(SERIF_BOLD, theme.BUTTON_TEXT, theme.INK)


def draw_bubble(pen: Pen, words: str, rect: Rect, table: Table) -> None:
    """A speech bubble at somebody's portrait."""
    width = pen.width(words, SAID) + 36
    x = min(max(rect[0] + rect[2] / 2 - width / 2, 8), table.width - width - 8)
    y = rect[1] + rect[3] + 18 if rect[1] < table.height / 2 else rect[1] - 58
    box = Box(x, y, width, 48)
    pen.nine("bubble", box)
    pen.line(words, box, SAID, "middle")


def draw_question(pen: Pen, panel: Panel, table: Table) -> None:
    """A panel: a sheet of paper with a question and its choices."""
    rects = choice_rects(table, len(panel.choices))
    lines = panel.title.split("\n")
    top = (rects[0][1] if rects else table.height / 2) - 34 * len(lines) - 26
    bottom = rects[-1][1] + rects[-1][3] if rects else table.height / 2
    sheet = Box(table.width / 2 - 230, top, 460.0, bottom - top + 26)
    pen.nine("panel_paper", sheet)
    for at, line in enumerate(lines):
        pen.line(line, Box(sheet.x, top + 18 + 32 * at, sheet.width, 30).inset(theme.GAP, 0), SAID, "middle")
    for at, (choice, rect) in enumerate(zip(panel.choices, rects, strict=True)):
        draw_choice(pen, choice.words, Box(*rect), at == panel.chosen)


def draw_choice(pen: Pen, words: str, box: Box, chosen: bool) -> None:
    """A button of a panel."""
    pen.nine("button_hover" if chosen else "button_normal", box)
    if chosen:
        pen.nine("focus", box)
    pen.line(words, box.inset(theme.GAP, 0), BUTTON._replace(shadow=False), "middle")
