"""Each button of the table is one row: nothing about it can be forgotten elsewhere."""

from __future__ import annotations

from gaigel_desktop.rules.actions import SPELLED
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.lookup_pages import KEYS
from gaigel_desktop.table.board.buttons import CALL, CALLS, ICON, ICONS, call_for, call_in_lessons
from gaigel_desktop.text.calls import about_call, button_caption, call
from gaigel_desktop.text.speech import say


def test_no_two_buttons_have_one_name_or_one_key() -> None:
    keys = [row.key for row in (*CALLS, *ICONS) if row.key]
    assert len(CALL) == len(CALLS)
    assert len(ICON) == len(ICONS)
    assert len(set(keys)) == len(keys)


def test_the_key_of_every_button_is_told_on_the_page_of_keys() -> None:
    told = {key for key, _ in KEYS}
    assert {row.key for row in (*CALLS, *ICONS) if row.key} <= told


def test_every_call_has_words_for_the_eye_and_the_ear() -> None:
    for rules in PRESETS.values():
        for row in CALLS:
            assert call(f"button_{row.name}", rules)
            assert button_caption(row.name, rules)
            assert about_call(row.name, rules)


def test_every_icon_has_a_name() -> None:
    assert all(say(f"icon_{row.name}") for row in ICONS)


def test_a_call_is_found_by_what_is_said_with_it_and_by_what_lessons_call_it() -> None:
    for row in CALLS:
        assert {call_for(action) for action in row.actions} == {row.name}
        assert {call_in_lessons(word) for word in (row.name, *row.lessons)} == {row.name}


def test_what_is_no_call_has_no_button() -> None:
    cards = range(24)
    assert {call_for(card) for card in cards} == {None}
    assert len({call_for(action) for action in range(len(SPELLED))}) == len(CALLS) + 1
