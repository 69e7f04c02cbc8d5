"""Stacked packs, so that the rare hands of the rules come up often: `simulate --rare`."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.rules.cards import ACE, HAND_SIZE, PACK_SIZE, RANK, SEVEN, SUIT, TEN
from gaigel_desktop.rules.deal import packets
from gaigel_desktop.rules.options import RuleSet

RICH_END: Final = 0.4  # how often the aces and tens lie at the end of the talon instead
KINDS: Final = ("four sevens", "four sevens", "five sevens", "five trumps", "two trump hands", "five of a suit")


def stacked(rules: RuleSet, knocked: bool, pack: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    """The pack with one or two of the rare hands in it, for Vorhand or for anybody."""
    hands, indicator = packets(rules, knocked, tuple(range(PACK_SIZE)))
    deck = list(pack)
    if dice.random() < RICH_END:
        dealt = {indicator}.union(*hands)
        _aces_and_tens_last(deck, [place for place in range(PACK_SIZE) if place not in dealt])
        return tuple(deck)
    kind = KINDS[int(dice.random() * len(KINDS))]
    step = 0 if dice.random() < 0.5 else int(dice.random() * rules.players)
    trump = SUIT[deck[indicator]]
    wanted = _wanted(kind, trump, dice)
    _give(deck, hands[step], wanted, {indicator})
    if dice.random() < 0.5:  # more of the same on the talon, so that the hand may be completed
        dealt = {indicator}.union(*hands)
        talon = tuple(place for place in range(PACK_SIZE) if place not in dealt)
        _give(deck, talon[: 2 * rules.players], wanted, dealt)
    if kind == "two trump hands":
        other = (step + 1 + int(dice.random() * (rules.players - 1))) % rules.players
        _give(deck, hands[other], _wanted(kind, trump, dice), {indicator, *hands[step]})
    return tuple(deck)


def _aces_and_tens_last(deck: list[int], talon: list[int]) -> None:
    """What counts most comes last, so that nobody may be at 101 before the last trick."""
    rich = [place for place in range(PACK_SIZE) if RANK[deck[place]] in (TEN, ACE)]
    for place, source in zip(reversed(talon), rich, strict=False):
        deck[place], deck[source] = deck[source], deck[place]


def _wanted(kind: str, trump: int, dice: Random) -> list[tuple[str, int]]:
    """What each place of the hand is to hold: a suit or a rank."""
    if kind == "four sevens":  # and an ace, to win the trick that a meld needs
        return [("rank", SEVEN)] * 4 + [("rank", ACE)]
    if kind == "five sevens":
        return [("rank", SEVEN)] * HAND_SIZE
    suit = int(dice.random() * 4) if kind == "five of a suit" else trump
    return [("suit", suit)] * HAND_SIZE


def _give(deck: list[int], places: tuple[int, ...], wanted: list[tuple[str, int]], kept: set[int]) -> None:
    """Exchange cards of the pack until the hand is as wanted, or no such card is left."""
    fixed = set(kept)
    for place, (what, value) in zip(places, wanted, strict=False):
        of = RANK if what == "rank" else SUIT
        source = next((p for p in _from(place) if p not in fixed and of[deck[p]] == value), place)
        deck[place], deck[source] = deck[source], deck[place]
        fixed.add(place)


def _from(place: int) -> list[int]:
    """All places of the pack, beginning with this one and going round."""
    return [(place + step) % PACK_SIZE for step in range(PACK_SIZE)]
