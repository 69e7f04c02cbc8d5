"""What a player has made of photographs: kept, named, deleted; and what is gone or damaged is not there."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from unittest.mock import patch

import pytest

from gaigel_desktop.controller import own_pictures
from gaigel_desktop.controller.own_pictures import BACK, TABLE, delete, file_of, keep, kept, rename

PICTURE = b"RIFF" + pack("<I", 100) + b"WEBP" + bytes(96)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    return tmp_path / "own-pictures"


def test_several_are_kept_each_with_its_name() -> None:
    grandma, dog = keep(BACK, "Grandma", PICTURE), keep(BACK, "", PICTURE)
    beach = keep(TABLE, "  The beach\n", PICTURE)
    assert {one.name for one in kept(BACK)} == {"Grandma", ""}
    assert [one.name for one in kept(TABLE)] == ["The beach"]
    rename(dog, "Dog")
    assert {one.name for one in kept(BACK)} == {"Grandma", "Dog"}
    delete(grandma)
    assert [one.name for one in kept(BACK)] == ["Dog"]
    assert file_of(beach.value) == beach.path and file_of(grandma.value) is None


def test_what_is_not_whole_is_not_there(folder: Path) -> None:
    one = keep(BACK, "Grandma", PICTURE)
    for spoiled in (PICTURE[:-1], b"", b"RIFF", b"something else that is long enough to be read"):
        one.path.write_bytes(spoiled)
        assert file_of(one.value) is None and kept(BACK) == ()


def test_names_that_cannot_be_read_are_none(folder: Path) -> None:
    keep(BACK, "Grandma", PICTURE)
    for spoiled in (b"{", b"[1]", b"\xff", b'{"back-1": 3}'):
        (folder / "names.json").write_bytes(spoiled)
        assert [one.name for one in kept(BACK)] == [""]


@pytest.mark.parametrize("value", ["red", "own:", "own:../../secret", "own:back-1/../x", "own:back-ffffffffffff"])
def test_only_what_was_kept_is_found(value: str) -> None:
    assert file_of(value) is None


def test_a_full_disk_changes_nothing(folder: Path) -> None:
    before = keep(BACK, "Grandma", PICTURE)
    with patch.object(own_pictures, "write_bytes", side_effect=OSError), pytest.raises(OSError, match=None):
        keep(BACK, "Dog", PICTURE)
    assert kept(BACK) == (before,)
    assert sorted(path.name for path in folder.iterdir()) == [before.path.name, "names.json"]
