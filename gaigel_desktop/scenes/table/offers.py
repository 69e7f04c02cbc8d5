"""Offers: what comes up in a match for the first time can be learned at once, if somebody wants to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .sitting import Sitting


class Offered(NamedTuple):
    """A lesson that is offered: its name, and what it is called."""

    name: str
    title: str


def take(sitting: Sitting) -> None:
    """The lesson that is offered is played over this table, which waits for the player to come back."""
    offered, sitting.offered = sitting.offered, None
    if offered is not None:
        sitting.desk.teach(offered.name)
