"""What was said tonight: nothing twice, over a restart, until another evening begins."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from gaigel_desktop.controller.inn.tonight import NIGHT, Tonight, tonight_file

EIGHT = datetime(2026, 11, 23, 20)
LINES = ("Grüß Gott!", "So, wer gibt?")


class Clock:
    """Stands still until somebody turns it."""

    now = EIGHT

    def __call__(self) -> datetime:
        return self.now


def test_what_was_said_is_not_said_again_until_another_evening_begins() -> None:
    clock = Clock()
    tonight = Tonight(clock=clock)
    assert tonight.unsaid(LINES) == list(LINES)
    tonight.say(LINES[0])
    clock.now += NIGHT - timedelta(minutes=1)
    assert tonight.unsaid(LINES) == [LINES[1]]
    tonight.say(LINES[1])
    clock.now += NIGHT - timedelta(minutes=1)
    assert tonight.unsaid(LINES) == [], "the evening is as long as they talk"
    clock.now += NIGHT
    assert tonight.unsaid(LINES) == list(LINES)


def test_a_clock_that_is_set_back_by_a_year_begins_another_evening_and_by_an_hour_does_not() -> None:
    clock = Clock()
    tonight = Tonight(clock=clock)
    for line in tonight.unsaid(LINES):
        tonight.say(line)
    clock.now -= timedelta(hours=1)
    assert tonight.unsaid(LINES) == []
    clock.now -= timedelta(days=365)
    assert tonight.unsaid(LINES) == list(LINES)


def test_an_evening_goes_on_after_a_restart(tmp_path: Path) -> None:
    file, clock = tmp_path / "tonight.json", Clock()
    tonight = Tonight(file, clock)
    assert tonight.unsaid(LINES)
    tonight.keep()
    assert not file.exists(), "nobody has said anything"
    tonight.say(LINES[0])
    tonight.keep()
    clock.now += timedelta(hours=1)
    assert Tonight(file, clock).unsaid(LINES) == [LINES[1]]
    clock.now += NIGHT
    assert Tonight(file, clock).unsaid(LINES) == list(LINES)


@pytest.mark.parametrize(
    "spoilt", ["", "[]", "{", '{"said": 3, "last": "x"}', '{"said": ["a"]}', '{"said": ["a"], "last": 5}', "\0"]
)
def test_what_cannot_be_read_is_no_trouble(tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "tonight.json"
    file.write_text(spoilt, encoding="utf-8")
    tonight = Tonight(file, Clock())
    assert tonight.unsaid(LINES) == list(LINES)
    tonight.say(LINES[0])
    tonight.keep()
    assert Tonight(file, Clock()).unsaid(LINES) == [LINES[1]]


def test_where_nothing_can_be_written_the_evening_goes_on(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("", encoding="utf-8")
    tonight = Tonight(tmp_path / "wall" / "tonight.json", Clock())
    tonight.unsaid(LINES)
    tonight.say(LINES[0])
    tonight.keep()
    assert tonight.unsaid(LINES) == [LINES[1]]


def test_a_clock_that_went_wrong_makes_no_endless_evening(tmp_path: Path) -> None:
    file, clock = tmp_path / "tonight.json", Clock()
    clock.now += timedelta(days=900)
    later = Tonight(file, clock)
    later.unsaid(LINES)
    later.say(LINES[0])
    later.keep()
    now = Clock()
    tonight = Tonight(file, now)
    assert tonight.unsaid(LINES) == [LINES[1]]
    now.now += NIGHT
    assert tonight.unsaid(LINES) == list(LINES)


def test_it_lies_beside_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path))
    assert tonight_file() == tmp_path / "tonight.json"
