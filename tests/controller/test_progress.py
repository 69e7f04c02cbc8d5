"""What a newcomer has learned is kept, and whatever lies in its file harms nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaigel_desktop.controller.reading import Unreadable
from gaigel_desktop.controller.teaching.progress import MOST, Progress, load, save


def test_what_was_learned_is_there_again(tmp_path: Path) -> None:
    learned = Progress().with_done("dived").with_done("dived").with_lesson("two_tricks").with_shown("umschlag")
    save(learned.with_gone("strip"), tmp_path / "learned.json")
    again = load(tmp_path / "learned.json")
    assert again == learned.with_gone("strip")
    assert again.has_done("dived", 2)
    assert not again.has_done("dived", 3)


def test_help_that_is_wanted_back_has_to_be_earned_anew() -> None:
    learned = Progress().with_done("strip").with_done("strip").with_gone("strip")
    assert learned.with_back("strip") == Progress()


def test_a_lesson_is_ticked_off_once() -> None:
    assert Progress().with_lesson("aus").with_lesson("aus").lessons == ("aus",)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"done": 3}', '{"lessons": {"a": 1}}', '{"gone": null}'])
def test_what_is_no_progress_cannot_be_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "learned.json").write_text(text)
    with pytest.raises(Unreadable):
        load(tmp_path / "learned.json")


@pytest.mark.parametrize("text", ["{}", '{"done": {"a": -1, "b": "x", "c": 1e3}, "gone": [1, null]}'])
def test_what_nobody_can_have_done_counts_for_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "learned.json").write_text(text)
    assert load(tmp_path / "learned.json") == load(tmp_path / "nowhere.json") == Progress()


def test_nobody_counts_for_ever() -> None:
    learned = Progress(done={"dived": MOST})
    assert learned.with_done("dived") == learned
