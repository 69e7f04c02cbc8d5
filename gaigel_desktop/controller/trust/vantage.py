"""Vantage: a moment of a deal as whoever doubts may see it: all of it when it is over, else as from the own chair."""

from __future__ import annotations

from gaigel_desktop.controller.match.retelling import Step, retold
from gaigel_desktop.rules.cards import HIDDEN, PACK_SIZE
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .changed import AS_IT_LAY, Pack
from .whereabouts import Whereabouts


class Vantage:
    """Where each card lies before a deed, and which of them are seen by whoever looks."""

    def __init__(self, record: Record, at: int, seat: int | None) -> None:
        self._where = Whereabouts(record, at)
        self.told: list[Step] = retold(record._replace(actions=record.actions[:at], result=None), seat)
        hidden = set(self._where.hidden_from(seat)) if seat is not None else set[int]()
        self._seen = frozenset(range(PACK_SIZE)) - hidden
        self.hands: tuple[tuple[int, ...], ...] = tuple(map(tuple, self._where.hands))
        self.trick = tuple(self._where.trick)
        self.talon = tuple(self._where.talon)

    @property
    def seen(self) -> View:
        """The table as it then was."""
        return self.told[-1].seen

    def face(self, place: int, pack: Pack = AS_IT_LAY) -> int:
        """What is seen of the card that lies at this place of the pack."""
        card = pack[place]
        return self._where.deck[card] if card in self._seen else HIDDEN

    def hidden_from(self, seat: int) -> frozenset[int]:
        """What a seat cannot see, by places of the pack."""
        return frozenset(self._where.hidden_from(seat))

    @property
    def laid(self) -> dict[int, int]:
        """Which card each deed put onto the table."""
        return self._where.laid

    def why_known(self, place: int, seat: int) -> str:
        """Why a seat knows the card at this place, in a word."""
        if place in self.hands[seat]:
            return "own"
        if place in (card for _, card in self.trick):
            return "laid"
        return "shown" if any(place in hand for hand in self.hands) else "turned"
