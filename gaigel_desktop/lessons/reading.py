"""Reading: what files of lessons, stories and programmes have in common. A club writes files of its own, so what does
not stand there as it should is told by the name of its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.record import Deed

# By language; {H7} and {S} are a card and a suit, called as the player's deck calls them, {second} as this table does.
Words = Mapping[str, str]
WORDLESS: Final[Words] = {}
Data = Mapping[str, object]


class Misread(Exception):
    """Something does not stand in a file as it should; the text names the field."""


def number(data: Data, name: str, default: int | None = None) -> int:
    """A number; without a default it has to be there."""
    found = data.get(name, default)
    return found if isinstance(found, int) and found >= 0 else _misread(name)


def text(data: Data, name: str, default: str | None = None) -> str:
    """A text; without a default it has to be there."""
    found = data.get(name, default)
    return found if isinstance(found, str) else _misread(name)


def words(data: Data, name: str, default: Words | None = None) -> Words:
    """What is said, by language; without a default it has to be there."""
    found = data.get(name, default)
    if not isinstance(found, Mapping) or not all(isinstance(said, str) for said in found.values()):
        _misread(name)
    return {str(language): str(said) for language, said in found.items()}


def numbers(data: Data, name: str, default: Sequence[int]) -> tuple[int, ...]:
    """Several numbers."""
    found = items(data, name) if name in data else default
    return tuple(item if isinstance(item, int) else _misread(name) for item in found)


def texts(data: Data, name: str) -> list[str]:
    """Several texts."""
    return [str(item) for item in items(data, name)]


def tables(data: Data, name: str) -> list[Data]:
    """Several tables: beats, stops, numbers; none where nothing stands."""
    found = items(data, name) if name in data else []
    return [item if isinstance(item, Mapping) else _misread(name) for item in found]


def items(data: Data, name: str) -> list[object]:
    """Whatever is listed there."""
    found = data.get(name)
    return found if isinstance(found, list) else _misread(name)


def options(data: Data, name: str) -> dict[str, Value]:
    """How this table plays otherwise."""
    found = data.get(name, {})
    return {str(option): value for option, value in found.items()} if isinstance(found, dict) else _misread(name)


def deeds(data: Data, name: str) -> tuple[Deed, ...]:
    """Deeds as a record spells them, with commas between them: `0 open elfen EA, 1 play EU`; none where none stand."""
    try:
        return tuple(_deed(said) for said in _listed(text(data, name, "")))
    except (KeyError, ValueError):
        _misread(name)


def actions(data: Data, name: str) -> tuple[Action, ...]:
    """The same without seats: `open elfen EA, play EU`."""
    try:
        return tuple(ACTION_OF[_spelling(said)] for said in _listed(text(data, name, "")))
    except KeyError:
        _misread(name)


def _deed(said: str) -> Deed:
    seat, _, action = said.partition(" ")
    return int(seat), ACTION_OF[_spelling(action)]


def _spelling(said: str) -> tuple[str | int, ...]:
    return tuple(int(part) if part.isdigit() else part for part in said.split())


def _listed(line: str) -> list[str]:
    return [part.strip() for part in line.split(",") if part.strip()]


def _misread(name: str) -> NoReturn:
    raise Misread(name)
