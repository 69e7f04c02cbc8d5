"""The rules as pages, visited: nothing is clipped for any table; search, contents and bookmark lead where they say."""

from __future__ import annotations

import math
from functools import cache
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.controller.match.setup import with_rules
from gaigel_desktop.rules.options import PRESETS, RuleSet, Value, with_changes
from gaigel_desktop.scenes.pages.rules import rules_pages
from gaigel_desktop.scenes.pages.rules.marked_words import Reading
from gaigel_desktop.scenes.pages.rules.rules_pages import rules_scene
from gaigel_desktop.text.rule_book.pages import CHAPTERS, rule_pages
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pages.scrolling import Part
from gaigel_desktop.window.pages.widgets import Meaning
from tests.scenes.looks import at_every_text_size, in_every_language, in_every_window
from tests.tiers import first_of, thorough

from .pages import Open, Visitor, troubles

READ = ("heading", "text", "caption")


FOUR_PAIRS: dict[str, Value] = {"teams": "opposite", "players": 8, "signals": True, "scoring": "deals"}
OTHERWISE: dict[str, Value] = {"opening": "gaigel", "first_trumps": "powerless", "claims": "questioned", "knock": True}
MORE: dict[str, Value] = {"knock_deal": "packets", "auf_dissle": "any", "auf_farbe": True, "revoke": "forfeits"}
FAR_FROM_A_PRESET = with_changes("uspcc-1907", FOUR_PAIRS | OTHERWISE | MORE)


def to_rules(visitor: Visitor, preset: str = "leinfelden") -> None:
    open_rules(visitor, PRESETS[preset])


def open_rules(visitor: Visitor, rules: RuleSet) -> None:
    visitor.scenes.push(rules_scene(visitor.player, visitor.house.bookmark, rules))


def turn_to(visitor: Visitor, chapter: str) -> None:
    """The book is open there, and nobody has touched its contents."""
    visitor.house.bookmark.chapter = chapter
    visitor.refresh()


def search_for(visitor: Visitor, words: str) -> None:
    visitor.click("search")
    visitor.type(words)


def marked(visitor: Visitor) -> list[Meaning]:
    """The texts on the paper in which something is marked."""
    return [meaning for meaning in visitor.meanings() if meaning.value and meaning.role in READ]


def place_now(visitor: Visitor) -> tuple[Box, Box]:
    """Where the mark is seen that one is at, and the window it is seen through."""
    for placed in visitor.page.placed():
        if isinstance(placed.widget, Reading) and placed.widget.marks.now:
            inside = placed.widget.place_now(visitor.page.pen)
            assert inside is not None
            assert placed.part.window is not None
            return inside.moved(0, placed.box.y - placed.widget.box.y), placed.part.window
    raise AssertionError("no mark is the present one")


def chapter(visitor: Visitor) -> str:
    """The row that is chosen."""
    return next(each.key for each in visitor.meanings() if each.chosen).removeprefix("chapter ")


def first_line(visitor: Visitor) -> float:
    """Where the title of the page is seen."""
    return next(placed.box.y for placed in visitor.page.placed() if isinstance(placed.widget, Reading))


# -- layout ------------------------------------------------------------------------------------------------------


def every_chapter(visitor: Visitor) -> dict[str, list[str]]:
    found = {}
    with patch.object(rules_pages, "rule_pages", cache(rule_pages)):  # each chapter tells the whole book
        for chapter in CHAPTERS:
            turn_to(visitor, chapter)
            found[chapter] = troubles(visitor)
    return {chapter: wrong for chapter, wrong in found.items() if wrong}


@first_of(1, "preset", ("wikipedia", "rutesheim", "leinfelden", "uspcc-1907"))
@at_every_text_size
@in_every_language
def test_every_chapter_can_be_read(visit: Open, language: str, text: int, preset: str) -> None:
    visitor = visit(language=language, text_size=text)
    to_rules(visitor, preset)
    assert every_chapter(visitor) == {}


