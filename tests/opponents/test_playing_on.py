"""Who plays on with 101 on purpose is caught, by whoever can count, and hardly anybody else is accused."""

from __future__ import annotations

import pytest

from tests.opponents.playing_on import by_thumb, holds, tally
from tests.tiers import first_of, thorough

FEW = 2
MANY = 100


@first_of(1, "place", ["table, 2", "arena, 4"])
def test_a_master_catches_nearly_everybody(place: str) -> None:
    found = tally(place, by_thumb("master"), FEW)
    assert (found.caught, found.wrongly) == (found.played_on, 0)


@thorough
@pytest.mark.parametrize("place", ["arena, 2", "arena, 3", "table, 2"])
@pytest.mark.parametrize("level", ["regular", "old-hand", "master"])
def test_as_many_are_caught_as_are_to_be(level: str, place: str) -> None:
    assert holds(level, tally(place, by_thumb(level), MANY))


@thorough
def test_a_guest_misses_most() -> None:
    assert tally("arena, 4", by_thumb("guest"), MANY).share < 50
