"""Why something is better, or was well played: a sentence of the coach that is true of these cards."""

from __future__ import annotations

from gaigel_desktop.controller.coaching.decision import Decision, argued, is_behind
from gaigel_desktop.text.hinting import better_said, praise_said, said

from .asked import Course


def why(decision: Decision, answer: Course | None) -> str:
    """What is advised, and why rather than what was played, now or then."""
    told, seen = argued(decision, answer), decision.moment.seen
    if is_behind(decision, answer):
        return (better_said if answer is None else said)(told, seen)
    return (praise_said if decision.praise else said)(told, seen)
