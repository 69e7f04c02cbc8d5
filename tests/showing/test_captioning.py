"""The words of captions: short enough for a room and for two languages at once, and a reason on demand."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from gaigel_desktop.controller.highlights.captions import Caption
from gaigel_desktop.controller.highlights.moments import Values
from gaigel_desktop.controller.highlights.worth import KINDS
from gaigel_desktop.rules.actions import DIVE, ELFEN, SECOND
from gaigel_desktop.rules.cards import ACE, FACE_OF, RANK, SEVEN, TEN
from gaigel_desktop.rules.deal import ENDGAME, Deal
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text.captioning import LONGEST_NAME, caption, short, why
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak, speaking, spoken_language
from gaigel_desktop.window.decks import patterns
from tests.scenario import lay
from tests.text.test_in_1907 import swabian
from tests.tiers import one_in

LONGEST, LONGEST_WHY = 45, 90
NAMES: Final = ("Hans-Peter", "Maximilian", "Hans-Peter", "Maximilian")
NAMED: Final[Values] = {"points": 180, "against": 100, "missing": 10, "other": 1}
OF_A_TRICK: Final = (
    "feeds",
    "trumps_in",
    "elfen_won",
    "ace_found",
    "ace_kept",
    "last_trick",
    "many",
    "pair",
    "trump_pair",
)
MODES: Final = {
    **{"elfen": ELFEN, "elfen_won": ELFEN, "dive": DIVE, "dived": DIVE},
    **dict.fromkeys(("second", "ace_found", "ace_kept"), SECOND),
}
ANY_CARD: Final = range(24)
CARDS: Final = {
    "takes": ANY_CARD,
    "catches": [card for card in ANY_CARD if RANK[card] in (ACE, TEN)],
    "swaps": [card for card in ANY_CARD if RANK[card] != SEVEN],
    "takes_reserved": [card for card in ANY_CARD if RANK[card] != SEVEN],
}
WHYS: Final = {"elfen_won": "ge_elfen", "dived": "dived", "ace_found": "ace_found", "ace_kept": "ace_kept"}
TAKEN: Final = ("elfen_won", "dived", "ace_found", "ace_kept", "last_trick", "many", "catches", "takes")


def table(preset: str, kind: str) -> Deal:
    """A table at which this is said."""
    deal = lay(preset, "SX").deal
    deal.mode = MODES.get(kind, deal.mode)
    if kind in ("must_follow", "must_trump"):
        deal.phase = ENDGAME
    return deal


def longest(kind: str) -> list[Caption]:
    """A caption with everything that it might name."""
    values = dict(NAMED)
    if kind in OF_A_TRICK:
        values["points"] = 88
    if kind in TAKEN:
        values["why"] = WHYS.get(kind, "highest")
    cards = CARDS.get(kind, [FACE_OF["EA"]])
    return [
        Caption(kind, 0, {**values, "suit": suit, "card": card, "caught": card})
        for suit, card in product(range(4), cards)
    ]


@one_in(4, "deck", patterns())
@one_in(4, "preset", PRESETS)
def test_every_caption_and_every_reason_is_short_enough(language: str, preset: str, deck: str) -> None:
    speak(language, card_names(deck))
    too_long = []
    for kind in (each.name for each in KINDS):
        seen = table(preset, kind)
        for each in longest(kind):
            said, reason = caption(each, seen, NAMES), why(each, seen, NAMES)
            too_long += [text for text, most in ((said, LONGEST), (reason, LONGEST_WHY)) if not 0 < len(text) <= most]
            assert "{" not in said + reason
    assert set(too_long) == set()


def test_every_kind_is_said_otherwise_in_every_language(language: str) -> None:
    """So two lines never say the same; the words that are alike are those of the table."""
    speak(language)
    other = next(each for each in LANGUAGES if each != language)
    for kind in {each.name for each in KINDS}:
        seen, some = table("leinfelden", kind), longest(kind)[0]
        for tell in (caption, why):
            assert tell(some, seen, NAMES) != tell(some, seen, NAMES, other)
            assert tell(some, seen, NAMES, language) == tell(some, seen, NAMES)
    assert spoken_language() == language


def test_the_table_of_1907_has_words_of_its_own(language: str) -> None:
    """It knocks, has Marriages and a turned trump (U)."""
    speak(language)
    said = []
    for kind in (each.name for each in KINDS):
        seen, some = table("uspcc-1907", kind), longest(kind)[0]
        said += [caption(some, seen, NAMES), why(some, seen, NAMES)]
    assert swabian(language, said) == []


def test_another_language_is_spoken_only_so_long(language: str) -> None:
    before = say("acorns")
    with pytest.raises(ZeroDivisionError), speaking("es"):
        assert say("acorns") == "bellotas" and 1 / 0
    assert say("acorns") == before and spoken_language() == language


def test_suits_are_called_as_the_deck_calls_them_in_the_other_language_too(language: str) -> None:
    speak(language, card_names("french"))
    seen = table("leinfelden", "trumps")
    trumps = Caption("trumps", -1, {"suit": 3})
    assert "Karo" in caption(trumps, seen, NAMES, "de") and "Diamonds" in caption(trumps, seen, NAMES, "en")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Rösle", "Rösle"),
        ("Maximilian", "Maximilian"),
        ("Hans-Peter Müller", "Hans-Peter"),
        ("Maximiliane", "Maximilia…"),
    ],
)
def test_a_long_name_is_shortened(name: str, said: str) -> None:
    assert short(name) == said and len(said) <= LONGEST_NAME


def test_captions_and_reasons_read_like_this() -> None:
    speak("en")
    seen = table("leinfelden", "second_ace")
    ace = Caption("second_ace", 2, {"suit": 0})
    assert caption(ace, seen, NAMES) == "Second Ace of acorns: it takes nothing."
    assert why(ace, seen, NAMES) == "Of two equal cards the first wins."
    assert caption(ace, seen, NAMES, "de") == "Die zweite Eichel-Alte: Sie sticht nicht."
    assert why(ace, seen, NAMES, "de") == "Von zwei gleichen Karten sticht die erste."
