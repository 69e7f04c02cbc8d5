"""Retelling: a past deal step by step, each with what happened and how the table then looked."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.deal import CUT_PLACES
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.record import Record, replay, start
from gaigel_desktop.rules.views import View, fold, redact, view

from .dealer import Seed, shuffled


class Step(NamedTuple):
    """Something that happened, and the table after it; before the first card nothing has."""

    event: Event | None
    seen: View


def retold(record: Record, seat: int | None) -> list[Step]:
    """The deal as the seat saw it, as all saw it (NOBODY) or with all hands open (None), as far as it holds by the
    rules of today."""
    told: list[Event] = []
    with suppress(GaigelError):
        replay(record, told)
    dealt = start(record)
    seen = View(dealt) if seat is None else view(dealt, seat)
    steps = [Step(None, View(seen.copy()))]
    for event in told:
        heard = event if seat is None else redact(event, seat)
        fold(seen, heard)
        steps.append(Step(heard, View(seen.copy())))
    return steps


def stops(steps: list[Step]) -> list[int]:
    """The steps that can be seen; a window that opens and closes cannot."""
    unseen = events.PairWindowOpened | events.LastChanceOpened | events.Passed
    return [at for at, step in enumerate(steps) if not isinstance(step.event, unseen)]


def cut_place(deck: tuple[int, ...], seed: Seed) -> int | None:
    """How far down the pack of the seed was cut, 0 for not at all; None if the pack is another one."""
    pack = shuffled(seed.text)
    return next((place for place in (0, *CUT_PLACES) if pack[place:] + pack[:place] == deck), None)
