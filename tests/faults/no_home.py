"""No home: HOME is empty, not set, cannot be written, or belongs to nobody the system knows.

python -m tests.faults.no_home

Each time the whole program is opened, without GAIGEL_HOME, and a match is played. What is said has to be true.
"""

from __future__ import annotations

import os
import pwd
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from gaigel_desktop.controller import places
from tests.faults.evenings import Somebody, begins, spend, warm
from tests.faults.killed import lying
from tests.faults.kills import beside

UNWRITABLE: Final = Path("/sys")  # also for root
OURS: Final = ".local/share/gaigel-desktop"


class Came(NamedTuple):
    """What was said at the end of the evening, and how many deals lie where the system's folders are."""

    said: set[str]
    deals: int


class Day(NamedTuple):
    """What HOME is, None: not set; whether the system knows a home; and what is to come of it."""

    home: str | None
    known: bool
    came: Came


DAYS: Final = {
    "HOME is the player's": Day("{home}", True, Came(set(), 1)),
    "HOME is empty": Day("", True, Came(set(), 1)),
    "HOME is not set": Day(None, True, Came(set(), 1)),
    "HOME cannot be written": Day(str(UNWRITABLE), True, Came({"store_unwritable", "trouble_not_saved"}, 0)),
    "nobody knows of a home": Day(None, False, Came({"store_unwritable", "trouble_not_saved"}, 0)),
}


@contextmanager
def at_home(room: Path, home: str | None, known: bool = True) -> Iterator[None]:
    """HOME is this, and the system knows this room as the player's home, or none."""

    def entry(number: int) -> pwd.struct_passwd:
        if not known:
            raise KeyError(number)
        return pwd.struct_passwd(("player", "x", number, number, "", str(room), "/bin/sh"))

    with ExitStack() as held:
        held.enter_context(patch.dict(os.environ))
        held.enter_context(patch.object(pwd, "getpwuid", entry))
        held.enter_context(patch.object(places, "NOBODYS", UNWRITABLE / "nonexistent"))
        held.enter_context(patch.object(places, "HOME_VARIABLE", "NOWHERE_SET"))
        for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
            del os.environ[name]
        if home is not None:
            os.environ["HOME"] = home
        yield


def lived(day: Day, room: Path) -> Came:
    """The program on such a day."""
    said: set[str] = set()

    def evening(player: Somebody) -> None:
        begins(player)
        said.update(trouble.key for trouble in player.player.troubles.noted)

    with at_home(room, None if day.home is None else day.home.format(home=room), day.known):
        spend(room, evening)
    there = (room / OURS / "games.sqlite").exists()
    return Came(said, len(lying(room / OURS)) if there else 0)


def main() -> int:
    """All days, a line each."""
    warm()
    bad = 0
    for name, day in DAYS.items():
        with TemporaryDirectory() as folder:
            came = beside(partial(lived, day, Path(folder)))
        bad += came != day.came
        print(f"{name}: {came}{'' if came == day.came else f' and not {day.came}'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
