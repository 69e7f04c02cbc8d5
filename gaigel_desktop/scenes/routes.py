"""Routes: what can be opened over whatever lies there, as values. `app/opener.py` knows which page each of them is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from gaigel_desktop.controller.match.setup import MatchSetup
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record

if TYPE_CHECKING:
    from gaigel_desktop.controller.store.archive import PastDeal

Way = Literal["", "play_on", "same_cards"]  # how a deal is practised; empty: it is asked for


class Play(NamedTuple):
    """A match at the table that was chosen last; whoever has never been asked for a name is asked before."""


class NewMatch(NamedTuple):
    """The page where a table is chosen."""


class DealOfTheDay(NamedTuple):
    """The page with the deal of every day."""


class Tournament(NamedTuple):
    """The tournament: where one enters, or how it stands."""


class PastGames(NamedTuple):
    """What has been played."""

    unfinished: bool = False  # with the matches in front that are not over
    take: Path | None = None  # with this file, which is taken in


class Lessons(NamedTuple):
    """What there is to learn."""


class Lesson(NamedTuple):
    """The first scene of a lesson."""

    name: str
    listed: bool = False  # from the list of lessons, where one comes back to


class Rules(NamedTuple):
    """The rules of a table as pages."""

    rules: RuleSet


class Cards(NamedTuple):
    """The picture of the cards: what beats what, and what it counts at this table."""

    rules: RuleSet


class Settings(NamedTuple):
    """The page where settings are changed."""


class Fair(NamedTuple):
    """How the pack is sealed, and how that is checked."""

    seal: str = ""  # the hash of the pack that is played now; empty: none is
    word: str = ""  # what the player has put into it
    luck: bool = False  # what the cards gave the player is in front


class Practice(NamedTuple):
    """A deal that is over, played once more; nothing of it counts."""

    record: Record
    table: MatchSetup  # at which it was played
    deeds: int | None = None  # after how many of them it is to go on, if it is
    way: Way = ""


class ShowPastDeal(NamedTuple):
    """A past deal, shown to a room."""

    deal: PastDeal


class ShowTableDeal(NamedTuple):
    """A deal of the match that is being played, shown to a room; whoever sits at the table goes on with it."""

    record: Record
    table: MatchSetup
    begins: int  # after how many deeds it is shown first


class Programmes(NamedTuple):
    """What can be shown to a room."""


class ShowByItself(NamedTuple):
    """The game shows itself to whoever passes by."""


class Mending(NamedTuple):
    """What can be read of a damaged store is carried over."""


Route = (
    Play
    | NewMatch
    | DealOfTheDay
    | Tournament
    | PastGames
    | Lessons
    | Lesson
    | Rules
    | Cards
    | Settings
    | Fair
    | Practice
    | ShowPastDeal
    | ShowTableDeal
    | Programmes
    | ShowByItself
    | Mending
)
Open = Callable[[Route], None]

Practise = Callable[[Record, int | None, Way], None]  # a deal of a certain table, from this deed on, in this way
Present = Callable[[Record, int], None]  # a deal of a certain table, and after how many deeds it is shown first


def practise_at(table: MatchSetup, open_route: Open) -> Practise:
    """Opens the practice of deals that were played at this table."""
    return lambda record, deeds, way: open_route(Practice(record, table, deeds, way))


def present_at(table: MatchSetup, open_route: Open) -> Present:
    """Shows deals of this table to a room."""
    return lambda record, begins: open_route(ShowTableDeal(record, table, begins))
