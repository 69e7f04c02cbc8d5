"""Kinds of mistakes: what a deed that was not wanted has cost, judged by what happened; each has a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.views import View


class Happened(NamedTuple):
    """A deed and what came of it, as the player saw it."""

    seat: int
    before: View
    action: Action
    told: tuple[Event, ...]  # the deed and all that followed
    after: View


class Mistake(NamedTuple):
    """The key of a sentence, and what stands in it."""

    key: str
    values: Mapping[str, int]


NO_KIND = "mistake_none"


def mistake_in(happened: Happened) -> Mistake:
    """What kind of mistake it was."""
    return Mistake(NO_KIND, {})
