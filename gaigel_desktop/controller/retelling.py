"""Retelling: a past deal step by step, each with what happened and how the table then looked."""

from __future__ import annotations

from typing import NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.record import Record, replay, start
from gaigel_desktop.rules.views import View, fold, redact, view


class Step(NamedTuple):
    """Something that happened, and the table after it; before the first card nothing has."""

    event: Event | None
    seen: View


def retold(record: Record, seat: int | None) -> list[Step]:
    """The deal as the seat saw it, or with all hands open; NotAllowed if the record does not hold."""
    told: list[Event] = []
    replay(record, told)
    dealt = start(record)
    seen = View(dealt) if seat is None else view(dealt, seat)
    steps = [Step(None, View(seen.copy()))]
    for event in told:
        heard = event if seat is None else redact(event, seat)
        fold(seen, heard)
        if not isinstance(event, events.PairWindowOpened | events.LastChanceOpened | events.Passed):
            steps.append(Step(heard, View(seen.copy())))
        else:  # nothing to be seen: the table is as it was
            steps[-1] = steps[-1]._replace(seen=View(seen.copy()))
    return steps
