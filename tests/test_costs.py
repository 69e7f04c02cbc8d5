"""The budget of the tests holds itself: who is too dear is told which files have grown."""

from __future__ import annotations

import tomllib

from tests.costs import Budget, Measured, dearest, in_yardsticks, judged, read_budget, written

BUDGET = Budget(100, {"tests/test_old.py": 60.0, "tests/test_other.py": 30.0})


def test_times_are_told_in_yardsticks_of_the_same_run() -> None:
    slow = in_yardsticks(Measured(30.0, {"tests/test_a.py": 10.0}, [0.5, 0.4, 9.0]))
    fast = in_yardsticks(Measured(6.0, {"tests/test_a.py": 2.0}, [0.1, 0.08, 0.1]))
    assert slow == fast == {"": 60.0, "tests/test_a.py": 20.0}


def test_the_dearest_file_is_named_first() -> None:
    assert dearest({"": 9.0, "tests/a.py": 2.0, "tests/b.py": 3.0}) == [("tests/b.py", 3.0), ("tests/a.py", 2.0)]


def test_up_to_a_quarter_more_is_the_machine() -> None:
    assert judged({"": 125.0, "tests/test_old.py": 95.0}, BUDGET) == []


def test_what_is_dearer_fails_and_names_the_files_that_grew_most() -> None:
    costs = {"": 126.0, "tests/test_old.py": 70.0, "tests/test_new.py": 25.0, "tests/test_other.py": 31.0}
    assert judged(costs, BUDGET) == [
        "make test took 126 yardsticks; 100 is what it may take",
        "tests/test_new.py: 25.0, 23.0 more",
        "tests/test_old.py: 70.0, 10.0 more",
    ]


def test_what_is_noted_is_read_again() -> None:
    assert tomllib.loads(written(BUDGET)) == {"most": 100, "files": BUDGET.files}
    assert 0 < read_budget().most <= 800
