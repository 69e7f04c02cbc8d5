"""The speech bubbles at a table, and where each has room without hiding who sits there or what it is about. Pure."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.text.calls import call, caption
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box

from .cues import Cue
from .item_boxes import NAME_REACHES
from .layout import Table

TAIL: Final = 14.0  # between a bubble and whoever says it
EDGE: Final = 8.0
AIR: Final = 12.0
KNOCK: Final = "knuckles_on_table"


class Bubble(NamedTuple):
    """Something said at a seat, or at a card of the own hand, until a moment."""

    words: str
    seat: int
    until: float = math.inf
    card: int | None = None
    caption: str = ""
    announced: bool = False  # it counts in the game, and is no talk
    besides: bool = False  # it is talk
    to_player: bool = False  # it is why not, for the player alone


class Aside(NamedTuple):
    """A sentence to the player alone, shown until a moment; one that asks for an action counts as read once any is
    done."""

    words: str
    until: float
    asks: bool = False


def call_bubble(cue: Cue, rules: RuleSet, captions: bool) -> Bubble:
    """The bubble of a call that belongs to an event, with a line in the player's language if that is wanted."""
    said = caption(cue.words, rules) if captions else ""
    return Bubble(call(cue.words, rules), cue.seat, caption=said, announced=True)


def bubble_to_read(cue: Cue, rules: RuleSet, captions: bool) -> Bubble | None:
    """The bubble for the words of a cue, with captions also for a knock that stands for them (U); otherwise None."""
    if cue.words:
        return call_bubble(cue, rules, captions)
    knocked = captions and cue.sound == KNOCK
    return Bubble(say("caption_knock"), cue.seat, announced=True) if knocked else None


class Berth(NamedTuple):
    """A place for a bubble, and the side of it on which the tail is."""

    box: Box
    tail: str


def room_at_card(card: Box, size: tuple[float, float], table: Table, solid: tuple[Box, ...] = ()) -> Berth:
    """Where a bubble lies above a card of the own hand, or beside it if something there has to stay in sight."""
    above = _on_table(card.middle[0] - size[0] / 2, card.y - size[1] - TAIL - 6, size, table)
    return Berth(above if _free(above, solid) else _over_hand(above, table, solid), "south")


def _over_hand(wished: Box, table: Table, solid: tuple[Box, ...]) -> Box:
    """The nearest free place to the one that is wished for, to the side or further up."""
    size = wished[2:]
    xs = {wished.x, *(x for box in solid for x in (box.right + 1, box.x - size[0] - 1))}
    ys = {wished.y, *(min(y, wished.y) for box in solid for y in (box.bottom + 1, box.y - size[1] - TAIL))}
    boxes = {_on_table(x, y, size, table) for x in xs for y in ys}
    ordered = sorted(boxes, key=lambda box: (math.dist(box.middle, wished.middle), box))
    return next((box for box in ordered if _free(box, solid)), wished)


def free_box(at: Box, size: tuple[float, float], table: Table, solid: tuple[Box, ...]) -> Box:
    """A free box above something, below it or beside it; where all that is taken, the nearest free one."""
    middle, beside = at.middle[0] - size[0] / 2, at.middle[1] - size[1] / 2
    wished = (
        _on_table(middle, at.y - size[1] - EDGE, size, table),
        _on_table(middle, at.bottom + EDGE, size, table),
        _on_table(at.right + EDGE, beside, size, table),
        _on_table(at.x - size[0] - EDGE, beside, size, table),
    )
    return next((box for box in wished if _free(box, solid)), None) or _nearest(at, size, table, solid).box


def room_at_portrait(at: Box, size: tuple[float, float], table: Table, clear: tuple[Box, ...]) -> Berth:
    """Where a bubble lies above a portrait at the side, or beside one at the upper edge; where all is taken around it,
    as near as can be."""
    middle = at.middle[0] - size[0] / 2
    above = Berth(_on_table(middle, at.y - size[1] - TAIL, size, table), "south")
    below = Berth(_on_table(middle, at.bottom + NAME_REACHES + TAIL, size, table), "north")
    right = Berth(_on_table(at.right + TAIL, at.y + 18, size, table), "west")
    left = Berth(_on_table(at.x - size[0] - TAIL, at.y + 18, size, table), "east")
    side = at.y > 2 * table.plan.portrait or at.x < 120 or at.right > table.width - 120
    inwards = right if at.middle[0] < table.width / 2 else left
    aside = Berth(_on_table(at.x, at.bottom + NAME_REACHES + TAIL, size, table), "north")
    wished = (above, below, inwards) if side else (right, left, below, aside)
    return next((room for room in wished if _free(room.box, clear)), None) or _nearest(at, size, table, clear)


@lru_cache(maxsize=16)
def _nearest(at: Box, size: tuple[float, float], table: Table, clear: tuple[Box, ...]) -> Berth:
    """The free place nearest to a portrait, with some air around whatever else is there."""
    solid = tuple(box.inset(-AIR) for box in (*clear, at))
    xs = {x for box in solid for x in (box.right, box.x - size[0])}
    ys = {y for box in solid for y in (box.bottom, box.y - size[1])}
    boxes = {_on_table(x, y, size, table) for x in xs for y in ys}
    ordered = sorted(boxes, key=lambda box: (_apart(at, box), box))
    box = next((box for box in ordered if _free(box, solid)), ordered[0])
    beside = "west" if box.x >= at.right else "east"
    return Berth(box, "south" if box.bottom <= at.y else "north" if box.y >= at.bottom else beside)


def _apart(one: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    return math.hypot(across, max(one.y - other.bottom, other.y - one.bottom, 0.0))


def _free(box: Box, clear: tuple[Box, ...]) -> bool:
    return not any(box.overlaps(other) for other in clear)


def tail_box(room: Berth, at: Box) -> Box:
    """The box of a bubble's tail, which points at whoever speaks."""
    box = room.box
    if room.tail in ("south", "north"):
        x = min(max(at.middle[0], box.x + 30), box.right - 30)
        return Box(x - 15, box.bottom - 5 if room.tail == "south" else box.y - 15, 30, 20)
    y = min(max(at.middle[1], box.y + 22), box.bottom - 22)
    return Box(box.x - 15 if room.tail == "west" else box.right - 5, y - 15, 20, 30)


def _on_table(x: float, y: float, size: tuple[float, float], table: Table) -> Box:
    wide, tall = size
    return Box(min(max(x, EDGE), table.width - wide - EDGE), min(max(y, EDGE), table.height - tall - EDGE), wide, tall)
