"""The tournament (Rutesheim, P): tables of three, three sessions of ten deals, new tables drawn for each session.

A tournament is a value: who has come, how the tables were drawn, and what every table has scored in every round. A
round is one deal at all tables. Everything else is worked out from it, so keeping it is writing it down.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.records.notation import JsonObject
from gaigel_desktop.controller.settings import OWN_PORTRAITS, speakable
from gaigel_desktop.opponents.levels import LEVEL_NAMED
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import RUTESHEIM_DEALS, RUTESHEIM_POINTS
from gaigel_desktop.rules.options import PRESETS, RuleSet

RULES: Final[RuleSet] = PRESETS["rutesheim"]
SESSIONS: Final = 3
ROUNDS: Final = RUTESHEIM_DEALS
DEALS_A_SESSION: Final = ROUNDS // SESSIONS
AT_A_TABLE: Final = RULES.players
SIZES: Final = range(AT_A_TABLE, 61, AT_A_TABLE)
ME: Final = 0  # the player before the screen is the first entrant
FACES: Final = (*OWN_PORTRAITS, *REGULAR_WITH)

Seats = tuple[int, ...]  # three entrants at a table, in order of play
Points = tuple[int, ...]  # what they have won in a deal, in the same order


class Entrant(NamedTuple):
    """Somebody who has come to play; `player` names the computer player, and is empty for whoever is at the screen."""

    name: str
    portrait: str
    player: str = ""


class Tournament(NamedTuple):
    """A tournament as far as it has been played."""

    seed: str
    entrants: tuple[Entrant, ...]
    draws: tuple[tuple[Seats, ...], ...]  # for each session its tables
    lots: Seats  # who is before whom if the points are equal in the end: a tie is cut for (P)
    rounds: tuple[tuple[Points | None, ...], ...]  # for each round what each table has scored; None: still playing


class Place(NamedTuple):
    """A line of the standings."""

    rank: int
    entrant: int
    points: int
    by_session: Points


def new_tournament(entrants: tuple[Entrant, ...], seed: str) -> Tournament:
    """Everybody has come: the tables of all sessions and the lots are drawn."""
    dice = Random(f"tournament {seed}")
    draws = tuple(_drawn(entrants, dice) for _ in range(SESSIONS))
    nobody = (None,) * (len(entrants) // AT_A_TABLE)
    return Tournament(seed, entrants, draws, _shuffled(len(entrants), dice), (nobody,) * ROUNDS)


def _drawn(entrants: tuple[Entrant, ...], dice: Random) -> tuple[Seats, ...]:
    """Tables of three by lot, drawn again until nobody sits with somebody of the same face."""
    while True:
        lots = list(_shuffled(len(entrants), dice))
        tables = [_next_table(lots, entrants) for _ in range(len(entrants) // AT_A_TABLE)]
        if all(len(table) == AT_A_TABLE for table in tables):
            return tuple(tables)


def _next_table(lots: list[int], entrants: tuple[Entrant, ...]) -> Seats:
    """The next three lots of different faces, taken away from the heap; the player at the screen sits first."""
    table: list[int] = []
    for lot in list(lots):
        if len(table) < AT_A_TABLE and entrants[lot].portrait not in {entrants[other].portrait for other in table}:
            table.append(lot)
            lots.remove(lot)
    return tuple(sorted(table, key=lambda lot: lot != ME))


def _shuffled(count: int, dice: Random) -> Seats:
    return tuple(sorted(range(count), key=lambda _: dice.random()))


# -- asking ------------------------------------------------------------------------------------------------------


def session_of(number: int) -> int:
    """Which session a round belongs to."""
    return number // DEALS_A_SESSION


def tables_of(tournament: Tournament, number: int) -> tuple[Seats, ...]:
    """The tables of a round."""
    return tournament.draws[session_of(number)]


def my_table(tournament: Tournament, number: int) -> int:
    """Where the player sits in a round."""
    return next(at for at, seats in enumerate(tables_of(tournament, number)) if ME in seats)


def my_round(tournament: Tournament) -> int:
    """The round that the player's table is in; ROUNDS when it has played them all."""
    for number, scored in enumerate(tournament.rounds):
        if scored[my_table(tournament, number)] is None:
            return number
    return ROUNDS


def is_over(tournament: Tournament) -> bool:
    """Whether every table has played every round."""
    return all(None not in scored for scored in tournament.rounds)


def still_to_play(tournament: Tournament) -> list[tuple[int, int]]:
    """Rounds and tables of the computer players that are not played yet; nobody is ahead of the player's round."""
    return [
        (number, table)
        for number, scored in enumerate(tournament.rounds[: my_round(tournament) + 1])
        for table, points in enumerate(scored)
        if points is None and table != my_table(tournament, number)
    ]


