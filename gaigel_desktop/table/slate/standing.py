"""The score of a match as it stands on the slate: whose ray is where, and what the last deal has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from gaigel_desktop.controller.captions import explained
from gaigel_desktop.controller.local_player import LocalPlayer
from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.deals import Past, standings
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.match import POINTS, Standing, gives_strokes
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import next_sits_right, sides_of
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.speech import say, spoken_language

from .strokes import ON_MATS, ON_SLATE, STROKE, Row, Slate, rows_after, still_slate, strokes_in_row

TWO: Final = 2  # names have room on a slate


class Match(NamedTuple):
    """What is needed of a match to write its score down."""

    rules: RuleSet
    past: tuple[Past, ...]
    standing: Standing  # as it stands now
    dress: str = ON_SLATE  # what is counted in points is always written
    captions: str = ""  # the language in which the names of the sides are explained


def match_of(match: RunningMatch, player: LocalPlayer) -> Match:
    """The match that is played at this table, to be written on what the player wants."""
    captions = spoken_language() if explained(player, match.rules) else ""
    return Match(match.rules, tuple(match.past), match.standing, player.settings.score_on, captions)


def after_last(match: Match, seating: Seating, fades: bool = False) -> Slate:
    """The slate with what the last deal has changed, still to be made."""
    before = before_last(match)
    return as_it_stands(match, seating)._replace(before=_rows(before, seating), fades=fades)


def as_it_stands(match: Match, seating: Seating) -> Slate:
    """The slate of a match while nobody writes on it."""
    counted = match.standing.phase == POINTS and match.dress == ON_MATS
    dress = ON_SLATE if counted else match.dress
    slate = still_slate(_rows(match, seating))
    return slate._replace(dress=dress, pool=mats_left(match), signs=has_signs(sides_of(match.rules)))


@lru_cache(maxsize=4)  # asked at every frame
def at_the_table(match: Match, seating: Seating, told: bool) -> Slate:
    """The small slate, without what the last deal has changed until that is told."""
    return as_it_stands(match if told else before_last(match), seating)


def before_last(match: Match) -> Match:
    """The match without what the last deal has changed."""
    return match._replace(past=match.past[:-1], standing=match.past[-1].before) if match.past else match


def sides_on_slate(rules: RuleSet, me: int) -> tuple[int, ...]:
    """The sides in the order of their rays: the own one, then clockwise as they sit."""
    side = sides_of(rules)
    n = rules.players
    clockwise = [(me - step if next_sits_right(rules) else me + step) % n for step in range(n)]
    return tuple(dict.fromkeys(side[seat] for seat in clockwise))


def has_signs(side_of: Sequence[int]) -> bool:
    """Whether each side has a sign: where more than two are made of partners, and nobody sees at once who belongs to
    whom."""
    return 1 < max(side_of) < len(side_of) - 1


def sign_of(rules: RuleSet, me: int, side: int) -> int:
    """Which sign a side has: the own one the first, the others as they stand on the slate."""
    return sides_on_slate(rules, me).index(side)


def side_name(rules: RuleSet, seating: Seating, side: int) -> str:
    """The name of a side: Mir and Ihr; of more sides than two the others are called by their names, and so is whoever
    plays alone, and everybody where people sit against each other."""
    side_of = sides_of(rules)
    if _is_us(side_of, seating, side):
        return call("side_us", rules)
    if _is_them(side_of, seating, side):
        return call("side_them", rules)
    return _named(side_of, seating, side)


def _named(side_of: Sequence[int], seating: Seating, side: int) -> str:
    """A side by the names of those who are it. Of many who share a laptop the people alone are named, and of many of
    these the first: there is no room for more."""
    seats = [seat for seat in range(len(side_of)) if side_of[seat] == side]
    if len(seats) > TWO and seating.sides_have_names(side_of):
        seats = [seat for seat in seats if seat in seating.people] or seats
        if len(seats) > TWO:
            return f"{seating.names[seats[0]]} +{len(seats) - 1}"
    return " & ".join(seating.names[seat] for seat in seats)


def _is_us(side_of: Sequence[int], seating: Seating, side: int) -> bool:
    return side == side_of[seating.me] and _are_teams(side_of) and not seating.sides_have_names(side_of)


def _is_them(side_of: Sequence[int], seating: Seating, side: int) -> bool:
    return side != side_of[seating.me] and _are_two_teams(side_of) and not seating.sides_have_names(side_of)


def _are_teams(side_of: Sequence[int]) -> bool:
    """Whether a side is more than one player."""
    return max(side_of) + 1 < len(side_of)


def _are_two_teams(side_of: Sequence[int]) -> bool:
    return _are_teams(side_of) and max(side_of) == 1


def side_told(rules: RuleSet, seating: Seating, side: int) -> str:
    """The name of a side where there is room to say what Mir and Ihr mean, to those who do not speak as at the
    table."""
    side_of, name = sides_of(rules), side_name(rules, seating, side)
    if _is_us(side_of, seating, side):
        return say("side_ours", {"side": name})
    return say("side_theirs", {"side": name}) if _is_them(side_of, seating, side) else name


def score_told(slate: Slate) -> str:
    """The score in words: who has how much, and of what."""
    return "; ".join(f"{row.name}: {_row_told(row, slate.dress)}" for row in slate.rows)


def _row_told(row: Row, dress: str) -> str:
    """The score of one side in words: its points, its mats, or what its marks come to."""
    if row.number:
        return say("spoken_match_points", {"points": row.number})
    number = strokes_in_row(row.marks)
    key = "spoken_mats" if dress == ON_MATS else "spoken_strokes" if number else "spoken_no_strokes"
    return say(key, {"count": number})


def mats_left(match: Match) -> int:
    """How many mats no side has: only where a number of strokes is given in all, otherwise 0."""
    if match.rules.scoring != "slate" or not gives_strokes(match.rules):
        return 0
    return max(0, match.rules.strokes - sum(match.standing.score))


def _rows(match: Match, seating: Seating) -> tuple[Row, ...]:
    order = sides_on_slate(match.rules, seating.me)
    marks = _marks(match)
    points = match.standing.phase == POINTS
    return tuple(
        Row(
            (side_told if match.captions else side_name)(match.rules, seating, side),
            "" if points else marks[side],
            str(match.standing.score[side]) if points else "",
        )
        for side in order
    )


def _marks(match: Match) -> Sequence[str]:
    """The marks as they came about; where deals are missing in the story, plain strokes."""
    told = rows_after(standings(match.past)) if match.past else ()
    if tuple(strokes_in_row(row) for row in told) == match.standing.score:
        return told
    return [STROKE * strokes for strokes in match.standing.score]
