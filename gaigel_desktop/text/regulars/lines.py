"""Lines: what the regulars say in speech bubbles, in every language by itself, for none is a translation.

The Swabians talk Swabian in German. Nobody is insulted, nobody says anything about cards that not everybody can see,
and every line fits a bubble. A file is read when somebody opens their mouth for the first time.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final, cast

from gaigel_desktop.bounded import Plain, text_in, toml
from gaigel_desktop.text.languages import ENGLISH
from gaigel_desktop.text.speech import all_said

from .blocks import MOST, PEOPLE
from .occasions import Lines, Occasion
from .when import ago

LONGEST_LINE: Final = 34
ANYBODY: Final = PEOPLE.with_name("anybody.toml")  # what anybody may say, also who has nothing of their own to say


def lines_of(portrait: str, occasion: Occasion) -> tuple[str, ...]:
    """What somebody may say then, in the language that is spoken: their own lines, and a few that anybody says."""
    there = (lines_in(file).get(occasion) for file in (PEOPLE / f"{portrait}.toml", ANYBODY))
    return tuple(line for lines in there if lines for line in all_said(lines))


def recalled(portrait: str, line: str, day: date, today: date, times: int) -> str:
    """A line about an earlier evening with its places filled: when that was, and how many times."""
    own = line not in lines_of_anybody()
    when = ago(day, today, dialects_in(PEOPLE / f"{portrait}.toml") if own else {})
    told = line.replace("{when}", when).replace("{times}", str(times))
    return told[:1].upper() + told[1:]


@cache
def lines_of_anybody() -> frozenset[str]:
    """What anybody says, in all languages."""
    return frozenset(line for told in lines_in(ANYBODY).values() for lines in told.values() for line in lines)


@cache
def lines_in(file: Path) -> Lines:
    """The lines of a file, as far as somebody could say them; nobody's where there is none."""
    found = _read(file).get("lines")
    there = found.items() if isinstance(found, dict) else ()
    return cast(Lines, {occasion: told for occasion, told in there if _can_be_said(told)})


def _can_be_said(told: object) -> bool:
    """Whether these are lines by language, in English too: what has no lines in a language is said in it."""
    by_language = told if isinstance(told, dict) else {}
    there = all(isinstance(lines, list) and all(map(_is_line, lines)) for lines in by_language.values())
    return there and ENGLISH in by_language


def _is_line(line: object) -> bool:
    return isinstance(line, str) and len(line) <= 2 * LONGEST_LINE and line.isprintable()


def dialects_in(file: Path) -> Mapping[str, str]:
    """How somebody says when something was, by language, where that is not as it is written."""
    found = _read(file).get("when")
    return found if isinstance(found, dict) and all(isinstance(way, str) for way in found.values()) else {}


@cache
def _read(file: Path) -> Plain:
    try:
        return toml(text_in(file, MOST))
    except (OSError, ValueError):
        return {}
