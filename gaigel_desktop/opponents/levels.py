"""Levels and characters: how strong somebody plays, and how, as data.

Weakness comes from memory, attention and care, not from random cards: a weak player looks at few guesses, does not
tell close cards apart, forgets what was played, and now and then miscounts. Budgets are counts, so that a level is the
same on every machine.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """How strong somebody plays: how much is thought, remembered, noticed and got wrong."""

    name: str
    rollouts: int  # guessed deals played out for a decision, over all choices, at most; 0: rules of thumb alone
    softness: float  # how far a card may be behind the best and still be played
    keeps: float  # the share of played plain cards that stay in mind
    misjudges: float  # by how many points the score is misjudged
    slip: float  # how often a gain is miscounted, or a declaration forgotten
    notices: float  # how often, each trick, it watches whether the others may still play: who has 101 has to call
    solves: int  # guesses that are solved exactly at the end, 0: none
    infers: bool  # uses what the endgame has shown
    trusts: int  # how many points may be missing by the own count until an Aus is questioned: who miscounts knows it
    conduct: bool  # plays what the table objects to only for a good reason
    thrift: float = 0.0  # of a deal: what going on must promise for each guess so far; 0: spends its whole budget


LEVELS: Final[tuple[Level, ...]] = (
    Level("beginner", 0, 33.0, 0.2, 0.0, 0.02, 0.1, 0, False, 15, False),
    Level("guest", 80, 0.06, 0.3, 20.0, 0.012, 0.2, 0, False, 10, False),
    Level("regular", 250, 0.032, 0.6, 8.0, 0.004, 0.75, 0, False, 5, True),
    Level("old-hand", 220, 0.015, 0.9, 0.0, 0.0, 0.96, 0, True, 2, True),
    Level("master", 4800, 0.0, 1.0, 0.0, 0.0, 1.0, 60, True, 0, True, 1.5e-6),
)
# Yardsticks besides `greedy`: levels as they were, for the arena alone. A test holds that they choose as they did.
FROZEN: Final[tuple[Level, ...]] = (Level("master-2026-11", 3200, 0.0, 1.0, 0.0, 0.0, 1.0, 60, True, 0, False),)
INTERPRETED: Final = 700  # playouts at most at a table where the rules are not compiled, each fourteen times as slow
SOLVED_INTERPRETED: Final = 15  # and guesses that are solved there
CAREFUL: Final = 0.5  # nobody claims an Aus that is none who is no bolder; who is less bold counts again to accuse
LEVEL_NAMED: Final[dict[str, Level]] = {level.name: level for level in LEVELS}


class Character(NamedTuple):
    """Somebody at the table: a strength and a temperament. Portraits and lines stand elsewhere."""

    name: str
    level: Level
    boldness: float = 0.5  # at the opening, with hands of Sevens, and with calls: 0 careful, 1 bold
    attentive: float = 0.5  # how well it watches the opponents: their signs, and who plays on with 101
    signs: float = 0.5  # how often it makes one
    bluffs: float = 0.0  # in how many deals it makes a false one, where that is allowed
    free_signs: bool = False  # at its table a sign need not be true
    wishes: bool = False  # at its table a sign of a suit may be a wish, and speaks of no ace
    forgets: bool = False  # in this deal it plays on with 101, so that others learn to notice


CHARACTERS: Final[dict[str, Character]] = {level.name: Character(level.name, level) for level in LEVELS + FROZEN}


def without_a_compiler(character: Character) -> Character:
    """The character with a budget that keeps nobody waiting where the rules are interpreted.

    Only a master's is cut: the others think less than that anyway. What it costs in strength is in docs/opponents.md.
    The arena and simulations give the whole budget, so that their results are the same however they run.
    """
    level = character.level
    rollouts, solves = min(level.rollouts, INTERPRETED), min(level.solves, SOLVED_INTERPRETED)
    return character._replace(level=level._replace(rollouts=rollouts, solves=solves))
