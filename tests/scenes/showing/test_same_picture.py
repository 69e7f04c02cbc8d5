"""Back is where one was: stepping back from any moment gives the same picture as stepping there."""

from __future__ import annotations

import zlib

import pygame
import pytest

from gaigel_desktop.controller.showing.opened import Show, show_of_story
from gaigel_desktop.controller.showing.way import Place
from gaigel_desktop.scenes.showing.scene import ShowScene
from tests.scenes.pages import Open, Visitor

LONG = 30.0  # seconds in which everything comes to rest
GLIMPSE = 0.2  # seconds in which nothing does


class Looker(Visitor):
    """Somebody with a clicker, who looks closely."""


def begin(visitor: Visitor, show: Show) -> ShowScene:
    """The title of its first piece."""
    visitor.desk.show(show)
    visitor.turn()
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene


def picture(visitor: Visitor) -> int:
    """All that is seen when nothing moves any more."""
    visitor.wait(LONG)
    visitor.scenes.draw()
    return zlib.crc32(visitor.desk.kit.screen.surface.get_view("0"))


def step(visitor: Visitor, key: int) -> Place:
    visitor.key(key)
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene.presented.place


@pytest.mark.parametrize("name", ["goal_and_trick", "hundred_is_not_101"])
@pytest.mark.parametrize("speed", ["none", "normal"])
def test_stepping_back_from_any_moment_gives_the_same_picture_as_stepping_there(
    visit: Open, name: str, speed: str
) -> None:
    visitor = visit(speed=speed, show_pace="event")
    scene = begin(visitor, show_of_story(name))
    seen = {scene.presented.place: picture(visitor)}
    places = list(seen)
    while True:
        way = scene.presented.way()
        if scene.presented.place == way[-1]:
            break
        place = step(visitor, pygame.K_PAGEDOWN)
        visitor.wait(GLIMPSE)
        assert step(visitor, pygame.K_PAGEUP) == places[-1] and picture(visitor) == seen[places[-1]], places[-1]
        assert step(visitor, pygame.K_PAGEDOWN) == place
        seen[place] = picture(visitor)
        places.append(place)
    for place in reversed(places[:-1]):
        assert step(visitor, pygame.K_PAGEUP) == place and picture(visitor) == seen[place], place
    assert len(set(seen.values())) > len(seen) * 0.9, "and they are not all the same"
