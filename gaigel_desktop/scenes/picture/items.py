"""The one list of what lies on a table: from it come what is under the pointer, where Tab and N lead, frames and looks,
what is in the light, and what a screen reader is told. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.stage.frame_layout import button_rects, icon_rects, slate_rect
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import sorted_hand
from gaigel_desktop.scenes.stage.piles import Won
from gaigel_desktop.scenes.stage.room import points_rect
from gaigel_desktop.window.boxes import Box, Point

from . import asking, spots, things
from .item import PLAIN, Item, ItemId, Look, Where, card_ids
from .panels import ASKED, POINT, Panel, is_king_or_ober

NO_MATS: Final[Mapping[int, Point]] = {}


class Pointed(NamedTuple):
    """What mouse and keys are at."""

    hovered: ItemId | None = None
    pressed: ItemId | None = None
    focused: ItemId | None = None


class Helped(NamedTuple):
    """What help shows: cards by their faces, everything else by what it is known by."""

    advised: ItemId | None = None  # what a hint tells to press
    cards: tuple[int, ...] = ()  # the cards that it tells to play
    playable: frozenset[int] = frozenset()  # where not all cards are
    new: int | None = None  # the place in the hand of the card that was drawn last


class Extras(NamedTuple):
    """What lies on a table besides the deal itself, and how everything is pointed at and helped with: values alone."""

    icons: tuple[str, ...] = ()
    ways: int = 0  # to lead the first card, that are laid out
    chosen_way: int = -1
    proofs: tuple[int, ...] = ()  # seats that can be asked to show their hand
    panel: tuple[Panel, Box] | None = None
    strip: Box | None = None
    mat: Box | None = None
    coasters: Mapping[int, Point] = NO_MATS
    dimmed: frozenset[str] = frozenset()  # calls that are of no use now
    passed_over: frozenset[str] = frozenset()  # calls that Tab does not come past
    picked: int | None = None  # the card chosen for the opening
    lifted: ItemId | None = None  # the own card that waits for the own turn
    held: bool = False  # a card is between the fingers: no other is lifted under the pointer
    pointed: Pointed = Pointed()
    helped: Helped = Helped()


class Paper(NamedTuple):
    """What can be pressed of a card of paper: its buttons, or the cards of a trick that are the answers."""

    answers: tuple[tuple[Box, ...], ...] = ()
    back: Box | None = None
    is_read: bool = False  # a lesson says something on it


def items(seen: Deal, table: Table, won: Won, extras: Extras) -> tuple[Item, ...]:
    """Everything but the paper of a lesson or a hint, in the order in which Tab comes past it. What cannot be pressed
    comes last."""
    return (
        *_cards(seen, table, extras),
        *_panel(extras),
        *_resting(seen, table, extras),
        *_named(seen, table, won, extras),
    )


def with_paper(items: tuple[Item, ...], paper: Paper, extras: Extras) -> tuple[Item, ...]:
    """The same with the buttons of a paper, which is laid where it hides as little of all that as can be. While a
    lesson says something they come first, otherwise after everything that can be pressed."""
    buttons = tuple(_paper(paper, extras))
    if paper.is_read:
        return (*buttons, *items)
    named = next((at for at, item in enumerate(items) if item.id.row.named_only), len(items))
    return (*items[:named], *buttons, *items[named:])


def _cards(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    hand = sorted_hand(seen, table)
    points = extras.panel is not None and extras.panel[0].kind == POINT
    where: Where = "reachable" if extras.panel is None or points else "there"
    boxes = spots.card_boxes(table, len(hand))
    for at, (card, box) in enumerate(zip(card_ids(hand), boxes, strict=True)):
        fits = is_king_or_ober(card.number)
        yield Item(card, (box,), where, _look_of_card(card, at, extras, points and fits), tab=fits or not points)


def _look_of_card(card: ItemId, at: int, extras: Extras, points: bool) -> Look:
    """Own cards that stand out: pointed at, focused, chosen for the opening, advised, or kept for the own turn; where
    half of a pair is asked for, all that can be one."""
    pointed, helped, face = extras.pointed, extras.helped, card.number
    focused, hovered, advised = card == pointed.focused, card == pointed.hovered, face in helped.cards
    if extras.panel is not None and extras.panel[0].kind == POINT:
        lifted = focused or points
    else:
        under_pointer = hovered and not extras.held
        lifted = focused or under_pointer or advised or face == extras.picked or card == extras.lifted
    playable = face in helped.playable or advised
    return Look(
        hovered=hovered,
        pressed=card == pointed.pressed,
        focused=focused,
        advised=card == helped.advised,
        framed=focused or advised,
        chosen=face == extras.picked,
        lifted=lifted,
        playable=playable,
        shaded=bool(helped.playable) and not playable,
        new=at == helped.new,
    )


def _panel(extras: Extras) -> Iterator[Item]:
    """The buttons of an open panel; a question that has to be answered has no cross."""
    if extras.panel is None:
        return
    panel, sheet = extras.panel
    for at, (choice, box) in enumerate(zip(panel.choices, asking.choice_boxes(panel, sheet), strict=True)):
        yield _item(ItemId("choice", at), box, extras, dimmed=bool(choice.refused))
    if panel.kind != ASKED:
        yield _item(ItemId("close"), asking.close_box(sheet), extras)


def _resting(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    """What can be pressed while nothing is asked."""
    for item in _all_resting(seen, table, extras):
        where = _where(item, extras)
        yield item if where == "reachable" else item._replace(where=where)


def _all_resting(seen: Deal, table: Table, extras: Extras) -> Iterator[Item]:
    for at, box in enumerate(spots.offer_boxes(table, extras.ways)):
        yield _item(ItemId("way", at), box, extras, chosen=at == extras.chosen_way)
    for name, rect in button_rects(table).items():
        call = _item(ItemId("call", name=name), rect, extras, dimmed=name in extras.dimmed)
        yield call._replace(tab=name not in extras.passed_over)
    for seat in spots.in_order(seen, table):
        yield _item(ItemId("seat", seat), spots.portrait_box(seen, table, seat), extras)
    for seat in extras.proofs:
        yield _item(ItemId("proof", seat), spots.proof_box(seen, table, seat), extras)
    yield _item(ItemId("slate"), slate_rect(table), extras)
    for side, tricks in enumerate(seen.tricks):
        if tricks:
            yield _pile(seen, table, side, extras)
    icons = icon_rects(table, extras.icons)
    for name in extras.icons:
        yield _item(ItemId("icon", name=name), icons[name], extras)
    if extras.strip is not None:
        yield _item(ItemId("strip"), extras.strip, extras)
    if extras.mat is not None:
        yield _item(ItemId("mat"), extras.mat, extras)


def _pile(seen: Deal, table: Table, side: int, extras: Extras) -> Item:
    """What a side has taken; where all are to read its points, they stand in chalk beside it."""
    pile = _item(ItemId("pile", side), spots.pile_box(seen, table, side), extras)
    if table.plan.watched:
        return pile._replace(boxes=(pile.box, Box(*points_rect(seen, table, side))))
    return pile


def _where(item: Item, extras: Extras) -> Where:
    """Beside a panel that the player opened every button does what it says, after the panel has closed; beside a
    question that came by itself one may look round, as far as it hides nothing, and do nothing else."""
    if extras.panel is None:
        return "reachable"
    panel, sheet = extras.panel
    row = item.id.row
    if panel.kind != ASKED:
        return "beside" if row.beside else "there"
    looks_round = not row.counts and item.id.kind not in ("way", "proof", "strip", "mat")
    return "reachable" if looks_round and not item.box.overlaps(sheet) else "there"


def _paper(paper: Paper, extras: Extras) -> Iterator[Item]:
    where: Where = "reachable" if extras.panel is None else "beside"
    for at, boxes in enumerate(paper.answers):
        answer = ItemId("answer", at)
        yield Item(answer, boxes, where, _look(answer, extras))
    if paper.back is not None:
        yield Item(ItemId("back"), (paper.back,), where, _look(ItemId("back"), extras))


def _named(seen: Deal, table: Table, won: Won, extras: Extras) -> Iterator[Item]:
    """What lies there and only has a name, unless a panel is open or lies over it."""
    for thing in things.things(seen, table, won, extras.coasters):
        there = extras.panel is None or (extras.panel[0].kind == ASKED and not thing.box.overlaps(extras.panel[1]))
        item = _item(thing.id, thing.box, extras)
        yield item if there else item._replace(where="there")


def _item(known_by: ItemId, box: Box, extras: Extras, *, dimmed: bool = False, chosen: bool = False) -> Item:
    return Item(known_by, (box,), look=_look(known_by, extras, dimmed=dimmed, chosen=chosen))


def _look(known_by: ItemId, extras: Extras, *, dimmed: bool = False, chosen: bool = False) -> Look:
    hovered, pressed, focused = (known_by == each for each in extras.pointed)
    advised = known_by == extras.helped.advised
    if not (hovered or pressed or focused or advised or dimmed or chosen):
        return PLAIN
    return Look(hovered, pressed, focused, advised, focused or advised, dimmed, chosen)
