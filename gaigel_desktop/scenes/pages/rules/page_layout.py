"""The paper: a page of the rules laid out, words on the left and pictures beside them, or below where it is narrow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.table.slate.strokes import Row, still_slate
from gaigel_desktop.table.slate.widget import ScoreBoard
from gaigel_desktop.text.rule_book.pages import Passage, RulePage
from gaigel_desktop.text.signs import gesture_of
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, portrait_file
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pages.widgets import Divider, Picture, Widget
from gaigel_desktop.window.pen import BODY, HEAD, SOURCE, STRONG, Pen, Style

from .marked_words import NONE_FOUND, Marks, Reading
from .pictures import CARD_GAP, CardRow, TalonPicture, row_height, talon_height
from .seats_picture import TablePicture

SECTION: Final = Style(STRONG.face, STRONG.size + 1, theme.WINE)
LABEL: Final = ABOUT._replace(colour=theme.INK)
STYLES: Final = {"title": HEAD, "head": SECTION, "text": BODY, "source": SOURCE}
ROLES: Final = {HEAD: "heading", SECTION: "heading", ABOUT: "caption", LABEL: "caption"}
LEAST_MEASURE: Final = 300.0  # with less for the words, pictures stand under them
WORD_COLUMN: Final = 168.0
WHO_SIGNS: Final = REGULARS[0].portrait  # whoever comes first
FACE: Final = 104.0
SLATE: Final = (264.0, 148.0)
TABLE: Final = 236.0
CAPTION: Final = 2 * theme.FIGURE  # its widest, where the column is wider
PARAGRAPH: Final = 7.0
BELOW_FIGURE: Final = 16.0
ABOVE_HEAD: Final = 12.0

Found = Mapping[tuple[int, int], Marks]  # by passage, and by text within it


class Sights(NamedTuple):
    """What pictures are made of: the player's cards, and what stands on the slate."""

    deck: Deck
    score: tuple[Row, ...]


