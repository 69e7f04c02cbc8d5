"""A very soft sound when everybody has long waited for the player, for whoever wants it; once a turn."""

from __future__ import annotations

from .effects import Sound
from .running_deal import RunningDeal
from .waiting import waited_for


class TurnNote:
    """The sound of the turn, which is played once a turn."""

    def __init__(self) -> None:
        self._rung = -1  # at which moment of the deal

    def ring_if_due(self, running: RunningDeal) -> None:
        """Play the sound if everybody has waited for the player long enough."""
        state = running.state
        moment = state.chair.moment
        if state.player.settings.your_turn and self._rung != moment and waited_for(state):
            self._rung = moment
            running.effects.append(Sound("your_turn"))
