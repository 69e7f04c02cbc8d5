"""Pictures: what is made of the pieces of the table."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.window.pictures import Pictures

SOFTEST = 32  # of 255: a larger step from one pixel to the next is seen as an edge


@pytest.mark.parametrize("wide", [94, 146, 240])
def test_a_soft_shadow_has_no_edge_however_narrow_the_card(pictures: Pictures, wide: int) -> None:
    """A card that turns shows its edge for a moment; its shadow is narrower than the ends of the piece."""
    shadow = pictures.nine("card_shadow_flying", (wide, 280), 1.0)
    dark = [0, *(shadow.get_at((x, 140)).a for x in range(wide)), 0]
    assert max(dark) > SOFTEST
    assert max(abs(one - other) for one, other in pairwise(dark)) < SOFTEST


@pytest.fixture
def pictures() -> Pictures:
    pygame.display.set_mode((64, 64))
    return Pictures()
