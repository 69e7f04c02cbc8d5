"""The story: where the deeds of a match are written down while it is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from gaigel_desktop.rules.record import Deed, Record

from .notation import JsonObject
from .store import Store


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
        """Nothing is kept."""

    def note(self, number: int, deed: Deed) -> None:
        """Nothing is kept."""

    def take_back(self, number: int) -> None:
        """Nothing is kept."""

    def finish_deal(self, record: Record) -> None:
        """Nothing is kept."""

    def finish_match(self, winner: int | None) -> None:
        """Nothing is kept."""


class Stored:
    """A story in the store. If the disk is full or the folder gone, the game plays on and `trouble` says so once."""

    def __init__(self, store: Store, match: int, now: Callable[[], str], about: JsonObject) -> None:
        self._store = store
        self._match = match
        self._now = now
        self._about = about  # of each deal: who sits where, which aids are on
        self._deal: int | None = None
        self.trouble: str | None = None

    def start_deal(self, record: Record, seed: str) -> None:
        """A row of its own, before the first card."""
        self._deal = None
        with self._surviving():
            self._deal = self._store.start_deal(self._match, self._now(), record, self._about | {"seed": seed})

    def go_on(self, deal: int) -> None:
        """The deal lies in the store already."""
        self._deal = deal

    def note(self, number: int, deed: Deed) -> None:
        """One row a deed."""
        if self._deal is not None:
            with self._surviving():
                self._store.note(self._deal, number, deed)

    def take_back(self, number: int) -> None:
        """The rows from this deed on go."""
        if self._deal is not None:
            with self._surviving():
                self._store.take_back(self._deal, number)

    def finish_deal(self, record: Record) -> None:
        """The whole record in place of its deeds."""
        if self._deal is not None:
            with self._surviving():
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
