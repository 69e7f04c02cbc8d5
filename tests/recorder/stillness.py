"""Everything that is otherwise left to chance: the day, the seeds, who thinks and where, what the system asks for."""

from __future__ import annotations

import datetime as of_python
import secrets
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import repeat
from pathlib import Path
from traceback import walk_stack
from typing import Final
from unittest.mock import patch

import gaigel_desktop

DAY: Final = of_python.datetime(2026, 11, 21, 20, 15)  # a Saturday evening
AT_A_TIME: Final = 50  # pieces of long work between two frames
PACKAGE: Final = Path(gaigel_desktop.__file__).parent


class _Evening(of_python.datetime):
    """Always the same moment."""

    @classmethod
    def now(cls, tz: of_python.tzinfo | None = None) -> _Evening:
        return cls(*DAY.timetuple()[:6], tzinfo=tz)


class _Day(of_python.date):
    """Always the same day."""

    @classmethod
    def today(cls) -> _Day:
        return cls(DAY.year, DAY.month, DAY.day)


def hold_the_clocks() -> None:
    """The day stands still in this process, and what is done for a few milliseconds between two frames is done so many
    times instead; before any scene is imported, which keeps both."""
    of_python.datetime = _Evening  # type: ignore[misc]
    of_python.date = _Day  # type: ignore[misc]

    from gaigel_desktop.window import idle

    idle.within = _so_often


def _so_often(seconds: float) -> Iterator[None]:
    """As `within`, whatever the machine can do in so many seconds."""
    yield from repeat(None, AT_A_TIME)


class _Seeds:
    """Seeds by what asks for them and how often it has, so that those of the packs stay as they are if a scene asks
    more often, or sooner."""

    def __init__(self, scenario: str) -> None:
        self._scenario = scenario
        self._asked: Counter[str] = Counter()

    def token_hex(self, length: int) -> str:
        """As `secrets.token_hex`."""
        whose = _asking()
        self._asked[whose] += 1
        return sha256(f"{self._scenario} {whose} {self._asked[whose]}".encode()).hexdigest()[: 2 * length]


def _asking() -> str:
    """The file of the controller that asks for a seed; all scenes are one."""
    for frame, _ in walk_stack(None):
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(PACKAGE) and path.name != "dealer.py":
            room, *file = path.relative_to(PACKAGE).parts
            return "/".join(file) if room == "controller" else "scenes"
    return "scenes"


class _Hall:
    """The other tables of a tournament: all share the points in the same way, at once."""

    def __init__(self) -> None:
        self.stumbled = False
        self.waiting: dict[tuple[int, int], object] = {}

    def ask(self, wanted: tuple[int, int]) -> None:
        """One more deal to be played."""
        self.waiting[wanted[:2]] = wanted

    def finished(self) -> list[tuple[int, int, tuple[int, int, int]]]:
        """All of them."""
        tables, self.waiting = list(self.waiting), {}
        return [(*table, (6, 3, 0)) for table in tables]

    def close(self) -> None:
        """Nobody plays any more."""


@contextmanager
def nothing_left_to_chance(scenario: str) -> Iterator[None]:
    """While this scenario is played: its seeds, how large the screen is, and nobody thinks or works elsewhere."""
    from gaigel_desktop.app import start
    from gaigel_desktop.controller.minds.mind import Twin
    from gaigel_desktop.controller.tournament.other_tables import Hall
    from gaigel_desktop.window import sdl
    from gaigel_desktop.window.wishes import Asking

    with ExitStack() as stack:
        stack.enter_context(patch.object(secrets, "token_hex", _Seeds(scenario).token_hex))
        stack.enter_context(patch.object(start, "thinking_beside", lambda logs: Twin()))
        stack.enter_context(patch.object(Asking, "begin", lambda asking: None))  # the system wishes for nothing
        stack.enter_context(patch.object(sdl, "work_area", lambda: None))  # and has room for every window
        for name in ("__init__", "ask", "finished", "close"):
            stack.enter_context(patch.object(Hall, name, getattr(_Hall, name)))
        yield
