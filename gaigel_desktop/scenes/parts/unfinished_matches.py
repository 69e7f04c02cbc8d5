"""Going on: the matches that are not over, and what is said of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import islice
from typing import Final

from gaigel_desktop.controller.match.setup import ME, MatchSetup, people_at
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.unfinished import Unfinished, unfinished
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed

from .own_player import OwnPlayer

MOST_NAMES: Final = 3  # of opponents that are told in one line


def waiting(player: OwnPlayer, keeper: Keeper, most: int | None = None) -> list[Unfinished]:
    """The matches that are not over, the newest first; none where the store cannot be read."""
    if keeper.store is None or not keeper.owner:  # then another window goes on with them
        return []
    if keeper.unwritten:  # as long as the store does not know how far they are
        return []
    try:
        return list(islice(unfinished(keeper.store), most))
    except sqlite3.Error as error:
        unreadable(player, keeper, error)
        return []


def newest(player: OwnPlayer, keeper: Keeper) -> Unfinished | None:
    """The one that was begun last."""
    return next(iter(waiting(player, keeper, 1)), None)


def unreadable(player: OwnPlayer, keeper: Keeper, error: Exception) -> None:
    """What was kept cannot be read: it is looked at, and if it is not damaged, this is said."""
    keeper.doubt(error)
    if not keeper.damaged:
        player.troubles.note("past_unreadable")


def told(waits: Unfinished) -> str:
    """How far a match is, and against whom, in one line."""
    if waits.table is None:
        return say("title_unknown")
    if waits.is_session:
        return say("tournament")
    return deal_against(waits.number, waits.table)


def deal_against(number: int, table: MatchSetup) -> str:
    """Which deal of a match, and who sits on the other sides; where people sit against each other, all people that the
    owner of the laptop plays with."""
    names, side, told = [chair.name for chair in table.chairs], sides_of(table.rules), _number(number, table.rules)
    people = [seat for seat in people_at(table) if seat != ME]
    key, named = "title_deal_against", others(names, ME, table.rules)
    if any(side[seat] != side[ME] for seat in people):
        key, named = "title_deal_with", [names[seat] for seat in people]
    if len(named) > MOST_NAMES:
        return say("title_deal_of_many", {"number": told, "players": table.rules.players})
    return say(key, {"number": told, "names": listed(named)})


def _number(number: int, rules: RuleSet) -> str:
    """Which deal, and of how many where these are agreed on; those that break a tie are not."""
    if rules.scoring == "deals" and number <= rules.strokes:
        return say("number_of", {"number": number, "all": rules.strokes})
    return str(number)


def others(names: Sequence[str], me: int, rules: RuleSet) -> list[str]:
    """Who sits on the other sides."""
    side = sides_of(rules)
    return [name for seat, name in enumerate(names) if side[seat] != side[me]]
