"""Moments: a past deal from one chair, at everything that could be decided there.

Decided is what somebody does in turn or in a window where something else could have been done as well; what somebody
says out of turn; and a call that was not made while there was time for it: an accusation until the trick was whole, and
Aus until the partner went on with 101. Signs, and asking for a proof, cost nothing and are no decisions.
"""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from gaigel_desktop.controller.store.reviewed import IN_ENDGAME, IN_OPENING, IN_TALON
from gaigel_desktop.opponents.memory import Memory, remember
from gaigel_desktop.opponents.thought import Course
from gaigel_desktop.opponents.ways import ways_for
from gaigel_desktop.rules.actions import (
    ANNOUNCE_SIEBENER,
    AUS,
    PROOF,
    SIGNAL,
    Action,
    is_accusation,
)
from gaigel_desktop.rules.deal import CLAIM, OVER
from gaigel_desktop.rules.ending import has_to_be_noticed
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record, start
from gaigel_desktop.rules.views import View, fold, redact, view


class Moment(NamedTuple):
    """Something that was decided: what was seen and remembered then, and what was done."""

    at: int  # how many deeds of the record came before
    seat: int
    seen: View
    memory: Memory
    course: Course  # nothing at all: a call was not made

    @property
    def phase(self) -> str:
        """In which part of the deal it was."""
        if not self.seen.done:
            return IN_OPENING
        return IN_TALON if self.seen.rounds else IN_ENDGAME


def moments(record: Record, seat: int) -> tuple[Moment, ...]:
    """Everything that the seat decided, in order, as far as the deal holds by the rules of today."""
    chair = _Chair(record, seat)
    with suppress(GaigelError):
        for by, action in record.actions:
            chair.follow(by, action)
    return tuple(sorted(chair.decided, key=lambda moment: moment.at))


class _Chair:
    """One seat, as the deal is told again."""

    def __init__(self, record: Record, seat: int) -> None:
        self.decided: list[Moment] = []
        self._deal = start(record)
        self._seat = seat
        self._seen = view(self._deal, seat)
        self._side = self._seen.law.side[seat]
        self._memory = Memory(record.match.before if record.match else None)
        self._number = 0
        self._waiting: Moment | None = None  # since then somebody could have been accused
        self._missed = False  # a call that was not made is told once: what is not noticed once stays so for a while

    def follow(self, by: int, action: Action) -> None:
        """Somebody does this now; NotAllowed, and nothing was decided, if the rules do not allow it."""
        before, own = self._moment(()), by == self._seat
        decided = own and self._decides(action)
        self._hear(by, action)
        if decided:
            self.decided.append(before._replace(course=(action,)))
        if not self._missed:
            self._note_missed(before, own, is_call(action) and self._seen.law.side[by] == self._side)

    def _moment(self, course: Course) -> Moment:
        return Moment(self._number, self._seat, View(self._seen.copy()), self._memory, course)

    def _decides(self, action: Action) -> bool:
        """Whether something else could have been done as well; out of turn one can always wait."""
        if is_free(action):
            return False
        in_turn = next_to_act(self._seen) == self._seat
        return not in_turn or bool(choices(self._seen, self._seat) - {action})

    def _hear(self, by: int, action: Action) -> None:
        told: list[Event] = []
        apply(self._deal, by, action, told)
        for event in told:
            heard = redact(event, self._seat)
            fold(self._seen, heard)
            self._memory = remember(self._memory, heard)
        self._number += 1

    def _note_missed(self, before: Moment, own: bool, called: bool) -> None:
        """A call that there was time for, and that was not made before the time was over."""
        if may_accuse(before.seen, self._side):
            if own or called:  # it was decided in turn, or somebody of the own side did it
                self._missed, self._waiting = True, None
                return
            self._waiting = self._waiting or before
        went_on = (self._seen.over & ~before.seen.over) >> self._side & 1
        missed = before if went_on and not own else self._waiting if self._is_too_late() else None
        if missed is not None:
            self.decided.append(missed)
            self._missed = True

    def _is_too_late(self) -> bool:
        """The trick in which somebody could be accused is whole, or the deal over."""
        waiting, seen = self._waiting, self._seen
        return waiting is not None and (seen.done > waiting.seen.done or seen.phase == OVER)


def is_free(action: Action) -> bool:
    """Whether it costs nothing, so that nothing is decided by it."""
    return PROOF <= action < ANNOUNCE_SIEBENER or action >= SIGNAL


def is_call(action: Action) -> bool:
    """Whether it ends the deal by a word."""
    return action == AUS or is_accusation(action)


def may_accuse(seen: View, side: int) -> bool:
    """Whether everybody who counts along can see that another side has overgaigelt, and it has to be said."""
    in_time = seen.phase not in (CLAIM, OVER)
    return in_time and has_to_be_noticed(seen) and bool(seen.over & ~(1 << side))


def choices(seen: View, seat: int) -> set[Action]:
    """What somebody who counts along could do now, by the first deed of each way."""
    return {way[0] for way in ways_for(seen, seat) if way}
