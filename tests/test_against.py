"""Two states measured in turn: which rows are read from what a bench prints, and which of them got slower."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench.against import Compared, compared, has_bench, in_one_only, rows_in
from tests.bench.frames import Row

SAID = """Python 3.11.7, best of 9 rounds of 0.4 s CPU time, random play
core                           games/s   decisions/s  us/decision    Gaigel is … times as fast
Gaigel                           12345        432100         2.31                        1.00
Gaigel, four views folded         1234         43210        23.14                       10.00
python-chess                        12          4321       231.43                      100.00
Gaigel deals to spades games a second: 3.21
import of all of gaigel_desktop.rules: 41.2 ms
import of pyspiel: 400.0 ms, of chess: 80.0 ms
compiled, whole random deals in one loop: Gaigel 100000 a second, shuffling and dealing included
"""


def test_every_row_of_the_window_is_read_whatever_its_unit() -> None:
    printed = [
        Row("1920x1080, dealing, own, p99", 4.25, 6.0, "ms"),
        Row("title, waiting, of a processor", 0.5, 0.3, "%"),
        Row("title, waiting, wake-ups", 2.0, 20, "a second"),
        Row("start, first picture of the title, median", 0.28, 0.6, "s"),
        Row("3840x2160, memory after four deals, with a name that needs all the room", 229.0, 260, "MB"),
    ]
    assert dict(rows_in("\n".join(map(str, printed)))) == {row.name: row.value for row in printed}


def test_of_the_rules_our_own_rows_are_read_and_less_is_better() -> None:
    assert dict(rows_in(SAID)) == {
        "Gaigel, us a decision": 2.31,
        "Gaigel, four views folded, us a decision": 23.14,
        "import of all of gaigel_desktop.rules": 41.2,
        "compiled, whole random deals in one loop, us a deal": 10.0,
    }


def test_of_the_table_the_yardsticks_are_read() -> None:
    said = "table in words, 8 players            1.025 ms     8.034 thousandths of a yardstick\n"
    assert dict(rows_in(said)) == {"table in words, 8 players, thousandths of a yardstick": 8.034}


def test_what_another_state_cannot_measure_is_not_asked_of_it(tmp_path: Path) -> None:
    (tmp_path / "tests" / "bench").mkdir(parents=True)
    (tmp_path / "tests" / "bench" / "frames.py").touch()
    assert has_bench(tmp_path, "tests.bench") and has_bench(tmp_path, "tests.bench.frames")
    assert not has_bench(tmp_path, "tests.bench.describing")


@pytest.mark.parametrize(
    ("before", "now", "slower"),
    [
        ([10, 10, 10, 10, 10], [10.3, 10.4, 10.4, 10.4, 10.5], False),  # not by a twentieth
        ([10, 10, 10, 10, 10], [9, 10, 12, 13, 14], False),  # not by as much as they lie apart
        ([10, 10, 10, 10, 10], [11.5, 11.9, 12, 12.1, 12.2], True),
        ([9, 9, 10, 15, 20], [11.5, 11.9, 12, 12.1, 12.2], True),  # however unsteady it was before
        ([12, 12, 12, 12, 12], [10, 10, 10, 10, 10], False),
        ([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], False),
        ([0, 0, 0, 0, 0], [1, 1, 1, 1, 1], True),
    ],
)
def test_slower_is_more_than_a_twentieth_and_more_than_chance(
    before: list[float], now: list[float], slower: bool
) -> None:
    row = Compared("a frame", before, now)
    assert row.slower is slower
    assert ("SLOWER" in str(row)) is slower


def test_rows_of_one_state_only_are_said_and_not_compared() -> None:
    before, now = [{"gone": 1.0, "both": 3.0}, {"gone": 1.0, "both": 1.0}], [{"both": 2.0, "new": 1.0}]
    assert list(compared(before, now)) == [Compared("both", [1.0, 3.0], [2.0])]
    assert {line.split()[0]: line.split()[-1] for line in in_one_only(before, now)} == {"gone": "before", "new": "now"}
