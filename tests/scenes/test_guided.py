"""A lesson for whoever uses keys or hears: the focus lies on what is wanted next, and what is pointed at is named."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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

from .learner import LONG, learns, next_keys, state_of, tutor_of
from .pages import Open, Visitor

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
        assert focus in ring
        assert (focus == PRESSED) == (PRESSED in ring), "the paper comes first"
        assert PRESSED not in ring or ring[0] == PRESSED
        kinds.add(focus.kind if focus is not None else "")
    assert "answer" in kinds and ("card" in kinds or not heard)
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
        assert any(words in told for told in question_told(state)), "and so it is heard"
        added += words != note.words
    assert added
