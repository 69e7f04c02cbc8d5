"""The start: nothing is loaded, read or opened twice on the way to the first picture that it does not need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from gaigel_desktop.controller.settings import Settings, save

FIRST_PICTURE = """
import json, os, sys

opened = []
sys.addaudithook(lambda what, about: opened.append(str(about[0])) if what in ("open", "sqlite3.connect") else None)
import gaigel_desktop.window
from gaigel_desktop.cli import main
from gaigel_desktop.window.screen import Screen

def first(screen):
    print(json.dumps({"modules": list(sys.modules), "files": opened}), flush=True)
    os._exit(0)

Screen.show = first
main([])
"""
LATER = {
    "logging", "multiprocessing", "socket", "numpy", "PIL",
    "gaigel_desktop.controller.self_play.simulation", "gaigel_desktop.controller.minds.worker",
    "gaigel_desktop.opponents.search", "gaigel_desktop.scenes.past.page", "gaigel_desktop.scenes.new_match.page",
    "gaigel_desktop.scenes.replay.scene", "gaigel_desktop.scenes.rules.scene", "gaigel_desktop.scenes.settings",
    "gaigel_desktop.scenes.tournament.table",
}  # fmt: skip


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    save(Settings().change(language="en"), tmp_path / "settings.toml")
    home = {"GAIGEL_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", FIRST_PICTURE], env=os.environ | home, capture_output=True, check=True)
    there = json.loads(done.stdout.splitlines()[-1])
    assert not LATER & set(there["modules"])
    assert all(find_spec(name) for name in LATER if name.startswith("gaigel")), "no other name is ever imported"
    ours = [file for file in there["files"] if str(tmp_path) in file or file.endswith((".mo", ".toml"))]
    assert len([file for file in ours if "games.sqlite" in file]) == 1
    assert len(ours) == len(set(ours)), "nothing is read twice"
    assert len([file for file in ours if file.endswith(".mo")]) <= 1, "one language"
