"""The whole screen for as long as something is shown to others, whatever was chosen; then all is as it was."""

from __future__ import annotations

from gaigel_desktop.window.screen import Screen


class WholeScreen:
    """Fills the screen, and knows how it was before."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._before: tuple[bool, tuple[int, int]] | None = None  # whether it was full, and how large

    @property
    def filled(self) -> bool:
        """Whether something is shown."""
        return self._before is not None

    def fill(self) -> None:
        """What is shown to others fills the screen."""
        if self._before is None:
            self._before = self._screen.full_screen, self._screen.size
            if not self._screen.full_screen:
                self._screen.full_screen = True

    def turn(self) -> None:
        """A window for a while, or the whole screen again."""
        self._screen.full_screen = not self._screen.full_screen

    def unfill(self) -> None:
        """It is over: the window is full or as large as before."""
        if self._before is None:
            return
        (was_full, size), self._before = self._before, None
        if self._screen.full_screen != was_full:
            self._screen.full_screen = was_full
        if not was_full and self._screen.size != size:
            self._screen.resize(size)
