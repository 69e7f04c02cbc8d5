"""Rounds of a tournament for tests, played at once."""

from __future__ import annotations

from random import Random
from typing import Final

from gaigel_desktop.controller.tournament.other_tables import Finished, Task
from gaigel_desktop.controller.tournament.rounds import Tournament, tables_of, with_score

PRIZES: Final = ((5, 3, 1), (0, 6, 3), (9, 0, 0), (1, 5, 3))


def played(start: Tournament, rounds: int, dice: Random) -> Tournament:
    """The tournament after so many rounds at all tables."""
    for number in range(rounds):
        for table in range(len(tables_of(start, number))):
            start = with_score(start, number, table, dice.choice(PRIZES))
    return start


class Quick:
    """A hall where every table shares the points in the same way, and at once."""

    stumbled = False

    def __init__(self) -> None:
        self.asked: list[Task] = []

    def ask(self, wanted: Task) -> None:
        self.asked.append(wanted)

    @property
    def waiting(self) -> dict[tuple[int, int], Task]:
        return {(wanted.number, wanted.table): wanted for wanted in self.asked}

    def finished(self) -> list[Finished]:
        asked, self.asked = self.asked, []
        return [(wanted.number, wanted.table, (6, 3, 0)) for wanted in asked]

    def close(self) -> None:
        self.asked = []
