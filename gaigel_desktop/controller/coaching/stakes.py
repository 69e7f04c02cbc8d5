"""Reasons about what is at stake besides the points that lie there: 101 of the others, and the first trick."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import points_of_others
from gaigel_desktop.rules.ending import OUT

from .case import Case, Told

NEAR: Final = OUT - 20  # from there a pair is enough
MUCH: Final = 20  # points of a trick that need no other reason
TRUE: Final[Told] = ()


def they_go_out(case: Case) -> Told | None:
    """Nothing takes the trick from them, and whatever is played, they have 101 with it."""
    return TRUE if _is_theirs_for_certain(case) and _with_trick(case, case.card.worth) >= OUT else None


def they_come_near(case: Case) -> Told | None:
    """The trick is theirs and brings them near 101; the other card would bring them nearer."""
    rival = case.rival
    if not _is_theirs_for_certain(case) or _others_follow(case) or rival is None or case.card.worth >= rival.worth:
        return None
    return None if not case.cheapest else _if_near(_with_trick(case, case.card.worth))


def keeps_them_back(case: Case) -> Told | None:
    """It takes the trick for certain, with which they would be near 101; the other card leaves it to them."""
    rival = case.rival
    taken = case.plays and bool(case.seen.trick) and case.card.takes and case.card.sure
    if not taken or rival is None or not rival.lost or _others_follow(case) or case.seen.law.sides > 2:
        return None
    return _if_near(_with_trick(case, rival.worth))


def _is_theirs_for_certain(case: Case) -> bool:
    """No card of the hand takes it, no partner can, and there is but one other side that it may go to."""
    lying = case.plays and bool(case.seen.trick) and case.seen.law.sides == 2
    return lying and case.card.lost and case.out_of_reach and points_of_others(case.seen, case.seat) < OUT


def _others_follow(case: Case) -> bool:
    return case.card.foes + case.card.friends > 0


def _with_trick(case: Case, worth: int) -> int:
    """What they have with the trick as it lies and a card worth so much in it."""
    return points_of_others(case.seen, case.seat) + case.lying + worth


def _if_near(points: int) -> Told | None:
    return (("points", points),) if NEAR <= points < OUT else None


# -- the first trick ---------------------------------------------------------------------------------------------


def first_trick_for_certain(case: Case) -> Told | None:
    """It takes the trick for certain, the first of the own side; the other way leaves it to others, and what lies there
    is not reason enough."""
    rival = case.rival
    if not case.plays or rival is None or not case.seen.trick or case.seen.face_down or case.lying >= MUCH:
        return None
    first = case.may_lose_double and case.card.takes and case.card.sure
    theirs = case.seen.law.side[case.seen.best_seat] != case.mine
    return (("points", case.lying + case.card.worth),) if first and theirs and not rival.takes else None
