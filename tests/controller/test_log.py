"""The log: warnings are written to a file that never grows large, and a folder that cannot be written is no harm."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gaigel_desktop.controller.log import MOST, keep_log, log_file

OURS = logging.getLogger("gaigel_desktop.controller.minds.worker")


@pytest.fixture
def keep() -> Iterator[Callable[[Path], bool]]:
    """Logs that are closed after the test."""
    there: list[logging.Handler] = []

    def new(path: Path) -> bool:
        handler = keep_log(path)
        there.extend([handler] if handler else [])
        return handler is not None

    yield new
    for handler in there:
        logging.getLogger("gaigel_desktop").removeHandler(handler)
        handler.close()


def test_a_warning_is_written_down(tmp_path: Path, keep: Callable[[Path], bool]) -> None:
    path = tmp_path / "new folder" / "gaigel.log"
    assert keep(path)
    OURS.warning("a search was cut short after %.1f seconds", 4.0)
    assert path.read_text(encoding="utf-8").endswith("WARNING a search was cut short after 4.0 seconds\n")


@pytest.mark.parametrize(("size", "kept"), [(MOST, True), (MOST + 1, False)])
def test_the_log_begins_anew_when_it_is_long(
    tmp_path: Path, keep: Callable[[Path], bool], size: int, kept: bool
) -> None:
    path = tmp_path / "gaigel.log"
    path.write_text("x" * size, encoding="utf-8")
    assert keep(path)
    assert path.read_text(encoding="utf-8").startswith("x") == kept


def test_where_no_log_can_be_written_there_is_none(tmp_path: Path, keep: Callable[[Path], bool]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not keep(tmp_path / "file" / "gaigel.log")


def test_the_log_lies_beside_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    assert log_file() == tmp_path / "gaigel.log"
