"""Rights: folders that nobody may look into or write to, and other things in the place of our files.

python -m tests.faults.rights

Each time the whole program is opened, on no screen, as a user without rights: to the title, its pages, the log, and out
again, where everything is saved. It has to come there without a throw and without waiting for ever, and what it says
has to be true. For root nothing is forbidden: root becomes somebody else first.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sys
import tempfile
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.controller import log, places
from gaigel_desktop.controller.tournament.steward import tournament_file

from .files import Tour, lay, quickly

NOBODY: Final = 65534
PATIENCE: Final = 120  # seconds; then it waits for something that never comes
OURS: Final = ("settings.toml", "table.json", "tournament.json", "games.sqlite", "open", "gaigel.log")


class Day(NamedTuple):
    """A bad day: its name, where everything is to lie, and what is wrong there."""

    name: str
    spoil: Callable[[Path], None]
    home: str = "home"


class Came(NamedTuple):
    """What was said, of that what is not true, and what was thrown."""

    said: list[str]
    untrue: list[str]
    thrown: str = ""


# -- what is wrong -----------------------------------------------------------------------------------------------


def with_mode(mode: int, spoilt: str = "") -> Callable[[Path], None]:
    """The folder has this mode; before, one of its files was spoilt."""

    def spoil(home: Path) -> None:
        if spoilt:
            (home / spoilt).write_text("{[", encoding="utf-8")
        home.chmod(mode)

    return spoil


def in_place_of(file: str, make: Callable[[Path], object]) -> Callable[[Path], None]:
    """Something else lies where a file of ours should."""

    def spoil(home: Path) -> None:
        (home / file).unlink(missing_ok=True)
        make(home / file)

    return spoil


def a_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def a_secret(path: Path) -> None:
    path.write_text("nobody may read this", encoding="utf-8")
    path.chmod(0)


def not_made(home: Path) -> None:
    shutil.rmtree(home)
    home.parent.chmod(0o555)


def a_file(home: Path) -> None:
    shutil.rmtree(home)
    home.touch()


THINGS: Final[dict[str, Callable[[Path], object]]] = {
    "a folder": Path.mkdir,
    "a pipe": os.mkfifo,
    "a socket": a_socket,
    "a file that nobody may read": a_secret,
    "a link to itself": lambda path: path.symlink_to(path),
    "a link to /dev/zero": lambda path: path.symlink_to("/dev/zero"),
}
DAYS: Final = (
    *(Day(f"the folder has mode {mode:03o}", with_mode(mode)) for mode in (0o000, 0o444, 0o555)),
    *(Day(f"mode 555 and {file} is broken", with_mode(0o555, file)) for file in OURS[:3]),
    *(Day(f"{file} is {thing}", in_place_of(file, make)) for file in OURS for thing, make in THINGS.items()),
    Day("the folder cannot be made", not_made, "home/below"),
    Day("the folder is a file", a_file),
    Day("the folder has too long a name", lambda home: None, "x" * 300),
    Day("the folder has a name of odd bytes", lambda home: None, os.fsdecode(b"n\xff")),
)


# -- what comes of it --------------------------------------------------------------------------------------------


def prepare() -> None:
    """A good day as who we are: what is imported on the way may lie where nobody may read it."""
    with tempfile.TemporaryDirectory() as folder:
        good = lived(Day("a good day", lambda home: None), Path(folder))
    assert not good.thrown and not good.said, good
    pygame.quit()


def opened(day: Day, room: Path) -> Came:
    """The program on this day, in a process of its own."""
    hear, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(hear)
        signal.alarm(PATIENCE)
        with os.fdopen(tell, "w") as answer:
            become_nobody(room)
            json.dump(lived(day, room), answer)
        os._exit(0)
    os.close(tell)
    with os.fdopen(hear) as answer:
        told = answer.read()
    os.waitpid(child, 0)
    return Came(*json.loads(told)) if told else Came([], [], f"no answer within {PATIENCE} seconds, or dead")


def become_nobody(room: Path) -> None:
    """A user without rights, to whom this room belongs."""
    if os.getuid() == 0:
        os.chown(room, NOBODY, NOBODY)
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)


def lived(day: Day, room: Path) -> Came:
    """The files are laid, spoilt, and the program is opened."""
    os.environ["HOME"] = str(room)
    home = room / day.home
    os.environ[places.HOME_VARIABLE] = str(home)
    with suppress(OSError):
        lay(home)
    said: dict[str, str] = {}
    try:
        day.spoil(home)
        with quickly(), patch.object(app.App, "run", lambda self: said.update(looked(self))):
            start.open_window()
        return Came(list(said.values()), [words for key, words in said.items() if not true(key, words, home)])
    except Exception:
        return Came(list(said.values()), [], traceback.format_exc())
    finally:
        for folder in (home, home.parent):
            with suppress(OSError):
                folder.chmod(0o700)


def looked(opened: app.App) -> dict[str, str]:
    """All pages, the log, a changed setting; what was said, by its key."""
    tour = Tour(opened)
    log.keep_log(log.log_file())
    tour.look()
    tour.settings()
    tour.click("past")
    tour.click("tab files")
    tour.look()
    tour.scenes.pop()
    broken = os.path.lexists(tournament_file())
    tour.click("new_match")
    tour.click("tournament")
    tour.look()
    notes = [meaning.name for meaning in tour.meanings() if "tournament" in meaning.name and ".json" in meaning.name]
    tour.scenes.pop()
    tour.player.change(sounds=51)
    tour.player.save()
    tour.look()
    assert tour.sees(tour.player.troubles.told()), "the title says it"
    said = {trouble.key: trouble.said() for trouble in tour.player.troubles.noted}
    key = "tournament_aside" if broken and not os.path.lexists(tournament_file()) else "tournament_unreadable"
    return said | ({key: notes[0]} if notes else {})


def true(key: str, words: str, home: Path) -> bool:
    """Whether what was said is so."""
    if key.endswith("_aside"):
        return any(path.name in words for path in home.iterdir() if ".aside-" in path.name)
    if key in ("store_unwritable", "trouble_not_saved"):
        return not _writable(home)
    return not key.endswith("_unreadable") or not _movable(home)


def _writable(home: Path) -> bool:
    try:
        with tempfile.TemporaryFile(dir=home):
            return True
    except OSError:
        return False


_movable = _writable  # whoever may write into a folder may move what lies in it


def main() -> None:
    """All days, a line each."""
    wrong = 0
    prepare()
    for day in DAYS:
        with tempfile.TemporaryDirectory() as folder:
            came = opened(day, Path(folder))
        wrong += bool(came.thrown or came.untrue)
        print(f"{day.name}: {' '.join(came.said) or 'nothing is said'}")
        for words in came.untrue:
            print(f"    NOT TRUE: {words}")
        if came.thrown:
            print("    THROWN: " + came.thrown.replace("\n", "\n    "))
    print(f"{len(DAYS)} bad days, {wrong} of them too bad")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
