"""Knowing: a deal that is over, deed by deed, with the eyes of one who sat there: what could be known, and what not."""

from __future__ import annotations

from collections.abc import Iterator

from gaigel_desktop.controller.trust.changed import AS_IT_LAY, Pack
from gaigel_desktop.controller.trust.inquiry import Inquiry
from gaigel_desktop.controller.trust.vantage import Vantage
from gaigel_desktop.scenes.parts.seating import Seating

from .laid import Shading
from .told import head, knowledge_told, of_seat


class Knowing:
    """One deed of the deal, and whose eyes it is seen with."""

    name = "knew"
    pack: Pack = AS_IT_LAY
    waits = False

    def __init__(self, inquiry: Inquiry, seating: Seating, at: int) -> None:
        self._inquiry, self._seating = inquiry, seating
        self.eyes = inquiry.deeds[at][0]
        self._note = ""
        self._look_at(at)

    def _look_at(self, at: int) -> None:
        self.at, self._note = at, ""
        self.vantage: Vantage = self._inquiry.vantage(at)

    @property
    def marks(self) -> Shading:
        """What could not be seen lies in the shade."""
        return Shading(self.vantage.hidden_from(self.eyes))

    def words(self) -> Iterator[str]:
        """What was done, and what whoever looks could know then."""
        seat, action = self._inquiry.deeds[self.at]
        yield head(self._seating.names[seat], self.vantage.seen, action)
        if self._note:
            yield self._note
        else:
            known = self._inquiry.knowledge(self.at, self.eyes)
            yield "\n".join(knowledge_told(known, self.eyes, self._seating))  # whoever hears it hears all or nothing

    def ways(self) -> Iterator[str]:
        """On to the next deed, and to the next chair."""
        yield "who"

    def do(self, way: str) -> None:
        """One of the ways of the paper."""
        if way == "who":
            self.other()

    def press(self, place: int) -> None:
        """Why this card was known, or that it was not."""
        hidden = place in self.marks.shaded
        key = "knew_not" if hidden else f"tried_known_{self.vantage.why_known(place, self.eyes)}"
        self._note = of_seat(key, self.eyes, self._seating)

    def put_back(self) -> bool:
        """What was said of a card is put away; whether there was something."""
        there, self._note = bool(self._note), ""
        return there

    def step(self, by: int) -> None:
        """A deed on or back."""
        if 0 <= self.at + by < len(self._inquiry.deeds):
            self._look_at(self.at + by)

    def other(self) -> None:
        """With the eyes of the next one."""
        self.eyes, self._note = (self.eyes + 1) % len(self._seating.names), ""

    def go_on(self) -> bool:
        """Nobody thinks here."""
        return False

    def leave(self) -> None:
        """There is nothing to be put away."""
