"""Draws the slip of paper above the announcements with what holds now, and the mat over the points."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.board.top_layer import Mat, Strip
from gaigel_desktop.text.explain import capital
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, suit_file
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

WORDS: Final = Style(SERIF, theme.SMALL_TEXT, theme.INK)
ASKED: Final = Style(SERIF_BOLD, theme.SMALL_TEXT, theme.WINE)
SIGN: Final = 17.0
SIGN_GROWS: Final = 0.5  # less than the words, which need the room
SMALLEST: Final = 12.0  # units, however large the player wants words
STEP: Final = 0.5
NEEDED: Final = 2  # parts: trumps, and what may be played
EDGE: Final = (9.0, 3.0)  # of the paper, up to its words
BETWEEN: Final = "\N{NO-BREAK SPACE}· "
MAT: Final = 54.0
LIFTED: Final = (40.0, 6.0)  # so far from the points the mat is laid,
TURNED: Final = -24.0  # and so it is turned


def draw_strip(pen: Pen, strip: Strip, deck: Deck) -> None:
    """Draw the slip as high as its words, at the lower edge of its room."""
    across, down = EDGE
    inside, sign = strip.room.inset(across, down), SIGN * max(1.0, pen.text_size) ** SIGN_GROWS
    words = inside.after(sign + 6)
    style = ASKED if strip.asked else fit_strip(pen, strip.parts, words)
    said = strip.asked or parts_with_room(pen, strip.parts, words, style)
    lines = pen.lines(said, style, words.width)
    high = pen.line_height(style) * max(1, len(lines))
    paper = strip.room.below(strip.room.height - high - 2 * down)
    pen.nine("card_shadow_resting", paper)
    pen.fill(pen.area(paper), theme.PAPER_DARK)
    row = paper.inset(across, down)
    pen.picture(suit_file(deck, strip.suit), row.left(sign).top(pen.line_height(style)).centred(sign, sign))
    pen.paragraph(said, row.after(sign + 6), style)


def fit_strip(pen: Pen, parts: tuple[str, ...], room: Box) -> Style:
    """The style in which what is most needed has room on the slip, if it can be."""
    needed = BETWEEN.join(parts[:NEEDED])
    style = WORDS
    step = STEP / pen.text_size
    while pen.height(needed, style, room.width) > room.height and (style.size - step) * pen.text_size >= SMALLEST:
        style = style._replace(size=style.size - step)
    return style


def parts_with_room(pen: Pen, parts: tuple[str, ...], room: Box, style: Style) -> str:
    """The words of as many parts as there is room for, and always the first."""
    found = list(parts[:1])
    for part in parts[1:]:
        if pen.height(BETWEEN.join((*found, part)), style, room.width) <= room.height:
            found.append(part)
    return capital(BETWEEN.join(found))


def draw_mat(pen: Pen, mat: Mat) -> None:
    """Draw a beer mat over the points, or beside them."""
    size = pen.sprite_size("mat_pretzel")[0]
    across, down = LIFTED if mat.lifted else (0.0, 0.0)
    x, y = mat.box.moved(across, down).middle
    turned = TURNED if mat.lifted else 9.0
    pen.piece("mat_shadow", (x + 1, y + 2), 1.19 * MAT / size)
    pen.piece("mat_pretzel", (x, y), MAT / size, turned)
