"""Reasons from the habits of the table: what looks a little better is not done if everybody shakes the head at it."""

from __future__ import annotations

from gaigel_desktop.opponents.conduct import (
    FAT_UNDER_OPPONENT,
    POINTS_GIVEN,
    TEN_LED,
    THROWN_BLIND,
    TRUMP_THROWN,
    objections,
)
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.judge import card_actions

from .case import Case, Told


def ten_is_not_led(case: Case) -> Told | None:
    """Its ace may catch it."""
    return _shaken_at(case, TEN_LED)


def nothing_fat_is_thrown(case: Case) -> Told | None:
    """Not under an opponent, as long as the partner has not taken the trick."""
    return _shaken_at(case, FAT_UNDER_OPPONENT)


def no_trump_is_thrown(case: Case) -> Told | None:
    """Not where it takes nothing."""
    return _shaken_at(case, TRUMP_THROWN)


def no_points_are_given(case: Case) -> Told | None:
    """Not into a trick of theirs."""
    return _shaken_at(case, POINTS_GIVEN)


def nothing_is_thrown_blind(case: Case) -> Told | None:
    """No ace and no ten where an opponent leads face down."""
    return _shaken_at(case, THROWN_BLIND)


def _shaken_at(case: Case, habit: str) -> Told | None:
    """The other card, if this is said against it and not against the one that is advised."""
    if not case.plays or case.rival is None or len(case.of) != 1:
        return None
    bad = objections(case.seen, case.seat, [way for way in card_actions(case.seen) if is_card(way)])
    against = bad.get(case.of[0]) == habit and case.way[0] not in bad
    return (("other", case.rival.card),) if against else None
