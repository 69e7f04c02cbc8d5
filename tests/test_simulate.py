"""The commands without a window, as somebody calls them."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import pytest

from gaigel_desktop import __version__, cli
from gaigel_desktop.controller.match.dealer import commitment, shuffled
from gaigel_desktop.rules.cards import spelled
from tests.console import console
from tests.coverage_of_rules import Terminal, gaigel, missing_from_table
from tests.full_file import full_for_bytes
from tests.golden.__main__ import MATCHES, RECORDS
from tests.random_tables import TABLES
from tests.tiers import first_of, one_in, thorough
from tests.waiting import wait_until

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Written(TypedDict):
    """Of a record what is changed here."""

    rules: dict[str, int | str]
    dealer: int
    match: dict[str, int]


QUICK_DEALS = 20  # .ci/run simulates two thousand for each table
RARER_THAN_THAT = ("never heard", "never ended by")


def said(run: subprocess.CompletedProcess[bytes]) -> str:
    """The one sentence on standard error of a call that was refused."""
    text = run.stderr.decode()
    assert run.stdout == b"" and "Traceback" not in text
    assert len(text.splitlines()) == 1, text
    return text.strip()


# -- simulate ----------------------------------------------------------------------------------------------------


@one_in(30, "preset, players", TABLES)
def test_every_table_is_simulated_verified_and_the_same_twice(preset: str, players: int) -> None:
    complaints = missing_from_table(preset, players, QUICK_DEALS)
    assert [complaint for complaint in complaints if not any(rare in complaint for rare in RARER_THAN_THAT)] == []


@thorough
def test_a_simulated_record_has_every_field(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    run = gaigel("simulate", "--deals", "3", "--seed", "5", "--match", "--legal", "--out", str(out))
    assert (run.returncode, run.stdout, run.stderr) == (0, b"", b"")
    records = [json.loads(line) for line in out.read_bytes().splitlines()]
    assert len(records) == 3
    assert set(records[0]) == {"format", "rules", "dealer", "knock", "deck", "actions", "result", "match", "legal"}
    assert [record["dealer"] for record in records] == [0, 1, 2]
    assert records[1]["match"]["before"] == records[0]["match"]["after"]


def test_rules_can_be_set(tmp_path: Path) -> None:
    run = gaigel("simulate", "--rules", "wikipedia", "--players", "6", "--set", "auf_farbe=true", "--set", "strokes=5")
    rules = json.loads(run.stdout)["rules"]
    assert rules == {"preset": "wikipedia", "players": 6, "auf_farbe": True, "strokes": 5}


@thorough
def test_players_are_named_for_all_seats_or_for_each() -> None:
    for names in (["random-cards"], ["random", "random-cards", "random", "random-cards"]):
        assert gaigel("simulate", "--player", *names).returncode == 0


@thorough
def test_random_cards_never_makes_a_mistake() -> None:
    lines = gaigel("simulate", "--player", "random-cards", "--deals", "200").stdout.splitlines()
    assert {json.loads(line)["result"]["reason"] for line in lines} == {"aus"}


@one_in(
    6,
    "arguments, sentence",
    [
        (["--rules", "binokel"], "preset: there is no preset binokel; the presets are leinfelden, "),
        (["--players", "5"], "players and preset: leinfelden is played by 2, 3, 4, 6, not by 5"),
        (["--players", "9"], "--players must be a whole number from 2 to 8, not 9"),
        (["--set", "strokes=0"], "strokes: 0 is not one of 1 to 99"),
        (["--set", "strokes=true"], "strokes: true is not one of 1 to 99"),
        (["--set", "knock=1"], "knock: "),
        (["--set", "jokers=2"], "jokers: there is no such rule"),
        (["--set", "knock"], "--set takes FIELD=VALUE, not knock"),
        (["--set", "scoring=rutesheim"], "scoring and players: the scoring of Rutesheim is for three players"),
        (["--set", "auf_siebener=true", "--set", "auf_dissle=any"], "auf_siebener and auf_dissle: "),
        (["--deals", "0"], "--deals must be a whole number from 1 to 1000000000, not 0"),
        (["--jobs", "0"], "--jobs must be a whole number from 1 to 256, not 0"),
        (["--deals", "many"], "--deals must be a whole number from 1 to 1000000000, not many"),
        (["--player", "nobody"], "there is no player nobody; the players are random, random-cards"),
        (["--player", "random", "random"], "--player takes one name for all seats, or 4 names"),
        (["--out", "nowhere/at/all"], "nowhere/at/all cannot be written: no such file or directory"),
        (["--colour"], "gaigel-desktop: unrecognized arguments: --colour"),
    ],
)
def test_a_wrong_call_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    run = gaigel("simulate", *arguments)
    assert run.returncode == 2
    assert said(run).startswith(sentence)


def test_an_unknown_command_gets_one_sentence() -> None:
    run = gaigel("shuffle")
    assert run.returncode == 2
    assert "shuffle" in said(run)


def test_a_full_disk_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    full = full_for_bytes(tmp_path)
    monkeypatch.setattr(Path, "open", lambda *_, **__: full)
    assert cli.main(["simulate", "--deals", "50", "--out", "deals.jsonl"]) == cli.WRONG_CALL
    said, complained = capsys.readouterr()
    assert (said, complained) == ("", "deals.jsonl cannot be written: no space left on device\n")


class NearlyFull(BytesIO):
    """Takes so many bytes and no more, half a line if it comes to that, as a disk does."""

    room = 3000

    def write(self, data: ReadableBuffer) -> int:
        free = self.room - len(self.getvalue())
        if free == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(bytes(data)[:free])

    def close(self) -> None:
        """It is looked at afterwards."""


def test_a_disk_that_becomes_full_is_left_with_whole_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    disk = NearlyFull()
    monkeypatch.setattr(Path, "open", lambda *_, **__: disk)
    assert cli.main(["simulate", "--deals", "50", "--out", "deals.jsonl"]) == cli.WRONG_CALL
    assert capsys.readouterr().err == "deals.jsonl cannot be written: no space left on device\n"
    assert disk.getvalue().endswith(b"}\n") and 1 < disk.getvalue().count(b"\n") < 50


@thorough
def test_nobody_reading_on_is_no_error() -> None:
    command = [sys.executable, "-m", "gaigel_desktop", "simulate", "--deals", "300"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline().startswith(b"{")
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@thorough
def test_ctrl_c_leaves_whole_lines_behind(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    command = [sys.executable, "-m", "gaigel_desktop", "simulate", "--deals", "1000000", "--out", str(out)]
    with console(command, tmp_path) as opened:
        wait_until(lambda: out.exists() and out.stat().st_size >= 50_000, "the first records")
        opened.press_ctrl_c()
        _, errors = opened.running.communicate(timeout=120)
    assert opened.running.returncode == 130
    assert errors == b"interrupted; what was written down before is whole\n"
    assert out.read_bytes().endswith(b"\n")
    assert gaigel("verify", str(out)).returncode == 0


def test_a_progress_bar_is_shown_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", "--deals", "5"]) == 0
    said, complained = capsys.readouterr()
    assert len(said.splitlines()) == 5 and complained == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(["simulate", "--deals", "5"]) == 0
    assert "100 %" in terminal.getvalue()
    assert capsys.readouterr().out == said


# -- verify ------------------------------------------------------------------------------------------------------


@thorough
def test_verify_says_how_many_records_hold() -> None:
    run = gaigel("verify", str(MATCHES))
    assert run.returncode == 0
    assert run.stdout.decode() == f"{len(MATCHES.read_bytes().splitlines())} records hold\n"


def test_verify_names_line_action_and_reason(tmp_path: Path) -> None:
    record = json.loads(RECORDS.read_bytes().splitlines()[0])
    record["actions"][1] = [record["actions"][1][0], "play", "not a card"]
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n\n" + json.dumps(record) + "\n", encoding="utf-8")
    run = gaigel("verify", str(broken))
    assert run.returncode == 1
    seat = record["actions"][1][0]
    assert run.stdout.decode() == f'line 3, action 2: [{seat}, "play", "not a card"]: this is not an action\n'


def _follow(tmp_path: Path, change: Callable[[Written], None]) -> str:
    """What `verify` says of two following records of a match, the second one changed."""
    first, second = (json.loads(line) for line in MATCHES.read_bytes().splitlines()[:2])
    change(second)
    path = tmp_path / "match.jsonl"
    path.write_text(json.dumps(first) + "\n" + json.dumps(second) + "\n", encoding="utf-8")
    return gaigel("verify", str(path)).stdout.decode()


@thorough
def test_verify_asks_a_match_to_go_on_where_it_was(tmp_path: Path) -> None:
    def two_more_deals(record: Written) -> None:
        record["match"]["deals"] += 2

    assert "line 2: match:" in _follow(tmp_path, two_more_deals)

    def other_rules(record: Written) -> None:
        record["rules"]["clean_double"] = 1

    assert "line 2: match: rules does not continue the record before" in _follow(tmp_path, other_rules)

    def other_dealer(record: Written) -> None:
        record["dealer"] = (record["dealer"] + 1) % 4

    assert "line 2" in _follow(tmp_path, other_dealer)
    assert _follow(tmp_path, lambda record: None) == "2 records hold\n"


@first_of(1, "path", ["/nowhere", "/"])
def test_verify_of_what_cannot_be_read_is_a_wrong_call(path: str) -> None:
    run = gaigel("verify", path)
    assert run.returncode == 2
    assert said(run).startswith(f"{Path(path)} cannot be read: ")


# -- fair --------------------------------------------------------------------------------------------------------


def test_fair_prints_the_pack_that_belongs_to_the_seed() -> None:
    run = gaigel("fair", "Stuttgart", commitment("Stuttgart"))
    assert run.returncode == 0
    assert run.stdout.decode().splitlines()[-1] == spelled(shuffled("Stuttgart"))


def test_fair_refuses_another_seed() -> None:
    run = gaigel("fair", "Karlsruhe", commitment("Stuttgart"))
    assert run.returncode == 1
    assert commitment("Karlsruhe") in run.stdout.decode()


@thorough
def test_fair_prints_the_pack_of_seed_and_word_and_the_hash_is_that_of_the_seed() -> None:
    run = gaigel("fair", "--word", " Scha\u0308ufele ", "Stuttgart", commitment("Stuttgart"))
    assert run.returncode == 0
    assert run.stdout.decode().splitlines()[-1] == spelled(shuffled("Stuttgart\nSch\u00e4ufele"))
    assert gaigel("fair", "--word", "", "Stuttgart", commitment("Stuttgart")).stdout.endswith(
        f"{spelled(shuffled('Stuttgart'))}\n".encode()
    )


def test_fair_wants_a_hash() -> None:
    run = gaigel("fair", "Stuttgart", "abc")
    assert run.returncode == 2
    assert said(run) == "a hash is 64 hexadecimal digits"


# -- help --------------------------------------------------------------------------------------------------------


@thorough
def test_help_of_each_command_has_an_example() -> None:
    assert b"simulate" in gaigel("--help").stdout
    for command in ("simulate", "arena", "verify", "fair"):
        page = gaigel(command, "--help").stdout.decode()
        assert f"gaigel-desktop {command}" in page and "Exit status" in page and "xample" in page


def test_version_says_how_the_rules_run() -> None:
    way = os.environ.get("RULES", "plain Python")  # `make compiled` runs these tests with the extension modules
    assert gaigel("--version").stdout.decode() == f"gaigel-desktop {__version__} (rules: {way})\n"
