"""The tutor: what it lets through, what it takes back, and in which words it speaks."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.chair import Chair, Others, RunningMatch
from gaigel_desktop.controller.settings import ALL_AIDS, NO_AIDS
from gaigel_desktop.controller.teaching.contents import title_of
from gaigel_desktop.controller.teaching.note import Note
from gaigel_desktop.rules.actions import ACTION_OF, PASS, SIGNAL
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.text.customs import Customs
from gaigel_desktop.text.speech import CardNames, speak
from tests.lessons.playing import begun, goes_on

WANTED = ACTION_OF["open", "second", "EA"]
DIVE = ACTION_OF["open", "dive", "B7"]


def test_a_tutor_is_a_chair_and_the_others_too() -> None:
    tutor = begun("zweite_alte-0")
    chair: Chair = tutor
    others: Others = tutor
    match: RunningMatch = tutor.party().match
    assert tutor.party()[:2] == (chair, others) and match.playing
    assert (tutor.seat, tutor.rules.preset, tutor.moment) == (0, "leinfelden", 0)


def test_nobody_plays_while_something_is_said_or_the_player_is_to_choose() -> None:
    tutor = begun("zweite_alte-0")
    assert tutor.note is not None and tutor.note.waits and not tutor.step()
    tutor.go_on()
    assert tutor.choosing and not tutor.note.waits and not tutor.step() and not tutor.go_on()


def test_what_the_rules_do_not_allow_changes_nothing() -> None:
    tutor = begun("zweite_alte-0")
    tutor.go_on()
    with pytest.raises(NotAllowed):
        tutor.do(ACTION_OF["play", "SA"])
    assert tutor.choosing and tutor.moment == 0


def test_a_sign_is_no_mistake() -> None:
    tutor = begun("zweite_alte-0")
    tutor.go_on()
    tutor.do(SIGNAL)
    assert tutor.choosing and tutor.moment == 1
    with pytest.raises(NotAllowed):
        tutor.do(PASS)  # there is no window
    assert tutor.choosing


def test_nothing_else_is_done_before_a_mistake_has_been_taken_back() -> None:
    tutor = begun("zweite_alte-0")
    tutor.go_on()
    tutor.do(DIVE)
    assert tutor.note is None and not tutor.choosing and not tutor.go_on() and not tutor.take_back()
    goes_on(tutor)
    assert tutor.note is not None and tutor.note.mistake and not tutor.step()
    refused = tutor.why_not(ACTION_OF["play", "BU"])
    assert refused is not None
    assert tutor.go_on() and tutor.moment == 0 and tutor.why_not(WANTED) is None


def test_the_next_scene_is_laid_at_a_table_of_its_own() -> None:
    tutor = begun("hoeher_hat-1")
    second = tutor.following()
    assert second is not None and second.number == 2 and not second.is_twin
    twin = second.following()
    assert twin is not None and twin.is_twin and twin.following() is None


def test_a_lesson_forces_its_aids_and_the_twin_none() -> None:
    forced = begun("two_tricks-0").forced
    assert forced.on == NO_AIDS._replace(mark_legal=True)
    assert forced.off == ALL_AIDS._replace(mark_legal=False)
    assert begun("two_tricks-1").forced.on == NO_AIDS


def test_words_are_spoken_when_they_are_read_and_as_the_deck_calls_its_cards(language: str) -> None:
    told = Note({"en": "{H7}, {S}.", "de": "{H7}, {S}.", "es": "{H7}, {S}."})
    lost = Note(key="mistake_gave_points", values={"card": FACE_OF["SX"], "points": 10})
    usual = told.words, lost.words
    speak(language, CardNames({"en": ("clubs", "spades", "roses", "coins")}))
    assert "roses" in told.words.lower() and told.words.endswith("coins.") and "coins" in lost.words.lower()
    assert (told.words, lost.words) != usual and "10" in lost.words
    assert told.words[0].isupper() and lost.words[0].isupper()


def test_the_second_ace_is_called_as_this_table_does(language: str) -> None:
    speak(language, customs=Customs("zweites_ass"))
    assert title_of("zweite_alte") == "Zweites Ass"
    tutor = begun("zweite_alte-0")
    assert tutor.note is not None and "Zweites Ass" in tutor.note.words
