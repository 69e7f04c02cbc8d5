"""The score on paper: a pencil on squares, and what counts no more is erased by a small mark across it (P)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pygame
import pytest

from gaigel_desktop.controller.match.chair import RunningMatch
from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.deal import Result
from gaigel_desktop.rules.match import CLEAN, GIVE, POINTS, Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.after import how_it_ended
from gaigel_desktop.table.slate import strokes
from gaigel_desktop.table.slate.drawing import draw_score
from gaigel_desktop.table.slate.pad import ROWS, ruled_area
from gaigel_desktop.table.slate.standing import Match, as_it_stands
from gaigel_desktop.table.slate.strokes import ON_MATS, ON_PAPER, ON_SLATE, Row, Slate, field_of
from gaigel_desktop.table.slate.writing import PENCILLING, plan_writing
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.scenes.shot import Guest, opened
from tests.tiers import one_in

LARGE, SMALL = Box(0, 0, 630, 416), Box(0, 0, 240, 150)
DARK = 150  # of 255: a pencil is, squares are not


@pytest.fixture(scope="module")
def guest() -> Iterator[Guest]:
    with opened("title", (1280, 720)) as guest:
        yield guest


def on_paper(*marks: str, before: tuple[str, ...] = (), made: float = 1e9) -> Slate:
    """A pad with these marks, as far as they are made, in place of those that stood there before."""
    now = tuple(Row("", each) for each in marks)
    return Slate(now, tuple(Row("", each) for each in before) or now, made, ON_PAPER)


def drawn(guest: Guest, slate: Slate, box: Box) -> pygame.Surface:
    guest.house.kit.screen.canvas.begin()
    draw_score(Pen(guest.house.kit), box, slate)
    guest.house.kit.screen.show()
    return guest.house.kit.screen.surface.subsurface((0, 0, int(box.width), int(box.height))).copy()


def pencil(guest: Guest, slate: Slate, box: Box) -> pygame.Mask:
    """Where graphite lies, within the paper."""
    picture = drawn(guest, slate, box)
    field = field_of(box).inset(2)
    found = pygame.mask.from_threshold(picture, (0, 0, 0), (DARK, DARK, DARK, 255))
    clip = pygame.mask.Mask(found.get_size())
    inside = pygame.mask.Mask((int(field.width), int(field.height)), fill=True)
    clip.draw(inside, (int(field.x), int(field.y)))
    return found.overlap_mask(clip, (0, 0))


ERASED = [("|", "."), ("V", "v"), ("v", "w"), ("V", "w")]


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8])
@one_in(4, "before, after", ERASED)
def test_what_is_erased_still_stands_there_with_a_small_mark_across_it(
    guest: Guest, sides: int, before: str, after: str
) -> None:
    rest = ("",) * (sides - 1)
    old, new = (pencil(guest, on_paper(row, *rest), LARGE) for row in (before, after))
    added = new.copy()
    added.erase(old, (0, 0))
    assert old.count() - old.overlap_area(new, (0, 0)) <= old.count() / 100, "nothing is wiped"
    assert 10 < added.count() < old.count() / 2
    assert new.overlap_area(added, (0, 0)) == added.count()


@pytest.mark.parametrize("many", [2, 10, 20])
def test_a_small_mark_does_not_reach_the_next_stroke(guest: Guest, many: int) -> None:
    row = "|" * (many - 1)
    old, new = (pencil(guest, on_paper("", row + last), SMALL) for last in "|.")
    new.erase(old, (0, 0))
    ray = strokes.rays(field_of(SMALL), 2)[1]
    neighbour, erased = strokes.placed_marks(ray, row + "|", ray.length)[-2:]
    touched = [rect for rect in new.get_bounding_rects() if rect.width * rect.height > 1]
    assert touched
    assert min(rect.left for rect in touched) > neighbour.x
    assert max(rect.right for rect in touched) - erased.x < 10


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_a_small_mark_is_seen_on_both_sides_of_its_stroke_on_the_small_pad_too(guest: Guest, sides: int) -> None:
    rest = ("",) * (sides - 1)
    old, new = (pencil(guest, on_paper(row, *rest), SMALL) for row in "|.")
    new.erase(old, (0, 0))
    assert len([part for part in new.connected_components() if part.count() > 1]) >= 2


def test_the_pencil_goes_from_mark_to_mark(guest: Guest) -> None:
    ink = [
        pencil(guest, on_paper("w", "", before=("V", ""), made=made), LARGE).count() for made in (0.0, 0.5, 0.99, 1.0)
    ]
    assert ink[0] < ink[1], "the first arm, and the pencil"
    assert ink[0] < ink[3] < ink[2], "the pencil is gone"


@pytest.mark.parametrize(("before", "after"), [("", "|"), ("", "V"), ("|", "."), ("V", "v"), ("V", "w")])
def test_a_pencil_is_heard_and_no_sponge(before: str, after: str) -> None:
    plan = plan_writing(on_paper(after, before=(before,)), 1.0)
    assert [deed.sound for deed in plan] == [PENCILLING]


def test_two_small_marks_take_twice_as_long_as_one() -> None:
    one, two = (plan_writing(on_paper(after, before=("V",)), 1.0)[0] for after in "vw")
    assert two.ends - two.begins == pytest.approx(2 * (one.ends - one.begins))


@pytest.mark.parametrize(("chosen", "seen"), [(ON_SLATE, ON_SLATE), (ON_MATS, ON_SLATE), (ON_PAPER, ON_PAPER)])
def test_points_are_written_where_there_is_something_to_write_on(chosen: str, seen: str) -> None:
    rules = PRESETS["rutesheim"]
    match = Match(rules, (), Standing(POINTS, 0, (3, 1, 5)), chosen)
    seating = Seating(0, ("Ich", "Lena", "Eugen"), ("", "", ""))
    slate = as_it_stands(match, seating)
    assert slate.dress == seen
    assert [row.number for row in slate.rows] == ["3", "5", "1"]


@pytest.mark.parametrize("box", [LARGE, SMALL])
def test_whole_squares_lie_on_the_pad_and_the_circle_in_the_middle_of_one(box: Box) -> None:
    ruled, columns = ruled_area(field_of(box))
    assert box.inset(6).contains(ruled)
    assert ruled.width / columns == pytest.approx(ruled.height / ROWS)
    assert columns % 2 == 1 and ROWS % 2 == 0
    assert ruled.middle == pytest.approx(strokes.rays(field_of(box), 2)[0].middle)


def told(before: Standing, after: Standing) -> RunningMatch:
    """A match of which the last deal is told."""
    return cast(RunningMatch, Told(before, after))


class Told:
    """As much of a match as is asked for that."""

    rules = PRESETS["leinfelden"]

    def __init__(self, before: Standing, after: Standing) -> None:
        self.past = [Past(Result("counted", (0,), (0, 1), (130, 110), (6, 6)), before, after, None)]
        self.standing = after


@pytest.mark.parametrize("dress", [ON_SLATE, ON_MATS, ON_PAPER])
def test_what_is_written_down_is_told_in_the_words_for_what_it_is_written_on(dress: str) -> None:
    seating = Seating(0, ("Ich", "Lena", "Eugen", "Rösle"), ("",) * 4)
    given = told(Standing(GIVE, 8, (5, 4)), Standing(CLEAN, 9, (5, 5)))
    cleaned = told(Standing(CLEAN, 9, (5, 5)), Standing(CLEAN, 10, (3, 5)))
    words = " ".join(line for match in (given, cleaned) for line in how_it_ended.cost(match, seating, dress))
    assert ("mat" in words, "wiped" in words, "crossed" in words) == (
        dress == ON_MATS,
        dress == ON_SLATE,
        dress == ON_PAPER,
    )


def test_why_one_of_several_who_come_clean_together_has_won_is_told() -> None:
    seating = Seating(0, ("Ich", "Lena", "Eugen", "Rösle"), ("",) * 4)
    together = told(Standing(CLEAN, 12, (1, 1)), Standing(CLEAN, 13, (0, 0), 1))
    alone = told(Standing(CLEAN, 12, (1, 4)), Standing(CLEAN, 13, (0, 4), 0))
    assert "has won the match" in how_it_ended.cost(together, seating, ON_SLATE)[-1]
    assert "has won the match" not in " ".join(how_it_ended.cost(alone, seating, ON_SLATE))
