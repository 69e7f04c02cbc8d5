"""The score of what is shown: how it stood before the deal, and when that is over with what it came to."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.match.deals import past_deal
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.views import View
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.table.slate.standing import Match, at_the_table
from gaigel_desktop.table.slate.strokes import Row, Slate
from gaigel_desktop.text.calls import side_called

ON_SLATE: Final = "slate"  # what a question points at
POINTS: Final = "points"
OURS: Final = (True, False)


def slate_of(presented: Presented, seen: View, seating: Seating) -> Slate | None:
    """The slate when a deal is over, and where the room is asked about it."""
    stop, over = presented.stop, seen.result is not None
    if not over and (stop is None or ON_SLATE not in stop.at):
        return None
    return _explained(at_the_table(_match(presented, seen), seating, told=over), presented.story.record.rules)


def _explained(slate: Slate, rules: RuleSet) -> Slate:
    """Mir and Ihr say who they are, where these are foreign words."""
    names = {side_called(ours, rules, captions=False): side_called(ours, rules, captions=True) for ours in OURS}

    def told(rows: tuple[Row, ...]) -> tuple[Row, ...]:
        return tuple(row._replace(name=names.get(row.name, row.name)) for row in rows)

    return slate._replace(rows=told(slate.rows), before=told(slate.before))


def _match(presented: Presented, seen: View) -> Match:
    record, before = presented.story.record, _before(presented)
    if seen.result is None:
        return Match(record.rules, (), before)
    after = after_deal(record.rules, before, record.dealer, seen.result)
    deeds = presented.course.record(presented.course.last).actions
    return Match(record.rules, (past_deal(seen.result, before, after, deeds),), after)


def _before(presented: Presented) -> Standing:
    record = presented.story.record
    if record.match is not None:
        return record.match.before
    return new_match(record.rules)._replace(score=presented.story.score)


def asks_for_points(presented: Presented) -> bool:
    """Whether the room is asked about the points of the sides."""
    return presented.stop is not None and POINTS in presented.stop.at
