"""Speech: sentences for keys, in the language that was chosen; English where a catalogue has no word."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from .customs import USUAL, Customs
from .languages import CATALOGUES, ENGLISH, LANGUAGES
from .phrases import PHRASES, SUIT_NAMES

DOMAIN: Final = "gaigel"
SAME_NAMES: Final[Mapping[str, str]] = {}
EITHER_DECK: Final = re.compile(r"\[([^\[\]|]*)\|([^\[\]|]*)\]")  # [Ober|Queen]: with German cards, with French ones


class CardNames(NamedTuple):
    """What the player's cards are called; without a deck of one's own, as the rules call them."""

    suits: Mapping[str, Sequence[str]] = {}  # by language, in the order of the rules
    queens: bool = False  # a Queen and a Jack stand for Ober and Unter


GERMAN_CARDS: Final = CardNames()

Told = TypeVar("Told")

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_language = ENGLISH
_cards = GERMAN_CARDS
_customs = USUAL


def speak(language: str, cards: CardNames = GERMAN_CARDS, customs: Customs = USUAL) -> None:
    """From now on sentences come in this language, cards are called as the player's show them, and openings and signs
    are what the player's table has agreed on."""
    global _spoken, _language, _cards, _customs
    _cards, _customs = cards, customs
    _language = language if language in LANGUAGES else ENGLISH
    _spoken = _catalogue(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """For as long as this lasts sentences come in another language; without one, in the one that is spoken."""
    global _spoken, _language
    before = _spoken, _language
    if language in LANGUAGES:
        _spoken, _language = _catalogue(language), language
    try:
        yield
    finally:
        _spoken, _language = before


def _catalogue(language: str) -> gettext.NullTranslations:
    """The sentences of a language; each is read once."""
    return gettext.translation(DOMAIN, CATALOGUES, [language], fallback=True)


def say(key: str, values: Mapping[str, object] | None = None, names: Mapping[str, str] = SAME_NAMES) -> str:
    """The sentence for a key, with the values in their places; and other names, where things are called otherwise."""
    sentence = on_these_cards(_spoken.pgettext(key, PHRASES[key]))
    for name, other in names.items():
        sentence = sentence.replace(name, other)
    return sentence.format(**values) if values else sentence


def on_these_cards(sentence: str) -> str:
    """A sentence that names Ober or Unter, as it is said of the player's cards: `[Ober|Queen]` leaves one of them."""
    return EITHER_DECK.sub(r"\2" if _cards.queens else r"\1", sentence) if "|" in sentence else sentence


def printable(text: str) -> str:
    """Text without anything that a terminal or an encoding chokes on."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text)


def said(words: Mapping[str, str]) -> str:
    """Of what is told in several languages side by side, by their codes: that in the one that is spoken, or English, as
    it is said of the player's cards."""
    return on_these_cards(_in_this_language(words))


def all_said(words: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """The same of several sentences or names, in their order."""
    return tuple(map(on_these_cards, _in_this_language(words)))


def _in_this_language(words: Mapping[str, Told]) -> Told:
    return words.get(_language, words[ENGLISH])


def suit_name(suit: int) -> str:
    """The suit in words."""
    return all_said(_cards.suits)[suit] if _cards.suits else say(SUIT_NAMES[suit])


def spoken_language() -> str:
    """The code of the language that is spoken."""
    return _language


def agreed() -> Customs:
    """What the player's table has agreed on."""
    return _customs


def as_signs_say(key: str) -> str:
    """The key of a sentence about a sign of a suit, as such a sign is meant at the player's table."""
    return f"{key}:{_customs.signs_say}" if _customs.suits_are_wished else key
