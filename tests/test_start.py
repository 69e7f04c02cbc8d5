"""The start: nothing is loaded, read or opened twice on the way to the first picture that it does not need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from gaigel_desktop.app import start
from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.window import sdl
from tests.perfect_files import unmeasured

FIRST_PICTURE = """
import json, os, sys

opened = []
sys.addaudithook(lambda what, about: opened.append(str(about[0])) if what in ("open", "sqlite3.connect") else None)
import gaigel_desktop.window
from gaigel_desktop.cli import main
from gaigel_desktop.window.screen import Screen

def first(screen):
    there = {"modules": list(sys.modules), "files": opened, "teller": screen.new_teller.__name__}
    print(json.dumps(there), flush=True)
    os._exit(0)

Screen.show = first
main([])
"""
LATER = {
    "logging", "multiprocessing", "socket", "numpy", "PIL",
    "gaigel_desktop.controller.self_play.simulation", "gaigel_desktop.controller.minds.worker",
    "gaigel_desktop.opponents.search",
    "gaigel_desktop.scenes.pages.past.past_games", "gaigel_desktop.scenes.pages.new_match.new_match_page",
    "gaigel_desktop.scenes.deal.table_scene", "gaigel_desktop.scenes.before.umschlag",
    "gaigel_desktop.scenes.replay.replay_scene",
    "gaigel_desktop.scenes.pages.rules.rules_pages", "gaigel_desktop.scenes.pages.settings",
    "gaigel_desktop.scenes.pages.tournament.own_table",
}  # fmt: skip


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    save(Settings().change(language="en"), tmp_path / "settings.toml")
    home = {"GAIGEL_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    python = [sys.executable, "-c", FIRST_PICTURE]
    done = subprocess.run(python, env=unmeasured() | home, capture_output=True, check=True)
    there = json.loads(done.stdout.splitlines()[-1])
    assert there["teller"] == "teller_for", "whoever listens is told by it, but not before the first picture"
    assert not LATER & set(there["modules"])
    assert all(find_spec(name) for name in LATER if name.startswith("gaigel")), "no other name is ever imported"
    inside = (str(tmp_path), tmp_path.as_uri())  # the store is opened by its address
    ours = [file for file in there["files"] if any(home in file for home in inside) or file.endswith((".mo", ".toml"))]
    assert len([file for file in ours if "games.sqlite" in file]) == 1
    assert len(ours) == len(set(ours)), "nothing is read twice"
    assert len([file for file in ours if file.endswith(".mo")]) <= 1, "one language"


UNNAMED = "neither DISPLAY nor WAYLAND_DISPLAY names a screen"
SILENT = "the screen :4711 does not answer"
if sys.platform in ("win32", "darwin"):  # there is always a screen, but one can be asked for that nobody knows
    WITHOUT_SCREEN = [({"SDL_VIDEODRIVER": "nobody"}, "nobody not available")]
else:  # an empty machine lacks what a screen is asked with: then that is why
    WITHOUT_SCREEN = [({}, UNNAMED), ({"DISPLAY": ":4711"}, sdl.lacking() or SILENT)]


@pytest.mark.parametrize(("environment", "reason"), WITHOUT_SCREEN)
def test_where_no_window_opens_it_says_why_and_what_can_be_done_without(
    environment: dict[str, str], reason: str, tmp_path: Path
) -> None:
    save(Settings().change(language="en"), tmp_path / "settings.toml")
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    bare = {name: value for name, value in os.environ.items() if name not in names}
    home = {"GAIGEL_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "gaigel_desktop"]
    opened = subprocess.run(command, env=bare | environment | home, capture_output=True, text=True, check=False)
    assert opened.returncode == 1
    assert reason in opened.stderr
    assert opened.stdout.startswith("usage:")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_windows_and_macos_say_themselves_why_there_is_no_screen(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert start.why_no_screen("what SDL says") == "what SDL says"


@pytest.mark.parametrize(
    ("named", "lacking", "said", "reason"),
    [
        ("", "no library", "what SDL says", UNNAMED),
        (":4711", "no library", "what SDL says", "no library"),
        (":4711", "", "what SDL says", "what SDL says"),
        (":4711", "", "", SILENT),
    ],
)
def test_elsewhere_it_is_what_is_missing_first(
    named: str, lacking: str, said: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sdl, "lacking", lambda: lacking)
    monkeypatch.setenv("DISPLAY", named)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert start.why_no_screen(said) == reason


def test_a_library_that_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sdl, "WINDOWS_NEED", ("libNowhere.so.6",))
    assert "libNowhere.so.6" in sdl.lacking()
