"""Mutants: records that were changed in one place, in bytes, in JSON, in their actions or in their result."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.options import OPTIONS
from tests import oracle

STRANGE: Final[tuple[object, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 8, 9, 10, 99, 10**30, 0.5, "", "E", "EA", "aus", [], {}, [[]], "\ud800", "\x00",
    2**31 - 2, 2**31 - 1, 2**31, -(2**31), 2**63 - 2, 2**63 - 1, 2**63, 2**64, 2**70, -(2**63),
)  # fmt: skip
HUGE: Final = tuple(value for value in STRANGE if isinstance(value, int) and abs(value) > 10**9)


def mutant(line: bytes, dice: Random) -> bytes:
    """The line with something changed."""
    way = dice.choice((_of_bytes, _of_json, _of_json, _of_actions, _of_actions, _of_result, _of_numbers))
    return way(line, dice)


def _of_bytes(line: bytes, dice: Random) -> bytes:
    at = dice.randrange(len(line))
    return dice.choice(
        (
            lambda: line[:at] + bytes([dice.randrange(256)]) + line[at + 1 :],
            lambda: line[:at] + line[at + 1 + dice.randrange(12) :],
            lambda: line[:at] + bytes([dice.randrange(32, 127)]) + line[at:],
            lambda: line[:at],
            lambda: line[:at] + line[at : at + 30] * 2 + line[at + 30 :],
            lambda: line[:at] + dice.choice((b"NaN", b"1e9", b"[" * 5000, b"9" * 5000, b"\xff", b"null", b"\r"))
            + line[at:],
        )
    )().replace(b"\n", b" ")  # fmt: skip


def _written(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=True).encode()


def _of_json(line: bytes, dice: Random) -> bytes:
    """Replace, remove, repeat or add something anywhere."""
    data = json.loads(line)
    place = dice.choice(list(_places(data)))
    change: Callable[[], object] = dice.choice(
        (
            lambda: place.put(dice.choice(STRANGE)),
            place.remove,
            lambda: place.put([place.value]),
            lambda: place.put_more(dice.choice(STRANGE)),
            place.repeat,
            lambda: place.put(_near(place.value, dice)),
        )
    )
    change()
    if dice.random() < 0.1:
        option = dice.choice(OPTIONS)
        data.setdefault("rules", {})
        if isinstance(data["rules"], dict):
            data["rules"][option.name] = dice.choice(option.values)
    return _written(data)


class InObject:
    """Where a value stands in an object of JSON, by its name."""

    def __init__(self, fields: dict[str, object], name: str) -> None:
        self._fields, self._name = fields, name

    @property
    def value(self) -> object:
        """What stands there."""
        return self._fields[self._name]

    def put(self, value: object) -> None:
        """Something else stands there."""
        self._fields[self._name] = value

    def put_more(self, value: object) -> None:
        """A field that is none."""
        self._fields["more"] = value

    def remove(self) -> None:
        """Nothing stands there."""
        del self._fields[self._name]

    def repeat(self) -> None:
        """No name stands there twice: it is missing."""
        self.remove()


class InList:
    """Where a value stands in a list of JSON, by its number."""

    def __init__(self, items: list[object], at: int) -> None:
        self._items, self._at = items, at

    @property
    def value(self) -> object:
        """What stands there."""
        return self._items[self._at]

    def put(self, value: object) -> None:
        """Something else stands there."""
        self._items[self._at] = value

    def put_more(self, value: object) -> None:
        """No name can be added: something else stands there."""
        self.put(value)

    def remove(self) -> None:
        """It stands there no more."""
        del self._items[self._at]

    def repeat(self) -> None:
        """It stands there twice."""
        self._items.insert(self._at, self.value)


def _places(data: object) -> Iterator[InObject | InList]:
    places: list[InObject | InList] = []
    if isinstance(data, dict):
        places += [InObject(data, name) for name in data]
    elif isinstance(data, list):
        places += [InList(data, at) for at in range(len(data))]
    for place in places:
        yield place
        yield from _places(place.value)


def _near(value: object, dice: Random) -> object:
    """Something that looks much the same."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value + dice.choice((-1, 1))
    if isinstance(value, str) and value in CODES:
        return dice.choice(CODES)
    return str(value)


def _of_actions(line: bytes, dice: Random) -> bytes:
    """Another action, another seat, one more, one less, two in the other order."""
    data = json.loads(line)
    actions = data["actions"]
    if not actions:
        return line[:-1]
    at = dice.randrange(len(actions))
    seat = dice.randrange(9)
    other = [seat, *dice.choice(SPELLED)]
    dice.choice(
        (
            lambda: actions.__setitem__(at, other),
            lambda: actions.insert(at, other),
            lambda: actions.pop(at),
            lambda: actions[at].__setitem__(0, seat),
            lambda: actions[at].__setitem__(-1, dice.choice(CODES)),
            lambda: actions.__setitem__(slice(at, at + 2), actions[at : at + 2][::-1]),
            lambda: actions.__delitem__(slice(at, None)),
        )
    )()  # fmt: skip
    return _written(data)


def _of_result(line: bytes, dice: Random) -> bytes:
    """Another reason, winner, stroke, point, trick or match score."""
    data = json.loads(line)
    parts = [data[name] for name in ("result", "match") if name in data]
    place = dice.choice([place for part in parts for place in _places(part)])
    word = dice.choice(("sevens", "farbe", "clean"))
    place.put(dice.choice((_near(place.value, dice), dice.choice(STRANGE), word)))
    return _written(data)


def _of_numbers(line: bytes, dice: Random) -> bytes:
    """A number beyond what a table of figures holds, or as large as just goes."""
    data = json.loads(line)
    numbers = [place for place in _places(data) if type(place.value) is int]
    if "match" in data and dice.random() < 0.5:
        numbers = [InObject(data["match"], "deals")]
    dice.choice(numbers).put(dice.choice(HUGE))
    return _written(data)


def verdict(line: bytes) -> str | None:
    """What `verify` says of a file with this one line; None if it holds."""
    found = [finding for finding in findings([line]) if finding is not None]
    said = str(found[0]) if found else None
    assert said is None or (len(said.splitlines()) == 1 and said.isprintable()), said
    return said


def passes_wrongly(line: bytes) -> bool:
    """Whether `verify` lets a mutant pass that the oracle does not hold for a valid record."""
    return verdict(line) is None and any(why is not None for _, why in oracle.check_lines(line))


def refused_wrongly(line: bytes) -> bool:
    """Whether `verify` refuses what the oracle holds for a valid record."""
    return verdict(line) is not None and all(why is None for _, why in oracle.check_lines(line))
