"""Words: what stands below the table at a place of a show: what happened, why, a question or its answer; in as many
languages as the presenter wants."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from gaigel_desktop.controller.highlights.captions import Caption, captions
from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.rules.events import LaidFaceDown, Opened, Played, TrickTaken, Turned
from gaigel_desktop.show.plan.course import Course
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, CARDS, DEAL, Station
from gaigel_desktop.text import captioning
from gaigel_desktop.text.speech import say, speaking

from .view_options import Viewing

Captions = Mapping[int, Caption]
OF_A_TRICK: Final = (Opened, Played, LaidFaceDown, Turned)  # what is said of these is about the trick that lies there,
TO_COUNT: Final = ("pair", "trump_pair", "both_pairs", "both_trump_pairs", "nearly", "enough")
OF_THE_SCORE: Final = (*TO_COUNT, "ahead")  # but how it stands then is still so when the trick is gathered


class Captioned:
    """What there is to say of each deal of a show; things that were said in an earlier one give way to what is new."""

    def __init__(self, presented: Presented) -> None:
        self._presented = presented
        self._kinds: list[frozenset[str]] = []  # piece by piece
        self._asked: tuple[int, list[Step]] = -1, []  # for which deal, as far as it was known
        self._captions: Captions = {}

    def captions(self) -> Captions:
        """By step, of the deal that is shown."""
        number, steps = self._presented.place.piece, self._presented.course.steps
        if self._asked[0] != number or not same(self._asked[1], steps):
            self._asked = number, list(steps)
            self._captions = self._of(self._presented.course, self._presented.story.seat, number)
        return self._captions

    def _of(self, course: Course, me: int, number: int) -> Captions:
        return captions(course.steps, me, self._known(number), course.first)

    def _known(self, number: int) -> frozenset[str]:
        """What was said in all pieces before this one."""
        for piece in self._presented.show.pieces[len(self._kinds) : number]:
            told = captions(Course(piece.story.record).steps, piece.story.seat)
            self._kinds.append(frozenset(caption.kind for caption in told.values()))
        return frozenset[str]().union(*self._kinds[:number])

    def at(self, place: Station) -> tuple[int, Caption] | None:
        """What is said at this place, and the step of it: it stands there until another card is laid."""
        told, steps = self.captions(), self._presented.course.steps
        for step in range(place.at, self._presented.course.first - 1, -1):
            if step in told:
                return (step, told[step]) if self._stands(step, place) else None
            if isinstance(steps[step].event, Played | LaidFaceDown):
                return None
        return None

    def _stands(self, step: int, place: Station) -> bool:
        """What is said of a trick goes with it; and where the room is asked it counts by itself."""
        steps = self._presented.course.steps[step : place.at + 1]
        kind, gathered = self.captions()[step].kind, any(isinstance(each.event, TrickTaken) for each in steps)
        if isinstance(steps[0].event, OF_A_TRICK) and kind not in OF_THE_SCORE and gathered:
            return False
        return kind not in TO_COUNT or not self._is_asked_about(step)

    def _is_asked_about(self, step: int) -> bool:
        """Whether a question follows before anybody does anything else."""
        course = self._presented.course
        asked = (place.at for place in self._presented.way() if place.up == ASKED)
        return any(at >= step and course.done(at) == course.done(step) for at in asked)


def same(one: list[Step], other: list[Step]) -> bool:
    """Whether these are the very same steps."""
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))


def said_at(presented: Presented, told: Captioned, viewing: Viewing, names: tuple[str, ...]) -> tuple[str, ...]:
    """A line in each language; nothing where nothing is worth it."""
    if viewing.note:
        return (viewing.note,)
    lines = (_line(language, partial(_said, presented, told, viewing, names)) for language in viewing.languages)
    return tuple(line for line in lines if line)


def _line(language: str, say_it: partial[str]) -> str:
    with speaking(language):
        return say_it()


def _said(presented: Presented, told: Captioned, viewing: Viewing, names: tuple[str, ...]) -> str:
    place, stop = presented.place, presented.stop
    if place.up == CARDS:
        return say("cards_title")
    if stop is not None and place.up in (ASKED, ANSWERED):
        return spoken(stop.question if place.up == ASKED else stop.answer)
    found = told.at(place) if place.up == DEAL and not presented.untold else None
    if found is None:
        return ""
    step, caption = found
    tell = captioning.why if viewing.why else captioning.caption
    return tell(caption, presented.course.steps[step].seen, names)
