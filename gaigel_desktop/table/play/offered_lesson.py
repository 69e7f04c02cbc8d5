"""A lesson that is offered at the table, because what it is about has come up there. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.deal import OVER, Deal

STAYS: Final = 2  # tricks


class Offered(NamedTuple):
    """A lesson that is offered: its name, its title, and when it was offered."""

    name: str
    title: str
    after: int  # how many tricks were taken when it was offered

    def stands(self, seen: Deal) -> bool:
        """Whether the offer is still made: as long as what has come up is fresh, and the deal goes on."""
        return seen.phase != OVER and seen.done < self.after + STAYS
