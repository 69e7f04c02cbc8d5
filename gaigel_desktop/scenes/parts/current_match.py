"""The current match: where it is written down, and how to come back to its table."""

from __future__ import annotations

from dataclasses import dataclass

from gaigel_desktop.controller.match.story import Stored

from .reopen import Reopen


@dataclass(slots=True)
class CurrentMatch:
    """The match that is being played, if one is."""

    story: Stored | None = None
    table: Reopen | None = None
