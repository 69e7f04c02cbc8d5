"""The rows of a count: what it is on the left, the cards, what it counts on the right; in the margin what decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gaigel_desktop.controller.match.laid_out import TRICK, CountLine, Laid
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import Deck, face_file
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.widgets import Decoration, Label, Look, Picture, text
from gaigel_desktop.window.pen import BODY, SMALL, STRONG, WARNING, Pen, Style

from .count_told import CountTold, cards_of

CARD: Final = 60.0  # the widest a card lies here
APART: Final = 26.0  # and from one to the next, where there is room
LEFT: Final = 0.28  # of the width, for what it is where cards lie beside it
RIGHT: Final = 0.18  # and for what it counts
MARGIN: Final = 16.0  # beside everything, for the mark
MARK: Final = 5.0
COUNTS: Final = SMALL._replace(face=STRONG.face)
TOOK: Final = COUNTS._replace(colour=theme.WINE)


@dataclass(slots=True)
class DecidedHere(Decoration):
    """A line in the margin, beside what decided the deal."""

    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """In the colour of wine."""
        pen.fill(pen.area(box), theme.WINE)


def put_entry(flow: Flow, told: CountTold, entry: CountLine, deck: Deck, decides: bool) -> None:
    """One entry, as high as it needs to be."""
    start, row = flow.y, Box(flow.x + MARGIN, flow.y, flow.width - MARGIN, 0)
    if decides:
        row = _put_line(flow, say("count_here"), row)
    laid = cards_of(entry)
    left = row.left(row.width * (LEFT if laid else 1 - RIGHT) - theme.GAP / 2)
    words = text(flow.pen, told.entry(entry), left, STRONG if entry.kind == TRICK else BODY)
    words.aloud = told.heard(entry)
    flow.widgets.append(words)
    middle = row.after(row.width * LEFT).left(row.width * (1 - LEFT - RIGHT))
    sums = row.after(row.width * (1 - RIGHT))
    took = entry.seat if entry.kind == TRICK else NOBODY
    cards = _put_cards(flow, middle, laid, _named(told.names, took), deck)
    bottoms = [words.box.bottom, cards, _put_sums(flow, sums, told, entry)]
    row = row._replace(y=max(bottoms) + 2)
    if passed := told.passed(entry):
        row = _put_line(flow, passed, row, aloud="")
    if decides:
        flow.widgets.append(DecidedHere(Box(flow.x, start, MARK, row.y - start)))
    flow.y = row.y


def _put_line(flow: Flow, words: str, row: Box, aloud: str | None = None) -> Box:
    """A line of its own; the place below it."""
    line = text(flow.pen, words, row, WARNING)
    line.aloud = aloud
    flow.widgets.append(line)
    return row._replace(y=line.box.bottom + 2)


def _put_sums(flow: Flow, place: Box, told: CountTold, entry: CountLine) -> float:
    """What it counts, and below it what the side then has; where they end."""
    for words, style in zip(told.sums(entry), (STRONG, BODY), strict=False):
        line = text(flow.pen, words, place, style, "right")
        line.aloud = ""
        flow.widgets.append(line)
        place = place._replace(y=line.box.bottom)
    return place.y


def _named(names: tuple[str, ...], took: int) -> tuple[tuple[str, Style], ...]:
    """What stands under the card of each; whoever took the trick stands out."""
    return tuple((name, TOOK if seat == took else SMALL) for seat, name in enumerate(names))


def _put_cards(
    flow: Flow, place: Box, laid: tuple[Laid, ...], names: tuple[tuple[str, Style], ...], deck: Deck
) -> float:
    """The cards side by side, under each its points and whose it was; where they end."""
    if not laid:
        return place.y
    step = min(CARD + APART, place.width / len(laid))
    wide = min(CARD, step - 4)
    high, line = wide * theme.CARD_SHAPE, flow.pen.line_height(SMALL)
    for at, (seat, card, points) in enumerate(laid):
        column = place.after(at * step).left(step)
        flow.widgets.append(Picture(face_file(deck, CODES[card]), column._replace(height=high).centred(wide, high)))
        if seat != NOBODY:
            name, style = names[seat]
            called = flow.pen.shortened(name, style, column.width), style
            lines = ((str(points), COUNTS), called) if points != NOBODY else (called,)
            for number, (words, written) in enumerate(lines):
                under = column._replace(y=column.y + high + 2 + number * line, height=line)
                flow.widgets.append(Label(words, under, written, "middle", aloud=""))
    return place.y + high + 2 + (2 * line if laid[0].seat != NOBODY else 0)
