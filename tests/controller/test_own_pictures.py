"""What a player has made of photographs: kept, named, deleted; and what is gone or damaged is not there."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from unittest.mock import patch

import pytest

from gaigel_desktop.controller import own_pictures
from gaigel_desktop.controller.own_pictures import MOST, MOST_BYTES, delete, file_of, keep, kept, rename

PICTURE = b"RIFF" + pack("<I", 100) + b"WEBP" + bytes(96)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    return tmp_path / "own-pictures"


def test_several_are_kept_each_with_its_name() -> None:
    grandma, dog = keep(" Grandma\n", PICTURE), keep("", PICTURE)
    assert {one.name for one in kept()} == {"Grandma", ""}
    rename(dog, "Dog")
    assert {one.name for one in kept()} == {"Grandma", "Dog"}
    delete(grandma)
    assert [one.name for one in kept()] == ["Dog"]
    assert file_of(dog.value) == dog.path and file_of(grandma.value) is None


def test_what_is_not_whole_is_not_there(folder: Path) -> None:
    one = keep("Grandma", PICTURE)
    for spoiled in (PICTURE[:-1], b"", b"RIFF", b"something else that is long enough to be read"):
        one.path.write_bytes(spoiled)
        assert file_of(one.value) is None and kept() == ()


def test_names_that_cannot_be_read_are_none(folder: Path) -> None:
    keep("Grandma", PICTURE)
    for spoiled in (b"{", b"[1]", b"\xff", b'{"back-1": 3}'):
        (folder / "names.json").write_bytes(spoiled)
        assert [one.name for one in kept()] == [""]


@pytest.mark.parametrize("value", ["red", "own:", "own:../../secret", "own:back-1/../x", "own:back-ffffffffffff"])
def test_only_what_was_kept_is_found(value: str) -> None:
    assert file_of(value) is None


def test_a_full_disk_changes_nothing(folder: Path) -> None:
    before = keep("Grandma", PICTURE)
    with patch.object(own_pictures, "write_bytes", side_effect=OSError), pytest.raises(OSError, match=None):
        keep("Dog", PICTURE)
    assert kept() == (before,)
    assert sorted(path.name for path in folder.iterdir()) == [before.path.name, "names.json"]


WEBP = b"RIFF" + pack("<I", 100) + b"WEBP"
LARGE = {
    "with a frame": b"VP8X" + pack("<I", 10) + bytes(4) + (8000).to_bytes(3, "little") + (8000).to_bytes(3, "little"),
    "without loss": b"VP8L" + pack("<I", 10) + b"\x2f" + (8000 | 8000 << 14).to_bytes(4, "little"),
    "with loss": b"VP8 " + pack("<I", 10) + b"\0\0\0\x9d\x01\x2a" + pack("<HH", 8000, 8000),
}


@pytest.mark.parametrize("kind", LARGE)
def test_what_is_larger_than_any_of_ours_is_not_there(kind: str) -> None:
    one = keep("The beach", (WEBP + LARGE[kind]).ljust(108, b"\0"))
    assert file_of(one.value) is None and kept() == ()
    small = (WEBP + LARGE[kind].replace((8000).to_bytes(2, "little"), (800).to_bytes(2, "little"))).ljust(108, b"\0")
    assert kind == "without loss" or file_of(keep("", small).value) is not None
    one.path.write_bytes(PICTURE.ljust(MOST_BYTES + 1, b"\0"))
    assert file_of(one.value) is None


def test_more_than_were_ever_kept_are_not_looked_at(folder: Path) -> None:
    for number in range(MOST + 3):
        keep(str(number), PICTURE)
    assert len(kept()) == MOST
