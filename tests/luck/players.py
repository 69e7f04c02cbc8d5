"""Simulated players with fair cards: how many of them see any row of luck outside of its range.

    python -m tests.luck.players [--players 10000] [--deals 100]

No more than one in twenty may. Nothing is played but what luck depends on: packs are shuffled, cut into hands and
drawn from, by whoever holds most trumps, and a deal ends the sooner the more aces somebody gets, which is the worst
that play can do to the figures. Tables of several sizes take turns.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Final

from gaigel_desktop.controller.luck.dealt import Given, Luck
from gaigel_desktop.controller.luck.ranges import TOGETHER
from gaigel_desktop.rules.cards import ACE, PACK_SIZE, RANK, SUIT
from gaigel_desktop.rules.deal import packets
from gaigel_desktop.rules.options import PRESETS, RuleSet

LEINFELDEN: Final = PRESETS["leinfelden"]
TABLES: Final = tuple(LEINFELDEN._replace(players=players) for players in (4, 4, 3, 4, 2, 4, 6, 4))
ENOUGH_ACES: Final = 5  # in one hand, and the deal is over

Pack = tuple[int, ...]
Shuffle = Callable[[Random], Pack]


def shuffled(dice: Random) -> Pack:
    """As everybody hopes for."""
    return tuple(place // 2 for place in dice.sample(range(PACK_SIZE), PACK_SIZE))


def deal(luck: Luck, rules: RuleSet, pack: Pack, dealer: int, dice: Random) -> None:
    """One deal for the player on seat 0."""
    n = rules.players
    packs, at = packets(rules, False, pack)
    trump = SUIT[pack[at]]
    hands = {(dealer + 1 + step) % n: list(hand) for step, hand in enumerate(packs)}
    luck.add_hand(tuple(hands[0]), trump)
    talon = list(pack[5 * n + 1 :])
    while len(talon) + 1 >= n and not any(map(has_enough, hands.values())):
        first = max(hands, key=lambda seat: [SUIT[card] for card in hands[seat]].count(trump))
        drawn = [((first + step) % n, talon.pop(0)) for step in range(min(n, len(talon)))]
        luck.add_drawn(tuple(card for _, card in drawn), -first % n, trump)
        for seat, card in drawn:
            hands[seat].append(card)
    lost = dice.randrange(2)
    luck.add_strokes([1 + (dice.random() < 0.2) if side == lost else 0 for side in range(2)], 0)


def has_enough(hand: list[int]) -> bool:
    """Whether somebody is out, which is to say has so many aces."""
    return [RANK[card] for card in hand].count(ACE) >= ENOUGH_ACES


def player(number: int, deals: int, shuffle: Shuffle = shuffled) -> list[Given]:
    """What somebody is given in so many deals."""
    dice, luck = Random(f"player {number}"), Luck()
    for at, rules in zip(range(deals), cycle(TABLES), strict=False):
        deal(luck, rules, shuffle(dice), at % rules.players, dice)
    return luck.rows()


def seeing(players: int, deals: int, shuffle: Shuffle = shuffled) -> Iterator[bool]:
    """Of so many players, who sees any row outside."""
    for number in range(players):
        yield not all(row.fits for row in player(number, deals, shuffle))


def main() -> bool:
    """Print the share, and the count that it comes from; whether there are too many."""
    parser = argparse.ArgumentParser(prog="players", description=__doc__)
    parser.add_argument("--players", type=int, default=10000)
    parser.add_argument("--deals", type=int, default=100)
    asked = parser.parse_args()
    seen = sum(seeing(asked.players, asked.deals))
    share = f"{seen / asked.players:.1%}"
    print(f"{seen} of {asked.players} players with {asked.deals} fair deals each see a row outside: {share}")
    return bool(seen > TOGETHER * asked.players)


if __name__ == "__main__":
    sys.exit(main())
