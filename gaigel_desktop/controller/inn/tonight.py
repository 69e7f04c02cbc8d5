"""Tonight: what the regulars have said this evening, over all its matches and tables, so that nobody hears it twice.

It lies beside the settings, so that an evening goes on where the program was closed for a while; when nobody has said a
word for some hours it is another evening. What cannot be read or written is forgotten: then something may be heard
again, and nothing else happens.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.places import settings_file, write_whole
from gaigel_desktop.controller.reading import Unreadable, json_in

NIGHT: Final = timedelta(hours=6)  # so long nobody has spoken, and the evening was another one
LINES: Final = "said"
LAST: Final = "last"
Clock = Callable[[], datetime]


class Tonight:
    """The lines that were said, as they are written for those who say them, without a file for as long as it lasts; and
    who sat together."""

    def __init__(
        self,
        file: Path | None = None,
        clock: Clock = datetime.now,
        *,
        dice: str = "",
        may_write: Callable[[], bool] = lambda: True,
    ) -> None:
        """Not while another window has the folder: then what is said here is forgotten."""
        self.dice = dice  # what chance comes from in their talk; empty: nobody talks
        self.company: tuple[str, ...] = ()  # who sat together last
        self._file, self._clock, self._may_write = file, clock, may_write
        self._said: set[str] | None = None  # from the first moment on in which somebody wants to speak
        self._last = datetime.min
        self._kept = True  # nothing was said since it was written down

    def unsaid(self, lines: Iterable[str]) -> list[str]:
        """Those of the lines that nobody has said tonight."""
        if self._said is None:
            self._said = self._read()
        if abs(self._clock() - self._last) >= NIGHT:  # a clock may be set back, too
            self._said.clear()
        return [line for line in lines if line not in self._said]

    def say(self, line: str) -> None:
        """Somebody says one of these."""
        if self._said is not None:
            self._said.add(line)
        self._last, self._kept = self._clock(), False

    def keep(self) -> None:
        """Write it down, if anything is new; what cannot be kept is no trouble."""
        if self._file is not None and self._said is not None and not self._kept and self._may_write():
            told = {LAST: self._last.isoformat(timespec="seconds"), LINES: sorted(self._said)}
            with suppress(OSError, ValueError):
                write_whole(self._file, json.dumps(told, ensure_ascii=False) + "\n")
                self._kept = True

    def _read(self) -> set[str]:
        """What was said before the program was closed, where that can be read."""
        with suppress(Unreadable, ValueError):
            data = (json_in(self._file) if self._file is not None else None) or {}
            lines, last = data.get(LINES), datetime.fromisoformat(str(data.get(LAST)))
            if isinstance(lines, list) and last.tzinfo is None:
                self._last = min(last, self._clock())
                return {line for line in lines if isinstance(line, str)}
        return set()


def tonight_file() -> Path:
    """Where it is kept: beside the settings."""
    return settings_file().with_name("tonight.json")
