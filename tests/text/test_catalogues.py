"""The catalogues say everything that can be said, with the values in their places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.text import speech
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from tests.text import catalogues
from tests.text.catalogues import TRANSLATED, path_of, placeholders, problems, rewritten, translations
from tests.tiers import first_of

written = cache(translations)  # a catalogue is read once for all its sentences


@pytest.fixture
def compiled(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The compiled catalogues are spoken; afterwards English again."""
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield
    speak("en")


class Anything(str):
    """A value that stands as it is, however a sentence bends it."""

    def __format__(self, wanted: str) -> str:
        return str(self)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_phrase_is_translated_and_nothing_else(language: str) -> None:
    assert problems(language) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_quotes_and_apostrophes_are_curly(language: str) -> None:
    sentences = [sentence for pair in translations(language).items() for sentence in pair]
    assert [sentence for sentence in sentences if "'" in sentence or '"' in sentence] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_head_names_the_language(language: str) -> None:
    head = path_of(language).read_text(encoding="utf-8").split("\n\n")[0]
    assert f'"Language: {language}\\n"' in head
    assert "charset=utf-8" in head


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_sentence_stands_there_twice(language: str) -> None:
    text = path_of(language).read_text(encoding="utf-8")
    assert text.count("\nmsgid ") == len(translations(language)) + 1  # the head has one too


@first_of(1, "language", TRANSLATED)
def test_writing_a_catalogue_anew_changes_no_sentence(language: str) -> None:
    assert rewritten(language) == path_of(language).read_text(encoding="utf-8")


@pytest.mark.usefixtures("compiled")
@first_of(1, "language", TRANSLATED)
def test_every_phrase_can_be_said(language: str) -> None:
    speak(language)
    for key, phrase in PHRASES.items():
        values = {name: Anything(f"<{name}>") for name in placeholders(phrase)}
        said = say(key, values)
        assert all(value in said for value in values.values()), key
        assert said == written(language)[phrase].format(**values), key


@pytest.mark.usefixtures("compiled")
def test_cards_have_their_names() -> None:
    card = FACE_OF["EA"]
    assert card_name(card) == "the Ace of acorns"
    speak("de")
    assert card_name(card) == "Eichel-Alte"
    speak("es")
    assert card_name(card) == "el as de bellotas"


@pytest.mark.usefixtures("compiled")
def test_a_language_nobody_wrote_is_english() -> None:
    speak("sw")
    assert say("deal_over") == PHRASES["deal_over"]


def test_what_is_out_of_step_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = PHRASES["missing"]
    there = {**translations("de"), sentence: "{feld} fehlt", "an old one": "ein alter"}
    del there[PHRASES["deal_over"]]
    monkeypatch.setattr(catalogues, "translations", lambda language: there)
    assert problems("de") == [
        "deal_over: not translated: the deal is over",
        "nobody says: an old one",
        "missing: ['field'] became ['feld']: {feld} fehlt",
    ]


def test_placeholders_are_found() -> None:
    assert placeholders("{line}: {what}") == {"line", "what"}
    assert placeholders("none") == set()


def test_in_german_cards_count_augen_and_only_the_score_of_a_match_is_points() -> None:
    of_a_match = {"name_points", "holds_end_games", "holds_end_rutesheim", "scoring:rutesheim", "option:match_points"}
    of_a_match |= {"sheet:scoring:rutesheim", "tell:score_games", "1907:tell:score_games"}
    of_a_match |= {"tournament_about", "tournament_points", "tournament_winner", "spoken_match_points"}
    explained = {"word:Augen"}
    said = {key for key, sentence in PHRASES.items() if "Punkt" in written("de")[sentence]}
    assert said == of_a_match | explained
