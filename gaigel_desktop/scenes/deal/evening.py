"""An evening at one table: deal after deal, and a session for each of them.

It knows who cuts and what a deal begins with; it opens no page and draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import Party
from gaigel_desktop.controller.match.dealer import Seed, cut_by_dice
from gaigel_desktop.controller.match.first_deals import LaidDeal
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.deal import NOBODY, may_knock
from gaigel_desktop.table.board.note_card import LaysNoteCard
from gaigel_desktop.table.play.effects import Effect
from gaigel_desktop.table.play.lesson_step import press_paper
from gaigel_desktop.table.play.session import Session

from .company import Company
from .cover import Cover, cover_for
from .deal_notices import before_the_cards, tell_cut
from .ending import DEAL_AFTER_DEAL, Ending
from .shared_laptop import People, SharedLaptop

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.adviser import Adviser
    from gaigel_desktop.table.play.lecture import Lecture


class TableFor(NamedTuple):
    """The people at the table, with all that their evening is about: the packs, what follows a deal, a lesson."""

    party: Party
    seating: Seating
    sealed: Sealed  # the packs that follow
    ending: Ending = DEAL_AFTER_DEAL
    forgetful: tuple[int, ...] = ()  # hosts who play on with 101 now and then; one of them says so once
    lecture: Lecture | None = None  # where a scene of a lesson is played
    laid: tuple[LaidDeal, ...] = ()  # the deals with which the match begins, where they are laid
    people: People | None = None  # where several share the laptop

    @property
    def counts(self) -> bool:
        """Whether its deals count: a lesson or a practice may lie over a match."""
        return self.lecture is None and self.ending.counts


class Evening:
    """The deals of one match, the one that lies there now, and the company round it."""

    def __init__(
        self,
        table: TableFor,
        player: LocalPlayer,
        company: Company,
        adviser: Callable[[], Adviser],
        lays_paper: LaysNoteCard,
    ) -> None:
        """The adviser is asked for hints, and knows no more than the player."""
        self.party, self.seating, self.sealed, self.ending, self._forgetful, self.lecture, self._laid, people = table
        self.laptop = SharedLaptop(people, self.seating.me) if people is not None else None
        self.match = self.party.match
        self.counts = table.counts
        self.company, self.adviser = company, adviser
        self._player, self._lays_paper = player, lays_paper
        self.session: Session | None = None  # while the cards are shuffled nothing lies there

    @property
    def has_deal(self) -> bool:
        """Whether a deal runs, or one that is over lies there; otherwise the first is still to be dealt."""
        return self.match.playing or self.match.last_record is not None

    @property
    def may_knock(self) -> bool:
        """Whether whoever is to cut may knock instead."""
        return may_knock(self.match.rules)

    @property
    def cutter(self) -> int:
        """The seat that cuts the pack: whoever sits before the dealer."""
        return (self.match.dealer - 1) % self.match.rules.players

    @property
    def person_cuts(self) -> bool:
        """Whether it is a person who cuts the next deal."""
        return self.cutter == self.seating.me or self.cutter in self.seating.people

    @property
    def laid(self) -> LaidDeal | None:
        """The deal of this number in the match, if it is one that is laid: the one that runs, or the next."""
        number = self.match.standing.deals
        return self._laid[number] if number < len(self._laid) else None

    @property
    def seal(self) -> str:
        """The hash of the pack that is played; empty if no deal runs, or if everybody knows the pack."""
        return self.match.seal if self.match.playing and not self.sealed.public else ""

    def sit_down(self, now: float) -> Session:
        """Show the deal that runs, or the last one, as it stands; in a lesson it is dealt first. Gives back its
        session."""
        session = self.show(now)
        if not self.counts and not self.party.chair.moment:
            session.state.stage.deal(now)
            session.running.announcer.begin_deal()
        return session

    def show(self, now: float) -> Session:
        """Show the deal as it stands in a new session; nothing is open, held or said."""
        party, seating, player, covered = self.party, self.seating, self._player, False
        if self.laptop is not None:
            party, player, covered = self.laptop.party, self.laptop.player, self.laptop.covered
            seating = seating._replace(me=self.laptop.front, to_all=covered)
        session = Session(
            party,
            seating,
            player,
            self.company,
            self.adviser,
            lays_paper=self._lays_paper,
            now=now,
            lecture=self.lecture,
            counts=self.counts,
            offers_lessons=self.ending.deals_follow and self.laptop is None,  # nobody is taught in a tournament
            covered=covered,
        )
        self.session = session
        return session

    @property
    def owner_has_laptop(self) -> bool:
        """Whether whoever owns the laptop has it: what is told of how a deal was played is told of them."""
        return self.laptop is None or self.laptop.front == self.seating.me

    # -- a laptop that several people share ----------------------------------------------------------------------

    def cover_due(self, now: float) -> Cover | None:
        """The cover that is to lie down over the table now, because it waits for a person who has not the laptop;
        otherwise None."""
        if self.laptop is None or self.session is None or not self.session.is_still:
            return None
        seen = self.session.state.seen
        seat = self.laptop.goes_to(seen, now, is_choosing=self.session.is_choosing)
        return None if seat == NOBODY else cover_for(seat, seen)

    def cover(self, seat: int, now: float) -> None:
        """Turn all hands face down, and the table to this person."""
        assert self.laptop is not None
        self.laptop.cover(seat)
        self._hand_on(now)

    def _hand_on(self, now: float) -> None:
        """Show the deal to somebody else; what was just said and seen in a face is still there."""
        before = self.session
        session = self.show(now)
        if before is not None:
            session.state.said.take_over(before.state.said, now)

    def lift(self, cover: Cover, now: float) -> None:
        """Turn this person's hand up."""
        assert self.laptop is not None
        self.laptop.lift(cover.seat, now, asked_for_word=cover.word)
        self._hand_on(now)

    def let_pass(self, seat: int, now: float) -> None:
        """Let this person's chance in a window go by, with the hand face down."""
        assert self.laptop is not None
        self.laptop.people.party(seat).chair.do(PASS)
        self.cover(seat, now)

    def show_again(self, told: str, now: float) -> tuple[Effect, ...]:
        """Show the deal anew because it stands otherwise now, and say why; what was offered in it still is."""
        offered = self.session.state.offered if self.session is not None else None
        session = self.show(now)
        session.state.offered = offered
        session.running.tell(told)
        return session.take_effects()

    def press_paper(self, at: int, now: float) -> tuple[Effect, ...]:
        """Press a button of the paper; something may be taken back by that. Gives back what is to be done outside."""
        before = self.session
        if before is None:
            return ()
        if press_paper(before.running, at):
            self.show(now).state.stage.go_back(before.state.stage, now)
        return before.take_effects()

    def deal(self, seed: Seed, cut_at: int | None, now: float, *, by_others: bool = False) -> Session:
        """Deal the cards out of this pack, cut there, or after a knock (None)."""
        self.match.deal_out(seed, cut_at)
        return self._show_dealt(now, knocked=cut_at is None, by_others=by_others)

    def _show_dealt(self, now: float, *, knocked: bool = False, by_others: bool = False) -> Session:
        if self.laptop is not None:
            self.laptop.cover(self.laptop.front)
        session = self.show(now)
        session.state.stage.deal(now, knocked=knocked, by_others=by_others)
        self.company.open_deal(session.state.said, now)
        before_the_cards(session.running, self._forgetful)
        return session

    def deal_laid(self, laid: LaidDeal, now: float) -> tuple[Effect, ...]:
        """Deal a pack that nobody cuts."""
        self.match.begin(*laid)
        return self._show_dealt(now, by_others=True).take_effects()

    def deal_cut_by_others(self, now: float) -> tuple[Effect, ...]:
        """Let one of the others throw dice where to cut, and deal the cards."""
        cutter, seed = self.cutter, self.sealed.open()
        place = cut_by_dice(seed.text, self.may_knock)
        session = self.deal(seed, place, now, by_others=True)
        tell_cut(session.running, cutter, place)
        return session.take_effects()

    def deal_cut_at(self, place: int | None, now: float) -> tuple[Effect, ...]:
        """Deal the cards after the player has cut there, or knocked (None)."""
        return self.deal(self.sealed.open(), place, now).take_effects()

    def give_up_deal(self) -> None:
        """Give up the deal that runs: it counts for the others."""
        self.match.give_up_deal()
        if self.session is not None:
            self.session.running.conductor.end_deal()
            self.session.running.take_news()
