"""The tally: the rounds of the season, a stroke for each, five by five; the player's side first and then the others."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import CHALK_HAND
from gaigel_desktop.window.pen import Pen, Style

Rounds = tuple[int, int]  # paid by the player's side, and by the others
WORDS: Final = Style(CHALK_HAND, theme.CHALK_TEXT, theme.CHALK)
WHAT: Final = WORDS._replace(colour=theme.CHALK_FAINT)
MOST: Final = 20  # strokes; what is more is written as a number
FIVE: Final = 5
STROKE: Final = 0.46  # of the strokes that are made on a slate
STEP: Final = 9.0  # from one stroke to the next
AFTER_FIVE: Final = 10.0
ACROSS: Final = -62.0  # how the fifth one leans
KINDS: Final = 8  # as many strokes have been drawn, no two alike
GAP: Final = 8.0  # after a name
APART: Final = 24.0


def rounds_told(rounds: Rounds) -> str:
    """The same in words."""
    return say("rounds_told", {"ours": rounds[0], "theirs": rounds[1]})


def names() -> tuple[str, str]:
    """The two sides, as they are called on every slate here."""
    rules = PRESETS["leinfelden"]
    return call("side_us", rules), call("side_them", rules)


def tally_wide(pen: Pen, rounds: Rounds) -> float:
    """How much of the beam they need."""
    parts = [pen.width(name, WORDS) + GAP + _wide(pen, many) for name, many in zip(names(), rounds, strict=True)]
    return pen.width(say("rounds"), WHAT) + APART + sum(parts) + APART + 2


def draw_tally(pen: Pen, place: Box, rounds: Rounds) -> None:
    """From the left of this place."""
    x = place.x + pen.width(say("rounds"), WHAT) + APART
    pen.line(say("rounds"), place.left(x - place.x), WHAT)
    for name, many in zip(names(), rounds, strict=True):
        words = pen.width(name, WORDS)
        pen.line(name, place._replace(x=x, width=words + 2), WORDS)
        x += words + GAP
        room = place._replace(x=x, width=_wide(pen, many) + 2)
        if many > MOST:
            pen.line(str(many), room, WORDS)
        else:
            _strokes(pen, room, many)
        x = room.right + APART


def _wide(pen: Pen, many: int) -> float:
    if many > MOST:
        return pen.width(str(many), WORDS)
    return max(STEP, _at(many) * pen.text_size)


def _at(many: int) -> float:
    """Where the next stroke after so many stands; the fifth lies across the four before it."""
    fives, left = divmod(many, FIVE)
    return fives * ((FIVE - 1) * STEP + AFTER_FIVE) + left * STEP


def _strokes(pen: Pen, room: Box, many: int) -> None:
    size = pen.text_size
    for number in range(many):
        left, kind = number % FIVE, f"stroke_{number % KINDS + 1}"
        crosses = left == FIVE - 1
        x = _at(number - left) + ((FIVE - 2) / 2 * STEP if crosses else left * STEP) + STEP / 2
        scale = STROKE * size * (1.25 if crosses else 1.0)
        pen.piece(kind, (room.x + x * size, room.middle[1]), scale, ACROSS if crosses else 0.0)
