"""How a deal goes on during a lesson: while something is said, when its paper is pressed, and where the focus goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gaigel_desktop.rules.events import TrickTaken
from gaigel_desktop.table.board.item import ItemId, find_item
from gaigel_desktop.text.speech import say

from .described import all_items
from .effects import PressPaper, Sound
from .highlighted import highlighted_now
from .lesson_note import note_now
from .note_cards import FIRST_BUTTON
from .running_deal import RunningDeal
from .table_state import TableState

if TYPE_CHECKING:
    from .lecture import Lecture  # loaded by whoever learns

RIGHT: Final = "chalk_stroke"  # a tick on the slate
WRONG: Final = "soft_error"


def go_on_in_lesson(running: RunningDeal, lecture: Lecture) -> None:
    """Go on in a lesson. As long as something is said nothing goes on by itself, but what was wrong is taken back."""
    state, now = running.state, running.state.now
    running.show_who_takes()
    if lecture.is_seen(now, lies_open=state.stage.holds_a_hand):
        running.finish()
    _let_hear_whether_it_was_right(running, lecture)
    if note_now(state) is not None:
        running.rest()
        if lecture.is_read(now):
            running.effects.append(PressPaper(0))
    elif not state.shown.busy(now) and state.aids != state.player.settings.aids.forced(lecture.forced):
        running.read_settings()  # with every trick an aid goes
    guide_focus(running)


def _let_hear_whether_it_was_right(running: RunningDeal, lecture: Lecture) -> None:
    right = lecture.just_judged(note_now(running.state))
    if right is not None:
        running.effects.append(Sound(RIGHT if right else WRONG))


def where_to_click(running: RunningDeal) -> bool:
    """Tell whoever presses where nothing can be pressed what is to be pressed, while a lesson waits for that; gives
    back whether it does."""
    lecture = running.state.lecture
    key = lecture.tutor.where_to_click if lecture is not None and not lecture.is_free else ""
    if key:
        running.tell(say(key))
    return bool(key)


def press_paper(running: RunningDeal, at: int) -> bool:
    """Press one of the buttons of the paper: what was said has been read, or is answered. Gives back whether the deal
    stands otherwise now."""
    lecture = running.state.lecture
    if lecture is None:
        return False
    changed = lecture.press(at)
    note = lecture.note
    stays = note is not None and note.trick
    if not changed and not stays and isinstance(running.state.shown.held(running.state.now), TrickTaken):
        running.conductor.gather()
    return changed


def guide_focus(running: RunningDeal) -> None:
    """Move the focus as soon as something else is said, or wanted, for whoever uses keys or hears; afterwards it is
    left alone."""
    state = running.state
    pointing, choosing, note = state.pointing, state.choosing, note_now(state)
    if not (pointing.by_keys or state.player.hears) or (note is None and state.shown.busy(state.now)):
        return
    if choosing.panel is not None or choosing.picked is not None:
        return
    seen = state.stage.seen
    wanted = note, seen.phase, seen.turn, seen.done
    if wanted != pointing.guided:
        state.pointing = pointing._replace(guided=wanted, focus=_next(state))
        state.dirty = True


def _next(state: TableState) -> ItemId | None:
    """The item to be pressed on the paper; otherwise what it points at. None where it points at nothing that can be
    done: a press that was meant for a text must not play a card that nobody has chosen."""
    items = all_items(state)
    if find_item(items, FIRST_BUTTON) is not None:
        return FIRST_BUTTON
    lecture = state.lecture
    waits = lecture is not None and not lecture.is_free and lecture.tutor.choosing  # also while a trick lies
    if state.stage.seen.turn != state.me and not waits:
        return None
    shines = highlighted_now(state, items)
    deeds = [item.id for item in items if item.in_reach and item.id.row.counts]
    return next((deed for deed in deeds if deed.key in shines), None)
