"""Reports: they say what broke and where, hold the deal for `verify`, and nothing about whoever plays."""

from __future__ import annotations

import getpass
import logging
import os
import re
from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from gaigel_desktop import __version__
from gaigel_desktop.controller import log, report
from gaigel_desktop.controller.log import keep_log, log_file, trace
from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.records.verify import findings
from gaigel_desktop.controller.report import MOST, Circumstances, Private, Running, reports_folder
from gaigel_desktop.controller.settings import Settings
from tests.rights import here, rights

from .test_telling_again import table

NAME = "Zwetschgen-Kätter O'Hara"
TYPED = "Schlörgele"
OURS = logging.getLogger("gaigel_desktop")

pytestmark = pytest.mark.usefixtures("stumbling")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything lies in a folder whose name is nobody's business."""
    monkeypatch.setenv("GAIGEL_HOME", str(tmp_path / "Geheimer Ordner" / "inside"))
    monkeypatch.setenv("LOGNAME", "kaetterle77")
    monkeypatch.setattr("platform.node", lambda: "stubenrechner.example")
    return tmp_path


def broken(said: str = "a card too many") -> Exception:
    """An error with a way to it."""
    try:
        try:
            Path(f"/home/{getpass.getuser()}/Meine Spiele/x.sqlite").stat()
        except OSError as missing:
            raise ValueError(said) from missing
    except ValueError as error:
        return error
    raise AssertionError("there is such a file")


def running() -> Running:
    game = table()
    return Running(write_line(game.record_so_far()), "a seed", game.moment)


def where() -> Circumstances:
    chosen = Settings().change(name=NAME, text_size=150, language="de")
    return Circumstances("TableScene.draw", {"window": "1280 x 720, x11"}, chosen, running(), (TYPED,))


def test_a_report_says_what_broke_and_where() -> None:
    path = report.report(broken(), where())
    assert path is not None and path.parent == reports_folder() == log_file().parent / "reports"
    assert re.fullmatch(r"report-\d{4}-\d\d-\d\d-\d{6}\.txt", path.name)
    assert rights(path) == here(0o600)
    text = path.read_text(encoding="utf-8")
    for told in (__version__, "TableScene.draw", "ValueError: a card too many", "1280 x 720, x11", "text_size = 150"):
        assert told in text
    assert re.search(rf"{__name__}, line \d+, broken", text)
    assert "deal after 9 deeds, seed a seed" in text
    assert 'language = "de"' in text and "speed" not in text, "only what is not as at first"


def test_the_deal_in_a_report_is_read_by_verify() -> None:
    path = report.report(broken(), where())
    assert path is not None
    (line,) = [line for line in path.read_bytes().splitlines() if line.startswith(b"{")]
    assert list(findings([line])) == [None]


@pytest.mark.parametrize(
    "said",
    [
        f"{NAME} has no card",
        f"{NAME!r} is nobody",
        f"{TYPED.upper()} is nobody",
        "Kätter",
        "'Zwetschgen-K\\xe4tter O\\'Hara'",
        "Z:\\Geheimer Ordner\\inside\\games.sqlite is gone",
        "/srv/Geheimer Ordner/inside is gone",
        "'Geheimer Ordner.jsonl' is no file, nor is Ordner.jsonl",
        "kaetterle77 may not, says stubenrechner",
    ],
)
def test_nothing_in_a_report_tells_who_plays_and_where(home: Path, said: str) -> None:
    keep_log(log_file())
    OURS.warning("before: %s", said)
    path = report.report(broken(said), where())
    assert path is not None
    private = ("Zwetschgen", "Kätter", "Hara", TYPED, "Geheimer", "Ordner", ".jsonl", ".sqlite", "kaetterle", "Spiele")
    told = path.read_text(encoding="utf-8").lower()
    for word in (*private, "K\\xe4tter", "stubenrechner", str(home), home.name, getpass.getuser()):
        assert word.lower() not in told, told
    assert "/" not in told.replace(write_line(table().record_so_far()).lower(), "")
    assert said.partition(":")[0] not in log_file().read_text(encoding="utf-8").split("stumbled")[1]


def test_names_are_hidden_where_they_stand_alone() -> None:
    assert Private(("Al",)).hide("Al plays all, al; Alb does not") == "... plays all, ...; Alb does not"
    assert Private(("X",)).hide("X, max") == "..., max"
    assert Private(("",)).hide("gaigel_desktop.scenes.before.cut, line 3, draw").endswith("before.cut, line 3, draw")


def test_at_most_ten_are_kept_and_each_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    class Now(datetime):
        second = 0

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Now:
            return cls(2026, 11, 22, 17, 15, cls.second // 3)

    monkeypatch.setattr(report, "datetime", Now)
    paths = []
    for Now.second in range(24):
        path = report.report(broken(), Circumstances("here"))
        assert path is not None
        paths.append(path)
    assert len(set(paths)) == 24 and paths[0].name == "report-2026-11-22-171500.txt"
    assert paths[13].name == "report-2026-11-22-171504-2.txt"
    assert set(reports_folder().iterdir()) == set(paths[-MOST:])


def test_where_the_disk_is_full_there_is_no_half_report(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert report.report(broken(), where()) is None
    assert list(reports_folder().iterdir()) == []
    assert capfd.readouterr().err == ""


def test_a_report_that_breaks_itself_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "log_file", lambda: 1 / 0)
    assert report.report(broken(), where()) is None
    assert "a card too many" in log_file().read_text(encoding="utf-8")


@pytest.mark.parametrize("makes", ["file", "nothing"])
def test_where_no_folder_can_be_there_is_neither_log_nor_report_and_no_word_on_the_terminal(
    home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], makes: str
) -> None:
    (home / "file").write_text("", encoding="utf-8")
    nowhere = home / "file" / "inside" if makes == "file" else Path("a null \0 character")
    monkeypatch.setattr(log, "log_file", lambda: nowhere / "gaigel.log")
    monkeypatch.setattr(report, "log_file", lambda: nowhere / "gaigel.log")
    assert report.report(broken(), where()) is None
    assert capfd.readouterr().err == ""


def test_the_trace_is_in_the_log_when_nobody_has_kept_one_before() -> None:
    assert not log_file().exists()
    assert report.report(broken(), Circumstances("here")) is not None
    assert re.search(rf"ERROR here stumbled\n(.*\n)+  {__name__}, line \d+, broken\nValueError", log_file().read_text())


def test_letters_that_are_none_do_not_keep_a_report_from_being_written() -> None:
    path = report.report(broken("n\udcff \ud800"), Circumstances("here"))
    assert path is not None and "n\\udcff" in path.read_text(encoding="utf-8")


def test_a_trace_that_goes_down_for_ever_is_told_shortly() -> None:
    def down() -> None:
        down()

    with pytest.raises(RecursionError) as found:
        down()
    assert len(trace(found.value).splitlines()) < 50
    assert "more" in trace(found.value)


def test_an_error_that_cannot_speak_is_told_too() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise ValueError

    assert trace(Mute()) == "Mute: "
