"""Thrown away: what was deleted lies aside for a day, and no longer."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from gaigel_desktop.controller.places import HOME_VARIABLE
from gaigel_desktop.controller.thrown_away import (
    KEPT_FOR,
    folder,
    free_place,
    lying,
    sweep,
    throw_away,
    throw_words_away,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def later(seconds: float) -> float:
    return time.time() + seconds


def test_for_a_day_it_lies_there_and_then_it_is_gone(home: Path) -> None:
    (home / "back.webp").write_bytes(b"a picture")
    throw_away(home / "back.webp")
    throw_words_away("rules.txt", "Oma")
    assert not (home / "back.webp").exists()
    sweep(lambda: later(KEPT_FOR - 60))
    (picture,), (words,) = lying(".webp"), lying(".txt")
    assert (picture.read_bytes(), words.read_text()) == (b"a picture", "Oma")
    assert lying(".webp", lambda: later(KEPT_FOR + 60)) == []
    sweep(lambda: later(KEPT_FOR + 60))
    assert list(folder().iterdir()) == []


def test_nothing_else_that_lies_there_is_touched(home: Path) -> None:
    (home / "games.sqlite").touch()
    sweep(lambda: later(2 * KEPT_FOR))
    assert (home / "games.sqlite").exists()


def test_nothing_lies_upon_anything_else(home: Path) -> None:
    for words in ("one", "two"):
        (home / "table.json").write_text(words)
        throw_away(home / "table.json")
    assert sorted(path.read_text() for path in lying(".json")) == ["one", "two"]


def test_what_is_not_there_is_gone_already(home: Path) -> None:
    throw_away(home / "nothing.webp")
    assert lying(".webp") == []
    sweep()


def test_where_there_can_be_no_folder_it_stays(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "back.webp").write_bytes(b"a picture")
    (home / "file").write_text("in the way")
    monkeypatch.setenv(HOME_VARIABLE, str(home / "file"))
    with pytest.raises(OSError):
        throw_away(home / "back.webp")
    assert (home / "back.webp").read_bytes() == b"a picture"
    with pytest.raises(OSError):
        free_place("games")
    assert lying(".webp") == []
    sweep()


def test_the_clock_may_be_set_back(home: Path) -> None:
    """What seems to come from tomorrow has not lain there for a day."""
    throw_words_away("rules.txt", "Oma")
    sweep(lambda: later(-365 * KEPT_FOR))
    assert len(lying(".txt")) == 1
