"""Draws what is said to a room, in letters that are read at eight metres: the caption, calls, letters, a title."""

from __future__ import annotations

from functools import partial
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.bubbles import Berth, tail_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.room_plan import EDGE, Wall, band_rect, called_rect, letter_scale, scale_of_room
from gaigel_desktop.table.paint.paint_marks import chalk_line
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND, SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style

from .room_picture import Room, Said, TitleCard

LEAST: Final = theme.DESIGN[1] / 22  # letters of a caption
LARGEST: Final = 46.0
ASIDE: Final = 26.0  # between words and the end of their plate
RAISED: Final = 2.5  # lines, so that what hangs below them stays on the plate
CORNER: Final = 56.0  # of the band, for a mark
CALLED: Final = 38.0
JOKED: Final = 33.0
AROUND: Final = 16.0  # paper beside what is called
TITLE: Final = (940.0, 430.0)
WORDS: Final = 80.0
GIST: Final = 42.0
NUMBER: Final = 36.0
LETTER: Final = 64.0
FORK: Final = (  # a line, and one that leaves it
    [(0.22, 0.92), (0.22, 0.08)],
    [(0.22, 0.72), (0.3, 0.52), (0.6, 0.36), (0.78, 0.1)],
)
FORK_WIDE: Final = 0.7  # of its corner
STROKE: Final = 5.0  # how broad it is


def draw_caption(pen: Pen, table: Table, room: Room) -> None:
    """Draw the caption on a dark plate as wide as the words, or a slip of paper where the room is asked; a chalk mark
    beside it."""
    band = Box(*band_rect(table))
    if room.branched:
        _draw_fork(pen, band.after(band.width - CORNER * letter_scale(table)))
    if room.said:
        _draw_words(pen, table, room, band)


def _draw_words(pen: Pen, table: Table, room: Room, band: Box) -> None:
    t = letter_scale(table)
    widest = band.width - 2 * (CORNER + ASIDE) * t
    style, lines = fit_caption(pen, room.said, widest, t)
    style = style._replace(colour=theme.INK if room.asked else theme.CREAM)
    wide = max(pen.width(line, style) for line in lines)
    plate = band.centred(min(widest, wide) + 2 * ASIDE * t, band.height)
    if room.asked:
        pen.nine("card_shadow_resting", plate)
        pen.fill(pen.area(plate), theme.PAPER)
    else:
        pen.nine("tooltip", plate)
    pitch = band.height / max(2, len(lines))
    rows = plate.inset(ASIDE * t, 0).centred(plate.width - 2 * ASIDE * t, pitch * len(lines)).moved(0, -RAISED * t)
    for at, line in enumerate(lines):
        pen.line(line, rows.moved(0, at * pitch).top(pitch), style, "middle")


def fit_caption(pen: Pen, said: tuple[str, ...], widest: float, t: float) -> tuple[Style, list[str]]:
    """The style and the lines of a caption: as large as there is room for, and never smaller than can be read. One long
    sentence takes two lines."""
    style = Style(SERIF_BOLD, (LARGEST if len(said) == 1 else LEAST + 4) * t, theme.CREAM)
    while style.size > LEAST * t and any(pen.width(line, style) > widest for line in said):
        style = style._replace(size=max(LEAST * t, style.size - 1))
    if len(said) > 1:
        return style, list(said)
    return style, pen.lines(said[0], style, widest)


def _draw_fork(pen: Pen, box: Box) -> None:
    """Draw a fork in chalk: the deal goes on otherwise than it was."""
    area = pen.area(box.centred(box.width * FORK_WIDE, box.height * FORK_WIDE))
    for at, way in enumerate(FORK):
        make = partial(chalk_line, way, area.size, STROKE * pen.unit)
        pen.surface.blit(pen.pictures.made(("fork", at, area.size), make), area)


# -- calls ---------------------------------------------------------------------------------------------------------


