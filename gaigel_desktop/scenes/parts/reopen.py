"""Reopening: the table at which the match is played, and how to sit down there once more after it broke."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gaigel_desktop.window.scene import Scene

if TYPE_CHECKING:
    from gaigel_desktop.controller.report import Running


class Reopen(NamedTuple):
    """What is needed for it, whoever keeps the score and whether or not anything is written down."""

    table: Scene  # as it lies there now
    names: tuple[str, ...]  # of those who sit there
    running: Callable[[], Running | None]  # the deal so far, where one is being played
    told: Callable[[], str]  # how far the match is, and against whom
    again: Callable[[], None]  # the deal is told again to this card, and another table is laid for it
    give_up: Callable[[], bool]  # the deal is lost, and the next one follows; False where that is for others to begin
    leave: Callable[[], None]  # what is not written down yet is
