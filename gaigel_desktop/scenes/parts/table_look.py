"""How a table looks: the deck, the wood and the letters that were chosen, or what a room needs."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.paint.paint_card import Look

from .desk import Desk

DARK_WOOD: Final = "wood_dark"


def look_of(desk: Desk) -> Look:
    """As it was chosen."""
    return Look(desk.deck, desk.table_top, desk.text_size)


def room_look(desk: Desk) -> Look:
    """The chosen deck, with large corners and colours that all can tell apart, on dark wood."""
    chosen = look_of(desk)
    return Look(chosen.deck._replace(large_index=True, colour_safe=True), DARK_WOOD)
