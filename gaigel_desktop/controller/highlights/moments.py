"""Moments: something that happened, with the table before and after it, all hands known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Event, Played, Turned
from gaigel_desktop.rules.taking import Taking, taken_now
from gaigel_desktop.rules.views import View

Values = Mapping[str, int | str]
NOTHING: Final[Values] = {}


class Instant(NamedTuple):
    """What happened, the table before and after it, and how the trick is taken that it made whole: a trick is told of
    while it lies there, before somebody takes it."""

    event: Event | None  # None: the scene begins
    before: View
    after: View
    taking: Taking | None = None


class About(NamedTuple):
    """Whom a caption is about, and what stands in its words."""

    seat: int = NOBODY
    values: Values = NOTHING


Happening = Callable[[Instant], About | None]


def moment(event: Event | None, before: View, after: View) -> Instant:
    """What happened, with the trick that it made whole."""
    return Instant(event, before, after, taken_now(after) if isinstance(event, Played | Turned) else None)
