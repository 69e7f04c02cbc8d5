"""What the weak get wrong now and then, and the strong never: counting, calling, and noticing what others do."""

from __future__ import annotations

from gaigel_desktop.opponents.levels import CHARACTERS
from tests.opponents.asking import MASTER, said_by
from tests.opponents.test_good_play import after_elfen, at_101, over_101
from tests.rules.table import Table

BEGINNER = CHARACTERS["beginner"]
MANY = range(400)


def calls(table: Table, said: str, seat: int) -> float:
    """How often a beginner says this."""
    return sum(said_by(table, seat, BEGINNER, seed) == said for seed in MANY) / len(MANY)


def test_the_weak_call_too_early_now_and_then() -> None:
    """At 91 points, of which somebody may remember ten too many."""
    table = at_101().points(91, 0)
    assert 0 < calls(table, "aus", seat=2) < 0.1
    assert {said_by(table, 2, MASTER, seed) for seed in range(40)} == {""}


def test_the_weak_miss_that_they_are_out_now_and_then() -> None:
    table = over_101()
    assert 0.85 < calls(table, "aus", seat=2) < 1
    assert {said_by(table, 2, MASTER, seed) for seed in range(40)} == {"aus"}


def test_the_weak_mostly_do_not_notice_that_others_have_played_on() -> None:
    table = over_101().rest_discard()
    assert 0.1 < calls(table, "accuse 0", seat=1) < 0.35
    assert {said_by(table, 1, MASTER, seed) for seed in range(40)} == {"accuse 0"}


def test_nobody_accuses_who_has_done_nothing() -> None:
    table = after_elfen(vorhand="SK SO HK HO").rest_discard()
    assert not calls(table, "accuse 0", seat=1)
