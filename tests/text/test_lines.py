"""The lines of the regulars: everybody has some for everything, in each language they speak, and they fit a bubble."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.regulars.blocks import PEOPLE, everybody
from gaigel_desktop.text.regulars.lines import ANYBODY, LONGEST_LINE, lines_in, lines_of
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import speak

FILES = [ANYBODY, *sorted(PEOPLE.glob("*.toml"))]
OF_THEIR_OWN = set(get_args(Occasion)) - {"lost_bolle"}  # about a bell that is lost there is enough to say already


def every_line(file: Path) -> Iterator[tuple[str, str]]:
    """Everything somebody may say, with its language."""
    for by_language in lines_in(file).values():
        for language, lines in by_language.items():
            yield from ((language, line) for line in lines)


@pytest.mark.parametrize("occasion", get_args(Occasion))
@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_something_to_say(occasion: Occasion, language: str) -> None:
    speak(language)
    assert len(lines_of("nobody in particular", occasion)) >= 2
    assert all(len(lines_of(portrait, occasion)) >= 3 for portrait in everybody())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whoever_speaks_a_language_speaks_it_always_and_everybody_english(file: Path) -> None:
    lines = lines_in(file)
    assert set(lines) == (set(get_args(Occasion)) if file == ANYBODY else OF_THEIR_OWN)
    spoken = [set(by_language) for by_language in lines.values()]
    assert "en" in spoken[0] <= set(LANGUAGES)
    assert all(each == spoken[0] for each in spoken)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_is_well_written_and_fits_a_bubble(file: Path) -> None:
    for language, line in every_line(file):
        assert 1 < len(line) <= LONGEST_LINE, line
        assert line == line.strip() and (line[0].isupper() or line[0] in "¡¿’1"), line
        assert "'" not in line and '"' not in line, line
        if language == "es":
            assert line.count("¡") == line.count("!") and line.count("¿") == line.count("?"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_said_by_two(language: str) -> None:
    said = [line for file in FILES for spoken, line in every_line(file) if spoken == language]
    assert sorted({line for line in said if said.count(line) > 1}) == []


def test_the_lines_come_in_the_language_that_is_spoken() -> None:
    said = {}
    for language in LANGUAGES:
        speak(language)
        said[language] = lines_of("eugen", "good_trick")
    assert said["de"][:2] == ("Mhm.", "Guater Jahrgang.")
    assert said["en"][:2] == ("Mhm.", "A good vintage.")
    assert said["es"][:2] == ("Ajá.", "Buena cosecha.")
