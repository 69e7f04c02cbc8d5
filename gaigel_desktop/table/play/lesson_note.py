"""What a lesson says at the table now, and whether any press leads on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.rules.events import TrickTaken

from .table_state import TableState

if TYPE_CHECKING:
    from gaigel_desktop.controller.teaching.note import Note


def may_lie(state: TableState) -> bool:
    """Whether there may be a card of paper: where a lesson is told, or a hint was asked for."""
    return state.lecture is not None or state.choosing.hint is not None


def note_now(state: TableState) -> Note | None:
    """What a lesson says, when the picture has come so far: about a trick as long as it lies there. Otherwise None."""
    note = state.lecture.note if state.lecture is not None else None
    if note is None or not state.shown.busy(state.now):
        return note
    about_trick = note.trick or "trick" in note.at
    return note if about_trick and isinstance(state.shown.held(state.now), TrickTaken) else None


def any_press_leads_on(state: TableState) -> bool:
    """Whether any press leads on: something is said, and there is nothing to choose."""
    note = note_now(state)
    return note is not None and note.waits and state.lecture is not None and len(state.lecture.buttons) == 1


def lesson_speaks(state: TableState) -> bool:
    """Whether a lesson says something: then there is enough to read."""
    return state.lecture is not None and note_now(state) is not None


def judged_now(state: TableState) -> bool | None:
    """Whether a lesson says that what was done is right; None where it says nothing of that."""
    note = note_now(state) if state.lecture is not None else None
    return note.right if note is not None else None
