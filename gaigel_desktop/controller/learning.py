"""Learning: whether somebody still wants to learn the game, for whoever offers it."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.local_player import LocalPlayer

LAST: Final = "talon_gone"  # the lesson that makes a player
AWAY: Final = "learn"  # what was waved away


def wants_to_learn(player: LocalPlayer) -> bool:
    """Not who has played before, nor who can play now, nor who has waved it away."""
    learned = player.learner.progress
    return not (player.settings.played_before or LAST in learned.lessons or AWAY in learned.shown)


def wave_away(player: LocalPlayer) -> None:
    """It stands small on the title from now on."""
    player.learner.learn(player.learner.progress.with_shown(AWAY))
