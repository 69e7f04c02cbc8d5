"""`gaigel-desktop show`: what it shows, what it writes, and one sentence for everything else."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from gaigel_desktop import cli
from gaigel_desktop.app import start
from gaigel_desktop.show.plan.find_show import Wish, asked_for
from gaigel_desktop.text import speech
from gaigel_desktop.text.manual import MANUAL
from tests.tiers import one_in, thorough


def test_the_window_opens_with_what_was_asked_for() -> None:
    opened: list[Wish | None] = []
    with patch.object(start, "open_window", opened.append):
        assert cli.main(["show", "partner", "forty"]) == cli.HOLDS
        assert cli.main([]) == cli.HOLDS
    assert opened == [asked_for(("partner", "forty")), None]


@thorough
def test_the_page_for_the_speaker_is_written_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    path = tmp_path / "a.html"
    try:
        assert cli.main(["show", "partner", "--leaflet", str(path), "--language", "de"]) == cli.HOLDS
        assert speech.spoken_language() == "de"
    finally:
        speech.speak("en")
    assert capsys.readouterr() == (f"The page for the speaker lies in {path}\n", "")
    assert "<title>Der Partner</title>" in path.read_text(encoding="utf-8")


@one_in(
    4,
    "called, said",
    [
        (["show", "nope"], "There is no programme, scene or file called nope"),
        (["show", "--leaflet", "a.html", "nope"], "There is no programme, scene or file called nope"),
        (["show", "--leaflet", "no/../a.html/a.html"], "no/../a.html/a.html cannot be written: file exists"),
        (["show", "--language", "fr"], "gaigel-desktop show: argument --language: invalid choice: 'fr'"),
        (["show", "."], " is no file"),
    ],
)
def test_bad_input_gets_one_sentence(
    called: list[str], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.html").write_text("in the way")
    assert cli.main(called) == cli.WRONG_CALL
    out, err = capsys.readouterr()
    assert out == "" and said in err and err.count("\n") == 1


def test_the_manual_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["show", "--help"]) == cli.HOLDS
    out = capsys.readouterr().out
    assert MANUAL["show"].split("\n", 2)[2].splitlines()[0] in out and "--leaflet" in out
    assert "goal_and_trick" in out and asked_for(("goal_and_trick",))
