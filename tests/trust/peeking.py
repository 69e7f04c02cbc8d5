"""Peeking: opponents that cheat: handed the whole deal, as no view ever holds it, they look at one thing of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import Deal

from .deciding import Answer, Chair, Thinker
from .told_again import Standpoint

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


def peeking(peek: Peek) -> Thinker:
    """Somebody who plays whatever comes of what was peeked at; without that always the same."""

    def decide(there: Standpoint, chair: Chair) -> Answer:
        return Answer(hash(peek(there.lies, chair.seat)) % 24, ())

    return decide
