"""Back is where one was: stepping back from any moment gives the same picture as stepping there."""

from __future__ import annotations

import zlib

import pygame
import pytest

from gaigel_desktop.controller.match.setup import ME, first_setup
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.plan.show import Show, show_at_table, show_of_story
from gaigel_desktop.show.plan.stations import CLOSING
from gaigel_desktop.show.show_scene import ShowScene
from tests.scenes.pages import Open, Visitor
from tests.showing.shown import ByThumb, played
from tests.tiers import thorough

LONG = 30.0  # seconds in which everything comes to rest
GLIMPSE = 0.2  # seconds in which nothing does


def begin(visitor: Visitor, show: Show) -> ShowScene:
    """The title of its first piece."""
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show)
    visitor.turn()
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene


def picture(visitor: Visitor) -> int:
    """All that is seen when nothing moves any more."""
    visitor.wait(LONG)
    visitor.scenes.draw()
    return zlib.crc32(visitor.house.kit.screen.surface.get_buffer().raw)


@thorough
@pytest.mark.parametrize("story, speed", [("goal_and_trick", "normal"), ("hundred_is_not_101", "none")])
def test_stepping_back_from_any_moment_gives_the_same_picture_as_stepping_there(
    visit: Open, story: str, speed: str
) -> None:
    """After every step on, one back while the cards are still gliding, and at the end all the way to the title."""
    visitor = visit(speed=speed, show_pace="event")
    scene = begin(visitor, show_of_story(story))
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


@thorough
def test_as_it_was_everything_is_seen_as_it_was(visit: Open) -> None:
    """A past deal is left for a branch and shown on for some cards, back and forth, and then as it went."""
    visitor = visit(speed="none", show_pace="event")
    visitor.house.thinking.new = ByThumb
    scene = begin(visitor, show_at_table(played("branch"), first_setup(), 0))
    presented, course = scene.presented, scene.presented.course
    for key in (pygame.K_PAGEDOWN, pygame.K_1, pygame.K_h):
        visitor.key(key)
    while presented.awaited != ME or course.done(presented.place.at) < 12:
        visitor.key(pygame.K_PAGEDOWN)
    as_it_went = [picture(visitor)]
    for _ in range(6):
        visitor.key(pygame.K_PAGEDOWN)
        as_it_went.append(picture(visitor))
    for _ in range(6):
        visitor.key(pygame.K_PAGEUP)
    for digit in range(pygame.K_1, pygame.K_6):
        if not course.branched:
            visitor.key(digit)
    branch = [picture(visitor)]
    visitor.key(pygame.K_h)
    for _ in range(5):
        visitor.key(pygame.K_PAGEDOWN)
        branch.append(picture(visitor))
    for seen in reversed(branch[1:-1]):
        visitor.key(pygame.K_PAGEUP)
        assert picture(visitor) == seen
    visitor.key(pygame.K_h)
    visitor.key(pygame.K_u)
    for seen in as_it_went:
        assert picture(visitor) == seen
        visitor.key(pygame.K_PAGEDOWN)
    assert not set(branch) & set(as_it_went)
