"""What the coach thinks of manners: `python -m tests.opponents.thoughts`, best with the compiled package.

Deals at all tables, played with a small budget: wherever something is said, or could be, the coach says what it would
do; where that is more than a tenth of a stroke ahead, the case is printed: one of the two is wrong.
That opponents accuse only when the trick is whole is a courtesy, and only counted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.self_play.chairs import Wits
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.considered import Looks, considered
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.opponents.ways import ways_for
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import SPELLED, Action, is_card
from gaigel_desktop.rules.cards import CODES, HIDDEN, cards
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from tests.random_tables import TABLES, any_pack, preset_for

MASTER: Final = CHARACTERS["master"]
QUICK: Final = MASTER._replace(level=MASTER.level._replace(rollouts=120, solves=4))
FIRST_LOOK: Final = Looks(tries=400)
SECOND_LOOK: Final = Looks(tries=20000, until=0.03)
FAULT: Final = 0.1  # of a stroke


class Case(NamedTuple):
    """The coach would rather do something else than what manners say."""

    table: str
    picture: str
    done: str
    advised: str
    ahead: float
    error: float

    def kind(self) -> tuple[str, str]:
        """What is done, and what should be, without the cards."""
        return _kind(self.done), _kind(self.advised)


def _kind(said: str) -> str:
    first = said.split(",", maxsplit=1)[0].split()
    return "card" if first[0] in ("play", "open") else first[0]


def spelled(course: Course) -> str:
    """As a record writes it."""
    return ", ".join(" ".join(str(part) for part in SPELLED[action]) for action in course) or "wait"


def cases(deals: int, seed: int) -> Iterator[Case]:
    """Where the coach disagrees, over so many deals at every table."""
    for preset, players in TABLES:
        for number in range(deals):
            yield from _deal(preset, players, Random(f"{seed} {preset} {players} {number}"))


def _deal(preset: str, players: int, dice: Random) -> list[Case]:
    found: list[Case] = []

    def player(wits: Wits, _: Random) -> Action | None:
        done = choose(wits.seen, wits.seat, wits.memory, QUICK, wits.seed)
        case = _case(wits, done)
        if case is not None:
            found.append(case._replace(table=f"{preset} {players}"))
        return done

    rules = preset_for(preset, players)
    knocked, deck = any_pack(rules, dice)
    record = Record(rules, dice.randrange(players), knocked, deck, ())
    Table(record, (player,) * players, dice, Occasion(str(dice.random()))).play()
    return found


def _case(wits: Wits, done: Action | None) -> Case | None:
    """What was done and what the coach would rather have done, if words are among it."""
    if len(ways_for(wits.seen, wits.seat)) == 1:
        return None
    for looks in (FIRST_LOOK, SECOND_LOOK):
        thought = considered(wits.seen, wits.seat, wits.memory, wits.seed, looks._replace(plays=done))
        place = thought.best_with(done)
        if place is None or place == thought.advised or not _has_words(thought, place):
            return None
        ahead = thought.apart(thought.advised, place)
        if ahead.mean < FAULT or ahead.mean < 2 * ahead.error:
            return None
    assert place is not None
    ways = spelled(thought.ways[place].course), spelled(thought.ways[thought.advised].course)
    return Case("", picture(wits.seen, wits.seat), *ways, ahead.mean, ahead.error)


def _has_words(thought: Thought, place: int) -> bool:
    """Whether it is not only about two cards."""
    courses = (thought.ways[place].course, thought.ways[thought.advised].course)
    return not all(len(course) == 1 and is_card(course[0]) for course in courses)


def picture(seen: View, seat: int) -> str:
    """The position in a line."""

    def codes(some: list[int]) -> str:
        return " ".join("??" if card == HIDDEN else CODES[card] for card in some)

    known = " / ".join(codes(list(cards(hand))) for hand in seen.known)
    indicator = "-" if seen.indicator == HIDDEN else CODES[seen.indicator]
    return (
        f"phase {seen.phase}, seat {seat}, turn {seen.turn}, waiting {seen.waiting}, trump {seen.trump} {indicator}, "
        f"rounds {seen.rounds}, done {seen.done}, points {seen.points}, tricks {seen.tricks}, over {seen.over}, "
        f"hand {codes(list(cards(seen.hands[seat])))}, trick {codes(seen.trick)}, known {known}"
    )


def main() -> None:
    """Every case, and then how many of each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20, help="at each table")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("compiled" if compiled() else "plain Python", flush=True)
    kinds: Counter[tuple[str, str]] = Counter()
    for case in cases(options.deals, options.seed):
        kinds[case.kind()] += 1
        if case.kind()[1] != "accuse":
            print(
                f"{case.table}: {case.picture}\n    does {case.done}; {case.advised} is {case.ahead:.2f} ahead, "
                f"give or take {case.error:.2f}",
                flush=True,
            )
    for (done, advised), number in kinds.most_common():
        print(f"{number:5} times {done or 'wait'}, where the coach says {advised}")


if __name__ == "__main__":
    main()
