"""The catalogues say everything that can be said, with the values in their places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

import pytest

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text import speech
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import on_these_cards, say, speak
from hatch_build import compile_catalogue
from tests.program_files import files_in
from tests.text import catalogues
from tests.text.catalogues import (
    TEMPLATE,
    TRANSLATED,
    path_of,
    placeholders,
    problems,
    rewritten,
    template,
    translations,
)
from tests.tiers import first_of


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
    sentences = [*PHRASES.values(), *translations(language).values()]
    assert [sentence for sentence in sentences if "'" in sentence or '"' in sentence] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_head_is_true(language: str) -> None:
    head = path_of(language).read_text(encoding="utf-8").split("\n\n")[0]
    assert f'"Language: {language}\\n"' in head
    assert f'"Project-Id-Version: Gaigel Desktop {version("gaigel-desktop")}\\n"' in head
    assert "charset=UTF-8" in head
    assert not re.search("EMAIL|FULL NAME|YEAR|LL@li", head), "what a template leaves open is filled in"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_sentence_stands_there_twice(language: str) -> None:
    text = path_of(language).read_text(encoding="utf-8")
    assert text.count("\nmsgctxt ") == len(translations(language))


def test_the_template_is_of_today() -> None:
    assert template() == TEMPLATE.read_text(encoding="utf-8")


def test_one_english_sentence_can_be_said_otherwise_in_each_of_its_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordered = sorted(PHRASES, key=PHRASES.__getitem__)
    places = next(pair for pair in pairwise(ordered) if PHRASES[pair[0]] == PHRASES[pair[1]])
    catalogue = tmp_path / "de" / "LC_MESSAGES" / "gaigel.po"
    catalogue.parent.mkdir(parents=True)
    entries = [f'msgctxt "{key}"\nmsgid "{PHRASES[key]}"\nmsgstr "in {key}"\n' for key in places]
    catalogue.write_text("\n".join(entries), encoding="utf-8")
    compile_catalogue(catalogue)
    monkeypatch.setattr(speech, "CATALOGUES", tmp_path)
    speak("de")
    try:
        assert [say(key) for key in places] == [f"in {key}" for key in places]
    finally:
        speak("en")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("language", "queen", "unter"),
    [
        ("en", "the Queen of hearts", "the Unter of hearts"),
        ("de", "Herz-Dame", "Herz-Unter"),
        ("es", "la dama de corazones", "el unter de corazones"),
    ],
)
def test_with_french_cards_a_queen_and_a_jack_are_named(language: str, queen: str, unter: str) -> None:
    speak(language, card_names("french"))
    assert card_name(FACE_OF["HO"]) == queen
    speak(language, card_names("wuerttemberg"))
    assert card_name(FACE_OF["HU"]) == unter
    speak("en")


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
        assert said == on_these_cards(translations(language)[key]).format(**values), key


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
    there = {**translations("de"), "missing": "{feld} fehlt", "an_old_one": "ein alter", "Ober": "Ober"}
    del there["deal_over"]
    monkeypatch.setattr(catalogues, "translations", lambda language: there)
    assert problems("de") == [
        "deal_over: not translated: the deal is over",
        "nobody says: an_old_one",
        "missing: ['field'] became ['feld']: {feld} fehlt",
        "Ober: names the cards of one deck only: Ober",
    ]


def test_placeholders_are_found() -> None:
    assert placeholders("{line}: {what}") == {"line", "what"}
    assert placeholders("none") == set()


def test_in_german_cards_count_augen_and_only_the_score_of_a_match_is_points() -> None:
    of_a_match = {"name_points", "holds_end_games", "holds_end_rutesheim", "scoring:rutesheim", "option:match_points"}
    of_a_match |= {"sheet:scoring:rutesheim", "tell:score_games", "1907:tell:score_games", "picture_points"}
    of_a_match |= {
        "tournament_about",
        "tournament_points",
        "tournament_one_point",
        "tournament_winner",
        "spoken_match_points",
    }
    explained = {"word:Augen"}
    said = {key for key in PHRASES if "Punkt" in translations("de")[key]}
    assert said == of_a_match | explained


def german() -> dict[str, str]:
    """Everything that is written in German, by where it stands: sentences, lessons, stories, regulars."""
    files = {
        f"{file.stem}:{number}": line
        for file in files_in("lessons", "text/regulars", pattern="*.toml")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.match(r"(?:\w+\.)?de = ", line)
    }
    return {**translations("de"), **files}


@pytest.mark.parametrize(
    "wrong",
    [
        r"\b(?:[Dd]as|[Dd]ieses) (?:zweite |andere )?Diß\b",  # der Diß
        r"\b(?:[Dd]ie|[Mm]eine|[Ee]ine|schöne) Bolle\b",  # der Bollen; die Bolle is an onion, in Berlin
        r"[Bb]ekennen",  # bedienen
        r"\bAss(?:e|en)?\b(?<!Zweites Ass)",  # die Alte, where its name is not what is told
    ],
    ids=["diss", "bollen", "bedienen", "alte"],
)
def test_german_has_one_word_and_one_gender_for_one_thing(wrong: str) -> None:
    assert {at: text for at, text in german().items() if re.search(wrong, text) and at not in NAMES_THE_ACE} == {}


NAMES_THE_ACE = {"tell:cards_names", "1907:tell:cards_names", "word:Alte", "word:Ass", "word:Daus", "word:Deuce"}
NAMES_THE_ACE |= {"word:Sau", "word:Zweite Alte"}


def test_in_german_the_game_for_sevens_is_named_where_it_is_meant() -> None:
    """Auf Siebener one's cards win nothing, auf Dissle a trick of one's own loses: neither is called the other."""
    about = re.compile("siebener|sevens")
    named = {key for key, text in translations("de").items() if re.search(r"\b[Aa]uf Siebener\b", text)}
    assert {key for key in named if not about.search(key)} == set()
    assert "auf Dissle" in translations("de")["hint:dodges"]


def test_german_has_one_word_for_a_side_and_one_for_the_jack() -> None:
    """A side is a Partei, and a Seite is left or right, or a page; the Jack is the Bub."""
    other = re.compile(r"\b([mds]eine[rn]?|eure[rn]?|unsere[rn]?|aller|derselben) Seiten?\b|\bBube\b")
    assert [key for key, words in translations("de").items() if other.search(words)] == []
