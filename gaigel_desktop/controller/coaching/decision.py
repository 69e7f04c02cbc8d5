"""A decision that was thought about: how good it was, what is shown instead of it, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.opponents.thought import Apart, Course, Thought
from gaigel_desktop.rules.actions import PASS, Action

from . import hint
from .moments import Moment

LITTLE: Final = "little"
BETTER: Final = "better"
DEAR: Final = "dear"
MARKS: Final = ((DEAR, 0.5), (BETTER, 0.25), (LITTLE, 0.1))  # from so many strokes on; below them it was as good
BEYOND_DOUBT: Final = 2.0  # standard errors
# Reasons that teach nobody anything: with them nobody is asked, and nobody praised.
SAY_NOTHING: Final = (
    "as_good",
    "comes_out_ahead",
    "hardly_matters",
    "nothing_changes",
    "nothing_else",
)


class Decision(NamedTuple):
    """A decision that was thought about."""

    moment: Moment
    thought: Thought
    loss: Apart
    mark: str  # empty: as good as any, or nobody can say
    praise: bool
    helped: bool  # by a hint, or by having taken something back: it counts nowhere
    guest: Course = ()  # what a guest would have done, where that was asked


def mark_of(lost: Apart) -> str:
    """What is said of a decision that has cost so much."""
    return next((mark for mark, least in MARKS if clearly(lost) >= least), "")


def clearly(apart: Apart) -> float:
    """By how much, if that is beyond doubt."""
    return apart.mean if apart.mean > BEYOND_DOUBT * apart.error else 0.0


def best(decision: Decision) -> Course:
    """What was found to be ahead, by however little."""
    return decision.thought.ways[decision.thought.advised].course


def shown(decision: Decision, answer: Course | None = None) -> Course:
    """What is shown to the player: the best way, if that was found; otherwise what a hint would have said."""
    moment, plays = decision.moment, decision.moment.course
    if begins(plays, best(decision)) or (answer is not None and begins(answer, best(decision))):
        return best(decision)
    taught = hint.advised(decision.thought, moment.seen, moment.seat)
    return best(decision) if decision.mark and begins(plays, taught) else taught


def place_of(decision: Decision, answer: Course) -> int | None:
    """The best of the ways that begin like that."""
    return decision.thought.best_with(_first(answer))


def begins(course: Course, answer: Course) -> bool:
    """Whether a course begins with what was answered; to pass and to wait are both to say nothing."""
    return _first(course) == _first(answer)


def _first(course: Course) -> Action | None:
    return course[0] if course and course[0] != PASS else None


# -- why ---------------------------------------------------------------------------------------------------------


def is_behind(decision: Decision, answer: Course | None = None) -> bool:
    """Whether something else is shown than what was played, now or then."""
    return _rather_than(decision, answer) is not None


def argued(decision: Decision, answer: Course | None = None) -> hint.Hint:
    """What is shown, and why rather than what was played, now or then; or why it was well played."""
    moment, way, other = decision.moment, shown(decision, answer), _rather_than(decision, answer)
    about = decision.thought, moment.seen, moment.seat, moment.memory
    if other is None and decision.praise:
        return hint.praise(*about, played=way, other=decision.guest or way)
    return hint.why(*about, advised=way, played=way if other is None else other)


def tells(decision: Decision) -> bool:
    """Whether there is a reason from which something can be learned."""
    return argued(decision).reason not in SAY_NOTHING


def _rather_than(decision: Decision, answer: Course | None) -> Course | None:
    """The way that was taken, as it was thought about; nothing where it is the one that is shown."""
    way = shown(decision, answer)
    place = place_of(decision, decision.moment.course if answer is None or begins(way, answer) else answer)
    other = None if place is None else decision.thought.ways[place].course
    return None if other is None or begins(way, other) else other
