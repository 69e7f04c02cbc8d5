"""Told: what is said about a decision: the question, and then what is better and why, and what was played then."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.coaching.decision import Decision, begins, best, mark_of, place_of, shown
from gaigel_desktop.controller.coaching.moments import Moment
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.numbers import decimal
from gaigel_desktop.text.speech import say

from .question_items import Asked, Course
from .unit_of_score import measure

BEST: Final = "best"  # nothing was found that is ahead of it


def question(moment: Moment, asked: Asked) -> str:
    """Which trick it is, and what is asked; before it why something may not be done."""
    ask = say("review_ask" if asked.in_turn else "review_ask_say")
    return f"{asked.note or trick(moment)} {ask}"


def trick(moment: Moment) -> str:
    """Which trick it is, in words."""
    return say("review_trick", {"number": int(moment.seen.done) + 1})


def verdict(decision: Decision, answer: Course | None, why: str, *, figures: bool) -> str:
    """What is said when the player has answered, or wanted to be shown: why, or how much that is in figures."""
    now, reason, before = answered(decision, answer), in_figures(decision) if figures else why, then(decision, answer)
    as_then = answer is None or begins(decision.moment.course, answer)  # else it would be said of what is better
    said = [now, before, reason] if as_then else [now, reason, before]
    if decision.helped:
        said.append(say("review_helped"))
    return "\n".join(filter(None, said))


def answered(decision: Decision, answer: Course | None) -> str:
    """How good the answer is; nothing where none was given, or where nobody has weighed it."""
    place = None if answer is None else place_of(decision, answer)
    return "" if place is None else say(f"review_now_{mark_at(decision, place)}")


def then(decision: Decision, answer: Course | None) -> str:
    """What was played at the table, and how good that was."""
    plays = decision.moment.course
    if answer is not None and begins(plays, answer):
        return say("review_then_same")
    return say(f"review_then_{mark_then(decision)}", {"deed": deed_named(plays, decision.moment.seen)})


def mark_then(decision: Decision) -> str:
    """How good what was played is: its mark, or that nothing is better."""
    plays = decision.moment.course
    return BEST if begins(plays, best(decision)) or begins(plays, shown(decision)) else decision.mark


def mark_at(decision: Decision, place: int) -> str:
    """The same of any way; of the one that was taken more is known."""
    thought, course = decision.thought, decision.thought.ways[place].course
    if begins(best(decision), course) or begins(shown(decision), course):
        return BEST
    if begins(decision.moment.course, course):
        return decision.mark
    return mark_of(thought.apart(thought.advised, place))


def in_figures(decision: Decision) -> str:
    """How far what was played is behind, for those who want to know it."""
    tries = _tries(decision)
    behind, error = decision.loss
    unit = measure(decision.moment.seen.law.rules)
    figures = {"behind": max(0.0, behind), "error": error}
    values = {name: decimal(figure * unit.of_stroke, 2) for name, figure in figures.items()}
    return say(f"review_loss{unit.words}", {**values, "tries": tries})


def _tries(decision: Decision) -> int:
    """How often both ways were played out; where only one is spoken of, how often any was."""
    thought, place = decision.thought, place_of(decision, decision.moment.course)
    if place is None or place == thought.advised:
        return sum(way.tries for way in thought.ways)
    return thought.common[thought.advised][place].tries
