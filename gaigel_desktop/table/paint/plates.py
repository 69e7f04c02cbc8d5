"""Dark plates with words: the line above the hand, and tooltips of what is pointed at; where they have room."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from gaigel_desktop.table.board.bubbles import free_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.top_layer import Tip
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

LINE: Final = Style(SERIF_BOLD, theme.TEXT, theme.CREAM)
MEANS: Final = Style(SERIF, theme.SMALL_TEXT + 1, theme.CREAM)
EDGE: Final = 12.0  # of the table
WIDEST_TIP: Final = 280.0
BELOW_ICONS: Final = 118.0  # both rows of them
TIP_HIGH: Final = 34.0
AROUND_WORDS: Final = (18.0, 6.0)  # wood beside and above them
LEAST_ABOVE: Final = 1.0  # above words that have hardly any room


class Plate(NamedTuple):
    """A plate with words: its box, and the style of the words."""

    box: Box
    style: Style


# -- the line ------------------------------------------------------------------------------------------------------


def draw_line(pen: Pen, words: str, plate: Plate) -> None:
    """Draw a sentence on its plate."""
    box, style = plate
    wide = box.width - 28
    pen.nine("tooltip", box)
    pen.paragraph(words, box.centred(wide, pen.height(words, style, wide)), style, "middle")


def line_plate(pen: Pen, words: str, room: Box, solid: tuple[Box, ...], widest: float) -> Plate:
    """The plate of a sentence where it lies on nothing of what is to be seen: as large as chosen, if need be wider than
    its room, if need be in smaller letters. What has room nowhere grows upwards."""
    style = LINE
    while style.size >= theme.SMALLEST_TEXT:
        for above, width in product((AROUND_WORDS[1], LEAST_ABOVE), (room.width, max(widest, room.width))):
            box = _line_box(pen, words, style, room, (width, above))
            if not any(map(box.overlaps, solid)):
                return Plate(box, style)
        style = style._replace(size=style.size - 1)
    return Plate(_line_box(pen, words, LINE, room, (room.width, AROUND_WORDS[1])), LINE)


def _line_box(pen: Pen, words: str, style: Style, room: Box, most: tuple[float, float]) -> Box:
    """The box of a plate at most so wide, with so much wood above the words; what needs more lines grows upwards."""
    width, above = most
    aside = AROUND_WORDS[0]
    lines = pen.lines(words, style, width - 2 * aside)
    wide, tall = max(pen.width(line, style) for line in lines) + 2 * aside, len(lines) * pen.line_height(style)
    box = room.centred(wide, max(room.height, tall + 2 * above))
    return box.moved(0, room.bottom - box.bottom)


# -- names ---------------------------------------------------------------------------------------------------------


def draw_tip(pen: Pen, tip: Tip, box: Box) -> None:
    """Draw a tooltip: what something is called, and below that what it means."""
    pen.nine("tooltip", box)
    aside, above = AROUND_WORDS
    inside = box.inset(aside, above)
    if not tip.about:
        pen.paragraph(tip.words, inside, LINE, "middle")
        return
    high = pen.height(tip.words, LINE, inside.width)
    pen.paragraph(tip.words, inside.top(high), LINE, "middle")
    pen.paragraph(tip.about, inside.below(high), MEANS, "middle")


def tip_box(pen: Pen, tip: Tip, table: Table, solid: tuple[Box, ...]) -> Box:
    """The box of a tooltip: below the icons, or beside what it belongs to, and not on what is to be seen as long as
    that can be avoided."""
    wide, high = tip_size(pen, tip)
    if tip.below_icons:
        x = min(tip.at.middle[0], table.width - EDGE - wide / 2) - wide / 2
        return Box(x, BELOW_ICONS, wide, high)
    return free_box(tip.at, (wide, high), table, (*solid, tip.at))


def tip_size(pen: Pen, tip: Tip) -> tuple[float, float]:
    """How large the plate of a tooltip is."""
    aside, above = AROUND_WORDS
    lines = pen.lines(tip.words, LINE, WIDEST_TIP)
    notes = pen.lines(tip.about, MEANS, WIDEST_TIP) if tip.about else []
    wide = max(*(pen.width(line, LINE) for line in lines), *(pen.width(line, MEANS) for line in notes), 40.0)
    tall = len(lines) * pen.line_height(LINE) + len(notes) * pen.line_height(MEANS)
    return wide + 2 * aside + 4, max(TIP_HIGH, tall + 2 * above)
