"""The course: the deal of a story as it is shown, a line of deeds that can be left for a branch, and come back to.

The line is what is known of the deal; where it ends, whoever sits at the table goes on, and it grows. Whoever plays
otherwise than it went leaves it: what follows is a branch, until somebody wants it as it was.
"""

from __future__ import annotations

from bisect import bisect_left
from contextlib import suppress
from typing import NamedTuple

from gaigel_desktop.controller.match.arbitration import calls_heard_after
from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.rules.actions import PASS, Action
from gaigel_desktop.rules.deal import LAST_CHANCE, NOBODY, OVER, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import legal_actions, next_to_act, why_not
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, Record, cut_winner_of, start
from gaigel_desktop.rules.views import View, fold

from .who_plays_on import People, Players


class Known(NamedTuple):
    """The deal as it went, while a branch is shown: its steps and deeds, and where it was left."""

    steps: list[Step]
    deeds: list[Deed]
    ends: list[int]
    left: int  # after so many deeds


class Course:
    """The deal of a story as it is shown."""

    def __init__(self, record: Record, begins: int = 0, players: Players | None = None) -> None:
        """So many deeds lie behind when it is shown first; without players nobody goes on with it."""
        self._record = record
        self._line: Known | None = None
        self.held: frozenset[int] = frozenset()
        self.steps = [Step(None, View(start(record)))]  # with all hands; what lies there after each event
        self._deeds: list[Deed] = []
        self._ends = [0]  # the step at which so many deeds are done
        self._people = People(record, players, lambda: self.held) if players is not None else None
        self._tell()
        self.first = self.after(begins)

    def _tell(self) -> None:
        """What is known of the deal, as far as it holds by the rules of today."""
        with suppress(GaigelError):
            for deed in self._record.actions:
                self._do(deed)
            if self._record.result is not None and self.steps[-1].seen.phase == PLAYED_OUT:
                self._count(cut_winner_of(self._record.result))

    # -- where it stands -----------------------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The last step that is known."""
        return len(self.steps) - 1

    def done(self, at: int) -> int:
        """How many deeds have been done at this step; one of which something is still to be seen is done."""
        return min(bisect_left(self._ends, at), len(self._deeds))

    def after(self, deeds: int) -> int:
        """The step at which so many deeds have been done, and nothing of them is still to be seen."""
        return self._ends[min(deeds, len(self._deeds))]

    def deed(self, at: int) -> Deed | None:
        """Who does what next from this step, as far as that is known."""
        deeds = self.done(at)
        return self._deeds[deeds] if deeds < len(self._deeds) else None

    def record(self, at: int) -> Record:
        """The deal as it would be written down at this step."""
        return self._record._replace(actions=tuple(self._deeds[: self.done(at)]), result=self._deal(at).result)

    def over(self, at: int) -> bool:
        """Whether the deal has ended."""
        return self.steps[at].seen.phase == OVER

    def _deal(self, at: int) -> Deal:
        """The deal with all its cards, when the deed of which something is still to be seen at this step is done."""
        return self.steps[max(at, self.after(self.done(at)))].seen

    # -- whose cards the presenter holds -------------------------------------------------------------------------

    def hold(self, seat: int) -> None:
        """The presenter plays the cards of this seat from now on."""
        self.held |= {seat}

    def give_back(self, seat: int) -> None:
        """Whoever sits there goes on."""
        self.held -= {seat}

    def turn(self, at: int) -> int:
        """Who is to act at this step, or NOBODY."""
        return next_to_act(self.steps[at].seen) if at >= self.after(self.done(at)) else NOBODY

    def awaited(self, at: int) -> int:
        """The held seat that is to act at this step, or NOBODY."""
        to_act = self.turn(at)
        return to_act if to_act in self.held else NOBODY

    def legal(self, at: int, seat: int) -> list[Action]:
        """Everything the seat may do at this step."""
        return legal_actions(self._deal(at), seat)

    def why_not(self, at: int, seat: int, action: Action) -> str | None:
        """What the rules have against it, if anything."""
        return why_not(self._deal(at), seat, action)

    # -- going on ------------------------------------------------------------------------------------------------

    def play(self, at: int, seat: int, action: Action) -> bool:
        """Somebody does this: whether it is what was done anyway, so that nothing changes; else what lay beyond this
        step is left for a branch. NotAllowed, and nothing changes, if the rules do not allow it."""
        deeds, deed = self.done(at), (seat, action)
        if self.deed(at) == deed:
            return True
        if self._line is not None and self._line.left == deeds and self._line.deeds[deeds : deeds + 1] == [deed]:
            self.as_it_was()
            return True
        told = _told(self._deal(at), deed)
        self._leave(deeds)
        self._note(deed, told)
        return False

    def _leave(self, deeds: int) -> None:
        """What came after so many deeds is not shown any more; what is known of the deal is kept."""
        if deeds == len(self._deeds) and not self.over(self.last):
            return
        if self._line is None:
            self._line = Known(self.steps.copy(), self._deeds.copy(), self._ends.copy(), deeds)
        self._line = self._line._replace(left=min(deeds, self._line.left))
        del self.steps[self.after(deeds) + 1 :], self._deeds[deeds:], self._ends[deeds + 1 :]

    @property
    def branched(self) -> bool:
        """Whether something else is shown than how it went."""
        return self._line is not None

    def as_it_was(self) -> int:
        """Back to how it went; the step where that was left."""
        if self._line is None:
            return self.last
        self.steps[:], self._deeds, self._ends, left = self._line
        self._line = None
        return self.after(left)

    def go_on(self, at: int) -> bool:
        """Where nothing more is known of a deal that is not over: whether somebody has done something. A held seat lets
        its chance to declare or exchange go by, and when all cards are played and nobody calls, they are counted."""
        if at < self.last or self.over(at) or self._people is None:
            return False
        deeds, awaited = tuple(self._deeds), self.awaited(at)
        deed = self._people.deed(deeds, self._calls_are_heard(), awaited != NOBODY)
        if deed is None and awaited != NOBODY and self.steps[at].seen.phase in (PAIR_WINDOW, LAST_CHANCE):
            deed = awaited, PASS
        if deed is not None:
            self._do(deed)
        elif self.steps[at].seen.phase == PLAYED_OUT and self._people.nobody_calls(deeds):
            self._count(None)
        if self.over(self.last):
            self.stop()
        return at < self.last

    def stop(self) -> None:
        """Nobody thinks about it any more, unless somebody wants it to go on again."""
        if self._people is not None:
            self._people.stop()

    def _calls_are_heard(self) -> bool:
        heard = True
        for step in self.steps[1:]:
            assert step.event is not None
            heard = calls_heard_after(step.event, heard)
        return heard

    # -- telling -------------------------------------------------------------------------------------------------

    def _do(self, deed: Deed) -> None:
        self._note(deed, _told(self.steps[-1].seen, deed))

    def _note(self, deed: Deed, told: list[Event]) -> None:
        """One more deed, and what came of it."""
        self._deeds.append(deed)
        self._see(told)
        self._ends.append(self.last)

    def _see(self, told: list[Event]) -> None:
        seen = self.steps[-1].seen
        for event in told:
            seen = View(seen.copy())
            fold(seen, event)
            self.steps.append(Step(event, seen))

    def _count(self, cut_winner: int | None) -> None:
        """Nobody calls although all cards are played: the tricks are counted, which is nobody's deed."""
        told = list[Event]()
        count(self.steps[-1].seen.copy(), cut_winner, told)
        self._see(told)


def _told(deal: Deal, deed: Deed) -> list[Event]:
    """What comes of a deed; NotAllowed if the rules do not allow it."""
    told = list[Event]()
    apply(deal.copy(), *deed, told)
    return told
