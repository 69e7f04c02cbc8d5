"""Counting manners: how often each level does what makes a partner sigh. `python -m tests.opponents.manners`.

Every seat is played by the same level. A habit is counted from the deal as it really lies, by somebody who sees it
all: undergaigelt, overgaigelt, a trick of the partner that was overtrumped as the last card of it with a trump that is
no ten or ace to be brought home, the ace of trumps led to a trick that brought hardly more than itself and did not end
the deal, and a pair that was broken in the very turn in which it could have been declared. Who accuses is counted in
`playing_on`, for nobody here plays on.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Final

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import PLAYERS
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.levels import LEVELS
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SUIT, count
from gaigel_desktop.rules.deal import ENDGAME, OVER, TALON, Deal
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start

WORTH_AN_ACE: Final = 16  # the ace itself is 11
FAT: Final = 10
TELL_EVERY: Final = 500
HABITS: Final = (
    "undergaigelt",
    "overgaigelt",
    "partner overtrumped",
    "trump ace led for nothing",
    "pair broken",
)


def habits_of(record: Record) -> Counter[str]:
    """What was done in this deal that should not be."""
    found: Counter[str] = Counter()
    deal = start(record)
    for seat, action in record.actions:
        if action < 24 and TALON <= deal.phase <= ENDGAME:
            found.update(_with_this_card(deal, seat, action))
        before = deal.over
        apply(deal, seat, action)
        found["trump ace led for nothing"] += _led_trump_ace_for_nothing(deal, action)
        found["overgaigelt"] += count(deal.over) - count(before)
    assert deal.phase == OVER or record.result is not None
    result = record.result
    if result is not None:
        found["undergaigelt"] += result.reason == "untergaigelt"
    return found


def _with_this_card(deal: Deal, seat: int, card: Action) -> list[str]:
    """What is wrong with playing this card now."""
    habits: list[str] = []
    if _overtrumps_partner(deal, seat, card):
        habits.append("partner overtrumped")
    suits = declarable(deal, seat)
    if RANK[card] in (OBER, KING) and suits >> SUIT[card] & 1:
        habits.append("pair broken")
    return habits


def _led_trump_ace_for_nothing(deal: Deal, card: Action) -> bool:
    """The trick is complete now: the ace of trumps led it, nobody threw anything, and cards were still to be drawn."""
    ace = deal.trump * 6 + ACE
    if deal.ripening or card >= 24 or deal.trick or deal.phase != TALON or deal.last_trick[0] != ace or deal.done < 2:
        return False
    return sum(deal.law.card_points[thrown] for thrown in deal.last_trick) < WORTH_AN_ACE


def _overtrumps_partner(deal: Deal, seat: int, card: Action) -> bool:
    """The last card of the trick takes it from the partner, with a trump, although another card was free."""
    last = len(deal.trick) == deal.players - 1
    ours = last and deal.law.side[deal.best_seat] == deal.law.side[seat]
    free = deal.phase == TALON
    thin = deal.law.card_points[card] < FAT
    return ours and free and thin and SUIT[card] == deal.trump and deal.power[card] > deal.best_power


# -- a table of habits, by level ---------------------------------------------------------------------------------

Judge = Callable[[Record], Counter[str]]


def played(level: str, number: int) -> Record:
    """One deal of four players of a level."""
    record = Record(PRESETS["leinfelden"], number % 4, False, shuffled(f"manners {number}"), ())
    table = Table(record, (PLAYERS[level],) * 4, Random(number), Occasion(f"manners {number}"))
    table.play()
    return table.record()


def _judged(judge: Judge, level: str, number: int) -> Counter[str]:
    return judge(played(level, number))


def row(level: str, deals: int, found: Counter[str], habits: Sequence[str]) -> str:
    """How often in a hundred deals."""
    return f"| {level} | {deals} | " + " | ".join(f"{100 * found[habit] / deals:.2f}" for habit in habits) + " |"


def beyond(budgets: Mapping[str, float], found: Counter[str], deals: int) -> list[str]:
    """What was done more often in a hundred deals than it may be."""
    return [habit for habit, budget in budgets.items() if 100 * found[habit] > budget * deals]


def print_table(about: str, habits: Sequence[str], judge: Judge, budgets: Mapping[str, float] | None = None) -> int:
    """The table, by level; what is counted so far is told on the way. 1 if the master does something too often."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--level", nargs="*", default=[level.name for level in LEVELS])
    options = parser.parse_args()
    too_often: list[str] = []
    print("| a hundred deals | deals | " + " | ".join(habits) + " |\n|---|---|" + "---|" * len(habits), flush=True)
    with get_context("spawn").Pool(options.jobs) as pool:
        for level in options.level:
            found: Counter[str] = Counter()
            deals = pool.imap_unordered(partial(_judged, judge, level), range(options.deals), chunksize=10)
            for done, more in enumerate(deals, 1):
                found += more
                if done % TELL_EVERY == 0:
                    print(row(level, done, found, habits), file=sys.stderr, flush=True)
            print(row(level, options.deals, found, habits), flush=True)
            if level == LEVELS[-1].name:
                too_often += beyond(budgets or {}, found, options.deals)
    print(*(f"more often than it may: {habit}" for habit in too_often), sep="\n", file=sys.stderr)
    return bool(too_often)


if __name__ == "__main__":
    sys.exit(print_table(__doc__ or "", HABITS, habits_of))
