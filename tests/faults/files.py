"""Files: settings, table, tournament, people and what was learned are spoilt in every way, and the whole program is
gone through with them.

python -m tests.faults.files [--each N] [--seed TEXT] [--only NAME] [--one NUMBER]

The window opens by its own door, on no screen; the settings, the new match and its table, the tournament and its table
and the contents of the lessons are looked at, something is changed, and everything is saved again. Whatever lay in the
file: nothing may throw, what cannot be used lies aside and is said, and what was saved can be read. What was learned
begins anew without a word.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.app import app, start
from gaigel_desktop.controller.match.setup import first_setup, keep, last, setup_file, with_rules
from gaigel_desktop.controller.people import People, Person, people_file
from gaigel_desktop.controller.places import HOME_VARIABLE, settings_file
from gaigel_desktop.controller.self_play.chairs import PLAYERS
from gaigel_desktop.controller.settings import NO_AIDS, Settings, load, save
from gaigel_desktop.controller.teaching.progress import Progress, progress_file
from gaigel_desktop.controller.teaching.progress import load as load_progress
from gaigel_desktop.controller.teaching.progress import save as save_progress
from gaigel_desktop.controller.tournament.field import field
from gaigel_desktop.controller.tournament.other_tables import task
from gaigel_desktop.controller.tournament.rounds import Entrant, new_tournament, still_to_play
from gaigel_desktop.controller.tournament.steward import Steward, kept, tournament_file
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.before.cut import CutScene
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.new_match.new_match_page import TABS
from gaigel_desktop.scenes.pages.tournament import entry, tournament_page
from gaigel_desktop.scenes.parts.how_to_think import thinking_here
from gaigel_desktop.window.pictures import Pictures
from tests.controller.quick_rounds import Quick, played
from tests.scenes.drawn_once import pictures_drawn_once
from tests.scenes.pages import Visitor

from .odd import harmed

KINDS: Final = ("settings.toml", "table.json", "tournament.json", "learned.json", "people.json")
PATIENCE: Final = 60.0  # seconds, on the tour's own clock, until one sits at a table
SHOWN: Final = 3  # of the tracebacks


class Came(NamedTuple):
    """What came of one file: how it was taken, and what was thrown."""

    how: str
    thrown: str = ""


class Tour(Visitor):
    """Somebody who has opened the program, and looks at every page that has to do with these files."""

    frame = 0.25  # what moves is not what this is about

    def __init__(self, opened: app.App) -> None:
        self.app, self.scenes = opened, opened.open_title()
        self.house, self.services = opened.house, opened.services
        self.house.thinking.new = thinking_here
        if self.player.learner.first_time:
            self.key(pygame.K_ESCAPE)  # the three questions can wait
        self.title = self.scene
        self.house.kit.sounds.muted = True

    def go(self) -> str:
        """Round the house; what was said of the file."""
        self.look()
        self.lessons()
        self.settings()
        self.new_match()
        said = [trouble.key for trouble in self.player.troubles.noted]
        said.append(self.tournament())
        self.player.change(sounds=51 if self.player.settings.sounds == 50 else 50)
        self.house.close()
        return next((key for key in said if key.endswith(("_aside", "_unreadable", "_fields"))), "used")

    def look(self) -> None:
        self.turn()
        self.scene.draw()

    def lessons(self) -> None:
        self.click("learn")
        self.look()
        self.key(pygame.K_ESCAPE)

    def settings(self) -> None:
        self.click("settings")
        self.click("more")
        self.key(pygame.K_ESCAPE)
        self.look()
        self.key(pygame.K_ESCAPE)

    def new_match(self) -> None:
        self.click("new_match")
        for tab in TABS:
            self.click(f"tab {tab}")
        self.click(f"tab {TABS[0]}")
        self.look()
        self.click("play")
        self.sit_down()

    def tournament(self) -> str:
        """In or on; a key of what was said there, if a file lies aside by now."""
        self.click("new_match")
        self.click("tournament")
        self.look()
        aside = any(path.name.startswith("tournament.aside") for path in tournament_file().parent.iterdir())
        keys = {meaning.key for meaning in self.meanings()}
        if "another" in keys:
            self.click("another")
        if "table" not in keys:
            self.click("draw")
        self.click("table")
        self.sit_down()
        return "tournament_aside" if aside else ""

    def sit_down(self) -> None:
        """At the table that comes, and back from there."""
        end = self.now + PATIENCE
        while not isinstance(self.scene, TableScene) and self.now < end:
            if isinstance(self.scene, CutScene) or self.wakes_at == math.inf:  # what is new waits
                self.key(pygame.K_RETURN)
            else:
                self.wake()
        assert isinstance(self.scene, TableScene)
        self.look()
        while self.scenes.top is not self.title:
            self.scenes.pop()


def lay(home: Path) -> None:
    """Files as the program writes them."""
    save(Settings().change(language="en", name="Käthe", deck="french"), settings_file())
    keep(with_rules(first_setup(), PRESETS["leinfelden"]._replace(players=4)), setup_file())
    learned = Progress({"dive": 2, "mark_legal": 3}, ("two_tricks", "who_takes"), ("umschlag",), ("mark_legal",))
    save_progress(learned, progress_file())
    people = People(lambda: None)
    people.remember(Person("Anna", "anne", progress=learned))
    people.remember(Person("Ben", "fritz", NO_AIDS, captions=False))
    people.keep()
    start = new_tournament(field(Entrant("Käthe", "marie"), 12, "files"), "files")
    Steward(played(start, 12, Random("files")), tournament_file(), Quick()).keep()


def tried(kind: str, seed: str) -> Came:
    """One file is harmed; what came of it."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {HOME_VARIABLE: folder}):
        lay(Path(folder))
        path = Path(folder, kind)
        path.write_bytes(harmed(path.read_bytes(), Random(seed)))
        try:
            return Came(opened())
        except Exception:
            return Came("thrown", traceback.format_exc())
        finally:
            pygame.mixer.quit()


