"""What a lesson, a hint or a show speaks of: places by their names, and which items lie there. Pure.

"hand" and "hand:S7" are own cards, "trick", "trump" and "talon" lie in the middle, "call:declare" is a button, "seat:2"
a portrait, "pile:0" what a side has taken, "points" all the piles, "slate" the score. Nothing else knows these names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.window.boxes import Box

from .buttons import call_in_lessons
from .item import Item, ItemId, Kind

PlaceKind = Literal["hand", "trick", "trump", "talon", "call", "seat", "pile", "points", "slate"]
LIE_THERE: Final[dict[PlaceKind, tuple[Kind, ...]]] = {
    "hand": ("card",),
    "trick": ("trick",),
    "trump": ("trump", "suit"),
    "talon": ("talon",),
    "call": ("call",),
    "seat": ("seat",),
    "pile": ("pile",),
    "points": ("pile",),
    "slate": ("slate",),
}
GROUPS: Final = ("hand", "trick")  # of these the whole is lit, not each item
IN_THE_FAN: Final = 14.0  # so much narrower the light on a single own card is: its neighbours stay in the dark


class Place(NamedTuple):
    """A place on the table that a lesson, a hint or a show names, or something that lies there."""

    kind: PlaceKind
    number: int = -1  # the face of a card, a seat, a side; -1: all of them
    call: str = ""

    def holds(self, item: ItemId) -> bool:
        """Whether an item lies in this place."""
        if item.kind not in LIE_THERE[self.kind]:
            return False
        if self.kind == "call":
            return item.name == self.call
        return self.number in (-1, item.number)


def parse_place(name: str) -> Place:
    """The place with this name; any other name raises a ValueError."""
    word, _, which = name.partition(":")
    kind = next((each for each in LIE_THERE if each == word), None)
    if kind is None:
        raise ValueError(name)
    place = Place(kind)
    if kind == "call":
        return place._replace(call=call_in_lessons(which))
    if kind == "hand" and which:
        if which not in FACE_OF:
            raise ValueError(name)
        return place._replace(number=FACE_OF[which])
    return place._replace(number=int(which)) if which else place


def items_in_places(names: Sequence[str], items: Iterable[Item]) -> list[Item]:
    """The items that lie in these places now, place by place."""
    there = tuple(items)
    return [item for place in map(parse_place, names) for item in there if place.holds(item.id)]


def highlighted_boxes(names: Sequence[str], items: Iterable[Item]) -> tuple[Box, ...]:
    """The boxes of the light that shows these places."""
    return tuple(
        box for name in names for item in items_in_places((name,), items) for box in _light(parse_place(name), item)
    )


def _light(place: Place, item: Item) -> Iterator[Box]:
    single = place.kind == "hand" and place.number != -1
    yield from (box.inset(IN_THE_FAN, 0) if single else box for box in item.boxes)


def highlighted_keys(names: Sequence[str], items: Iterable[Item]) -> frozenset[str]:
    """The keys in the tree for screen readers of all that lies in these places: hand and trick as a whole."""
    whole = {name for name in names if name in GROUPS}
    return frozenset(
        whole | {item.id.key for item in items_in_places([name for name in names if name not in whole], items)}
    )
