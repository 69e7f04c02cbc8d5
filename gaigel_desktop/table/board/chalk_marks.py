"""Chalk marks that are drawn on the table for a while, each with its rectangle and its time. Pure."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme

from .card_places import indicator_place, trick_middle
from .layout import Place, Rect, Table

WORDS: Final = "words"  # written
SUIT: Final = "suit"  # the sign of a suit
RING: Final = "ring"  # round a number that is enough
STRIKE: Final = "strike"  # through one that is not
TICK: Final = "tick"  # above a card that is new
KNOCK: Final = "knock"  # knuckles on the table
GAIN: Final = "gain"  # what a trick counts, on its way to the pile
SHADE: Final = "shade"  # the lamp is drawn down over what does not matter now
LED: Final = (62.0, 26.0)  # the word beside the card that was led
TRUMPS: Final = (74.0, 26.0)  # the word beside the trump card
AT_A_SIDE: Final = 40.0  # so far from the middle of the trick a card lies at a side
BESIDE_CARD: Final = 2.0
CHALKED: Final = frozenset({WORDS, SUIT, RING, STRIKE})  # drawn by a hand, which can be heard


class Mark(NamedTuple):
    """A chalk mark: what is drawn where, when its drawing begins, and when it is wiped away."""

    kind: str
    rect: Rect
    words: str = ""
    suit: int = -1
    began: float = 0.0
    drawn: float = 0.0  # seconds that a hand needs
    until: float = math.inf
    wiped: float = 0.0  # seconds in which it goes
    comes: tuple[float, float] = (0.0, 0.0)  # from so far away, while it is drawn

    def there(self, now: float) -> bool:
        """Whether the mark can be seen."""
        return self.began <= now < self.until + self.wiped

    def done(self, now: float) -> float:
        """How much of the mark is drawn, from 0 to 1."""
        return 1.0 if self.drawn <= 0 else min(1.0, max(0.0, (now - self.began) / self.drawn))

    def left(self, now: float) -> float:
        """How much of the mark has not been wiped away, from 0 to 1."""
        return 1.0 if now < self.until else max(0.0, 1.0 - (now - self.until) / self.wiped) if self.wiped else 0.0

    def rests_until(self, now: float) -> float:
        """Until when the mark looks as it does now: `now` while it is being drawn or wiped."""
        if now < self.began:
            return self.began
        if now < self.began + self.drawn or self.until <= now < self.until + self.wiped:
            return now
        return self.until if now < self.until else math.inf

    @property
    def over(self) -> float:
        """When nothing is left of the mark."""
        return self.until + self.wiped


def shade(rect: Rect, began: float, until: float) -> Mark:
    """The mark that darkens the wood below a count, so that cards and chalk stand out."""
    return Mark(SHADE, rect, began=began, drawn=theme.CHALKED, until=until, wiped=theme.CHALKED)


def led_mark(card: Place, table: Table, seen: Deal) -> Mark:
    """The word beside the card that was led, on the side that looks away from the trick."""
    x, y = trick_middle(seen, table)
    wide, high = (side * table.words for side in LED)
    right = card.x > x + AT_A_SIDE or (card.y < y and card.x > x - AT_A_SIDE)
    left = card.x + card.width / 2 + BESIDE_CARD if right else card.x - card.width / 2 - BESIDE_CARD - wide
    below = card.y > y and abs(card.x - x) < AT_A_SIDE
    top = card.y + card.width / 2 - high / 2 if below else card.y - card.width / 2 - high / 2
    return Mark(WORDS, (left, top, wide, high), say("led"))


def trumps_mark(table: Table) -> Mark:
    """The word beside the trump card, below the talon."""
    card = indicator_place(table)
    wide, high = (side * table.words for side in TRUMPS)
    top = card.y + card.width / 2 + TRUMPS[1] - high
    return Mark(WORDS, (card.x + card.width / 2 + BESIDE_CARD, top, wide, high), say("trumps_are"))
