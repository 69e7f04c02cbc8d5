"""Why something is better, or was well played: a sentence of the coach that is true of these cards."""

from __future__ import annotations

from gaigel_desktop.controller.coaching.decision import Decision, argued, begins, is_behind
from gaigel_desktop.text.hinting import better_said, found_said, praise_said, said

from .question_items import Course


def why(decision: Decision, answer: Course | None) -> str:
    """What is advised, and why rather than what was played, now or then."""
    told, seen = argued(decision, answer), decision.moment.seen
    behind = is_behind(decision, answer)
    if behind and answer is None:
        return better_said(told, seen)
    if answer is not None and not begins(told.deed, answer):
        return said(told, seen)
    return (praise_said if decision.praise and not behind else found_said)(told, seen)
