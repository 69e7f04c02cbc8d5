"""The slate: what stands on it, where, and how a hand writes it."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from gaigel_desktop.rules.match import CLEAN, GIVE, Standing
from gaigel_desktop.table.slate import mats, strokes
from gaigel_desktop.table.slate.lines import NUMBERS, WIDEST, widest_name
from gaigel_desktop.table.slate.strokes import (
    NAME,
    NUMBER,
    SMALLEST,
    PlacedMark,
    Ray,
    Row,
    Slate,
    add_strokes,
    changes,
    part_done,
    rows_after,
    still_slate,
    strokes_in_row,
    wipe_strokes,
)
from gaigel_desktop.table.slate.tally_marks import SIZE
from gaigel_desktop.table.slate.writing import CHALKING, WIPING, changes_made, plan_writing, writing_sounds
from gaigel_desktop.window.boxes import Box, Point
from tests.combinations import for_all

SMALL = strokes.field_of(Box(12, 12, 240, 150))
LARGE = strokes.field_of(Box(20, 40, 620, 410))


def standing(phase: str, *score: int) -> Standing:
    return Standing(phase, 0, score)


# -- what stands on it -------------------------------------------------------------------------------------------


def test_a_single_game_is_a_stroke_and_a_double_one_a_gigackel() -> None:
    assert add_strokes(add_strokes("", 1), 2) == "|V"
    assert strokes_in_row("|V") == 3


def test_wiping_takes_the_outermost_strokes() -> None:
    assert wipe_strokes("||", 1) == "|."
    assert wipe_strokes("|V", 2) == "|w"
    assert wipe_strokes("|V", 1) == "|v"
    assert wipe_strokes("|v", 2) == ".w"
    assert wipe_strokes("|", 2) == "."


def test_the_marks_come_about_deal_by_deal() -> None:
    story = [
        standing(GIVE, 0, 0),
        standing(GIVE, 2, 0),
        standing(GIVE, 2, 1),
        standing(CLEAN, 3, 1),
        standing(CLEAN, 2, 1),
    ]
    assert rows_after(story) == ("V.", "|")
    assert rows_after(story[:4]) == ("V|", "|")


def test_what_changed_is_made_in_order_and_wiped_from_outside() -> None:
    before, after = (Row("a", "|||"), Row("b", "|")), (Row("a", "|.."), Row("b", "|V"))
    assert changes(Slate(after, before)) == ((0, 2), (0, 1), (1, 1))
    assert changes(still_slate(after)) == ()


def test_a_number_is_written_anew() -> None:
    slate_now = Slate((Row("a", "", "101"), Row("b", "", "0")), (Row("a", "", "0"), Row("b", "", "0")), 0.25)
    assert changes(slate_now) == ((0, NUMBER),)
    assert part_done(slate_now, (0, NUMBER)) == 0.25
    assert part_done(slate_now, (1, NUMBER)) == 1.0


# -- where it stands ---------------------------------------------------------------------------------------------


def line(field: Box, sides: int, letters: float, wide: float, text_size: float = 1.0) -> Point:
    """The size of chalked words of this height, over so much of the slate."""
    least = strokes.least_letters(field, sides, text_size)
    return field.width * wide, max(least, letters * strokes.scale_of(field, sides)) * strokes.LINE


def rays(field: Box, sides: int, text_size: float = 1.0) -> list[Ray]:
    """The rays beside letters of this size."""
    return strokes.rays(field, sides, strokes.least_letters(field, sides, text_size))


def names(field: Box, sides: int, wide: float = 0.0, text_size: float = 1.0) -> list[list[Box]]:
    """The places of names that take all the room they may."""
    name = line(field, sides, NAME, wide or widest_name(sides), text_size)
    return [strokes.name_boxes(field, ray, [name], sides) for ray in rays(field, sides, text_size)]


def numbered(field: Box, sides: int, text_size: float) -> list[list[Box]]:
    """The same with a number of three figures."""
    number = line(field, sides, NUMBERS, 0.06, text_size)
    name = line(field, sides, NAME, WIDEST - 0.06 - strokes.BETWEEN / field.width, text_size)
    return [strokes.name_boxes(field, ray, [number, name], sides) for ray in rays(field, sides, text_size)]


EVERY_SLATE = [(field, sides) for field in (SMALL, LARGE) for sides in range(2, 9)]
TEXT_SIZES = (1.0, 1.5)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize(("field", "sides"), EVERY_SLATE)
def test_rays_names_and_numbers_stay_on_the_slate_and_apart(field: Box, sides: int, text_size: float) -> None:
    for placed in (names(field, sides, text_size=text_size), numbered(field, sides, text_size)):
        for one, other in combinations(placed, 2):
            assert not any(mine.overlaps(yours) for mine in one for yours in other)
        for at, ray in enumerate(rays(field, sides, text_size)):
            end = strokes.ray_end(ray, placed[at])
            assert field.contains(Box(*strokes.point_on_ray(ray, ray.length), 0, 0))
            assert all(field.contains(line) for line in placed[at])
            assert end > 3 * 11 * ray.scale  # longer than the circle it comes from, which is 22 wide
            line = [strokes.point_on_ray(ray, end * part / 50) for part in range(51)]
            assert not any(words.holds(point) for lines in placed for words in lines for point in line)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize(("field", "sides"), EVERY_SLATE)
def test_every_ray_has_room_for_strokes_beside_the_longest_names(field: Box, sides: int, text_size: float) -> None:
    placed = names(field, sides, text_size=text_size)
    for ray, lines in zip(rays(field, sides, text_size), placed, strict=True):
        assert strokes.row_fits(ray, "||||", strokes.ray_end(ray, lines))


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("field", [SMALL, LARGE])
@pytest.mark.parametrize("sides", [3, 4])
def test_rays_between_long_names_are_about_as_long_and_marks_stand_apart(
    field: Box, sides: int, text_size: float
) -> None:
    placed, ends = names(field, sides, text_size=text_size), []
    for ray, lines in zip(rays(field, sides, text_size), placed, strict=True):
        end = strokes.ray_end(ray, lines)
        ends.append(end)
        one, other = (mark for mark in strokes.placed_marks(ray, "V|V", end) if mark.sign == "V")
        assert math.dist((one.x, one.y), (other.x, other.y)) > (26 + 2 * 8) * ray.scale  # two arms, and air
    assert max(ends) < 1.5 * min(ends)


def test_letters_on_the_small_slate_grow_with_the_text_as_far_as_there_is_room() -> None:
    sizes = [strokes.least_letters(SMALL, sides, 1.5) for sides in range(2, 9)]
    assert sizes[0] >= 1.5 * SMALLEST
    assert all(size > SMALLEST for size in sizes)
    for field, sides in EVERY_SLATE:
        as_drawn = max(SMALLEST, NAME * strokes.scale_of(field, sides))
        assert strokes.least_letters(field, sides, 1.0) == as_drawn


@pytest.mark.parametrize("sides", range(2, strokes.NAMES_GROW + 1))
def test_names_on_the_large_slate_grow_too(sides: int) -> None:
    assert strokes.least_letters(LARGE, sides, 1.5) >= 1.1 * strokes.least_letters(LARGE, sides, 1.0)


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize(("field", "sides"), EVERY_SLATE)
def test_strokes_touch_neither_names_nor_those_of_another_ray(field: Box, sides: int, text_size: float) -> None:
    placed = names(field, sides, text_size=text_size)
    ends: list[list[tuple[Point, Point]]] = []
    for ray, lines in zip(rays(field, sides, text_size), placed, strict=True):
        ends.append([stroke(ray, mark) for mark in strokes.placed_marks(ray, "||||||", strokes.ray_end(ray, lines))])
    tips = [tip for marks in ends for mark in marks for tip in mark]
    if sides > 2:  # two have their names above the rays
        assert not any(line.holds(tip) for lines in placed for line in lines for tip in tips)
    for one, other in combinations(ends, 2):
        assert not any(cross(mine, yours) for mine in one for yours in other)


def stroke(ray: Ray, mark: PlacedMark) -> tuple[Point, Point]:
    """Both ends of a stroke."""
    turn, half = math.radians(ray.angle + 90), 55 * SIZE / 2 * ray.scale
    across, down = half * math.cos(turn), half * math.sin(turn)
    return (mark.x - across, mark.y - down), (mark.x + across, mark.y + down)


def cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two strokes meet."""

    def parted(line: tuple[Point, Point], points: tuple[Point, Point]) -> bool:
        (x, y), (to_x, to_y) = line
        first, second = ((to_x - x) * (down - y) - (to_y - y) * (across - x) for across, down in points)
        return first * second < 0

    return parted(one, other) and parted(other, one)


