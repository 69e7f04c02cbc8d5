"""Taught: how a table goes on where a lesson is told: nothing by itself while something is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.rules.events import TrickTaken

from . import lesson_offers
from .effects import PressPaper
from .lesson_focus import guide
from .lesson_note import said_now
from .running_deal import RunningDeal

if TYPE_CHECKING:
    from .lecture import Lecture  # loaded by whoever learns


def teach(running: RunningDeal, lecture: Lecture) -> None:
    """As long as something is said nothing goes on by itself, but what was wrong is taken back."""
    state, now = running.state, running.state.now
    running.show_who_takes()
    if lecture.is_seen(now, lies_open=state.stage.holds_a_hand):
        running.finish()
    if said_now(state) is not None:
        running.rest()
        if lecture.is_read(now):
            running.effects.append(PressPaper(0))
    elif not state.shown.busy(now) and state.aids != state.player.settings.aids.forced(lecture.forced):
        running.read_settings()  # with every trick an aid goes
    guide(running)


def press_paper(running: RunningDeal, at: int) -> bool:
    """One of the buttons of the paper is pressed: what was said has been read, or the lesson that was offered is
    wanted; gives back whether the deal stands otherwise now."""
    lecture = running.state.lecture
    if lecture is None:
        lesson_offers.take(running)
        return False
    changed = lecture.press(at)
    note = lecture.note
    stays = note is not None and note.trick
    if not changed and not stays and isinstance(running.state.shown.held(running.state.now), TrickTaken):
        running.conductor.gather()
    return changed
