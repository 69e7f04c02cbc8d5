"""Quiet: the calls that are no use to anybody, at this table or at this moment. Public facts alone decide."""

from __future__ import annotations

from gaigel_desktop.scenes.picture.chrome import MORE, Chrome, never_now, never_said
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.in_1907 import say_at

from .sitting import Sitting


def quietened(sitting: Sitting, resting: Chrome) -> frozenset[str]:
    """The buttons that look so; for those who want to be helped also what the moment forbids, and the rare calls."""
    seen = sitting.stage.seen
    return resting.dimmed | (never_said(seen).keys() | never_now(seen).keys() if sitting.aids.mark_legal else set())


def why_nobody(sitting: Sitting, button: str) -> str:
    """Why an announcement is no use to anybody: at this table, or with help at this moment."""
    seen, never = sitting.seen, never_said(sitting.seen)
    if button in never:
        return say_at(seen.law.rules, "no_rare_calls" if button == MORE else never[button])
    now = never_now(seen) if sitting.aids.mark_legal else {}
    return why(now[button], seen) if button in now else ""
