"""What is said at the table: German everywhere, English by the book of 1907, with a caption in every language."""

from __future__ import annotations

from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.text.calls import CALLS, call, caption, pair_call
from tests.combinations import for_all

SAID = [key for key in CALLS if key.startswith("call_")]
GERMAN, ENGLISH = PRESETS["leinfelden"], PRESETS["uspcc-1907"]


@for_all(key=CALLS)
def test_every_call_is_german_but_in_1907(key: str) -> None:
    assert [call(key, rules) for rules in PRESETS.values()] == [
        CALLS[key][0],
        CALLS[key][0],
        CALLS[key][1],
        CALLS[key][0],
    ]


def test_by_1907_no_german_is_heard() -> None:
    """Übergaigelt and Dissle are words of the game; everything else has an English one."""
    same = {key for key, (german, english) in CALLS.items() if german == english}
    assert same == {"button_more"}
    assert call("button_aus", ENGLISH) == "Knock"


@for_all(key=SAID)
def test_every_call_has_a_caption_of_its_own(key: str) -> None:
    assert caption(key, GERMAN)
    assert len({caption(each, GERMAN) for each in SAID}) == len(SAID)


def test_a_caption_names_what_is_asked_for() -> None:
    assert caption("call_aus", GERMAN) == "claims to have 101: it is counted"


def test_a_pair_is_called_by_what_it_counts() -> None:
    assert call(pair_call(1, trumps=False), GERMAN) == "Zwanzig!"
    assert call(pair_call(2, trumps=False), GERMAN) == call(pair_call(1, trumps=True), GERMAN) == "Vierzig!"
    assert call(pair_call(2, trumps=True), GERMAN) == "Achtzig!"


def test_by_1907_two_common_marriages_are_no_royal_one_U() -> None:
    assert call(pair_call(2, trumps=False), ENGLISH) == "Double Marriage!"
    assert call(pair_call(1, trumps=True), ENGLISH) == "Royal Marriage!"
