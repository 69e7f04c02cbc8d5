"""Reasons: a fragment in a record's error, a whole sentence where a player is told."""

from __future__ import annotations

import pytest

from gaigel_desktop.rules.deal import LAST_CHANCE
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text.explain import card_name, sentence, why
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.text.speech import say, speak, suit_name
from tests.referee import deal_of
from tests.rules.test_last_chance import before_last_drawing
from tests.scenes.shot import fresh, game_until


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_when_it_stands_alone(language: str) -> None:
    speak(language)
    try:
        for reason in REASONS:
            told = sentence(say(reason, {"led": "x", "best": "x", "trump": "x"}))
            assert told[0].isupper() and told.endswith(".") and not told.endswith(".."), told
    finally:
        speak("en")


def test_what_ends_already_gets_no_second_stop() -> None:
    assert sentence("who calls: Aus!") == "Who calls: Aus!"
    assert sentence("it is played") == "It is played."


def test_a_reason_names_the_cards_of_the_table() -> None:
    deal = deal_of(game_until(PRESETS["leinfelden"].players, "leinfelden", fresh))
    assert why("must_trump", deal) == f"A trump must be played here ({suit_name(deal.trump)})."


def test_before_the_last_drawing_nobody_is_told_of_declaring_and_passing() -> None:
    table = before_last_drawing()
    assert table.deal.phase == LAST_CHANCE and why("window_open", table.deal) == "First the last cards are drawn."


@pytest.mark.parametrize(("deck", "names"), [("wuerttemberg", ["acorns", "bells"]), ("french", ["clubs", "diamonds"])])
def test_suits_are_called_as_the_players_cards_show_them(deck: str, names: list[str]) -> None:
    speak("en", card_names(deck))
    try:
        assert [suit_name(0), suit_name(3)] == names
        assert card_name(0).endswith(names[0])
    finally:
        speak("en")
