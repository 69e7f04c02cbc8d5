"""How a table looks: the deck, the wood and the letters that were chosen, or what a room needs."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.table.paint.paint_card import Look

from .own_player import OwnPlayer

DARK_WOOD: Final = "wood_dark"


def look_of(player: OwnPlayer) -> Look:
    """As it was chosen."""
    return Look(player.deck, player.table_top, player.text_size)


def room_look(player: OwnPlayer) -> Look:
    """The chosen deck, with large corners and colours that all can tell apart, on dark wood."""
    chosen = look_of(player)
    return Look(chosen.deck._replace(large_index=True, colour_safe=True), DARK_WOOD)
