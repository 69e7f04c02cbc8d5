"""Killed: the window of somebody who plays without a pause is killed at any moment, or while a deed is being written.

python -m tests.faults.killed [--count N] [--seed WORD]

Whatever the program has written down it says at once to whoever looks on. Every other time it is stopped, goes on and
is killed from outside, at any moment; else by a clock that it sets when it begins to write, which ends it as suddenly.
Afterwards the store is looked at: it is whole, every deed that was written down is there, and at most the one in flight
besides. The next window goes on in the same folder with the same match, until it is killed in its turn.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple, ParamSpec
from unittest.mock import patch

from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store.keeping import keeping
from gaigel_desktop.scenes import begin
from gaigel_desktop.window.scene import Scenes
from tests.faults import evening
from tests.faults.evenings import by_chance, usual, warm
from tests.faults.regular import Regular
from tests.faults.stopwatch import Stopwatch

IN_A_FOLDER: Final = 20  # kills, one after the other
DRAWN: Final = 10  # one window in so many paints what is seen
MOST: Final = 60  # deeds from a start to the kill
SOON: Final = 0.05  # seconds from a deed to a kill from outside
WRITING: Final = 0.0006  # and from the moment when it is begun to be written: about as long as that takes
FOR_EVER: Final = 1_000_000  # deals
WRITES: Final = ("start_deal", "note", "take_back", "finish_deal")
P = ParamSpec("P")


class Written(NamedTuple):
    """How far a deal is written down."""

    deal: int
    deeds: int
    over: bool

    def __str__(self) -> str:
        return f"{self.deal} {self.deeds} {int(self.over)}\n"


# -- who is killed ---------------------------------------------------------------------------------------------------


@contextmanager
def telling(pipe: int, aim: int, after: float) -> Iterator[None]:
    """Whatever is written down of a match is told, as soon as it is; the end comes so soon after so many began."""
    left = [aim]

    def then_told(write: Callable[P, None]) -> Callable[P, None]:
        def written(*given: P.args, **named: P.kwargs) -> None:
            left[0] -= 1
            if not left[0]:
                signal.setitimer(signal.ITIMER_REAL, after)
            write(*given, **named)
            (story, *_) = given
            assert isinstance(story, Stored)
            last = story.deals([])[-1]
            os.write(pipe, str(Written(last.id, last.noted, last.finished is not None)).encode())

        return written

    real = {name: getattr(Stored, name) for name in WRITES}
    with ExitStack() as held:
        for name, write in real.items():
            held.enter_context(patch.object(Stored, name, then_told(write)))
        yield


def _play(home: Path, seed: int, pipe: int, aim: int, after: float) -> None:
    """The whole program, and somebody before it who never rests; mostly nothing is painted, for that is dear."""
    draw = Scenes.draw if seed % DRAWN == 0 else lambda scenes: None
    try:
        somebody = Regular(seed, FOR_EVER, FOR_EVER, lambda deals: None)
        with (
            telling(pipe, aim, after),
            patch.object(begin, "players_of", by_chance),
            patch.object(Scenes, "draw", draw),
        ):
            evening.spend(home, somebody, Stopwatch(somebody.where), here=True)
    except BaseException:
        traceback.print_exc()
    os._exit(1)


# -- who kills -------------------------------------------------------------------------------------------------------


def killed(home: Path, dice: Random) -> list[Written]:
    """One window, from its start to its kill; what it has written down until then, in order."""
    reads, writes = os.pipe()
    deeds, seed, inside = dice.randrange(MOST), dice.randrange(FOR_EVER), dice.random() < 0.5
    after = max(1e-6, dice.random() * (WRITING if inside else SOON))
    child = os.fork()
    if not child:
        os.close(reads)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        _play(home, seed, writes, deeds + 1 if inside else 0, after)
    os.close(writes)
    with os.fdopen(reads, "rb", buffering=0) as pipe:
        told = b""
        if not inside:
            told = b"".join(pipe.readline() for _ in range(deeds))
            for number in (signal.SIGSTOP, signal.SIGCONT, signal.SIGKILL):
                time.sleep(after)
                os.kill(child, number)
        told += pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), f"it has ended by itself: {status}"
    lines = told.decode().splitlines()
    return [Written(int(deal), int(deeds), over == "1") for deal, deeds, over in map(str.split, lines)]


def check(home: Path, before: dict[int, Written], told: list[Written]) -> tuple[dict[int, Written], str]:
    """What lies there after it, deal by deal, and in a word what came of what was in flight."""
    known = before | {written.deal: written for written in told}
    found = lying(home)
    more = Counter[str]()
    for deal, written in known.items():
        assert deal in found, f"{written} is gone"
        there = found[deal]
        if written.over:
            assert there.over, (written, there)
        elif there.over or there.deeds != written.deeds:
            more["in flight, there"] += 1
            assert there.over or abs(there.deeds - written.deeds) == 1, (written, there)
    new = [deal for deal in found if deal not in known]
    assert len(new) <= 1 and all(not found[deal].deeds for deal in new), new
    assert more.total() + len(new) <= 1, "more than one thing was in flight"
    return found, "in flight, there" if more or new else "as acknowledged"


def lying(home: Path) -> dict[int, Written]:
    """Every deal that can be read as the next start does, and that nothing is broken."""
    path = home / "games.sqlite"
    with keeping(path) as kept:
        assert kept.store is not None and not kept.trouble and not kept.damaged
        found = {deal.id: deal for deal in kept.store.deals()}
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (len(found),), "every row holds"
    for deal in found.values():
        assert deal.finished is not None or len(deal.record.actions) == deal.noted, "every deed holds"
    return {deal.id: Written(deal.id, deal.noted, deal.finished is not None) for deal in found.values()}


def run(count: int, seed: str) -> Counter[str]:
    """So many kills; what came of them."""
    warm()
    gc.collect()
    gc.freeze()
    seen, dice = Counter[str](), Random(seed)
    while seen.total() < count:
        with TemporaryDirectory() as name:
            home = Path(name)
            usual(home)
            known = lying(home)
            for _ in range(min(IN_A_FOLDER, count - seen.total())):
                told = killed(home, dice)
                known, what = check(home, known, told)
                seen[what] += 1
        print(f"  {seen.total()}: {dict(seen)}", flush=True)
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", default="killed")
    args = parser.parse_args()
    began = time.monotonic()
    seen = run(args.count, args.seed)
    used = sum(os.times()[:4])
    print(f"{seen.total()} kills in {time.monotonic() - began:.0f} s, {used:.0f} s of a processor: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
