"""Save later: what has changed is saved a while after, and what could not be saved is tried again and again."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.window import theme


class SaveLater:
    """When something is saved that may be owed: once nothing has changed for a while, and then until it is."""

    def __init__(self, is_owed: Callable[[], bool], save: Callable[[], object]) -> None:
        self._is_owed, self._save = is_owed, save
        self._at: float | None = None  # from the first moment on at which it is owed

    def put_off(self) -> None:
        """Something more has changed: wait once more."""
        self._at = None

    def update(self, now: float) -> float | None:
        """Save it if it is time; how long until it is to be asked again, None while nothing is owed."""
        if not self._is_owed():
            self._at = None
            return None
        if self._at is None:
            self._at = now + theme.SAVE_AFTER
        if now >= self._at:
            self._save()
            self._at = now + theme.SAVE_AGAIN
        return self._at - now if self._is_owed() else None
