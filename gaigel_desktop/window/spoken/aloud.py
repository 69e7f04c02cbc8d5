"""Aloud: what has just happened, one sentence after the other, until somebody has fetched them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ENDS: Final = (".", "!", "?", ":", "”", "“", "»", ")")  # of what was said; whoever reads it makes a pause there


class Aloud:
    """A queue that loses nothing; where nobody listens nothing is kept."""

    def __init__(self) -> None:
        self.heard = False  # somebody's screen reader listens
        self._waiting: list[str] = []

    @property
    def waits(self) -> bool:
        """Whether something was said that nobody has fetched."""
        return bool(self._waiting)

    def say(self, words: str) -> None:
        """This has happened; what is empty is not said."""
        if self.heard and words:
            self._waiting.append(words)

    def fetch(self) -> list[str]:
        """What was said since the last time, in order."""
        said, self._waiting = self._waiting, []
        return said


def in_one(said: Sequence[str]) -> str:
    """Several sentences as one piece, each a line of its own and with an end; a single one as it is."""
    return "\n".join((*(words if words.endswith(ENDS) else f"{words}." for words in said[:-1]), *said[-1:]))
