"""Players: everybody at the table answers the same question, given a view: an action, nothing, or nothing yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.actions import Action, is_accusation
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View


class Answer(NamedTuple):
    """What a player says to a moment of the deal; None is silence."""

    moment: int
    action: Action | None
    thought: Thought | None = None  # all that was found, if that was asked for


class Player(Protocol):
    """Somebody who sits at the table."""

    def begin(self, seat: int, standing: Standing) -> None:
        """A new deal; the player sits here, and the match stands so."""

    def follow(self, event: Event) -> None:
        """Something happened, as this seat may see it."""

    def ask(self, moment: int, seen: View) -> None:
        """The table waits at this moment; think about it."""

    def answer(self) -> Answer | None:
        """The answer to the moment asked last, or None while still thinking."""

    def accuses(self, seen: View) -> Action | None:
        """Whom the player accuses at this moment: that is known with what has happened, and needs no thought."""


class Human:
    """Whoever sits before the screen: offers actions when it pleases, and is never silent by itself."""

    def begin(self, seat: int, standing: Standing) -> None:
        """People need not be told where they sit."""

    def follow(self, event: Event) -> None:
        """The picture follows, not this."""

    def ask(self, moment: int, seen: View) -> None:
        """People see for themselves that it is their turn."""

    def answer(self) -> Answer | None:
        """People act by `Game.offer`."""
        return None

    def accuses(self, seen: View) -> Action | None:
        """People say so themselves."""
        return None


Choice = Callable[[View, int], Action | None]


class Thinker:
    """A player who decides at once, by a function from view and seat: for tests, commands and simple opponents."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice
        self._seat = 0
        self._answer: Answer | None = None

    def begin(self, seat: int, standing: Standing) -> None:
        """Remember the seat: the choice is made from there."""
        self._seat = seat

    def follow(self, event: Event) -> None:
        """The view is enough."""

    def ask(self, moment: int, seen: View) -> None:
        """Decide at once, and keep the answer until it is heard."""
        self._answer = Answer(moment, self._choice(seen, self._seat))

    def answer(self) -> Answer | None:
        """What was decided at the moment asked last."""
        return self._answer

    def accuses(self, seen: View) -> Action | None:
        """The accusation that was decided at the moment asked last, if it was one."""
        action = None if self._answer is None else self._answer.action
        return action if action is not None and is_accusation(action) else None
