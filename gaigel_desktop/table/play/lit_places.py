"""Lit: what a lesson or a hint speaks of: on the screen it lies in the light, and to whoever hears it that is said."""

from __future__ import annotations

from gaigel_desktop.table.board.highlight import lit_keys
from gaigel_desktop.table.board.item import Item

from . import hint_places
from .lesson_note import said_now
from .table_state import TableState


def lit(state: TableState, items: tuple[Item, ...]) -> frozenset[str]:
    """By what all of it is known in the tree."""
    return lit_keys(_of_lesson(state) if state.lecture is not None else _of_hint(state), items)


def _of_lesson(state: TableState) -> tuple[str, ...]:
    note = said_now(state)
    return note.at if note is not None else ()


def _of_hint(state: TableState) -> tuple[str, ...]:
    """Only where to look: what is to be done is advised."""
    hint = state.choosing.hint
    return hint_places.places(state, hint) if hint is not None and hint.deed is None else ()
