"""People: who goes on with a deal that is shown where nobody knows how it went on, and whose cards the presenter holds.

Whoever is held hears everything, as if nobody had taken the cards away, so that they can be given back at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Final

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Player
from gaigel_desktop.controller.match.practice import Practice
from gaigel_desktop.controller.match.setup import MatchSetup, characters
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Mind
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing, new_match
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.views import View

Players = Callable[[int], Player]  # whoever sits on a seat
IN_THE_OWN_CHAIR: Final = "master"  # where the player sat


def people_of(table: MatchSetup, mind: Mind, dice: str) -> Players:
    """Everybody as they sit at this table, thinking with this mind."""
    characters_there = characters(table)

    def at(seat: int) -> Player:
        return Opponent(characters_there[seat] or CHARACTERS[IN_THE_OWN_CHAIR], f"{dice} {seat}", mind)

    return at


class Holdable:
    """A player whose cards somebody else may hold: then it listens, and says nothing."""

    def __init__(self, player: Player, is_held: Callable[[], bool]) -> None:
        self._player, self._is_held = player, is_held
        self._question: tuple[int, View] | None = None
        self._thinks = False

    def begin(self, seat: int, standing: Standing) -> None:
        """A deal begins, or is told again."""
        self._question = None
        self._player.begin(seat, standing)

    def follow(self, event: Event) -> None:
        """Let the player behind it follow an event, whether it is held or not."""
        self._player.follow(event)

    def ask(self, moment: int, seen: View) -> None:
        """Whoever is held need not think, unless the cards are given back before something is done."""
        self._question, self._thinks = (moment, seen), False
        if not self._is_held():
            self._think(moment, seen)

    def _think(self, moment: int, seen: View) -> None:
        self._thinks = True
        self._player.ask(moment, seen)

    def answer(self) -> Answer | None:
        """Silence while held; else what the player says."""
        if self._question is None:
            return None
        if self._is_held():
            return Answer(self._question[0], None)
        if not self._thinks:
            self._think(*self._question)
        return self._player.answer()

    def accuses(self, seen: View) -> Action | None:
        """Nobody while held; else whom the player accuses."""
        return None if self._is_held() else self._player.accuses(seen)


class People:
    """Those at the table of a deal that is shown."""

    def __init__(self, dealt: Record, players: Players, held: Callable[[], Set[int]]) -> None:
        self._dealt, self._held = dealt._replace(actions=(), result=None), held
        self._standing = dealt.match.before if dealt.match is not None else new_match(dealt.rules)
        self._players = [self._at(seat, players) for seat in range(dealt.rules.players)]
        self._game: Game | None = None

    def _at(self, seat: int, players: Players) -> Holdable:
        return Holdable(players(seat), lambda: seat in self._held())

    def deed(self, deeds: tuple[Deed, ...], calls: bool, awaited: bool) -> Deed | None:
        """What one of them does after these deeds, where calls are heard or not; None while somebody thinks, or nobody
        does anything. Nobody calls instead of whoever is awaited."""
        game = self._after(deeds)
        if game.step(calls) or (not awaited and game.step()):
            return game.record_so_far().actions[-1]
        return None

    def stop(self) -> None:
        """Nobody thinks about it any more."""
        for seat, player in enumerate(self._players):
            player.begin(seat, self._standing)
        self._game = None

    def nobody_calls(self, deeds: tuple[Deed, ...]) -> bool:
        """All cards are played, and nobody wants to call."""
        return self._after(deeds).nobody_speaks()

    def _after(self, deeds: tuple[Deed, ...]) -> Game:
        """The game in which exactly these have been done: told again where it is another one."""
        game = self._game
        if game is None or game.record_so_far().actions != deeds:
            game = self._game = Practice(self._dealt.rules, self._players, self._dealt.dealer, Forgotten())
            game.standing = self._standing
            game.resume_deal(self._dealt._replace(actions=deeds))
        return game
