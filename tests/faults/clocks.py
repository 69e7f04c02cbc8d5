"""Clocks: while somebody plays, the clock is set back by a year, goes over midnight and the end of a season, and the
time zone changes; what was played is the same as on an evening on which it goes as it should.

python -m tests.faults.clocks [--count N] [--seed WORD]
"""

from __future__ import annotations

import argparse
import datetime as real
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from tests.faults.evenings import (
    Evening,
    Somebody,
    enters,
    goes_on,
    plays,
    spend,
    usual,
    warm,
)
from tests.faults.killed import Written, lying
from tests.faults.kills import beside, started_again

BEGINS: Final = real.datetime(2026, 11, 22, 23, 59, 50)
JUMPS: Final = (
    real.timedelta(seconds=15),  # over midnight
    real.timedelta(days=-365),
    real.timedelta(days=365),
    real.timedelta(hours=-1),
    real.timedelta(days=130),  # over the end of a season
    real.timedelta(days=-20_000),  # a battery was empty
)
ZONES: Final = ("UTC", "Europe/Berlin", "Pacific/Kiritimati", "America/St_Johns", "no such zone", ":")


def the_day(player: Somebody) -> None:
    """The deal of the day, begun and given up."""
    player.click("new_match")
    player.press("of_the_day")
    player.press("day_play")
    player.until_dealt()
    player.play_cards(3)
    player.menu("give_up_deal")
    player.to_title()


PLAYED: Final = {
    "a match": Evening(usual, plays),
    "a tournament": Evening(usual, enters),
    "going on": Evening(usual, goes_on),
    "the deal of the day": Evening(usual, the_day),
}


@contextmanager
def jumping(dice: Random) -> Iterator[None]:
    """Whoever asks what time it is hears of another day, mostly, and in another zone."""
    at = [BEGINS]

    def now() -> real.datetime:
        at[0] = max(real.datetime(1970, 1, 2), at[0] + dice.choice(JUMPS))
        os.environ["TZ"] = dice.choice(ZONES)
        if hasattr(time, "tzset"):
            time.tzset()
        return at[0]

    class Moment(real.datetime):
        @classmethod
        def now(cls, tz: object = None) -> Moment:
            return cls(*now().timetuple()[:6])

    class Day(real.date):
        @classmethod
        def today(cls) -> Day:
            return cls(*now().timetuple()[:3])

    ours = [module for name, module in list(sys.modules.items()) if name.startswith("gaigel_desktop")]
    with ExitStack() as held, patch.dict(os.environ):
        for module in ours:
            for name, instead in (("datetime", Moment), ("date", Day)):
                found = vars(module).get(name)
                if isinstance(found, type) and issubclass(found, getattr(real, name)):
                    held.enter_context(patch.object(module, name, instead))
        yield
    assert at[0] != BEGINS, "nobody has asked"
    if hasattr(time, "tzset"):
        time.tzset()


def played(name: str, dice: Random | None) -> list[Written]:
    """What lies there after such an evening, deal by deal; with a clock that goes as it should where nobody throws
    dice. The next start has nothing to say."""
    evening = PLAYED[name]
    with TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        home.mkdir()
        evening.lay(home)
        beside(lambda: _spent(home, evening, dice))
        found = lying(home)
        told = beside(lambda: started_again(home))
        assert not told, told
    return sorted(written._replace(deal=0) for written in found.values())


def _spent(home: Path, evening: Evening, dice: Random | None) -> bool:
    def play(player: Somebody) -> None:
        if dice is None:
            evening.play(player)
            return
        with jumping(dice):
            evening.play(player)

    spend(home, play)
    return True


def run(count: int, seed: str) -> Counter[str]:
    """So many evenings of each kind."""
    warm()
    seen = Counter[str]()
    for name in PLAYED:
        undisturbed = played(name, None)
        for number in range(count):
            assert played(name, Random(f"{seed} {name} {number}")) == undisturbed, (name, number)
            seen[name] += 1
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=25, help="evenings of each kind")
    parser.add_argument("--seed", default="clocks")
    args = parser.parse_args()
    seen = run(args.count, args.seed)
    print(f"{seen.total()} evenings with clocks that jump: {dict(seen)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
