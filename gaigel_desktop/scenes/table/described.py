"""The table described: the one list of items, what rests and what lies over the cards, as values."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.scenes.picture.chrome import Chrome
from gaigel_desktop.scenes.picture.item import Item
from gaigel_desktop.scenes.picture.items import pointed_at, with_paper
from gaigel_desktop.scenes.picture.over import Over

from . import papers
from .at_rest import at_rest
from .lesson_note import may_lie
from .lying_over import over_of
from .state import TableState
from .table_items import base_items, placed, pointed


class Described(NamedTuple):
    """Equal values give the same picture and the same words."""

    items: tuple[Item, ...]
    rests: Chrome
    over: Over


def describe(state: TableState) -> Described:
    """Everything on the table as it is now."""
    lies, looks = placed(state), pointed(state)
    items = pointed_at(lies.items, state.choosing.panel, looks)
    rests = at_rest(state, items)
    paper = None
    if may_lie(state):
        paper = papers.lying(state, rests)
        items = with_paper(items, papers.pressable(paper, state), looks, beside=state.choosing.panel is not None)
    return Described(items, rests, over_of(state, items, paper, lies.solid))


def all_items(state: TableState) -> tuple[Item, ...]:
    """The items alone, for whoever asks what lies where: nothing is pointed at in it."""
    items = base_items(state)
    if not may_lie(state):
        return items
    paper = papers.pressable(papers.lying(state), state)
    return with_paper(items, paper, beside=state.choosing.panel is not None)
