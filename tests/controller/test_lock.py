"""The lock: one program holds the folder, and nothing that lies there or does not work keeps anybody from playing."""

from __future__ import annotations

import errno
import fcntl
from pathlib import Path

import pytest

from gaigel_desktop.controller.store.lock import NAME, TAKEN, hold


def test_only_one_holds_a_folder_and_the_next_one_when_it_is_let_go(tmp_path: Path) -> None:
    first = hold(tmp_path)
    assert first is not None and hold(tmp_path) is None
    first.close()
    second = hold(tmp_path)
    assert second is not None
    second.close()


def test_what_lies_there_and_cannot_be_held_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    (tmp_path / NAME / "something of somebody's").touch()
    held = hold(tmp_path)
    assert held is not None and (tmp_path / NAME).is_file()
    held.close()
    (aside,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert [path.name for path in aside.iterdir()] == ["something of somebody's"]


@pytest.mark.parametrize(("number", "held"), [(errno.ENOLCK, True), *((taken, False) for taken in TAKEN)])
def test_a_folder_that_knows_no_locks_is_held_by_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, held: bool
) -> None:
    def refuses(*_: object) -> None:
        raise OSError(number, "no lock")

    monkeypatch.setattr(fcntl, "flock", refuses)
    found = hold(tmp_path)
    assert (found is not None) == held
    if found is not None:
        found.close()
