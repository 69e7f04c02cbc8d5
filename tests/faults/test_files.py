"""Some of what `python -m tests.faults.files` tries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.tiers import first_of, one_in

from .files import KINDS, quickly, tried

SOME, EACH = 1, 6  # in `make test` and in all


@pytest.fixture(scope="module", autouse=True)
def _quickly() -> Iterator[None]:
    with quickly():
        yield


@first_of(1, "files", [SOME, EACH])
@one_in(4, "kind", KINDS)
def test_whatever_lies_in_a_file_of_ours_the_program_goes_on(kind: str, files: int) -> None:
    came = [tried(kind, f"ten {kind} {number}") for number in range(files)]
    assert [each.thrown for each in came if each.thrown] == []
    aside = f"{kind.partition('.')[0]}_aside"
    assert files < EACH or aside in {each.how for each in came}
