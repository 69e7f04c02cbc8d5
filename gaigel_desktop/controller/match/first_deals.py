"""First deals: the two laid deals with which a newcomer's first match begins, from a file of twelve packs.

Each of the twelve has an ace that is opened face up, a pair in the player's hand and one surprise, and can be won by
plain play (docs/opponents.md tells how often). The dice of the match choose two of them and turn suits and seats, so
that the same match has the same two wherever it is continued. They are no proof of anything: no seal, no figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.lessons.reading import data_in, number, tables, text
from gaigel_desktop.rules.cards import FACE_OF, RANK, RANKS, SUIT, SUITS
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record

from .dealer import Seed

RULES: Final = PRESETS["leinfelden"]  # the only table where deals are laid
FILE: Final = Path(__file__).with_suffix(".toml")
BEGINS_LAID: Final = "begins_laid"  # how it is written down of a match
LEADS: Final = (0, 2)  # places, counted from whoever leads, of a player whose side leads: so the first deal begins


class Pack(NamedTuple):
    """One of the twelve: where the player sits, counted from whoever leads, and what surprises there."""

    name: str
    place: int
    surprise: str  # "diss" brings King to Ober, the partner has "forty", or a "seven" of trumps takes a fat card
    deck: tuple[int, ...]

    @property
    def dealer(self) -> int:
        """Who deals, if the player sits on chair 0."""
        return (-1 - self.place) % RULES.players


class LaidDeal(NamedTuple):
    """A deal that is laid: its cards, and in place of a seed the name of its pack."""

    record: Record
    seed: Seed


@cache
def packs() -> tuple[Pack, ...]:
    """All twelve, as they lie in the file."""
    return tuple(
        Pack(
            text(each, "name"),
            number(each, "place"),
            text(each, "surprise"),
            tuple(FACE_OF[code] for code in text(each, "deck").split()),
        )
        for each in tables(data_in(FILE), "packs")
    )


def are_laid(rules: RuleSet) -> bool:
    """Whether deals are laid at such a table at all."""
    return rules == RULES


def first_deals(dice: str) -> tuple[LaidDeal, LaidDeal]:
    """The two that these dice choose: in the first the player's side leads, in the second whoever sits behind."""
    throws = Random(f"first deals {dice}")
    first = throws.choice([pack for pack in packs() if pack.place in LEADS])
    second = throws.choice([pack for pack in packs() if pack.dealer == (first.dealer + 1) % RULES.players])
    turned = [throws.sample(range(len(SUITS)), len(SUITS)) for _ in range(2)]
    return as_it_lies(first, turned[0]), as_it_lies(second, turned[1])


def as_it_lies(pack: Pack, suits: Sequence[int] = range(len(SUITS))) -> LaidDeal:
    """The deal of a pack, with its suits exchanged by these."""
    deck = tuple(suits[SUIT[card]] * len(RANKS) + RANK[card] for card in pack.deck)
    return LaidDeal(Record(RULES, pack.dealer, False, deck, ()), Seed(laid=pack.name))
