"""Questions: what the room can be asked at a place of a show, and the hands that went up there before."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.show.plan.room_questions import poll
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, DEAL

from .question_scene import Question, Setting

Where = tuple[int, int, int]  # which piece, which step of it, and in which branch


class Questions:
    """Those of the piece that is shown."""

    def __init__(self, presented: Presented, setting: Callable[[], Setting]) -> None:
        self._presented, self._setting = presented, setting
        self._asked: dict[Where, Question | None] = {}

    def here(self, any_card: bool) -> Question | None:
        """What the story asks at this place, or what can be asked of any deal where a card is to be played."""
        up, stop = self._presented.place.up, self._presented.stop
        if up == ASKED and stop is not None and stop.choices:
            return self._at(self._presented.course.after(stop.after))
        return self._at(self._presented.moment) if any_card and up in (DEAL, ANSWERED) else None

    def _at(self, step: int) -> Question | None:
        """As it was left, if it has been asked before."""
        presented = self._presented
        where = presented.place.piece, step, id(presented.course.steps[step])
        if where not in self._asked:
            here = (each for each in self._asked.items() if each[0][0] == presented.place.piece)
            self._asked = {**dict(here), where: self._put(step)}
        question = self._asked[where]
        if question is not None:
            question.begin(self._setting())
        return question

    def _put(self, step: int) -> Question | None:
        course, stop = self._presented.course, self._presented.stop
        asked = stop if self._presented.place.up == ASKED else None
        found = poll(course, step, asked)
        if found is None or len(found.choices) < 2:
            return None
        return Question(course, found, self._setting(), asked)
