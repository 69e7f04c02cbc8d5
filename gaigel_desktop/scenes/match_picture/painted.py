"""The end of a match, painted: the slate in chalk, the faces, the cards of the best moment."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from gaigel_desktop.controller.places import give
from gaigel_desktop.table.slate.drawing import draw_score
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import (
    CHALK_HAND,
    SERIF,
    SERIF_BOLD,
)
from gaigel_desktop.window.offscreen import (
    SheetPen,
    as_png,
)
from gaigel_desktop.window.pen import (
    Pen,
    Style,
)
from gaigel_desktop.window.retouch import (
    cut_round,
    smoothly_turned,
)
from gaigel_desktop.window.scene import Kit

from .content import (
    MatchPicture,
    Whom,
)

SIZE: Final = (1800, 1200)
UNIT: Final = 1.5  # pixels, so that everything is as large as in a window of 1920
CARD: Final = Box(0, 0, SIZE[0] / UNIT, SIZE[1] / UNIT)
EDGE: Final = 44.0
LINES: Final = ((14.0, 2.0), (19.0, 1.0))  # along the edge: how far from it, and how wide
TITLE: Final = Style(CHALK_HAND, theme.PICTURE_TITLE_TEXT, theme.WINE)
DATE: Final = Style(SERIF, theme.PICTURE_TEXT, theme.INK_SOFT)
NAME: Final = Style(SERIF_BOLD, theme.PICTURE_NAME_TEXT, theme.INK)
SCORE: Final = Style(SERIF_BOLD, theme.PICTURE_NAME_TEXT, theme.WINE)
WON: Final = Style(SERIF_BOLD, theme.PICTURE_NAME_TEXT, theme.INK)
BEST_HEAD: Final = Style(SERIF, theme.PICTURE_TEXT, theme.INK_SOFT)
BEST: Final = Style(SERIF_BOLD, theme.PICTURE_BEST_TEXT, theme.INK)
SLATE: Final = Box(EDGE, 150, 690, 452)
PEOPLE: Final = Box(772, 172, 384, 430)
BEST_ROW: Final = Box(EDGE, 626, 1112, 134)
HIGHEST_ROW: Final = 86.0
COUNTED: Final = 22.0  # above the first row: what is counted
CARDS_WIDE: Final = 82.0
FAN: Final = 5.0  # degrees from card to card
WREATH: Final = 1.3  # of the face in it


def write_picture(kit: Kit, card: MatchPicture, path: Path) -> None:
    """Paint it, and write it as a PNG to a file that is not there yet; OSError where that cannot be."""
    give(path, as_png(painted(kit, card)))


def painted(kit: Kit, card: MatchPicture) -> pygame.Surface:
    """The whole picture, on a sheet of its own."""
    pen = SheetPen(kit, UNIT)
    pen.fill(pen.area(CARD), theme.PAPER)
    for inset, wide in LINES:
        _draw_frame(pen, CARD.inset(inset), wide)
    _draw_head(pen, card)
    draw_score(pen, SLATE, card.slate)
    _draw_people(pen, card.people, card.unit)
    if card.best:
        _draw_best(pen, card)
    return pen.sheet(SIZE)


def _draw_frame(pen: Pen, box: Box, wide: float) -> None:
    for side in (box.top(wide), box.below(box.height - wide), box.left(wide), box.after(box.width - wide)):
        pen.fill(pen.area(side), theme.PICTURE_LINE)


def _draw_head(pen: Pen, card: MatchPicture) -> None:
    room = CARD.inset(EDGE, 34)
    pen.line(card.title, room.top(70), TITLE)
    pen.line(card.date, room.below(70).top(34), DATE)


def _draw_people(pen: Pen, people: tuple[Whom, ...], unit: str) -> None:
    """A row for each, with a wreath round whoever has won, and what their side has; above it what that counts, for with
    strokes whoever has fewer has won."""
    high = min(HIGHEST_ROW, PEOPLE.height / len(people))
    top = PEOPLE.y + (PEOPLE.height - high * len(people)) / 2
    pen.line(unit, Box(PEOPLE.x, top - COUNTED, PEOPLE.width, COUNTED), BEST_HEAD, "right")
    for at, one in enumerate(people):
        row = Box(PEOPLE.x, top + at * high, PEOPLE.width, high)
        _draw_face(pen, one, row.left(high))
        if at and one.side != people[at - 1].side:
            pen.fill(pen.area(row.top(1.4)), theme.PAPER_DARK)
        words = row.after(high + 16)
        pen.line(one.name, words._replace(width=words.width - 66), NAME)
        pen.line(one.score, words.after(words.width - 60), SCORE, "right")


def _draw_face(pen: Pen, one: Whom, place: Box) -> None:
    _draw_round(pen, one.face, place.centred(place.width / WREATH, place.width / WREATH))
    if one.won:
        pen.sprite("wreath", place)


def _draw_round(pen: Pen, file: str, face: Box) -> None:
    size = pen.px(face.width), pen.px(face.height)
    pen.surface.blit(cut_round(pen.pictures.scaled(file, size)), pen.area(face))


def _draw_best(pen: Pen, card: MatchPicture) -> None:
    """Who won; under it the moment, beside the face that it belongs to, and its cards in a fan."""
    fan = _draw_cards(pen, card.cards)
    room = BEST_ROW._replace(width=fan - BEST_ROW.x - 30)
    pen.line(card.won, room.top(40), WON)
    moment = room.below(44)
    if card.best_face:
        _draw_round(pen, card.best_face, moment.left(moment.height))
        moment = moment.after(moment.height + 18)
    pen.line(card.best_head, moment.top(30), BEST_HEAD)
    pen.line(card.best, moment.below(32).top(52), BEST)


def _draw_cards(pen: Pen, cards: tuple[str, ...]) -> float:
    """In a fan at the right; where it begins."""
    step = min(58.0, 330 / max(1, len(cards)))
    high = CARDS_WIDE * theme.CARD_SHAPE
    right = BEST_ROW.right - CARDS_WIDE / 2 - 10
    for at, file in enumerate(cards):
        x = right - (len(cards) - 1 - at) * step
        angle = (len(cards) - 1 - 2 * at) * FAN / 2
        picture = smoothly_turned(pen.pictures.scaled(file, (pen.px(CARDS_WIDE), pen.px(high))), angle)
        middle = pen.px(x), pen.px(BEST_ROW.y + BEST_ROW.height / 2 + abs(angle) * 0.7)
        pen.surface.blit(picture, picture.get_rect(center=middle))
    return right - max(0, len(cards) - 1) * step - CARDS_WIDE / 2
