"""A very soft note when everybody has long waited for the player, for whoever wants it; once a turn."""

from __future__ import annotations

from .effects import Sound
from .running_deal import RunningDeal
from .waiting import waited_for


class TurnNote:
    """The note of the turn, and of which turn it has reminded."""

    def __init__(self) -> None:
        self._rung = -1  # at which moment of the deal

    def ring_if_due(self, running: RunningDeal) -> None:
        """Rings if it is time."""
        state = running.state
        moment = state.chair.moment
        if state.player.settings.your_turn and self._rung != moment and waited_for(state):
            self._rung = moment
            running.effects.append(Sound("your_turn"))
