"""The shelf: what is looked at of the past games: the filter, the page of the list, the chosen deal."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from gaigel_desktop.controller.coaching.moments import moments
from gaigel_desktop.controller.coaching.practice import positions
from gaigel_desktop.controller.inn.counting import Guessed, guesses
from gaigel_desktop.controller.store.archive import EVERYTHING, NO_CHOICES, Choices, PastDeal, Wanted, damaged, in_order
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.store.own_play import OwnPlay, own_play
from gaigel_desktop.controller.store.search import Search
from gaigel_desktop.controller.store.statistics import Counted, counting

from .own_play import ToPractise

PAGE: Final = 40  # deals on one page of the list
POSITIONS: Final = 12  # to practise, at a time
AT_FIRST: Final = 1000  # deals that are looked at before the page is seen


class Shelf:
    """Reads the store only when something else is looked for; a store that cannot be read is an empty shelf."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.wanted = EVERYTHING
        self.first = 0  # place of the first deal of this page
        self.chosen = 0  # the deal that is pointed at
        self.damaged: list[tuple[int, str]] = []  # deals that do not hold and are left out: number and day
        self.look()

    def look(self) -> None:
        """Read what is to be seen now; of many deals the first page, and the rest a piece at a time."""
        self.deals: list[PastDeal] = []
        self.unreadable = False
        self._all: Search | None = None
        self._search: Search | None = None  # for what is wanted
        if self.keeper.store is not None:
            self._all = self._search = Search(self.keeper.store.database, EVERYTHING)
        self._look_for_wanted()

    def _look_for_wanted(self) -> None:
        """What was counted before is not what is wanted now."""
        self._counting: Iterator[Counted] | None = None
        self._counted: Counted | None = None
        self._own_play: OwnPlay | None = None
        self._guesses: tuple[Guessed, ...] | None = None
        self._positions: tuple[ToPractise, ...] | None = None
        if self.keeper.store is not None:
            database, all_of = self.keeper.store.database, self.wanted == EVERYTHING
            self._search = self._all if all_of else Search(database, self.wanted)
        self._try(self._look_at_first)

    def _try(self, look: Callable[[], None]) -> None:
        """A store that cannot be read is an empty shelf."""
        try:
            look()
        except sqlite3.Error as error:
            self.deals, self._all, self._search, self.unreadable = [], None, None, True
            self.keeper.doubt(error)
        if self.chosen not in {deal.id for deal in self.deals}:
            self.chosen = self.deals[0].id if self.deals else 0

    def _look_at_first(self) -> None:
        for search in (self._all, self._search):
            while search is not None and not search.over and search.looked_at < AT_FIRST:
                search.go_on()
        self._read()

    def _read(self) -> None:
        """The page of the list, as far as it was found."""
        if self._search is None or self.keeper.store is None:
            return
        self.first = min(self.first, self.last_page)
        self.deals = self._search.page(self.first, PAGE)
        before, self.damaged = self.damaged, damaged(self.keeper.store.database)
        if len(self.damaged) > len(before):  # they were found just now, and counted before
            self.look()

    # -- a piece at a time ---------------------------------------------------------------------------------------

    @property
    def searching(self) -> bool:
        """Whether more may be found."""
        return any(search is not None and not search.over for search in (self._all, self._search))

    def go_on(self) -> None:
        """Look a piece further; a page that was not full is read again."""
        self._try(self._look_on)

    def _look_on(self) -> None:
        search = self._all if self._search is None or self._search.over else self._search
        if search is not None and not search.over:
            search.go_on()
        if len(self.deals) < PAGE and len(self.deals) < self.count - self.first:
            self._read()

    @property
    def total(self) -> int:
        """How many deals there are, as far as they were found."""
        return 0 if self._all is None else len(self._all.deals)

    @property
    def count(self) -> int:
        """How many of them are wanted."""
        return 0 if self._search is None else len(self._search.deals)

    @property
    def choices(self) -> Choices:
        """What there is to choose from."""
        found = NO_CHOICES
        if self._all is not None:
            with suppress(sqlite3.Error):
                found = self._all.choices()
        return found

    @property
    def last_page(self) -> int:
        """Where the oldest deals begin."""
        return max(0, self.count - 1) // PAGE * PAGE

    def turn(self, to: int) -> None:
        """Turn to the page that begins with this deal, as far as there is one."""
        self.first, self.chosen = min(self.last_page, max(0, to)), 0
        self._try(self._read)

    def look_for(self, wanted: Wanted) -> None:
        """Look at the deals that fit another filter, from the newest on."""
        self.wanted, self.first = wanted, 0
        self._look_for_wanted()

    @property
    def deal(self) -> PastDeal | None:
        """The deal that is pointed at."""
        return next((deal for deal in self.deals if deal.id == self.chosen), None)

    @property
    def counted(self) -> Counted | None:
        """What the deals of the filter add up to, or how far the counting is; None where there is no store."""
        if self._counting is None and self.keeper.store is not None and not self.unreadable:
            self._counting = counting(self.keeper.store.database, self.wanted)
            while self.counts and (self._counted is None or self._counted.looked_at < AT_FIRST):
                self.count_on()
        return self._counted

    @property
    def counts(self) -> bool:
        """Whether somebody wants to know and the counting is not over."""
        return self._counting is not None and (self._counted is None or self._counted.figures is None)

    def count_on(self) -> None:
        """Count a piece more of the deals for the figures."""
        if self._counting is not None:
            try:
                self._counted = next(self._counting, self._counted)
            except sqlite3.Error as error:
                self._counting, self._counted, self.unreadable = None, None, True
                self.keeper.doubt(error)

    @property
    def guesses(self) -> tuple[Guessed, ...]:
        """What was guessed before the count in the deals of the filter."""
        if self._guesses is None and self.keeper.store is not None:
            try:
                self._guesses = guesses(self.keeper.store.database, self.wanted)
            except sqlite3.Error as error:
                self.keeper.doubt(error)
        return self._guesses or ()

    @property
    def own_play(self) -> OwnPlay | None:
        """What was given away in the deals of the filter that were talked over; None where there is no store."""
        if self._own_play is None and self.keeper.store is not None:
            try:
                self._own_play = own_play(self.keeper.store.database, self.wanted)
            except sqlite3.Error as error:
                self.keeper.doubt(error)
        return self._own_play

    @property
    def positions(self) -> tuple[ToPractise, ...]:
        """What was given away most in them."""
        if self._positions is None:
            try:
                self._positions = tuple(self._found_positions())
            except sqlite3.Error as error:
                self.keeper.doubt(error)
        return self._positions or ()

    def _found_positions(self) -> Iterator[ToPractise]:
        if self.keeper.store is None:
            return
        database = self.keeper.store.database
        for position in positions(database, POSITIONS, self.wanted):
            deal = next(in_order(database, Wanted(deal=position.deal)))
            found = (each for each in moments(position.record, position.seat) if each.at == position.at)
            for moment in found:
                yield ToPractise(position, deal, moment)
