"""Before the points are counted, whoever wants it is asked on a slip of paper to guess what the own side has.

Only who is not shown the points is asked, and only where something is counted. The slip waits for Enter or Space, with
a number or without; then the count goes on as ever, with the guess in chalk beside the sum.
"""

from __future__ import annotations

from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Accused, AusCalled, Event, Questioned
from gaigel_desktop.table.motion.held_up import counted_side
from gaigel_desktop.text.speech import say

from .effects import AskToGuess, Guessed
from .running_deal import RunningDeal
from .table_state import TableState


class Guessing:
    """The question for the player's guess before the count of one deal, and the answer to it."""

    def __init__(self, running: RunningDeal) -> None:
        self._running, self._state = running, running.state
        self._done = False  # said, or let go by

    def _waits(self, event: Event) -> bool:
        """Whether this event begins a count before which the player is to be asked."""
        state = self._state
        seen, aids = state.stage.seen, state.aids
        wanted = state.player.settings.guess and state.counts and not self._done
        if not wanted or aids.my_points or aids.all_points:
            return False
        return counted_side(event, seen) != NOBODY and seen.tricks[seen.law.side[state.me]] > 0

    def ask(self) -> None:
        """Lay the slip there, when nothing moves any more and a count is next, which waits for it."""
        self._running.conductor.waits_before = self._waits
        event = self._state.shown.held(self._state.now)
        if event is not None and self._waits(event):
            self._running.effects.append(AskToGuess(event))

    def answer(self, event: Event, points: int | None) -> None:
        """Take so many points as the guess, or none: it is written down with the deal, and the own sum has it beside it
        in chalk."""
        self._done = True
        if points is None:
            return
        state = self._state
        side = counted_side(event, state.stage.seen)
        self._running.effects.append(Guessed(points))
        if side == state.seen.law.side[state.me]:
            state.stage.guess = say("guess_chalk", {"points": points})


def call_of(event: Event, state: TableState) -> str:
    """Words that say why the points are counted now."""
    match event:
        case AusCalled(seat) if seat != state.me:
            return say("guess_aus", {"name": state.seating.names[seat]})
        case Accused(seat, _) | Questioned(seat) if seat != state.me:
            return say("guess_doubted", {"name": state.seating.names[seat]})
    return say("guess_counted")
