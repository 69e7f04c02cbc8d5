"""Counts nobody can argue with: how many sequences of n actions a position has, signs and proofs left out.

`python -m tests.perft POSITION` divides the count by the first action, in both implementations.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.records.rule_sets import rules_to_json
from gaigel_desktop.rules.actions import PASS, PROOF, SIGNAL, SPELLED, Action
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.perform import apply, perform
from tests import oracle
from tests.random_tables import everything_legal, preset_for

COUNTS: Final = Path(__file__).parent / "golden" / "perft.txt"
PACKS: Final = 6


class Position(NamedTuple):
    """A preset, a number of players, a pack, and how many cards have been played to it."""

    preset: str
    players: int
    pack: int
    cards: int

    def __str__(self) -> str:
        return " ".join(str(part) for part in self)


def stands(position: Position) -> tuple[Deal, list[tuple[int, Action]]]:
    """The position, and how it came about: always the first card that is legal, every window passed."""
    rules = preset_for(position.preset, position.players)
    deal = deal_out(rules, position.pack % position.players, shuffled(f"perft {position.pack}"))
    deeds: list[tuple[int, Action]] = []
    played = 0
    while played < position.cards and deal.phase < PLAYED_OUT:
        seat = next_to_act(deal)
        action = PASS if deal.waiting else card_actions(deal)[0]
        played += not deal.waiting
        apply(deal, seat, action)
        deeds.append((seat, action))
    return deal, deeds


def stands_in_oracle(position: Position) -> oracle.State:
    """The same position in the slow implementation."""
    deal, deeds = stands(position)
    deck = tuple(CODES[card] for card in shuffled(f"perft {position.pack}"))
    slow = oracle.deal(oracle.rules_from(rules_to_json(deal.law.rules)), deal.dealer, False, deck)
    for seat, action in deeds:
        slow = oracle.act(slow, seat, SPELLED[action])
    return slow


def choices(deal: Deal) -> list[tuple[int, Action]]:
    """Everything anybody may do, signs and proofs left out."""
    return [(seat, action) for seat, action in everything_legal(deal) if action < PROOF or PROOF + 8 <= action < SIGNAL]


def perft(deal: Deal, depth: int) -> int:
    """The number of sequences of exactly that many actions."""
    if deal.phase == OVER:
        return 0
    actions = choices(deal)
    if depth == 1:
        return len(actions)
    return sum(perft(_after(deal, seat, action), depth - 1) for seat, action in actions)


def _after(deal: Deal, seat: int, action: Action) -> Deal:
    twin = deal.copy()
    perform(twin, seat, action)
    return twin


def written() -> list[tuple[Position, list[int]]]:
    """The counts in the file: a position, then the counts from depth 1 on."""
    found: list[tuple[Position, list[int]]] = []
    for line in COUNTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            place, _, counts = line.partition(":")
            preset, players, pack, cards = place.split()
            position = Position(preset, int(players), int(pack), int(cards))
            found.append((position, [int(count) for count in counts.split()]))
    return found


def divide(position: Position, depth: int) -> None:
    """Print the count after each first action, to find where the two differ."""
    deal, _ = stands(position)
    slow = stands_in_oracle(position)
    for seat, action in choices(deal):
        fast_count = perft(_after(deal, seat, action), depth - 1) if depth > 1 else 1
        slow_count = oracle.perft(oracle.act(slow, seat, SPELLED[action]), depth - 1) if depth > 1 else 1
        print(seat, *SPELLED[action], fast_count, slow_count, "" if fast_count == slow_count else "<---")


if __name__ == "__main__":
    preset, players, pack, cards, depth = sys.argv[1:]
    divide(Position(preset, int(players), int(pack), int(cards)), int(depth))
