"""The size of the card of paper in its one place: wide and low above the own hand, where the line of words lies.

Whoever says it looks out at the left, then stand the words, then the way back and the buttons. Cards that are to be
counted lie above the words. What has no room in one large line, or in two
of usual size, is written smaller, and then grows upwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.table.board.frame_layout import PAPER_HIGH, paper_room
from gaigel_desktop.table.board.item_boxes import seat_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

WORDS: Final = Style(SERIF_BOLD, theme.TEXT, theme.INK)
BACK: Final = Style(SERIF, theme.SMALL_TEXT + 1, theme.WINE)
SMALLER: Final = (1.25, 1.0)  # words that would need too many lines
HIGHEST: Final = PAPER_HIGH + 4  # two lines of usual size, one of a larger
FACE: Final = 64.0
ASIDE: Final = 16.0  # paper beside what stands there,
ABOVE: Final = 6.0  # and above and below it
BETWEEN: Final = 14.0
ROUND_WORDS: Final = 36.0  # so much wider a button is than its words
NARROWEST: Final = 84.0  # a button
SLIMMEST: Final = 0.04  # of the room, by which the words are made narrower as long as they need no more lines
IN_A_ROW: Final = 12  # cards that are to be counted
CARD_STEP: Final = 80.0
CARD_HIGH: Final = 146.0  # with what is written below it
FRAME: Final = 22.0  # round those cards


def lay_note_card(pen: Pen, leaf: NoteCard, seen: Deal, table: Table) -> LaidNoteCard:
    """The card of paper where it always lies, with its words as large as there is room for."""
    others = (seat_box(seen, table, seat) for seat in range(seen.players) if seat != table.me)
    room = paper_room(table, others)
    for size in (pen.text_size, *(less for less in SMALLER if less < pen.text_size)):
        sized = Pen(pen.kit, size)
        wide, lines = _words_in(sized, leaf, room.width - _around(sized, leaf))
        if lines * sized.line_height(WORDS) + 2 * ABOVE <= HIGHEST:
            break
    return _laid(sized, leaf, room, wide)


def _around(pen: Pen, leaf: NoteCard) -> float:
    """How much of the width is for other things than the words."""
    face = FACE + BETWEEN if leaf.teller else 0.0
    return 2 * ASIDE + face + sum(wide + BETWEEN for wide in _beside(pen, leaf))


def _beside(pen: Pen, leaf: NoteCard) -> list[float]:
    """How wide what stands right of the words is: the way back, and the buttons."""
    back = [pen.width(leaf.back, BACK)] if leaf.back else []
    return back + [max(NARROWEST, pen.width(words, BUTTON) + ROUND_WORDS) for words in leaf.buttons]


def _words_in(pen: Pen, leaf: NoteCard, widest: float) -> tuple[float, int]:
    """How wide the words are, as narrow as they can be without another line; and how many lines they need."""
    if not leaf.words:
        return 0.0, 0
    lines = len(pen.lines(leaf.words, WORDS, widest))
    if lines == 1:
        return pen.width(leaf.words, WORDS) + 1, 1
    wide = widest
    while len(pen.lines(leaf.words, WORDS, wide * (1 - SLIMMEST))) == lines:
        wide *= 1 - SLIMMEST
    return wide, lines


def _laid(pen: Pen, leaf: NoteCard, room: Box, words_wide: float) -> LaidNoteCard:
    """The paper in the middle of its room, its lower edge where that always is."""
    high = max(PAPER_HIGH, pen.height(leaf.words, WORDS, words_wide) + 2 * ABOVE)
    pile, frame = _pile_high(leaf), FRAME if leaf.pile else 0.0
    wide = max(words_wide + _around(pen, leaf), _pile_wide(leaf)) + 2 * frame
    box = Box(room.middle[0] - wide / 2, room.bottom - high - pile, wide, high + pile)
    row = _row_of(box, leaf)
    x, boxes = row.right - ASIDE, list[Box]()
    for part in reversed(_beside(pen, leaf)):
        boxes.insert(0, Box(x - part, row.middle[1] - theme.TARGET / 2, part, theme.TARGET))
        x -= part + BETWEEN
    back = boxes.pop(0) if leaf.back else None
    return LaidNoteCard(leaf, box, tuple(boxes), back, pen.text_size)


def face_box(lain: LaidNoteCard) -> Box:
    """The box of the face of whoever says it, at the left end of the row."""
    row = _row_of(lain.box, lain.leaf)
    return Box(row.x + ASIDE - 6, row.bottom - FACE - 4, FACE, FACE)


def words_box(lain: LaidNoteCard) -> Box:
    """The box of the words: beside the face, left of the way back and the buttons."""
    row, aside = _row_of(lain.box, lain.leaf), ASIDE + (FACE + BETWEEN if lain.leaf.teller else 0.0)
    ends = min((box.x for box in (*lain.buttons, *([lain.back] if lain.back else []))), default=row.right)
    right = ends - BETWEEN if ends < row.right else row.right - ASIDE
    return Box(row.x + aside, row.y, right - row.x - aside, row.height)


def _row_of(paper: Box, leaf: NoteCard) -> Box:
    """The row of words and buttons, below the cards that are to be counted, and within the frame round both."""
    if not leaf.pile:
        return paper
    return paper.below(_pile_high(leaf) - FRAME).inset(FRAME - ASIDE / 2, 0).top(PAPER_HIGH)


# -- cards to be counted -----------------------------------------------------------------------------------------


def _pile_high(leaf: NoteCard) -> float:
    """How high the rows of cards are, with the frame above and below."""
    rows = -(-len(leaf.pile) // IN_A_ROW)
    return rows * CARD_HIGH + 2 * FRAME if rows else 0.0


def _pile_wide(leaf: NoteCard) -> float:
    """How wide a row of cards is."""
    across = min(len(leaf.pile), IN_A_ROW)
    return theme.COUNTED_CARD + (across - 1) * CARD_STEP if across else 0.0


def pile_boxes(lain: LaidNoteCard) -> Sequence[Box]:
    """The boxes of the cards to be counted, in rows above the words."""
    wide, leaf = theme.COUNTED_CARD, lain.leaf
    left, top = lain.box.middle[0] - _pile_wide(leaf) / 2, lain.box.y + FRAME
    places = (divmod(at, IN_A_ROW) for at in range(len(leaf.pile)))
    return [Box(left + at * CARD_STEP, top + row * CARD_HIGH, wide, wide * theme.CARD_SHAPE) for row, at in places]
