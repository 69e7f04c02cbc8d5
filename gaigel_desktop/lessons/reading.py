"""Reading: what files of lessons, stories and programmes have in common. A club writes files of its own, so what does
not stand there as it should, or is more than anybody could mean, is told by the name of its field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn, TypeGuard, TypeVar

from gaigel_desktop.bounded import text_in, toml
from gaigel_desktop.rules.actions import ACTION_OF, Action
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.record import Deed, Record, replay

# By language; {H7} and {S} are a card and a suit, called as the player's deck calls them, {second} as this table does.
Words = Mapping[str, str]
WORDLESS: Final[Words] = {}
NEEDED: Final = "en"  # the language in which everything is said that another one has no words for
Data = Mapping[str, object]
MOST: Final = 1 << 16  # bytes of a file
LARGEST: Final = 1_000_000
LONGEST: Final = 2000  # letters of one text
MOST_LISTED: Final = 200
MOST_OF_ONE: Final = 10.0  # of what is usually 1
SEATS: Final = {str(seat): seat for seat in range(8)}
T = TypeVar("T")


class Misread(Exception):
    """Something does not stand in a file as it should; the text names the field."""


# -- files -------------------------------------------------------------------------------------------------------


def data_in(file: Path) -> Data:
    """What stands in a file; Misread with its name where that is nothing of ours."""
    with about(file.name):
        return toml(text_in(file, MOST))


def all_in(folder: Path, read: Callable[[Path], T]) -> list[T]:
    """What each file of a folder holds; one that is not as it should be is left out, and the others are there."""
    found = list[T]()
    for file in sorted(folder.glob("*.toml")):
        try:
            found.append(read(file))
        except Misread as bad:
            import logging  # seldom needed

            logging.getLogger(__name__).warning("%s is left out: %s", file.name, bad)
    return found


def check_played(record: Record, name: str) -> None:
    """Whether all that is done in it can be done; Misread with this name where it cannot."""
    with about(name):
        replay(record)


# -- fields ------------------------------------------------------------------------------------------------------


def number(data: Data, name: str, default: int | None = None) -> int:
    """A number; without a default it has to be there."""
    return _counted(data.get(name, default), name)


def text(data: Data, name: str, default: str | None = None) -> str:
    """A text; without a default it has to be there."""
    found = data.get(name, default)
    return found if is_text(found) and (found or default is not None) else _misread(name)


def words(data: Data, name: str, default: Words | None = None) -> Words:
    """What is said, by language; without a default it has to be there."""
    found = data.get(name, default)
    if not isinstance(found, Mapping) or not all(map(is_text, found.values())):
        _misread(name)
    if NEEDED not in found and (found or default is None):
        _misread(name)
    return {str(language): str(said) for language, said in found.items()}


def numbers(data: Data, name: str, default: Sequence[int]) -> tuple[int, ...]:
    """A list of numbers; without a default it has to be there."""
    found = items(data, name) if name in data else default
    return tuple(_counted(item, name) for item in found)


def texts(data: Data, name: str) -> list[str]:
    """A list of texts, which has to be there."""
    return [item if is_text(item) else _misread(name) for item in items(data, name)]


def tables(data: Data, name: str) -> list[Data]:
    """Several tables: beats, stops, numbers; none where nothing stands."""
    found = items(data, name) if name in data else []
    return [item if isinstance(item, Mapping) else _misread(name) for item in found]


def items(data: Data, name: str) -> list[object]:
    """Whatever is listed there."""
    found = data.get(name)
    return found if isinstance(found, list) and len(found) <= MOST_LISTED else _misread(name)


def share(data: Data, name: str) -> float:
    """How much of something; it has to be there."""
    found = data.get(name)
    if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found <= MOST_OF_ONE:
        _misread(name)
    return float(found)


def truth(data: Data, name: str) -> bool:
    """Whether it is so; where nothing stands, it is not."""
    found = data.get(name, False)
    return found if isinstance(found, bool) else _misread(name)


def options(data: Data, name: str) -> dict[str, Value]:
    """How this table plays otherwise."""
    found = data.get(name, {})
    return {str(option): value for option, value in found.items()} if isinstance(found, dict) else _misread(name)


def is_text(found: object) -> TypeGuard[str]:
    """Whether it is a text that can be drawn and said, in one line or in more."""
    return isinstance(found, str) and len(found) <= LONGEST and found.replace("\n", "").isprintable()


@contextmanager
def about(name: str) -> Iterator[None]:
    """What is wrong in here, a card, a rule or a deed that nobody knows, is wrong in the field of this name."""
    try:
        yield
    except (GaigelError, LookupError, OSError, TypeError, ValueError):
        raise Misread(name) from None


def _counted(found: object, name: str) -> int:
    """A number, which the truth is not."""
    return found if type(found) is int and 0 <= found <= LARGEST else _misread(name)


def deeds(data: Data, name: str) -> tuple[Deed, ...]:
    """Deeds as a record spells them, with commas between them: `0 open elfen EA, 1 play EU`; none where none stand."""
    with about(name):
        return tuple(_deed(said) for said in _listed(text(data, name, "")))


def actions(data: Data, name: str) -> tuple[Action, ...]:
    """The same without seats: `open elfen EA, play EU`."""
    with about(name):
        return tuple(ACTION_OF[_spelling(said)] for said in _listed(text(data, name, "")))


def _deed(said: str) -> Deed:
    seat, _, action = said.partition(" ")
    return SEATS[seat], ACTION_OF[_spelling(action)]


def _spelling(said: str) -> tuple[str | int, ...]:
    return tuple(int(part) if part.isdigit() else part for part in said.split())


def _listed(line: str) -> list[str]:
    return [part.strip() for part in line.split(",") if part.strip()]


def _misread(name: str) -> NoReturn:
    raise Misread(name)
