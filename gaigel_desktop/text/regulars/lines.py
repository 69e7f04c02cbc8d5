"""Lines: what the regulars say in speech bubbles, in every language by itself, for none is a translation.

The Swabians talk Swabian in German. Nobody is insulted, nobody says anything about cards that not everybody can see,
and every line fits a bubble. A file is read when somebody opens their mouth for the first time.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from gaigel_desktop.text.speech import said

from .blocks import PEOPLE
from .occasions import Lines, Occasion

LONGEST_LINE: Final = 34
ANYBODY: Final = PEOPLE.with_name("anybody.toml")  # what anybody may say, also who has nothing of their own to say


def lines_of(portrait: str, occasion: Occasion) -> tuple[str, ...]:
    """What somebody may say then, in the language that is spoken: their own lines, and a few that anybody says."""
    there = (lines_in(file).get(occasion) for file in (PEOPLE / f"{portrait}.toml", ANYBODY))
    return tuple(line for lines in there if lines for line in said(lines))


@cache
def lines_in(file: Path) -> Lines:
    """The lines of a file; nobody's where there is none."""
    if not file.is_file():
        return {}
    lines: Lines = tomllib.loads(file.read_text(encoding="utf-8"))["lines"]
    return lines
