"""Homes: what happens to the store when its disk is full, its folder goes or may not be written any more while somebody
plays, and when a match has thousands of deals.

python -m tests.faults.homes [--count N] [--seed WORD]

A match is played deed by deed into a store; at some deed the home is spoilt, and later it is mended, or not. Whatever
happens to it, all that was played lies there in the end, once.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human
from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.store.keeping import AGAIN, Keeper
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.store import Store, closing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import MatchScore, Record
from tests.controller.past_games import played, table
from tests.faults.full import disk

LEINFELDEN: Final = PRESETS["leinfelden"]
DEALS: Final = 3
HUMANS: Final = (Human(),) * 4
NOW: Final = "2026-11-21T20:00:00"
Deed = Callable[[Path], object]


@cache
def evening() -> tuple[Record, ...]:
    """What is played."""
    return tuple(played(LEINFELDEN, DEALS, "home"))


class Day(NamedTuple):
    """How the home is spoilt, how it is mended, and whether that was said in between."""

    spoil: Deed
    mend: Deed
    says: bool = True


def taken_away(home: Path) -> None:
    """The folder is gone with all that lay in it."""
    shutil.rmtree(home)


def moved(home: Path) -> None:
    """The folder is somewhere else."""
    home.replace(home.with_name("elsewhere"))


def moved_back(home: Path) -> None:
    """It is there again."""
    shutil.rmtree(home, ignore_errors=True)
    home.with_name("elsewhere").replace(home)


def a_file(home: Path) -> None:
    """Something else lies in its place."""
    moved(home)
    home.touch()


def file_goes(home: Path) -> None:
    """What lay in its place is gone."""
    home.unlink()


def empty(home: Path) -> None:
    """The folder is there, and nothing in it."""
    for path in home.iterdir():
        path.unlink()


def nothing(home: Path) -> None:
    """Nobody mends it."""


DAYS: Final = {
    "taken away": Day(taken_away, nothing),
    "taken away and a file in its place for a while": Day(a_file, file_goes),
    "emptied": Day(empty, nothing),
    "moved and back": Day(moved, moved_back),
}


def play(home: Path, day: Day, spoilt: int, mended: int) -> set[str]:
    """Play the evening; at one deed the home is spoilt, at another mended. What was said of the store meanwhile."""
    keeper = Keeper(home / "games.sqlite")
    keeper.open()
    now, said, deed = 0.0, set[str](), 0
    story = Stored(keeper.ledger, lambda: NOW, to_json(table(LEINFELDEN)))
    for record in evening():
        story.start_deal(record._replace(actions=(), result=None), Seed("home"))
        for number, done in enumerate(record.actions):
            for at, change in ((spoilt, day.spoil), (mended, day.mend)):
                if deed == at:
                    change(home)
            story.note(number, done)
            keeper.update(now)
            said.add(keeper.said)
            now, deed = now + AGAIN, deed + 1
        story.finish_deal(record)
    for _ in range(5):
        now += AGAIN
        keeper.update(now)
    keeper.close()
    return said - {""}


def check(home: Path) -> None:
    """All of it lies there, once."""
    with closing(home / "games.sqlite") as store:
        there = [deal.record._replace(match=None) for deal in store.deals()]
    assert there == [record._replace(match=None, legal=None) for record in evening()], len(there)


def deeds() -> int:
    """How many deeds the evening has."""
    return sum(len(record.actions) for record in evening())


def try_day(day: Day, dice: Random) -> set[str]:
    """In a folder of its own."""
    with TemporaryDirectory() as name:
        spoilt, mended = sorted(dice.sample(range(deeds()), 2))
        said = play(Path(name) / "home", day, spoilt, mended)
        check(Path(name) / "home")
        return said


def try_full(dice: Random) -> set[str]:
    """On a small disk that is full for a while."""
    small = disk()
    with small.lying_on(lambda home: None) as home:
        spoilt, mended = sorted(dice.sample(range(deeds()), 2))
        said = play(home, Day(small.fill, small.make_room), spoilt, mended)
        assert said <= {*small.said, "store_locked"}, said
        check(home)
        return said


# -- a match without end -----------------------------------------------------------------------------------------


def long_match(store: Store, deals: int) -> int:
    """A match of so many deals that is not over; its number. All of them go alike."""
    (record,) = played(LEINFELDEN, 1, "long")
    assert record.match is not None and record.match.after is not None
    score = record.match.before, record.match.after
    about = to_json(table(LEINFELDEN))
    match = store.start_match(NOW, about)
    for number in range(deals):
        before, after = (each._replace(deals=number + at) for at, each in enumerate(score))
        one = record._replace(match=MatchScore(before, after))
        store.finish_deal(store.start_deal(match, NOW, one, about | {"seed": f"{number}"}), NOW, one)
    return match


def go_on(store: Store, match: int) -> Game:
    """The game at its table again, as it is opened from the title."""
    found = store.match(match)
    assert found is not None and found.about
    game = Game(LEINFELDEN, HUMANS, 0, Stored(Ledger(store), lambda: NOW, found.about, match=match))
    for deal in store.deals(match):
        game.remember_deal(deal.record)
    return game


def main(count: int, seed: str) -> int:
    """Every day so many times."""
    dice = Random(seed)
    for number in range(count):
        for name, day in DAYS.items():
            print(f"{number} {name}: {', '.join(sorted(try_day(day, dice))) or 'nothing said'}")
        print(f"{number} full: {', '.join(sorted(try_full(dice))) or 'nothing said'}")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="home")
    given = parser.parse_args()
    sys.exit(main(given.count, given.seed))
