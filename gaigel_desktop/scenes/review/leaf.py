"""Leaf: the card of paper on which somebody asks and tells, as widgets of a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.law import Law
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.looks import SPEAKING
from gaigel_desktop.scenes.picture.paper import (
    AS_ICONS,
    FACE,
    HOME,
    IN_A_COLUMN,
    PAD,
    WORDS,
    Lain,
    Leaf,
    face_box,
    laid_at,
    row_height,
    shapes,
    widths,
    words_box,
)
from gaigel_desktop.scenes.picture.places import Format, room_kept_free
from gaigel_desktop.scenes.picture.spots import kept_clear, lying_box, talon_boxes
from gaigel_desktop.scenes.stage.frame_layout import slate_rect
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import sorted_hand, trick_place
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.controls import Button
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.fonts import SERIF, SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style
from gaigel_desktop.window.scrolling import Part
from gaigel_desktop.window.widgets import Panel, Picture, Text, Widget

BROAD: Final = 0.85  # of its height it is at least as wide, if it can be
IN_PLACE_OF_CALLS: Final = (1100.0, 590.0)  # it is answered: nobody announces anything
TOLD: Final = Style(SERIF, theme.TEXT, theme.INK)  # there is more to read
WITHIN: Final = 4.0  # so far further from the frame they stand
LEAST_LINES: Final = 3  # are in sight, where it scrolls
LEAST_WITHOUT_FACE: Final = 2  # where it is left out, so that what the paper is about can be seen
FAR: Final = 20_000.0  # so much nearer a paper would have to lie for a line that is out of sight, by its height
BESIDE_FACE: Final = 38.0  # so high the words beside it are at least: those below begin under it
COARSE: Final = (0.5, 1.0)  # so much of what can be out of sight is
FINE: Final = (0.25, 0.5, 0.75, 1.0)  # the same where there is hardly any room
SLIM: Final = 3  # shapes are tried then
SHIFTED: Final = (10.0, 20.0)  # so far aside it is tried once more
LEAD: Final = TOLD._replace(face=SERIF_BOLD, colour=theme.WINE)


class PaperWay(NamedTuple):
    """A button of the paper: how the page knows it, its words, and what it does."""

    key: str
    words: str
    press: Callable[[], None]
    icon: str = ""  # what it shows instead where there is no room for words


class Spoken(NamedTuple):
    """What stands on the paper, the face of whoever says it, the ways on, and where that lies what it is about."""

    words: str
    teller: str
    ways: Sequence[PaperWay]
    about: tuple[Box, ...] = ()  # hidden last of all: before that the paper gets narrow


def teller(seating: Seating, law: Law) -> str:
    """The face of the partner who leans over, or of whoever sits next."""
    others = [(seating.me + step) % len(seating.names) for step in range(1, len(seating.names))]
    partners = [seat for seat in others if law.side[seat] == law.side[seating.me]]
    return portrait_file(seating.portraits[(partners or others)[0]], SPEAKING)


def on_leaf(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> tuple[Part, ...]:
    """The paper where there is room for it; it hides neither the trick, the own hand nor what is to be kept clear.
    Where nowhere is room for all that is told, it is as high as there is room for, and scrolls."""
    paper = _paper(pen, said, seen, table, clear)
    first, rest = _parts(paper.leaf)
    buttons = (_button(way, box, paper.leaf) for way, box in zip(said.ways, paper.buttons, strict=True))
    ground = (Panel("panel_paper", paper.box), *_face(paper))
    if not rest:
        return (Part((*ground, _asked(pen, paper, first), *buttons)),)
    head, told = _written(pen, paper, first, rest)
    return Part((*ground, *head, *buttons)), told


def _parts(leaf: Leaf) -> tuple[str, str]:
    """What stands beside the face, and what below it and may scroll: all of it where there is hardly any room."""
    first, _, rest = leaf.words.partition("\n")
    return ("", leaf.words) if leaf.ways == AS_ICONS else (first, rest)


def _button(way: PaperWay, box: Box, leaf: Leaf) -> Button:
    if leaf.ways == AS_ICONS:
        return Button(way.key, way.words, box, way.press, way.icon, help=way.words, bare=True)
    return Button(way.key, way.words, box, way.press)


def _face(paper: Lain) -> tuple[Widget, ...]:
    """Who says it, where there is room for that."""
    face = face_box(paper.box)
    return (Picture(paper.leaf.teller, face.inset(4)), Panel("portrait_frame", face)) if paper.leaf.teller else ()


def _paper(pen: Pen, said: Spoken, seen: Deal, table: Table, clear: tuple[Box, ...]) -> Lain:
    """Where it lies, and its buttons."""
    leaf = Leaf(said.words, said.teller, tuple(way.words for way in said.ways))
    hands = _hands(seen, table, clear)
    for each, formats, shift in _less_and_less(pen, leaf) if said.about else ():
        kept = said.about if each.ways == AS_ICONS else (*hands, *said.about)
        if box := _nearest(formats, kept, seen, table, shift):
            return laid_at(pen, each, box)
    formats = _formats(pen, leaf)
    return laid_at(pen, leaf, _most_kept(formats, _lower(pen, leaf, formats) or formats, seen, table, hands))


def _less_and_less(pen: Pen, leaf: Leaf) -> Iterator[tuple[Leaf, tuple[Format, ...], float]]:
    """All in sight, if need be on a narrow paper, or some of it scrolls without a face; at last it is as small as can
    be with icons that lead on, and a place is looked for between those that are tried otherwise."""
    bare = leaf._replace(teller="")
    narrow, least = bare._replace(ways=IN_A_COLUMN), bare._replace(ways=AS_ICONS)
    yield from ((each, _formats(pen, each), 0.0) for each in (leaf, narrow))
    yield from ((each, _lower(pen, each, _formats(pen, each)), 0.0) for each in (bare, narrow))
    slim = tuple(sorted(_formats(pen, least))[:SLIM])
    both = tuple(filter(None, (slim, _lower(pen, least, slim))))
    yield from ((least, formats, shift) for shift in (0.0, *SHIFTED) for formats in both)


def _most_kept(
    formats: tuple[Format, ...], lower: tuple[Format, ...], seen: Deal, table: Table, hands: tuple[Box, ...]
) -> Box:
    """All in sight and nothing hidden; or it scrolls, if it can beside the talon; or the trick is hidden, which can be
    looked at again."""
    talon = tuple(talon_boxes(table))
    never = (*trick_boxes(seen, table), *hands)
    if box := _place(formats, never, seen, table):
        return box
    if box := _place(lower, never, seen, table):
        return _place(lower, (*never, *talon), seen, table) or box
    for those, kept in ((formats, hands), (lower, hands), (lower, ())):
        if box := _place(those, kept, seen, table):
            return box
    return Box(0, 0, table.width, table.height)  # it is larger than the table


def _formats(pen: Pen, leaf: Leaf) -> tuple[Format, ...]:
    """The shapes in which all of it is in sight."""
    first, rest = _parts(leaf)
    return tuple(_told(pen, leaf, first, rest)) if rest else shapes(pen, leaf)


def _lower(pen: Pen, leaf: Leaf, formats: tuple[Format, ...]) -> tuple[Format, ...]:
    """The same shapes with fewer lines in sight, and the rest to be scrolled: the more is seen, the better. As many as
    there can be less, and half as many less: each that is tried costs time in the turn of a press."""
    first, rest = _parts(leaf)
    return tuple(_fewer_lines(pen, leaf, formats, first)) if rest else ()


def _fewer_lines(pen: Pen, leaf: Leaf, formats: tuple[Format, ...], first: str) -> Iterator[Format]:
    line = pen.line_height(TOLD)
    for each in formats:
        head = _rooms(pen, leaf, Box(0, 0, each.wide, 0), first, "")[0].height
        least = head + (LEAST_LINES if leaf.teller else LEAST_WITHOUT_FACE) * line + _around(pen, leaf)
        most = int((each.high - least) / line)
        steps = FINE if leaf.ways == AS_ICONS else COARSE
        for lines in sorted({int(most * step) for step in steps} - {0}) if most > 0 else ():
            nearer = each.nearer + FAR * lines / each.high
            yield each._replace(high=each.high - lines * line, nearer=nearer, leans=0.0)


def _around(pen: Pen, leaf: Leaf) -> float:
    """How much higher the paper is than what is told on it."""
    return 2 * PAD + row_height(pen, leaf) + PAD / 2


def _asked(pen: Pen, paper: Lain, words: str) -> Text:
    """A question beside the face."""
    room = words_box(paper)
    high = min(room.height, pen.height(words, WORDS, room.width))
    return Text(words, room.centred(room.width, high), WORDS, role="said")


def _told(pen: Pen, leaf: Leaf, first: str, rest: str) -> Iterator[Format]:
    """The shapes for more words: the first ones beside the face, all others below it."""
    for each in widths(pen, leaf):
        words = sum(box.height for box in _rooms(pen, leaf, Box(0, 0, each.wide, 0), first, rest))
        yield each._replace(high=words + _around(pen, leaf))


def _rooms(pen: Pen, leaf: Leaf, paper: Box, first: str, rest: str) -> tuple[Box, Box]:
    """Where both of them stand."""
    room = paper.inset(PAD + WITHIN, PAD)
    beside = room.after(FACE + PAD / 2) if leaf.teller else room
    high = pen.height(first, LEAD, beside.width) if first else 0.0
    beside = beside.top(max(BESIDE_FACE if leaf.teller else 0.0, high))
    return beside, room._replace(y=beside.bottom).top(pen.height(rest, TOLD, room.width))


def _written(pen: Pen, paper: Lain, first: str, rest: str) -> tuple[list[Text], Part]:
    """Beside the face, and below it what is told, behind a window where it is more than there is room for."""
    beside, below = _rooms(pen, paper.leaf, paper.box, first, rest)
    middle = beside.centred(beside.width, pen.height(first, LEAD, beside.width))
    head = [Text(first, middle, LEAD, role="said")] if first else []
    window = below.top(paper.box.bottom - below.y - row_height(pen, paper.leaf) - PAD - PAD / 2)
    if below.height <= window.height + 1:
        return head, Part((Text(rest, below, TOLD, role="said"),))
    narrow = below._replace(width=below.width - theme.SCROLL_BAR)
    told = Text(rest, narrow.top(pen.height(rest, TOLD, narrow.width)), TOLD, role="said")
    return head, Part((told,), window, "told")


def _hands(seen: Deal, table: Table, clear: tuple[Box, ...]) -> tuple[Box, ...]:
    """The own hand, and what is to be kept clear."""
    return (*(box for _, box in spots.hand(table, len(sorted_hand(seen, table)))), *clear)


def _place(formats: tuple[Format, ...], never: tuple[Box, ...], seen: Deal, table: Table) -> Box | None:
    """A broad paper, if it can be, where it hides nothing of this."""
    broad = tuple(each for each in formats if each.wide >= BROAD * each.high)
    return _nearest(broad or formats, never, seen, table)


def _nearest(
    formats: tuple[Format, ...], never: tuple[Box, ...], seen: Deal, table: Table, shift: float = 0.0
) -> Box | None:
    """As near to its home as can be; the more there is to read, the more it may lie on."""
    kept, talon = kept_clear(seen, table), talon_boxes(table)
    slate = slate_rect(table)
    without = tuple(box for box in kept if box != slate)
    x, y = IN_PLACE_OF_CALLS if table.past else HOME
    home = Box(table.x(x), table.y(y), 0, 0)
    gives_way = (*kept, *talon), (*without, *talon), talon
    whole = Box(0, 0, table.width, table.height).inset(shift, 0)
    return room_kept_free(formats, (home,), never, gives_way, whole)


def trick_boxes(seen: Deal, table: Table) -> tuple[Box, ...]:
    """Where the cards of the trick lie."""
    who = ((seen.leader + step) % seen.players for step in range(len(seen.trick)))
    return tuple(lying_box(trick_place(seen, table, seat)) for seat in who)
