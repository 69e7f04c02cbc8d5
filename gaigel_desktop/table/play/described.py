"""The whole table described as values: the one list of items, what rests on it and what lies over the cards."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.table.board.chrome import Chrome
from gaigel_desktop.table.board.item import Item
from gaigel_desktop.table.board.items import with_looks, with_paper
from gaigel_desktop.table.board.top_layer import TopLayer

from . import note_cards
from .at_rest import resting_picture
from .lesson_note import may_lie
from .table_items import base_items, item_pointing, placed_items
from .table_state import TableState
from .top_layer_now import top_layer_of


class Described(NamedTuple):
    """The table described as values; equal values give the same picture and the same words."""

    items: tuple[Item, ...]
    rests: Chrome
    over: TopLayer


def describe(state: TableState) -> Described:
    """Describe everything on the table as it is now."""
    lies, looks = placed_items(state), item_pointing(state)
    items = with_looks(lies.items, state.choosing.panel, looks)
    rests = resting_picture(state, items)
    paper = None
    if may_lie(state):
        paper = note_cards.laid_note_card(state)
        items = with_paper(
            items, note_cards.paper_buttons(paper, state), looks, beside=state.choosing.panel is not None
        )
    return Described(items, rests, top_layer_of(state, items, paper, lies.solid))


def all_items(state: TableState) -> tuple[Item, ...]:
    """The items alone, the buttons of a paper among them, for whoever asks what lies where. None of them is pointed
    at."""
    items = base_items(state)
    if not may_lie(state):
        return items
    paper = note_cards.paper_buttons(note_cards.laid_note_card(state), state)
    return with_paper(items, paper, beside=state.choosing.panel is not None)
