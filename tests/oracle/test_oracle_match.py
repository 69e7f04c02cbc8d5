"""The match by the second implementation alone (rules.md 11), and which scores can stand (record-format.md)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from . import match_after, rules_from
from .match import refuse_standing
from .options import Rules
from .state import Result


def result(winners: tuple[int, ...], strokes: tuple[int, ...], reason: str = "aus", **more: tuple[int, ...]) -> Result:
    points = more.get("points", (0,) * len(strokes))
    return Result(reason, winners, strokes, points, more.get("tricks", (1,) * len(strokes)))


def slate(**options: object) -> Rules:
    return rules_from({"preset": "leinfelden", **options})


def test_when_one_is_left_a_double_counts_one() -> None:
    assert match_after(slate(), "give", 5, (4, 5), 0, result((1,), (2, 0))) == {((5, 5), None)}
    assert match_after(slate(), "give", 5, (4, 4), 0, result((1,), (2, 0))) == {((6, 4), None)}


def test_a_side_with_none_when_the_cleaning_begins_has_won() -> None:
    assert match_after(slate(), "give", 5, (9, 0), 0, result((1,), (2, 0))) == {((10, 0), 1)}


def test_the_cleaning() -> None:
    assert match_after(slate(), "clean", 12, (3, 1), 0, result((0,), (0, 2))) == {((1, 1), None)}
    assert match_after(slate(clean_double=1), "clean", 12, (3, 1), 0, result((0,), (0, 2))) == {((2, 1), None)}
    assert match_after(slate(), "clean", 12, (3, 1), 0, result((1,), (1, 0))) == {((3, 0), 1)}


def test_three_in_the_cleaning_erase_one_each() -> None:
    rules = slate(players=3)
    ended = result((0, 2), (0, 2, 0), "untergaigelt")
    assert match_after(rules, "clean", 12, (1, 1, 1), 0, ended) == {((0, 1, 0), 2)}  # Vorhand is seat 1
    assert match_after(rules, "give", 5, (4, 4, 1), 2, result((2,), (2, 2, 0))) == {((5, 4, 1), None)}


def test_phase_one_by_deals() -> None:
    rules = slate(phase_one="deals", strokes=3)
    assert match_after(rules, "give", 1, (1, 0), 0, result((1,), (2, 0))) == {((3, 0), None)}
    assert match_after(rules, "give", 2, (1, 1), 0, result((1,), (2, 0))) == {((3, 1), None)}
    assert match_after(rules, "give", 2, (2, 0), 0, result((1,), (2, 0))) == {((4, 0), 1)}


def test_race_and_early_clean_and_games() -> None:
    race = slate(scoring="race", players=3)
    assert match_after(race, "give", 9, (9, 2, 2), 0, result((1,), (1, 0, 1))) == {((10, 2, 3), 1)}
    assert match_after(race, "give", 9, (9, 2, 3), 0, result((2,), (1, 1, 0))) == {((10, 3, 3), None)}
    early = slate(scoring="early_clean", strokes=5)
    assert match_after(early, "give", 6, (4, 2), 0, result((1,), (2, 0))) == {((5, 2), None)}
    games = rules_from("uspcc-1907")
    assert match_after(games, "points", 4, (404, 0), 0, result((0,), (0, 2))) == {((606, 0), 0)}


def test_rutesheim() -> None:
    rules = rules_from("rutesheim")

    def scores(ended: Result) -> set[tuple[int, ...]]:
        return {after for after, _ in match_after(rules, "points", 3, (0, 0, 0), 0, ended)}

    assert scores(result((1,), (1, 0, 1), points=(90, 101, 20))) == {(3, 5, 1)}
    assert scores(result((1,), (1, 0, 1), points=(40, 101, 40))) == {(3, 5, 1), (1, 5, 3)}
    assert scores(result((1,), (1, 0, 2), points=(40, 101, 0), tricks=(1, 4, 0))) == {(3, 6, 0)}
    assert scores(result((0, 2), (0, 2, 0), "uebergaigelt", points=(0, 120, 0), tricks=(0, 6, 0))) == {
        (6, 0, 3),
        (3, 0, 6),
    }
    assert scores(result((0, 2), (0, 2, 0), "uebergaigelt", points=(9, 120, 0), tricks=(1, 6, 0))) == {(9, 0, 0)}
    assert scores(result((1,), (1, 0, 1), "sevens", points=(11, 0, 0), tricks=(1, 0, 0))) == {(3, 6, 0)}
    last = match_after(rules, "points", 29, (90, 88, 83), 0, result((1,), (1, 0, 1), points=(90, 101, 20)))
    assert last == {((93, 93, 84), 0), ((93, 93, 84), 1)}


@pytest.mark.parametrize(
    ("options", "phase", "deals", "before", "stands"),
    [
        ({}, "give", 0, (0, 0), True),
        ({}, "clean", 0, (0, 0), False),
        ({}, "give", 1, (0, 0), False),
        ({}, "give", 0, (1, 0), False),
        ({}, "give", 4, (1, 2), False),
        ({}, "give", 6, (5, 5), False),
        ({}, "clean", 6, (5, 5), True),
        ({}, "clean", 9, (5, 0), False),
        ({"phase_one": "deals"}, "clean", 9, (5, 5), False),
        ({"phase_one": "deals"}, "give", 9, (5, 5), True),
        ({"scoring": "race"}, "give", 12, (10, 3), False),
        ({}, "clean", 12, (6, 5), False),
        ({}, "clean", 12, (6, 4), True),
        ({"scoring": "early_clean"}, "clean", 12, (10, 10), True),
        ({"scoring": "early_clean"}, "clean", 12, (11, 1), False),
        ({"phase_one": "deals"}, "clean", 10, (50, 50), True),
        ({"scoring": "deals"}, "give", 9, (5, 9), True),
        ({"scoring": "deals"}, "give", 9, (5, 3), False),
        ({"scoring": "deals"}, "clean", 9, (5, 9), False),
        ({"scoring": "deals"}, "give", 10, (5, 9), False),
        ({"scoring": "deals"}, "give", 12, (9, 9), True),
        ({"scoring": "games"}, "points", 4, (303, 101), True),
        ({"scoring": "games"}, "points", 5, (303, 101), False),
        ({"scoring": "games"}, "give", 4, (303, 101), False),
    ],
)
def test_what_can_stand(
    options: dict[str, object], phase: str, deals: int, before: tuple[int, ...], stands: bool
) -> None:
    assert (refuse_standing(slate(**options), phase, deals, before) is None) == stands


# An agreed number of games


def test_deals_are_played_until_one_side_alone_has_the_fewest() -> None:
    rules = slate(scoring="deals", strokes=6)
    assert match_after(rules, "give", 4, (3, 3), 0, result((1,), (2, 0))) == {((5, 3), None)}
    assert match_after(rules, "give", 5, (5, 3), 0, result((1,), (1, 0))) == {((6, 3), 1)}
    assert match_after(rules, "give", 5, (3, 4), 0, result((1,), (1, 0))) == {((4, 4), None)}
    assert match_after(rules, "give", 6, (4, 4), 0, result((0,), (0, 2))) == {((4, 6), 0)}


def test_of_three_all_play_on() -> None:
    rules = slate(scoring="deals", strokes=3, players=6, teams="opposite")
    assert match_after(rules, "give", 2, (1, 2, 1), 0, result((0, 2), (0, 2, 0))) == {((1, 4, 1), None)}
    assert match_after(rules, "give", 3, (1, 4, 1), 0, result((2,), (1, 1, 0))) == {((2, 5, 1), 2)}


# Rutesheim and claims


def shared_out(ended: Result) -> set[tuple[int, ...]]:
    """The nine game points of a deal by itself."""
    return {after for after, _ in match_after(rules_from("rutesheim"), "points", 0, (0, 0, 0), 0, ended)}


def test_after_a_wrong_question_the_claimer_gets_the_six() -> None:
    ended = result((1, 2), (2, 0, 0), "questioned_wrong", points=(20, 105, 110))
    assert shared_out(replace(ended, claimer=1)) == {(0, 6, 3)}
    assert shared_out(replace(ended, claimer=2)) == {(0, 3, 6)}
    assert shared_out(replace(ended, claimer=1, tricks=(0, 4, 0))) == {(0, 9, 0)}


def test_an_unquestioned_aus_without_a_trick_gets_nothing() -> None:
    ended = result((1,), (1, 0, 1), points=(30, 0, 40), tricks=(1, 0, 2))
    assert shared_out(ended) == {(3, 0, 6)}
    assert shared_out(replace(ended, tricks=(0, 0, 2))) == {(0, 0, 9)}
    assert shared_out(replace(ended, tricks=(1, 1, 2))) == {(1, 5, 3)}  # a bluff counts as having gone out


def test_auf_siebener_without_a_trick_gets_nothing_unless_it_is_shown() -> None:
    assert shared_out(result((1,), (1, 0, 1), "counted", points=(0, 120, 120), tricks=(0, 6, 6))) == {(0, 6, 3)}
    assert shared_out(result((0,), (0, 1, 1), "farbe", points=(0, 12, 20), tricks=(0, 1, 1))) == {(5, 1, 3)}
