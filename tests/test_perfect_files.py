"""What names the lines that no test reaches: it finds each of them, and is not content with a report that has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perfect_files import ENOUGH, NOT_NEEDED, PERFECT, Reached, Report, figures, missing, perfect_files, share
from tests.program_files import ROOT

SUIT = "gaigel_desktop/rules/cards.py"
SCENE = "gaigel_desktop/scenes/pages/title.py"


def reached(lines: list[int] | None = None, branches: list[tuple[int, int]] | None = None) -> Reached:
    """A file of six lines and four branches, of which these are missing."""
    lines, branches = lines or [], branches or []
    return {
        "summary": {
            "num_statements": 6,
            "covered_lines": 6 - len(lines),
            "num_branches": 4,
            "covered_branches": 4 - len(branches),
        },
        "missing_lines": lines,
        "missing_branches": branches,
    }


def test_a_file_that_is_reached_everywhere_lacks_nothing() -> None:
    assert list(missing(SUIT, {SUIT: reached()})) == []


def test_every_line_and_branch_that_no_test_reaches_is_named_with_its_file() -> None:
    report: Report = {SUIT: reached([7], [(3, 5), (4, -1), (7, 9)])}
    assert list(missing(SUIT, report)) == [
        f"{SUIT}:7: no test comes here",
        f"{SUIT}:3: no test goes on to line 5",
        f"{SUIT}:4: no test goes to the end from here",
    ], "who never comes to a line need not be told where it leads"


def test_a_file_of_which_nothing_is_told_is_not_perfect() -> None:
    assert list(missing(SUIT, {SCENE: reached()})) == [f"{SUIT}: nothing is told of it"]


def test_the_rest_of_the_program_is_summed_up_room_by_room() -> None:
    report: Report = {SUIT: reached(), SCENE: reached([1, 2], [(3, 4)]), "gaigel_desktop/cli.py": reached()}
    assert list(figures(report, [SUIT])) == [
        " 100.0 %  cli.py",
        "  70.0 %  scenes",
        "  90.0 %  of everything, perfect files and all",
    ]
    assert share([]) == 100.0, "where there is nothing nothing is missing"


def program(folder: Path) -> Path:
    """A program in which every room that is to be perfect has one file."""
    for name in PERFECT:
        place = folder / "program" / name
        path = place if place.suffix else place / "__init__.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder / "program"


def test_a_new_file_in_a_perfect_room_is_held_at_once(tmp_path: Path) -> None:
    there = program(tmp_path)
    assert perfect_files(there) == [
        "program/rules/__init__.py",
        "program/controller/match/__init__.py",
        "program/controller/records/__init__.py",
        "program/controller/store/__init__.py",
        "program/pipe.py",
    ]
    (there / "rules" / "deeper").mkdir()
    (there / "rules" / "deeper" / "new.py").touch()
    assert "program/rules/deeper/new.py" in perfect_files(there)


@pytest.mark.parametrize("name", PERFECT)
def test_a_perfect_room_that_is_empty_or_gone_is_missed(tmp_path: Path, name: str) -> None:
    there = program(tmp_path)
    place = there / name
    (place if place.suffix else place / "__init__.py").unlink()
    with pytest.raises(FileNotFoundError, match=name):
        perfect_files(there)


def test_what_is_named_here_is_there() -> None:
    assert len(perfect_files()) > 50
    assert all((ROOT / path).exists() for path in (*ENOUGH, *NOT_NEEDED))
