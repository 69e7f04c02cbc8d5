"""Peeking: opponents that cheat: handed the whole deal, as no view ever holds it, they look at one thing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.controller.trust import changed
from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.views import View

Peek = Callable[[Deal, int], object]


def at_a_hand(deal: Deal, seat: int) -> object:
    """The neighbour holds his cards low."""
    return cards(deal.hands[(seat + 1) % deal.players])


def at_the_talon(deal: Deal, seat: int) -> object:
    """In which order the next cards come."""
    return deal.talon[deal.drawn : deal.drawn + deal.players]


def at_the_partner(deal: Deal, seat: int) -> object:
    """Whoever plays on the same side, or sits opposite."""
    return cards(deal.hands[(seat + deal.players // 2) % deal.players])


def at_what_lies_face_down(deal: Deal, seat: int) -> object:
    """A card of the trick that nobody has turned yet."""
    return tuple(deal.trick)


PEEKS: Final[tuple[Peek, ...]] = (at_a_hand, at_the_talon, at_the_partner)


class Peeking(Twin):
    """Plays whatever it makes of what it peeked at; without that always the same."""

    def __init__(self, peek: Peek) -> None:
        super().__init__()
        self._peek = peek
        self._peeked: dict[int, object] = {}

    def ask(self, question: Question) -> int:
        """One look is enough."""
        number = super().ask(question)
        self._peeked[number] = self._peek(question.seen, question.seat)
        return number

    def answer(self, number: int) -> Answer | None:
        """The seen cards decide, one way or the other."""
        return Answer(0, hash(self._peeked[number]) % 24)


def given_all_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hole that a cheating program would have: a view is the deal itself, and nothing is kept from anybody."""
    monkeypatch.setattr(changed, "view", lambda deal, seat: View(deal.copy()))
    monkeypatch.setattr(changed, "redact", lambda event, seat: event)