@for_all(sides=range(2, 9), row=["|" * 10, "V" * 5, "|V|.w", "|" * 9 + "V"])
def test_ten_strokes_find_room_on_every_ray(sides: int, row: str) -> None:
    for ray, lines in zip(strokes.rays(LARGE, sides), names(LARGE, sides, 0.12), strict=True):
        marks = strokes.placed_marks(ray, row, strokes.ray_end(ray, lines))
        assert "".join(mark.sign for mark in marks) == row
        away = [math.dist((mark.x, mark.y), ray.middle) for mark in marks]
        assert all(nearer < farther for nearer, farther in pairwise(away))


@pytest.mark.parametrize("row", ["|" * 10, "V" * 10])
def test_twenty_strokes_find_room_on_the_small_slate_of_two(row: str) -> None:
    for ray in strokes.rays(SMALL, 2):
        assert strokes.row_fits(ray, row, ray.length)


# -- the hand ----------------------------------------------------------------------------------------------------


def test_the_hand_writes_one_mark_after_the_other() -> None:
    plan = plan_writing(Slate((Row("a", "|V"), Row("b", "|")), (Row("a", "|"), Row("b", ""))), 1.0)
    assert [deed.sound for deed in plan] == [CHALKING, CHALKING]
    assert plan[0].ends - plan[0].begins > plan[1].ends - plan[1].begins  # a V takes longer
    assert changes_made(plan, 0.0) == 0.0
    assert changes_made(plan, (plan[0].begins + plan[0].ends) / 2) == pytest.approx(0.5)
    assert changes_made(plan, (plan[0].ends + plan[1].begins) / 2) == 1.0
    assert changes_made(plan, plan[1].ends) == 2.0


