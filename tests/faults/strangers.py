"""Files from strangers: each dropped on the page of past games and given to `verify`, whatever it is and holds.

    python -m tests.faults.strangers [--small]

prints for each what was said, the longest turn of the loop in yardsticks and how much memory it took.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop import cli
from gaigel_desktop.controller.records.lines import PIECE
from gaigel_desktop.controller.store.archive import EVERYTHING, count
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.window import theme
from gaigel_desktop.window.memory import undisturbed
from gaigel_desktop.window.screen import Screen
from tests.console import console
from tests.golden.__main__ import MATCHES
from tests.no_files import NO_FILES, THERE
from tests.scenes.pages import Visitor
from tests.waiting import wait_until
from tests.yardstick import yardstick

MEGABYTE = 1_000_000
RECORDS = MATCHES.read_bytes().splitlines()
NO_FILE = "no file of records"
NOTHING_NEW = "0 new deals"
HEARS_CTRL_C = """
import signal, sys
from pathlib import Path
from gaigel_desktop import cli
signal.signal(signal.SIGINT, signal.default_int_handler)  # who was started in the background does not
Path(sys.argv.pop(1)).touch()  # it begins
sys.exit(cli.main())
"""
AT_MOST = 1.0  # yardsticks that a turn may take, also where a line is as long to check as it can be: that takes 0.15
WELL_ON_ITS_WAY = 50 * MEGABYTE  # that were read
MEMORY = 24.0  # megabytes more than before


class Stranger(NamedTuple):
    """A file of somebody else, in full size and in a small one, and what the page and the command say of it."""

    make: Callable[[Path, bool], object]
    said: str
    command: str  # words of what `verify` says; where it never ends, nothing
    meanwhile: Callable[[Path], object] | None = None  # what happens to it after the first piece


def with_deals(deals: int) -> bytes:
    """A record that holds but for the number of deals before it, which no figure can be."""
    record = first_record()
    match = record["match"]
    assert isinstance(match, dict)
    match["deals"] = deals
    return and_another(record)


def of_signs() -> bytes:
    """Many records in which one makes signs without end."""
    record = first_record()
    actions = record["actions"]
    assert isinstance(actions, list)
    actions[1:1] = [[0, "signal", "E"]] * 5000
    return 9 * and_another(record)


def first_record() -> dict[str, object]:
    """To be changed."""
    record: dict[str, object] = json.loads(RECORDS[0])
    return record


def and_another(record: dict[str, object]) -> bytes:
    """This one, and one that holds."""
    return json.dumps(record).encode() + b"\n" + RECORDS[-1] + b"\n"


def holding(content: bytes) -> Callable[[Path, bool], object]:
    """A file that holds just this."""
    return lambda path, _: path.write_bytes(content)


def many(line: bytes, full: int, small: int) -> Callable[[Path, bool], object]:
    """So many bytes of the same line."""
    return lambda path, is_small: path.write_bytes(line * ((small if is_small else full) // len(line)))


def sparse(path: Path, small: bool) -> None:
    """One endless line that takes no room on the disk."""
    with path.open("wb") as file:
        file.truncate((32 if small else 1000) * MEGABYTE)


def records(path: Path, small: bool) -> None:
    path.write_bytes(b"\n".join(RECORDS) + b"\n")


def shrink(path: Path) -> None:
    os.truncate(path, PIECE // 2)


def grow(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"not a record\n")


ENDLESS = {"a pipe", "endless"}  # `verify` never comes to their end
BAD = "line 1"


def no_file(kind: str) -> Stranger:
    """What is no file, and of no size."""
    lay = NO_FILES[kind]
    return Stranger(lambda path, _: lay(path), NO_FILE, "" if kind in ENDLESS else "cannot be read")


STRANGERS = {
    **{kind: no_file(kind) for kind in (*THERE, "a folder")},
    "nothing": Stranger(lambda path, _: None, "cannot be read", "cannot be read"),
    "an empty file": Stranger(holding(b""), NOTHING_NEW, "no record"),
    "blank lines": Stranger(many(b"\n", 100 * MEGABYTE, MEGABYTE), NOTHING_NEW, "no record"),
    "spaces": Stranger(many(b" ", 100 * MEGABYTE, 2 * MEGABYTE), "longer than 1048576 bytes", "longer than 1048576"),
    "a sparse line": Stranger(sparse, "longer than 1048576 bytes", "longer than 1048576"),
    "bad lines": Stranger(many(b"x\n", 4 * MEGABYTE, 20_000), "lines do not hold", BAD),
    "2**70 deals": Stranger(holding(with_deals(2**70)), "1 new deals", BAD),
    "2**63 - 1 deals": Stranger(holding(with_deals(2**63 - 1)), "1 new deals", BAD),
    "a long number": Stranger(holding(b"9" * 10_000), "a number goes beyond", BAD),
    "deep nesting": Stranger(holding(b"[" * 1_000_000), "nested too deeply", BAD),
    "wide nesting": Stranger(holding(b"[" + b"{}," * 340_000), "more than 16384 commas", BAD),
    "a deal of signs": Stranger(
        holding(of_signs()),
        "lines do not hold",
        BAD,
    ),
    "surrogates": Stranger(holding(and_another(first_record() | {"\ud800": "\udfff"})), BAD, BAD),
    "not UTF-8": Stranger(holding(b"\xff\xfe\x00\n" * 1000), "not UTF-8", "not UTF-8"),
    "records": Stranger(records, "new deals, 0 were", "records hold"),
    "one that shrinks": Stranger(records, "does not hold", "", shrink),
    "one that grows": Stranger(records, "does not hold", "", grow),
    "one that disappears": Stranger(records, "new deals, 0 were", "", Path.unlink),
}


class Seen(NamedTuple):
    """What came of a stranger: what was said, the longest turn in yardsticks, megabytes more than before."""

    said: str
    longest: float
    memory: float


# -- the page ----------------------------------------------------------------------------------------------------


@contextmanager
def somebody(folder: Path) -> Iterator[Visitor]:
    """Who has the page of past games open, with a store in this folder, and sees all that is drawn."""
    screen = Screen("Gaigel", (1280, 720))
    with closing(folder / "games.sqlite") as store, patch.dict(os.environ, GAIGEL_HOME=str(folder)):
        visitor = Visitor(screen, store)
        visitor.draws, visitor.frame = True, theme.FRAME
        visitor.click("past")
        visitor.click("to_files")
        yield visitor
    screen.close()


def dropped(stranger: Stranger, visitor: Visitor, path: Path) -> Seen:
    """Drop the file on the window, and let the loop turn until it is over."""
    measure, turns = yardstick(parts=4), list[float]()
    before = resident()

    def timed(turn: Callable[[], object]) -> None:
        started = time.thread_time()
        turn()
        turns.append(time.thread_time() - started)

    timed(lambda: visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path))))
    if stranger.meanwhile is not None:
        stranger.meanwhile(path)
    while visitor.wakes_at <= visitor.now + theme.FRAME:
        timed(lambda: visitor.look_between(theme.FRAME))
    said = next(meaning.name for meaning in visitor.meanings() if meaning.role == "status")
    memory = most_resident() - before
    return Seen(said, max(turns) / max(measure, yardstick(parts=4)), memory)


def is_over(seen: Seen, stranger: Stranger) -> str:
    """What is wrong with it; nothing if all is well."""
    if stranger.said not in seen.said:
        return f"said: {seen.said}"
    if seen.longest > AT_MOST:
        return f"the loop stood still for {seen.longest:.1f} yardsticks"
    return "too much memory" if seen.memory > MEMORY else ""


# -- the command -------------------------------------------------------------------------------------------------


class Beginning(io.StringIO):
    """Only the first of what is said is kept."""

    def write(self, words: str) -> int:
        return super().write(words) if self.tell() < PIECE else len(words)


def verified(path: Path) -> Seen:
    """What `verify` says of it."""
    before, said = resident(), Beginning()
    with redirect_stdout(said), redirect_stderr(said):
        cli.main(["verify", str(path)])
    return Seen(said.getvalue(), 0.0, most_resident() - before)


def interrupted(path: Path, folder: Path) -> Seen:
    """`verify` of what never ends, stopped by Ctrl-C when it is well on its way: it ends with one line, and its memory
    did not grow."""
    begins = folder / "begins"
    command = [sys.executable, "-c", HEARS_CTRL_C, str(begins), "verify", str(path)]
    with console(command, folder) as opened:
        running = opened.running
        wait_until(begins.exists, "it begins")
        wait_until(lambda: is_well_on_its_way(running.pid), f"{path} is being read")
        memory = status(running.pid, "VmHWM")
        opened.press_ctrl_c()
        said = running.communicate(timeout=120)
    assert running.returncode == cli.INTERRUPTED and said == (b"", b"interrupted\n"), (running.returncode, said)
    return Seen("stopped by Ctrl-C, with one line", 0.0, memory)


def is_well_on_its_way(process: int) -> bool:
    """Whether it has read much, or waits for more to read; where nobody tells, it may be."""
    folder = Path(f"/proc/{process}")
    if not folder.exists():
        return True
    read = next(int(line.split()[1]) for line in (folder / "io").read_text().splitlines() if line.startswith("rchar"))
    state = (folder / "stat").read_text().rsplit(")", 1)[1].split()[0]
    return read > WELL_ON_ITS_WAY or state == "S"


# -- memory ------------------------------------------------------------------------------------------------------


def status(process: int | str, field: str) -> float:
    """What Linux tells of the memory of a process, in megabytes; elsewhere nothing."""
    path = Path(f"/proc/{process}/status")
    if not path.exists():
        return 0.0
    return next(int(line.split()[1]) / 1000 for line in path.read_text().splitlines() if line.startswith(field))


def resident() -> float:
    """What is in use now; from here on the most of it is noted anew."""
    if Path("/proc/self/clear_refs").exists():
        Path("/proc/self/clear_refs").write_text("5")
    return status("self", "VmRSS")


def most_resident() -> float:
    return status("self", "VmHWM")


# -- all of them -------------------------------------------------------------------------------------------------


def tried(name: str, visitor: Visitor, folder: Path, small: bool) -> Iterator[str]:
    """Both ways with one stranger: lines of a report; AssertionError where something is wrong."""
    stranger, path = STRANGERS[name], folder / "stranger.jsonl"
    stranger.make(path, small)
    store = visitor.house.keeper.store
    assert store is not None
    store.clear([])
    gc.collect()
    with undisturbed():
        seen = dropped(stranger, visitor, path)
    assert not store.database.in_transaction
    assert f"{count(store.database, EVERYTHING)} new" in seen.said.replace("\xa0", "") or "new" not in seen.said
    yield f"{name}: {seen.longest:.2f} yardsticks, {seen.memory:+.0f} MB: {seen.said[:150]}"
    wrong = is_over(seen, stranger)
    assert not wrong, f"{name}: {wrong}"
    if stranger.command:
        seen = verified(path)
        yield f"{'':4}verify: {seen.memory:+.0f} MB: {seen.said[:100].strip()}"
        assert stranger.command in seen.said, f"{name}: {seen.said[:500]}"
        assert seen.memory <= MEMORY, name


def main() -> int:
    """Every stranger in turn; the first with whom something is wrong ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="small files only")
    small = parser.parse_args().small
    with TemporaryDirectory() as home, somebody(Path(home)) as visitor:
        for name in STRANGERS:
            with TemporaryDirectory() as folder:
                for line in tried(name, visitor, Path(folder), small):
                    print(line, flush=True)
    for name in sorted(ENDLESS & set(THERE)):
        with TemporaryDirectory() as folder:
            path = Path(folder) / "endless"
            STRANGERS[name].make(path, small)
            seen = interrupted(path, Path(folder))
            print(f"{name}, verify: {seen.memory:.0f} MB in all: {seen.said}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
