"""An opponent at the table: a character with a memory of its own, asked when the picture is quiet."""

from __future__ import annotations

from random import Random

from gaigel_desktop.opponents.choose import choose
from gaigel_desktop.opponents.levels import CHARACTERS, Character
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View

from .players import Answer


class Opponent:
    """Thinks in this process, and only when its answer is wanted: never while something moves."""

    def __init__(self, character: Character, seed: str) -> None:
        self._character = character
        self._dice = Random(f"opponent {seed}")
        self._seat = 0
        self._seed = 0
        self._memory = Memory()
        self._asked: tuple[int, View] | None = None
        self._answer: Answer | None = None

    def begin(self, seat: int, standing: Standing) -> None:
        """A new deal: nothing heard yet, new dice."""
        self._seat = seat
        self._seed = self._dice.getrandbits(30)
        self._memory = Memory(standing)
        self._asked = self._answer = None

    def follow(self, event: Event) -> None:
        """Remember what happened."""
        self._memory = remember(self._memory, event)

    def ask(self, moment: int, seen: View) -> None:
        """A question to think about later."""
        self._asked, self._answer = (moment, seen), None

    def answer(self) -> Answer | None:
        """Think, if that has not been done yet."""
        if self._answer is None and self._asked is not None:
            moment, seen = self._asked
            self._answer = Answer(moment, choose(seen, self._seat, self._memory, self._character, self._seed))
        return self._answer


def opponent(strength: str, seed: str) -> Opponent:
    """Somebody of this strength."""
    return Opponent(CHARACTERS[strength], seed)
