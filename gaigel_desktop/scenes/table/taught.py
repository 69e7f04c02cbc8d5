"""Taught: how a table goes on where a lesson is told: nothing by itself while something is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from . import papers
from .guided import guide
from .sitting import Sitting

if TYPE_CHECKING:
    from .lecture import Lecture


def teach(sitting: Sitting, lecture: Lecture, read: Callable[[int], None]) -> None:
    """As long as something is said nothing goes on by itself, but what was wrong is taken back."""
    now = sitting.now
    sitting.see_who_takes()
    if lecture.is_seen(now, lies_open=sitting.stage.holds_a_hand):
        sitting.finish()
    if papers.said_now(sitting) is not None:
        sitting.conductor.rest(now)
        if lecture.is_read(now):
            read(0)
    elif not sitting.shown.busy(now) and sitting.aids != sitting.desk.settings.aids.forced(lecture.forced):
        sitting.read_settings()  # with every trick an aid goes
    guide(sitting)
