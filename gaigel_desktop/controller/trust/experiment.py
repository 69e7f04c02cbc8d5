"""The experiment: cards that somebody cannot see are exchanged, and whoever played there is asked once more, the whole
way from the pack to the card."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Mind, Question, ThinkingFailed
from gaigel_desktop.opponents.considered import Looks
from gaigel_desktop.rules.record import Record

from .changed import AS_IT_LAY, changed, swapped, told_to
from .vantage import Vantage
from .witnesses import Witness

AS_THEY_DECIDE: Final = Looks(courtesies=True)  # and all that was found besides


class Outcome(NamedTuple):
    """What was answered with the cards as they lay, and with those that were changed."""

    before: Answer
    now: Answer

    @property
    def same_deed(self) -> bool:
        """Whether the same is done."""
        return self.before.action == self.now.action

    @property
    def same(self) -> bool:
        """Whether it is done for the same reasons, to the last figure."""
        return self.same_deed and self.before.thought == self.now.thought

    @property
    def cut(self) -> bool:
        """Whether this computer was too slow for one of the answers, so that nothing follows from them."""
        return self.before.cut or self.now.cut


class Experiment:
    """One deed of somebody, and the pack as whoever doubts has changed it."""

    def __init__(self, record: Record, at: int, witness: Witness, vantage: Vantage) -> None:
        self._record, self.at, self._witness = record, at, witness
        self.seat, self.action = record.actions[at]
        self.vantage = vantage
        self.hidden = vantage.hidden_from(self.seat)
        self.pack = AS_IT_LAY

    @property
    def moved(self) -> frozenset[int]:
        """The places where another card lies now."""
        return frozenset(place for place, card in enumerate(self.pack) if place != card)

    def swap(self, one: int, other: int) -> None:
        """Two cards that it cannot see change their places."""
        assert {one, other} <= self.hidden
        self.pack = swapped(self.pack, one, other)

    def mix(self, dice: Random) -> None:
        """All that it cannot see, in any order."""
        places = sorted(self.hidden)
        there = [self.pack[place] for place in places]
        dice.shuffle(there)
        pack = list(self.pack)
        for place, card in zip(places, there, strict=True):
            pack[place] = card
        self.pack = tuple(pack)

    def restore(self) -> None:
        """As it lay."""
        self.pack = AS_IT_LAY

    # -- asking --------------------------------------------------------------------------------------------------

    def question(self, changes: bool) -> Question:
        """What the seat is asked, with the cards as they lay or as they lie now."""
        record = changed(self._record, self.pack, self.vantage.laid) if changes else self._record
        standpoint = told_to(record, self.at, self.seat)
        character, seed = self._witness
        return Question(self.at, standpoint.seen, self.seat, standpoint.memory, character, seed, AS_THEY_DECIDE)


class Examination:
    """Both questions, thought about beside the picture."""

    def __init__(self, experiment: Experiment, mind: Mind) -> None:
        self._mind = mind
        self._numbers = [mind.ask(experiment.question(changes)) for changes in (False, True)]
        self._answers: list[Answer] = []
        self.failed = False
        self.outcome: Outcome | None = None

    def go_on(self) -> bool:
        """Hear what has been found; whether it is all there now."""
        try:
            while len(self._answers) < len(self._numbers):
                answer = self._mind.answer(self._numbers[len(self._answers)])
                if answer is None:
                    return False
                self._answers.append(answer)
        except ThinkingFailed:
            self.drop()
            self.failed = True
            return True
        self.outcome = Outcome(*self._answers)
        return True

    def drop(self) -> None:
        """Nobody wants to know any more."""
        for number in self._numbers[len(self._answers) :]:
            self._mind.drop(number)