def opened() -> str:
    """The program is opened, gone through, closed, and what it has saved is read; how the file was taken."""
    found: list[str] = []

    def run(self: app.App) -> None:
        tournament = kept(tournament_file()).tournament
        if tournament is not None:
            for number, table in still_to_play(tournament):
                assert set(task(tournament, number, table).players) <= set(PLAYERS)
        tour = Tour(self)
        found.append(tour.go())
        assert load_progress(progress_file()) == tour.player.learner.progress
        tour.house.kit.screen.close()

    with patch.object(app.App, "run", run):
        start.open_window()
    assert load(settings_file()).unusable == () and not load(settings_file()).broken
    assert People(lambda: None).read() or people_file().exists()  # one that cannot be moved stays
    assert not last(setup_file()).broken and not kept(tournament_file()).broken
    return found[0]


@contextmanager
def quickly() -> Iterator[None]:
    """Other tables share their points at once, and every picture is read only once."""
    with (
        patch.object(tournament_page, "Hall", Quick),
        patch.object(entry, "Hall", Quick),
        pictures_drawn_once(),
        patch.object(Pictures, "prepare", lambda self: False),
    ):
        yield


def main() -> None:
    """Try so many of each, and say what came of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--each", type=int, default=100)
    parser.add_argument("--seed", default="files")
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("--one", type=int, help="this one alone")
    asked = parser.parse_args()
    thrown: list[str] = []
    with quickly():
        for kind in [asked.only] if asked.only else KINDS:
            started, came = time.monotonic(), Counter[str]()
            for number in range(asked.each) if asked.one is None else [asked.one]:
                how, trace = tried(kind, f"{asked.seed} {kind} {number}")
                came[how] += 1
                thrown += [f"{kind} {number}\n{trace}"] if trace else []
            words = ", ".join(f"{count} {how}" for how, count in sorted(came.items()))
            print(f"{kind}: {words} ({time.monotonic() - started:.0f} s)", flush=True)
    print("\n".join(thrown[:SHOWN]), end="")
    sys.exit(bool(thrown))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
