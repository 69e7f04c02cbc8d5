"""Kills: the whole program is killed at any moment, and nothing that was written down before is missing afterwards.

python -m tests.faults.kills [--count N] [--started N] [--seed WORD] [--only EVENING ...]

Each evening is first spent undisturbed: what lies in the folder is looked at before and after everything that is
written. Then a prepared process forks the same evening again and again and kills it: every other time at a random
moment of it, else in the middle of something being written. What lies there then must be what lay there before that, or
after it; and the next start must bring everything, say nothing that is not so, and leave no litter. On Windows nothing
forks: there the program is started as a player does and killed, with --count 0.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import mmap
import os
import pickle
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Literal, NamedTuple, ParamSpec, TypeVar
from unittest.mock import patch

from gaigel_desktop.controller import settings
from gaigel_desktop.controller.match.setup import last
from gaigel_desktop.controller.tournament.steward import kept
from tests.faults.evenings import EVENINGS, Evening, Lay, Somebody, damaged, older, spend, warm

HALVES: Final = (".new", ".half", ".half-journal", ".mended")  # files in the making
OF_SQLITE: Final = ("-wal", "-shm", "-journal")
PASSING: Final = ("open", "gaigel.log", "tonight.json")  # says nothing of what was played, or nothing tomorrow
# What may be said after such a store was opened.
TOLD_OF: Final[dict[Lay, set[str]]] = {damaged: {"store_mended", "store_mended_but"}, older: {"store_older"}}
KILLED: Final = -signal.SIGKILL if os.name == "posix" else 1  # how a program ends that is
STARTED: Final = (0.05, 3.0)  # seconds
SAVED: Final = ("learned.json", "settings.toml", "table.json")  # together, once the chalk on the beam has been seen
LATE: Final = "over before it was killed"
T = TypeVar("T")
P = ParamSpec("P")
Folder = dict[str, str]  # what lies there: names, and a digest of what each file holds


# -- what lies there -------------------------------------------------------------------------------------------------


def lying(home: Path) -> Folder:
    """Every whole file and what it holds; of a store its rows, as anybody sees them who has SQLite. They are looked at
    in a copy, for whoever looks at a store changes what lies beside it."""
    with TemporaryDirectory() as name:
        left = shutil.ignore_patterns("open", "*-shm")  # on Windows nobody reads what somebody else has locked
        copy = Path(shutil.copytree(home, Path(name) / "copy", ignore=left))
        names = sorted(path.name for path in copy.iterdir() if path.name not in PASSING)
        found = {name: _digest(copy / name) for name in names if not name.endswith((*HALVES, *OF_SQLITE))}
    return {name: digest for name, digest in found.items() if digest}


def _digest(path: Path) -> str:
    try:
        held = _rows(path) if path.suffix == ".sqlite" else path.read_bytes()
    except (sqlite3.Error, UnicodeDecodeError):
        held = path.read_bytes()
    return hashlib.sha256(held).hexdigest() if held else ""


def _rows(path: Path) -> bytes:
    """Nothing where there are no tables."""
    database = sqlite3.connect(path)
    try:
        version = database.execute("PRAGMA user_version").fetchone()
        if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        rows = [sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for (name,) in tables]
        return repr((version, tables, rows)).encode() if tables else b""
    finally:
        database.close()


# -- watching --------------------------------------------------------------------------------------------------------

Heard = Callable[[], object]


@contextmanager
def watched(heard: Heard) -> Iterator[None]:
    """Tell before and after everything that changes what lies in the folder."""

    class Watched(sqlite3.Connection):
        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None, /
        ) -> Literal[False]:
            heard()
            try:
                return super().__exit__(kind, error, where)
            finally:
                heard()

        def executescript(self, script: str, /) -> sqlite3.Cursor:
            heard()
            try:
                return super().executescript(script)
            finally:
                heard()

    connect = sqlite3.connect
    with ExitStack() as held:
        held.enter_context(patch.object(sqlite3, "connect", partial(connect, factory=Watched)))
        for name in ("replace", "unlink"):
            held.enter_context(patch.object(Path, name, _telling(getattr(Path, name), heard)))
        yield


def _telling(real: Callable[P, T], heard: Heard) -> Callable[P, T]:
    def told(*values: P.args, **named: P.kwargs) -> T:
        heard()
        try:
            return real(*values, **named)
        finally:
            heard()

    return told


# -- an evening undisturbed ------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """How an evening goes if nobody disturbs it."""

    evening: Evening
    states: list[Folder]  # what lies there at each thing that is heard, and before the first
    moments: list[float]  # when it is heard
    ready: int  # so much was heard when the title was there and all that is done at the start
    length: float  # seconds


def course_of(evening: Evening) -> Course:
    """Twice in processes of their own: once to look at everything, once to see how long it takes."""
    states, _, ready, _ = _forked(lambda home: _looked_at(evening, home), evening)
    again, moments, _, length = _forked(lambda home: _timed(evening, home), evening)
    assert len(moments) == len(states) and states[-1] == again[-1], "the same each time"
    return Course(evening, states, moments, ready, length)


def _looked_at(evening: Evening, home: Path) -> tuple[list[Folder], list[float], int, float]:
    states, ready, seen = [lying(home)], [0], [_from_outside(home)]
    connect = sqlite3.connect

    def look() -> None:
        now = _from_outside(home)
        with patch.object(sqlite3, "connect", connect):
            states.append(lying(home) if now != seen[-1] else states[-1])
        seen.append(now)

    def play(player: Somebody) -> None:
        ready[0] = len(states) - 1
        evening.play(player)

    with watched(look):
        spend(home, play)
    return states, [], ready[0], 0.0


def _from_outside(home: Path) -> list[tuple[str, int, int]]:
    """What is never the same after something was written."""
    stats = [(path.name, path.stat()) for path in home.iterdir() if not path.name.endswith("-shm")]
    return [(name, stat.st_size, stat.st_mtime_ns) for name, stat in stats]


def _timed(evening: Evening, home: Path) -> tuple[list[Folder], list[float], int, float]:
    moments, began = [0.0], time.perf_counter()
    with watched(lambda: moments.append(time.perf_counter() - began)):
        spend(home, evening.play)
    return [lying(home)], moments, 0, time.perf_counter() - began


def _forked(work: Callable[[Path], T], evening: Evening) -> T:
    """What a process of its own makes of a fresh folder."""
    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        evening.lay(home)
        return beside(lambda: work(home))


def beside(work: Callable[[], T]) -> T:
    """Do it in a process of its own, which may take up a screen; what came of it. Windows does not fork."""
    if os.name != "posix":
        return work()
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        _answer(writes, work)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    assert status == 0 and told, f"it ended with {status}"
    answer: T = pickle.loads(told)
    return answer


def _answer(pipe: int, work: Callable[[], object]) -> None:
    try:
        with os.fdopen(pipe, "wb") as out:
            out.write(pickle.dumps(work()))
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


# -- a kill ----------------------------------------------------------------------------------------------------------


def killed(course: Course, home: Path, dice: Random) -> int | None:
    """Spend the evening and be killed; how much was heard before, or None if the evening was over by then."""
    counter = mmap.mmap(-1, 8)
    aim = _aim(course, dice)
    child = os.fork()
    if not child:
        _be_killed(course.evening, home, counter, aim)
    if aim is None:
        time.sleep(dice.random() * course.length)
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status):
        assert os.WEXITSTATUS(status) == 0, "the evening failed"
        return None
    return int.from_bytes(counter[:8], "little")


def _aim(course: Course, dice: Random) -> tuple[int, float] | None:
    """Every other time: at what is heard the clock starts, and how long it runs; in between something changes."""
    changes = [at for at in range(len(course.states) - 1) if course.states[at] != course.states[at + 1]]
    if not changes or dice.random() < 0.5:
        return None
    at = dice.choice(changes)
    return at, max(1e-6, dice.random() * (course.moments[at + 1] - course.moments[at]) * 1.2)


def _be_killed(evening: Evening, home: Path, counter: mmap.mmap, aim: tuple[int, float] | None) -> None:
    """What the process does that will be killed: by its parent, or by the clock that it sets itself, which ends it as
    suddenly."""
    heard = 0

    def hear() -> None:
        nonlocal heard
        heard += 1
        counter[:8] = heard.to_bytes(8, "little")
        if aim is not None and heard == aim[0]:
            signal.setitimer(signal.ITIMER_REAL, aim[1])

    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    if aim is not None and aim[0] == 0:
        signal.setitimer(signal.ITIMER_REAL, aim[1])
    try:
        with watched(hear):
            spend(home, evening.play)
        signal.setitimer(signal.ITIMER_REAL, 0)
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


# -- afterwards ------------------------------------------------------------------------------------------------------


def check(course: Course, home: Path, heard: int) -> bool:
    """What lies there after a kill, and after the next start; whether the change in flight is there."""
    before, after = course.states[heard], course.states[min(heard + 1, len(course.states) - 1)]
    found = lying(home)
    assert found in (before, after), _differences(found, before, after)
    _check_next_start(course, home, found if heard >= course.ready else course.states[course.ready])
    return found == after != before


def _check_next_start(course: Course, home: Path, expected: Folder) -> None:
    """Everything can be read, nothing false is said, no litter is left, and then this lies there."""
    _check_whole(home)
    litter = _litter(home)
    assert len([half for half in litter if not half.endswith("-journal")]) <= 1, litter
    told = beside(lambda: started_again(home))
    now = lying(home)
    assert now == expected, _differences(now, expected)
    assert told <= TOLD_OF.get(course.evening.lay, set()), told
    assert not _litter(home), _litter(home)


def _check_whole(home: Path) -> None:
    """Each file that is read at the start can be read."""
    found = settings.load(home / "settings.toml")
    assert not found.broken and not found.unusable
    assert not kept(home / "tournament.json").broken and not last(home / "table.json").broken


def _litter(home: Path) -> list[str]:
    return [path.name for path in home.iterdir() if path.name.endswith(HALVES)]


def _differences(found: Folder, *expected: Folder) -> str:
    names = sorted({*found, *(name for each in expected for name in each)})
    odd = [name for name in names if all(found.get(name) != each.get(name) for each in expected)]
    return "; ".join(f"{name}: {found.get(name)} and not {[each.get(name) for each in expected]}" for name in odd)


def started_again(home: Path) -> set[str]:
    """The next start; what it says."""
    told: set[str] = set()

    def play(player: Somebody) -> None:
        told.update(trouble.key for trouble in player.player.troubles.noted)
        assert player.house.keeper.owner and player.house.keeper.store is not None and player.house.keeper.store.writes

    spend(home, play)
    return told


# -- one after the other ---------------------------------------------------------------------------------------------


@contextmanager
def laid(evening: Evening) -> Iterator[Path]:
    """A folder of its own, as it is before this evening."""
    with TemporaryDirectory() as name:
        home = Path(name) / "home"
        home.mkdir()
        evening.lay(home)
        yield home


def kill_once(course: Course, dice: Random) -> str:
    """One evening that is killed, and what came of it in a word."""
    with laid(course.evening) as home:
        heard = killed(course, home, dice)
        if heard is None:
            return LATE
        return "in flight, there" if check(course, home, heard) else "as acknowledged"


def kill_started(course: Course, dice: Random) -> str:
    """The program as a player starts it, killed within three seconds."""
    with laid(course.evening) as home:
        environment = os.environ | {"GAIGEL_HOME": str(home)}
        running = subprocess.Popen([sys.executable, "-m", "gaigel_desktop"], env=environment)
        time.sleep(dice.uniform(*STARTED))
        running.kill()
        assert running.wait() == KILLED, "it had ended before"
        found = lying(home)
        saved = {name: found[name] for name in SAVED if name in found}
        assert found in [state | saved for state in course.states[: course.ready + 1]], found
        _check_next_start(course, home, course.states[course.ready] | saved)
        return "really started"


def run(count: int, started: int, seed: str, only: Sequence[str]) -> Counter[str]:
    """So many kills, spread over these evenings; what came of them."""
    warm()
    gc.collect()
    gc.freeze()
    seen: Counter[str] = Counter()
    for number, name in enumerate(only):
        began, here = time.monotonic(), Counter[str]()
        course, dice = course_of(EVENINGS[name]), Random(f"{seed} {name}")
        share, starts = ((all + number) // len(only) for all in (count, started))
        while here.total() - here[LATE] < share:
            here[kill_once(course, dice)] += 1
        here.update(kill_started(course, dice) for _ in range(starts))
        about = ", ".join(f"{word} {times}" for word, times in sorted(here.items()))
        print(f"  {name} ({course.length:.2f} s): {about}; {time.monotonic() - began:.0f} s", flush=True)
        seen += here
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--started", type=int, default=100, help="besides, as a player starts it")
    parser.add_argument("--seed", default="kills")
    parser.add_argument("--only", nargs="*", choices=EVENINGS, default=list(EVENINGS), help="these evenings")
    args = parser.parse_args()
    began = time.monotonic()
    seen = run(args.count, args.started, args.seed, args.only)
    print(f"{seen.total() - seen[LATE]} kills in {time.monotonic() - began:.0f} s: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
