"""Reading: what lies in a file of ours is data of a sane size, or it is nothing, and no file of any kind does harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from gaigel_desktop.bounded import Plain
from gaigel_desktop.controller.places import sayable, set_aside, write_whole
from gaigel_desktop.controller.reading import (
    LONGEST,
    MOST_OF_JSON,
    MOST_OF_TOML,
    Unreadable,
    json_in,
    put_aside,
    toml_in,
)
from tests import odd_names
from tests.no_files import NO_FILES
from tests.rights import here, rights

NO_TEXT = "\ud800"  # half of a letter: no file can hold it


def read(text: str | bytes, folder: Path) -> Plain | None:
    path = folder / "some.json"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return json_in(path)


def test_what_is_sound_is_read(tmp_path: Path) -> None:
    data = {"name": "Kärle 🍺", "list": [[1, -2.5, None], {"yes": True}]}
    assert read(json.dumps(data), tmp_path) == data
    assert json_in(tmp_path / "nothing") is None
    assert json_in(tmp_path / "some.json" / "below a file") is None


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe",
        "[1]",
        "{",
        '{"a": NaN}',
        '{"a": 1e999}',
        '{"a": 9223372036854775808}',
        f'{{"a": {"9" * 400}}}',
        f'{{"a": {"9" * 5000}}}',
        '{"a": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"a": "\\u0000"}',
        '{"a": "two\\nlines"}',
        f'{{"a": "{"x" * (LONGEST + 1)}"}}',
        f'{{"a": {"[" * 7}{"]" * 7}}}',
        f'{{"a": {"[" * 20_000}{"]" * 20_000}}}',
        f'{{"a": 1{" " * MOST_OF_JSON}}}',
    ],
)
def test_what_is_not_is_refused(tmp_path: Path, text: str | bytes) -> None:
    with pytest.raises(Unreadable):
        read(text, tmp_path)


def test_what_would_take_long_to_read_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"{'a.' * (MOST_OF_TOML // 2)}a = 1", encoding="utf-8")
    with pytest.raises(Unreadable):
        toml_in(path)


@pytest.mark.parametrize("kind", NO_FILES)
def test_nothing_but_a_plain_file_is_opened_and_it_is_kept(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "settings.toml"
    NO_FILES[kind](path)
    with pytest.raises(Unreadable):
        toml_in(path)
    assert put_aside(path) == tmp_path / "settings.aside-1.toml"
    assert os.path.lexists(tmp_path / "settings.aside-1.toml") and not os.path.lexists(path)


def test_at_a_path_longer_than_the_system_allows_there_is_nothing_to_be_read(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300) / "settings.toml"
    with suppress(Unreadable):  # Windows says of it that nothing is there
        assert toml_in(path) is None
    assert put_aside(path) is None


def test_what_cannot_be_moved_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError

    path = tmp_path / "settings.toml"
    path.write_text("speed = [", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", forbidden)
    with pytest.raises(OSError):
        set_aside(path)
    assert put_aside(path) is None
    assert path.read_text(encoding="utf-8") == "speed = ["


def test_what_no_file_can_hold_does_not_stop_a_file_from_being_written(tmp_path: Path) -> None:
    write_whole(tmp_path / "some.txt", f"a{NO_TEXT}b")
    assert (tmp_path / "some.txt").read_text(encoding="utf-8") == "a?b"


@pytest.mark.parametrize("kind", [kind for kind in NO_FILES if kind != "a folder"])
def test_what_is_in_the_way_of_the_new_file_holds_nobody_up(tmp_path: Path, kind: str) -> None:
    NO_FILES[kind](tmp_path / "some.txt.new")
    write_whole(tmp_path / "some.txt", "words")
    assert [path.name for path in tmp_path.iterdir()] == ["some.txt"]


def test_who_may_read_a_file_may_read_the_next_one(tmp_path: Path) -> None:
    path = tmp_path / "some.txt"
    for mode in (0o640, 0o600):
        path.touch()
        path.chmod(mode)
        write_whole(path, "words")
        assert rights(path) == here(mode)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("Käthe/gaigel.jsonl", str(Path("Käthe", "gaigel.jsonl"))),
        (odd_names.HERE.unsayable, odd_names.HERE.said),
        ("a\nb\x1b", r"a\nb\x1b"),
        (f"a{NO_TEXT}", r"a\ud800"),
    ],
)
def test_every_path_can_be_said(path: str, said: str) -> None:
    assert sayable(Path(path)) == said
    said.encode()


A_PROGRAM = """
import os, sys
from pathlib import Path
from gaigel_desktop.controller.places import give, keep_private, whole_file, write_bytes, write_whole

folder = Path(sys.argv[1])
os.umask(0o027)
for _ in range(2):  # somebody opens a second window in the same program
    keep_private()
give(folder / "card.png", b"card")
with whole_file(folder / "deals.jsonl", given=True) as out:
    out.write("deals")
write_whole(folder / "settings.toml", "private")
write_bytes(folder / "own.png", b"private")
"""


def test_what_is_given_away_can_be_read_as_any_file_and_what_is_kept_only_by_its_player(tmp_path: Path) -> None:
    """In a program of its own: the rights of its files are those of whoever started it."""
    subprocess.run([sys.executable, "-c", A_PROGRAM, str(tmp_path)], check=True)
    modes = {"card.png": 0o640, "deals.jsonl": 0o640, "settings.toml": 0o600, "own.png": 0o600}
    assert {path.name for path in tmp_path.iterdir()} == set(modes)
    for name, mode in modes.items():
        assert rights(tmp_path / name) == here(mode)
