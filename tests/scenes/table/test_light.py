"""The light: everything lies in the dark once, but not what is spoken of."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pygame

from gaigel_desktop.scenes.picture.light import around, together

WHOLE = pygame.Rect(0, 0, 400, 300)


def test_around_what_is_lit_every_pixel_is_shaded_once() -> None:
    dice = Random("light")
    for _ in range(50):
        boxes = [
            pygame.Rect(dice.randrange(380), dice.randrange(280), dice.randint(1, 90), dice.randint(1, 90)).clip(WHOLE)
            for _ in range(dice.randint(1, 6))
        ]
        holes = together(boxes)
        parts = [*around(WHOLE, holes), *holes]
        assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
        assert sum(part.width * part.height for part in parts) == WHOLE.width * WHOLE.height
        assert all(any(hole.contains(box) for hole in holes) for box in boxes)
