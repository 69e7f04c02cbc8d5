"""Places: where settings and games lie on this computer, and writing files so that nothing is ever half there."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

APP: Final = "gaigel-desktop"
HALVES: Final = (".new", ".half", ".half-journal")  # end the names of files in the making
HOME_VARIABLE: Final = "GAIGEL_HOME"  # everything in one folder instead: for tests and for a stick
PRIVATE: Final = 0o077  # what we make is for the player alone: nobody else may read or write it
NOBODYS: Final = Path("/nonexistent")  # the home of those who have none, as in Debian
A_FILE: Final = 0o666  # what a new file is made with everywhere, less what its maker's mask takes away

_usual: int | None = None  # the mask of whoever started the program, as long as ours is another


def keep_private() -> None:
    """From now on new files are for the player alone, but for those that are given away."""
    global _usual
    before = os.umask(PRIVATE)
    _usual = before if _usual is None else _usual


def settings_file() -> Path:
    """Where the settings lie."""
    return _folder("user_config_dir") / "settings.toml"


def store_file() -> Path:
    """Where the games lie."""
    return _folder("user_data_dir") / "games.sqlite"


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else _of_the_system(kind, APP, appauthor=False)


def _of_the_system(kind: str, *named: str, **how: bool) -> Path:
    """A folder of the player's; nobody's, where the system has never heard of who runs the program."""
    import platformdirs  # only a real game needs it

    try:
        return Path(getattr(platformdirs, kind)(*named, **how))
    except RuntimeError:
        return NOBODYS.joinpath(*named)


def own_pictures_folder() -> Path:
    """Where backs lie that the player has made."""
    return _folder("user_data_dir") / "own-pictures"


def pictures_folder() -> Path:
    """Where pictures for others go: to the player's own."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else _of_the_system("user_pictures_dir")


def documents_folder() -> Path:
    """Where the player's documents lie."""
    return _of_the_system("user_documents_dir")


@contextmanager
def whole_file(path: Path, *, given: bool = False) -> Iterator[TextIO]:
    """Write a file so that it is either the old one or the new one, whatever happens, also where somebody stops it.
    Who may read the old one may read the new one; what is given away has the rights of any new file of the player's;
    what no file can hold is a question mark in it."""
    with _half_of(path, given) as half, half.open("w", encoding="utf-8", errors="replace", newline="\n") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())


@contextmanager
def _half_of(path: Path, given: bool = False) -> Iterator[Path]:
    """A file in the making beside this one, which takes its place if all goes well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".new")  # one fixed name, so that no litter is left behind by a crash either
    try:
        half.unlink(missing_ok=True)  # whatever it is: a pipe would never be written
        half.touch(exist_ok=False)
        with suppress(OSError):  # not every disk knows rights
            if given and _usual is not None:
                half.chmod(A_FILE & ~_usual)
            half.chmod(stat.S_IMODE(path.stat().st_mode))
        yield half
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def write_bytes(path: Path, data: bytes) -> None:
    """The same for what is no text, in one go."""
    _write(path, data, given=False)


def give(path: Path, data: bytes) -> None:
    """The same for a picture or a page that is given away."""
    _write(path, data, given=True)


def _write(path: Path, data: bytes, given: bool) -> None:
    with _half_of(path, given) as half, half.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def write_whole(path: Path, text: str) -> None:
    """The same in one go."""
    with whole_file(path) as out:
        out.write(text)


def sweep(folder: Path, halves: tuple[str, ...] = HALVES) -> None:
    """What somebody was writing there who was killed goes."""
    with suppress(OSError):
        for path in folder.iterdir():
            if path.name.endswith(halves):
                path.unlink(missing_ok=True)


def set_aside(path: Path) -> Path:
    """Give a file that cannot be used a name that is free, and keep it."""
    aside = free_aside(path)
    path.replace(aside)
    return aside


def free_aside(path: Path) -> Path:
    """A name beside the file that nothing has yet."""
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.aside-{number}{path.suffix}")):
        number += 1
    return aside


def sayable(path: Path | str) -> str:
    """A path in letters that can be drawn and stored; a name may be of any bytes, and those that are none are told as
    numbers."""
    return "".join(letter if letter.isprintable() else _told(letter) for letter in str(path))


def _told(letter: str) -> str:
    byte = os.fsencode(letter) if "\udc80" <= letter <= "\udcff" else b""
    return f"\\x{byte[0]:02x}" if len(byte) == 1 else letter.encode("unicode_escape").decode("ascii")
