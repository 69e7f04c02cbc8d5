"""Words: what is said at somebody's portrait."""

from __future__ import annotations

from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .layout import Rect, Table

SAID = Style(SERIF_BOLD, theme.BUTTON_TEXT, theme.INK)


def draw_bubble(pen: Pen, words: str, rect: Rect, table: Table) -> None:
    """A speech bubble at somebody's portrait."""
    width = pen.width(words, SAID) + 36
    x = min(max(rect[0] + rect[2] / 2 - width / 2, 8), table.width - width - 8)
    y = rect[1] + rect[3] + 18 if rect[1] < table.height / 2 else rect[1] - 58
    box = Box(x, y, width, 48)
    pen.nine("bubble", box)
    pen.line(words, box, SAID, "middle")
