"""Presented: a show as somebody leads through it: where it stands, whose hand is talked about, who is held."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from gaigel_desktop.lessons.programme import TWELVE_MINUTES, programmes
from gaigel_desktop.lessons.story import Stop, Story
from gaigel_desktop.rules.actions import DIVE, PASS, Action, card_of, is_card, opening
from gaigel_desktop.rules.deal import NOBODY, OPENING

from .course import Course
from .show import Piece, Show, opened
from .stations import ASKED, CLOSING, DEAL, PAPERS, TITLE, Station, waiting_places, way_of
from .who_plays_on import Players

UNSEEN_AT_ONCE: Final = 16  # things of which nothing is seen happen one after the other, but not for ever


def twelve_minutes() -> Show:
    """The programme of the house."""
    return opened(next(each for each in programmes() if each.name == TWELVE_MINUTES), None, Path())


class Presented:
    """A show at one of its places."""

    def __init__(self, show: Show, players: Callable[[Piece], Players | None]) -> None:
        self.show, self._players = show, players
        self._courses: dict[int, Course] = {}  # that of the piece that is seen, and those that were played in
        self._left: dict[int, int] = {}  # at which step each of those was left for a branch
        self.lit = NOBODY
        self.place = Station(0)
        self.begin(0)

    # -- what is shown -------------------------------------------------------------------------------------------

    @property
    def piece(self) -> Piece:
        """What is shown now."""
        return self.show.pieces[self.place.piece]

    @property
    def story(self) -> Story:
        """The story of it."""
        return self.piece.story

    @property
    def course(self) -> Course:
        """The course of the deal that is shown now."""
        return self._courses[self.place.piece]

    @property
    def stop(self) -> Stop | None:
        """The question that is asked, or answered."""
        return self.story.stops[self.place.stop] if self.place.stop >= 0 else None

    @property
    def untold(self) -> bool:
        """Whether the room is to find out who takes the trick that lies there, and has not been told yet."""
        way, place = self.way(), self.place
        here = [each for each in way if each.at == place.at and each.up == ASKED and self.story.stops[each.stop].lies]
        return place.up in (DEAL, ASKED) and bool(here)

    @property
    def is_last(self) -> bool:
        """Whether nothing follows this piece."""
        return self.place.piece == len(self.show.pieces) - 1

    def way(self) -> list[Station]:
        """The places of this piece, after the last one with the card that ends the show."""
        number = self.place.piece
        places = way_of(number, self.story, self.course, self._left.get(number))
        return [*places, Station(number, CLOSING, places[-1].at)] if self.is_last else places

    @property
    def waits(self) -> bool:
        """Whether a show that is led trick by trick waits for a key here, or for a card of the presenter."""
        return self.awaited != NOBODY or self.place in waiting_places(self.way(), self.course)

    @property
    def told(self) -> bool:
        """Whether nothing comes in this piece any more for which it would wait, but a card that ends the show."""
        way = self.way()
        later = way[way.index(self.place) + 1 :]
        waits = [place for place in waiting_places(way, self.course) if place in later]
        return not self.unfinished and all(place.up == CLOSING for place in waits)

    def begin(self, number: int) -> None:
        """Another piece: what was not played in is told anew when one comes back."""
        self.rest()
        kept = {at: course for at, course in self._courses.items() if course.branched or course.held}
        self._courses = kept
        if number not in kept:
            piece = self.show.pieces[number]
            self._courses[number] = Course(piece.story.record, piece.story.begins, self._players(piece))
        self.place = Station(number)
        self.place = self.way()[0]
        self.lit = self.story.seat

    def rest(self) -> None:
        """Nobody thinks any more about what is not seen."""
        for course in self._courses.values():
            course.stop()

    # -- on and back ---------------------------------------------------------------------------------------------

    def on(self) -> bool:
        """To what comes next; False where nothing does: at the end, or because somebody is to do something first."""
        if self._goes_on():
            self._grow()
        way = self.way()
        following = way[way.index(self.place) + 1 :]
        if following and not (following[0].up == CLOSING and self.unfinished):
            self.place = following[0]
        elif self.is_last or self.unfinished:
            return False
        else:
            self.begin(self.place.piece + 1)
        return True

    def back(self) -> bool:
        """To what was before; False at the very beginning."""
        way = self.way()
        at = way.index(self.place)
        if at > 0:
            self.place = way[at - 1]
        elif self.place.piece > 0:
            self.begin(self.place.piece - 1)
            self.place = self.way()[-1]
        return at > 0 or self.place.up != TITLE

    def back_to_wait(self) -> None:
        """To where a show that is led trick by trick waited before."""
        while self.back() and not self.waits:
            pass

    def first(self) -> None:
        """To the card with the title of this piece."""
        self.place = self.way()[0]

    def last(self) -> None:
        """To the last step of this piece."""
        self.place = [place for place in self.way() if place.up != CLOSING][-1]

    def next_piece(self) -> None:
        """To the title of the next piece; after the last one to the card that ends the show."""
        if self.is_last:
            self.place = self.way()[-1]
        else:
            self.begin(self.place.piece + 1)

    def previous_piece(self) -> None:
        """To the title of this piece, and from there to the one before."""
        if self.place.up == TITLE and self.place.piece > 0:
            self.begin(self.place.piece - 1)
        else:
            self.first()

    # -- a deal that goes on -------------------------------------------------------------------------------------

    @property
    def unfinished(self) -> bool:
        """Whether the deal is played on here where nobody knows how it goes on: somebody holds a seat, or left it."""
        course = self.course
        return self.place.up not in PAPERS and self._is_played() and not course.over(course.last)

    def _is_played(self) -> bool:
        return bool(self.course.held) or self.course.branched or self.piece.table is not None

    @property
    def awaited(self) -> int:
        """The held seat that is to act now, or NOBODY."""
        return self.course.awaited(self.moment) if self.place.up not in PAPERS else NOBODY

    @property
    def turn(self) -> int:
        """Who is to act now, whoever holds that seat, or NOBODY."""
        return self.course.turn(self.moment)

    def _goes_on(self) -> bool:
        """Whether nothing more is known, and the deal is not over."""
        way = [place for place in self.way() if place.up != CLOSING]
        return way[-1] == self.place and self.unfinished

    def _grow(self) -> None:
        """Whoever is to act does something, until something of it is seen."""
        known = len(self.way())
        for _ in range(UNSEEN_AT_ONCE):
            if not self.course.go_on(self.course.last) or len(self.way()) > known:
                return

    @property
    def moment(self) -> int:
        """The last step before something else is seen."""
        later = [place.at for place in self.way() if place.at > self.place.at]
        return later[0] - 1 if later else self.course.last

    # -- whose hand ----------------------------------------------------------------------------------------------

    def seat_numbered(self, number: int) -> int:
        """A seat by its number, from the one below on in the order of play; 0 is nobody, and so is who is not there."""
        players = int(self.story.record.rules.players)
        return (self.story.seat + number - 1) % players if 1 <= number <= players else NOBODY

    def light(self, seat: int) -> None:
        """The hand of this seat is talked about, or nobody's."""
        self.lit = seat

    def hold(self) -> bool:
        """Play the cards of whose hand is talked about, or give them back; whether they are held now."""
        if self.lit == NOBODY:
            return False
        if self.lit in self.course.held:
            self.course.give_back(self.lit)
        else:
            self.course.hold(self.lit)
        return self.lit in self.course.held

    # -- the presenter's cards -----------------------------------------------------------------------------------

    def play(self, seat: int, card: int) -> str:
        """The held seat plays this card; why not, if it may not."""
        self._let_windows_go(seat)
        at = self.moment
        ways = [action for action in self.course.legal(at, seat) if is_card(action) and card_of(action) == card]
        if not ways or self.course.awaited(at) != seat:
            asked = opening(DIVE, card) if self.course.steps[at].seen.phase == OPENING else Action(card)
            return self.course.why_not(at, seat, asked) or "not_your_turn"
        self._do(at, seat, ways)
        return ""

    def _do(self, at: int, seat: int, ways: Sequence[Action]) -> None:
        """What the line does too, if that is one of the ways; else the first of them."""
        known = self.course.deed(at)
        action = known[1] if known is not None and known[1] in ways else ways[0]
        if not self.course.play(at, seat, action) and self.course.branched:
            number = self.place.piece
            self._left[number] = min(at, self._left.get(number, at))
        self._follow(at)

    def _let_windows_go(self, seat: int) -> None:
        """Whoever plays a card declares nothing before."""
        at = self.moment
        if self.course.awaited(at) == seat and PASS in self.course.legal(at, seat):
            self._do(at, seat, (PASS,))

    def _follow(self, at: int) -> None:
        """To what is seen first after this step."""
        later = [place for place in self.way() if place.at > at and place.up == DEAL]
        if later:
            self.place = later[0]

    def as_it_was(self) -> None:
        """Back to how it went, where that was left."""
        if self.course.branched:
            step = self.course.as_it_was()
            self._left.pop(self.place.piece, None)
            known = [place for place in self.way() if place.up == DEAL]
            self.place = [known[0], *(place for place in known if place.at <= step)][-1]
