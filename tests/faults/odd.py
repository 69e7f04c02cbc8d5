"""Odd: a file of ours as a disk, an editor or somebody with a plan may leave it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Final

HARMS: Final = (1, 1, 1, 2, 3)  # that a file gets at once
DEEP: Final = 3000
SURROGATE: Final = "\ud800"
# What stands in the place of a value, whatever it was.
ODD_VALUES: Final[tuple[object, ...]] = (
    SURROGATE, f"a{SURROGATE}", "\0", "a\0b", "two\nlines", "", " ", "x" * 41, "W" * 40,
    "e\N{COMBINING ACUTE ACCENT}" * 20, "\N{RIGHT-TO-LEFT OVERRIDE}karl",
    "\N{ARABIC LIGATURE BISMILLAH AR-RAHMAN AR-RAHEEM}" * 40, "\N{BEER MUG}" * 40,
    "x" * 10_000, "nobody", "../../etc/passwd", "random-cards", "master", "mina", "usual", "leinfelden", "%s{path}",
    0, 1, -1, 2, 3, 9, 40, 101, 255, 2**31, 2**63 - 1, 2**63, 2**70, -(2**63) - 1, 10**400, 0.5, -0.0, 1e308, 1e-320,
    float("nan"), float("inf"), -float("inf"), True, False, None, [], {}, [[]], [0], [5, 3, 1], [10**30, 9, -(10**30)],
    {"a": 1}, ["a", None, 1.5], list(range(500)), {"": ""},
)  # fmt: skip
ODD_BYTES: Final = (b"\xff", b"\0", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\x1b", b'"', b"[", b"]", b"}", b"=")
ODD_WORDS: Final = (
    '"\\ud800"', '"\\u0000"', "NaN", "1e999", "9" * 5000, "[" * DEEP, '{"a":' * DEEP, "null", "-0", "0x7f",
    "1979-05-27", "'''", '"""', "inf", "{}", ",", "\u2028", "a.b.c = 1\n", "[you]\n", "name = 1\n",
    "\N{ZERO WIDTH NO-BREAK SPACE}",
)  # fmt: skip
Harm = Callable[[bytes, Random], bytes]


def harmed(whole: bytes, dice: Random) -> bytes:
    """The file after some mishaps of one kind."""
    harm = dice.choice((_in_bytes, _in_words, _in_values, _in_values))
    for _ in range(dice.choice(HARMS)):
        whole = harm(whole, dice)
    return whole


def _in_bytes(data: bytes, dice: Random) -> bytes:
    """A bit falls over, bytes come, go, or stand there twice, the end is missing."""
    start = dice.randrange(len(data) + 1)
    end = min(len(data), start + dice.choice((1, 1, 4, 64, 1000)))
    match dice.randrange(6):
        case 0:
            return data[:start] + dice.choice(ODD_BYTES) + data[start:]
        case 1:
            return data[:start] + data[end:]
        case 2:
            return data[:end] + data[start:]
        case 3:
            return data[:start] + dice.randbytes(end - start) + data[end:]
        case 4:
            return data[:start]
    flipped = bytes(byte ^ 1 << dice.randrange(8) for byte in data[start : start + 1])
    return data[:start] + flipped + data[start + 1 :]


def _in_words(data: bytes, dice: Random) -> bytes:
    """A word in the place of another, lines in another order, or twice."""
    lines = data.split(b"\n")
    at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            words = lines[at].split(b" ")
            words[dice.randrange(len(words))] = dice.choice(ODD_WORDS).encode()
            lines[at] = b" ".join(words)
        case 1:
            lines[at], lines[other] = lines[other], lines[at]
        case 2:
            lines.insert(at, lines[other])
        case _:
            del lines[at]
    return b"\n".join(lines)


def _in_values(data: bytes, dice: Random) -> bytes:
    """Some value is another one."""
    try:
        whole: object = json.loads(data)
    except (ValueError, RecursionError):
        return _in_lines(data, dice)
    whole = deepcopy(whole)
    places = list(_places(whole))
    if places:
        inside, key = dice.choice(places)
        _change(inside, key, dice)
    return json.dumps(whole, indent=dice.choice((None, 1))).encode()


def _places(data: object) -> Iterator[tuple[list[object] | dict[str, object], int | str]]:
    """Every place where a value stands."""
    match data:
        case list():
            for at, value in enumerate(data):
                yield data, at
                yield from _places(value)
        case dict():
            for key, value in data.items():
                yield data, key
                yield from _places(value)


def _change(inside: list[object] | dict[str, object], key: int | str, dice: Random) -> None:
    """An odd value, one from elsewhere, none, or two."""
    if isinstance(inside, list):
        assert isinstance(key, int)
        _change_in_list(inside, key, dice)
    else:
        assert isinstance(key, str)
        _change_in_object(inside, key, dice)


def _change_in_list(inside: list[object], at: int, dice: Random) -> None:
    match dice.randrange(6):
        case 0:
            del inside[at]
        case 1:
            inside.insert(at, deepcopy(inside[dice.randrange(len(inside))]))
        case 2:
            other = dice.choice(range(len(inside)))
            inside[at], inside[other] = inside[other], inside[at]
        case _:
            inside[at] = deepcopy(dice.choice(ODD_VALUES))


def _change_in_object(inside: dict[str, object], key: str, dice: Random) -> None:
    match dice.randrange(6):
        case 0:
            del inside[key]
        case 1:
            inside[dice.choice(("new", "", SURROGATE, "chairs", "name"))] = inside.pop(key)
        case 2:
            other = dice.choice(list(inside))
            inside[key], inside[other] = inside[other], inside[key]
        case _:
            inside[key] = deepcopy(dice.choice(ODD_VALUES))


def _in_lines(data: bytes, dice: Random) -> bytes:
    """The same where a line holds a value: name = value."""
    lines = data.split(b"\n")
    at = dice.choice([at for at, line in enumerate(lines) if b"=" in line] or [0])
    name = lines[at].partition(b"=")[0]
    value = dice.choice((*ODD_VALUES, *(line.partition(b"=")[2].decode(errors="replace").strip() for line in lines)))
    words = json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf")
    lines[at] = name + b"= " + words.encode()
    return b"\n".join(lines)
