"""No changed record passes `verify` for a game that was played, and none makes it stumble;
`make soak` and .ci/run try many more."""

from __future__ import annotations

from random import Random

import pytest

from tests.golden.__main__ import MATCHES, RECORDS
from tests.mutants import mutant, passes_wrongly, refused_wrongly, verdict
from tests.tiers import first_of

MUTANTS = 6_000
PARTS = 24
LINES = RECORDS.read_bytes().splitlines() + MATCHES.read_bytes().splitlines()


@first_of(1, "part", range(PARTS))
def test_a_mutated_record_is_rejected_unless_it_is_valid(part: int) -> None:
    for number in range(part, MUTANTS, PARTS):
        dice = Random(f"mutant {number}")
        line = mutant(dice.choice(LINES), dice)
        assert not passes_wrongly(line), line
        if number % 40 == 0:
            assert not refused_wrongly(line), line


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"\xff\xfe", "line 1: not UTF-8 text"),
        (b"{", "line 1: not JSON"),
        (b"[1, 2]", "line 1: record is not a JSON object"),
        (b"[" * 100_000, "line 1: nested too deeply"),
        (b"9" * 10_000, "line 1: a number goes beyond 2147483647"),
        (b'{"format": "gaigel-deal/1", "format": 1}', "line 1: the key format stands there twice"),
        (b'{"format": NaN}', "line 1: numbers in a record are whole, without point or exponent"),
        (b'{"format": "gaigel-deal/1"}', "line 1: rules is missing"),
        (
            b'{"format": "gaigel-deal/3", "deck": 3}',
            "line 1: this record (gaigel-deal/3) was written by a newer version of the program",
        ),
        (b'{"format": "chess"}', "line 1: this is not a Gaigel record, the format is chess"),
        (b'{"a\\u001b[31m": 1}', "line 1: format is missing"),
    ],
)
def test_what_is_no_record_gets_one_sentence(line: bytes, said: str) -> None:
    assert verdict(line) == said
