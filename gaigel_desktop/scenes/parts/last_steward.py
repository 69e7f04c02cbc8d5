"""The last steward: whoever ran a tournament last, who knows what of it could not be kept yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.window import theme

if TYPE_CHECKING:
    from gaigel_desktop.controller.tournament.steward import Steward


class LastSteward:
    """What they could not keep is tried again."""

    def __init__(self) -> None:
        self.steward: Steward | None = None
        self._again: float | None = None

    def update(self, now: float) -> float | None:
        """Try again after a while; how long until it is to be asked again."""
        if self.steward is None or not self.steward.trouble:
            self._again = None
            return None
        if self._again is None:
            self._again = now + theme.SAVE_AFTER
        if now >= self._again:
            self.keep()
            self._again = now + theme.SAVE_AGAIN
        return self._again - now if self.steward.trouble else None

    def keep(self) -> None:
        """What could not be kept is tried once more."""
        if self.steward is not None and self.steward.trouble:
            self.steward.keep()
