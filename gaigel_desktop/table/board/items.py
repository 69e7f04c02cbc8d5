"""The one list of what lies on a table and can be pointed at, pressed, framed or heard. Pure.

From it come what is under the pointer, where Tab and N lead, frames and looks, what is in the light, and what a screen
reader is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.window.boxes import Box, Point

from . import item_boxes, named_things, panel_layout
from .buttons import CALL
from .card_places import sorted_hand
from .frame_layout import button_rects, icon_rects, slate_rect, way_boxes
from .item import Item, ItemId, Look, Where, card_ids
from .layout import Table
from .panels import ASKED, POINT, Panel, is_king_or_ober
from .piles import WonPiles
from .room_plan import points_rect

NO_MATS: Final[Mapping[int, Point]] = {}


class Extras(NamedTuple):
    """What lies on a table besides the deal itself, as plain values."""

    icons: tuple[str, ...] = ()
    ways: int = 0  # to lead the first card, that are laid out
    proofs: tuple[int, ...] = ()  # seats that can be asked to show their hand
    panel: tuple[Panel, Box] | None = None
    strip: bool = False
    mat: Box | None = None
    coasters: Mapping[int, Point] = NO_MATS
    calls: tuple[str, ...] = tuple(CALL)  # those that have a button
    passed_over: frozenset[str] = frozenset()  # and of these the ones that Tab does not come past


class Pointed(NamedTuple):
    """What mouse and keys are at, what a hint tells to press, and what is dimmed; cards by their faces where
    both copies are meant."""

    hovered: ItemId | None = None
    pressed: ItemId | None = None
    focused: ItemId | None = None
    advised: ItemId | None = None
    due: ItemId | None = None  # the call for which it is time
    held: bool = False  # a card is between the fingers: no other is lifted under the pointer
    dimmed: frozenset[str] = frozenset()  # calls that are of no use now
    picked: int | None = None  # the card chosen for the opening
    lifted: ItemId | None = None  # the own card that waits for the own turn
    cards: tuple[int, ...] = ()  # those that a hint tells to play
    playable: frozenset[int] = frozenset()  # where not all cards are
    new: int | None = None  # the place in the hand of the card that was drawn last


NOTHING_POINTED: Final = Pointed()


class Placed(NamedTuple):
    """The items where they lie at rest, and what their places depend on."""

    because: object  # on what it depends
    items: tuple[Item, ...]
    solid: tuple[Box, ...]  # what nothing said to the player alone lies on


class Paper(NamedTuple):
    """What can be pressed of a card of paper: its buttons, or the cards of a trick that are the answers."""

    answers: tuple[tuple[Box, ...], ...] = ()
    back: Box | None = None
    is_read: bool = False  # a lesson says something on it


def items(seen: Deal, table: Table, won: WonPiles, extras: Extras) -> tuple[Item, ...]:
    """All items but the paper of a lesson or a hint, in the order in which Tab comes past them. What cannot be pressed
    comes last. Nothing is pointed at yet."""
    return (
        *_cards(seen, table, extras),
        *_panel(extras),
        *_resting(seen, table, extras),
        *_named(seen, table, won, extras),
    )


def with_looks(items: Iterable[Item], panel: Panel | None, pointed: Pointed) -> tuple[Item, ...]:
    """The items with their looks, while this panel is open."""
    found = list[Item]()
    place = 0  # in the own hand
    marked = {pointed.hovered, pointed.pressed, pointed.focused, pointed.advised, pointed.due}
    for item in items:
        if item.id.kind == "card":
            found.append(item._replace(look=_look_of_card(item.id, place, panel, pointed)))
            place += 1
            continue
        dimmed = _is_dimmed(item.id, panel, pointed)
        if dimmed or item.id in marked:
            found.append(item._replace(look=_look(item.id, pointed, dimmed=dimmed)))
        else:
            found.append(item)
    return tuple(found)


def _is_dimmed(known_by: ItemId, panel: Panel | None, pointed: Pointed) -> bool:
    """Whether a call, or an answer of a panel, is of no use now."""
    if known_by.kind == "call":
        return known_by.name in pointed.dimmed
    return known_by.kind == "choice" and panel is not None and bool(panel.choices[known_by.number].refused)


def with_paper(
    items: tuple[Item, ...], paper: Paper, pointed: Pointed = NOTHING_POINTED, *, beside: bool
) -> tuple[Item, ...]:
    """The items with the buttons of a paper added, which is laid where it hides as little of them as can be; `beside`
    an open panel. While a lesson says something they come first, otherwise after everything that can be pressed."""
    where: Where = "beside" if beside else "reachable"
    buttons = with_looks(_paper(paper, where), None, pointed)
    if paper.is_read:
        return (*buttons, *items)
    named = next((at for at, item in enumerate(items) if item.id.row.named_only), len(items))
    return (*items[:named], *buttons, *items[named:])


def _paper(paper: Paper, where: Where) -> Iterator[Item]:
    for at, boxes in enumerate(paper.answers):
        yield Item(ItemId("answer", at), boxes, where)
    if paper.back is not None:
        yield Item(ItemId("back"), (paper.back,), where)


def _cards(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    hand = [] if table.covered else sorted_hand(seen, table)
    points = extras.panel is not None and extras.panel[0].kind == POINT
    where: Where = "reachable" if extras.panel is None or points else "there"
    boxes = item_boxes.card_boxes(table, len(hand))
    for card, box in zip(card_ids(hand), boxes, strict=True):
        fits = is_king_or_ober(card.number)
        yield Item(card, (box,), where, tab=fits or not points)


def _look_of_card(card: ItemId, place: int, panel: Panel | None, pointed: Pointed) -> Look:
    """The look of an own card. It stands out if it is pointed at, focused, chosen for the opening, advised, or kept for
    the own turn; where half of a pair is asked for, all that can be one."""
    face = card.number
    focused, hovered, advised = card == pointed.focused, card == pointed.hovered, face in pointed.cards
    if panel is not None and panel.kind == POINT:
        lifted = focused or is_king_or_ober(face)
    else:
        under_pointer = hovered and not pointed.held
        lifted = focused or under_pointer or advised or face == pointed.picked or card == pointed.lifted
    playable = face in pointed.playable or advised
    return Look(
        hovered=hovered,
        pressed=card == pointed.pressed,
        focused=focused,
        advised=card == pointed.advised,
        framed=focused or advised,
        chosen=face == pointed.picked,
        lifted=lifted,
        playable=playable,
        shaded=bool(pointed.playable) and not playable,
        new=place == pointed.new,
    )


def _panel(extras: Extras) -> Iterator[Item]:
    """The buttons of an open panel; a question that has to be answered has no cross."""
    if extras.panel is None:
        return
    panel, sheet = extras.panel
    for at, box in enumerate(panel_layout.choice_boxes(panel, sheet)):
        yield _item(ItemId("choice", at), box)
    if panel.kind != ASKED:
        yield _item(ItemId("close"), panel_layout.close_box(sheet))


def _resting(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    """The items that can be pressed while nothing is asked."""
    for item in _all_resting(seen, table, extras):
        where = _where(item, extras)
        yield item if where == "reachable" else item._replace(where=where)


def _all_resting(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    for at, box in enumerate(way_boxes(table, extras.ways)):
        yield _item(ItemId("way", at), box)
    for name, rect in button_rects(table).items():
        if name in extras.calls:
            yield Item(ItemId("call", name=name), (rect,), tab=name not in extras.passed_over)
    for seat in item_boxes.in_order(seen, table):
        yield _item(ItemId("seat", seat), item_boxes.portrait_box(seen, table, seat))
    for seat in extras.proofs:
        yield _item(ItemId("proof", seat), item_boxes.proof_box(seen, table, seat))
    yield _item(ItemId("slate"), slate_rect(table))
    for side, tricks in enumerate(seen.tricks):
        if tricks:
            yield _pile(seen, table, side)
    icons = icon_rects(table, extras.icons)
    for name in extras.icons:
        yield _item(ItemId("icon", name=name), icons[name])
    if extras.strip:
        yield _item(ItemId("strip"), item_boxes.strip_box(seen, table))
    if extras.mat is not None:
        yield _item(ItemId("mat"), extras.mat)


def _pile(seen: Deal, table: Table, side: int) -> Item:
    """The item of what a side has taken; where all are to read its points, they stand in chalk beside it."""
    pile = _item(ItemId("pile", side), item_boxes.pile_box(seen, table, side))
    if table.plan.watched:
        return pile._replace(boxes=(pile.box, Box(*points_rect(seen, table, side))))
    return pile


def _where(item: Item, extras: Extras) -> Where:
    """Whether an item can be reached: beside a panel that the player opened every button does what it says, after the
    panel has closed; beside a question that came by itself one may look round, as far as it hides nothing, and do
    nothing else."""
    if extras.panel is None:
        return "reachable"
    panel, sheet = extras.panel
    row = item.id.row
    if panel.kind != ASKED:
        return "beside" if row.beside else "there"
    looks_round = not row.counts and item.id.kind not in ("way", "proof", "strip", "mat")
    return "reachable" if looks_round and not item.box.overlaps(sheet) else "there"


def _named(seen: Deal, table: Table, won: WonPiles, extras: Extras) -> Iterator[Item]:
    """The items that only have a name, out of reach where a panel is open or lies over them."""
    for thing in named_things.named_things(seen, table, won, extras.coasters):
        there = extras.panel is None or (extras.panel[0].kind == ASKED and not thing.box.overlaps(extras.panel[1]))
        item = _item(thing.id, thing.box)
        yield item if there else item._replace(where="there")


def _item(known_by: ItemId, box: Box) -> Item:
    return Item(known_by, (box,))


def _look(known_by: ItemId, pointed: Pointed, *, dimmed: bool) -> Look:
    focused, advised = known_by == pointed.focused, known_by == pointed.advised
    return Look(
        hovered=known_by == pointed.hovered,
        pressed=known_by == pointed.pressed,
        focused=focused,
        advised=advised,
        framed=focused or advised or known_by == pointed.due,
        dimmed=dimmed,
    )
