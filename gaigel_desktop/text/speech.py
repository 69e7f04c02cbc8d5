"""Speech: sentences for keys, in the language that was chosen; English where a catalogue has no word."""

from __future__ import annotations

import gettext
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from .phrases import FRENCH_SUIT_NAMES, PHRASES, SUIT_NAMES

CATALOGUES: Final = Path(__file__).parent / "catalogues"
DOMAIN: Final = "gaigel"
LANGUAGES: Final = ("de", "en", "es")

_spoken: gettext.NullTranslations = gettext.NullTranslations()
_language = LANGUAGES.index("en")
_suits = SUIT_NAMES


def speak(language: str, french_cards: bool = False) -> None:
    """From now on sentences come in this language, and suits are called as the player's cards show them."""
    global _spoken, _language, _suits
    _suits = FRENCH_SUIT_NAMES if french_cards else SUIT_NAMES
    _language = LANGUAGES.index(language if language in LANGUAGES else "en")
    _spoken = gettext.translation(DOMAIN, CATALOGUES, [language], fallback=True)


def say(key: str, values: Mapping[str, object] | None = None) -> str:
    """The sentence for a key, with the values in their places."""
    sentence = _spoken.gettext(PHRASES[key])
    return sentence.format(**values) if values else sentence


def suit_name(suit: int) -> str:
    """The suit in words."""
    return say(_suits[suit])


def spoken_language() -> int:
    """Which of LANGUAGES is spoken, for what is written in all of them side by side."""
    return _language
