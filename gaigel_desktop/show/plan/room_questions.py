"""What would you play? Two or three cards that are worth asking a room about, and what comes of each in this deal.

Nothing is weighed here over many deals: each card is played on with the cards as they lie, until the trick is taken. It
goes on as the story has it, or as it went; where nobody knows how, by those who play by the simplest rules. What comes
of it is what came of it in this deal, and no more is said of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.lessons.story import Choice, Stop
from gaigel_desktop.opponents.duties import blameless
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.thumb import judge, takes
from gaigel_desktop.rules.actions import DISSLE, Action, card_of, is_card
from gaigel_desktop.rules.cards import RANK, SUIT
from gaigel_desktop.rules.deal import NOBODY, OPENING, Deal
from gaigel_desktop.rules.events import Ended, Event, TrickTaken
from gaigel_desktop.rules.judge import next_to_act, why_not
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.taking import Taking, taken_last
from gaigel_desktop.rules.views import View, fold, view

from .course import Course

FEWEST: Final = 2
MOST: Final = 3  # a room can keep in mind, and hands can be counted for
LONGEST: Final = 60  # steps until a trick is taken
ENDS: Final = TrickTaken | Ended


class Poll(NamedTuple):
    """What a room may vote on: at which step, whose card it is, and between what."""

    at: int
    seat: int
    choices: tuple[Choice, ...]


class Tried(NamedTuple):
    """One of the choices, played on until the trick was taken."""

    choice: Choice
    seat: int
    steps: tuple[Step, ...]  # the first is how it stood before

    @property
    def seen(self) -> View:
        """How it stands then."""
        return self.steps[-1].seen

    @property
    def taking(self) -> Taking | None:
        """Who took the trick, and what lay in it; None where the deal was over before."""
        taken = any(isinstance(step.event, TrickTaken) for step in self.steps[1:])
        return taken_last(self.seen) if taken else None

    @property
    def ours(self) -> bool:
        """Whether the side of whoever chose has taken it."""
        return self.taking is not None and self._side == self.seen.law.side[self.taking.seat]

    @property
    def won(self) -> bool | None:
        """Whether the deal is won by it, or lost; None where it goes on."""
        result = self.seen.result
        return None if result is None else self._side in result.winners

    @property
    def gain(self) -> int:
        """By how many points the own side is better off against all others than before."""
        before, after = (_ahead(step.seen, self._side) for step in (self.steps[0], self.steps[-1]))
        return after - before

    @property
    def rank(self) -> tuple[int, int]:
        """The greater, the more came of it."""
        return (0 if self.won is None else 1 if self.won else -1), self.gain

    @property
    def _side(self) -> int:
        return self.seen.law.side[self.seat]


def _ahead(seen: View, side: int) -> int:
    return 2 * seen.points[side] - sum(seen.points)


# -- what is asked -----------------------------------------------------------------------------------------------


def whose_question(course: Course, at: int) -> int:
    """Who is to play one of several cards at this step; NOBODY where there is nothing to ask."""
    seen = course.steps[at].seen
    seat = NOBODY if seen.waiting or at < course.after(course.done(at)) else next_to_act(seen)
    return seat if seat != NOBODY and len(_ways(seen, seat)) >= FEWEST else NOBODY


def candidates(course: Course, at: int, seat: int) -> tuple[Choice, ...]:
    """Cards worth asking about, in the order in which they lie in the hand: a good one, the one that tempts, a harmless
    one, and among them what was played, if that is known."""
    if whose_question(course, at) != seat:
        return ()
    seen = course.steps[at].seen
    best = _ways(seen, seat)
    deed = course.deed(at)
    done = [deed[1]] if deed is not None and deed[0] == seat and is_card(deed[1]) else []
    chosen = dict[int, Action]()  # by card
    for way in (*done, best[0], _tempting(seen, best), _harmless(seen, best), *best):
        if len(chosen) < MOST:
            chosen.setdefault(card_of(way), way)
    return tuple(Choice(chosen[card]) for card in sorted(chosen, key=lambda card: _in_hand(card, seen.trump)))


def poll(course: Course, at: int, stop: Stop | None = None) -> Poll | None:
    """What the story asks here, or else what can be asked of any deal; None where there is nothing to choose."""
    deed = course.deed(at)
    if stop is not None and stop.choices and deed is not None:
        return Poll(at, deed[0], stop.choices[:MOST])
    seat = whose_question(course, at)
    return None if seat == NOBODY else Poll(at, seat, candidates(course, at, seat))


def _ways(deal: Deal, seat: int) -> list[Action]:
    """The best way to play each card that may be played, the best card first, by the rules of thumb."""
    seen = view(deal, seat)
    allowed = sorted(way for way in blameless(seen, seat) if seen.phase != OPENING or way < DISSLE * 24)
    found = dict[int, Action]()
    for _, way in sorted(zip(judge(seen, seat, allowed), allowed, strict=True), reverse=True):
        found.setdefault(card_of(way), way)
    return list(found.values())


def _tempting(seen: Deal, ways: list[Action]) -> Action:
    """What catches the eye: it takes the trick as it lies, and counts most."""
    return max(ways, key=lambda way: (takes(seen, card_of(way)), seen.law.card_points[card_of(way)]))


def _harmless(seen: Deal, ways: list[Action]) -> Action:
    """What costs least: no trump, and small."""
    return min(ways, key=lambda way: (SUIT[card_of(way)] == seen.trump, RANK[card_of(way)]))


def _in_hand(card: int, trump: int) -> tuple[bool, int, int]:
    """Trumps lie first, high cards to the left."""
    return SUIT[card] != trump, SUIT[card], -card


# -- what comes of it --------------------------------------------------------------------------------------------


def tried(course: Course, at: int, seat: int, choices: Iterable[Choice]) -> tuple[Tried, ...]:
    """Each of them, as far as the rules allow it, played on in this deal until the trick is taken."""
    seen = course.steps[at].seen
    allowed = (choice for choice in choices if why_not(seen, seat, choice.action) is None)
    return tuple(Tried(choice, seat, tuple(_played(course, at, seat, choice))) for choice in allowed)


def _played(course: Course, at: int, seat: int, choice: Choice) -> list[Step]:
    """How it stood before, and what happens until the trick is taken or the deal is over; as far as the story goes
    where it tells more."""
    before = course.steps[at]
    deal, steps = before.seen.copy(), [before]
    ahead = deque(_known(course, at, seat, choice))
    while len(steps) < LONGEST:
        deed = ahead.popleft() if ahead else _next(deal)
        if deed is None:
            break
        if why_not(deal, *deed) is not None:
            ahead.clear()  # that was written for other cards
            continue
        steps += _steps_of(deal, deed, steps[-1].seen)
        if _is_over(steps) and not (ahead and choice.then):
            break
    return _without_what_follows(steps)


def _known(course: Course, at: int, seat: int, choice: Choice) -> tuple[Deed, ...]:
    """The choice, and what is known of how it goes on: in the story, or as it went."""
    deed = seat, choice.action
    if choice.then or course.deed(at) != deed:
        return deed, *choice.then
    return course.record(course.last).actions[course.done(at) :]


def _next(deal: Deal) -> Deed | None:
    """What whoever is to act does by the simplest rules, who sees no other hand."""
    seat = next_to_act(deal)
    action = None if seat == NOBODY else greedy(view(deal, seat), seat)
    return None if action is None else (seat, action)


def _steps_of(deal: Deal, deed: Deed, seen: View) -> Iterator[Step]:
    """What happens by a deed; the deal goes on by it."""
    told = list[Event]()
    apply(deal, *deed, told)
    for event in told:
        seen = View(seen.copy())
        fold(seen, event)
        yield Step(event, seen)


def _is_over(steps: list[Step]) -> bool:
    return any(isinstance(step.event, ENDS) for step in steps[1:])


def _without_what_follows(steps: list[Step]) -> list[Step]:
    """Up to where the last trick was taken, or the deal was over: nobody need see the drawing."""
    ends = [at for at, step in enumerate(steps) if at and isinstance(step.event, ENDS)]
    return steps[: ends[-1] + 1] if ends else steps
