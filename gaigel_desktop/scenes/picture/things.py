"""Things: what lies on the table, cannot be pressed and has a name all the same, and where it is. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.scenes.stage import spread
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import (
    indicator_place,
    reserved_place,
    talon_left,
    talon_place,
    trick_place,
    trumps_place,
)
from gaigel_desktop.scenes.stage.piles import Won
from gaigel_desktop.scenes.stage.reminders import MOST
from gaigel_desktop.window.boxes import Box, Point

from .coasters import MAT
from .spots import Placed, Spot, lying_box

PLAYED: Final = "played"  # a card of the trick, by its seat
TALON: Final = "talon"
TRUMP: Final = "trump"  # the card half under it
RESERVED: Final = "reserved"  # the Seven beside that
SUIT: Final = "suit"  # the sign that stays when the talon is gone
COASTER: Final = "coaster"
MELD: Final = "meld"  # a declaration: a card turned up, or chalk; by its number among all

SIGN: Final = 60.0
SIGN_PLATE: Final = 40.0  # above the sign


def things(seen: Deal, table: Table, won: Won, mats: Mapping[int, Point]) -> list[Placed]:
    """Everything of the kind, what lies lowest first; beer mats lie where it was found that they have room."""
    return [
        *coasters(mats),
        *round_the_talon(seen, table),
        *melds(seen, table, won),
        *played(seen, table),
    ]


def coasters(mats: Mapping[int, Point]) -> list[Placed]:
    """The beer mats, by who sits there."""
    return [_thing(COASTER, Box(*middle, 0, 0).inset(-MAT / 2), seat) for seat, middle in mats.items()]


def played(seen: Deal, table: Table) -> list[Placed]:
    """The cards of the trick."""
    return [_thing(PLAYED, lying_box(trick_place(seen, table, seat)), seat) for seat in _who_played(seen)]


def _thing(name: str, box: Box, at: int = 0) -> Placed:
    return Placed(Spot("thing", at, name), box)


def round_the_talon(seen: Deal, table: Table) -> Iterator[Placed]:
    """The trump card, a Seven beside it, and the talon on both; or the sign in its place."""
    if seen.indicator != HIDDEN:
        yield _thing(TRUMP, lying_box(indicator_place(table)))
    if seen.reserver >= 0:
        yield _thing(RESERVED, lying_box(reserved_place(table)), seen.reserver)
    if talon_left(seen):
        yield _thing(TALON, lying_box(talon_place(table)))
    else:
        x, y = trumps_place(table, seen.players)
        yield _thing(SUIT, Box(x - SIGN / 2, y - SIGN / 2 - SIGN_PLATE, SIGN, SIGN + SIGN_PLATE))


def _who_played(seen: Deal) -> list[int]:
    """Whose cards lie in the trick."""
    return [(seen.leader + step) % seen.players for step in range(len(seen.trick))]


def melds(seen: Deal, table: Table, won: Won) -> Iterator[Placed]:
    """What everybody can see of declarations: a card of the pile, or chalk; as in 1907 always chalk (U)."""
    if as_in_1907(seen.law.rules):
        for side, melds in enumerate(won.melds):
            yield from (_chalked(seen, table, side, at) for at in range(len(melds)))
        return
    for side, at, _, card in won.reminders():
        lies = lying_box(spread.reminder_place(seen, table, side, at))
        yield _chalked(seen, table, side, at) if card == HIDDEN else _thing(MELD, lies, side * MOST + at)


def _chalked(seen: Deal, table: Table, side: int, at: int) -> Placed:
    return _thing(MELD, Box(*spread.chalk_rect(seen, table, side, at)), side * MOST + at)


def in_sight(seen: Deal, table: Table) -> tuple[Box, ...]:
    """What no words lie on: the cards of the trick, the trump card and what lies with it."""
    trick = [lying_box(trick_place(seen, table, seat)) for seat in _who_played(seen)]
    return (*trick, *(box for _, box in round_the_talon(seen, table)))
