"""What lies on the table and cannot be pressed but has a name all the same, and where it is. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.window.boxes import Box, Point

from . import spread_places
from .card_places import indicator_place, reserved_place, talon_face_down, talon_place, trick_cards, trump_sign_place
from .item import ItemId
from .item_boxes import coaster_box, lying_box
from .layout import Table
from .piles import WonPiles
from .reminders import MOST

SIGN: Final = 60.0
SIGN_PLATE: Final = 40.0  # above the sign


class Thing(NamedTuple):
    """Something that has a name: a card of the trick, a mat or a Seven with its seat, a declaration with its number
    among all."""

    id: ItemId
    box: Box


def named_things(seen: Deal, table: Table, won: WonPiles, mats: Mapping[int, Point]) -> list[Thing]:
    """All things that only have a name, what lies lowest first; beer mats lie where it was found that they have
    room."""
    return [
        *named_coasters(mats),
        *named_talon(seen, table),
        *named_melds(seen, table, won),
        *named_trick_cards(seen, table),
    ]


def named_coasters(mats: Mapping[int, Point]) -> list[Thing]:
    """The beer mats, each by the seat it lies before."""
    return [Thing(ItemId("coaster", seat), coaster_box(middle)) for seat, middle in mats.items()]


def named_trick_cards(seen: Deal, table: Table) -> list[Thing]:
    """The cards of the trick, where they are seen."""
    return [Thing(ItemId("trick", card.zone[1]), lying_box(card.place)) for card in trick_cards(seen, table)]


def named_talon(seen: Deal, table: Table) -> Iterator[Thing]:
    """The trump card, a Seven beside it, and the talon on both; or the sign in its place."""
    if seen.indicator != HIDDEN:
        yield Thing(ItemId("trump"), lying_box(indicator_place(table)))
    if seen.reserver >= 0:
        yield Thing(ItemId("reserved", seen.reserver), lying_box(reserved_place(table)))
    if talon_face_down(seen):
        yield Thing(ItemId("talon"), lying_box(talon_place(table)))
    else:
        x, y = trump_sign_place(table, seen.players)
        yield Thing(ItemId("suit"), Box(x - SIGN / 2, y - SIGN / 2 - SIGN_PLATE, SIGN, SIGN + SIGN_PLATE))


def named_melds(seen: Deal, table: Table, won: WonPiles) -> Iterator[Thing]:
    """What everybody can see of declarations: a card of the pile, or chalk; as in 1907 always chalk (U)."""
    if as_in_1907(seen.law.rules):
        for side, melds in enumerate(won.melds):
            yield from (_chalked(seen, table, side, at) for at in range(len(melds)))
        return
    for side, at, _, card in won.reminders():
        lies = lying_box(spread_places.reminder_place(seen, table, side, at))
        yield _chalked(seen, table, side, at) if card == HIDDEN else Thing(ItemId("meld", side * MOST + at), lies)


def _chalked(seen: Deal, table: Table, side: int, at: int) -> Thing:
    return Thing(ItemId("meld", side * MOST + at), Box(*spread_places.chalk_rect(seen, table, side, at)))
