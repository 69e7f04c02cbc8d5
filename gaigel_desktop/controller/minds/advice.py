"""Advice: what somebody of the highest level would do in the player's seat, thought about in the background."""

from __future__ import annotations

from gaigel_desktop.controller.match.chair import Chair
from gaigel_desktop.controller.match.players import Player
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View

from .mind import Mind
from .opponent import Opponent

Known = tuple[int, list[Event]]


class Adviser:
    """Asked by the player; knows no more than the player does."""

    def __init__(self, expert: Player) -> None:
        self._expert = expert
        self._asked: Known | None = None  # what was known when it was asked
        self._given: tuple[Known, Action | None] | None = None  # and what the last answer was to

    def ask(self, chair: Chair, standing: Standing) -> None:
        """Tell the expert the deal as it was seen from this chair, and ask; what was asked before is known."""
        if self._given is not None and self._given[0] == _known(chair):
            self._asked = self._given[0]
            return
        self._expert.begin(chair.seat, standing)
        for event in chair.news(0):
            self._expert.follow(event)
        self._asked = _known(chair)
        self._expert.ask(chair.moment, View(chair.seen.copy()))

    def answer(self, chair: Chair) -> Action | None:
        """The advice, once, if the table still stands as it did."""
        if self._asked is None:
            return None
        if self._asked != _known(chair):  # the moment alone is not enough: a deed may have been taken back
            self._asked = None
            return None
        known, given = self._asked, self._given
        if given is None or given[0] != known:
            answer = self._expert.answer()
            if answer is None:
                return None
            given = self._given = known, answer.action
        self._asked = None
        return given[1]


def _known(chair: Chair) -> Known:
    """The own hand, and all that has happened: another deal, or another card after one was taken back, differ in it."""
    return chair.seen.hands[chair.seat], chair.news(0)


def adviser(mind: Mind) -> Adviser:
    """Somebody of the highest level, who thinks with the mind of the others."""
    return Adviser(Opponent(CHARACTERS["master"], "advice", mind))
