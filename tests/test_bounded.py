"""Bounded: what a parser would take long for, or break at, is refused before it is parsed; what is ours is read."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import gaigel_desktop
from gaigel_desktop import bounded
from gaigel_desktop.bounded import LONGEST_LINE, NoPlainFile, TooMuch, plain_file, text_in
from tests.no_files import NO_FILES

KEY = "a" + ".a" * 4000 + " = 1"
TOO_MUCH = {
    "dots": KEY,
    "dots with blanks": "a" + " .\ta" * 4000 + " = 1",
    "dots in quotes": '"a"' + '."a"' * 4000 + " = 1",
    "dots in a header": f"[{KEY[:-4]}]",
    "dots in a table": f"x = {{{KEY}}}",
    "dots in a table in a list": f"x = [\n{{{KEY}}},\n]",
    "behind a comment": f"# it's\n{KEY}",
    "behind quotes of another kind": f'x = "it\'s"\n{KEY}',
    "behind a text of two lines": f'x = """it"s\n""""\n{KEY}',
    "behind five quotes": f'x = {{k = """""""", {KEY}}}',
    "behind five quotes of the other kind": f"x = {{k = '''''''', {KEY}}}",
    "behind an escaped quote": f'x = "\\""\n{KEY}',
    "behind an escaped backslash": f'x = """\\\\"""\n{KEY}',
    "a long line": f"x = {'1' * LONGEST_LINE}",
    "depth": f"x = {'[' * 13}{']' * 13}",
    "depth over lines": "x = [" + "\n[" * 13 + "\n]" * 14,
    "depth of tables": "x = " + "{a = " * 13 + "1" + "}" * 13,
}


@pytest.mark.parametrize("name", TOO_MUCH)
def test_toml_that_would_take_long_is_not_parsed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse(_: str) -> None:
        pytest.fail("it was parsed")

    monkeypatch.setattr(tomllib, "loads", parse)
    with pytest.raises(TooMuch):
        bounded.toml(TOO_MUCH[name])


def test_words_may_be_long_and_hold_whatever_they_like() -> None:
    words = "[{" * 99 + "a." * 99
    text = f'one = "{words}"\ntwo = """\n{words}\n{words}"""\nthree = \'{words}\'  # {words}\n'
    assert bounded.toml(text) == {"one": words, "two": f"{words}\n{words}", "three": words}


def test_every_file_of_ours_is_within_bounds() -> None:
    files = list(Path(gaigel_desktop.__file__).parent.rglob("*.toml"))
    assert len(files) > 40 and all(bounded.toml(file.read_text(encoding="utf-8")) for file in files)


@pytest.mark.parametrize("text", ["[" * 13 + "]" * 13, '{"a": [' * 7, "[NaN]", "[-Infinity]", "9" * 19, "[" * 99_999])
def test_json_that_nobody_means_is_too_much(text: str) -> None:
    with pytest.raises(TooMuch):
        bounded.json(text)


def test_json_of_a_sane_size_is_read() -> None:
    data = {"a": [1, -2.5, None, "[{" * 99 + '"']}
    assert bounded.json(json.dumps(data)) == data


def test_a_file_is_read_as_far_as_it_may_be_long(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_bytes("\r\nä".encode())
    assert text_in(path, 4) == "\r\nä"
    for most, error in ((3, TooMuch), (4, ValueError)):
        with pytest.raises(error):
            text_in(path, most)
        path.write_bytes(b"\xff")


@pytest.mark.parametrize("kind", NO_FILES)
def test_what_is_no_file_is_not_opened(tmp_path: Path, kind: str) -> None:
    NO_FILES[kind](tmp_path / "there")
    with pytest.raises(OSError), plain_file(tmp_path / "there"):
        pytest.fail("it was opened")
    with pytest.raises(NoPlainFile), plain_file(tmp_path):
        pytest.fail("a folder was opened")
