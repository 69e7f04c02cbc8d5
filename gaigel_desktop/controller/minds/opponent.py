"""An opponent at the table: a character with a memory and dice of its own, and a mind that it may share with others."""

from __future__ import annotations

from random import Random

from gaigel_desktop.controller.match.forgetful import forgetful, forgets
from gaigel_desktop.controller.match.players import Answer, Human, Player
from gaigel_desktop.controller.match.setup import MatchSetup, characters
from gaigel_desktop.opponents.levels import Character, without_a_compiler
from gaigel_desktop.opponents.manners import accuses
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.views import View

from .mind import Mind, Question, Twin


class Opponent:
    """Asked at every moment; thinks beside the picture, and its answer is heard when the picture is quiet."""

    def __init__(self, character: Character, seed: str, mind: Mind | None = None, *, host_of: str = "") -> None:
        """By the dice of the match whose forgetful host it is, if it is one, it forgets to call now and then."""
        self._character = character if compiled() else without_a_compiler(character)
        self._dice, self._host_of = seed, host_of
        self._mind: Mind = mind or Twin()
        self._seat = 0
        self._seed = 0
        self._memory = Memory()
        self._asked: int | None = None  # the number of the question
        self._accuses: tuple[Action | None] | None = None  # whom it accuses, once that is known, until more happens

    def begin(self, seat: int, standing: Standing) -> None:
        """A new deal: nothing heard yet, and dice of its own; one that is told again has the same dice again."""
        self._seat = seat
        self._seed = dice_of_deal(self._dice, standing.deals)
        self._memory = Memory(standing)
        self._accuses = None
        self._character = in_this_deal(self._character, self._host_of, standing.deals)
        self._forget_question()

    def follow(self, event: Event) -> None:
        """Remember an event of the deal."""
        self._memory = remember(self._memory, event)
        self._accuses = None

    def ask(self, moment: int, seen: View) -> None:
        """Think about this, and no longer about what was before."""
        self._forget_question()
        self._asked = self._mind.ask(Question(moment, seen, self._seat, self._memory, self._character, self._seed))

    def answer(self) -> Answer | None:
        """What it has decided, or None while it thinks."""
        return None if self._asked is None else self._mind.answer(self._asked)

    def accuses(self, seen: View) -> Action | None:
        """Whom it accuses now, by its own count; the mind that it shares says the same, but later. It is asked in every
        frame and counts once."""
        if self._accuses is None:
            self._accuses = (accuses(seen, self._seat, self._memory, self._character, self._seed),)
        return self._accuses[0]

    def _forget_question(self) -> None:
        if self._asked is not None:
            self._mind.drop(self._asked)
        self._asked = None


def dice_of_seat(dice: str, seat: int) -> str:
    """The dice of whoever sits there, by those of the match."""
    return f"{dice} {seat}"


def dice_of_deal(dice: str, deals: int) -> int:
    """The seed of somebody's dice after so many deals of a match."""
    return Random(f"opponent {dice} {deals}").getrandbits(30)


def in_this_deal(character: Character, host_of: str, deals: int) -> Character:
    """The character after so many deals: a forgetful host may forget to call in this one."""
    return character._replace(forgets=bool(host_of) and forgets(host_of, deals))


def seated(setup: MatchSetup, seed: str, mind: Mind) -> list[Player]:
    """Everybody at this table, once the partners are known."""
    return [
        Human()
        if character is None
        else Opponent(character, dice_of_seat(seed, seat), mind, host_of=seed if host else "")
        for seat, (character, host) in enumerate(zip(characters(setup), forgetful(setup), strict=True))
    ]
