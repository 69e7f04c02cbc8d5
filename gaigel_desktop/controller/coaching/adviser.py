"""The adviser: what a master sees in the player's seat, thought about beside the picture, soon and then for longer.

It knows what the player knows and no more: the view, and all that has happened as it was seen from that chair.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.chair import Chair
from gaigel_desktop.controller.minds.mind import Mind, Question
from gaigel_desktop.opponents.considered import HINT_LOOKS, MASTER, Looks
from gaigel_desktop.opponents.facts import NONE
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.opponents.weighing import guests_way
from gaigel_desktop.rules.actions import DECLARE, SWAP, TAKE
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View

from .hint import Hint, again, hint, light
from .reasons import HAND, OWN_POINTS, ROYALS, THEIR_POINTS, TRICK, TURNED

SOON: Final = Looks(tries=300)  # nobody is kept waiting longer than a moment
LOOKS: Final = (SOON, HINT_LOOKS)  # one after the other
DICE: Final = 16

Known = tuple[int, list[Event]]


class Adviser:
    """Asked about one position after the other."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._asked: int | None = None  # the number of the question
        self._known: Known | None = None  # what was known when it was asked
        self._found: Hint | None = None
        self._rounds = 0

    @property
    def thinks(self) -> bool:
        """Whether more is to come."""
        return self._asked is not None

    def ask(self, chair: Chair, standing: Standing) -> None:
        """Think about the deal as it is seen from this chair; what was asked before is known."""
        if self._known == _known(chair):
            return
        self._forget()
        self._known = _known(chair)
        memory = Memory(standing)
        for event in chair.news(0):
            memory = remember(memory, event)
        self._position = View(chair.seen.copy()), chair.seat, memory
        self._moment = chair.moment
        self._go_on()

    def hint(self, chair: Chair) -> Hint | None:
        """What has been found so far, if the table still stands as it did."""
        if self._known is None or self._known != _known(chair):  # a deed may have been taken back, too
            self._forget()
            return None
        answer = self._mind.answer(self._asked) if self._asked is not None else None
        if answer is not None and answer.thought is not None:
            self._hear(answer.thought)
        return self._found

    def _hear(self, thought: Thought) -> None:
        """Whoever has heard one hint already is told of another only if the first was wrong."""
        seen, seat, memory = self._position
        found = hint(thought, seen, seat, memory, _guests(thought, self._position))
        self._found = found if self._found is None else again(self._found, found, thought)
        self._asked = None
        self._go_on()

    def _go_on(self) -> None:
        """Think about it, or think again with more patience."""
        if self._rounds < len(LOOKS):
            looks, self._rounds = LOOKS[self._rounds], self._rounds + 1
            seen, seat, memory = self._position
            dice = DICE + self._rounds
            self._asked = self._mind.ask(Question(self._moment, seen, seat, memory, MASTER, dice, looks))

    def _forget(self) -> None:
        if self._asked is not None:
            self._mind.drop(self._asked)
        self._asked, self._known, self._found, self._rounds = None, None, None, 0


def at_first_sight(seen: View, seat: int) -> Hint:
    """Where everybody would look, before anything is thought over."""
    look, what = _first_question(seen, seat)
    return Hint(look, light(what, seen, seat, NONE), (), None, False, "", ())


def _first_question(seen: View, seat: int) -> tuple[str, str]:
    """What may be called or declared comes before the cards."""
    mine = seen.law.side[seat]
    if seen.claimer >= 0 or seen.over & ~(1 << mine):
        return "their_points", THEIR_POINTS
    if seen.points[mine] >= OUT:
        return "own_points", OWN_POINTS
    if any(why_not(seen, seat, DECLARE + suit) is None for suit in range(4)):
        return "pair", ROYALS
    if any(why_not(seen, seat, word) is None for word in (SWAP, TAKE)):
        return "turned", TURNED
    if seen.trick:
        return "hidden" if seen.face_down else "whose", TRICK
    return "out", HAND


def _guests(thought: Thought, position: tuple[View, int, Memory]) -> Course:
    """What most people would do here, as one of the ways that were thought about."""
    place = thought.best_with(guests_way(*position, DICE))
    return thought.ways[place].course if place is not None else ()


def _known(chair: Chair) -> Known:
    """The own hand, and all that has happened: another deal, or another card after one was taken back, differ in it."""
    return chair.seen.hands[chair.seat], chair.news(0)
