"""How smooth, how quiet and how small the window is: `python -m tests.bench.frames` on an X display.

Each row is a program of `watched` or `acts` on a real window; an opponent thinks in a process of its own while cards
fly. The bars are those of the project; a row beyond its bar is marked, and the bench goes on. Quiet machines measure
better: work by the clock includes waiting for a processor that somebody else has.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from gaigel_desktop.window import theme
from tests.e2e.ears import BUS, Session

FULL_HD, LARGEST = "1920x1080", "3840x2160"
QUIET_AFTER = theme.SILENCE + 10.0  # seconds: dealt out, and the mixer closed
WATCHED = 10.0
STARTS = 7
PATIENCE = 3600.0  # seconds that a program may take, on whatever machine
COMES_ON = 100.0  # milliseconds until a scene stands there
SLICES = {FULL_HD: 4.0, LARGEST: 10.0}  # milliseconds: within a frame
SETTINGS = 'language = "de"\nmusic = 0\nwindow_width = 1920\nwindow_height = 1080\n'


class Row(NamedTuple):
    """A figure, and what it may be at most."""

    name: str
    value: float
    bar: float
    unit: str

    def __str__(self) -> str:
        beyond = "" if self.value < self.bar else "   BEYOND ITS BAR"
        return f"{self.name:58}{self.value:9.2f} {self.unit:9}(bar {self.bar:g}){beyond}"


@contextmanager
def program(*arguments: str, module: str = "watched") -> Iterator[subprocess.Popen[str]]:
    """A program of `watched`, or another, ended at the end."""
    with TemporaryDirectory() as home:
        Path(home, "settings.toml").write_text(SETTINGS, encoding="utf-8")
        environment = os.environ | {"GAIGEL_HOME": home, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        command = [sys.executable, "-m", f"tests.bench.{module}", *arguments]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            yield running
        finally:
            running.kill()
            running.wait()


def told(*arguments: str, module: str = "watched") -> dict[str, object]:
    """What a program says when it has ended."""
    with program(*arguments, module=module) as running:
        said, _ = running.communicate(timeout=PATIENCE)
    return dict(json.loads(said.splitlines()[-1]))


# -- the rows ----------------------------------------------------------------------------------------------------


def flights(size: str, bars: tuple[float, float]) -> Iterator[Row]:
    """Four cards flying, an opponent thinking."""
    with program("thinker"):
        said = told("flight", size)
    for name, key in (("work", "work"), ("of it in this process", "own")):
        values = sorted(1000 * float(value) for value in said[key])  # type: ignore[attr-defined]
        for share, bar in zip((0.5, 0.99), bars, strict=True):
            yield Row(f"{size}, a frame, {name}, p{100 * share:.0f}", values[int(share * len(values))], bar, "ms")


def heard(size: str, bar: float) -> Iterator[Row]:
    """Four cards flying while somebody hears the table: all frames, and those in which it is put into words or told."""
    if not Path(BUS).exists():
        print(f"{'nobody can be told: at-spi2-core is missing':58}")
        return
    with Session(), program("thinker"):
        said = told("heard", size)
    for name, key in (("a frame while somebody hears it", "own"), ("one that is told", "told")):
        values = sorted(1000 * float(value) for value in said[key])  # type: ignore[attr-defined]
        for share in (0.5, 0.99):
            yield Row(f"{size}, {name}, own, p{100 * share:.0f}", values[int(share * len(values))], bar, "ms")


def acts(size: str, bars: tuple[float, float]) -> Iterator[Row]:
    """What happens for the first time: with its first picture a scene comes on, in the others cards move."""
    said = told(size, module="acts")
    frames, slices = said["frames"], said["slices"]
    assert isinstance(frames, dict) and isinstance(slices, list)
    for name, values in frames.items():
        moving = sorted(1000 * float(value) for value in values[1:])
        for share, bar in zip((0.5, 0.99), bars, strict=True):
            yield Row(f"{size}, {name}, own, p{100 * share:.0f}", moving[int(share * len(moving))], bar, "ms")
        yield Row(f"{size}, {name}, own, the first picture", 1000 * values[0], COMES_ON, "ms")
    yield Row(f"{size}, longest slice of what is made ahead", 1000 * max(slices), SLICES[size], "ms")


def idle(name: str, *arguments: str) -> Iterator[Row]:
    """Nothing moves, and nobody does anything."""
    with program(*arguments) as running:
        time.sleep(QUIET_AFTER)
        before = _used(running.pid)
        time.sleep(WATCHED)
        assert running.poll() is None, "the program has ended"
        seconds, wakes = (after - start for after, start in zip(_used(running.pid), before, strict=True))
    yield Row(f"{name}, waiting, of a processor", 100 * seconds / WATCHED, 0.3, "%")
    yield Row(f"{name}, waiting, wake-ups", wakes / WATCHED, 20, "a second")


def _used(process: int) -> tuple[float, float]:
    """Seconds of processor time and voluntary switches of all threads so far."""
    nanoseconds = switches = 0
    for task in Path(f"/proc/{process}/task").iterdir():
        nanoseconds += int((task / "schedstat").read_text().split()[0])
        lines = (task / "status").read_text().splitlines()
        switches += sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))
    return nanoseconds / 1e9, switches


def start() -> Iterator[Row]:
    """From the start of the process to the first picture of the title."""
    found = sorted(float(str(told("start", str(time.monotonic()))["first"])) for _ in range(STARTS))
    yield Row("start, first picture of the title, median", found[STARTS // 2], 0.6, "s")
    yield Row("start, first picture of the title, longest", found[-1], 0.6, "s")


def memory(size: str, bar: float) -> Iterator[Row]:
    """After an evening."""
    said = told("evening", size)["memory"]
    assert isinstance(said, dict)
    yield Row(f"{size}, memory after four deals", float(said["VmRSS"]), bar, "MB")


def rows(only: str) -> Iterator[Row]:
    """Everything that is asked for."""
    parts: dict[str, Callable[[], Iterable[Row]]] = {
        "start": start,
        "idle": lambda: (*idle("title", "title"), *idle("table", "table", FULL_HD)),
        "flight": lambda: (*flights(FULL_HD, (2.5, 6.0)), *flights(LARGEST, (14.0, 14.0))),
        "heard": lambda: heard(FULL_HD, 6.0),
        "acts": lambda: (*acts(FULL_HD, (2.5, 6.0)), *acts(LARGEST, (14.0, 14.0))),
        "memory": lambda: (*memory(FULL_HD, 180), *memory(LARGEST, 260)),
    }
    for name, part in parts.items():
        if only in ("", name):
            yield from part()


def main() -> None:
    """The table; at its end, how many rows are beyond their bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "only", nargs="?", default="", choices=["", "start", "idle", "flight", "heard", "acts", "memory"]
    )
    measured = beyond = 0
    for row in rows(parser.parse_args().only):
        print(row, flush=True)
        measured += 1
        if row.value >= row.bar:
            beyond += 1
    print(f"{beyond} of {measured} rows are beyond their bars")


if __name__ == "__main__":
    main()
