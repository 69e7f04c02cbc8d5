"""The score in beer mats: whose a stack is can be seen from its top mat."""

from __future__ import annotations

from itertools import combinations

import pygame

from gaigel_desktop.table.slate.drawing import draw_score
from gaigel_desktop.table.slate.mats import mat_cells, mat_scale, stack_foot
from gaigel_desktop.table.slate.strokes import ON_MATS, STROKE, Row, field_of, still_slate
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.scenes.shot import opened

BOARD = (600.0, 400.0)


def test_no_two_sides_have_the_same_mat_on_top() -> None:
    slate = still_slate(tuple(Row("", STROKE) for _ in range(8)))._replace(dress=ON_MATS, pool=1)
    with opened("title", (1280, 720)) as guest:
        draw_score(Pen(guest.house.kit), Box(0, 0, *BOARD), slate)
        guest.house.kit.screen.show()
        picture = guest.house.kit.screen.surface.copy()
    field = field_of(Box(0, 0, *BOARD))
    tops = [pygame.Rect(0, 0, 40, 26) for _ in mat_cells(field, 8)]
    for top, cell in zip(tops, mat_cells(field, 8), strict=True):
        top.center = round(stack_foot(cell, 1.0)[0]), round(stack_foot(cell, mat_scale(field, 8))[1])
    seen = [picture.subsurface(top) for top in tops]
    assert all(_differ(one, other) > 8 for one, other in combinations(seen, 2))


def _differ(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures are from each other, of 255 on average."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return sum(sum(pygame.transform.average_color(each)[:3]) for each in (apart, back)) / 3
