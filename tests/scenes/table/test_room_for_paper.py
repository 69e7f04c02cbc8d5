"""The place of a paper is the nearest of all that are tried at which it hides nothing."""

from __future__ import annotations

from random import Random

from gaigel_desktop.table.paint.free_box import (
    AIR,
    APART,
    DOWN,
    SLIP_APART,
    Format,
    distance_to,
    find_free_box,
    step_of,
)
from gaigel_desktop.window.boxes import Box
from tests.tiers import one_in

TABLE = Box(0, 0, 1280, 720)


def one_by_one(shape: Format, hides: list[Box], aim: Box) -> list[tuple[float, Box]]:
    """Every place at which it would hide nothing, and how far away that is."""
    step = step_of(shape)
    inside, apart, found = TABLE.inset(AIR), SLIP_APART if shape.off else APART, []
    for across in range(int((inside.width - shape.wide) / step) + 1):
        for down in range(int((inside.height - shape.high - shape.leans) / DOWN) + 1):
            x, y = inside.x + step * across, inside.y + shape.leans + DOWN * down
            lies = Box(x, y - shape.leans, shape.wide, shape.high + shape.leans).inset(-apart)
            if not any(_touch(lies, box) for box in hides):
                box = Box(x, y, shape.wide, shape.high)
                found.append((distance_to(shape, box, x, aim), box))
    return found


def _touch(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@one_in(4, "seed", range(40))
def test_it_lies_where_looking_at_every_place_would_lay_it(seed: int) -> None:
    dice = Random(seed)

    def box() -> Box:
        return Box(dice.uniform(0, 1200), dice.uniform(0, 650), dice.uniform(10, 200), dice.uniform(10, 200))

    shapes = tuple(
        Format(dice.uniform(150, 500), dice.uniform(80, 400), nearer, dice.choice((0, 20)), dice.choice((0, 0.1)))
        for nearer in (0, 20, 50)
    )
    aim, hides = box(), [box() for _ in range(dice.randrange(3, 10))]
    free = [each for shape in shapes for each in one_by_one(shape, hides, aim)]
    found = find_free_box(shapes, (aim,), tuple(hides), ((),), TABLE)
    assert not free or any(place == found and away == min(free)[0] for away, place in free)
