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
    """Neither on the card nor afterwards, for nobody looks twice in a trick; the more attentive look more often."""
    table = over_101().discards()
    for _ in range(2):
        assert 0.05 < calls(table, "accuse 0", seat=1) < 0.2
        assert {said_by(table, 1, MASTER, seed) for seed in range(40)} == {"accuse 0"}
        table.rest_discard()


def test_the_more_attentive_notice_more_often_that_others_have_played_on() -> None:
    table = over_101().discards()
    dreaming, watching = (
        sum(said_by(table, 1, BEGINNER._replace(attentive=attentive), seed) == "accuse 0" for seed in MANY)
        for attentive in (0.0, 1.0)
    )
    assert 0 < 2 * dreaming < watching


def test_who_miscounts_accuses_wrongly_now_and_then_and_who_counts_again_more_seldom() -> None:
    """At 91 points, of which somebody may remember ten too many; and the side plays on."""
    table = at_101().points(91, 0).discards()
    somebody = BEGINNER._replace(level=BEGINNER.level._replace(slip=0.2, notices=1.0))
    bold, careful = (
        sum(said_by(each, 1, somebody._replace(boldness=boldness), seed) == "accuse 0" for seed in MANY)
        for each, boldness in ((table.rest_discard(), 0.8), (table, 0.2))
    )
    assert 0 < 2 * careful < bold < 100
    assert {said_by(table, 1, MASTER, seed) for seed in range(40)} == {""}


def test_nobody_accuses_who_has_done_nothing() -> None:
    table = after_elfen(vorhand="SK SO HK HO").rest_discard()
    assert not calls(table, "accuse 0", seat=1)
