"""The counts in tests/golden/perft.txt, by both implementations."""

from __future__ import annotations

import os

import pytest

from tests import oracle
from tests.perft import PACKS, Position, perft, stands, stands_in_oracle, written
from tests.tiers import one_in

SOAKING = os.environ.get("HYPOTHESIS_PROFILE") == "soak"
ORACLE_SEQUENCES = 4000 if SOAKING else 1500  # the slow one stops before counts larger than this


@one_in(24, "position, counts", written(), ids=lambda part: str(part) if isinstance(part, Position) else "")
def test_number_of_action_sequences(position: Position, counts: list[int]) -> None:
    deal, _ = stands(position)
    assert [perft(deal, depth) for depth in range(1, len(counts) + 1)] == counts
    slow = stands_in_oracle(position)
    known = [count for count in counts if count <= ORACLE_SEQUENCES]
    assert [oracle.perft(slow, depth) for depth in range(1, len(known) + 1)] == counts[: len(known)]


@pytest.mark.parametrize("preset", ["leinfelden", "wikipedia", "uspcc-1907", "rutesheim"])
def test_each_preset_has_six_packs(preset: str) -> None:
    assert len({position.pack for position, _ in written() if position.preset == preset}) >= PACKS
