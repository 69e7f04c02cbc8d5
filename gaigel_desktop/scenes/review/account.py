"""The account of a deal in chalk: in two sentences, and behind them three numbers that add up, and below the line what
they make; until it is known, a dot for each decision, filled when it has been looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from gaigel_desktop.controller.coaching.account import Account, in_two_sentences
from gaigel_desktop.text.numbers import adding_up, signed
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.flow import Flow
from gaigel_desktop.window.pages.grid import Column, GridRow, GridStyle
from gaigel_desktop.window.pages.widgets import Decoration, Label, Look, Meaning, OnlyShown, Panel, Text, Widget
from gaigel_desktop.window.pen import CHALKED, Pen, Style
from gaigel_desktop.window.spoken.tree import Span

from .unit_of_score import STROKES, Measure

EDGE: Final = (46.0, 34.0)  # of the slate, up to what is written on it
LINES: Final = 6.4  # that a slate has room for
LARGEST: Final = theme.CHALK_HEAD_TEXT
COLUMNS: Final = Column(grows=True), Column()
PARTS: Final = "dealt", "between", "own", "makes"
DOT: Final = 5.0
APART: Final = 17.0  # from one dot to the next
FINER: Final = 3  # times as many pixels are drawn as are seen
RULE: Final = 8.0


class Looked(NamedTuple):
    """What is known of a deal: the account as soon as there is one, how many decisions have been looked at, of how
    many, and whether it is still looked; and whether its numbers are wanted."""

    account: Account | None
    done: int
    of: int
    looking: bool
    counts: bool = True  # the deal has a result
    measure: Measure = STROKES
    in_figures: bool = False


def on_slate(pen: Pen, slate: Box, looked: Looked) -> list[Widget]:
    """The slate and everything on it."""
    inside, account = slate.inset(*EDGE), looked.account
    written: Iterable[Widget]
    if account is None:
        written = _waiting(pen, inside, looked)
    elif looked.in_figures:
        written = _sum(pen, inside, account, looked.measure)
    else:
        written = _sentences(pen, inside, account)
    return [Panel("slate", slate), *written, *_dots(inside, looked)]


def said(looked: Looked, *, asks: bool, finds: bool) -> tuple[str, ...]:
    """How far it has been looked, and what there is to be done: as it is said aloud."""
    so_far = say("review_looked", {"done": looked.done, "count": looked.of})
    still = f"{say('review_looking')} {so_far}" if looked.looking else so_far
    ask = say("review_first", {"ask": say("review_ask")}) if asks else ""
    told = sentences(looked.account) if looked.account else ()
    return tuple(filter(None, (still, *told, ask, "" if finds or looked.looking else say("review_none"))))


def sentences(account: Account) -> tuple[str, ...]:
    """What it comes to, in words."""
    return tuple(say(f"account_{key}") for key in in_two_sentences(account))


def figures(account: Account, measure: Measure = STROKES) -> tuple[str, str, str, str]:
    """The three numbers and what they make, rounded so that they still do; each with the sign that it has when it is
    written down: of strokes fewer are better."""
    unit = -measure.of_stroke if measure.fewer else measure.of_stroke
    dealt, between, own, result = (part * unit for part in account)
    dealt, between, own = adding_up((dealt, between, -own), result)
    return signed(dealt), signed(between), signed(own), signed(round(result, 1))


def _sentences(pen: Pen, inside: Box, account: Account) -> Iterator[Widget]:
    """The two sentences, one below the other."""
    words = "\n".join(sentences(account))
    style = style_of(pen, inside.height / LINES, 1.0)
    yield Text(words, inside.centred(inside.width, pen.height(words, style, inside.width)), style, "middle")


def _sum(pen: Pen, inside: Box, account: Account, measure: Measure) -> list[Widget]:
    """A line for each number, and below a stroke what they make."""
    high = inside.height / LINES
    small, large = style_of(pen, high, 0.6), style_of(pen, high, 0.78)
    flow = Flow(pen, inside)
    flow.put(lambda box: Label(say(f"account_head{measure.words}"), box, small, "middle", role="heading"), high)
    lines = GridStyle(name=large, figure=large, air=high - pen.line_height(large))
    *parts, made = zip(PARTS, figures(account, measure), strict=True)
    flow.grid(COLUMNS, [GridRow((say(f"account_{name}"), figure)) for name, figure in parts], lines)
    flow.put(Rule, RULE)
    flow.grid(COLUMNS, [GridRow((say(f"account_{name}"), figure)) for name, figure in (made,)], lines)
    return flow.widgets


def style_of(pen: Pen, high: float, share: float) -> Style:
    """Chalk as large as a line allows."""
    return Style(CHALKED.face, min(LARGEST, high * share / max(1.0, pen.text_size)), theme.CHALK)


def _waiting(pen: Pen, inside: Box, looked: Looked) -> Iterator[Widget]:
    """That it is still looked, or that there is nothing to add up."""
    key = "review_looking" if looked.counts and looked.done < looked.of else "account_none"
    style = style_of(pen, inside.height / LINES, 1.0)
    high = pen.height(say(key), style, inside.width)
    yield Text(say(key), inside.centred(inside.width, high), style, "middle")


def _dots(inside: Box, looked: Looked) -> Iterator[Widget]:
    """At the foot, as long as it is still looked."""
    if looked.looking:
        words = say("review_looked", {"done": looked.done, "count": looked.of})
        yield Dots(inside.below(inside.height - APART), looked.done, looked.of, words)


@dataclass(slots=True)
class Rule(Decoration):
    """A stroke of chalk under a sum."""

    box: Box

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """As long as the sum is wide."""
        pen.sprite("ray_1", box)


@dataclass(slots=True)
class Dots(OnlyShown):
    """A dot of chalk for everything that there is, a full one for what is done."""

    box: Box
    done: int
    count: int
    words: str

    def meaning(self, pen: Pen, box: Box) -> Meaning:
        """How many of how many."""
        return Meaning("progress", self.words, "", box, range=Span(self.done, 0, self.count, 1))

    def draw(self, pen: Pen, box: Box, look: Look) -> None:
        """In the middle, side by side."""
        area = pen.area(box)

        def make() -> pygame.Surface:
            picture = pygame.Surface((area.width * FINER, area.height * FINER), pygame.SRCALPHA)
            picture.fill((*theme.CHALK, 0))
            self._draw(picture, pen.unit * FINER)
            return pygame.transform.smoothscale(picture, area.size)

        pen.surface.blit(pen.pictures.made(("dots", self.done, self.count, area.size), make), area)

    def _draw(self, on: pygame.Surface, unit: float) -> None:
        step = min(APART, self.box.width / max(1, self.count))
        first = self.box.width / 2 - (self.count - 1) * step / 2
        for at in range(self.count):
            middle = (first + at * step) * unit, self.box.height / 2 * unit
            pygame.draw.circle(on, theme.CHALK, middle, DOT * unit, 0 if at < self.done else round(1.4 * unit))
