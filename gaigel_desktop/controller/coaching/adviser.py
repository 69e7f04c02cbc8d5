"""The adviser: what a master sees in the player's seat, thought about beside the picture, and then compared once more.

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
from gaigel_desktop.rules.actions import DECLARE, SWAP, TAKE, Action
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View

from .comparing import looks_at, pooled, to_compare
from .costly_card import doubt
from .hint import Hint, hint, light
from .reasons import HAND, OWN_POINTS, ROYALS, THEIR_POINTS, TRICK, TURNED

DICE: Final = 16

Known = tuple[int, list[Event]]


class Adviser:
    """Asked about one position after the other."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._asked: int | None = None  # the number of the question
        self._known: Known | None = None  # what was known when it was asked
        self._thought: Thought | None = None  # before what is to be told was compared once more,
        self._guests: Course = ()  # and what most people would do
        self._found: Hint | None = None

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
        self._think(HINT_LOOKS, DICE)

    def hint(self, chair: Chair) -> Hint | None:
        """What has been found, if the table still stands as it did."""
        if self._known is None or self._known != _known(chair):  # a deed may have been taken back, too
            self._forget()
            return None
        answer = self._mind.answer(self._asked) if self._asked is not None else None
        if answer is not None and answer.thought is not None:
            self._hear(answer.thought)
        return self._found

    def doubt(self, chair: Chair, card: Action) -> str:
        """In short why the player had better not play this card, as far as that is known by now; empty where it is good
        enough, or nobody knows yet."""
        self.hint(chair)
        return doubt(self._thought, *self._position, card) if self._thought is not None else ""

    def _hear(self, thought: Thought) -> None:
        """First of all ways, then of those that are to be compared."""
        self._asked = None
        seen, seat, memory = self._position
        if self._thought is not None:
            self._found = hint(pooled(self._thought, thought), seen, seat, memory, self._guests)
            return
        self._thought, self._guests = thought, guests(thought, seen, seat, memory)
        compared = to_compare(thought, seen, seat, self._guests)
        if compared:
            self._think(looks_at(compared), DICE + 1)
        else:
            self._found = hint(thought, seen, seat, memory, self._guests)

    def _think(self, looks: Looks, dice: int) -> None:
        seen, seat, memory = self._position
        self._asked = self._mind.ask(Question(self._moment, seen, seat, memory, MASTER, dice, looks))

    def _forget(self) -> None:
        if self._asked is not None:
            self._mind.drop(self._asked)
        self._asked = self._known = self._thought = self._found = None


def at_first_sight(seen: View, seat: int) -> Hint:
    """Where everybody would look, before anything is thought over."""
    look, what = _first_question(seen, seat)
    return Hint(look, light(what, seen, seat, NONE), (), None, "", ())


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


def guests(thought: Thought, seen: View, seat: int, memory: Memory) -> Course:
    """What most people would do here, as one of the ways that were thought about."""
    place = thought.best_with(guests_way(seen, seat, memory, DICE))
    return thought.ways[place].course if place is not None else ()


def _known(chair: Chair) -> Known:
    """The own hand, and all that has happened: another deal, or another card after one was taken back, differ in it."""
    return chair.seen.hands[chair.seat], chair.news(0)
