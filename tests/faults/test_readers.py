"""Some of what `python -m tests.faults.readers` tries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.tiers import first_of, thorough
from tests.yardstick import yardstick

from .readers import USED, Kind, all_kinds, somewhere, tried

SOME, MANY = 3, 120  # in `make test` and in all
NAMES = (
    "programmes", "stories", "lessons", "regulars", "settings", "table", "tournament", "learned", "tonight",
    "rule codes", "records", "heads", "photographs", "own pictures", "names", "people",
)  # fmt: skip


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[Path, dict[str, Kind]]]:
    with somewhere() as (home, store):
        kinds = all_kinds(home, store)
        assert set(kinds) == set(NAMES)
        yield home, kinds


def as_it_is(data: bytes, dice: Random) -> bytes:
    return data


@thorough
@pytest.mark.parametrize("name", NAMES)
def test_what_is_whole_is_read(name: str, place: tuple[Path, dict[str, Kind]]) -> None:
    home, kinds = place
    assert tried(kinds[name]._replace(harm=as_it_is), "whole", home, yardstick(10)).how == USED


@first_of(1, "mutants", [SOME, MANY])
@pytest.mark.parametrize("name", NAMES)
def test_whatever_stands_in_a_file_it_is_read_or_refused(
    name: str, mutants: int, place: tuple[Path, dict[str, Kind]]
) -> None:
    home, kinds = place
    stick = yardstick(10)
    came = [tried(kinds[name], f"some {name} {number}", home, stick) for number in range(mutants)]
    assert [each.thrown for each in came if each.thrown] == []
