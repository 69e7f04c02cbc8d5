"""Deciding: somebody is asked what to do, with the cards as they lay and with those that nobody there could see mixed.

The answer holds every figure that it was found by, so that it can be told whether something is done for other reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import NamedTuple

from gaigel_desktop.opponents.choose import Asked, as_minded, belief_of, by_thumb, choose, dice_of, get_used_to, open_to
from gaigel_desktop.opponents.levels import Character
from gaigel_desktop.opponents.reward import Reward
from gaigel_desktop.opponents.search import Search
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.record import Record

from .told_again import AS_IT_LAY, Standpoint, mixed, told_to, with_pack
from .whereabouts import Whereabouts


class Answer(NamedTuple):
    """What is done, and why."""

    deed: Action | None
    reasons: object


class Chair(NamedTuple):
    """Somebody who decides: the seat, the character, and the seed of its dice in this deal."""

    seat: int
    character: Character
    seed: int


Thinker = Callable[[Standpoint, Chair], Answer]


def honest(there: Standpoint, chair: Chair) -> Answer:
    """As `choose` decides: from what is seen and remembered."""
    asked = asked_there(there, chair)
    courses, level = open_to(asked), asked.character.level
    if len(courses) == 1:
        return Answer(choose(*asked), courses)
    dice = dice_of(asked)
    minded = as_minded(asked, dice)
    if level.rollouts == 0:
        ways = [course[0] for course in courses]
        return Answer(choose(*asked), by_thumb(minded, asked.seat, ways, asked.character))
    reward = Reward(asked.seen, asked.seen.law.side[asked.seat], asked.memory.standing)
    search = Search(belief_of(asked, minded), courses, level, reward, dice)
    get_used_to(search, asked.character)
    search.think()
    return Answer(search.choice()[0], (courses, search.sums, search.tries))


def asked_there(there: Standpoint, chair: Chair) -> Asked:
    """What the table asks somebody who stands there."""
    return Asked(there.seen, chair.seat, there.memory, chair.character, chair.seed)


class Decision:
    """One deed of a deal, and whoever is to decide it once more."""

    def __init__(self, record: Record, at: int, chair: Chair) -> None:
        self.record, self.at, self.chair = record, at, chair
        self.where = Whereabouts(record, at)
        self.hidden = self.where.hidden_from(chair.seat)

    @cached_property
    def as_it_lay(self) -> Standpoint:
        """Where somebody stood in the deal itself."""
        return told_to(self.record, self.at, self.chair.seat)

    def mixed(self, dice: Random) -> Standpoint:
        """The same with everything hidden in any order."""
        pack = mixed(AS_IT_LAY, self.hidden, dice)
        return told_to(with_pack(self.record, pack, self.where.laid), self.at, self.chair.seat)

    def outcome(self, dice: Random, thinker: Thinker = honest) -> Outcome:
        """Both answers."""
        return Outcome(thinker(self.as_it_lay, self.chair), thinker(self.mixed(dice), self.chair))


class Outcome(NamedTuple):
    """What was answered with the cards as they lay, and with those that were mixed."""

    before: Answer
    now: Answer

    @property
    def same_deed(self) -> bool:
        """Whether the same is done."""
        return self.before.deed == self.now.deed

    @property
    def same(self) -> bool:
        """Whether it is done for the same reasons, to the last figure."""
        return self.before == self.now
