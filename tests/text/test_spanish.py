"""Spanish says one thing with one word, and calls the cards as both packs show them.

A player of Tute is to find the own words: the talon is the mazo, the card turned up the muestra; what is declared with
King and Ober is a cante, and whoever sits opposite is the compañero.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from gaigel_desktop.rules.cards import ACE, KING, OBER, SUITS, TEN, UNTER
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text import speech
from gaigel_desktop.text.hinting import Cards
from gaigel_desktop.text.languages import language_named
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import EITHER_DECK, on_these_cards, say, speak
from gaigel_desktop.window.decks import pattern_named
from tests.program_files import files_in
from tests.text.catalogues import placeholders, translations

OF_PLAYERS = {"sheet:teams:opposite", "tell:about_pairs_of", "tell:seats_opposite", "figure:seats_opposite"}
RANKS = 6  # of a suit
PLACES = re.compile(r"{\w+(?::\w+)?}")
BENT = ("cards", "card", "other", "best", "half", "turned")  # what stands in hints for cards
BOTH_PACKS = {"word:Ober", "word:Unter"}  # where each of the two is explained
CARDS_OF_A_PACK = re.compile(r"\b(?:obers?|unters?|damas?|jotas?)\b", re.IGNORECASE)
OTHER_WORDS = {  # what stands for something that has its own word
    "talón": "mazo",
    "carta de triunfo": "muestra",
    "triunfo vuelto": "muestra",
    "servir el palo": "asistir",
    "servir al palo": "asistir",
    "partida doble": "mano doble",
    "zambull": "salir tapado",
    "se queda en casa": "guárdate",
    "cierre correcto": "estaba bien dicho",
    "cerró el juego": "dijo «¡Aus!»",
    "golpear el mazo": "golpear la baraja",
}


@cache
def catalogue() -> Mapping[str, str]:
    """The sentences of the program, by their keys."""
    return translations("es")


def told(data: object, at: str) -> Iterator[tuple[str, str]]:
    """What a file of lessons or of a regular says in Spanish, and where."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            if key == "es":
                yield from ((at, said) for said in ([value] if isinstance(value, str) else value))
            else:
                yield from told(value, at)
    elif isinstance(data, list):
        for each in data:
            yield from told(each, at)


@cache
def everything() -> tuple[tuple[str, str], ...]:
    """Every Spanish sentence, with its key or its file."""
    files = files_in("lessons", "text/regulars", pattern="*.toml")
    files_say = [each for file in files for each in told(tomllib.loads(file.read_text(encoding="utf-8")), file.stem)]
    return (*catalogue().items(), *files_say)


@pytest.fixture
def spanish(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The compiled catalogue is spoken; afterwards English again."""
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield
    speak("en")


def test_a_pareja_is_only_two_who_play_together() -> None:
    found = {key for key, words in everything() if re.search(r"\bparejas?\b", words, re.IGNORECASE)}
    assert found == OF_PLAYERS


@pytest.mark.parametrize("other", OTHER_WORDS)
def test_one_thing_has_one_word(other: str) -> None:
    found = [(key, words) for key, words in everything() if other in words.lower() and key != "word:Tauchen"]
    assert found == [], f"here it is called {OTHER_WORDS[other]!r}"


def test_going_out_is_said_and_only_cards_are_declared() -> None:
    """«Cantar» is for King and Ober; «¡Aus!» is said."""
    found = [
        (key, words) for key, words in everything() if re.search(r"[Cc]ant\w+ (?:ahora )?«?(?:¡?Aus|{call})", words)
    ]
    assert found == []


def test_who_deals_is_told_in_their_own_person() -> None:
    """As at any table: ¿Quién da? — Das tú. A plate has no room for more."""
    assert catalogue()["deals_now"] == "da" and catalogue()["deals_now_you"] == "das"


def test_no_card_is_named_as_only_one_of_the_packs_shows_it() -> None:
    explained = {"tell:cards_names", "1907:tell:cards_names"}
    found = [
        (key, words)
        for key, words in everything()
        if CARDS_OF_A_PACK.search(PLACES.sub("", EITHER_DECK.sub("", words))) and key not in BOTH_PACKS | explained
    ]
    assert found == []


@pytest.mark.usefixtures("spanish")
def test_each_pack_leaves_only_its_own_names() -> None:
    of_german, of_french = r"\b(?:dama|jota)s?\b", r"\b(?:ober|unter)s?\b"
    explained = {*BOTH_PACKS, "tell:cards_names", "1907:tell:cards_names"}
    for deck, other in (("wuerttemberg", of_german), ("french", of_french)):
        speak("es", card_names(deck))
        found = [
            (key, words)
            for key, words in everything()
            if key not in explained and re.search(other, PLACES.sub("", on_these_cards(words)), re.IGNORECASE)
        ]
        assert found == [], deck


@pytest.mark.usefixtures("spanish")
def test_the_corners_are_what_the_words_name() -> None:
    """A Spanish shop's French pack carries K, Q and J."""
    letters = pattern_named("french").letters[language_named("es").letters]
    speak("es", card_names("french"))
    assert letters == ["A", "10", "K", "Q", "J", "7"]
    assert [say(name) for name in ("King", "Ober", "Unter")] == ["rey", "dama", "jota"]


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize(
    ("deck", "rank", "to_it", "of_it"),
    [
        ("wuerttemberg", OBER, "al ober de hojas", "del ober de hojas"),
        ("wuerttemberg", ACE, "al as de hojas", "del as de hojas"),
        ("french", OBER, "a la dama de picas", "de la dama de picas"),
        ("french", UNTER, "a la jota de picas", "de la jota de picas"),
        ("french", KING, "al rey de picas", "del rey de picas"),
        ("french", TEN, "al diez de picas", "del diez de picas"),
    ],
)
def test_the_word_before_a_card_goes_with_it(deck: str, rank: int, to_it: str, of_it: str) -> None:
    speak("es", card_names(deck))
    card = Cards(SUITS.index("B") * RANKS + rank)
    assert (f"{card:al}", f"{card:del}") == (to_it, of_it)


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize("deck", ["wuerttemberg", "french"])
def test_hints_are_good_grammar_with_every_card(deck: str) -> None:
    speak("es", card_names(deck))
    wrong = r"\b(?:a|de) el\b|\b(?:el|un|al|del) (?:dama|jota)\b|\b(?:la|una) (?:rey|diez|as|ober|unter|siete)\b"
    for key in (each for each in PHRASES if each.startswith(("hint:", "deed:", "done:"))):
        places = dict.fromkeys(placeholders(PHRASES[key]), "…")
        for rank in range(RANKS):
            cards = {name: Cards(rank) for name in BENT if name in places}
            assert not re.search(wrong, say(key, {**places, **cards}), re.IGNORECASE), key


def test_what_hints_bend_is_not_said_of_a_card_as_it_is_named() -> None:
    """Before a card that brings its article, «a» and «de» would stand there twice."""
    named = r"\b(?:a|de) {(?:card|other|best|half|turned)}"
    assert [key for key in PHRASES if key.startswith("hint:") and re.search(named, catalogue()[key])] == []
