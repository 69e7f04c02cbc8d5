"""Which calls have a button: for a newcomer those that were taught, and each other one as soon as it can be needed.

The keys of all calls do what they say from the first card on. Whoever has played some deals, or has played before, sees
every button.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gaigel_desktop.controller.teaching.progress import FIRST_START, Progress
from gaigel_desktop.table.board.buttons import CALL, call_for
from gaigel_desktop.table.board.highlight import parse_place

from .hint_places import advised_item
from .lesson_note import note_now
from .table_state import TableState

DEALS: Final = 4  # played at a table: then nobody is new any more
DEAL: Final = "deal"  # how a deal is counted among what was done
LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "melden": ("twenty_and_forty",),
    "diss": ("diss",),
    "winken": ("signs",),
    "uebergaigelt": ("uebergaigelt",),
    "aus": ("aus",),
    "more": ("dissle", "farbe", "five_sevens"),
}
WORDS: Final[dict[str, tuple[str, ...]]] = {  # that are done with a call
    "melden": ("declare",),
    "diss": ("swap", "reserve", "take"),
    "winken": ("sign",),
    "uebergaigelt": ("accuse",),
    "aus": ("aus",),
    "more": ("siebener", "dissle", "farbe", "sevens"),
}


def calls_there(state: TableState) -> tuple[str, ...]:
    """The names of the calls that have a button now."""
    progress = state.player.learner.progress
    if not _is_new(state, progress):
        return tuple(CALL)
    needed = {*_needed(state), *_spoken_of(state)}
    return tuple(name for name in CALL if name in needed or _knows(progress, name))


def _is_new(state: TableState, progress: Progress) -> bool:
    """Whether somebody is new at a table where calls come one by one."""
    if state.player.settings.played_before or FIRST_START not in progress.shown or progress.has_done(DEAL, DEALS):
        return False
    return state.lecture is None or not state.lecture.is_free


def _knows(progress: Progress, call: str) -> bool:
    """Whether a call was taught, or made."""
    lesson = any(name in progress.lessons for name in LESSONS[call])
    return lesson or any(progress.has_done(word) for word in WORDS[call])


def _needed(state: TableState) -> Iterator[str]:
    """What a match is about, and what may be done from now on in this deal, as far as everybody sees; in a lesson what
    it is about."""
    if state.lecture is not None:
        tutor = state.lecture.tutor
        yield from (call for call, lessons in LESSONS.items() if tutor.lesson.name in lessons)
        wanted = (call_for(action) for beat in tutor.scene.beats for action in beat.wants)
        yield from (call for call in wanted if call is not None)
        return
    yield "aus"
    seen = state.stage.seen
    if seen.tricks[seen.law.side[state.me]]:
        yield from ("melden", "diss")


def _spoken_of(state: TableState) -> Iterator[str]:
    """The calls that a hint or a lesson tells of."""
    advised, note = advised_item(state), note_now(state)
    places = [parse_place(place) for place in note.at] if note is not None and state.lecture is not None else []
    yield from (place.call for place in places if place.kind == "call")
    if advised is not None and advised.kind == "call":
        yield advised.name
