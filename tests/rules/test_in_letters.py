"""What whoever writes programs reads: a deal and a view as a table in letters, and what an error says."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.actions import ACTION_OF, ACTIONS_END
from gaigel_desktop.rules.deal import SORTED_PACK, deal_out, new_pack
from gaigel_desktop.rules.errors import BadPack, BadRules, NotAllowed
from gaigel_desktop.rules.options import rule_set
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.views import view
from tests.rules.table import Table
from tests.scenario import endgame, lay

HANDS = {"vorhand": "EA EX SK SX BK", "second": "E7 E7 B7 B7 BU", "third": "EK EO S7 S7 BU", "fourth": "EU SA SU SU BO"}
DEALT = """\
leinfelden: dealer 3, trump H (H7), talon 27
  seat side  hand            trick  points tricks
>   0    0  EX EA BK SK SX              0      0
    1    1  E7 E7 B7 B7 BU              0      0
    2    0  EO EK BU S7 S7              0      0
    3    1  EU BO SU SU SA              0      0"""


def at_a_table(preset: str = "leinfelden") -> Table:
    return lay(preset, "H7", **HANDS)


def column(picture: object, first: int, end: int) -> list[str]:
    """What stands between these places in the rows of the seats."""
    return [line[first:end].strip() for line in str(picture).splitlines()[2:]]


def arrows(picture: object) -> list[str]:
    return column(picture, 0, 1)


def hands(picture: object) -> list[str]:
    return column(picture, 12, 28)


def trick(picture: object) -> list[str]:
    return column(picture, 28, 32)


def score(picture: object) -> list[str]:
    return [" ".join(row.split()) for row in column(picture, 32, 50)]


def head(picture: object) -> str:
    return str(picture).splitlines()[0]


def test_a_deal_shows_who_sits_where_with_what_and_who_is_in_turn() -> None:
    assert str(at_a_table().deal) == DEALT


def test_what_lies_on_the_table_stands_beside_the_hand_it_came_from() -> None:
    table = at_a_table().opens("elfen", "EA").plays("E7")
    assert trick(table.deal) == ["EA", "E7", "", ""]
    assert arrows(table.deal) == ["", "", ">", ""]


def test_points_and_tricks_of_a_side_stand_at_each_of_its_seats() -> None:
    table = at_a_table().opens("elfen", "EA").plays("E7 EK EU")
    assert score(table.deal) == ["17 1", "0 0", "17 1", "0 0"]
    assert head(table.deal) == "leinfelden: dealer 3, trump H (H7), talon 23"


def test_a_view_shows_question_marks_for_what_its_seat_cannot_see() -> None:
    seen = view(at_a_table().opens("dive", "EX").deal, 1)
    assert hands(seen) == ["? ? ? ?", "E7 E7 B7 B7 BU", "? ? ? ? ?", "? ? ? ? ?"]
    assert trick(seen) == ["?", "", "", ""]


def test_in_a_window_the_arrow_shows_who_is_asked() -> None:
    table = at_a_table("uspcc-1907").plays("EA E7 EK EU").window("declare", 0, 2).seat(0).passes()
    assert arrows(table.deal) == ["", "", ">", ""]


def test_what_was_drawn_last_is_no_more_under_the_talon() -> None:
    assert head(endgame("leinfelden", "H7").deal) == "leinfelden: dealer 3, trump H, talon 0"


def test_a_card_that_stays_out_of_play_is_still_there_when_the_talon_is_gone() -> None:
    assert head(endgame("uspcc-1907", "H7", players=5).deal) == "uspcc-1907: dealer 4, trump H (H7), talon 2"


def test_a_deal_that_is_over_shows_who_has_won_and_awaits_nobody() -> None:
    table = at_a_table().opens("elfen", "EA").plays("E7 EK EU").seat(0).calls_aus()
    assert head(table.deal).endswith("; untergaigelt: won by side 1")
    assert arrows(table.deal) == [""] * 4


def test_a_deal_that_is_played_out_awaits_nobody_in_particular() -> None:
    table = endgame("leinfelden").plays_out()
    assert arrows(table.deal) == hands(table.deal) == [""] * 4
    count(table.deal)
    assert head(table.deal).endswith("; uebergaigelt: won by side 1")


# -- errors ------------------------------------------------------------------------------------------------------


def test_what_is_not_allowed_says_who_may_not_do_what_and_the_key_of_the_reason() -> None:
    with pytest.raises(NotAllowed) as refused:
        apply(at_a_table().deal, 1, ACTION_OF["play", "E7"])
    assert str(refused.value) == "seat 1 may not play E7: not_your_turn"


@pytest.mark.parametrize("action", [-1, ACTIONS_END])
def test_what_is_no_action_is_named_by_its_number(action: int) -> None:
    with pytest.raises(NotAllowed) as refused:
        apply(at_a_table().deal, 0, action)
    assert str(refused.value) == f"seat 0 may not {action}: no_such_action"


def test_other_errors_say_their_key_and_what_it_is_about() -> None:
    with pytest.raises(BadRules, match=r"preset_unknown \(value: Böblingen; values: leinfelden, "):
        rule_set("Böblingen")
    with pytest.raises(BadPack, match=r"^pack$"):
        deal_out(rule_set("leinfelden"), 0, new_pack()[1:])


# -- a pack ------------------------------------------------------------------------------------------------------


def test_a_new_pack_is_everybodys_own_and_can_be_shuffled() -> None:
    pack = new_pack()
    pack.reverse()
    assert new_pack() == SORTED_PACK != pack
    assert deal_out(rule_set("leinfelden"), 0, pack).indicator == pack[12]
