"""The lines of the regulars: everybody has some for everything, in each language they speak, and they fit a bubble."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import get_args

import pytest

from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.regulars.blocks import PEOPLE, everybody
from gaigel_desktop.text.regulars.lines import ANYBODY, LONGEST_LINE, lines_in, lines_of, recalled
from gaigel_desktop.text.regulars.occasions import Occasion
from gaigel_desktop.text.speech import speak
from tests.tiers import one_in

FILES = [ANYBODY, *sorted(PEOPLE.glob("*.toml"))]
TODAY = date(2026, 11, 23)  # a Monday
DAYS = [TODAY - timedelta(days=days) for days in (*range(1, 70), 100, 1000)]
OF_THEIR_OWN = set(get_args(Occasion)) - {"lost_bolle"}  # about a bell that is lost there is enough to say already
ENOUGH = 6  # that each of them has to say tonight, since nothing is said twice in an evening,
OF_OTHER_EVENINGS = 2  # but twice an evening is the most that anybody looks back


def every_line(file: Path) -> Iterator[tuple[str, str]]:
    """Everything somebody may say, with its language."""
    for by_language in lines_in(file).values():
        for language, lines in by_language.items():
            yield from ((language, line) for line in lines)


def filled(file: Path, line: str, day: date) -> str:
    """The line with its places filled."""
    return recalled(file.stem, line, day, TODAY, 12)


@one_in(4, "occasion", get_args(Occasion))
@one_in(4, "language", LANGUAGES)
def test_everybody_has_something_to_say(occasion: Occasion, language: str) -> None:
    speak(language)
    assert len(lines_of("nobody in particular", occasion)) >= 2
    enough = OF_OTHER_EVENINGS if occasion.startswith("recall") else ENOUGH
    own = {who: len(lines_in(PEOPLE / f"{who}.toml").get(occasion, {}).get(language, ())) for who in everybody()}
    assert occasion not in OF_THEIR_OWN or {who: many for who, many in own.items() if many < enough} == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_whoever_speaks_a_language_speaks_it_always_and_everybody_english(file: Path) -> None:
    lines = lines_in(file)
    assert set(lines) == (set(get_args(Occasion)) if file == ANYBODY else OF_THEIR_OWN)
    spoken = [set(by_language) for by_language in lines.values()]
    assert "en" in spoken[0] <= set(LANGUAGES)
    assert all(each == spoken[0] for each in spoken)


@one_in(4, "file", FILES, ids=lambda file: file.stem)
def test_every_line_is_well_written_and_fits_a_bubble(file: Path) -> None:
    for language, written in every_line(file):
        speak(language)
        days = DAYS if "{" in written else DAYS[:1]
        longest = max((filled(file, written, day) for day in days), key=len)
        assert 1 < len(longest) <= LONGEST_LINE, longest
        line = filled(file, written, TODAY - timedelta(days=1))
        assert line == line.strip() and (line[0].isupper() or line[0] in "¡¿’1"), line
        assert "'" not in line and '"' not in line, line
        if language == "es":
            assert line.count("¡") == line.count("!") and line.count("¿") == line.count("?"), line


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_only_what_was_on_another_evening_says_when_and_how_often(file: Path) -> None:
    tonight = [lines for occasion, lines in lines_in(file).items() if not occasion.startswith("recall")]
    assert not [line for lines in tonight for said in lines.values() for line in said if "{" in line]


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


@pytest.mark.parametrize(
    ("days", "german", "swabian", "english"),
    [
        (1, "Gestern", "Geschtern", "Yesterday"),
        (4, "Am Donnerstag", "Am Donnschdag", "On Thursday"),
        (7, "Letzte Woche", "Letscht Woch", "Last week"),
        (22, "Vor drei Wochen", "Vor drei Wocha", "Three weeks ago"),
        (40, "Letzten Monat", "Letschda Monat", "Last month"),
        (90, "Vor Monaten", "Vor Monata", "Months ago"),
        (900, "Vor langem", "Vor langem", "Ages ago"),
    ],
)
def test_everybody_says_in_their_own_way_when_it_was(days: int, german: str, swabian: str, english: str) -> None:
    day = TODAY - timedelta(days=days)
    for language, who, expected in (("de", "lena", german), ("de", "karle", swabian), ("en", "karle", english)):
        speak(language)
        assert recalled(who, "{when}", day, TODAY, 0) == expected


def test_what_anybody_says_is_said_as_it_is_written() -> None:
    speak("de")
    line = next(line for line in lines_of("karle", "recall_taken") if line.startswith("{when}"))
    assert recalled("karle", line, TODAY - timedelta(days=1), TODAY, 0).startswith("Gestern ")
