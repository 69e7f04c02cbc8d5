"""The lines of the regulars: everybody has some for everything, in three languages, and they fit a bubble."""

from __future__ import annotations

from typing import get_args

import pytest

from gaigel_desktop.text.regulars.lines import ANYBODY, BY_REGULAR, LONGEST_LINE, in_words, lines_of
from gaigel_desktop.text.regulars.occasions import Line, Occasion
from gaigel_desktop.text.speech import LANGUAGES, speak
from gaigel_desktop.window.assets import table

ALL: list[Line] = [line for lines in (ANYBODY, *BY_REGULAR.values()) for said in lines.values() for line in said]


@pytest.mark.parametrize("occasion", get_args(Occasion))
def test_everybody_has_something_to_say(occasion: Occasion) -> None:
    assert len(ANYBODY[occasion]) >= 2
    for portrait in BY_REGULAR:
        assert len(lines_of(portrait, occasion)) >= 3
        assert occasion == "lost_bolle" or BY_REGULAR[portrait][occasion]


def test_the_regulars_are_those_with_portraits() -> None:
    people = table("portraits/portraits.toml")
    assert set(BY_REGULAR) == {key for key, value in people.items() if value["role"] == "regular"}


def test_every_line_is_said_in_three_languages_and_fits_a_bubble() -> None:
    for line in ALL:
        assert len(line) == len(LANGUAGES)
        assert all(1 < len(words) <= LONGEST_LINE for words in line), line
        assert all(words == words.strip() and (words[0].isupper() or words[0] in "¡¿’1") for words in line), line
        assert not any("'" in words or '"' in words for words in line), line
        assert not any(words.count("¡") != words.count("!") for words in line[2:]), line
        assert not any(words.count("¿") != words.count("?") for words in line[2:]), line


def test_no_line_is_said_by_two() -> None:
    for at in range(len(LANGUAGES)):
        said = [line[at] for line in ALL]
        assert sorted({words for words in said if said.count(words) > 1}) == []


def test_the_line_comes_in_the_language_that_is_spoken() -> None:
    line = ("eins", "one", "uno")
    for language, words in zip(LANGUAGES, line, strict=True):
        speak(language)
        assert in_words(line) == words
    speak("en")
