"""Commands on bad days: one sentence and its number, never a traceback, whatever standard output is and is given."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gaigel_desktop import cli
from tests.full_file import full_file
from tests.golden.__main__ import MATCHES
from tests.tiers import one_in

HASH = "0" * 64
FULL = "standard output cannot be written: no space left on device\n"
CLOSED = "standard output cannot be written: bad file descriptor\n"
TALKATIVE = [
    ["--help"],
    ["--version"],
    ["simulate", "--help"],
    ["simulate"],
    ["simulate", "--deals", "20"],
    ["simulate", "--deals", "20", "--jobs", "2"],
    ["arena", "--a", "greedy", "--b", "greedy", "--deals", "1"],
    ["verify", str(MATCHES)],
    ["verify", __file__],
    ["fair", "0", HASH],
]


@one_in(4, "arguments", TALKATIVE, ids=" ".join)
def test_on_a_full_disk_that_is_said(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with full_file(tmp_path) as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert cli.main(arguments) == cli.WRONG_CALL
    assert capsys.readouterr().err == FULL  # and closing has found nothing that was still to be written


@pytest.mark.parametrize("arguments", TALKATIVE, ids=" ".join)
def test_where_standard_output_is_closed_that_is_said(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(arguments) == cli.WRONG_CALL
    assert capsys.readouterr().err == CLOSED


def test_a_file_is_written_where_standard_output_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["simulate", "--out", str(tmp_path / "deals.jsonl")]) == cli.HOLDS
    assert cli.main(["simulate", "--deals", "no number"]) == cli.WRONG_CALL
    assert len((tmp_path / "deals.jsonl").read_bytes().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--seed", "\udcff"], "--seed is no text in UTF-8"),
        (["arena", "--seed", "\udcff"], "--seed is no text in UTF-8"),
        (["fair", "\udcff", HASH], "SEED is no text in UTF-8"),
        (["fair", "0", "\udcff" * 64], "a hash is 64 hexadecimal digits"),
        (["simulate", "--out", "deals\0"], "deals\\x00 cannot be written: invalid argument"),
        (["verify", "deals\0"], "deals\\x00 cannot be read: embedded null byte"),
        (["verify", "\udcff"], "\\udcff cannot be read: no such file or directory"),
        (["simulate", "--rules", "\udcff"], "preset: there is no preset \\udcff; "),
        (["simulate", "--set", "\udcff=\0"], "\\udcff: there is no such rule"),
        (["simulate", "--set", "knock=\udcff"], 'knock: "\\udcff" is not one of'),
        (["simulate", "--player", "\udcff\0"], "there is no player \\udcff\\x00; "),
        (["arena", "--jobs", "²"], "--jobs must be a whole number from 1 to 256, not ²"),
        (["\udcff"], "gaigel-desktop: argument COMMAND: invalid choice: '\\udcff'"),
        (["verify", "x", "--\udcff"], "gaigel-desktop: unrecognized arguments: --\\udcff"),
    ],
)
def test_what_is_no_text_gets_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(arguments) == cli.WRONG_CALL
    out, err = capsys.readouterr()
    assert out == "" and err.startswith(said) and len(err.splitlines()) == 1 and err[:-1].isprintable(), err


def run(command: str) -> subprocess.CompletedProcess[str]:
    """In a shell, as somebody would do it."""
    words = f"{sys.executable} -m gaigel_desktop {command}"
    return subprocess.run(["bash", "-c", words], capture_output=True, text=True, check=False)


def said_and_ended(command: str) -> tuple[int, str]:
    ended = run(command)
    return ended.returncode, ended.stderr


@one_in(
    4,
    "command, code, said",
    [
        ("simulate --deals 9 > /dev/full", 2, FULL),
        ("--help > /dev/full 2> /dev/full", 2, ""),
        (f"verify {MATCHES} >&- 2>&- <&-", 2, ""),
        (f"verify <(cat {MATCHES})", 0, ""),
    ],
)
def test_the_interpreter_has_nothing_to_add_at_its_end(command: str, code: int, said: str) -> None:
    assert said_and_ended(command) == (code, said)
