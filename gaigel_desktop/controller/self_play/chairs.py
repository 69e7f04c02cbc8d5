"""Chairs: the computer players by name, and the wits of each: view, memory and dice of its own.

Characters get their view and nothing else. Who leaves it to chance knows nothing and wants nothing, and looks at the
deal itself, of which the judge tells what the own seat may do: a view would not say anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.opponents.chance import random_cards, random_player
from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View, fold, redact, view


class Wits:
    """What one player has of a deal: its view, its memory and a seed of its own."""

    __slots__ = ("memory", "seat", "seed", "seen")

    seen: View
    seat: int
    memory: Memory
    seed: int

    def hear(self, event: Event) -> None:
        """Something has happened, as this seat may see it."""
        told = redact(event, self.seat)
        fold(self.seen, told)
        self.memory = remember(self.memory, told)


def sit_down(deal: Deal, seat: int, seed: str, standing: Standing | None = None) -> Wits:
    """Somebody at a deal that has just been dealt out; the seed text and the seat make the dice."""
    wits = Wits()
    wits.seen = view(deal, seat)
    wits.seat = seat
    wits.memory = Memory(standing)
    wits.seed = Random(f"chair {seat} {seed}").getrandbits(30)
    return wits


def look_on(deal: Deal, seat: int) -> Wits:
    """Somebody at a deal who leaves it to chance, and has to be told nothing."""
    wits = Wits()
    wits.seen = View(deal)
    wits.seat = seat
    return wits


Player = Callable[[Wits, Random], Action | None]


def _of_chance(player: Callable[[View, int, Random], Action | None]) -> Player:
    """Players who throw the dice of the table."""
    return lambda wits, dice: player(wits.seen, wits.seat, dice)


def as_character(character: Character) -> Player:
    """A character at the table."""
    return lambda wits, _: choose(wits.seen, wits.seat, wits.memory, character, wits.seed)


PLAYERS: Final[dict[str, Player]] = {
    "random": _of_chance(random_player),
    "random-cards": _of_chance(random_cards),
    "greedy": lambda wits, _: greedy(wits.seen, wits.seat),
    **{name: as_character(character) for name, character in CHARACTERS.items()},
    **{regular.portrait: as_character(regular.playing(regular.strength)) for regular in REGULARS},
}
# Where all are of these nobody waits for anybody: they are heard at any moment, and first come, first served.
OF_CHANCE: Final = frozenset((PLAYERS["random"], PLAYERS["random-cards"]))
