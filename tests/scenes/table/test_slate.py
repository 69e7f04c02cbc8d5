"""The slate: what stands on it, where, and how a hand writes it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from gaigel_desktop.rules.match import CLEAN, GIVE, Standing
from gaigel_desktop.scenes.table import mats, slate
from gaigel_desktop.scenes.table.hand import CHALKING, WIPING, begun, deeds, made
from gaigel_desktop.scenes.table.slate import NUMBER, Row, Slate, chalked, changes, done, rows, still, wiped, worth
from gaigel_desktop.window.boxes import Box

SMALL = slate.field_of(Box(12, 12, 240, 150))
LARGE = slate.field_of(Box(20, 40, 620, 410))


def standing(phase: str, *score: int) -> Standing:
    return Standing(phase, 0, score)


# -- what stands on it -------------------------------------------------------------------------------------------


def test_a_single_game_is_a_stroke_and_a_double_one_a_gigackel() -> None:
    assert chalked(chalked("", 1), 2) == "|V"
    assert worth("|V") == 3


def test_wiping_takes_the_outermost_strokes() -> None:
    assert wiped("||", 1) == "|."
    assert wiped("|V", 2) == "|w"
    assert wiped("|V", 1) == "|v"
    assert wiped("|v", 2) == ".w"
    assert wiped("|", 2) == "."


def test_the_marks_come_about_deal_by_deal() -> None:
    story = [
        standing(GIVE, 0, 0),
        standing(GIVE, 2, 0),
        standing(GIVE, 2, 1),
        standing(CLEAN, 3, 1),
        standing(CLEAN, 2, 1),
    ]
    assert rows(story) == ("V.", "|")
    assert rows(story[:4]) == ("V|", "|")


def test_what_changed_is_made_in_order_and_wiped_from_outside() -> None:
    before, after = (Row("a", "|||"), Row("b", "|")), (Row("a", "|.."), Row("b", "|V"))
    assert changes(Slate(after, before)) == [(0, 2), (0, 1), (1, 1)]
    assert changes(still(after)) == []


def test_a_number_is_written_anew() -> None:
    slate_now = Slate((Row("a", "", "101"), Row("b", "", "0")), (Row("a", "", "0"), Row("b", "", "0")), 0.25)
    assert changes(slate_now) == [(0, NUMBER)]
    assert done(slate_now, (0, NUMBER)) == 0.25
    assert done(slate_now, (1, NUMBER)) == 1.0


# -- where it stands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", [SMALL, LARGE])
@pytest.mark.parametrize("sides", range(2, 9))
def test_rays_and_names_stay_on_the_slate(field: Box, sides: int) -> None:
    for ray in slate.rays(field, sides):
        end = Box(*slate.at(field, ray, ray.length), 0, 0)
        assert field.contains(end)
        assert field.contains(slate.block(field, ray, (60, 30)))
        assert 0 < slate.before_block(ray, (60, 30)) < ray.length


@pytest.mark.parametrize("sides", range(2, 9))
@pytest.mark.parametrize("row", ["|" * 10, "V" * 5, "|V|.w", "|" * 9 + "V"])
def test_ten_strokes_find_room_on_every_ray(sides: int, row: str) -> None:
    for ray in slate.rays(LARGE, sides):
        marks = slate.placed(LARGE, ray, row, sides, ray.length - 20)
        assert "".join(mark.sign for mark in marks) == row
        away = [((mark.x - LARGE.middle[0]) ** 2 + (mark.y - LARGE.middle[1]) ** 2) ** 0.5 for mark in marks]
        assert all(nearer < farther for nearer, farther in pairwise(away))


@pytest.mark.parametrize("row", ["|" * 10, "V" * 10])
def test_twenty_strokes_find_room_on_the_small_slate_of_two(row: str) -> None:
    for ray in slate.rays(SMALL, 2):
        assert len(slate.placed(SMALL, ray, row, 2, ray.length)) == 10


@pytest.mark.parametrize("field", [SMALL, LARGE])
@pytest.mark.parametrize("sides", range(3, 9))
def test_the_first_marks_of_neighbours_do_not_touch(field: Box, sides: int) -> None:
    high = 55 * 0.8 * slate.scale_of(field, sides)
    firsts = [slate.at(field, ray, ray.first + 2) for ray in slate.rays(field, sides)]
    for one, other in combinations(firsts, 2):
        assert ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5 > high * 0.7


# -- the hand ----------------------------------------------------------------------------------------------------


def test_the_hand_writes_one_mark_after_the_other() -> None:
    plan = deeds(Slate((Row("a", "|V"), Row("b", "|")), (Row("a", "|"), Row("b", ""))), 1.0)
    assert [deed.sound for deed in plan] == [CHALKING, CHALKING]
    assert plan[0].ends - plan[0].begins > plan[1].ends - plan[1].begins  # a V takes longer
    assert made(plan, 0.0) == 0.0
    assert made(plan, (plan[0].begins + plan[0].ends) / 2) == pytest.approx(0.5)
    assert made(plan, (plan[0].ends + plan[1].begins) / 2) == 1.0
    assert made(plan, plan[1].ends) == 2.0
    assert [begun(plan, 0.0), begun(plan, plan[0].begins), begun(plan, plan[1].begins)] == [0, 1, 2]


def test_a_sponge_is_heard_when_something_is_wiped() -> None:
    plan = deeds(Slate((Row("a", "|."), Row("b", "")), (Row("a", "||"), Row("b", ""))), 1.0)
    assert [deed.sound for deed in plan] == [WIPING]


def test_without_motion_everything_stands_there_at_once() -> None:
    change = Slate((Row("a", "|"), Row("b", "")), (Row("a", ""), Row("b", "")))
    assert deeds(change, 0.0) == []
    assert done(change, (0, 0)) == 1.0


# -- beer mats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", [SMALL, LARGE])
@pytest.mark.parametrize("sides", range(2, 9))
def test_ten_mats_of_every_side_find_room_beside_each_other(field: Box, sides: int) -> None:
    scale, cells = mats.size_of(field, sides), mats.cells(field, sides)
    stacks: list[Box] = []
    for cell in cells:
        x, y = mats.foot(cell, scale)
        high = 10 * mats.TOKEN_STEP * scale
        stacks.append(Box(x - 28 * scale, y - high - 17 * scale, 56 * scale, high + 36 * scale))
    assert all(field.contains(stack) for stack in stacks)
    assert not any(one.overlaps(other) for one, other in combinations(stacks, 2))
