"""Counting who is caught: somebody plays on with 101 on purpose, takes one more trick, and calls only then.

    python -m tests.opponents.playing_on [--deals N] [--level LEVEL ...]

Each level sits against that somebody where accusing is left to the players: at tables of two, of three, and of two
sides of whom one plays on (`arena`), and at the player's own table of two and three, through its session (`table`).
There Aus is pressed in the very moment in which the trick is whole, before anything has moved. Everybody plays cards by
rules of thumb, because only calls count here. Of a hundred deals in which somebody has played on it is counted in how
many that one was accused, and of a hundred deals in all in how many somebody was who had done nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.self_play.chairs import Player, Wits, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.greedy import best_card, greedy
from gaigel_desktop.opponents.levels import LEVEL_NAMED, LEVELS, Character
from gaigel_desktop.rules.actions import AUS, PASS, Action
from gaigel_desktop.rules.deal import PLAYED_OUT
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, ACCUSED_WRONG
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.play import intents
from gaigel_desktop.table.play.intents import Intent
from tests.session.robot import Robot

AT_LEAST: Final = {"regular": 60, "old-hand": 90, "master": 97}  # of a hundred who play on are caught
WRONGLY: Final = 1  # of a hundred deals at most
ME: Final = 0


class Tally(NamedTuple):
    """What came of some deals."""

    deals: int = 0
    played_on: int = 0
    caught: int = 0
    wrongly: int = 0  # accused somebody who had done nothing

    def with_deal(self, record: Record) -> Tally:
        """One more deal."""
        assert record.result is not None
        on, reason = replay(record).over & 1, record.result.reason
        return Tally(
            self.deals + 1,
            self.played_on + on,
            self.caught + (reason == ACCUSED_RIGHT),
            self.wrongly + (reason == ACCUSED_WRONG),
        )

    @property
    def share(self) -> float:
        """Of a hundred who have played on so many were caught."""
        return 100 * self.caught / max(1, self.played_on)

    @property
    def wrong(self) -> float:
        """Of a hundred deals so many ended with a wrong accusation."""
        return 100 * self.wrongly / max(1, self.deals)


def by_thumb(level: str, boldness: float = 0.5) -> Character:
    """Somebody of this level who does not think about cards."""
    return Character(level, LEVEL_NAMED[level]._replace(rollouts=0, softness=0.0), boldness)


def is_whole_and_over(seen: View, seat: int) -> bool:
    """Whether the seat's side has played on, and the trick lies there whole."""
    return bool(seen.over >> seen.law.side[seat] & 1) and not seen.trick


def playing_on(seen: View, seat: int) -> Action | None:
    """What somebody does who wants one more trick, to be sure."""
    if is_whole_and_over(seen, seat):
        return AUS
    action = greedy(seen, seat)
    if action != AUS:
        return action
    if next_to_act(seen) != seat or seen.phase >= PLAYED_OUT:
        return None
    return PASS if seen.waiting else best_card(seen, seat)


# -- where nobody watches ------------------------------------------------------------------------------------------


def _wants_one_more(wits: Wits, _: Random) -> Action | None:
    return playing_on(wits.seen, wits.seat)


def in_arena(rules: RuleSet, who: Character, number: int) -> Record:
    """A deal of those who play on against everybody else at the table."""
    side = [seat % 2 if rules.players == 4 else min(seat, 1) for seat in range(rules.players)]
    seats: tuple[Player, ...] = tuple(as_character(who) if at else _wants_one_more for at in side)
    record = Record(rules, number % rules.players, False, shuffled(f"playing on {number}"), ())
    table = Table(record, seats, Random(number), Occasion(f"playing on {number}"))
    table.play()
    return table.record()


# -- at the table --------------------------------------------------------------------------------------------------


class OnPurpose(Robot):
    """Plays at its own table, and with 101 one more trick; no time passes between what happens and its press."""

    rests = 0.0

    def meant(self) -> Intent | None:
        """What there is to do now; Aus as soon as it has played on and the trick is whole, whatever is still shown."""
        state = self.session.state
        if is_whole_and_over(state.chair.seen, state.me):
            return intents.Call("aus")
        return super().meant()

    def chosen(self, cards: list[int]) -> int:
        """The one that a good player would lay."""
        best = best_card(self.session.state.chair.seen, ME) % 24
        return best if best in cards else cards[0]


def at_table(rules: RuleSet, who: Character, number: int) -> Record:
    """A deal of the player's table."""
    others = [Opponent(who, f"playing on {number} {seat}") for seat in range(1, rules.players)]
    robot = OnPurpose(rules, number, speed="none", at_once=True, others=others)
    robot.play()
    record = robot.game.last_record
    assert record is not None
    return record


# -- a table of both -------------------------------------------------------------------------------------------------

Played = Callable[[RuleSet, Character, int], Record]
LEINFELDEN: Final = PRESETS["leinfelden"]
PLACES: Final[dict[str, tuple[Played, RuleSet]]] = {
    "arena, 2": (in_arena, LEINFELDEN._replace(players=2)),
    "arena, 3": (in_arena, LEINFELDEN._replace(players=3)),
    "arena, 4": (in_arena, LEINFELDEN),
    "table, 2": (at_table, LEINFELDEN._replace(players=2)),
    "table, 3": (at_table, LEINFELDEN._replace(players=3)),
}


def tally(place: str, who: Character, deals: int) -> Tally:
    """What comes of it until somebody has played on in so many deals."""
    played, rules = PLACES[place]
    found, number = Tally(), 0
    while found.played_on < deals:
        found = found.with_deal(played(rules, who, number))
        number += 1
    return found


def holds(level: str, found: Tally) -> bool:
    """Whether enough of those who played on were caught, and nearly nobody else."""
    return found.share >= AT_LEAST.get(level, 0) and found.wrong <= WRONGLY


def main() -> None:
    """Print the table, by level and place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--level", nargs="*", default=[level.name for level in LEVELS])
    parser.add_argument("--place", nargs="*", default=list(PLACES))
    parser.add_argument("--boldness", type=float, default=0.5)
    options = parser.parse_args()
    print("| level | place | deals | played on | caught | wrongly accused |\n|---|---|---|---|---|---|", flush=True)
    failed = []
    for level in options.level:
        for place in options.place:
            found = tally(place, by_thumb(level, options.boldness), options.deals)
            row = (level, place, str(found.deals), str(found.played_on), f"{found.share:.1f} %", f"{found.wrong:.2f} %")
            print(f"| {' | '.join(row)} |", flush=True)
            failed += [] if holds(level, found) else [f"{level}, {place}"]
    assert not failed, failed


if __name__ == "__main__":
    main()
