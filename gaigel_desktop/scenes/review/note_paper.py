"""Leaf: the card of paper on which somebody asks and tells, as widgets of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.law import Law
from gaigel_desktop.table.board.in_sight import STACK, TALK, TALK_ALWAYS, OnTable, each_in_sight, in_sight
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.moods import SPEAKING
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.table.paint.note_card_layout import WORDS
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pages.controls import Button
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Panel, Picture, Text
from gaigel_desktop.window.pen import Pen, Style

from .free_box import Format, room_kept_free
from .paper_layout import FACE, HOME, PAD, card_formats, card_widths, face_box, laid_at, words_box

BROAD: Final = 0.85  # of its height it is at least as wide, if it can be
IN_PLACE_OF_CALLS: Final = (1100.0, 590.0)  # it is answered: nobody announces anything
TOLD: Final = Style(SERIF, theme.TEXT, theme.INK)  # there is more to read
WITHIN: Final = 4.0  # so far further from the frame they stand
LEAST_LINES: Final = 3  # are in sight, where it scrolls
FAR: Final = 20_000.0  # so much nearer a paper would have to lie for a line that is out of sight, by its height
BESIDE_FACE: Final = 38.0  # so high the words beside it are at least: those below begin under it
LEAD: Final = TOLD._replace(face=SERIF_BOLD, colour=theme.WINE)


class PaperWay(NamedTuple):
    """A button of the paper: how the page knows it, its words, and what it does."""

    key: str
    words: str
    press: Callable[[], None]


class Spoken(NamedTuple):
    """What stands on the paper, the face of whoever says it, and the ways on."""

    words: str
    teller: str
    ways: Sequence[PaperWay]


def teller(seating: Seating, law: Law) -> str:
    """The face of the partner who leans over, or of whoever sits next."""
    others = [(seating.me + step) % len(seating.names) for step in range(1, len(seating.names))]
    partners = [seat for seat in others if law.side[seat] == law.side[seating.me]]
    return portrait_file(seating.portraits[(partners or others)[0]], SPEAKING)


def on_leaf(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> tuple[Part, ...]:
    """The paper where there is room for it; it hides neither the trick, the own hand nor what is to be kept clear.
    Where nowhere is room for all that is told, it is as high as there is room for, and scrolls."""
    paper = _paper(pen, said, seen, table, clear)
    first, _, rest = said.words.partition("\n")
    face = face_box(paper.box)
    buttons = (Button(way.key, way.words, box, way.press) for way, box in zip(said.ways, paper.buttons, strict=True))
    ground = (Panel("panel_paper", paper.box), Picture(said.teller, face.inset(4)), Panel("portrait_frame", face))
    if not rest:
        return (Part((*ground, _asked(pen, paper, first), *buttons)),)
    head, told = _written(pen, paper.box, first, rest)
    return Part((*ground, head, *buttons)), told


def _paper(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> LaidNoteCard:
    """Where it lies, and its buttons."""
    leaf = NoteCard(said.words, said.teller, tuple(way.words for way in said.ways))
    first, _, rest = said.words.partition("\n")
    formats = tuple(_told(pen, leaf, first, rest)) if rest else card_formats(pen, leaf)
    lower = tuple(_lower(pen, formats, first)) if rest else ()
    return laid_at(pen, leaf, _most_kept(formats, lower or formats, seen, table, clear))


def _most_kept(
    formats: tuple[Format, ...], lower: tuple[Format, ...], seen: Deal, table: Table, clear: tuple[Box, ...]
) -> Box:
    """All in sight and nothing hidden; or it scrolls, if it can beside the talon; or the trick is hidden, which can be
    looked at again."""
    there = OnTable(seen, table)
    never, hand = ((*kept, *clear) for kept in each_in_sight(TALK_ALWAYS, there))
    talon = in_sight(STACK, there)
    if box := _place(formats, never, seen, table):
        return box
    if box := _place(lower, never, seen, table):
        return _place(lower, (*never, *talon), seen, table) or box
    for those, kept in ((formats, hand), (lower, hand), (lower, ())):
        if box := _place(those, kept, seen, table):
            return box
    return Box(0, 0, table.width, table.height)  # it is larger than the table


def _lower(pen: Pen, formats: tuple[Format, ...], first: str) -> Iterator[Format]:
    """The same shapes with fewer lines in sight, and the rest to be scrolled: the more is seen, the better. As many as
    there can be less, and half as many less: each that is tried costs time in the turn of a press."""
    line = pen.line_height(TOLD)
    for each in formats:
        head = _rooms(pen, Box(0, 0, each.wide, 0), first, "")[0].height
        least = head + LEAST_LINES * line + _around()
        most = int((each.high - least) / line)
        for lines in sorted({most // 2, most} - {0}) if most > 0 else ():
            nearer = each.nearer + FAR * lines / each.high
            yield each._replace(high=each.high - lines * line, nearer=nearer, leans=0.0)


def _around() -> float:
    """How much higher the paper is than what is told on it."""
    return 2 * PAD + theme.TARGET + PAD / 2


def _asked(pen: Pen, paper: LaidNoteCard, words: str) -> Text:
    """A question beside the face."""
    room = words_box(paper)
    high = min(room.height, pen.height(words, WORDS, room.width))
    return Text(words, room.centred(room.width, high), WORDS, role="said")


def _told(pen: Pen, leaf: NoteCard, first: str, rest: str) -> Iterator[Format]:
    """The shapes for more words: the first ones beside the face, all others below it."""
    for each in card_widths(pen, leaf):
        words = sum(box.height for box in _rooms(pen, Box(0, 0, each.wide, 0), first, rest))
        yield each._replace(high=words + _around())


def _rooms(pen: Pen, paper: Box, first: str, rest: str) -> tuple[Box, Box]:
    """Where both of them stand."""
    room = paper.inset(PAD + WITHIN, PAD)
    beside = room.after(FACE + PAD / 2)
    beside = beside.top(max(BESIDE_FACE, pen.height(first, LEAD, beside.width)))
    return beside, room._replace(y=beside.bottom).top(pen.height(rest, TOLD, room.width))


def _written(pen: Pen, paper: Box, first: str, rest: str) -> tuple[Text, Part]:
    """Beside the face, and below it what is told, behind a window where it is more than there is room for."""
    beside, below = _rooms(pen, paper, first, rest)
    head = beside.centred(beside.width, pen.height(first, LEAD, beside.width))
    window = below.top(paper.height - (below.y - paper.y) - theme.TARGET - PAD - PAD / 2)
    told = Text(rest, below, TOLD, role="said")
    if below.height > window.height + 1:
        narrow = below._replace(width=below.width - theme.SCROLL_BAR)
        told = Text(rest, narrow.top(pen.height(rest, TOLD, narrow.width)), TOLD, role="said")
        return Text(first, head, LEAD, role="said"), Part((told,), window, "told")
    return Text(first, head, LEAD, role="said"), Part((told,))


def _place(formats: tuple[Format, ...], never: tuple[Box, ...], seen: Deal, table: Table) -> Box | None:
    """As near to its home as can be; the more there is to read, the more it may lie on."""
    x, y = IN_PLACE_OF_CALLS if table.past else HOME
    home = Box(table.x(x), table.y(y), 0, 0)
    broad = tuple(each for each in formats if each.wide >= BROAD * each.high)
    whole = Box(0, 0, table.width, table.height)
    return room_kept_free(broad or formats, (home,), never, each_in_sight(TALK, OnTable(seen, table)), whole)
