"""Practice: a deal that is over is played once more, from its first card or from any other, and counts for nothing."""

from __future__ import annotations

from contextlib import suppress

from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.rules.deal import OVER, Result
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import MatchScore, Record, start

from .game import Game
from .setup import MatchSetup, first_setup, from_json, with_rules


class Practice(Game):
    """A deal of a match that stands as it stood then, and goes on standing so."""

    def _write_down(self, record: Record, result: Result, after: Standing) -> None:
        """Nothing has changed by it."""
        super()._write_down(record._replace(match=MatchScore(self.standing, self.standing)), result, self.standing)


def deeds_until(record: Record, told: int) -> int | None:
    """How many deeds had been done when so many events of the deal were told; None where it was over by then."""
    deal, events, done = start(record), list[Event](), 0
    with suppress(GaigelError):
        while len(events) < told:
            if done == len(record.actions):
                return None
            apply(deal, *record.actions[done], events)
            done += 1
    return None if deal.phase == OVER else done


def table_of_deal(about: JsonObject, rules: RuleSet) -> MatchSetup:
    """Who sat at the table of a past deal; where nobody has written that down, the regulars."""
    with suppress(GaigelError):
        setup = from_json(about)
        if setup.rules.players == rules.players:
            return setup._replace(rules=rules)
    return with_rules(first_setup(), rules)
