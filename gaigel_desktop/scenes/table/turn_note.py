"""The note of the turn: very soft, when everybody has long waited for the player, for whoever wants it; once a turn."""

from __future__ import annotations

from .at_rest import waited_for
from .sitting import Sitting


class TurnNote:
    """Whom it has reminded of what."""

    def __init__(self) -> None:
        self._rung = -1  # at which moment of the deal

    def look(self, sitting: Sitting) -> None:
        """Ring, if it is time."""
        moment = sitting.chair.moment
        if sitting.desk.settings.your_turn and self._rung != moment and waited_for(sitting):
            self._rung = moment
            sitting.desk.kit.sounds.play("your_turn", sitting.now)
