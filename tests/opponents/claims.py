"""Counting claims: who questions a right Aus, who lets a wrong one stand, and who bluffs (U, `claims = "questioned"`).

    python -m tests.opponents.claims [--claims N]

Deals are played by rules of thumb and go on after 101, at tables where an Aus may be questioned. After every trick
each side that is somewhere near 101 claims, in a copy of the deal, and somebody of every level answers, without any
search. An error is a right claim that is questioned, or a wrong one that the next opponent lets stand. Bluffs are what
the boldest of each level claim with fewer than 101 when nothing slips their mind; the same moments are asked where the
rule is off.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, Character
from gaigel_desktop.opponents.manners import says
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import AUS, QUESTION
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal, deal_out, new_pack
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.views import redact, view

NEAR: Final = range(OUT - 20, OUT + 20)
TABLES: Final = tuple(
    PRESETS[preset]._replace(players=players, claims="questioned", missed_out="accusation")
    for preset, players in (("uspcc-1907", 4), ("uspcc-1907", 3), ("leinfelden", 4), ("wikipedia", 2))
)


class Tally(NamedTuple):
    """What came of the claims of one level."""

    right: int
    questioned: int  # of the right ones
    wrong: int
    stood: int  # of the wrong ones
    bluffs: int
    bluffs_off: int  # where an Aus is counted in any case

    def errors(self) -> float:
        """The share of claims that were answered wrongly."""
        return (self.questioned + self.stood) / (self.right + self.wrong)


class Moment(NamedTuple):
    """A trick has just been taken; what each seat remembers."""

    deal: Deal
    memories: tuple[Memory, ...]
    seed: int


def moments(number: int) -> Iterator[Moment]:
    """After each trick of a deal in which nobody calls."""
    dice = Random(f"claims {number}")
    rules: RuleSet = TABLES[number % len(TABLES)]
    pack = new_pack()
    dice.shuffle(pack)
    deal = deal_out(rules, number % rules.players, tuple(pack))
    memories = [Memory()] * rules.players
    while deal.phase < PLAYED_OUT:
        told = _goes_on(deal)
        memories = [_heard(memory, told, seat) for seat, memory in enumerate(memories)]
        if any(isinstance(event, TrickTaken) for event in told) and deal.phase != OVER:
            yield Moment(deal, tuple(memories), dice.getrandbits(30))


def _goes_on(deal: Deal) -> list[Event]:
    """The next deed of somebody who never thinks to be at 101."""
    told: list[Event] = []
    seat = next_to_act(deal)
    seen = view(deal, seat)
    seen.points = [min(points, OUT - 1) for points in seen.points]
    action = greedy(seen, seat)
    assert action is not None
    apply(deal, seat, action, told)
    return told


def _heard(memory: Memory, told: list[Event], seat: int) -> Memory:
    for event in told:
        memory = remember(memory, redact(event, seat))
    return memory


# -- what they make of it ------------------------------------------------------------------------------------------


def answered(moment: Moment, claimer: int, character: Character) -> bool:
    """Whether the opponent who is asked first questions this seat's Aus."""
    deal = moment.deal.copy()
    apply(deal, claimer, AUS)
    seat = deal.waiting[0]
    return says(view(deal, seat), seat, moment.memories[seat], character, moment.seed) == QUESTION


def calls(moment: Moment, seat: int, character: Character, claims: str = "questioned") -> bool:
    """Whether the seat calls Aus at a table with this rule."""
    deal = moment.deal.copy()
    deal.law = law_of(deal.law.rules._replace(claims=claims))
    return says(view(deal, seat), seat, moment.memories[seat], character, moment.seed) == AUS


def claimers(deal: Deal) -> list[int]:
    """One seat of each side that is somewhere near 101."""
    side = deal.law.side
    return [side.index(of) for of, points in enumerate(deal.points) if points in NEAR]


def tally(level: str, claims: int, first: int = 0) -> Tally:
    """What somebody of this level makes of so many claims."""
    character, found, number = CHARACTERS[level], Counter[str](), first
    while found["right"] + found["wrong"] < claims:
        for moment in moments(number):
            for seat in claimers(moment.deal):
                found.update(_made_of(moment, seat, character))
        number += 1
    return Tally(*(found[name] for name in Tally._fields))


def _made_of(moment: Moment, seat: int, character: Character) -> Iterator[str]:
    """What one claim adds to the tally."""
    right = moment.deal.points[moment.deal.law.side[seat]] >= OUT
    yield "right" if right else "wrong"
    if answered(moment, seat, character) == right:
        yield "questioned" if right else "stood"
    boldest = character._replace(boldness=1.0, level=character.level._replace(slip=0.0))
    if not right and calls(moment, seat, boldest):
        yield "bluffs"
    if not right and calls(moment, seat, boldest, "counted"):
        yield "bluffs_off"


def row(level: str, of: Tally) -> str:
    """A line of the table."""
    said = f"{of.right} | {of.questioned} | {of.wrong} | {of.stood} | {100 * of.errors():.2f} %"
    return f"| {level} | {said} | {of.bluffs} | {of.bluffs_off} |"


def holds(found: list[Tally]) -> bool:
    """Whether the share of errors falls from level to level, to none."""
    errors = [of.errors() for of in found]
    return errors == sorted(errors, reverse=True) and len(set(errors)) == len(errors) and not errors[-1]


def main() -> None:
    """The table, by level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--claims", type=int, default=10_000, help="of each level")
    options = parser.parse_args()
    print("| level | right | questioned | wrong | let stand | errors | bluffs | with the rule off |", flush=True)
    print("|---|---|---|---|---|---|---|---|", flush=True)
    found: list[Tally] = []
    for level in LEVELS:
        found.append(tally(level.name, options.claims))
        print(row(level.name, found[-1]), flush=True)
    assert holds(found)
    assert not any(of.bluffs_off for of in found)


if __name__ == "__main__":
    main()
