"""The thermometers read what they say."""

from __future__ import annotations

from pathlib import Path

from tests.program_files import files_in
from tests.thermometers import Reading, private_accesses, reading_of, room_from

SOURCE = '''"""A table."""

import sys
from gaigel_desktop.rules import (
    cards,
    deal,
)

# What lies there.
LYING = 1


class Table:
    """What lies on it, and who sits around it."""

    def lay(self) -> None:
        """Not now."""
        self._take()
        _once()
        _twice(_twice)

    def _take(self) -> None: ...


def _once() -> None: ...
def _twice(what: object) -> None: ...
'''


def test_a_file_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(SOURCE, encoding="utf-8")
    assert reading_of(file) == Reading(
        lines=26, code=14, importing=5, private=3, used_once=2, docstrings=3, short_docstrings=2
    )


def test_tests_that_reach_into_something_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "test_table.py"
    file.write_text("self._own\ntable._taken\ntable.sitting._said._replace()\nlen(table.__doc__)\n", encoding="utf-8")
    assert private_accesses(file) == 2


def test_a_file_with_one_importer_may_lie_beside_it(tmp_path: Path) -> None:
    imported_by = {"pipe.py": ["window/loop.py"], "cli.py": ["__main__.py"], "bounded.py": ["cli.py", "pipe.py"]}
    room = room_from(files_in(*imported_by), imported_by)
    assert (room.files, room.one_importer, room.beside_importer) == (3, 2, 1)
