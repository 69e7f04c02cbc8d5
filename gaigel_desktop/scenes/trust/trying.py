"""Trying: cards that an opponent could not see are exchanged, and then it is asked again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING

from gaigel_desktop.controller.match.dealer import new_seed
from gaigel_desktop.controller.trust.changed import Pack
from gaigel_desktop.controller.trust.experiment import Examination, Outcome
from gaigel_desktop.controller.trust.inquiry import Inquiry
from gaigel_desktop.controller.trust.vantage import Vantage
from gaigel_desktop.text.speech import say

from .laid import Shading
from .told import head, outcome_told, then_told

if TYPE_CHECKING:
    from gaigel_desktop.controller.minds.mind import Mind


class Trying:
    """One decision of an opponent; what was changed in it, and what came of that."""

    name = "change"

    def __init__(self, inquiry: Inquiry, names: Sequence[str], mind: Mind, at: int) -> None:
        self._inquiry, self._names, self._mind = inquiry, names, mind
        self._dice = Random(new_seed())
        self._examination: Examination | None = None
        self._answers = 0
        self._look_at(at)

    def _look_at(self, at: int) -> None:
        self.leave()
        self._experiment = self._inquiry.experiment(at)
        self._anew()

    def _anew(self) -> None:
        """What was answered was about other cards."""
        self.leave()
        self._picked: int | None = None
        self._note = ""
        self._outcome: Outcome | None = None

    # -- what is seen --------------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """Before which deed the deal stands."""
        return self._experiment.at

    @property
    def vantage(self) -> Vantage:
        """What whoever doubts sees of it."""
        return self._experiment.vantage

    @property
    def pack(self) -> Pack:
        """The cards as they lie now."""
        return self._experiment.pack

    @property
    def eyes(self) -> int:
        """Who is asked."""
        return self._experiment.seat

    @property
    def marks(self) -> Shading:
        """What the asked one could not see lies in the shade."""
        return Shading(self._experiment.hidden, self._experiment.moved, self._picked)

    def words(self) -> Iterator[str]:
        """Who did what, and what can be done now; or what came of it first of all."""
        experiment, seen, name = self._experiment, self.vantage.seen, self._names[self.eyes]
        decided = head(name, seen, None if self._inquiry.hides(self.at) else experiment.action)
        if self._outcome is None:
            yield from (decided, self._note or self._what_now(name))
            return
        result, *reasons = outcome_told(self._outcome, name, seen if self._inquiry.over else None)
        yield from (result, decided, *reasons)
        yield then_told(self._outcome, experiment.action, self._inquiry, once=self._answers > 1)

    def _what_now(self, name: str) -> str:
        if self._examination is not None:
            return say("tried_thinks", {"name": name})
        if self._picked is not None:
            return say("tried_other")
        moved = self._experiment.moved
        if moved:
            return say("tried_moved", {"count": len(moved), "name": name})
        return say("tried_shade" if len(self._experiment.hidden) > 1 else "tried_nothing", {"name": name})

    def ways(self) -> Iterator[str]:
        """What can be pressed on the paper: always the same, so that it stays where it is."""
        yield from ("ask", "mix", "restore")

    # -- what is done --------------------------------------------------------------------------------------------

    def do(self, way: str) -> None:
        """One of the ways of the paper."""
        if way not in self.ways():
            return
        self._anew()
        if way == "ask":
            self._examination = Examination(self._experiment, self._mind)
        elif way == "mix":
            self._experiment.mix(self._dice)
        else:
            self._experiment.restore()

    def press(self, place: int) -> None:
        """A card: the first of two, or the second; the same once more puts it back."""
        picked = self._picked
        self._anew()
        if place not in self._experiment.hidden:
            key = self.vantage.why_known(place, self.eyes)
            self._note, self._picked = say(f"tried_known_{key}", {"name": self._names[self.eyes]}), picked
        elif picked is None:
            self._picked = place
        elif picked != place:
            self._experiment.swap(picked, place)

    def put_back(self) -> bool:
        """A card that was picked is put back, or an answer put away; whether there was one."""
        there = self._picked is not None or self._outcome is not None or bool(self._note)
        self._anew()
        return there

    def step(self, by: int) -> None:
        """To another decision of the same opponent."""
        own = [at for at in self._inquiry.decided if self._inquiry.deeds[at][0] == self.eyes]
        place = own.index(self.at) + by
        if 0 <= place < len(own):
            self._look_at(own[place])

    def other(self) -> None:
        """To the next opponent's last decision before this one, or its first."""
        inquiry = self._inquiry
        seats = sorted({inquiry.deeds[at][0] for at in inquiry.decided})
        follows = seats[(seats.index(self.eyes) + 1) % len(seats)]
        own = [at for at in inquiry.decided if inquiry.deeds[at][0] == follows]
        self._look_at(next((at for at in reversed(own) if at <= self.at), own[0]))

    # -- thinking ------------------------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Whether somebody thinks."""
        return self._examination is not None

    def go_on(self) -> bool:
        """Whether there is something new."""
        examination = self._examination
        if examination is None or not examination.go_on():
            return False
        self._examination, self._outcome = None, examination.outcome
        self._answers += self._outcome is not None and not self._outcome.cut
        if examination.failed:
            self._note = say("tried_failed", {"name": self._names[self.eyes]})
        return True

    def leave(self) -> None:
        """Nobody wants to know any more."""
        if self._examination is not None:
            self._examination.drop()
        self._examination = None
