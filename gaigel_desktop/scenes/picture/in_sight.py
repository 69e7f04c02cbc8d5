"""In sight: what a paper on the table never hides, and what it hides only if need be. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from gaigel_desktop.rules.deal import NOBODY, Deal
from gaigel_desktop.scenes.stage.frame_layout import slate_rect
from gaigel_desktop.scenes.stage.layout import Table
from gaigel_desktop.scenes.stage.lying import other_hand, sorted_hand, trick_place
from gaigel_desktop.window.boxes import Box, Point

from . import spots
from .coasters import MAT
from .spots import kept_clear, lying_box, talon_boxes


def never_hidden(seen: Deal, table: Table, free: int = NOBODY) -> tuple[Box, ...]:
    """The trick wherever its cards will lie, but for one whose place is free, talon and trump card, and the own
    hand."""
    trick = [lying_box(trick_place(seen, table, seat)) for seat in range(seen.players) if seat != free]
    own = spots.card_boxes(table, len(sorted_hand(seen, table)))
    return (*trick, *talon_boxes(table), *own)


def rather_not(seen: Deal, table: Table, lie: dict[int, Point], names: tuple[Box, ...]) -> tuple[tuple[Box, ...], ...]:
    """What is hidden only if need be: first mats, then the slate, then the backs of the others, then all but faces."""
    kept, backs = (*kept_clear(seen, table), *names), tuple(_backs(seen, table))
    mats = (Box(x, y, 0, 0).inset(-MAT / 2) for x, y in lie.values())
    slate, faces = slate_rect(table), range(seen.players)
    without = tuple(box for box in kept if box != slate)
    portraits = tuple(spots.portrait_box(seen, table, seat) for seat in faces)
    return (*kept, *backs, *mats), (*kept, *backs), (*without, *backs), kept, (*portraits, *names), portraits


def _backs(seen: Deal, table: Table) -> Iterator[Box]:
    """The hands of the others, which show how many cards they hold."""
    for seat in range(seen.players):
        if seat != table.me:
            yield from (lying_box(one.place) for one in other_hand(seen, table, seat))
