"""Pointed at: where that lies of which a lesson speaks; the same places that the mouse finds. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.stage.frame_layout import button_rects, slate_rect
from gaigel_desktop.scenes.stage.layout import INDICATOR, TRICK, Lying, Table
from gaigel_desktop.scenes.stage.lying import lying, pile_place, sorted_hand, talon_left, trumps_place
from gaigel_desktop.scenes.stage.room import points_rect
from gaigel_desktop.window.boxes import Box

BUTTONS = {"declare": "melden", "swap": "diss", "reserve": "diss", "accuse": "uebergaigelt"}  # where it is called from
IN_THE_FAN = 14.0  # so much narrower the light on an own card is: its neighbours stay in the dark
SIGN = 76.0  # of the trump suit, where the talon was


def boxes_of(names: Sequence[str], seen: Deal, table: Table) -> tuple[Box, ...]:
    """Where all of it is; what does not lie there now is left out."""
    return tuple(box for name in names for box in _boxes(name, seen, table))


def _boxes(name: str, seen: Deal, table: Table) -> list[Box]:
    kind, _, which = name.partition(":")
    match kind:
        case "hand":
            return _in_hand(which, seen, table)
        case "trick":
            return [spots.lying_box(card.place) for card in _zone(TRICK, seen, table)]
        case "trump":
            return _trump(seen, table)
        case "talon":
            return [spots.talon_boxes(table)[0]] if talon_left(seen) else []
        case "call":
            return [Box(*button_rects(table)[BUTTONS.get(which, which)])]
        case "seat":
            return [spots.portrait_box(seen, table, int(which))]
        case "pile":
            return [spots.lying_box(pile_place(seen, table, int(which)))]
        case "points":
            return [box for side, tricks in enumerate(seen.tricks) if tricks for box in _points(seen, table, side)]
        case "slate":
            return [Box(*slate_rect(table))]
    raise ValueError(name)


def _points(seen: Deal, table: Table, side: int) -> list[Box]:
    """They stand at the pile; in chalk beside it where all are to read them."""
    beside = [Box(*points_rect(seen, table, side))] if table.plan.watched else []
    return [spots.pile_box(seen, table, side), *beside]


def _in_hand(code: str, seen: Deal, table: Table) -> list[Box]:
    """The own cards, or those of one face."""
    hand = sorted_hand(seen, table)
    places = spots.hand(table, len(hand))
    narrow = IN_THE_FAN if code else 0.0
    meant = (box for card, (_, box) in zip(hand, places, strict=True) if not code or card == FACE_OF[code])
    return [box.inset(narrow, 0) for box in meant]


def _trump(seen: Deal, table: Table) -> list[Box]:
    """The trump card, or the sign in its place."""
    cards = _zone(INDICATOR, seen, table)
    x, y = trumps_place(table, seen.players)
    return [spots.lying_box(card.place) for card in cards] or [Box(x, y, 0, 0).inset(-SIGN / 2)]


def _zone(zone: str, seen: Deal, table: Table) -> list[Lying]:
    return [card for card in lying(seen, table) if card.zone[0] == zone]
