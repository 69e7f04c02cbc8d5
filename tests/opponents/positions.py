"""Positions from deals in which anything legal may happen, with what each seat remembers of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.self_play.chairs import PLAYERS, Player, as_character
from gaigel_desktop.controller.self_play.simulation import Occasion, Table
from gaigel_desktop.opponents.levels import LEVELS, Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.deal import OVER, Deal, deal_out
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import redact
from tests.random_tables import any_deed, any_pack, any_rules


def hasty(character: Character) -> Character:
    """The same manners with less thought, so that a test can afford everybody."""
    level = character.level
    return character._replace(level=level._replace(rollouts=min(level.rollouts, 12), solves=min(level.solves, 1)))


# The five strengths, who sign and notice whatever they can, and the regulars as they are where anything goes.
HASTY = (
    *(hasty(Character(level.name, level, 1.0, 1.0, 1.0)) for level in LEVELS),
    *(hasty(regular.playing(regular.strength)._replace(free_signs=True)) for regular in REGULARS),
)


class Position(NamedTuple):
    """A moment of a deal, all that was told until then, and what each seat remembers of it."""

    deal: Deal
    told: tuple[Event, ...]
    memories: tuple[Memory, ...]


def positions(number: int, seed: int) -> Iterator[Position]:
    """So many moments of different deals, over all rule sets."""
    dice = Random(seed)
    found = 0
    while found < number:
        position = _somewhere(dice)
        if position is not None:
            found += 1
            yield position


def _somewhere(dice: Random) -> Position | None:
    """A deal some deeds on; nothing if it ended before."""
    rules = any_rules(dice)
    knocked, deck = any_pack(rules, dice)
    deal = deal_out(rules, dice.randrange(rules.players), deck, knocked)
    memories = [Memory() for _ in range(rules.players)]
    told: list[Event] = []
    for _ in range(dice.randrange(40)):
        deed = any_deed(deal, dice)
        if deed is None or deal.phase == OVER:
            return None
        news: list[Event] = []
        apply(deal, *deed, news)
        told += news
        for seat in range(rules.players):
            for event in news:
                memories[seat] = remember(memories[seat], redact(event, seat))
    return None if deal.phase == OVER else Position(deal, tuple(told), tuple(memories))


def random_table(dice: Random) -> Table:
    """Characters of all levels, and now and then somebody who does anything, by any rules."""
    rules = any_rules(dice)
    knocked, deck = any_pack(rules, dice)
    seats = tuple(_somebody(dice) for _ in range(rules.players))
    record = Record(rules, dice.randrange(rules.players), knocked, deck, ())
    return Table(record, seats, dice, Occasion(str(dice.random())))


def _somebody(dice: Random) -> Player:
    if dice.random() < 0.2:
        return PLAYERS[dice.choice(("random", "random-cards", "greedy"))]
    return as_character(dice.choice(HASTY))
