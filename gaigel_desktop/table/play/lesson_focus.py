"""Guided: in a lesson the focus of whoever uses keys, or hears, lies on what is wanted next."""

from __future__ import annotations

from gaigel_desktop.table.board.item import ItemId, find

from .described import all_items
from .lesson_note import said_now
from .lit_places import lit
from .running_deal import RunningDeal
from .table_state import TableState

FIRST_ANSWER = ItemId("answer")  # or the way on


def guide(running: RunningDeal) -> None:
    """As soon as something else is said, or wanted, the focus goes there; afterwards it is left alone."""
    state = running.state
    pointing, choosing, note = state.pointing, state.choosing, said_now(state)
    if not (pointing.by_keys or state.player.hears) or (note is None and state.shown.busy(state.now)):
        return
    if choosing.panel is not None or choosing.picked is not None:
        return
    seen = state.stage.seen
    wanted = note, seen.phase, seen.turn, seen.done
    if wanted != pointing.guided:
        item = _next(state)
        state.pointing = pointing._replace(guided=wanted, focus=pointing.focus if item is None else item)
        state.dirty = True


def _next(state: TableState) -> ItemId | None:
    """What is to be pressed on the paper; otherwise what it points at, or the first own card."""
    items = all_items(state)
    if find(items, FIRST_ANSWER) is not None:
        return FIRST_ANSWER
    if state.stage.seen.turn != state.me:
        return None
    shines = lit(state, items)
    deeds = [item.id for item in items if item.in_reach and item.id.row.counts]
    return next((deed for deed in deeds if deed.key in shines), next(iter(deeds), None))
