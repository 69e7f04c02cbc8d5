"""Filled: the whole screen for as long as something is shown to others, whatever was chosen; then all is as it was."""

from __future__ import annotations

from gaigel_desktop.window.screen import Screen


class Filled:
    """The screen as it was before it was filled."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._was_full, self._size = screen.full_screen, screen.size
        if not screen.full_screen:
            screen.full_screen = True

    def turn(self) -> None:
        """A window for a while, or the whole screen again."""
        self._screen.full_screen = not self._screen.full_screen

    def undo(self) -> None:
        """Full or as large as before."""
        if self._screen.full_screen != self._was_full:
            self._screen.full_screen = self._was_full
        if not self._was_full and self._screen.size != self._size:
            self._screen.resize(self._size)
