"""Cards are named as the deck shows them that was chosen: with French cards there is no Ober, with German ones no
Queen, in any sentence that can be said, in no lesson, on no paper."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from html import unescape
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.programme import programmes
from gaigel_desktop.lessons.reading import Words
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.show.plan.show import opened
from gaigel_desktop.show.speakers_page import page_of
from gaigel_desktop.text.hinting import Cards
from gaigel_desktop.text.languages import ENGLISH, LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import all_said, on_these_cards, said, say, speak
from gaigel_desktop.window.decks import patterns
from gaigel_desktop.window.faces import Deck
from tests.program_files import files_in

DECKS: Final = ("wuerttemberg", "french")
GERMAN_NAMES: Final = {
    "en": r"\b(?:Ober|Unter)s?\b",
    "de": r"(?:\bObern?|\bUntern?|-Ober|-Unter)\b(?! dem\b| „)",  # "unter" may begin a sentence
    "es": r"(?i)(?<!{)\b(?:ober|unter)(?:es|s)?\b",
}
FRENCH_NAMES: Final = {
    "en": r"\b(?:Queen|Jack)s?\b",
    "de": r"\b(?:Damen?|Bub(?:en|e)?)\b",
    "es": r"(?i)\b(?:damas?|jotas?)\b",
}
EXPLAINS_BOTH: Final = {  # what either pack has, told to whoever has the other one
    "tell:cards_names",
    "1907:tell:cards_names",
    "word:Ober",
    "word:Unter",
}
COMPARES: Final = "leaflet_cards_are"  # with German cards: like a Queen


def foreign(language: str, deck: str) -> re.Pattern[str]:
    """What the cards of this deck are not called."""
    return re.compile((GERMAN_NAMES if deck == "french" else FRENCH_NAMES)[language])


def told_in(data: object) -> Iterator[Words]:
    """Everything in a file that is told in several languages side by side."""
    if isinstance(data, dict):
        if isinstance(data.get(ENGLISH), str):
            yield {language: text for language, text in data.items() if language in LANGUAGES}
        else:
            for part in data.values():
                yield from told_in(part)
    elif isinstance(data, list):
        for part in data:
            yield from told_in(part)


def files() -> list[Path]:
    """Lessons, stories and programmes."""
    return files_in("lessons", pattern="*.toml")


def lines() -> Iterator[dict[str, list[str]]]:
    """What regulars say, occasion by occasion."""
    for file in files_in("text/regulars", pattern="*.toml"):
        yield from tomllib.loads(file.read_text(encoding="utf-8")).get("lines", {}).values()


@pytest.mark.parametrize("deck", DECKS)
def test_no_sentence_names_a_card_that_this_deck_has_not(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    wrong, apart = foreign(language, deck), EXPLAINS_BOTH | ({COMPARES} if deck != "french" else set())
    assert {key: say(key) for key in PHRASES if key not in apart and wrong.search(say(key))} == {}


@pytest.mark.parametrize("key", sorted(EXPLAINS_BOTH))
def test_what_explains_both_names_both_with_either_deck(language: str, key: str) -> None:
    for deck in DECKS:
        speak(language, card_names(deck))
        both = say(key) if "tell" in key else f"{say(key)} {key}"
        assert re.search(FRENCH_NAMES[language], both) and re.search(GERMAN_NAMES[language], both), both


@pytest.mark.parametrize("deck", DECKS)
def test_no_lesson_story_or_programme_names_a_card_that_this_deck_has_not(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    told = [(file.stem, spoken(words)) for file in files() for words in told_in(tomllib.loads(file.read_text("utf-8")))]
    assert len(told) > 300
    assert [each for each in told if foreign(language, deck).search(each[1])] == []


@pytest.mark.parametrize("deck", DECKS)
def test_no_regular_names_a_card_that_this_deck_has_not(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    told = [line for there in lines() for line in all_said(there)]
    assert len(told) > 1000
    assert [line for line in told if foreign(language, deck).search(line)] == []


@pytest.mark.parametrize("deck", DECKS)
def test_the_leaflet_names_the_cards_that_are_shown(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    page = page_of(opened(programmes()[0], None, Path()), Deck(deck))
    words = [unescape(each) for each in re.findall(r">([^<>]+)<", page.partition("</style>")[2])]
    compared = say(COMPARES).removeprefix("{cards}") if deck != "french" else "\0"
    own = (FRENCH_NAMES if deck == "french" else GERMAN_NAMES)[language]
    assert any(re.search(own, each) for each in words)
    assert [each for each in words if foreign(language, deck).search(each.replace(compared, ""))] == []


def test_what_is_told_in_several_languages_is_told_of_the_cards_that_are_shown() -> None:
    """Whatever is told side by side, not lessons alone: a club writes programmes of its own."""
    words = {"en": "[an Ober|a Queen]!", "de": "[ein Ober|eine Dame]!"}
    for deck, told in (("wuerttemberg", ("an Ober!", "ein Ober!")), ("french", ("a Queen!", "eine Dame!"))):
        speak("en", card_names(deck))
        assert said(words) == told[0] and all_said({"en": [words["en"]] * 2}) == (told[0],) * 2
        speak("de", card_names(deck))
        assert said(words) == told[1]
    speak("en")


def test_nothing_of_a_bracket_is_left(language: str) -> None:
    for deck in DECKS:
        speak(language, card_names(deck))
        assert [key for key in PHRASES if set("[|]") & set(say(key))] == []
        for file in files():
            for words in told_in(tomllib.loads(file.read_text(encoding="utf-8"))):
                assert not set("[|]") & set(spoken(words))


def test_no_sentence_names_the_letter_in_a_corner(language: str) -> None:
    """Another language or deck draws another one."""
    decks = [set(corners) for deck in patterns().values() for corners in (deck.corners, *deck.letters.values())]
    letters = "".join(sorted(set.union(*decks) - {"A", "10", "7"}))
    card = re.compile(rf"\b[{letters}](?:, | )[{letters}]\b")
    speak(language)
    assert {key: say(key) for key in PHRASES if card.search(say(key))} == {}


# -- the cards of a hint -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "card", "bent"),
    [
        ("wuerttemberg", "HO", "der Herz-Ober, den Herz-Ober, dem Herz-Ober"),
        ("wuerttemberg", "HU", "der Herz-Unter, den Herz-Unter, dem Herz-Unter"),
        ("wuerttemberg", "HA", "die Herz-Alte, die Herz-Alte, der Herz-Alten"),
        ("wuerttemberg", "HK", "der Herz-König, den Herz-König, dem Herz-König"),
        ("french", "HO", "die Herz-Dame, die Herz-Dame, der Herz-Dame"),
        ("french", "HU", "der Herz-Bub, den Herz-Buben, dem Herz-Buben"),
        ("french", "HA", "die Herz-Alte, die Herz-Alte, der Herz-Alten"),
    ],
)
def test_german_bends_a_card_as_its_name_wants_it(
    catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch, deck: str, card: str, bent: str
) -> None:
    monkeypatch.setattr("gaigel_desktop.text.speech.CATALOGUES", catalogue_folder)
    speak("de", card_names(deck))
    named = Cards(FACE_OF[card])
    assert f"{named:der}, {named:den}, {named:dem}" == bent
    speak("en")


def test_every_card_has_one_name_with_either_deck(language: str) -> None:
    for deck, card in product(DECKS, FACE_OF.values()):
        speak(language, card_names(deck))
        name = f"{Cards(card):bare}"
        assert not foreign(language, deck).search(name) and name == on_these_cards(name), name
