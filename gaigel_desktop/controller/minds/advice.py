"""Advice: what somebody of the highest level would do in the player's seat, thought about in the background."""

from __future__ import annotations

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Player
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .mind import Mind
from .opponent import Opponent


class Adviser:
    """Asked by the player; knows no more than the player does."""

    def __init__(self, expert: Player) -> None:
        self._expert = expert
        self._asked: Record | None = None  # the deal as it stood when it was asked about

    def ask(self, game: Game, seat: int) -> None:
        """Tell the expert the deal as this seat has seen it, and ask."""
        self._expert.begin(seat, game.standing)
        for event in game.news(seat, 0):
            self._expert.follow(event)
        self._asked = game.record_so_far()
        self._expert.ask(game.moment, View(game.seen_by(seat).copy()))

    def answer(self, game: Game) -> Action | None:
        """The advice, once, if the table still stands as it did."""
        if self._asked is None:
            return None
        if self._asked != game.record_so_far():  # the moment alone is not enough: a deed may have been taken back
            self._asked = None
            return None
        answer = self._expert.answer()
        if answer is None:
            return None
        self._asked = None
        return answer.action


def adviser(mind: Mind) -> Adviser:
    """Somebody of the highest level, who thinks with the mind of the others."""
    return Adviser(Opponent(CHARACTERS["master"], "advice", mind))
