"""Twelve times: a master plays somebody's cards, each time with other dice, and it is counted how often they win.

No figure is made of it: twelve deals are dice. It only shows what was in the cards.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.arbitration import calls_heard_after
from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Player
from gaigel_desktop.controller.match.practice import Practice
from gaigel_desktop.controller.match.setup import MatchSetup, characters
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Mind
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.match import new_match
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of

TIMES: Final = 12


class Twelve:
    """The same cards again and again; it goes on as the minds answer, and keeps nobody waiting."""

    def __init__(self, record: Record, table: MatchSetup, mind: Mind, dice: str = "") -> None:
        """Dice of their own, unless they are given."""
        self._dealt = record._replace(actions=(), result=None)
        self._standing = record.match.before if record.match is not None else new_match(record.rules)
        self._table, self._mind, self._dice = table, mind, dice or new_seed()
        self._seat = next(seat for seat, character in enumerate(characters(table)) if character is None)
        self.played = self.won = 0
        self._game: Game | None = None

    @property
    def done(self) -> bool:
        """Whether that was the twelfth time."""
        return self.played == TIMES

    @property
    def share(self) -> float:
        """How much of it has been played."""
        return self.played / TIMES

    def go_on(self) -> bool:
        """The next deed, if everybody knows what to do; whether a deal has come to its end by it."""
        if self.done:
            return False
        game = self._game = self._game or self._deal()
        if game.playing:
            self._step(game)
            return False
        self.played += 1
        self.won += sides_of(game.rules)[self._seat] in game.past[-1].result.winners
        self._game = None
        return True

    def stop(self) -> None:
        """Nobody thinks about it any more."""
        for seat, player in enumerate(self._game.players if self._game is not None else ()):
            player.begin(seat, self._standing)
        self._game = None

    def _deal(self) -> Game:
        """The pack as it lay, at a table where a master sits in the player's seat."""
        game = Practice(self._dealt.rules, self._players(), self._dealt.dealer, Forgotten())
        game.standing = self._standing
        game.resume_deal(self._dealt)
        self._calls, self._heard = True, 0
        return game

    def _players(self) -> list[Player]:
        dice, master = f"{self._dice} {self.played}", CHARACTERS["master"]
        return [
            Opponent(character or master, f"{dice} {seat}", self._mind)
            for seat, character in enumerate(characters(self._table))
        ]

    def _step(self, game: Game) -> None:
        """As at the player's table, but for the clock."""
        if not game.all_decided():
            return
        if not (game.step(self._calls) or game.step()):
            game.count()
        for event in game.news(self._seat, self._heard):
            self._calls = calls_heard_after(event, self._calls)
            self._heard += 1
