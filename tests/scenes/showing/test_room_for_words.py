"""Everything that a show says has room on its screen in letters that are read at eight metres, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
import pytest

from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.show.captions_below import Captioned, said_at
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.paint_room_words import AROUND, ASIDE, CORNER, JOKED, LEAST, fit_caption
from gaigel_desktop.show.plan.show import Show, show_of_story
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.plan.stations import CLOSING
from gaigel_desktop.show.room_picture import room_table
from gaigel_desktop.show.seating_shown import seating
from gaigel_desktop.show.view_options import Viewing
from gaigel_desktop.table.board.room_plan import band_rect, called_rect, scale_of_room
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.window import theme
from gaigel_desktop.window.fonts import SERIF_BOLD
from gaigel_desktop.window.pen import Pen, Style
from tests.scenes.pages import Open, Visitor, troubles
from tests.tiers import first_of

WINDOW: Final = (1280, 720)


def told(presented: Presented) -> Iterator[Presented]:
    """A show at every one of its places."""
    while presented.place.up != CLOSING:
        yield presented
        presented.on()


def too_large(visitor: Visitor, show: Show, pen: Pen) -> set[str]:
    """What does not fit into the band in such letters, said in one language or in two."""
    presented = Presented(show, lambda piece: None)
    captions, names = Captioned(presented), seating(visitor.player, presented.piece).names
    table = room_table(pen.kit.screen.design, presented.course.steps[0].seen, 0, frozenset())
    t = scale_of_room(table)
    widest = band_rect(table)[2] - 2 * (CORNER + ASIDE) * t
    found = set[str]()
    for place in told(presented):
        for second in ("", *LANGUAGES):
            if said := said_at(place, captions, Viewing(second=second), names):
                style, lines = fit_caption(pen, said, widest, t)
                found |= {line for line in lines if pen.width(line, style) > widest}
                found |= set(lines) if len(lines) > 2 or style.size < LEAST * t else set()
    return found


def test_what_is_said_has_room_at_every_step_of_every_story(visit: Open, language: str) -> None:
    visitor = visit(WINDOW, language=language)
    pen = Pen(visitor.house.kit)
    assert {story.name: too_large(visitor, show_of_story(story.name), pen) for story in stories()} == {
        story.name: set() for story in stories()
    }


@pytest.mark.parametrize("design", [(1280.0, 720.0), (1280.0, 800.0)])
def test_a_joke_has_room_beside_whoever_makes_it(visit: Open, language: str, design: tuple[float, float]) -> None:
    pen, found = Pen(visit(WINDOW, language=language).house.kit), set[str]()
    for presented in (Presented(show_of_story(story.name), lambda piece: None) for story in stories()):
        seen = presented.course.steps[0].seen
        table = room_table(design, seen, presented.story.seat, frozenset({presented.story.seat}))
        t = scale_of_room(table)
        for stop in (stop for stop in presented.story.stops if stop.joke):
            style, words = Style(SERIF_BOLD, JOKED * t, theme.INK), spoken(stop.joke)
            wide = called_rect(seen, table, stop.joker)[2] - 2 * AROUND * t
            broken = any(pen.width(word, style) > wide for word in words.split())
            found |= {words} if broken or len(pen.lines(words, style, wide)) > 3 else set()
    assert found == set() and pytest.approx(LEAST, abs=1.0) == JOKED


@pytest.mark.parametrize("key", [pygame.K_F5, pygame.K_F1])
@first_of(1, "size, text", [((1024, 640), 150), (WINDOW, 100)])
def test_the_menu_and_the_keys_have_room(
    visit: Open, language: str, size: tuple[int, int], text: int, key: int
) -> None:
    """In the window, with a seat that is held."""
    visitor = visit(size, language=language, text_size=text)
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, None)
    for each in (pygame.K_F11, pygame.K_PAGEDOWN, pygame.K_h, key):
        visitor.key(each)
        visitor.scenes.resize()
    assert troubles(visitor) == []
