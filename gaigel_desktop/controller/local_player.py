"""The local player: what a table asks about whoever sits at it, in front of this window."""

from __future__ import annotations

from typing import Protocol

from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.controller.teaching.learner import Learner


class LocalPlayer(Protocol):
    """What they have chosen and learned, what they hear of the table, and how large their window and their words are.
    The own player is one; whoever plays without a window is another."""

    @property
    def settings(self) -> Settings:
        """What they have chosen, as it is now."""

    @property
    def learner(self) -> Learner:
        """What they have learned, and what helps them still."""

    @property
    def hears(self) -> bool:
        """Whether somebody hears the table: a screen reader listens."""

    @property
    def muted(self) -> bool:
        """Whether the sounds are off."""

    @property
    def calm(self) -> bool:
        """Whether no card flies, because less motion is wanted."""

    @property
    def design(self) -> tuple[float, float]:
        """How wide and high the window is, in units."""

    @property
    def text_size(self) -> float:
        """How much larger than designed words are."""
