"""Mutants: records that were changed in one place, in bytes, in JSON, in their actions or in their result."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.options import OPTIONS
from tests import oracle

STRANGE: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 7, 8, 9, 10, 99, 10**30, 0.5, "", "E", "EA", "aus", [], {}, [[]], "\ud800", "\x00",
    2**31 - 2, 2**31 - 1, 2**31, -(2**31), 2**63 - 2, 2**63 - 1, 2**63, 2**64, 2**70, -(2**63),
)  # fmt: skip
HUGE: Final = tuple(value for value in STRANGE if type(value) is int and abs(value) > 10**9)


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
    parent, key = dice.choice(list(_places(data)))
    change: Callable[[], object] = dice.choice(
        (
            lambda: parent.__setitem__(key, dice.choice(STRANGE)),
            lambda: parent.__delitem__(key),
            lambda: parent.__setitem__(key, [parent[key]]),
            lambda: parent.__setitem__("more" if isinstance(parent, dict) else key, dice.choice(STRANGE)),
            lambda: parent.insert(key, parent[key]) if isinstance(parent, list) else parent.pop(key),
            lambda: parent.__setitem__(key, _near(parent[key], dice)),
        )
    )
    change()
    if dice.random() < 0.1:
        option = dice.choice(OPTIONS)
        data.setdefault("rules", {})
        if isinstance(data["rules"], dict):
            data["rules"][option.name] = dice.choice(option.values)
    return _written(data)


def _places(data: Any) -> Any:
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        yield data, key
        if isinstance(value, dict | list) and value:
            yield from _places(value)


def _near(value: Any, dice: Random) -> Any:
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
    parent, key = dice.choice([place for part in parts for place in _places(part)])
    word = dice.choice(("sevens", "farbe", "clean"))
    parent[key] = dice.choice((_near(parent[key], dice), dice.choice(STRANGE), word))
    return _written(data)


def _of_numbers(line: bytes, dice: Random) -> bytes:
    """A number beyond what a table of figures holds, or as large as just goes."""
    data = json.loads(line)
    numbers = [place for place in _places(data) if type(place[0][place[1]]) is int]
    if "match" in data and dice.random() < 0.5:
        numbers = [(data["match"], "deals")]
    parent, key = dice.choice(numbers)
    parent[key] = dice.choice(HUGE)
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
