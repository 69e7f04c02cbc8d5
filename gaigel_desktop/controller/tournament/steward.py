"""The steward: runs the tournament that is going on, keeps it in a file, and has the other tables play."""

from __future__ import annotations

import json
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from gaigel_desktop.controller.match.deals import given_up
from gaigel_desktop.controller.match.passed_on import PassedOn
from gaigel_desktop.controller.match.setup import SEATED, MatchSetup, Sitter
from gaigel_desktop.controller.match.story import Story
from gaigel_desktop.controller.places import settings_file, write_whole
from gaigel_desktop.controller.reading import Unreadable, json_in
from gaigel_desktop.controller.settings import Aids
from gaigel_desktop.controller.thrown_away import throw_away
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import POINTS, Standing, after_deal
from gaigel_desktop.rules.record import Deed, Record

from .other_tables import Task, task
from .rounds import (
    AT_A_TABLE,
    DEALS_A_SESSION,
    ME,
    ROUNDS,
    RULES,
    Points,
    Seats,
    Tournament,
    from_json,
    my_round,
    my_table,
    session_score,
    still_to_play,
    tables_of,
    to_json,
    with_score,
)


class KeptTournament(NamedTuple):
    """The tournament that lies in the file, and whether something else does."""

    tournament: Tournament | None = None
    broken: bool = False


def tournament_file() -> Path:
    """Where the tournament lies that is going on."""
    return settings_file().with_name("tournament.json")


def kept(path: Path) -> KeptTournament:
    """What lies in the file, which stays where it is whatever it holds."""
    try:
        data = json_in(path)
        return KeptTournament(None if data is None else from_json(data))
    except (Unreadable, GaigelError):
        return KeptTournament(broken=True)


class Players(Protocol):
    """Whoever plays at the other tables."""

    @property
    def stumbled(self) -> bool:
        """Whether a deal could not be played as its players play, and was ended by the rule of thumb."""

    @property
    def waiting(self) -> Collection[tuple[int, int]]:
        """Rounds and tables that were asked for and are not finished."""

    def ask(self, wanted: Task) -> None:
        """One more deal to be played."""

    def finished(self) -> list[tuple[int, int, Points]]:
        """What was finished since the last time."""

    def close(self) -> None:
        """Nobody plays any more."""


class OnlyLooking:
    """At a window that only looks on nobody plays."""

    waiting: Final = ()
    stumbled: Final = False

    def ask(self, wanted: Task) -> None:
        """It is played elsewhere."""

    def finished(self) -> list[tuple[int, int, Points]]:
        """The other tables that have finished: none, for whoever only looks runs none."""
        return []

    def close(self) -> None:
        """Nobody has to stop."""


class Steward:
    """Draws no lots and plays no cards: writes down what the tables have scored, and asks the next one to play."""

    def __init__(self, tournament: Tournament, path: Path, hall: Players) -> None:
        self.tournament = tournament
        self.trouble = False  # it could not be written; until it can be, the tournament goes on as it is here
        self._path = path
        self._hall = hall

    # -- the table of the player ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The round that the player is to play; one past the last when all are played."""
        return my_round(self.tournament)

    @property
    def seats(self) -> Seats:
        """Who sits at the player's table in this round, the player first."""
        return tables_of(self.tournament, self.number)[self._table]

    @property
    def _table(self) -> int:
        return my_table(self.tournament, self.number)

    def setup(self, aids: Aids) -> MatchSetup:
        """The player's table in this session."""
        others = [self.tournament.entrants[entrant] for entrant in self.seats[1:]]
        chairs = (Sitter("", ""), *(Sitter(*entrant) for entrant in others))
        return MatchSetup(RULES, chairs, SEATED, aids)

    @property
    def standing(self) -> Standing:
        """How this session stands at the player's table."""
        score = session_score(self.tournament, self.number, self._table)
        return Standing(POINTS, self.number % DEALS_A_SESSION, score)

    @property
    def dealer(self) -> int:
        """Who deals there: it goes round."""
        return self.number % AT_A_TABLE

    # -- writing down --------------------------------------------------------------------------------------------

    def score(self, points: Points) -> None:
        """The player's table has finished its round."""
        self._note(self.number, self._table, points)

    @property
    def behind(self) -> int:
        """How many deals other tables have still to play of the rounds that the player has finished."""
        return sum(number < self.number for number, _ in still_to_play(self.tournament))

    @property
    def waits_for_others(self) -> bool:
        """Whether a session is over at the player's table and not at all others: the next tables are drawn when
        everybody is there (P)."""
        between = 0 < self.number < ROUNDS and self.number % DEALS_A_SESSION == 0
        return between and self.behind > 0

    def update(self) -> bool:
        """Write down what other tables have finished, and ask for the next deal; whether there was news."""
        found = self._hall.finished()
        for number, table, points in found:
            self._note(number, table, points)
        busy = {table for _, table in self._hall.waiting}
        for number, table in still_to_play(self.tournament):
            if table not in busy:  # a table knows how it stands before it deals again
                self._hall.ask(task(self.tournament, number, table))
                busy.add(table)
        return bool(found)

    @property
    def waits(self) -> bool:
        """Whether somebody is playing elsewhere."""
        return bool(self._hall.waiting)

    @property
    def stumbled(self) -> bool:
        """Whether a deal elsewhere had to be ended by the rule of thumb."""
        return self._hall.stumbled

    def _note(self, number: int, table: int, points: Points) -> None:
        self.tournament = with_score(self.tournament, number, table, points)
        self.keep()

    def keep(self) -> None:
        """Write the tournament down."""
        try:
            write_whole(self._path, json.dumps(to_json(self.tournament), ensure_ascii=False))
        except OSError:
            self.trouble = True
        else:
            self.trouble = False

    # -- leaving -------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Until another day: everything is written down."""
        self._hall.close()

    def give_up(self) -> None:
        """Enough of this tournament; how it stood lies among what was thrown away."""
        self.close()
        self.trouble = False
        with suppress(OSError):
            throw_away(self._path)


class Overheard(PassedOn):
    """The story of the player's table, which the steward hears too: scores go to him, and he looks to the others."""

    def __init__(self, story: Story, steward: Steward) -> None:
        super().__init__(story)
        self._steward = steward

    def note(self, number: int, deed: Deed) -> None:
        """A deed was done; time for the steward to go round."""
        super().note(number, deed)
        self._steward.update()

    def take_out(self) -> bool:
        """Ten deals are dealt at every table, and none of them twice."""
        return False

    def finish_deal(self, record: Record) -> None:
        """The deal is over, and with the tenth the session."""
        super().finish_deal(record)
        assert record.match is not None
        before = record.match.before
        if record.result is not None:
            after = after_deal(RULES, before, record.dealer, record.result)
        else:  # given up
            after = after_deal(RULES, before, record.dealer, given_up(RULES, ME))
        self._steward.score(tuple(now - then for then, now in zip(before.score, after.score, strict=True)))
        if after.deals == DEALS_A_SESSION:
            super().finish_match(after.score.index(max(after.score)))

    def finish_match(self, winner: int | None) -> None:
        """Three with thirty deals at one table: the steward knows."""
