"""Places: where settings and games lie on this computer, and writing files so that nothing is ever half there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TextIO

APP: Final = "gaigel-desktop"
HALVES: Final = (".new", ".half", ".half-journal")  # end the names of files in the making
HOME_VARIABLE: Final = "GAIGEL_HOME"  # everything in one folder instead: for tests and for a stick


def settings_file() -> Path:
    """Where the settings lie."""
    return _folder("user_config_dir") / "settings.toml"


def store_file() -> Path:
    """Where the games lie."""
    return _folder("user_data_dir") / "games.sqlite"


def _folder(kind: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home)
    import platformdirs  # only a real game needs it

    return Path(getattr(platformdirs, kind)(APP, appauthor=False))


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """Write a file so that it is either the old one or the new one, whatever happens, also where somebody stops it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".new")  # one fixed name, so that no litter is left behind by a crash either
    try:
        with half.open("w", encoding="utf-8", newline="\n") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


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
    while (aside := path.with_name(f"{path.stem}.aside-{number}{path.suffix}")).exists():
        number += 1
    return aside
