"""The light: everything lies in the dark once, but not what is spoken of."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pygame

from gaigel_desktop.table.paint.paint_light import boxes_around_holes, merge_touching
from gaigel_desktop.window import theme
from tests.scenes.shot import opened
from tests.tiers import thorough

WHOLE = pygame.Rect(0, 0, 400, 300)
NEARLY = (40, 40, 40)  # so far a colour may be from that of bare paper


def test_around_what_is_lit_every_pixel_is_shaded_once() -> None:
    dice = Random("light")
    for _ in range(50):
        boxes = [
            pygame.Rect(dice.randrange(380), dice.randrange(280), dice.randint(1, 90), dice.randint(1, 90)).clip(WHOLE)
            for _ in range(dice.randint(1, 6))
        ]
        holes = merge_touching(boxes)
        parts = [*boxes_around_holes(WHOLE, holes), *holes]
        assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
        assert sum(part.width * part.height for part in parts) == WHOLE.width * WHOLE.height
        assert all(any(hole.contains(box) for hole in holes) for box in boxes)


@thorough
def test_the_paper_of_a_lesson_lies_in_the_light_while_the_cards_lie_in_the_dark() -> None:
    """Cards have paper as well: what is as bright as that is the paper of the lesson, and no more."""
    with opened("lesson-suit", (1024, 640)) as guest:
        picture = guest.picture()
        bright = pygame.mask.from_threshold(picture, theme.PAPER, NEARLY)
        wide, high = picture.get_size()
        assert 0.02 < bright.count() / (wide * high) < 0.04