def session_score(tournament: Tournament, number: int, table: int) -> Points:
    """What the three at a table have won in this session before this round."""
    first = session_of(number) * DEALS_A_SESSION
    scored = [tournament.rounds[earlier][table] or (0,) * AT_A_TABLE for earlier in range(first, number)]
    return tuple(sum(points[seat] for points in scored) for seat in range(AT_A_TABLE))


def has_played(tournament: Tournament, entrant: int) -> bool:
    """Whether somebody's first deal is over; before that nobody has a place."""
    scored = zip(tables_of(tournament, 0), tournament.rounds[0], strict=True)
    return any(points is not None for seats, points in scored if entrant in seats)


def points_of(tournament: Tournament, entrant: int) -> Points:
    """What an entrant has won, session by session."""
    won = [0] * SESSIONS
    for number, scored in enumerate(tournament.rounds):
        for seats, points in zip(tables_of(tournament, number), scored, strict=True):
            if points is not None and entrant in seats:
                won[session_of(number)] += points[seats.index(entrant)]
    return tuple(won)


def standings(tournament: Tournament) -> list[Place]:
    """Everybody by points; equal ones share a rank, until in the end the lots decide."""
    won = [points_of(tournament, entrant) for entrant in range(len(tournament.entrants))]
    order = sorted(range(len(won)), key=lambda one: (-sum(won[one]), tournament.lots.index(one)))
    totals = [sum(won[entrant]) for entrant in order]
    shared = not is_over(tournament)
    return [
        Place(totals.index(totals[at]) + 1 if shared else at + 1, entrant, totals[at], won[entrant])
        for at, entrant in enumerate(order)
    ]


# -- going on ----------------------------------------------------------------------------------------------------


def with_score(tournament: Tournament, number: int, table: int, points: Points) -> Tournament:
    """A table has finished a round."""
    scored = list(tournament.rounds[number])
    scored[table] = points
    rounds = list(tournament.rounds)
    rounds[number] = tuple(scored)
    return tournament._replace(rounds=tuple(rounds))


# -- writing down ------------------------------------------------------------------------------------------------


def to_json(tournament: Tournament) -> JsonObject:
    """The tournament as it is kept."""
    return {
        "seed": tournament.seed,
        "entrants": [list(entrant) for entrant in tournament.entrants],
        "draws": [[list(seats) for seats in draw] for draw in tournament.draws],
        "lots": list(tournament.lots),
        "rounds": [[list(points) if points else None for points in scored] for scored in tournament.rounds],
    }


def from_json(data: JsonObject) -> Tournament:
    """A tournament that was kept; GaigelError if it cannot be one."""
    try:
        tournament = Tournament(
            _text(data["seed"]),
            tuple(_entrant(fields) for fields in _list(data["entrants"])),
            tuple(tuple(_numbers(seats) for seats in _list(draw)) for draw in _list(data["draws"])),
            _numbers(data["lots"]),
            tuple(tuple(_numbers(one) if one else None for one in _list(scored)) for scored in _list(data["rounds"])),
        )
    except (KeyError, TypeError, ValueError):
        raise GaigelError("tournament_unreadable") from None
    if not (_can_play(tournament.entrants) and _can_be(tournament)):
        raise GaigelError("tournament_unreadable")
    return tournament


def _entrant(fields: object) -> Entrant:
    name, portrait, player = map(_text, _list(fields))
    return Entrant(name, portrait, player)


def _can_play(entrants: tuple[Entrant, ...]) -> bool:
    """Whether they have faces, and the player at the screen is the first of them, and all others know how to play."""
    return all(
        entrant.portrait in FACES and (entrant.player in LEVEL_NAMED if at != ME else not entrant.player)
        for at, entrant in enumerate(entrants)
    )


def _can_be(tournament: Tournament) -> bool:
    """Whether everybody sits once a session, the player at the screen first at a table, and every table shares nine
    points or is still playing."""
    count = len(tournament.entrants)
    everybody = list(range(count))
    return (
        count in SIZES
        and len(tournament.draws) == SESSIONS
        and len(tournament.rounds) == ROUNDS
        and sorted(tournament.lots) == everybody
        and all(sorted(seat for seats in draw for seat in seats) == everybody for draw in tournament.draws)
        and all(len(seats) == AT_A_TABLE for draw in tournament.draws for seats in draw)
        and all(ME not in seats[1:] for draw in tournament.draws for seats in draw)
        and all(len(scored) == count // AT_A_TABLE for scored in tournament.rounds)
        and all(
            len(points) == AT_A_TABLE and sum(points) == RUTESHEIM_POINTS and min(points) >= 0
            for scored in tournament.rounds
            for points in scored
            if points is not None
        )
    )


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _text(value: object) -> str:
    if not speakable(value):
        raise TypeError
    return value


def _numbers(value: object) -> tuple[int, ...]:
    numbers = tuple(number for number in _list(value) if type(number) is int)
    if len(numbers) != len(_list(value)):
        raise TypeError
    return numbers
