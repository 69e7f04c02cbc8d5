"""An Aus that may be questioned: who believes what, and who claims what is not there (U, `claims = "questioned"`)."""

from __future__ import annotations

import pytest

from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, Character
from tests.opponents.asking import MASTER, always, said_by
from tests.opponents.claims import Tally, holds, tally
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import thorough

CLAIMS = 250
BOLD = MASTER._replace(boldness=1.0)
CAREFUL = MASTER._replace(boldness=0.4)


@pytest.fixture(scope="module")
def tallies() -> list[Tally]:
    return [tally(level.name, CLAIMS) for level in LEVELS]


def after_a_trick(**options: str) -> Table:
    """Seat 0 has taken the first trick and leads to the second."""
    return lay("uspcc-1907", "S7", vorhand="EA SK SO HK HO", **options).trick("EA").everybody_passes()


def with_points(ours: int, theirs: int, **options: str) -> Table:
    """So many points for each of the two sides, where they are of no other use."""
    table = after_a_trick(**options)
    table.views.clear()  # nobody has seen where they come from
    table.deal.points[:] = [ours, theirs]
    return table


# -- answering -----------------------------------------------------------------------------------------------------


@thorough
def test_the_share_of_errors_falls_from_level_to_level_and_the_strongest_makes_none(tallies: list[Tally]) -> None:
    assert holds(tallies), tallies
    assert all(of.right > 20 and of.wrong > 20 for of in tallies)
    assert tallies[-1].questioned == tallies[-1].stood == 0


@thorough
def test_bluffs_are_made_now_and_then_and_never_where_an_aus_is_counted_in_any_case(tallies: list[Tally]) -> None:
    assert sum(of.bluffs for of in tallies) > 0
    assert not any(of.bluffs_off for of in tallies)


def test_the_strongest_questions_a_wrong_aus_and_lets_a_right_one_stand() -> None:
    """In the first trick of U's table there are hardly more than forty points."""
    always(after_a_trick().does(0, "aus"), 1, "question")
    table = with_points(101, 0)
    always(table.does(0, "aus"), 1, "pass")


def test_nobody_of_the_claimers_side_and_nobody_before_their_turn_says_anything() -> None:
    table = after_a_trick().does(0, "aus")
    assert [said_by(table, seat) for seat in (0, 2, 3)] == ["", "", ""]
    table.does(1, "pass")
    assert [said_by(table, seat) for seat in (0, 1, 2)] == ["", "", ""] and said_by(table, 3) == "question"


# -- bluffing ------------------------------------------------------------------------------------------------------


def claim_of(table: Table, who: Character) -> bool:
    """Whether the seat in turn calls with some dice."""
    return any(said_by(table, 0, who, seed) == "aus" for seed in range(6))


def test_the_bold_claim_two_points_too_many_when_the_others_are_nearly_out() -> None:
    assert claim_of(with_points(99, 101), BOLD)


@thorough
def test_nobody_bluffs_who_leads_or_who_lacks_much_or_who_is_careful() -> None:
    assert not claim_of(with_points(99, 40), BOLD)
    assert not claim_of(with_points(60, 101), BOLD)
    assert not claim_of(with_points(99, 101), CAREFUL)
    assert not claim_of(with_points(99, 101), CHARACTERS["master"])


def test_nobody_bluffs_where_an_aus_is_counted_in_any_case() -> None:
    assert not claim_of(with_points(99, 101, claims="counted"), BOLD)
