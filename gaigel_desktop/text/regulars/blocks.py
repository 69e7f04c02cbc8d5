"""Blocks: each regular is one block of data in a file of its own: first who they are, then their lines."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaigel_desktop.bounded import text_in

MOST: Final = 1 << 16  # bytes of a file
PEOPLE: Final = Path(__file__).parent / "people"


def everybody() -> list[str]:
    """Whoever has a file, by its name, which is that of their portraits too."""
    return sorted(file.stem for file in PEOPLE.glob("*.toml"))


def who_they_are(who: str) -> str:
    """What their file says before the first table, as TOML: the game starts with it, and their lines can wait."""
    return text_in(PEOPLE / f"{who}.toml", MOST).split("\n[", 1)[0]