@in_every_window
def test_every_chapter_can_be_read_in_every_window(visit: Open, size: tuple[int, int]) -> None:
    visitor = visit(size, language="de", deck="french")
    to_rules(visitor, "wikipedia")
    assert every_chapter(visitor) == {}


@in_every_language
def test_every_chapter_of_a_table_far_from_all_presets_can_be_read(visit: Open, language: str) -> None:
    visitor = visit(language=language, text_size=150)
    open_rules(visitor, FAR_FROM_A_PRESET)
    assert every_chapter(visitor) == {}


def test_the_picture_of_a_table_is_told_in_words_too(visit: Open) -> None:
    visitor = visit()
    open_rules(visitor, FAR_FROM_A_PRESET)
    visitor.press("chapter seats")
    assert any(told.role == "picture" and "1+5, 2+6, 3+7, 4+8" in told.name for told in visitor.meanings())


def on_page(visitor: Visitor, chapter: str, role: str) -> list[Box]:
    """Where everything of this kind stands on the paper of a chapter, under its title."""
    turn_to(visitor, chapter)
    paper = [told for told in visitor.meanings() if told.role == role and told.box.x > 400]
    return [told.box for told in paper][role == "heading" :]


def test_words_go_on_beside_a_picture_that_is_higher_than_its_paragraph(visit: Open) -> None:
    visitor = visit(language="es")
    to_rules(visitor)
    heading, paragraph = on_page(visitor, "out", "heading")[0], on_page(visitor, "out", "text")[0]
    assert heading.y - paragraph.bottom < 2 * theme.GAP
    assert on_page(visitor, "out", "caption")[0].bottom > heading.bottom


def test_a_section_with_pictures_begins_below_those_of_the_section_before(visit: Open) -> None:
    visitor = visit(language="es")
    to_rules(visitor)
    _, second, third, *_ = on_page(visitor, "first", "heading")
    captions = on_page(visitor, "first", "caption")
    assert captions[0].bottom < second.y < captions[1].y < captions[2].bottom < third.y


# -- contents and bookmark ---------------------------------------------------------------------------------------


def test_the_title_leads_to_the_rules_of_last_times_table_and_esc_back(visit: Open) -> None:
    visitor = visit()
    visitor.player.choose_table(with_rules(visitor.player.setup, PRESETS["uspcc-1907"]))
    visitor.click("rules")
    assert visitor.sees("The rules · America 1907")
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("New match")


