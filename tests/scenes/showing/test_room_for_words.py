"""Everything that a show says has room on its screen in letters that are read at eight metres, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gaigel_desktop.controller.showing.opened import show_of_story
from gaigel_desktop.controller.showing.way import CLOSING
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.scenes.picture.room_said import ASIDE, CORNER, LEAST, written
from gaigel_desktop.scenes.showing.scene import ShowScene
from gaigel_desktop.scenes.stage.room import band_rect, times
from gaigel_desktop.window.pen import Pen
from tests.scenes.pages import Open, Visitor, troubles

WINDOW = (1280, 720)


def stations(show: ShowScene) -> Iterator[None]:
    """Every place of all pieces."""
    presented = show.presented
    while True:
        yield
        if presented.place.up == CLOSING:
            return
        presented.on()
        show.steering.walk.go(presented)


def too_large(show: ShowScene, pen: Pen) -> list[str]:
    """What is said and does not fit into the band in such letters, in one language or in two."""
    table = show.steering.walk.telling.stage.table
    t = times(table)
    widest = band_rect(table)[2] - 2 * (CORNER + ASIDE) * t
    said = show.said()
    if not said:
        return []
    style, lines = written(pen, said, widest, t)
    wide = [line for line in lines if pen.width(line, style) > widest]
    return [*wide, *(lines if len(lines) > 2 or style.size < LEAST * t else [])]


@pytest.mark.parametrize("second", ["", "en", "es"])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_what_is_said_has_room_at_every_step_of_every_story(visit: Open, language: str, second: str) -> None:
    visitor = visit(WINDOW, language=language, show_second=second)
    pen = Pen(visitor.desk.kit)
    for story in stories():
        visitor.desk.show(show_of_story(story.name))
        visitor.key(pygame.K_F11)  # in the window
        visitor.scenes.resize()
        show = visitor.scene
        assert isinstance(show, ShowScene)
        assert {line: story.name for _ in stations(show) for line in too_large(show, pen)} == {}


@pytest.mark.parametrize("key", [pygame.K_F5, pygame.K_F1])
@pytest.mark.parametrize("size", [(1024, 640), WINDOW, (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_menu_and_the_keys_have_room(
    visit: Open, language: str, size: tuple[int, int], text: int, key: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    paused(visitor, key)
    assert troubles(visitor) == []


def paused(visitor: Visitor, key: int) -> None:
    """In the window, with a seat that is held."""
    visitor.desk.show(None)
    for each in (pygame.K_F11, pygame.K_PAGEDOWN, pygame.K_h, key):
        visitor.key(each)
        visitor.scenes.resize()
