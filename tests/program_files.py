"""The files of the program, room by room. A guard that names a room asks for its files here: a room that has moved away
is an error, for whoever looks at nothing finds nothing wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PROGRAM: Final = ROOT / "gaigel_desktop"


def files_in(*rooms: str, below: Path = PROGRAM, pattern: str = "*.py") -> list[Path]:
    """All files of these rooms, each of them a folder or a single file; there has to be one at least in each."""
    found: list[Path] = []
    for room in rooms:
        place = below / room
        files = [place] if place.is_file() else sorted(place.rglob(pattern))
        if not files:
            raise FileNotFoundError(f"there is no {pattern} in {place.relative_to(below.parent)}")
        found += files
    return found


FILES: Final = files_in("")  # of the whole program


def room_of(path: Path) -> str:
    """The room that a file of the program lies in: the outermost folder, or the file itself without its ending."""
    return path.relative_to(PROGRAM).parts[0].removesuffix(".py")
