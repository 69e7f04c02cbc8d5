"""Played for real: whole matches with mouse and keys on an X display with xdotool and openbox, or one deal of an
executable.

    python -m tests.e2e                  a match by mouse, through a change of mind and a closed window, one by keys,
                                         one of two people at one laptop, a lesson, and a show
    python -m tests.e2e PROGRAM [WORD]…  a copy, a paste, one deal, and a match of two people, with a program in an
                                         environment without Python
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller import places
from gaigel_desktop.controller.settings import Settings, save
from gaigel_desktop.controller.teaching.progress import load as load_progress

from .executable import a_deal_of_the_executable
from .hands import FREE_WOOD, at_one_laptop, play, with_keys, with_the_mouse
from .learning import learn
from .program import Program, screen_size
from .short_table import ANNE, lay_a_short_table
from .showing import show
from .twin import Twin

FROM_SOURCE = [sys.executable, "-m", "gaigel_desktop"]


def an_evening_with_the_mouse(folder: Path) -> None:
    """First start, some tricks, the window closed in the middle of a deal, other looks, and on to the end."""
    home = folder / "home"
    lay_a_short_table(home)
    program = Program(FROM_SOURCE, home)
    try:
        twin = Twin(program, folder / "first", language="de")
        twin.ask_first()
        twin.click("deck french")
        twin.click("go")
        _skip_umschlag(program)
        play(program, with_the_mouse, lambda: (program.running() or (0, 0))[1] >= 9)
        lay = program.running()
        assert program.close() == 0, "the program did not end well"
        lies = program.running()
        assert lies is not None and lay is not None
        assert lies.deal == lay.deal and lies.deeds >= lay.deeds
        print(f"closed in the middle of a deal after {lies.deeds} deeds", flush=True)
        program = _change_of_mind(folder, home)
        play(program, with_the_mouse, lambda: program.finished_matches() == 1)
        print(f"a match of {program.finished_deals()} deals with the mouse", flush=True)
        assert program.close() == 0
    finally:
        program.kill()


def _skip_umschlag(program: Program) -> None:
    for _ in range(4):
        program.click(*FREE_WOOD)
        time.sleep(0.5)


def _change_of_mind(folder: Path, home: Path) -> Program:
    """Another start: another language, deck, speed and size, and the deal goes on at the same card."""
    program = Program(FROM_SOURCE, home)
    lay = program.running()
    twin = Twin(program, folder / "second", unfinished=True, language="de", deck="french")
    twin.click("settings")
    twin.click("language", 0.9)
    twin.click("deck wuerttemberg")
    twin.click("speed", 0.9)
    twin.click("back")
    chosen = twin.visitor.player.settings
    assert (chosen.language, chosen.deck, chosen.speed) == ("es", "wuerttemberg", "none")
    twin.click("continue")
    time.sleep(0.5)
    now = program.running()
    assert lay is not None and now is not None
    assert now.deal == lay.deal and now.deeds >= lay.deeds, f"it did not go on at this card: {lay}, {now}"
    program.resize(1600, 900)
    assert f'language = "{chosen.language}"' in (home / "settings.toml").read_text(encoding="utf-8")
    return program


def an_evening_with_keys(folder: Path) -> None:
    """A whole match without a mouse."""
    home = folder / "home"
    lay_a_short_table(home)
    save(Settings().change(language="en", speed="none"), home / "settings.toml")
    program = Program(FROM_SOURCE, home)
    try:
        program.key("Return")
        time.sleep(1.0)
        program.key("space", "space")
        play(program, with_keys, lambda: program.finished_matches() == 1)
        print(f"a match of {program.finished_deals()} deals with keys", flush=True)
        assert program.close() == 0
    finally:
        program.kill()


def two_at_one_laptop(folder: Path, command: list[str], **environment: str) -> None:
    """A whole match of two people against each other, each with a regular, at one laptop."""
    home = folder / "home"
    lay_a_short_table(home, strokes=1, beside=ANNE)
    save(Settings().change(language="en", speed="none", name="Paul"), home / "settings.toml")
    program = Program(command, home, **environment)
    try:
        program.key("Return")
        time.sleep(1.0)
        program.key("space", "space")
        play(program, at_one_laptop, lambda: program.finished_matches() == 1)
        print(f"two people at one laptop: a match of {program.finished_deals()} deals", flush=True)
        assert program.close() == 0
    finally:
        program.kill()


def a_lesson(folder: Path) -> None:
    """The first lesson from the title to its tick, every other press with the mouse."""
    home = folder / "home"
    save(Settings().change(language="de", speed="none"), home / "settings.toml")
    program = Program(FROM_SOURCE, home)
    try:
        twin = Twin(program, folder / "twin", language="de", speed="none")
        twin.click("learn")
        twin.click("lesson two_tricks")
        began = time.monotonic()
        presses = learn(program, twin.visitor)
        print(f"a lesson with {presses} presses in {time.monotonic() - began:.0f} s", flush=True)
        assert program.close() == 0
        learned = load_progress(home / "learned.json")
        assert learned.lessons == ("two_tricks",), learned
        assert program.finished_deals() == 0 and program.running() is None, "a lesson is no match"
    finally:
        program.kill()


def a_show(folder: Path) -> None:
    """Started with the mouse, steered with the keys of a clicker, left with Shift and Esc; nothing changes by it."""
    home = folder / "home"
    save(Settings().change(language="de", speed="none", show_pace="event"), home / "settings.toml")
    chosen = (home / "settings.toml").read_bytes()
    program = Program(FROM_SOURCE, home)
    try:
        window = program.size()
        twin = Twin(program, folder / "twin", language="de", speed="none", show_pace="event")
        began = time.monotonic()
        twin.click("show")
        twin.click("go")
        presses = show(program, twin.visitor, screen_size())
        program.comes_to(window)
        print(f"a show with {presses} presses in {time.monotonic() - began:.0f} s", flush=True)
        twin.click("back")
        twin.click("settings")
        twin.click("back")
        assert program.close() == 0
        assert (home / "settings.toml").read_bytes() == chosen, "a show has chosen something"
        assert program.finished_deals() == 0 and program.running() is None, "a show is no match"
    finally:
        program.kill()


def main() -> None:
    """The evenings, one after the other."""
    assert places.HOME_VARIABLE == "GAIGEL_HOME"
    with TemporaryDirectory() as folder:
        if len(sys.argv) > 1:
            program, *words = sys.argv[1:]
            command = [str(Path(program).resolve()), *words]
            a_deal_of_the_executable(command, Path(folder, "deal"))
            two_at_one_laptop(Path(folder, "two"), command, PATH="/nonexistent")
        else:
            an_evening_with_the_mouse(Path(folder, "mouse"))
            an_evening_with_keys(Path(folder, "keys"))
            two_at_one_laptop(Path(folder, "two"), FROM_SOURCE)
            a_lesson(Path(folder, "lesson"))
            a_show(Path(folder, "show"))


if __name__ == "__main__":
    main()
