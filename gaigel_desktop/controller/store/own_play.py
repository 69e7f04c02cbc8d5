"""Own play: what the player gives away by decision, over the deals that were looked back on, in strokes;
and how many of these were scored in something else.

It says more than results do: after ten deals it tells guests from old hands, for which results take hundreds. Its range
is reckoned from deal to deal, since one bad deal is not many bad decisions.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from gaigel_desktop.rules.options import PRESETS

from .archive import Bound, Wanted, where
from .reviewed import PHASES, Lost
from .summary import CHANGED

GAME_POINTS: Final = "rutesheim"  # how a table scores that counts these
ENOUGH: Final = 300  # decisions in a part of the deal; with fewer nothing is said of it


class Rate(NamedTuple):
    """What is given away in a decision on average, and the standard error of that."""

    decisions: int
    loss: float
    error: float


class OwnPlay(NamedTuple):
    """All that was looked back on."""

    deals: tuple[Lost, ...]  # oldest first
    total: Rate
    by_phase: dict[str, Rate]  # only where there is enough of it
    in_points: int = 0  # of the deals, those that were scored in game points


def own_play(database: sqlite3.Connection, wanted: Wanted) -> OwnPlay:
    """Of the deals that are wanted and count."""
    condition, values = where(wanted)
    lost = ", ".join(f"in_{phase}, lost_{phase}" for phase in PHASES)
    query = f"SELECT {lost} FROM review CROSS JOIN past USING (deal) WHERE counted AND {condition} ORDER BY match, deal"
    rows = [_by_phase(row) for row in database.execute(query, values)]
    deals = tuple(Lost(sum(each.decisions for each in row), sum(each.loss for each in row)) for row in rows)
    phases = {phase: rate([row[at] for row in rows]) for at, phase in enumerate(PHASES)}
    enough = {phase: found for phase, found in phases.items() if found.decisions >= ENOUGH}
    return OwnPlay(deals, rate(deals), enough, _in_points(database, condition, values))


def _in_points(database: sqlite3.Connection, condition: str, values: Bound) -> int:
    """How many of them were; a preset says how it is scored, unless that was changed."""
    changed = "SELECT json_extract(record, '$.rules.scoring') FROM deal AS kept WHERE kept.id = past.deal"
    query = f"SELECT rules, ({changed}) FROM review CROSS JOIN past USING (deal) WHERE counted AND {condition}"
    scored = (scoring or PRESETS[rules.rstrip(CHANGED)].scoring for rules, scoring in database.execute(query, values))
    return sum(scoring == GAME_POINTS for scoring in scored)


def _by_phase(row: tuple[int | float, ...]) -> tuple[Lost, ...]:
    return tuple(Lost(int(decisions), loss) for decisions, loss in zip(row[::2], row[1::2], strict=True))


def rate(deals: Sequence[Lost]) -> Rate:
    """The mean over all decisions of these deals; of a single deal nobody knows how far it is from the truth."""
    decisions, loss = sum(deal.decisions for deal in deals), sum(deal.loss for deal in deals)
    if not decisions:
        return Rate(0, 0.0, 0.0)
    mean = loss / decisions
    squares = sum((deal.loss - mean * deal.decisions) ** 2 for deal in deals)
    several = len(deals) / max(1, len(deals) - 1)
    return Rate(decisions, mean, sqrt(several * squares) / decisions)


def curve(deals: Sequence[Lost], window: int) -> list[Rate]:
    """For each deal the mean of the last ones up to it; the first ones look back on what there is."""
    return [rate(deals[max(0, at - window) : at]) for at in range(1, len(deals) + 1)]
