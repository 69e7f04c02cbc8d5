"""Allowance: how much may be read and scaled for one picture of a page that rests. What is beyond it lacks; then what
was seen before stays on the screen, and the next frame goes on, so that the window never stands still for long."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

FRAME: Final = 30.0  # milliseconds or so; a piece of work that is larger has a frame of its own
READ: Final = 4000  # bytes of a file in a millisecond
SCALED: Final = 150_000  # pixels, of the same
MOST: Final = 60  # frames; then everything is made at once, lest pictures take the room of one another for ever


class Allowance:
    """What may still be done."""

    def __init__(self) -> None:
        self.lacks = False  # whether something was wanted for this picture that is not there yet
        self._left = math.inf
        self._frames = 0  # in which something lacked, one after the other

    @contextmanager
    def spare(self, *, freely: bool = False) -> Iterator[None]:
        """For one picture; `freely` as much as it needs, as while something moves."""
        self._left = math.inf if freely or self._frames >= MOST else FRAME
        try:
            yield
        finally:
            self._left = math.inf

    def again(self) -> bool:
        """Another picture begins; whether something lacked in the last one, so that nothing of it counts."""
        lacked, self.lacks = self.lacks, False
        self._frames = self._frames + 1 if lacked else 0
        return lacked

    @property
    def spared(self) -> bool:
        """Whether it is limited at the moment."""
        return self._left < math.inf

    def to_read(self, file: Path) -> bool:
        """Whether this file may be read now."""
        return not self.spared or self._grants(file.stat().st_size / READ if file.exists() else 0.0)

    def to_scale(self, size: tuple[int, int]) -> bool:
        """Whether a picture of this size may be made now."""
        return self._grants(size[0] * size[1] / SCALED)

    def _grants(self, work: float) -> bool:
        """What is too large for what is left waits for a frame of its own, and so does all that comes after it: it
        would take the room of what has been read for the next frame."""
        self.lacks = self.lacks or work > self._left < FRAME
        self._left -= 0.0 if self.lacks else work
        return not self.lacks
