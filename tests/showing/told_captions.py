"""Stories told at a table (see tests/scenario.py), and what a show could say about what happens in them."""

from __future__ import annotations

from itertools import pairwise

from gaigel_desktop.controller.highlights.moments import About, moment
from gaigel_desktop.controller.highlights.worth import KINDS
from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.rules.views import View, fold
from tests.rules.table import Table


class Watched:
    """A table from here on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._dealt = View(table.deal.copy())
        self._before = len(table.told)

    @property
    def steps(self) -> list[Step]:
        """What has happened since then, all hands open."""
        seen = View(self._dealt.copy())
        steps = [Step(None, View(seen.copy()))]
        for event in self.table.told[self._before :]:
            fold(seen, event)
            steps.append(Step(event, View(seen.copy())))
        return steps


def happened(steps: list[Step]) -> list[tuple[int, str, About]]:
    """Everything that could be said about these steps: where, what kind, about whom."""
    seen = steps[0].seen
    moments = [moment(None, seen, seen)]
    moments += [moment(after.event, before.seen, after.seen) for before, after in pairwise(steps)]
    found = [(at, kind.name, kind.happened(now)) for at, now in enumerate(moments) for kind in KINDS]
    return [(at, name, about) for at, name, about in found if about is not None]
