"""English writes cards in one way: ranks with a capital, suits and trumps without, as in "the Ace of acorns"."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.text.calls import CALLS, SECOND_CALLS
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.phrases import PHRASES
from tests.program_files import files_in

TOLD: Final = files_in("lessons", "text/regulars", pattern="*.toml")
SMALL_RANK: Final = r"(?<![\w{])(?:aces?|kings?|queens?|obers?|unters?|jacks?|tens|nines|sevens)(?![\w}])"
ONE_CARD: Final = (
    r"\b(?:an?|the|their|our|your|my|his|her|this|that|(?:an)?other|same|and) (?:ten|nine|seven)\b(?! \w+s\b)"
)
OF_A_SUIT: Final = r"\b(?:ten|nine|seven) (?:of (?:trumps|acorns|leaves|hearts|bells|\{)|1?\d\b)"
LARGE_SUIT: Final = r"(?<=[a-z,;] )(?:Acorns|Leaves|Hearts|Bells|Trumps?)\b"
WRONG: Final = re.compile("|".join((SMALL_RANK, ONE_CARD, OF_A_SUIT, LARGE_SUIT)))


def in_english(told: object) -> Iterator[str]:
    """What a file of data says in English."""
    if isinstance(told, Mapping):
        for key, value in told.items():
            yield from ([value] if isinstance(value, str) else value) if key == "en" else in_english(value)
    elif isinstance(told, list):
        for each in told:
            yield from in_english(each)


def sentences() -> list[str]:
    """Everything that is said in English."""
    called = [english for _, english in (*CALLS.values(), *SECOND_CALLS.values())]
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in TOLD]
    return [*PHRASES.values(), *called, *in_english(files)]


def test_every_sentence_writes_cards_in_one_way() -> None:
    found = sentences()
    assert len(found) > 2500
    assert [sentence for sentence in found if WRONG.search(sentence)] == []


def test_a_card_is_named_in_the_same_way() -> None:
    names = [card_name(card) for card in FACE_OF.values()]
    assert "the Ace of acorns" in names and "the Ten of bells" in names
    assert not any(map(WRONG.search, names))


@pytest.mark.parametrize(
    "written",
    ["the ten of acorns", "an ace, face up", "Four sevens.", "Theirs, with our ten: 24", "Ace 11, ten 10", "of Trumps"],
)
def test_what_is_written_otherwise_is_found(written: str) -> None:
    assert WRONG.search(written)


@pytest.mark.parametrize(
    "written", ["Three sessions of ten deals", "In trumps {ace} points", "the ten strokes", "Hearts"]
)
def test_numbers_and_beginnings_are_none_of_it(written: str) -> None:
    assert not WRONG.search(written)
