"""Circles of imports are found: through many files, and whatever an import is written like."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.circles import Imported, circles, imported


@pytest.mark.parametrize(
    ("arrows", "found"),
    [
        ("ab bc cd", []),
        ("ab ac bd cd", []),
        ("ab ba", ["ab"]),
        ("ab bc ca", ["abc"]),
        ("ab bc cb cd", ["bc"]),
        ("ab ba cd dc bc", ["ab", "cd"]),
        ("ab bc ca bd db", ["abcd"]),
        ("ab bc cd da cb", ["abcd"]),
        ("ea ab bc ce cd db", ["abcde"]),
    ],
)
def test_the_largest_circles_are_found(arrows: str, found: list[str]) -> None:
    graph: Imported = {file: set() for file in "abcde"}
    for arrow in arrows.split():
        graph[arrow[0]].add(arrow[1])
    assert sorted("".join(sorted(circle)) for circle in circles(graph)) == found


@pytest.mark.parametrize(
    ("code", "file"),
    [
        ("import house.room", "room/__init__.py"),
        ("import house.room.table", "room/table.py"),
        ("from house.room.table import LAID", "room/table.py"),
        ("from house.room import table", "room/table.py"),
        ("from house.room import NAME", "room/__init__.py"),
        ("from house import room", "room/__init__.py"),
        ("from . import table", "room/table.py"),
        ("from . import NAME", "room/__init__.py"),
        ("from .table import LAID", "room/table.py"),
        ("from ..room.table import LAID", "room/table.py"),
        ("from .. import hall", "hall.py"),
        ("from .. import NAME", "__init__.py"),
        ("def laid():\n    from .table import LAID", "room/table.py"),
        ("if TYPE_CHECKING:\n    from .table import LAID", "room/table.py"),
    ],
)
def test_the_file_is_found_that_an_import_means(tmp_path: Path, code: str, file: str) -> None:
    house = tmp_path / "house"
    (house / "room").mkdir(parents=True)
    for name in ("__init__.py", "hall.py", "room/__init__.py", "room/table.py"):
        (house / name).touch()
    (house / "room" / "chair.py").write_text(f"import sys\n{code}\n", encoding="utf-8")
    assert imported(house) == {
        "__init__.py": set(),
        "hall.py": set(),
        "room/__init__.py": set(),
        "room/chair.py": {file},
        "room/table.py": set(),
    }
