"""Somebody who plays a lesson as it wishes, now and then after something wrong."""

from __future__ import annotations

from typing import Final

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.rules.actions import (
    ACCUSE,
    AUS,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    QUESTION,
    RESERVE,
    SWAP,
    TAKE,
    Action,
    card_of,
    is_card,
)
from gaigel_desktop.rules.cards import KING, OBER
from gaigel_desktop.text.explain import capital, card_name

from .player import Parts, Player

MOST: Final = 250  # presses of a lesson
WRONG: Final = 0.12  # how often something else is done than what is wanted
DISS: Final = (SWAP, RESERVE, TAKE)


class Learner(Player):
    """Plays lessons."""

    def learns(self) -> None:
        """The lesson that was begun, until it can be ticked off."""
        self.program.rest()
        first = self.program.tutor
        assert first is not None, f"{self.program.name}: no lesson lies there:\n{self.seen()}"
        lesson = first.lesson
        for _ in range(MOST):
            tutor = self.program.tutor
            assert tutor is not None
            if tutor.ticked or tutor.lesson != lesson:  # a press may have led on to the next one already
                self.program.rest()
                return
            self.throws()
            self._learns_on(tutor)
            self.program.wait(0.1)
            self.program.rest()
        raise AssertionError(f"{self.program.name} does not come to its end:\n{self.seen()}")

    def _learns_on(self, tutor: Tutor) -> None:
        """One step further, or something wrong."""
        parts = Parts(self.program.tree())
        if not parts.at_table:
            self._on_page(parts)
        elif self.dice.random() < WRONG:
            self._at_table(parts, 0.5)
        elif tutor.question is not None:
            self.program.touch("question answered")
            self.letter(str(tutor.question.right + 1))
        elif tutor.choosing and tutor.told.free:
            self._at_table(parts, 0.1)
        elif tutor.choosing:
            self.program.touch("wanted done")
            self._does(tutor.told.wants[0], parts)
        else:
            self.program.touch("read")
            self.letter(" ")

    def _does(self, action: Action, parts: Parts) -> None:
        """What is wanted: a card by its name, a call by its letter and what it then asks."""
        ways = [way for way in parts.ways if way.usable]
        if any(card.chosen for card in parts.cards) and ways:
            self._leads(ways)
        elif is_card(action):
            self._plays(parts, (card_of(action),))
        elif DECLARE <= action < DECLARE_TWICE + 4:
            suit = (action - DECLARE) % 4
            self.letter("m")
            self.program.rest()
            self._plays(Parts(self.program.tree()), (suit * 6 + OBER, suit * 6 + KING))
            self.program.rest()
            if Parts(self.program.tree()).panel:
                self.letter("2" if action >= DECLARE_TWICE else "1")
        elif action in DISS:
            self._calls_and_chooses("d", DISS.index(action))
        elif action in (QUESTION, PASS):
            self.letter("q" if action == QUESTION else "s")
        elif action == AUS:
            self._calls_and_chooses("a", 0)
        elif ACCUSE <= action < ACCUSE + 2:
            self._calls_and_chooses("g", 0)
        else:
            self._calls_and_chooses(".", self.dice.randrange(max(1, len(parts.panel))))

    def _calls_and_chooses(self, letter: str, at: int) -> None:
        self.letter(letter)
        self.program.rest()
        self.letter(str(at + 1))

    def _plays(self, parts: Parts, cards: tuple[int, ...]) -> None:
        """One of these cards, whichever is there; of two equal ones the first."""
        names = [capital(card_name(card)) for card in cards]
        for place, node in enumerate(parts.cards):
            if any(name in node.name for name in names):
                self.program.key(pygame.K_1 + place, str(place + 1))
                return
