"""The items: what lies on a table and can be pointed at, pressed, named or heard. Each kind is described once. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from gaigel_desktop.window.boxes import Box, Point

Kind = Literal[
    "card",  # of the own hand
    "way",  # to lead the first card
    "call",
    "icon",
    "seat",
    "proof",  # asks somebody to show the hand
    "slate",
    "pile",
    "choice",  # of an open panel
    "close",  # of an open panel
    "answer",  # a button of the paper of a lesson, or a card of the trick that is asked about
    "back",  # leads away from the paper
    "strip",  # of paper, with what holds now
    "mat",  # over the own points
    "trick",  # a card of it
    "trump",  # the card half under the talon
    "reserved",  # the Seven beside that
    "talon",
    "suit",  # the sign that stays when the talon is gone
    "meld",  # a card turned up for a declaration, or chalk
    "coaster",
]
Group = Literal[
    "paper",
    "panel",
    "hand",
    "ways",
    "trick",
    "talon",
    "seats",
    "piles",
    "slate",
    "coasters",
    "proofs",
    "calls",
    "strip",
    "mat",
    "icons",
]
Where = Literal["reachable", "beside", "there"]


class KindRow(NamedTuple):
    """The properties that every item of a kind has."""

    group: Group  # with what it belongs together for whoever hears the table
    over: int  # how high it lies: the pointer finds the highest, of equals the last
    named_only: bool = False  # it lies there and has a name, and cannot be pressed; N leads there, and Tab does not
    idle: bool = False  # a press there is one on the bare table
    clicks: bool = False  # a press is heard
    counts: bool = False  # what is done with it counts in the game
    beside: bool = False  # a press on it closes a panel that is open and does what it says
    leads_on: bool = False  # while a lesson says something, a press on it says that it was read


KINDS: Final[dict[Kind, KindRow]] = {
    "card": KindRow("hand", 3, counts=True, leads_on=True),
    "way": KindRow("ways", 3, clicks=True, beside=True, leads_on=True),
    "call": KindRow("calls", 3, clicks=True, counts=True, beside=True, leads_on=True),
    "icon": KindRow("icons", 3, clicks=True, beside=True),
    "seat": KindRow("seats", 3, idle=True),
    "proof": KindRow("proofs", 3, beside=True),
    "slate": KindRow("slate", 3, clicks=True),
    "pile": KindRow("piles", 1, clicks=True),
    "choice": KindRow("panel", 3, clicks=True),
    "close": KindRow("panel", 3, clicks=True),
    "answer": KindRow("paper", 4, clicks=True, beside=True, leads_on=True),
    "back": KindRow("paper", 4, clicks=True, beside=True),
    "strip": KindRow("strip", 3, idle=True),
    "mat": KindRow("mat", 3),
    "trick": KindRow("trick", 0, named_only=True),
    "trump": KindRow("talon", 0, named_only=True),
    "reserved": KindRow("talon", 0, named_only=True),
    "talon": KindRow("talon", 0, named_only=True),
    "suit": KindRow("talon", 0, named_only=True),
    "meld": KindRow("piles", 2, named_only=True),  # it lies on its pile
    "coaster": KindRow("coasters", 0, named_only=True),
}
PRESSED: Final = frozenset(kind for kind, row in KINDS.items() if not row.named_only)


class ItemId(NamedTuple):
    """What an item is known by as long as it lies there: its kind, and which of them it is."""

    kind: Kind
    number: int = 0  # the face of an own card; a seat, a side, or the how manyeth
    name: str = ""  # of a call, an icon
    copy: int = 0  # of equal own cards, from the left

    @property
    def key(self) -> str:
        """The id as one word, for the tree; beer mats are all one there, because they mean nothing."""
        if self.kind == "coaster":
            return self.kind
        return f"{self.kind} {self.name or self.number}" + (f" {self.copy}" if self.copy else "")

    @property
    def row(self) -> KindRow:
        """The properties that every item of this kind has."""
        return KINDS[self.kind]


class Look(NamedTuple):
    """How an item is shown: pointed at, framed, dimmed, chosen, lifted or marked."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False  # the keys are at it
    advised: bool = False  # a hint tells to press it
    framed: bool = False  # it has a frame of light
    dimmed: bool = False  # it is of no use now, and can be pressed all the same: then it says why
    chosen: bool = False
    lifted: bool = False  # a card stands out
    playable: bool = False  # it is marked as one that may be played, or is advised
    shaded: bool = False  # others are marked
    new: bool = False  # the card that was drawn last

    @property
    def button(self) -> str:
        """The name of the way a button is drawn: "disabled", "pressed", "hover" or "normal"."""
        if self.dimmed:
            return "disabled"
        return "pressed" if self.pressed else "hover" if self.hovered else "normal"


PLAIN: Final = Look()


class Item(NamedTuple):
    """Something on the table: where it is, whether it can be reached now, and how it looks."""

    id: ItemId
    boxes: tuple[Box, ...]  # where it is pressed; an answer may have two: a card, and whose it is
    where: Where = "reachable"
    look: Look = PLAIN
    tab: bool = True  # whether Tab comes past it

    @property
    def box(self) -> Box:
        """The first of the item's boxes, where its frame is drawn."""
        return self.boxes[0]

    @property
    def in_reach(self) -> bool:
        """Whether the pointer and the keys find it now."""
        return self.where == "reachable"

    def holds(self, point: Point) -> bool:
        """Whether the item lies under the point."""
        first, *others = self.boxes
        return first.holds(point) or any(box.holds(point) for box in others)


# -- finding them ------------------------------------------------------------------------------------------------


def item_under(items: Iterable[Item], point: Point, where: Where = "reachable") -> Item | None:
    """The item that a point means: of all that lies there the highest, of equals the last; None where nothing lies."""
    found: Item | None = None
    for item in items:
        if item.where == where and item.holds(point) and (found is None or item.id.row.over >= found.id.row.over):
            found = item
    return found


def pressed_at(items: Iterable[Item], point: Point) -> Item | None:
    """The item at a point that can be pressed: the highest, of equals the last; None where there is none."""
    return item_under((item for item in items if not item.id.row.named_only), point)


def tab_ring(items: Iterable[Item]) -> list[ItemId]:
    """The items that Tab leads to, one after the other."""
    return [item.id for item in items if item.in_reach and item.tab and not item.id.row.named_only]


def name_ring(items: Sequence[Item]) -> list[ItemId]:
    """The items that N leads to: what lies there and cannot be pressed, what lies highest first."""
    return [item.id for item in reversed(items) if item.in_reach and item.id.row.named_only]


def find_item(items: Iterable[Item], wanted: ItemId | None) -> Item | None:
    """The item with this id, if it can be reached now; otherwise None."""
    return next((item for item in items if item.id == wanted and item.in_reach), None)


def look_of(items: Mapping[ItemId, Item], wanted: ItemId) -> Look:
    """The look of an item; what is not there looks plain."""
    return items[wanted].look if wanted in items else PLAIN


# -- the own hand ------------------------------------------------------------------------------------------------


def card_ids(hand: Sequence[int]) -> list[ItemId]:
    """The ids of the cards of a hand, from the left."""
    return [ItemId("card", card, copy=hand[:at].count(card)) for at, card in enumerate(hand)]


def place_in_hand(wanted: ItemId | None, hand: Sequence[int]) -> int | None:
    """The place of an own card in the hand; None if it is something else or not there."""
    if wanted is None or wanted.kind != "card":
        return None
    ids = card_ids(hand)
    return ids.index(wanted) if wanted in ids else None
