"""The size and the place of a card of paper beside what it speaks of; whoever says it leans over its corner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.table.board.coasters import coaster_places
from gaigel_desktop.table.board.in_sight import COUNTED_ALWAYS, PAPER, PAPER_ALWAYS, OnTable, each_in_sight, in_sight
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import BUTTON, Pen, Style

from .free_box import Format, find_free_box

WORDS: Final = Style(SERIF_BOLD, theme.TEXT + 2, theme.INK)
BACK: Final = Style(SERIF, theme.SMALL_TEXT + 1, theme.WINE)
BACK_KEEPS: Final = 0.7  # of its size, where there is hardly any room
# How wide it may be, and by how much nearer than the first a width has to lie to be taken.
WIDTHS: Final = {330.0: 0.0, 420.0: 50.0, 520.0: 110.0, 270.0: 160.0, 660.0: 170.0, 226.0: 640.0}
SLIP_WIDTHS: Final = {420.0: 0.0, 520.0: 20.0, 660.0: 40.0, 330.0: 60.0, 780.0: 80.0, 270.0: 400.0}
FACE: Final = 68.0
LEANS: Final = 20.0  # so far the face looks over the upper edge
PAD: Final = 18.0
CHIP: Final = 176.0  # between the trick of eight and whoever sits aside
SLIM: Final = 8.0  # as PAD, on a chip
ROUND_WORDS: Final = 40.0  # so much wider a button is than its words, and than those on a chip:
ROUND_CHIP: Final = 26.0
FURTHER: Final = 8.0
NARROWEST: Final = 96.0  # a button
BETWEEN: Final = 8.0
OFF_MIDDLE: Final = 0.1  # of how far it lies aside, is as if it lay further away
HOME: Final = (900.0, 120.0)  # where it lies if it speaks of nothing that lies there
BESIDE_EACH_OTHER: Final = 6  # cards that are to be counted
ROW_STEP: Final = 58.0
ROW_HIGH: Final = 142.0  # with what is written below them


# -- how large it is ---------------------------------------------------------------------------------------------


def card_formats(pen: Pen, leaf: NoteCard) -> tuple[Format, ...]:
    """The shapes in which the words have room, each with how far nearer it may lie to be taken."""
    return tuple(each._replace(high=_height(pen, leaf, each.wide)) for each in card_widths(pen, leaf))


def card_widths(pen: Pen, leaf: NoteCard) -> tuple[Format, ...]:
    """The shapes of the paper before it is measured how high the words are."""
    if leaf.chip:
        least = _chip_width(pen, leaf)
        return tuple(Format(wide, 0.0, 0.0, 0.0, OFF_MIDDLE) for wide in (least, max(least, CHIP)))
    large, least = max(1.0, pen.text_size), _buttons_wide(pen, leaf) + 2 * PAD + BACK_KEEPS * _back_width(pen, leaf)
    content = max([_pile_size(leaf)[0], *(pen.width(word, WORDS) for word in leaf.words.split())])
    least = max(least, content + _aside(leaf) + 2 * (PAD + _beside(leaf)))
    none = 0.0 if leaf.teller else FACE  # for a face where nobody leans over
    usual = SLIP_WIDTHS if is_slip(leaf) else WIDTHS
    wides = ((max(least, width * large - none), nearer) for width, nearer in usual.items())
    leans, off = LEANS if leaf.teller else 0.0, OFF_MIDDLE if is_slip(leaf) else 0.0
    return tuple(Format(wide, 0.0, nearer, leans, off) for wide, nearer in wides)


def _chip_width(pen: Pen, leaf: NoteCard) -> float:
    """How wide a chip is: as its button, its longest word or the way back."""
    written = [pen.width(word, WORDS) for word in leaf.words.split()]
    return max(*button_widths(pen, leaf), *written, pen.width(leaf.back, BACK)) + 2 * SLIM


def _height(pen: Pen, leaf: NoteCard, wide: float) -> float:
    pad = _pad(leaf)
    words = pen.height(leaf.words, WORDS, wide - _aside(leaf) - 2 * (pad + _beside(leaf)))
    row = _row_height(pen, leaf)
    content = max(words + _pile_size(leaf)[1], FACE - LEANS if leaf.teller else 0.0)
    return content + 2 * pad + row + (pad / 2 if row else 0.0)


def _pad(leaf: NoteCard) -> float:
    return SLIM if leaf.chip else PAD


def _row_height(pen: Pen, leaf: NoteCard) -> float:
    """How high the lowest row is: buttons, or only the way back, or on a chip both."""
    back = pen.line_height(BACK) + BETWEEN if leaf.back else 0.0
    if leaf.chip:
        return theme.TARGET + back
    return theme.TARGET if leaf.buttons else back


def _pile_size(leaf: NoteCard) -> tuple[float, float]:
    """How wide and high the rows of cards are, with the air above them."""
    if not leaf.pile:
        return 0.0, 0.0
    rows = -(-len(leaf.pile) // BESIDE_EACH_OTHER)
    return theme.COUNTED_CARD + (BESIDE_EACH_OTHER - 1) * ROW_STEP, rows * ROW_HIGH + PAD / 2


def pile_boxes(lain: LaidNoteCard) -> list[Box]:
    """The boxes of the cards to be counted, in rows below the words."""
    box, (_, high) = words_and_pile(lain), _pile_size(lain.leaf)
    wide, top = theme.COUNTED_CARD, box.bottom - high + PAD / 2
    rows = (divmod(at, BESIDE_EACH_OTHER) for at in range(len(lain.leaf.pile)))
    return [Box(box.x + at * ROW_STEP, top + row * ROW_HIGH, wide, wide * theme.CARD_SHAPE) for row, at in rows]


def _aside(leaf: NoteCard) -> float:
    """How far to the right the words begin, beside whoever says them."""
    return FACE + PAD if leaf.teller else 0.0


def is_slip(leaf: NoteCard) -> bool:
    """Whether there is a sentence on the paper and nothing else."""
    return not leaf.teller and not leaf.buttons


def _beside(leaf: NoteCard) -> float:
    """How much further from both edges the words stand on a slip."""
    return FURTHER if is_slip(leaf) else 0.0


def button_widths(pen: Pen, leaf: NoteCard) -> tuple[float, ...]:
    """How wide the buttons are: as their words, and never too small to be hit."""
    more = ROUND_CHIP if leaf.chip else ROUND_WORDS
    return tuple(max(NARROWEST, pen.width(words, BUTTON) + more) for words in leaf.buttons)


def _buttons_wide(pen: Pen, leaf: NoteCard) -> float:
    """How wide all buttons are together."""
    return sum(button_widths(pen, leaf)) + BETWEEN * max(0, len(leaf.buttons) - 1)


def _back_width(pen: Pen, leaf: NoteCard) -> float:
    """How much room the way back takes beside the buttons."""
    return pen.width(leaf.back, BACK) + 2 * BETWEEN if leaf.back else 0.0


def face_box(box: Box) -> Box:
    """The box of the face of whoever says it, which looks over the upper left corner."""
    return Box(box.x + PAD - 4, box.y - LEANS, FACE, FACE)


def words_box(lain: LaidNoteCard) -> Box:
    """The box of the words: beside the face, above the cards and the buttons."""
    box = words_and_pile(lain)
    return box._replace(height=box.height - _pile_size(lain.leaf)[1])


def words_and_pile(lain: LaidNoteCard) -> Box:
    """The box of the words and the cards: beside the face, above the buttons."""
    pad = _pad(lain.leaf)
    box = lain.box.inset(pad + _beside(lain.leaf), pad)
    row = (*lain.buttons, *(() if lain.back is None else (lain.back,)))
    high = row[0].y - box.y - pad / 2 if row else box.height
    return box.after(_aside(lain.leaf))._replace(height=high)


# -- where it lies -----------------------------------------------------------------------------------------------


def lay_note_card(
    pen: Pen,
    leaf: NoteCard,
    seen: Deal,
    table: Table,
    ways: tuple[Box, ...] = (),
    *,
    mats: dict[int, Point] | None = None,
    names: tuple[Box, ...] = (),
) -> LaidNoteCard:
    """The card of paper laid beside what it speaks of, and never on it, nor on trick, trump card, own hand or the ways
    to open that lie there; on nothing else if possible."""
    near = (*leaf.lit, *leaf.beside)
    free = table.me if leaf.beside and seen.turn == table.me else NOBODY  # the own card will lie there afterwards
    there = OnTable(seen, table, coaster_places(seen, table) if mats is None else mats, names, free)
    never = (*in_sight(COUNTED_ALWAYS if leaf.pile else PAPER_ALWAYS, there), *ways, *near)
    home = Box(table.x(HOME[0]), table.y(HOME[1]), 0, 0)
    rather_not = each_in_sight(PAPER, there)
    box = find_free_box(
        card_formats(pen, leaf), near or (home,), never, rather_not, Box(0, 0, table.width, table.height)
    )
    return laid_at(pen, leaf, box)


def lay_offer(
    forms: Iterable[tuple[Pen, NoteCard]],
    seen: Deal,
    table: Table,
    ways: tuple[Box, ...],
    *,
    mats: dict[int, Point],
    names: tuple[Box, ...],
) -> LaidNoteCard:
    """The card of paper with an offer, which speaks of nothing that lies there: in the first of these forms in which it
    hides nothing that can be read or pressed, or else in the last."""
    home = Box(table.x(HOME[0]), table.y(HOME[1]), 0, 0)
    on_table = OnTable(seen, table, mats, names)
    never, rather_not = (*in_sight(PAPER_ALWAYS, on_table), *ways), each_in_sight(PAPER, on_table)
    for pen, leaf in forms:
        box = find_free_box(card_formats(pen, leaf), (home,), never, rather_not, Box(0, 0, table.width, table.height))
        there = laid_at(pen, leaf, box)
        if not any(map(box.overlaps, (*never, *rather_not[1]))):
            break
    return there


def laid_at(pen: Pen, leaf: NoteCard, box: Box) -> LaidNoteCard:
    """The card of paper laid in this box, with the boxes of its buttons."""
    if leaf.chip:
        return _chip_at(pen, leaf, box)
    return LaidNoteCard(leaf, box, tuple(_row(box, button_widths(pen, leaf))), _back(pen, leaf, box), pen.text_size)


def _chip_at(pen: Pen, leaf: NoteCard, box: Box) -> LaidNoteCard:
    """A chip laid in this box: its button, and below that the way back."""
    inside = box.inset(SLIM, SLIM).moved(0, 4)
    back = pen.line_height(BACK) + BETWEEN
    button = inside._replace(y=inside.bottom - back - theme.TARGET, height=theme.TARGET)
    return LaidNoteCard(leaf, box, (button,), inside._replace(y=inside.bottom - back, height=back), pen.text_size)


def _back(pen: Pen, leaf: NoteCard, box: Box) -> Box | None:
    """The box of the way back in the lower left corner, as low as the buttons and beside them; None if there is
    none."""
    if not leaf.back:
        return None
    row = [button.x - BETWEEN for button in _row(box, button_widths(pen, leaf))]
    wide = min(_back_width(pen, leaf), min(row, default=box.right - PAD) - box.x - PAD)
    high = _row_height(pen, leaf)
    return Box(box.x + PAD, box.bottom - PAD + (4 if leaf.buttons else 0) - high, wide, high)


def _row(box: Box, widths: Sequence[float]) -> Iterator[Box]:
    """The boxes of the buttons, side by side in the lower right corner."""
    x = box.right - PAD - sum(widths) - BETWEEN * (len(widths) - 1)
    for wide in widths:
        yield Box(x, box.bottom - PAD + 4 - theme.TARGET, wide, theme.TARGET)
        x += wide + BETWEEN
