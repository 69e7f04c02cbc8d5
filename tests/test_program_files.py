"""Whoever asks for the files of a room gets them, or is told that there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.program_files import FILES, PROGRAM, files_in, room_of


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A program with two rooms, one of them a single file, and a folder without any file of Python."""
    for name in ("table/board/items.py", "table/scene.py", "pipe.py", "words/german.toml"):
        path = tmp_path / "house" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return tmp_path / "house"


def names(paths: list[Path], house: Path) -> list[str]:
    return [path.relative_to(house).as_posix() for path in paths]


def test_a_room_is_a_folder_with_all_that_lies_below_it_or_a_file(house: Path) -> None:
    assert names(files_in("table", "pipe.py", below=house), house) == [
        "table/board/items.py",
        "table/scene.py",
        "pipe.py",
    ]
    assert names(files_in("words", below=house, pattern="*.toml"), house) == ["words/german.toml"]


@pytest.mark.parametrize("room", ["moved", "moved.py", "words"])
def test_a_room_without_a_file_is_missed(house: Path, room: str) -> None:
    with pytest.raises(FileNotFoundError, match=f"house/{room}"):
        files_in("table", room, below=house)


def test_every_file_of_the_program_lies_in_one_room() -> None:
    assert room_of(PROGRAM / "rules" / "cards.py") == "rules" and room_of(PROGRAM / "pipe.py") == "pipe"
    assert len(set(FILES)) == len(FILES) > 500
