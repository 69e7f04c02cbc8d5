"""Back is where one was: stepping back from any moment gives the same picture as stepping there."""

from __future__ import annotations

import zlib

import pygame
import pytest

from gaigel_desktop.controller.showing.opened import show_of_story
from gaigel_desktop.controller.showing.way import CLOSING
from gaigel_desktop.scenes.showing.scene import ShowScene
from tests.scenes.pages import Open, Visitor

LONG = 30.0  # seconds in which everything comes to rest
GLIMPSE = 0.2  # seconds in which nothing does


def begin(visitor: Visitor, story: str) -> ShowScene:
    """The title of a story."""
    visitor.desk.show(show_of_story(story))
    visitor.turn()
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene


def picture(visitor: Visitor) -> int:
    """All that is seen when nothing moves any more."""
    visitor.wait(LONG)
    visitor.scenes.draw()
    return zlib.crc32(visitor.desk.kit.screen.surface.get_view("0"))


@pytest.mark.parametrize(("story", "speed"), [("goal_and_trick", "normal"), ("hundred_is_not_101", "none")])
def test_stepping_back_from_any_moment_gives_the_same_picture_as_stepping_there(
    visit: Open, story: str, speed: str
) -> None:
    """After every step on, one back while the cards are still gliding, and at the end all the way to the title."""
    visitor = visit(speed=speed, show_pace="event")
    scene = begin(visitor, story)
    seen = [picture(visitor)]
    while scene.presented.place.up != CLOSING:
        visitor.key(pygame.K_PAGEDOWN)
        visitor.wait(GLIMPSE)
        visitor.key(pygame.K_PAGEUP)
        assert picture(visitor) == seen[-1], f"back to {scene.presented.place}"
        visitor.key(pygame.K_PAGEDOWN)
        seen.append(picture(visitor))
    for number in reversed(range(len(seen) - 1)):
        visitor.key(pygame.K_PAGEUP)
        assert picture(visitor) == seen[number], f"back to {scene.presented.place}, moment {number} of {len(seen)}"
    assert len(seen) > 10 and len(set(seen)) > len(seen) * 0.8, "and they are not all the same"
