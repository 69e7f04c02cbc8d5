"""Unfinished matches: at which table and how far they are, also those whose rules this program does not know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from gaigel_desktop.rules.errors import GaigelError

from .match.setup import MatchSetup, first_setup, from_json, with_rules
from .store.schema import DAY, MARK, known
from .store.store import Store, StoredMatch


class Unfinished(NamedTuple):
    """A match that waits. Without a table it waits for a program that knows its rules."""

    match: StoredMatch
    table: MatchSetup | None
    number: int  # which of its deals lies there, or is dealt next

    @property
    def is_session(self) -> bool:
        """Whether it is a session of a tournament."""
        return is_session(self.match)


def unfinished(store: Store) -> Iterator[Unfinished]:
    """What can be continued and what must wait, the newest first."""
    for match in store.unfinished():
        if goes_on(match):
            yield Unfinished(match, table_of(store, match), store.deals_over(match.id) + 1)


def table_of(store: Store, match: StoredMatch) -> MatchSetup | None:
    """The table as it was written down. Where only its rules can be read, the regulars sit there."""
    if not known(match.about):
        return None
    with suppress(GaigelError):
        return from_json(match.about)
    rules = [deal.record.rules for deal in store.deals(match.id)]
    return with_rules(first_setup(), rules[-1]) if rules else first_setup()


def is_session(match: StoredMatch) -> bool:
    """Whether the match is a session of a tournament."""
    return MARK in match.about


def given_up(store: Store) -> list[StoredMatch]:
    """Sessions that were given up with their tournament."""
    return [match for match in store.unfinished() if is_session(match) and not goes_on(match)]


def goes_on(match: StoredMatch) -> bool:
    """Whether it waits for the player, as all matches do but the sessions of another tournament than the one that is
    going on, and the deal of a day, which waits among the days."""
    if DAY in match.about:
        return False
    if not is_session(match):
        return True
    from .tournament.steward import kept, tournament_file  # mostly not on the way to the first picture

    running, mark = kept(tournament_file()).tournament, match.about.get(MARK)
    return running is not None and isinstance(mark, list) and mark[:1] == [running.seed]