def test_a_chapter_is_opened_by_mouse_and_by_keys(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    assert chapter(visitor) == "about"
    visitor.click("chapter deal")
    assert chapter(visitor) == "deal"
    visitor.key(pygame.K_DOWN)
    visitor.key(pygame.K_RETURN)
    assert chapter(visitor) == "first"
    visitor.press("next")
    assert chapter(visitor) == "play"


@thorough
def test_every_chapter_leads_to_the_next_but_the_last(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    order = list(CHAPTERS)
    for after in order[1:]:
        visitor.press("next", pygame.K_SPACE)
        assert chapter(visitor) == after
    assert not any(meaning.key == "next" for meaning in visitor.meanings())


def test_the_keys_turn_the_page_while_the_contents_have_the_focus(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    visitor.click("chapter first")
    before = first_line(visitor)
    visitor.key(pygame.K_PAGEDOWN)
    assert first_line(visitor) < before
    visitor.key(pygame.K_HOME)
    assert first_line(visitor) == before


@thorough
def test_the_open_chapter_is_always_seen_in_the_contents(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    for key in [*CHAPTERS, *reversed(CHAPTERS), "history", "about", "score", "signs"]:
        turn_to(visitor, key)
        row = next(placed for placed in visitor.page.placed() if placed.widget.key == f"chapter {key}")
        assert row.part.window is not None
        assert row.part.window.contains(row.box)


def test_one_comes_back_to_where_one_was(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    visitor.click("chapter first")
    visitor.key(pygame.K_PAGEDOWN)
    was = first_line(visitor)
    visitor.key(pygame.K_ESCAPE)
    to_rules(visitor)
    assert (chapter(visitor), first_line(visitor)) == ("first", was)
    assert visitor.page.focus == "chapter first"


# -- searching ---------------------------------------------------------------------------------------------------


@thorough
def test_whoever_hears_is_told_what_came_of_it_when_typing_pauses_and_then_what_stands_there(visit: Open) -> None:
    visitor = visit(language="de")
    to_rules(visitor)
    visitor.turn()
    visitor.house.kit.aloud.heard = True
    visitor.walk_to("search")
    for letter in "Talon":
        visitor.type(letter)
        visitor.wait(0.2)
    assert visitor.house.kit.aloud.fetch() == [], "not at every letter"
    visitor.wait(2.0)
    (told,) = visitor.house.kit.aloud.fetch()
    assert told.startswith("Gefunden: ") and visitor.wakes_at == math.inf, "then nothing wakes any more"
    for _ in range(3):
        visitor.key(pygame.K_RETURN)
        (told,) = visitor.house.kit.aloud.fetch()
        assert "talon" in told.lower() and len(told.split()) > 5, "more than a heading"
    assert visitor.page.focus == f"chapter {visitor.house.bookmark.chapter}", (
        "where it was found, and Enter goes on there"
    )


@thorough
def test_enter_goes_from_place_to_place_and_shows_each(visit: Open) -> None:
    visitor = visit(language="de", text_size=125)
    to_rules(visitor)
    search_for(visitor, "TALON")
    assert visitor.sees("Gefunden: ")
    told = next(each.name for each in visitor.meanings() if each.name.startswith("Gefunden: "))
    count = int(told.split()[1].strip(";"))
    seen = set()
    for _ in range(count):
        visitor.key(pygame.K_RETURN)
        place, window = place_now(visitor)
        assert window.inset(-2, 0).contains(place)
        seen.add((chapter(visitor), place.x, place.y, visitor.page.scrolls.down(reading_part(visitor))))
    assert len(seen) == count
    visitor.key(pygame.K_RETURN)
    assert visitor.sees(f"Stelle 1 von {count}")


def reading_part(visitor: Visitor) -> Part:
    return next(placed.part for placed in visitor.page.placed() if isinstance(placed.widget, Reading))


@thorough
@in_every_language
def test_a_title_leads_to_its_chapter(visit: Open, language: str) -> None:
    visitor = visit(language=language)
    to_rules(visitor)
    for page in rule_pages(PRESETS["leinfelden"]):
        visitor.ask("search", "set", page.title)
        visitor.press("search")
        assert chapter(visitor) == page.key
        assert marked(visitor)[0].name == page.title


def test_what_is_found_is_marked_and_counted_in_the_contents(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    assert marked(visitor) == []
    search_for(visitor, "gigackel")
    visitor.press("chapter score")
    assert all("gigackel" in each.value.lower() for each in marked(visitor))
    assert marked(visitor)
    assert visitor.find("chapter score").name.endswith(")")
    assert not visitor.find("chapter deal").name.endswith(")")


def test_what_is_not_there_is_not_found(visit: Open) -> None:
    visitor = visit()
    to_rules(visitor)
    search_for(visitor, "xyzzy")
    assert visitor.sees("Not found")
    visitor.key(pygame.K_RETURN)
    assert chapter(visitor) == "about"
    assert troubles(visitor) == []


@thorough
@pytest.mark.parametrize("preset", PRESETS)
def test_marks_are_drawn_and_every_picture_is_there(visit: Open, preset: str) -> None:
    visitor = visit()
    to_rules(visitor, preset)
    search_for(visitor, "a")
    for key in CHAPTERS:
        turn_to(visitor, key)
        for _ in range(6):
            visitor.scene.draw()
            visitor.key(pygame.K_PAGEDOWN)
    assert visitor.house.kit.pictures.missing == set()
