"""A lesson for whoever uses keys or hears: the focus lies on what is wanted next, and what is pointed at is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.rules.actions import card_of
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board.item import ItemId, tab_ring
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.table.play.highlighted import with_names_of_cards
from gaigel_desktop.table.play.lesson_note import note_now
from gaigel_desktop.table.play.spoken_prompt import question_told
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from tests.tiers import thorough

from .learner import LONG, learns, next_keys, state_of, tutor_of, wanted
from .pages import Open, Visitor
from .table.guest import NAMES

PRESSED = ItemId("answer", 0)


def steps(visitor: Visitor) -> Iterator[TableScene]:
    """A lesson played to its last words, from one thing that is wanted to the next."""
    for _ in range(40):
        assert isinstance(visitor.scene, TableScene) and visitor.scene.lecture is not None
        yield visitor.scene
        if len(visitor.scene.lecture.buttons) > 1 and not tutor_of(visitor).question:
            return
        for key in next_keys(visitor):
            visitor.key(key)
        visitor.wait(LONG)


@thorough
@pytest.mark.parametrize("heard", [True, False])
@pytest.mark.parametrize("lesson", ["two_tricks", "who_takes_it"])
def test_the_focus_lies_on_what_is_wanted_next(visit: Open, lesson: str, heard: bool) -> None:
    visitor = visit(language="en")
    visitor.house.kit.aloud.heard = heard
    learns(visitor, lesson)
    kinds = set()
    for _ in steps(visitor):
        state = state_of(visitor)
        focus, ring = state.pointing.focus, tab_ring(all_items(state))
        if not heard and not state.pointing.by_keys:
            continue  # at a new table no key has been pressed yet
        assert focus is None or focus in ring
        assert (focus == PRESSED) == (PRESSED in ring), "the paper comes first"
        assert PRESSED not in ring or ring[0] == PRESSED
        kinds.add(focus.kind if focus is not None else "")
    assert "answer" in kinds and ("card" in kinds or not heard or lesson == "who_takes_it"), "which points at no card"
    assert state_of(visitor).pointing.focus == PRESSED
    assert isinstance(visitor.scene, TableScene) and visitor.scene.lecture is not None
    assert visitor.scene.lecture.buttons[0] in (say("lesson_next"), say("lesson_enough"))


def test_whoever_uses_the_mouse_alone_is_not_led_anywhere(visit: Open) -> None:
    visitor = visit()
    visitor.house.kit.aloud.heard = False
    learns(visitor, "two_tricks")
    assert not state_of(visitor).pointing.by_keys and state_of(visitor).pointing.focus is None


def test_what_a_lesson_points_at_is_named_once(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, "two_tricks")
    added = 0
    for _ in steps(visitor):
        state = state_of(visitor)
        note = note_now(state)
        if note is None:
            continue
        words = with_names_of_cards(state, note.words)
        cards = [card_name(FACE_OF[place[5:]]) for place in note.at if place.startswith("hand:")]
        assert words.startswith(note.words) and all(words.lower().count(card.lower()) == 1 for card in cards)
        assert with_names_of_cards(state, note.words, [f"You hold: {card}." for card in cards]) == note.words
        assert any(note.words in told for told in question_told(state))
        added += words != note.words
    assert added


@pytest.mark.parametrize("lesson", ["two_tricks", "who_takes_it"])
def test_what_is_asked_is_not_answered_and_what_was_just_announced_is_not_said_again(visit: Open, lesson: str) -> None:
    visitor = visit(language="en")
    visitor.house.kit.aloud.heard = True
    learns(visitor, lesson)
    asked = 0
    for _ in steps(visitor):
        meant = [words.partition(" Meant: ")[2] for words in visitor.house.kit.aloud.fetch()]
        assert not any(f"{name}: " in words for words in meant for name in NAMES), "cards of the trick were announced"
        if tutor_of(visitor).question is not None:
            asked += 1
            assert not any(meant)
    assert asked or lesson == "two_tricks"


@pytest.mark.parametrize("lesson", ["who_takes_it", "your_partner"])
def test_nobody_is_told_to_wink_who_has_not_been_taught_signs(visit: Open, lesson: str) -> None:
    visitor = visit(language="en")
    visitor.house.kit.aloud.heard = True
    learns(visitor, lesson)
    heard = [words for _ in steps(visitor) for words in visitor.house.kit.aloud.fetch()]
    assert heard and not [words for words in heard if words.endswith(say("partner_looks", {"name": ""}))]


def test_a_press_that_answers_a_text_plays_no_card(visit: Open) -> None:
    visitor = visit(language="en")
    visitor.house.kit.aloud.heard = True
    learns(visitor, "two_tricks")
    while not tutor_of(visitor).is_twin or not tutor_of(visitor).choosing:
        for key in next_keys(visitor):
            visitor.key(key)
        visitor.wait(LONG)
    before = tutor_of(visitor).moment
    visitor.key(pygame.K_RETURN)
    visitor.key(pygame.K_RETURN)
    visitor.wait(LONG)
    assert tutor_of(visitor).moment == before and state_of(visitor).choosing.picked is None
    visitor.key(pygame.K_RIGHT)
    focus = state_of(visitor).pointing.focus
    assert focus is not None and focus.kind == "card", "an arrow leads to the cards"


def test_after_something_was_taken_back_the_trick_that_lies_there_is_told_again(visit: Open) -> None:
    visitor = visit(language="en")
    visitor.house.kit.aloud.heard = True
    learns(visitor, "who_takes_it")
    while not tutor_of(visitor).choosing:
        visitor.key(pygame.K_SPACE)
        visitor.wait(LONG)
    visitor.house.kit.aloud.fetch()
    before = tutor_of(visitor).moment
    wrong = next(at for at, card in enumerate(state_of(visitor).hand()) if card != card_of(wanted(tutor_of(visitor))))
    visitor.key(pygame.K_1 + wrong)
    visitor.wait(LONG)
    assert tutor_of(visitor).moment > before, "a slip"
    while tutor_of(visitor).moment > before:
        visitor.key(pygame.K_SPACE)
        visitor.wait(LONG)
    heard = visitor.house.kit.aloud.fetch()
    (again,) = [words for words in heard if words.startswith("In the trick: ")]
    assert all(name in again for name in ("the Ober of", "the King of")), heard
