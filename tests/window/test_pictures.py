"""Pictures: what is made of the pieces of the table."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.window.pictures import SEEN, Pictures

SOFTEST = 32  # of 255: a larger step from one pixel to the next is seen as an edge


@pytest.mark.parametrize("wide", [94, 146, 240])
def test_a_soft_shadow_has_no_edge_however_narrow_the_card(pictures: Pictures, wide: int) -> None:
    """A card that turns shows its edge for a moment; its shadow is narrower than the ends of the piece."""
    shadow = pictures.nine("card_shadow_flying", (wide, 280), 1.0)
    dark = [0, *(shadow.get_at((x, 140)).a for x in range(wide)), 0]
    assert max(dark) > SOFTEST
    assert max(abs(one - other) for one, other in pairwise(dark)) < SOFTEST


@pytest.mark.parametrize("angle", [0, 30, 60, 90, 150])
def test_of_a_turned_shadow_only_that_is_laid_which_can_be_seen(pictures: Pictures, angle: int) -> None:
    """And the lamp hangs where it hung: whichever way a card is turned, the shadow lies in the middle of its picture."""
    whole = pygame.transform.rotate(pictures.nine("card_shadow_flying", (240, 320), 1.0), angle)
    shadow = pictures.turned_nine("card_shadow_flying", (240, 320), 1.0, angle)
    seen, before = shadow.get_bounding_rect(SEEN), whole.get_bounding_rect(SEEN)
    assert seen.size == shadow.get_size() < whole.get_size()
    assert abs(seen.width - before.width) <= 2
    assert abs(seen.height - before.height) <= 2, "nothing is cut off"


def test_shadows_stay_however_many_cards_fly(pictures: Pictures) -> None:
    pictures.make_room((640, 360))
    shadow = pictures.turned_nine("card_shadow_flying", (200, 280), 1.0, 30)
    for angle in range(360):
        pictures.flying_card("cards/backs/red.webp", 117, angle, 1.0)
    assert pictures.turned_nine("card_shadow_flying", (200, 280), 1.0, 30) is shadow


@pytest.fixture
def pictures() -> Pictures:
    pygame.display.set_mode((64, 64))
    return Pictures()
