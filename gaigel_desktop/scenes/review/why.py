"""Why something is better, or was well played: a sentence of the coach that is true of these cards."""

from __future__ import annotations

from gaigel_desktop.controller.coaching import hint
from gaigel_desktop.controller.coaching.review import Decision
from gaigel_desktop.text.hinting import better_said, praise_said, said

from .asked import Course
from .told import begins, place_of, shown


def why(decision: Decision, answer: Course | None) -> str:
    """What is advised, and why rather than what was played, now or then."""
    moment, thought, _, _, praised, _ = decision
    advised = shown(decision, answer)
    about = thought, moment.seen, moment.seat, moment.memory
    other = _whole(decision, moment.course if answer is None or begins(advised, answer) else answer)
    if other is not None and not begins(advised, other):
        argued = hint.why(*about, advised=advised, played=other)
        return (better_said if answer is None else said)(argued, moment.seen)
    if praised:
        return praise_said(hint.praise(*about, played=advised, other=advised), moment.seen)
    return said(hint.why(*about, advised=advised, played=advised), moment.seen)


def _whole(decision: Decision, course: Course) -> Course | None:
    """The way that was thought about and begins like that."""
    place = place_of(decision, course)
    return None if place is None else decision.thought.ways[place].course
