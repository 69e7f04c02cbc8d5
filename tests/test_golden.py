"""Golden records: finished deals and matches of every table, replayed by today's rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gaigel_desktop.controller.records.notation import read_line, write_line
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.rules.ending import REASONS
from gaigel_desktop.rules.record import replay
from tests import oracle
from tests.golden.__main__ import MATCHES, RECORDS, records_there
from tests.random_tables import TABLES, preset_for
from tests.tiers import thorough

HALVES = 2


@pytest.mark.parametrize("path", [RECORDS, MATCHES], ids=lambda path: path.stem)
def test_every_golden_record_holds(path: Path) -> None:
    with path.open("rb") as lines:
        assert [finding for finding in findings(lines) if finding is not None] == []


@thorough
@pytest.mark.parametrize("part", range(HALVES))
def test_the_oracle_agrees_that_the_records_hold(part: int) -> None:
    """Each is a deal by itself."""
    lines = RECORDS.read_bytes().splitlines()[part::HALVES]
    assert [why for _, why in oracle.check_lines(b"\n".join(lines)) if why is not None] == []


@thorough
def test_the_oracle_agrees_that_the_matches_hold() -> None:
    assert [why for _, why in oracle.check_lines(MATCHES.read_bytes()) if why is not None] == []


def test_replaying_a_golden_record_gives_its_result() -> None:
    for record in records_there():
        assert replay(record).result == record.result


@thorough
def test_golden_records_are_written_as_they_were_read() -> None:
    for line in RECORDS.read_text(encoding="utf-8").splitlines():
        assert write_line(read_line(line.encode())) == line


def test_there_are_at_least_120_of_all_tables_and_for_all_reasons() -> None:
    records = records_there()
    assert len(records) >= 120
    assert {record.rules for record in records} >= {preset_for(*table) for table in TABLES}
    assert Counter(record.result.reason for record in records if record.result).keys() == set(REASONS)
