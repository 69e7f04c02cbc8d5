"""The story: where the deeds of a match are written down while it is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.store.store import Store, StoredDeal
from gaigel_desktop.controller.store.summary import aids_of
from gaigel_desktop.rules.record import Deed, Record


class Story(Protocol):
    """Something that remembers a match."""

    def start_deal(self, record: Record, seed: str) -> None:
        """A deal begins; the seed proves its pack."""

    def note(self, number: int, deed: Deed) -> None:
        """A deed was done."""

    def take_back(self, number: int) -> None:
        """The deeds from this one on did not happen."""

    def finish_deal(self, record: Record) -> None:
        """The deal is over."""

    def finish_match(self, winner: int | None) -> None:
        """The match is won, or given up: then by nobody."""


class Forgotten:
    """A story nobody writes down: for tests and tables in the background."""

    def start_deal(self, record: Record, seed: str) -> None:
        """The deal is not written down."""

    def note(self, number: int, deed: Deed) -> None:
        """The deed is not written down."""

    def take_back(self, number: int) -> None:
        """There is nothing written that would have to go."""

    def finish_deal(self, record: Record) -> None:
        """How it ended is not written down."""

    def finish_match(self, winner: int | None) -> None:
        """Who won is not written down."""


class Stored:
    """A story in the store. If the disk is full or the folder gone, the game plays on and `trouble` says so once."""

    def __init__(
        self,
        store: Store,
        match: int,
        now: Callable[[], str],
        about: JsonObject,
        aids: Callable[[], Aids] = Aids,
    ) -> None:
        self._store = store
        self._match = match
        self._now = now
        self._about = about  # of the match: who sits where
        self._aids = aids  # those that are on now
        self._told: JsonObject = {}  # of the deal: the same, its seed, and the aids that it is played with
        self._deal: int | None = None
        self._holds: int | None = None  # of the deal only so many deeds; those after them still lie in the store
        self.trouble: str | None = None

    def start_deal(self, record: Record, seed: str) -> None:
        """A row of its own, before the first card."""
        self._deal = self._holds = None
        self._told = self._about | {"seed": seed, "aids": [*self._aids().names()]}
        with self._surviving():
            self._deal = self._store.start_deal(self._match, self._now(), record, self._told)

    def go_on(self, deal: StoredDeal, held: int) -> None:
        """The deal lies in the store already, and so many of its deeds hold."""
        self._deal, self._told = deal.id, deal.about
        self._holds = held if held < deal.noted else None

    def note(self, number: int, deed: Deed) -> None:
        """One row a deed."""
        if self._deal is not None:
            with self._surviving():
                self._set_aside(self._deal)
                self._note_aids(self._deal)
                self._store.note(self._deal, number, deed)

    def _set_aside(self, deal: int) -> None:
        """Deeds that do not hold any more make room when the deal changes, and not before: as long as it is only looked
        at, a program that knows their rules can go on with them."""
        if self._holds is not None:
            self._told = self._store.set_aside(deal, self._holds, self._told)
            self._holds = None

    def _note_aids(self, deal: int) -> None:
        """An aid that was on at any deed has helped with this deal, also when it is switched off again."""
        helped = aids_of(self._told)
        more = [aid for aid in self._aids().names() if aid not in helped]
        if more:
            self._told = self._told | {"aids": helped + more}
            self._store.tell_about(deal, self._told)

    def take_back(self, number: int) -> None:
        """The rows from this deed on go."""
        if self._deal is not None:
            with self._surviving():
                self._set_aside(self._deal)
                self._store.take_back(self._deal, number)

    def finish_deal(self, record: Record) -> None:
        """The whole record in place of its deeds."""
        if self._deal is not None:
            with self._surviving():
                self._set_aside(self._deal)
                self._store.finish_deal(self._deal, self._now(), record)

    def finish_match(self, winner: int | None) -> None:
        """The match has a winner."""
        with self._surviving():
            self._store.finish_match(self._match, self._now(), winner)

    @contextmanager
    def _surviving(self) -> Iterator[None]:
        """What the store cannot keep is not kept, and the game goes on."""
        try:
            yield
        except sqlite3.Error as error:
            self.trouble = str(error)
            self._store.doubtful = True
