"""Thinking: with which mind the opponents think, here or in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gaigel_desktop.controller.minds.mind import Mind


def thinking_here() -> Mind:
    """A mind in this process, in slices between the frames."""
    from gaigel_desktop.controller.minds.mind import (  # not on the way to the first picture
        SLICE,
        Twin,
    )

    return Twin(SLICE)


def thinking_beside(logs: bool = True) -> Mind:
    """A mind in a process of its own; from here on there is something to log."""
    from gaigel_desktop.controller.log import keep_log, log_file
    from gaigel_desktop.controller.minds.worker import Worker

    if logs:
        keep_log(log_file())
    return Worker()


class Thinking:
    """The mind of all opponents, made when somebody thinks for the first time."""

    def __init__(self) -> None:
        self.new: Callable[[], Mind] = thinking_here
        self._mind: Mind | None = None

    @property
    def mind(self) -> Mind:
        """What the opponents think with; there from the first idle moment on."""
        if self._mind is None:
            self._mind = self.new()
        return self._mind

    def close(self) -> None:
        """Nobody thinks any more."""
        if self._mind is not None:
            self._mind.close()
