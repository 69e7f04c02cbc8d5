"""What the loss per deal says of results: `python -m tests.coaching.levels --packs 100 --jobs 2`, best compiled.

Each level plays against masters, each pack once from both sides, and a coach prices every card it chooses. If the price
is right, what a side gives away in a deal is what it loses by in strokes. Whoever plays by hints alone is measured so
too: against `greedy` it has to do as well as a master.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gaigel_desktop.controller.coaching.hint import advised
from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.self_play.chairs import PLAYERS, Player, Wits
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.rules.views import View
from tests.coaching.hints_to_read import thought_over
from tests.coaching.judge import Choice, looked_back

RULES: Final = PRESETS["leinfelden"]
LEVELS: Final = ("beginner", "guest", "regular", "old-hand", "master")


class Played(NamedTuple):
    """What one pack brought from both sides: strokes, won deals, and what was given away, on average a deal."""

    strokes: float
    won: float
    given_away: float
    decisions: int


def hinted(wits: Wits, _: Random) -> Action | None:
    """Somebody who does what the coach says, and asks for nothing where there is nothing to say."""
    seen, seat = wits.seen, wits.seat
    asked_for = next_to_act(seen) == seat
    may_call = seen.done and (seen.over or seen.points[seen.law.side[seat]] >= OUT)
    if not asked_for and not may_call:
        return None
    course = advised(thought_over(seen, seat, wits.memory, wits.seed), seen, seat)
    return course[0] if course else None


def priced(player: Player, prices: list[float]) -> Player:
    """The player, and what each of its cards gives away."""

    def move(wits: Wits, dice: Random) -> Action | None:
        seen = wits.seen
        deed = player(wits, dice)
        several = next_to_act(seen) == wits.seat and not seen.waiting and len(card_actions(seen)) > 1
        if deed is not None and is_card(deed) and several:
            choice = Choice(View(seen.copy()), wits.seat, wits.memory, deed)
            prices.append(looked_back(choice, wits.seed ^ 0x5A5A + len(prices))[1].mean)
        return deed

    return move


def play_pack(a: str, b: str, prices_wanted: bool, number: int) -> Played:
    """One pack from both sides."""
    side, prices = sides_of(RULES), list[float]()
    one = hinted if a == "hints" else PLAYERS[a]
    ours = priced(one, prices) if prices_wanted else one
    strokes, won = [], []
    for mine in range(2):
        seats = tuple(ours if side[seat] == mine else PLAYERS[b] for seat in range(RULES.players))
        record = Record(RULES, number % RULES.players, False, shuffled(f"levels/{number}"), ())
        table = Table(record, seats, Random(f"levels {number} {mine}"), Occasion(f"levels/{number} {mine}"))
        table.play()
        strokes.append(table.result.strokes[1 - mine] - table.result.strokes[mine])
        won.append((mine in table.result.winners) / max(1, len(table.result.winners)))
    return Played(fmean(strokes), fmean(won), sum(prices) / 2, len(prices))


def in_words(a: str, b: str, packs: list[Played]) -> str:
    """One row, each mean with the range that holds it 95 times of 100."""
    figures: tuple[tuple[str, Callable[[Played], float]], ...] = (
        ("strokes a deal", lambda pack: pack.strokes),
        ("won", lambda pack: pack.won),
        ("given away a deal", lambda pack: pack.given_away),
    )
    told = [f"{name} {_with_range([of(pack) for pack in packs])}" for name, of in figures]
    decisions = max(1, sum(pack.decisions for pack in packs))
    each = sum(2 * pack.given_away for pack in packs) / decisions
    return f"{a} against {b}, {len(packs)} packs: " + ", ".join(told) + f", {each:.4f} a decision"


def _with_range(values: list[float]) -> str:
    return f"{fmean(values):+.3f} ± {1.96 * stdev(values) / len(values) ** 0.5:.3f}"


def main() -> None:
    """Row by row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--packs", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--a", nargs="*", default=[*LEVELS])
    parser.add_argument("--b", default="master")
    parser.add_argument("--no-prices", action="store_true")
    options = parser.parse_args()
    with get_context("spawn").Pool(options.jobs) as pool:
        for a in options.a:
            play = partial(play_pack, a, options.b, not options.no_prices)
            print(in_words(a, options.b, list(pool.imap(play, range(options.packs), chunksize=1))), flush=True)


if __name__ == "__main__":
    main()
