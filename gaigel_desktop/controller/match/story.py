"""The story: where the deeds of a match are written down while it is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.store.company import MENTIONED, SAY, Mention, mentions_in, signs_said
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.reviewed import Reviewed
from gaigel_desktop.controller.store.store import Store, StoredDeal
from gaigel_desktop.controller.store.summary import aids_of
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.text.customs import AN_ACE

from .dealer import Seed, kept_seed

DICE: Final = "dice"  # by this the others go on as they would have
HELPED: Final = "helped"  # how the deeds that were not done alone are written down


def helped_in(about: JsonObject) -> tuple[int, ...]:
    """Which deeds of a deal were not done alone, as it was written down."""
    found = about.get(HELPED)
    return tuple(place for place in found if type(place) is int) if isinstance(found, list) else ()


class Story(Protocol):
    """Something that remembers a match."""

    def start_deal(self, record: Record, seed: Seed) -> None:
        """A deal begins; the seed proves its pack."""

    def note(self, number: int, deed: Deed) -> None:
        """A deed was done."""

    def take_back(self, number: int) -> None:
        """The deeds from this one on did not happen."""

    def help(self, number: int) -> None:
        """The deed that comes at this place is not done alone."""

    def take_out(self) -> bool:
        """The deal that runs has never been; False, and nothing has changed, where that cannot be kept for good."""

    def finish_deal(self, record: Record) -> None:
        """The deal is over."""

    def finish_match(self, winner: int | None) -> None:
        """The match is won, or given up: then by nobody."""


class Forgotten:
    """A story nobody writes down: for tests and tables in the background."""

    def start_deal(self, record: Record, seed: Seed) -> None:
        """The deal is not written down."""

    def note(self, number: int, deed: Deed) -> None:
        """The deed is not written down."""

    def take_back(self, number: int) -> None:
        """There is nothing written that would have to go."""

    def help(self, number: int) -> None:
        """That somebody was helped is not written down."""

    def take_out(self) -> bool:
        """Nothing of it is written down."""
        return True

    def finish_deal(self, record: Record) -> None:
        """How it ended is not written down."""

    def finish_match(self, winner: int | None) -> None:
        """Who won is not written down."""


class Chapter:
    """One deal of a story, and how far the store has it."""

    def __init__(self, started: str, dealt: Record, about: JsonObject) -> None:
        self.about = about  # who sits where, the seed, and the aids that it is played with
        self.deeds: list[Deed] = list(dealt.actions)
        self.over: tuple[str, Record] | None = None  # when, and the whole record
        self.review: Reviewed | None = None  # what was found by looking back on it
        self.guess: int | None = None  # what the player said before the count
        self._started = started
        self._dealt = dealt._replace(actions=())
        self.forget()

    def forget(self) -> None:
        """The store has nothing of it."""
        self._deal: int | None = None
        self._about_there = self.about
        self._there = self._right = 0  # so many deeds lie in the store, and so many of them are these
        self._holds: int | None = None  # only so many of them hold; the rest is kept beside
        self._over_there = self._review_there = self._guess_there = False

    def begins(self, record: Record) -> bool:
        """Whether it is this deal, and nothing has happened in it."""
        return self._dealt == record._replace(actions=()) and not self.deeds and self.over is None

    @property
    def number(self) -> int | None:
        """By which the store knows it, if it does."""
        return self._deal

    def found(self, deal: StoredDeal, held: int) -> None:
        """The deal lies in the store already, and so many of its deeds hold."""
        self._deal, self._there, self._right = deal.id, deal.noted, held
        self._holds = held if held < deal.noted else None

    def deal(self, match: int) -> StoredDeal:
        """As it will lie in the store."""
        finished, record = self.over or (None, self._dealt._replace(actions=tuple(self.deeds)))
        return StoredDeal(self._deal or 0, match, self._started, record, self.about, finished, len(self.deeds))

    def take_back(self, number: int) -> None:
        """The deeds from this one on did not happen."""
        del self.deeds[number:]
        self._right = min(self._right, number)

    def write(self, store: Store, match: int) -> None:
        """All that the store does not have yet."""
        deal = self._deal
        if deal is None or not self._over_there:
            deal = self._write(store, match)
        if self.review is not None and not self._review_there:
            store.keep_review(deal, self.review)
            self._review_there = True
        if self.guess is not None and not self._guess_there:
            store.keep_guess(deal, self.guess)
            self._guess_there = True

    def look_back(self, review: Reviewed) -> None:
        """Somebody has looked back on it; what was found before goes."""
        self.review, self._review_there = review, False

    def _write(self, store: Store, match: int) -> int:
        """Its deeds, or the whole of it; its number."""
        if self._deal is None:
            self._deal = store.start_deal(match, self._started, self._dealt, self.about)
            self._about_there = self.about
        self._make_room(store, self._deal)
        if self.about != self._about_there:
            store.tell_about(self._deal, self.about)
            self._about_there = self.about
        if self.over is None:
            self._note(store, self._deal)
        else:
            store.finish_deal(self._deal, *self.over)
            self._over_there = True
        return self._deal

    def _make_room(self, store: Store, deal: int) -> None:
        """Deeds that are not these go. Those that do not hold any more are kept beside, and not before the deal
        changes: as long as it is only looked at, a program that knows their rules can go on with them."""
        if self._holds is not None:
            self.about = self._about_there = store.set_aside(deal, self._holds, self.about)
            self._there, self._holds = self._holds, None
        if self._there > self._right:
            store.take_back(deal, self._right)
        self._there = self._right

    def _note(self, store: Store, deal: int) -> None:
        for number in range(self._there, len(self.deeds)):
            store.note(deal, number, self.deeds[number])
            self._there = self._right = number + 1


class Stored:
    """A story that is written down, as far as it can be, and kept in mind whole: what is missing is caught up."""

    def __init__(
        self,
        ledger: Ledger,
        now: Callable[[], str],
        about: JsonObject,
        aids: Callable[[], Aids] = Aids,
        *,
        signs_say: Callable[[], str] = lambda: AN_ACE,
        match: int | None = None,
    ) -> None:
        self.about = about  # who sits where
        self._ledger = ledger
        self._now = now
        self._aids = aids  # those that are on now
        self._signs_say = signs_say  # what the table has agreed on by now
        self._started = now()
        self.match = match  # its number, if the store has it
        self._about_there = about
        self._whole, self._again = match is None, False  # whether all of it is known here, and written once more
        self._over: tuple[str, int | None] | None = None  # when it ended, and who won
        self._over_there = False
        self._chapters: list[Chapter] = []
        if match is None:
            ledger.write(self)

    def seat(self, chairs: object) -> None:
        """Others sit there from now on, also in the deal that runs; those that are over stay as they were."""
        self.about = self.about | {"chairs": chairs}
        if self._chapters and self._last.over is None:
            self._last.about = self._last.about | {"chairs": chairs}
        self._ledger.write(self)

    def start_deal(self, record: Record, seed: Seed) -> None:
        """A row of its own, before the first card."""
        told = self.about | kept_seed(seed) | {"aids": [*self._aids().names()], SAY: self._signs_say()}
        if not (self._chapters and self._last.begins(record)):  # else it broke on its way to the store
            self._chapters.append(Chapter(self._now(), record, told))
        self._ledger.write(self)

    def deals(self, there: list[StoredDeal]) -> list[StoredDeal]:
        """The deals of the match as they are: those that lie in the store, and what it does not have yet."""
        told = [chapter.deal(self.match or 0) for chapter in self._chapters]
        known = {deal.id for deal in told}
        return [deal for deal in there if deal.id not in known] + told

    def go_on(self, deal: StoredDeal, held: int) -> None:
        """The deal lies in the store already, or goes on in this story, and so many of its deeds hold."""
        if self._chapters and self._last.over is None:
            self._last.take_back(held)
            return
        record = deal.record._replace(actions=deal.record.actions[:held])
        self._chapters.append(Chapter(deal.started, record, deal.about))
        self._last.found(deal, held)

    def note(self, number: int, deed: Deed) -> None:
        """One row a deed."""
        self._last.take_back(number)
        self._last.deeds.append(deed)
        self._note_aids()
        self._note_wishes()
        self._ledger.write(self)

    def _note_wishes(self) -> None:
        """Where a sign could be a wish at any deed, nobody has lied in this deal, also when it is agreed otherwise."""
        if signs_said(self._last.about) == AN_ACE != self._signs_say():
            self._last.about = self._last.about | {SAY: self._signs_say()}

    def _note_aids(self) -> None:
        """An aid that was on at any deed has helped with this deal, also when it is switched off again."""
        self._note_help(self._aids().names())

    def _note_help(self, aids: Iterable[str]) -> None:
        helped = aids_of(self._last.about)
        more = [aid for aid in aids if aid not in helped]
        if more:
            self._last.about = self._last.about | {"aids": helped + more}

    def helped(self, aid: str) -> None:
        """An aid that does not help by being on has been asked in the deal that runs."""
        if self._chapters and self._last.over is None:
            self._note_help([aid])
            self._ledger.write(self)

    def review(self, record: Record, review: Reviewed) -> None:
        """The player has looked back on a deal of this evening; what was found before goes."""
        chapter = self._chapter(record)
        if chapter is not None:
            chapter.look_back(review)
            self._ledger.write(self)

    def guess(self, record: Record, points: int) -> None:
        """The player has said what the own side has, before that was counted; the first word counts."""
        chapter = self._chapter(record)
        if chapter is not None and chapter.guess is None:
            chapter.guess = points
            self._ledger.write(self)

    def guessed(self, record: Record) -> int | None:
        """What that was, in a deal of this evening."""
        chapter = self._chapter(record)
        return None if chapter is None else chapter.guess

    def mention(self, mention: Mention) -> None:
        """Somebody has spoken of what happened in an earlier deal."""
        if self._chapters and self._last.over is None:
            before = [list(each) for each in mentions_in(self._last.about)]
            self._last.about = self._last.about | {MENTIONED: [*before, list(mention)]}
            self._ledger.write(self)

    def _chapter(self, record: Record) -> Chapter | None:
        """The deal of this evening that went so."""
        return next((each for each in self._chapters if each.over is not None and each.over[1] == record), None)

    def take_back(self, number: int) -> None:
        """The rows from this deed on go, and who was helped with them."""
        self._last.take_back(number)
        if HELPED in self._last.about:
            before = [place for place in helped_in(self._last.about) if place < number]
            self._last.about = self._last.about | {HELPED: before}
        self._ledger.write(self)

    def help(self, number: int) -> None:
        """With the deal, for whoever looks at it later."""
        self._last.about = self._last.about | {HELPED: [*helped_in(self._last.about), number]}
        self._ledger.write(self)

    def take_out(self) -> bool:
        """At once and whole, so that nobody who is told of its cards can still find it there."""
        deal = self._last.number
        taken = deal is None or self._ledger.take_out(deal)
        if taken:
            self._chapters.pop()
        return taken

    def finish_deal(self, record: Record) -> None:
        """The whole record in place of its deeds."""
        self._last.over = self._now(), record
        self._ledger.write(self)

    def finish_match(self, winner: int | None) -> None:
        """The match has a winner."""
        self._over = self._now(), winner
        self._ledger.write(self)

    @property
    def _last(self) -> Chapter:
        return self._chapters[-1]

    # -- writing -------------------------------------------------------------------------------------------------

    def write(self, store: Store) -> None:
        """All that the store does not have yet; the whole evening, where rows of it have gone from there."""
        try:
            self._write(store)
        except sqlite3.IntegrityError:
            self.forget()
            self._write(store)

    def forget(self) -> None:
        """The store has nothing of it any more."""
        self.match, self._over_there, self._again = None, False, self._whole
        for chapter in self._chapters:
            chapter.forget()

    def _write(self, store: Store) -> None:
        if self.match is None:
            if self._again:
                store.forget_match(self._started, self._about_there)
            self.match = store.start_match(self._started, self.about)
            self._about_there = self.about
        if self._about_there != self.about:
            store.seat(self.match, self.about)
            self._about_there = self.about
        for chapter in self._chapters:
            chapter.write(store, self.match)
        if self._over is not None and not self._over_there:
            store.finish_match(self.match, *self._over)
            self._over_there = True
