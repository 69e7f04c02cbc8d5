"""Why a trick was taken, worked out from rules.md 5, 6 and 9 alone, and held against what the core says.

python -m tests.taking --deals 1000     every trick of so many deals at every table
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from gaigel_desktop.rules.actions import MODES
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT, Deal, deal_out
from gaigel_desktop.rules.events import Event, TrickTaken
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.taking import taken_last
from tests.random_tables import TABLES, any_deed, any_pack, preset_for

RANKS = "7UOKXA"
POINTS = dict(zip(RANKS, (0, 2, 3, 4, 10, 11), strict=True))
POINTS_1907 = dict(zip(RANKS, (0, 7, 8, 9, 10, 11), strict=True))


class Lain(NamedTuple):
    """A whole trick as it lay there: the cards from the leader on, what was trumps, whose cards have no power."""

    cards: tuple[str, ...]
    trump: str
    mode: str  # of the opening; empty in every trick that has no rules of its own
    banned: bool  # trumps in the first trick; else they have no power there
    powerless: frozenset[int]  # places

    def suit(self, at: int) -> str:
        return self.cards[at][0]

    def rank(self, at: int) -> int:
        return RANKS.index(self.cards[at][1])

    def of_suit(self, suit: str) -> list[int]:
        return [at for at in self.powered if self.suit(at) == suit]

    def highest(self, places: list[int]) -> int:
        """Of equal ones the first."""
        return max(places, key=lambda at: (self.rank(at), -at))

    @property
    def powered(self) -> list[int]:
        return [at for at in range(len(self.cards)) if at not in self.powerless]

    @property
    def trumps_passed_over(self) -> list[int]:
        """In a first trick with a ban, unless it was led with a trump that has power."""
        led_by_trump = self.suit(0) == self.trump and 0 not in self.powerless
        return self.of_suit(self.trump) if self.mode and self.banned and not led_by_trump else []

    @property
    def in_front(self) -> list[int]:
        """What can win by suit and rank: the first of them leads."""
        return [at for at in self.powered if at not in self.trumps_passed_over]

    def winner(self) -> int:
        """Whose place the contract gives the trick to."""
        if self.mode == "elfen":
            return 0
        if self.mode == "second":
            return next((at for at in self.powered[1:] if self.cards[at] == self.cards[0]), 0)
        if not self.in_front:
            return self.highest(self.trumps_passed_over) if self.trumps_passed_over else 0
        led = self.suit(self.in_front[0])
        trumps = self.of_suit(self.trump) if not self.mode else []
        return self.highest(trumps or [at for at in self.in_front if self.suit(at) == led])

    def all_have_power(self) -> Lain:
        mode = "dive" if self.mode == "siebener" else self.mode
        return self._replace(powerless=frozenset(), mode=mode)

    def instead(self, at: int, card: str) -> Lain:
        return self._replace(cards=(*self.cards[:at], card, *self.cards[at + 1 :]))


def others(lain: Lain, won: int) -> list[int]:
    """All other places with a card of the suit that won."""
    return [at for at in range(len(lain.cards)) if at != won and lain.suit(at) == lain.suit(won)]


def by_trump(lain: Lain, won: int) -> bool:
    """Whether it was a trump that won, and as one."""
    return lain.suit(won) == lain.trump and (not lain.mode or lain.banned)


def by_cards(lain: Lain) -> bool:
    """Whether suits and ranks alone decide, and nothing that lies there counts less than it looks."""
    return (
        lain.mode not in ("elfen", "second")
        and bool(lain.in_front)
        and lain.all_have_power().winner() == lain.winner()
        and lain._replace(mode="").winner() == lain.winner()
    )


def first_of_two(lain: Lain, won: int) -> bool:
    return by_cards(lain) and lain.cards.count(lain.cards[won]) == 2


def plainly(lain: Lain, won: int) -> bool:
    return by_cards(lain) and lain.cards.count(lain.cards[won]) == 1


def higher_than(lain: Lain, won: int) -> bool:
    """Than every other of its suit, of which there are some; whoever had this card instead would take the trick."""
    than = others(lain, won)
    rivals = [at for at in than if at not in lain.powerless]
    swapped = (lain.instead(won, lain.cards[at]).instead(at, lain.cards[won]).winner() for at in rivals)
    return bool(than) and lain.highest([won, *than]) == won and list(swapped) == rivals


def a_seat_without_power_would_take_it(lain: Lain, won: int) -> bool:
    return lain.mode != "elfen" and bool(lain.in_front) and lain.all_have_power().winner() != won


# What each reason says, as a statement that is true of no trick that was taken for another one.
TRUE: dict[str, Callable[[Lain, int], bool]] = {
    "highest": lambda lain, won: (
        plainly(lain, won) and not by_trump(lain, won) and lain.mode != "dive" and higher_than(lain, won)
    ),
    "dived": lambda lain, won: plainly(lain, won) and lain.mode == "dive" and higher_than(lain, won),
    "nobody_else": lambda lain, won: plainly(lain, won) and not by_trump(lain, won) and not others(lain, won),
    "first_of_two": first_of_two,
    "a_trump": lambda lain, won: plainly(lain, won) and by_trump(lain, won) and not others(lain, won),
    "higher_trump": lambda lain, won: plainly(lain, won) and by_trump(lain, won) and higher_than(lain, won),
    "ge_elfen": lambda lain, won: lain.mode == "elfen" and won == 0,
    "ace_found": lambda lain, won: lain.mode == "second" and won > 0 and lain.cards[won] == lain.cards[0],
    "ace_kept": lambda lain, won: lain.mode == "second" and lain.cards.count(lain.cards[0]) == 1,
    "trump_passed": lambda lain, won: (
        lain.mode not in ("", "elfen", "second")
        and bool(lain.in_front)
        and lain.all_have_power().winner() == won
        and lain._replace(mode="").winner() != won
    ),
    "powerless": a_seat_without_power_would_take_it,
    "forced_trump": lambda lain, won: not lain.in_front and bool(lain.trumps_passed_over),
    "nobody_can": lambda lain, won: not lain.powered,
}


def lain(deal: Deal, rules: RuleSet) -> Lain:
    """The last trick, as it lay there."""
    first = deal.done == 1 and rules.opening == "gaigel"
    n = rules.players
    return Lain(
        tuple(CODES[card] for card in deal.last_trick),
        CODES[deal.trump * 6][0],
        MODES[deal.mode] if first else "",
        rules.first_trumps == "banned",
        frozenset(at for at in range(n) if deal.siebener >> (deal.last_leader + at) % n & 1),
    )


def check_last(deal: Deal, rules: RuleSet, seat: int) -> str:
    """The last trick went to this seat: the core names it, its card, the points, and the only reason that is true."""
    trick, taken = lain(deal, rules), taken_last(deal)
    assert taken is not None
    won = (seat - deal.last_leader) % rules.players
    worth = POINTS_1907 if rules.card_points == "1907" else POINTS
    points = sum(worth[card[1]] for card in trick.cards)
    assert trick.winner() == won, (trick, won)
    assert (taken.seat, CODES[taken.card], taken.points) == (seat, trick.cards[won], points), (trick, taken)
    true = [why for why, says in TRUE.items() if says(trick, won)]
    assert true == [taken.why], (trick, won, taken.why, true)
    return taken.why


def play(rules: RuleSet, dice: Random, seen: Counter[str]) -> None:
    """One deal of dice, every trick of it looked at."""
    knocked, deck = any_pack(rules, dice)
    deal = deal_out(rules, dice.randrange(rules.players), deck, knocked)
    while deal.phase != OVER:
        deed, told = any_deed(deal, dice), list[Event]()
        if deed is None:
            if deal.phase == PLAYED_OUT:
                count(deal)
            continue
        apply(deal, *deed, told)
        seen.update(check_last(deal, rules, event.seat) for event in told if isinstance(event, TrickTaken))


def main() -> int:
    """Every trick of so many deals at every table, and what they were taken by."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    for preset, players in TABLES:
        seen: Counter[str] = Counter()
        for number in range(parser.parse_args().deals):
            play(preset_for(preset, players), Random(f"taking {number}"), seen)
        print(f"{preset} {players}: {seen.total()} tricks: {dict(seen.most_common())}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
