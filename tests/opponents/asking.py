"""Asking the players of a scenario: what would this seat do now?"""

from __future__ import annotations

from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import legal_actions
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import redact, view
from tests.rules.table import Table

QUICK = 240  # playouts are enough where the right card stands out


def quick(name: str) -> Character:
    """The character with a budget that a test can afford."""
    character = CHARACTERS[name]
    level = character.level._replace(
        rollouts=min(character.level.rollouts, QUICK), solves=min(character.level.solves, 12)
    )
    return character._replace(level=level)


def thorough(rollouts: int) -> Character:
    """The strongest player with so many playouts, where the right card stands out less."""
    return MASTER._replace(level=MASTER.level._replace(rollouts=rollouts))


MASTER = quick("master")._replace(signs=1.0)


def memory_of(told: list[Event], seat: int, standing: Standing | None = None) -> Memory:
    """What the seat remembers of what it was told."""
    memory = Memory(standing)
    for event in told:
        memory = remember(memory, redact(event, seat))
    return memory


def said_by(
    table: Table, seat: int, character: Character = MASTER, seed: int = 1, standing: Standing | None = None
) -> str:
    """What the seat would do now, as a record spells it; "" for nothing."""
    deal: Deal = table.deal
    action = choose(view(deal, seat), seat, memory_of(table.told, seat, standing), character, seed)
    return "" if action is None else " ".join(str(part) for part in SPELLED[action])


def always(table: Table, seat: int, said: str, character: Character = MASTER) -> None:
    """With any dice the seat does this now."""
    answers = {said_by(table, seat, character, seed) for seed in (1, 2, 3)}
    table.agrees(f"seat {seat} does", answers, {said})


def never(table: Table, seat: int, *said: str, character: Character = MASTER) -> None:
    """With no dice the seat does any of this now, although it might."""
    possible = {" ".join(str(part) for part in SPELLED[action]) for action in legal_actions(table.deal, seat)}
    table.agrees(f"seat {seat} could not do", set(said) - possible, set())
    answers = {said_by(table, seat, character, seed) for seed in (1, 2, 3)}
    table.agrees(f"seat {seat} never does", answers & set(said), set())


def share(
    table: Table,
    seat: int,
    said: str,
    character: Character = MASTER,
    *,
    standing: Standing | None = None,
    dice: int = 8,
) -> float:
    """With which share of the dice the seat does this now."""
    return [said_by(table, seat, character, seed, standing) for seed in range(dice)].count(said) / dice
