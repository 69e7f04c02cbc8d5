"""Papers: what lies on a card of paper before the player: the words of a lesson, or the offer of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gaigel_desktop.rules.events import TrickTaken
from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.over import line_box
from gaigel_desktop.scenes.picture.paper import Lain, Leaf, lain
from gaigel_desktop.scenes.picture.spots import Placed, Spot
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen

from . import offers
from .offers import Offered
from .pointed import boxes_of
from .sitting import Sitting

if TYPE_CHECKING:
    from gaigel_desktop.controller.teaching.note import Note

WAYS: Final = 3  # to open, that lie there as soon as a card is chosen
BACK: Final = Spot("paper", name="back")  # leaves the lesson, or puts the offer of one away


def may_lie(sitting: Sitting) -> bool:
    """Whether there may be one: where a lesson is told, or offered."""
    return sitting.lecture is not None or sitting.offered is not None


def lying(sitting: Sitting) -> Lain | None:
    """The card of paper, where it lies; while cards fly, and while something is asked, there is none."""
    leaf = _leaf(sitting)
    if leaf is None:
        return None
    stage, pen = sitting.stage, Pen(sitting.desk.kit, sitting.desk.text_size)
    ways = spots.offer_boxes(stage.table, WAYS) if sitting.opening else ()
    slip = (spots.strip_box(stage.seen, stage.table),) if sitting.aids.strip else ()
    line = (line_box(stage.table),) if sitting.lecture is None else ()  # goes on saying what is to be said
    return lain(pen, leaf, stage.seen, stage.table, (*ways, *slip, *line))


def _leaf(sitting: Sitting) -> Leaf | None:
    if sitting.choosing.panel is not None:
        return None
    if sitting.lecture is not None:
        note = said_now(sitting)
        if note is None:
            return None
        lit = boxes_of(note.at, sitting.stage.seen, sitting.stage.table)
        return Leaf(note.words, sitting.lecture.teller, sitting.lecture.buttons, lit, sitting.lecture.back)
    return _offer(sitting.offered) if sitting.offered is not None and offers.stands(sitting) else None


def _offer(offered: Offered) -> Leaf:
    """It lies there until it is taken or put away."""
    words = say("offered_lesson", {"lesson": offered.title})
    return Leaf(words, buttons=(say("lesson_show"),), back=say("lesson_later"))


def said_now(sitting: Sitting) -> Note | None:
    """What a lesson says, when the picture has come so far: about a trick as long as it lies there."""
    note = sitting.lecture.note if sitting.lecture is not None else None
    if note is None or not sitting.shown.busy(sitting.now):
        return note
    about_trick = isinstance(sitting.shown.held(sitting.now), TrickTaken) and "trick" in note.at
    return note if about_trick else None


def read(sitting: Sitting, at: int) -> bool:
    """One of its buttons is pressed: what was said has been read, or the lesson that was offered is wanted; whether
    the deal stands otherwise now."""
    if sitting.lecture is None:
        offers.take(sitting)
        return False
    changed = sitting.lecture.press(at)
    if not changed and isinstance(sitting.shown.held(sitting.now), TrickTaken):
        sitting.conductor.gather()
    return changed


def waits(sitting: Sitting) -> bool:
    """Whether any press leads on: something is said, and there is nothing to choose."""
    note = said_now(sitting)
    return note is not None and note.waits and sitting.lecture is not None and len(sitting.lecture.buttons) == 1


def _reached(box: Box) -> Box:
    """Words alone are hit as easily as a button."""
    return box.inset(0, min(0.0, (box.height - theme.TARGET) / 2))


def answers(sitting: Sitting) -> list[Placed]:
    """The answers to choose from, where a lesson asks something."""
    there = [placed for placed in buttons(sitting) if placed.spot != BACK]
    return there if sitting.lecture is not None and len(there) > 1 else []


def is_offer(sitting: Sitting) -> bool:
    """Whether what lies there is the offer of a lesson."""
    return sitting.lecture is None and may_lie(sitting) and bool(buttons(sitting))


def buttons(sitting: Sitting) -> list[Placed]:
    """The buttons of the paper."""
    there = lying(sitting)
    if there is None:
        return []
    back = [Placed(BACK, _reached(there.back))] if there.back is not None else []
    return [*(Placed(Spot("paper", at), box) for at, box in enumerate(there.buttons)), *back]