@pytest.mark.parametrize("speed", [0.5, 1.0, 1.7])
def test_chalk_is_heard_as_long_as_it_is_seen_to_write(speed: float) -> None:
    """A V is two strokes, a number three."""
    changed = [
        (Row("a", "|V"), Row("a", "|"), 2),
        (Row("a", "||"), Row("a", "|"), 1),
        (Row("a", "", "40"), Row("a", "", "7"), 3),
    ]
    for after, before, times in changed:
        plan = plan_writing(Slate((after,), (before,)), speed)
        sounds = [at for at, _ in writing_sounds(plan, speed)]
        assert len(sounds) == times and sounds[0] == plan[0].begins
        assert plan[0].ends - sounds[-1] <= 0.36 * speed, "no silent end"


def test_a_sponge_is_heard_when_something_is_wiped() -> None:
    plan = plan_writing(Slate((Row("a", "|."), Row("b", "")), (Row("a", "||"), Row("b", ""))), 1.0)
    assert [deed.sound for deed in plan] == [WIPING]


def test_without_motion_everything_stands_there_at_once() -> None:
    change = Slate((Row("a", "|"), Row("b", "")), (Row("a", ""), Row("b", "")))
    assert plan_writing(change, 0.0) == []
    assert part_done(change, (0, 0)) == 1.0


# -- beer mats ---------------------------------------------------------------------------------------------------


@for_all(field=[SMALL, LARGE], sides=range(2, 9))
def test_ten_mats_of_every_side_find_room_beside_each_other(field: Box, sides: int) -> None:
    scale, cells = mats.mat_scale(field, sides), mats.mat_cells(field, sides)
    stacks: list[Box] = []
    for cell in cells:
        x, y = mats.stack_foot(cell, scale)
        high = 10 * mats.TOKEN_STEP * scale
        assert field.contains(Box(x, y + mats.ABOVE_WORDS * scale, 0, 1.3 * max(SMALLEST, NAME * scale)))
        stacks.append(Box(x - 28 * scale, y - high - 17 * scale, 56 * scale, high + 36 * scale))
    assert all(field.contains(stack) for stack in stacks)
    assert not any(one.overlaps(other) for one, other in combinations(stacks, 2))
