"""The last steward: whoever ran a tournament last, who knows what of it could not be kept yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .save_later import SaveLater

if TYPE_CHECKING:
    from gaigel_desktop.controller.tournament.steward import Steward


class LastSteward:
    """What they could not keep is tried again."""

    def __init__(self) -> None:
        self.steward: Steward | None = None
        self._later = SaveLater(self._is_troubled, self.keep)

    def update(self, now: float) -> float | None:
        """Try again after a while; how long until it is to be asked again."""
        return self._later.update(now)

    def _is_troubled(self) -> bool:
        return self.steward is not None and bool(self.steward.trouble)

    def keep(self) -> None:
        """What could not be kept is tried once more."""
        if self.steward is not None and self.steward.trouble:
            self.steward.keep()
