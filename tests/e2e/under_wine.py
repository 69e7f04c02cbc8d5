"""An executable for Windows under Wine: copied, pasted, thought, saved and continued.

    python -m tests.e2e.under_wine PROGRAM          with everything in a folder of its own
    python -m tests.e2e.under_wine PROGRAM PLACE    where Windows has it, and this is the place

`packaging/windows/smoke.py` says what Wine finds around it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from gaigel_desktop.controller.settings import Settings, save

from .executable import copy_and_paste
from .hands import play, with_keys
from .program import Program, Running
from .short_table import lay_a_short_table
from .twin import Twin

THINKS = "regular"  # a beginner plays by rules of thumb
BEFORE = 9  # deeds until the window is closed for the first time
SETTLES = 3.0  # seconds; the first pictures come later than the window
LITTLE = 0.1  # seconds of a processor; whoever has thought has used more


class OfWindows(Program):
    """One run of a program for Windows. Wine wants a standard input that does not end, and somebody who reads."""

    def _started(self, command: list[str], surroundings: dict[str, str]) -> subprocess.Popen[bytes]:
        kept = {name: value for name, value in os.environ.items() if name.startswith("WINE")}
        if surroundings["GAIGEL_HOME"]:
            kept["GAIGEL_HOME"] = "Z:" + surroundings["GAIGEL_HOME"].replace("/", "\\")
        pipe = subprocess.PIPE
        return subprocess.Popen(["wine", *command], env=surroundings | kept, stdin=pipe, stdout=pipe, stderr=pipe)

    def _window(self) -> str:
        found = super()._window()
        time.sleep(SETTLES)
        return found


def time_of_thoughts(executable: str) -> list[float]:
    """What each process of this program has used that thinks for the opponents, in seconds of a processor."""
    return [_used(process) for process in Path("/proc").glob("[0-9]*") if _thinks(_called(process), executable)]


def _thinks(called: list[str], executable: str) -> bool:
    return called[0].endswith("\\" + Path(executable).name) and "--multiprocessing-fork" in called


def _called(process: Path) -> list[str]:
    try:
        return (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return [""]  # it has just ended


def _used(process: Path) -> float:
    fields = (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def an_evening(executable: str, home: Path, folder: Path, **environment: str) -> None:
    """A deal in two parts: begun after something was pasted, and at another start played to its end."""
    lay_a_short_table(home, THINKS)
    save(Settings().change(language="de", speed="none"), home / "settings.toml")
    began = time.monotonic()
    lay = _begun(executable, home, folder / "first", environment)
    _ended(executable, home, folder / "second", environment, lay)
    assert (home / "gaigel.log").read_text(encoding="utf-8") == ""
    print(f"a deal under Wine in {time.monotonic() - began:.0f} s", flush=True)


def _begun(executable: str, home: Path, folder: Path, environment: dict[str, str]) -> Running:
    program = OfWindows([executable], home, **environment)
    try:
        twin = Twin(program, folder, language="de")
        copy_and_paste(program, twin, home)
        twin.click("play")
        time.sleep(1.0)
        program.key("space", "space")
        (at_first,) = time_of_thoughts(executable)
        play(program, with_keys, lambda: (program.running() or (0, 0))[1] >= BEFORE)
        (used,) = time_of_thoughts(executable)
        thought = f"{used - at_first:.1f} s of thoughts in a process of their own"
        assert used - at_first > LITTLE, thought
        assert program.close() == 0
        lay = program.running()
        assert lay is not None and not time_of_thoughts(executable)
        print(f"closed after {lay.deeds} deeds; {thought}", flush=True)
        return lay
    finally:
        program.kill()


def _ended(executable: str, home: Path, folder: Path, environment: dict[str, str], lay: Running) -> None:
    program = OfWindows([executable], home, **environment)
    try:
        twin = Twin(program, folder, unfinished=True, language="de")
        twin.click("continue")
        time.sleep(1.0)
        now = program.running()
        assert now is not None and now.deal == lay.deal and now.deeds >= lay.deeds, (
            f"it went on otherwise: {lay}, {now}"
        )
        play(program, with_keys, lambda: program.finished_deals() == 1)
        assert program.close() == 0
    finally:
        program.kill()


def main() -> None:
    """Everything in a folder that goes, or where Windows has it."""
    executable, *place = sys.argv[1:]
    with TemporaryDirectory() as folder:
        if place:
            an_evening(executable, Path(place[0]), Path(folder), GAIGEL_HOME="")
        else:
            an_evening(executable, Path(folder, "home"), Path(folder))


if __name__ == "__main__":
    main()
