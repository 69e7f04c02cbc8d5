"""Learning: whether somebody still wants to learn the game, for whoever offers it."""

from __future__ import annotations

from typing import Final

from .desk import Desk

LAST: Final = "talon_gone"  # the lesson that makes a player
AWAY: Final = "learn"  # what was waved away


def wants_to_learn(desk: Desk) -> bool:
    """Not who has played before, nor who can play now, nor who has waved it away."""
    learned = desk.learner.progress
    return not (desk.settings.played_before or LAST in learned.lessons or AWAY in learned.shown)


def wave_away(desk: Desk) -> None:
    """It stands small on the title from now on."""
    desk.learner.learn(desk.learner.progress.with_shown(AWAY))
