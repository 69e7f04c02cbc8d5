"""The shapes that the paper may have on which a deal is talked over, and where its face, words and buttons stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.table.paint.note_card_layout import WORDS
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import BUTTON, Pen

from .free_box import Format

# How wide it may be, and by how much nearer than the first a width has to lie to be taken.
WIDTHS: Final = {330.0: 0.0, 420.0: 50.0, 520.0: 110.0, 270.0: 160.0, 660.0: 170.0, 226.0: 640.0}
FACE: Final = 68.0
LEANS: Final = 20.0  # so far the face looks over the upper edge
PAD: Final = 18.0
ROUND_WORDS: Final = 40.0  # so much wider a button is than its words
NARROWEST: Final = 96.0  # a button
BETWEEN: Final = 8.0
HOME: Final = (900.0, 120.0)  # where it lies if it can


def card_formats(pen: Pen, leaf: NoteCard) -> tuple[Format, ...]:
    """The shapes in which the words have room, each with how far nearer it may lie to be taken."""
    return tuple(each._replace(high=_height(pen, leaf, each.wide)) for each in card_widths(pen, leaf))


def card_widths(pen: Pen, leaf: NoteCard) -> tuple[Format, ...]:
    """The shapes of the paper before it is measured how high the words are."""
    large, least = max(1.0, pen.text_size), _buttons_wide(pen, leaf) + 2 * PAD
    content = max(pen.width(word, WORDS) for word in leaf.words.split())
    least = max(least, content + FACE + 3 * PAD)
    wides = ((max(least, width * large), nearer) for width, nearer in WIDTHS.items())
    return tuple(Format(wide, 0.0, nearer, LEANS, 0.0) for wide, nearer in wides)


def _height(pen: Pen, leaf: NoteCard, wide: float) -> float:
    words = pen.height(leaf.words, WORDS, wide - FACE - 3 * PAD)
    row = theme.TARGET + PAD / 2 if leaf.buttons else 0.0
    return max(words, FACE - LEANS) + 2 * PAD + row


def face_box(box: Box) -> Box:
    """The box of the face of whoever says it, which looks over the upper left corner."""
    return Box(box.x + PAD - 4, box.y - LEANS, FACE, FACE)


def words_box(lain: LaidNoteCard) -> Box:
    """The box of the words: beside the face, above the buttons."""
    box = lain.box.inset(PAD, PAD)
    high = lain.buttons[0].y - box.y - PAD / 2 if lain.buttons else box.height
    return box.after(FACE + PAD)._replace(height=high)


def laid_at(pen: Pen, leaf: NoteCard, box: Box) -> LaidNoteCard:
    """The card of paper laid in this box, with the boxes of its buttons."""
    return LaidNoteCard(leaf, box, tuple(_row(box, _button_widths(pen, leaf))), None, pen.text_size)


def _button_widths(pen: Pen, leaf: NoteCard) -> tuple[float, ...]:
    """How wide the buttons are: as their words, and never too small to be hit."""
    return tuple(max(NARROWEST, pen.width(words, BUTTON) + ROUND_WORDS) for words in leaf.buttons)


def _buttons_wide(pen: Pen, leaf: NoteCard) -> float:
    """How wide all buttons are together."""
    return sum(_button_widths(pen, leaf)) + BETWEEN * max(0, len(leaf.buttons) - 1)


def _row(box: Box, widths: Sequence[float]) -> Iterator[Box]:
    """The boxes of the buttons, side by side in the lower right corner."""
    x = box.right - PAD - sum(widths) - BETWEEN * (len(widths) - 1)
    for wide in widths:
        yield Box(x, box.bottom - PAD + 4 - theme.TARGET, wide, theme.TARGET)
        x += wide + BETWEEN
