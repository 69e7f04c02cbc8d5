"""Deals: what those of one match came to, for the sheet after it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gaigel_desktop.controller.store.summary import GIGACKEL, GIVEN_UP, longest_run
from gaigel_desktop.rules.actions import AUS
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Deed
from gaigel_desktop.rules.seats import sides


class Past(NamedTuple):
    """A deal of this match that is over: how it ended, what it did to the score, the last deed, and who called Aus,
    which may be questioned or left to stand after it."""

    result: Result
    before: Standing
    after: Standing
    last: Deed | None
    out: int = NOBODY


def past_deal(result: Result, before: Standing, after: Standing, deeds: Sequence[Deed]) -> Past:
    """A deal that has ended so, after these deeds."""
    out = next((seat for seat, action in reversed(deeds) if action == AUS), NOBODY)
    return Past(result, before, after, deeds[-1] if deeds else None, out)


class SideSummary(NamedTuple):
    """What one side did in a match."""

    won: int  # deals
    longest: int  # deals won one after the other
    given: int  # Gigackel to others
    taken: int
    average: float  # points a deal
    aus: int  # how often somebody of the side called it, rightly or not


def summaries(past: Sequence[Past], side_of: Sequence[int]) -> tuple[SideSummary, ...]:
    """The summary of every side; `side_of` is the side of each seat."""
    return tuple(_summary(past, side, side_of) for side in range(max(side_of) + 1))


def _summary(past: Sequence[Past], side: int, side_of: Sequence[int]) -> SideSummary:
    wins = [side in deal.result.winners for deal in past]
    doubles = [deal.result for deal in past if GIGACKEL in deal.result.strokes]
    return SideSummary(
        won=sum(wins),
        longest=longest_run(wins),
        given=sum(side in result.winners for result in doubles),
        taken=sum(result.strokes[side] == GIGACKEL for result in doubles),
        average=sum(deal.result.points[side] for deal in past) / max(1, len(past)),
        aus=sum(deal.out != NOBODY and side_of[deal.out] == side for deal in past),
    )


def standings(past: Sequence[Past]) -> tuple[Standing, ...]:
    """How the match stood, from before its first deal to after its last."""
    return (past[0].before, *(deal.after for deal in past)) if past else ()


def given_up(rules: RuleSet, side: int) -> Result:
    """What a deal costs that this side has given up: a single game, as a fault does."""
    every, nothing = range(sides(rules)), (0,) * sides(rules)
    winners = tuple(other for other in every if other != side)
    strokes = tuple(int(other == side) for other in every)
    return Result(GIVEN_UP, winners, strokes, nothing, nothing)
