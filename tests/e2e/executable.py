"""An executable where no Python is: what is copied and pasted in it, and a deal."""

from __future__ import annotations

import time
from pathlib import Path

from gaigel_desktop.controller.match.setup import last
from gaigel_desktop.controller.records.rule_code import rule_code
from gaigel_desktop.controller.settings import Settings, load, save
from tests.waiting import wait_until

from .hands import play, with_keys
from .program import PATIENCE, Program
from .short_table import lay_a_short_table
from .twin import Twin


def a_deal_of_the_executable(command: list[str], folder: Path) -> None:
    """Start, copy and paste, play a deal, close."""
    home = folder / "home"
    lay_a_short_table(home)
    save(Settings().change(language="de", speed="none"), home / "settings.toml")
    program = Program(command, home, PATH="/nonexistent")
    try:
        twin = Twin(program, folder / "twin", language="de")
        copy_and_paste(program, twin, home)
        twin.click("play")
        time.sleep(1.0)
        program.key("space", "space")
        play(program, with_keys, lambda: program.finished_deals() == 1)
        assert program.close() == 0
        print("a deal of the executable with real events", flush=True)
    finally:
        program.kill()


def copy_and_paste(program: Program, twin: Twin, home: Path) -> None:
    """The code of the rules becomes the name of the player, as far as that may be long."""
    setup = last(home / "table.json").setup
    twin.visitor.player.choose_table(setup)
    twin.click("new_match")
    twin.click("tab sheet")
    twin.press("copy")
    for key in ("back", "settings", "name"):
        twin.click(key)
    program.key("ctrl+v")
    twin.click("back")
    assert program.alive, "it ended when something was pasted"
    wait_until(lambda: load(home / "settings.toml").settings.name != "", "the name was written down", PATIENCE)
    name = load(home / "settings.toml").settings.name
    assert rule_code(setup.rules).startswith(name), f"pasted: {name!r}"
    print(f"copied and pasted: {name}", flush=True)
