"""The shelf: what is looked at of the past games: the filter, the page of the list, the chosen deal."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

from gaigel_desktop.controller.coaching.moments import moments
from gaigel_desktop.controller.coaching.practice import positions
from gaigel_desktop.controller.inn.counting import Guessed, guesses
from gaigel_desktop.controller.store.archive import (
    EVERYTHING,
    Choices,
    PastDeal,
    Wanted,
    choices,
    count,
    damaged,
    in_order,
    page,
)
from gaigel_desktop.controller.store.own_play import OwnPlay, own_play
from gaigel_desktop.controller.store.statistics import Figures, figures
from gaigel_desktop.scenes.parts.desk import Desk

from .own_play import ToPractise

PAGE: Final = 40  # deals on one page of the list
POSITIONS: Final = 12  # to practise, at a time
NO_CHOICES: Final = Choices((), (), (), ())


class Shelf:
    """Reads the store only when something else is looked for; a store that cannot be read is an empty shelf."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.wanted = EVERYTHING
        self.first = 0  # place of the first deal of this page
        self.chosen = 0  # the deal that is pointed at
        self.look()

    def look(self) -> None:
        """Read what is to be seen now."""
        self.total = self.count = 0
        self.deals: list[PastDeal] = []
        self.choices = NO_CHOICES
        self.unreadable = False
        self.damaged: list[tuple[int, str]] = []  # deals that do not hold and are left out: number and day
        self._figures: Figures | None = None
        self._own_play: OwnPlay | None = None
        self._guesses: tuple[Guessed, ...] | None = None
        self._positions: tuple[ToPractise, ...] | None = None
        try:
            self._read()
        except sqlite3.Error as error:
            self.deals, self.total, self.unreadable = [], 0, True
            self.desk.keeper.doubt(error)
        if self.chosen not in {deal.id for deal in self.deals}:
            self.chosen = self.deals[0].id if self.deals else 0

    def _read(self) -> None:
        if self.desk.store is None:
            return
        database = self.desk.store.database
        self.total, self.count = count(database, EVERYTHING), count(database, self.wanted)
        self.first = min(self.first, self.last_page)
        self.choices = choices(database)
        self.deals = page(database, self.wanted, self.first, PAGE)
        before, self.damaged = self.damaged, damaged(database)
        if len(self.damaged) > len(before):  # they were found just now, and counted before
            self._read()

    @property
    def last_page(self) -> int:
        """Where the oldest deals begin."""
        return max(0, self.count - 1) // PAGE * PAGE

    def turn(self, to: int) -> None:
        """Turn to the page that begins with this deal, as far as there is one."""
        self.first, self.chosen = min(self.last_page, max(0, to)), 0
        self.look()

    def look_for(self, wanted: Wanted) -> None:
        """Look at the deals that fit another filter, from the newest on."""
        self.wanted, self.first = wanted, 0
        self.look()

    @property
    def deal(self) -> PastDeal | None:
        """The deal that is pointed at."""
        return next((deal for deal in self.deals if deal.id == self.chosen), None)

    @property
    def figures(self) -> Figures | None:
        """What the deals of the filter add up to; None where there is no store."""
        if self._figures is None and self.desk.store is not None:
            try:
                self._figures = figures(self.desk.store.database, self.wanted)
            except sqlite3.Error as error:
                self.desk.keeper.doubt(error)
        return self._figures

    @property
    def guesses(self) -> tuple[Guessed, ...]:
        """What was guessed before the count in the deals of the filter."""
        if self._guesses is None and self.desk.store is not None:
            try:
                self._guesses = guesses(self.desk.store.database, self.wanted)
            except sqlite3.Error as error:
                self.desk.keeper.doubt(error)
        return self._guesses or ()

    @property
    def own_play(self) -> OwnPlay | None:
        """What was given away in the deals of the filter that were talked over; None where there is no store."""
        if self._own_play is None and self.desk.store is not None:
            try:
                self._own_play = own_play(self.desk.store.database, self.wanted)
            except sqlite3.Error as error:
                self.desk.keeper.doubt(error)
        return self._own_play

    @property
    def positions(self) -> tuple[ToPractise, ...]:
        """What was given away most in them."""
        if self._positions is None:
            try:
                self._positions = tuple(self._found_positions())
            except sqlite3.Error as error:
                self.desk.keeper.doubt(error)
        return self._positions or ()

    def _found_positions(self) -> Iterator[ToPractise]:
        if self.desk.store is None:
            return
        database = self.desk.store.database
        for position in positions(database, POSITIONS, self.wanted):
            deal = next(in_order(database, Wanted(deal=position.deal)))
            found = (each for each in moments(position.record, position.seat) if each.at == position.at)
            for moment in found:
                yield ToPractise(position, deal, moment)