class Paper:
    """One page; grows downwards in two columns that meet again at every heading that has pictures of its own."""

    def __init__(self, pen: Pen, place: Box, page: RulePage, sights: Sights) -> None:
        self._pen, self._place, self._page, self._sights = pen, place, page, sights
        room = place.width - theme.FIGURE - theme.FIGURE_GAP
        self._beside = room >= LEAST_MEASURE * pen.text_size and any(map(_is_figure, page.passages))
        measure = min(room if self._beside else place.width, theme.MEASURE * pen.text_size)
        self._words = Flow(pen, place.left(measure))
        margin = place.after(place.width - theme.FIGURE)
        self._figures = Flow(pen, margin) if self._beside else self._words
        self._figures.widgets = self._words.widgets  # a picture follows what it belongs to
        self._anchor = place.y  # where what a picture belongs to began
        self._after_head = False

    def put(self, found: Found) -> None:
        """All passages, one after the other."""
        for at, passage in enumerate(self._page.passages):
            if passage.kind == "head" and _has_picture(self._page.passages[at + 1 :]):
                self._meet(0)
            marks = [found.get((at, part), NONE_FOUND) for part in range(len(passage.texts))]
            self._put(passage, marks)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets of the page, words and pictures."""
        return self._words.widgets

    @property
    def bottom(self) -> float:
        """How far down the page goes."""
        return max(self._words.y, self._figures.y)

    def _put(self, passage: Passage, marks: list[Marks]) -> None:
        match passage.kind:
            case "title":
                self._whole_width(passage.words, HEAD, marks[0])
                self._words.put(lambda box: Divider(box._replace(width=self._place.width)), 8)
                self._meet(8)
            case "head":
                self._words.space(ABOVE_HEAD)
                self._words_of(passage, SECTION, marks[0])
            case "word":
                self._word(passage, marks)
            case "signs":
                self._signs(passage, marks)
            case "cards" if passage.labels:
                self._labelled(passage, marks)
            case "cards" | "talon" | "slate" | "table":
                self._figure(passage, marks[0])
            case kind:
                self._words_of(passage, STYLES[kind], marks[0])

    # -- words ---------------------------------------------------------------------------------------------------

    def _words_of(self, passage: Passage, style: Style, marks: Marks) -> None:
        """A paragraph in the column of words."""
        if not self._after_head:
            self._anchor = self._words.y
        self._after_head = passage.kind == "head"
        _read(self._words, passage.words, style, marks)
        self._words.space(2 if self._after_head else PARAGRAPH)

    def _whole_width(self, words: str, style: Style, marks: Marks) -> None:
        high = self._pen.height(words, style, self._place.width)
        place = Box(self._place.x, self._words.y, self._place.width, high)
        self._words.widgets.append(Reading(words, place, style, role=ROLES[style], marks=marks))
        self._words.space(high + 2)

    def _word(self, passage: Passage, marks: list[Marks]) -> None:
        """A word of the game on the left, what it means beside it."""
        self._meet(0)
        start, wide = self._words.y, WORD_COLUMN * self._pen.text_size
        word = Flow(self._pen, Box(self._place.x, start, wide - 14, 1))
        meaning = Flow(self._pen, Box(self._place.x + wide, start, self._place.width - wide, 1))
        _read(word, passage.lead, STRONG._replace(size=BODY.size), marks[1]).aloud = f"{passage.lead}: {passage.words}"
        _read(meaning, passage.words, BODY, marks[0]).aloud = ""
        self._words.widgets += word.widgets + meaning.widgets
        self._words.y = self._figures.y = max(word.y, meaning.y) + PARAGRAPH

    # -- pictures ------------------------------------------------------------------------------------------------

    def _meet(self, gap: float) -> None:
        """Both columns go on at the same height."""
        self._words.y = self._figures.y = self.bottom + gap

    def _figure(self, passage: Passage, marks: Marks) -> None:
        """A picture and its caption, beside the paragraph it belongs to."""
        column = self._figures
        if self._beside:
            column.y = max(column.y, self._anchor + 4)
        wide, high = _size(passage)
        box = Box(column.x, column.y, wide, high)
        column.widgets.append(self._picture(passage, box))
        column.y += high + 5
        widest = CAPTION * self._pen.text_size
        caption = Flow(self._pen, Box(column.x, column.y, min(column.width, widest), 1))
        _read(caption, passage.words, ABOUT, marks)
        column.widgets += caption.widgets
        column.y = caption.y + BELOW_FIGURE

    def _picture(self, passage: Passage, box: Box) -> Widget:
        if passage.kind == "talon":
            return TalonPicture(passage.cards, self._sights.deck, box, theme.SMALL_CARD + 10)
        if passage.kind == "table":
            return TablePicture(passage.sides, box)
        if passage.kind == "slate":
            return ScoreBoard(still_slate(self._sights.score), box)
        step = theme.SMALL_CARD + CARD_GAP
        if len(passage.cards) > 1:
            step = min(step, (box.width - theme.SMALL_CARD) / (len(passage.cards) - 1))
        return CardRow(passage.cards, self._sights.deck, box, theme.SMALL_CARD, step)

    def _labelled(self, passage: Passage, marks: list[Marks]) -> None:
        """Cards across the whole page, each with a label."""
        self._meet(4)
        cells = self._cells(len(passage.cards), row_height(theme.LARGE_CARD))
        places = [cell.centred(theme.LARGE_CARD, cell.height) for cell in cells]
        row = zip(passage.cards, places, strict=True)
        cards = [CardRow((card,), self._sights.deck, place, theme.LARGE_CARD, 0) for card, place in row]
        self._below(passage, marks, cards, cells)

    def _signs(self, passage: Passage, marks: list[Marks]) -> None:
        """A face five times, with a label under each."""
        self._meet(4)
        cells = self._cells(len(passage.labels), FACE)
        faces = [
            Picture(portrait_file(WHO_SIGNS, gesture_of(sign)), cell.centred(FACE, FACE))
            for sign, cell in enumerate(cells)
        ]
        self._below(passage, marks, faces, cells)

    def _cells(self, count: int, high: float) -> list[Box]:
        return Box(self._place.x, self._words.y, self._place.width, high).columns(count, CARD_GAP)

    def _below(self, passage: Passage, marks: list[Marks], pictures: Sequence[Widget], cells: list[Box]) -> None:
        """Each picture with its label, and the caption under all."""
        flows = [Flow(self._pen, Box(cell.x, cell.bottom + 5, cell.width, 1)) for cell in cells]
        for at, flow in enumerate(flows):
            _read(flow, passage.labels[at], LABEL, marks[2 + at], "middle")
            self._words.widgets += [pictures[at], *flow.widgets]
        self._words.y = max(flow.y for flow in flows) + 6
        self._whole_width(passage.words, ABOUT, marks[0])
        self._meet(PARAGRAPH)


def _read(flow: Flow, words: str, style: Style, marks: Marks, align: str = "left") -> Reading:
    """Words in a column, as high as they need."""
    place = Box(flow.x, flow.y, flow.width, flow.pen.height(words, style, flow.width))
    reading = Reading(words, place, style, align, ROLES.get(style, "text"), marks=marks)
    flow.put(lambda _: reading, place.height)
    return reading


def _is_figure(passage: Passage) -> bool:
    """Whether it is a picture that stands beside the words."""
    return passage.kind in ("cards", "talon", "slate", "table") and not passage.labels


def _has_picture(rest: Sequence[Passage]) -> bool:
    """Whether one belongs to what follows, up to the next heading."""
    return any(map(_is_figure, takewhile(lambda passage: passage.kind != "head", rest)))


def _size(passage: Passage) -> tuple[float, float]:
    if passage.kind == "slate":
        return SLATE
    if passage.kind == "table":
        return theme.FIGURE, TABLE
    if passage.kind == "talon":
        return theme.FIGURE, talon_height(theme.SMALL_CARD + 10)
    return theme.FIGURE, row_height(theme.SMALL_CARD)
