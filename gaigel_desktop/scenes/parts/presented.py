"""Presented: a deal of the table where one sits, for whoever wants to show it to others, and the door to that."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.rules.record import Record

from .desk import Desk

Present = Callable[[Record, int], None]  # a deal, and after how many deeds it is shown first


def present_at(desk: Desk, table: MatchSetup) -> Present:
    """The door, for the deals of this table."""

    def present(record: Record, begins: int) -> None:
        from gaigel_desktop.show.plan.show import show_at_table  # not on the way to a table

        desk.show(show_at_table(record, table, begins))

    return present
