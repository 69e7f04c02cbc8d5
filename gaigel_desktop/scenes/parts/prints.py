"""Prints: what was printed last, or still is being, wherever it was begun."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .background_print import Printing, Where


class Prints:
    """One after the other; the program waits for the last of them before it ends."""

    def __init__(self) -> None:
        self.last: Printing | None = None

    def print(self, of: object, where: Where, write: Callable[[Path], None]) -> Printing:
        """Begin with this, after what is being printed."""
        from .background_print import Printing  # not on the way to the first picture

        self.last = Printing(of, where, write, self.last)
        return self.last

    def close(self) -> None:
        """Wait until it has come to its end."""
        if self.last is not None:
            self.last.close()