def draw_calls(pen: Pen, seen: Deal, table: Table, calls: tuple[Said, ...]) -> None:
    """Draw what is called, large beside the portraits."""
    for call in calls:
        _draw_call(pen, seen, table, call)


def _draw_call(pen: Pen, seen: Deal, table: Table, call: Said) -> None:
    t, portrait = scale_of_room(table), Box(*layout.portrait_rect(seen, table, call.seat))
    style = Style(SERIF_BOLD, (JOKED if call.joke else CALLED) * t, theme.INK)
    room = Box(*called_rect(seen, table, call.seat))
    if call.joke:  # no word is broken
        style = pen.shrunk(max(call.words.split(), key=len), style, room.width - 2 * AROUND * t)
    lines = pen.lines(call.words, style, room.width - 2 * AROUND * t) if call.joke else [call.words]
    wide = min(room.width, max(pen.width(line, style) for line in lines) + 2 * AROUND * t)
    tail = "west" if room.x > portrait.x else "east"
    plate = room.left(wide) if tail == "west" else room.after(room.width - wide)
    if call.joke:
        plate = joke_plate(plate, pen.line_height(style) * len(lines) + AROUND * t, table)
    pen.nine("bubble_call", plate)
    pen.sprite(f"tail_{tail}", tail_box(Berth(plate, tail), portrait))
    pitch = pen.line_height(style) if call.joke else plate.height
    rows = plate.inset(AROUND * t, 0).centred(plate.width - 2 * AROUND * t, pitch * len(lines))
    for at, line in enumerate(lines):
        pen.line(line, rows.moved(0, at * pitch).top(pitch), style, "middle")


def joke_plate(call: Box, high: float, table: Table) -> Box:
    """What is said in several lines lies where a call would, and stays between the caption and the lower edge."""
    _, top, _, deep = band_rect(table)
    edge = 4 * scale_of_room(table)
    y = min(max(call.middle[1] - high / 2, top + deep + edge), table.height - high - edge)
    return call._replace(y=y, height=high)


def draw_letters(pen: Pen, letters: tuple[tuple[str, Box], ...], t: float) -> None:
    """Draw the letters A, B and C, each on a small slate at the upper edge of a card."""
    size = LETTER * t
    for letter, card in letters:
        plate = Box(card.middle[0] - size / 2, card.y - size / 2, size, size)
        pen.nine("plate", plate)
        pen.line(letter, plate, Style(CHALK_HAND, size, theme.CHALK), "middle")


# -- between two scenes --------------------------------------------------------------------------------------------


def draw_title(pen: Pen, title: TitleCard) -> None:
    """Draw the title between two scenes on a card of paper on the dark table."""
    width, height = pen.kit.screen.design
    t = Wall(width, height).times
    paper = Box(0, 0, width, height).centred(min(TITLE[0] * t, width - 2 * EDGE * t), TITLE[1] * t)
    pen.nine("panel_paper", paper)
    inside = paper.inset(56 * t, 36 * t)
    number = Style(SERIF, NUMBER * t, theme.INK_SOFT)
    pen.line(title.number, inside.top(NUMBER * 1.3 * t), number, "middle")
    _draw_lines(pen, title, inside.below(NUMBER * 1.3 * t), t)


def _draw_lines(pen: Pen, title: TitleCard, inside: Box, t: float) -> None:
    """Draw the title, and what it is about, in the middle of the paper."""
    head, gist = Style(SERIF_BOLD, WORDS * t, theme.WINE), Style(SERIF, GIST * t, theme.INK)
    while head.size > GIST * t and pen.height(title.words, head, inside.width) > 2 * pen.line_height(head):
        head = head._replace(size=head.size - 2 * t)
    high = pen.height(title.words, head, inside.width)
    below = pen.height(title.gist, gist, inside.width) if title.gist else 0.0
    block = inside.centred(inside.width, high + below + 12 * t)
    pen.paragraph(title.words, block, head, "middle")
    if title.gist:
        pen.paragraph(title.gist, block.below(high + 12 * t), gist, "middle")
