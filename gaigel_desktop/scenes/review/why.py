"""Why something is better, in a sentence."""

from __future__ import annotations

from gaigel_desktop.controller.coaching.review import Decision
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.recalling import deed_named


def why(decision: Decision) -> str:
    """What is advised, and the reason."""
    thought = decision.thought
    return sentence(deed_named(thought.ways[thought.advised].course, decision.moment.seen))
