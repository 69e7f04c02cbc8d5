"""How often the laid first deals are won: by whoever plays plainly, and by an old hand.

    python -m tests.opponents.first_deals [--dice N] [--jobs N]

The dice lay both deals of a newcomer's first match, at the table where it is played: a sound partner and two guests.
Plain play has to win 60 of a hundred deals, and `old-hand` 85.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.first_deals import LaidDeal, first_deals
from gaigel_desktop.controller.match.setup import ME, SEATED, characters, first_setup
from gaigel_desktop.controller.self_play.chairs import PLAYERS, Player, Wits, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.record import Record

from .plain_play import plain

AT_LEAST: Final = {"plain": 60, "old-hand": 85}  # of a hundred laid deals
COMPANY: Final = characters(first_setup(newcomer=True)._replace(partners=SEATED))


class Won(NamedTuple):
    """How many of some deals were won."""

    deals: int = 0
    won: int = 0

    def with_deal(self, won: bool) -> Won:
        """One more."""
        return Won(self.deals + 1, self.won + won)

    @property
    def share(self) -> float:
        """Of a hundred."""
        return 100 * self.won / max(1, self.deals)


def _plainly(wits: Wits, _: Random) -> Action | None:
    return plain(wits.seen, wits.seat)


def _at_the_table(character: Character | None, who: str) -> Player:
    """Everybody as they sit there, and on the player's chair who is measured."""
    if character is not None:
        return as_character(character)
    return _plainly if who == "plain" else PLAYERS[who]


def played(laid: LaidDeal, who: str, dice: str) -> Record:
    """The deal, played to its end."""
    seats = tuple(_at_the_table(each, who) for each in COMPANY)
    table = Table(laid.record, seats, Random(dice), Occasion(dice))
    table.play()
    return table.record()


def is_won(record: Record) -> bool:
    """Whether the player's side has won it."""
    assert record.result is not None
    return ME in record.result.winners  # with two sides its own has the number of the player's chair


def both(who: str, number: int) -> list[tuple[str, bool]]:
    """The packs of both deals that these dice lay, and whether each was won."""
    dice = f"first deals {number}"
    return [(laid.seed.laid, is_won(played(laid, who, f"{dice} {at}"))) for at, laid in enumerate(first_deals(dice))]


def measured(who: str, dice: int, jobs: int) -> dict[str, Won]:
    """What comes of it, by pack."""
    found: defaultdict[str, Won] = defaultdict(Won)
    with get_context("spawn").Pool(jobs) as pool:
        for deals in pool.imap(partial(both, who), range(dice)):
            for pack, won in deals:
                found[pack] = found[pack].with_deal(won)
    return dict(found)


def main() -> None:
    """Print a row for each pack, and all of them together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dice", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    print("| who | pack | deals | won |\n|---|---|---|---|")
    failed = []
    for who, least in AT_LEAST.items():
        found = measured(who, options.dice, options.jobs)
        together = Won(sum(each.deals for each in found.values()), sum(each.won for each in found.values()))
        for pack, won in [*sorted(found.items()), ("all", together)]:
            print(f"| {who} | {pack} | {won.deals} | {won.share:.1f} % |", flush=True)
        failed += [] if together.share >= least else [who]
    assert not failed, failed


if __name__ == "__main__":
    main()
