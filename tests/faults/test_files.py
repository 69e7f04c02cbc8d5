"""Some of what `python -m tests.faults.files` tries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .files import KINDS, quickly, tried

EACH = 6


@pytest.fixture(scope="module", autouse=True)
def _quickly() -> Iterator[None]:
    with quickly():
        yield


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_lies_in_a_file_of_ours_the_program_goes_on(kind: str) -> None:
    came = [tried(kind, f"ten {kind} {number}") for number in range(EACH)]
    assert [each.thrown for each in came if each.thrown] == []
    aside = f"{kind.partition('.')[0]}_aside"
    assert aside in {each.how for each in came}
