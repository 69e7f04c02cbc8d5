"""The American table in its own words (U): Marriage, Royal Marriage, Double, Eldest hand, turned trump, knock."""

from __future__ import annotations

import re

import pytest

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import DECLARE, DECLARE_TWICE
from gaigel_desktop.rules.cards import KING
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.table.board import panels
from gaigel_desktop.text import speech
from gaigel_desktop.text.calls import CALLS, call, caption
from gaigel_desktop.text.english.in_1907 import IN_1907_WORDS
from gaigel_desktop.text.explain import explain
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.phrases import PHRASES, REASONS
from gaigel_desktop.text.rule_book.pages import rule_pages
from gaigel_desktop.text.table_rules import sheet
from gaigel_desktop.text.telling import pair_told, told
from tests.scenario import lay

BOOK = PRESETS["uspcc-1907"]
CHANGES: tuple[dict[str, object], ...] = (
    {},
    {"opening": "gaigel", "first_trumps": "powerless", "auf_dissle": "vorhand", "auf_siebener": True},
    {"pair_when": "any_time", "pair_second": "fresh_cards", "pair_on_sure_trick": True, "pair_after_talon": True},
    {"pair_when": "any_time", "pair_second": "show_four", "exchange": "off", "missed_out": "accusation"},
    {"exchange": "reserve", "missed_out": "automatic_trick", "deal_pattern": "32T", "knock": True},
    {"players": 5, "deal_pattern": "3T2", "revoke": "forfeits"},
)
SWABIAN = {  # what is called otherwise at this table
    "en": r"\b[Pp]airs?\b|Vorhand|[Tt]rump card|\bAus\b|Gigackel|gaigelt|Diß",
    "de": r"\bPaare?s?\b|[Tt]rumpfpaar|Vorhand|Trumpfkarte|„Aus|\bAus (?:mach|ruf|zähl)|Gigackel|gaigelt|Diß",
    "es": r"\bcantes?\b|\bpareja de\b|Vorhand|carta de triunfo|\bAus\b|Gigackel|gaigelt|Diß",
}
OTHER_PAIRS = "two pairs|All other pairs|joins a pair|play in pairs|zwei Paare|Paar von Spielern"  # of players
AT_TABLE = re.compile(
    r"(why|advice|reason|keys|figure|did|score_given)_|ended:|propose|warn|count_tricks|point_at|claim_|ask_c"
)
NAMES = ("Ida", "Lena", "Eugen", "Rösle")


def tables() -> list[RuleSet]:
    return [BOOK._replace(**change) for change in CHANGES]  # type: ignore[arg-type]


def swabian(language: str, sentences: list[str]) -> list[str]:
    """Those in which something is called as in Swabia."""
    found = [sentence for sentence in sentences if re.search(SWABIAN[language], sentence)]
    return [sentence for sentence in found if not re.search(OTHER_PAIRS, sentence)]


def hearts() -> Deal:
    """A deal of this table with hearts as trumps."""
    return lay("uspcc-1907", "HO").deal


def unfilled(key: str) -> str:
    """A sentence of this table, whatever stands in its places."""
    places = re.findall(r"{(\w+)}", PHRASES.get(f"1907:{key}", PHRASES[key]))
    return say_at(BOOK, key, dict.fromkeys(places, "…"))


def test_no_page_of_its_rules_speaks_swabian(language: str) -> None:
    """Where the game comes from and what words there are is told as everywhere."""
    for rules in tables():
        pages = [page for page in rule_pages(rules) if page.key not in ("history", "words")]
        words = [text for page in pages for passage in page.passages for text in passage.texts]
        for chapter in sheet(rules):
            words += [chapter.topic, *(sentence.words for sentence in chapter.sentences)]
        assert swabian(language, words) == []


def test_nothing_that_is_refused_asked_or_told_at_the_table_speaks_swabian(language: str) -> None:
    deal = hearts()
    deal.led, deal.best = 0, 0
    words = [explain(reason, deal) for reason in REASONS]
    words += [caption(key, BOOK) for key in CALLS if key.startswith("call_")]
    for button in ("melden", "diss", "winken", "uebergaigelt", "aus"):
        panel = panels.panel_of(button, deal, 0, NAMES, "")
        words += [panel.title, *(choice.words for choice in panel.choices)]
    words += [unfilled(key) for key in PHRASES if AT_TABLE.match(key)]
    assert swabian(language, words) == []


@pytest.mark.parametrize(
    ("suit", "pairs", "name"),
    [
        (0, 1, "Common Marriage"),
        (0, 2, "Double Common Marriage"),
        (2, 1, "Royal Marriage"),
        (2, 2, "Double Royal Marriage"),
    ],
)
def test_each_of_the_four_marriages_is_called_by_its_name(language: str, suit: int, pairs: int, name: str) -> None:
    """In the log, after the deal, and where one chooses between one and the double."""
    deal = hearts()
    event = events.Declared(1, suit, pairs)
    choices = panels.pair_panel(suit * 6 + KING, deal).choices
    assert [choice.action for choice in choices] == [DECLARE + suit, DECLARE_TWICE + suit]
    for words in (told(event, deal, NAMES), pair_told(event, deal, NAMES), choices[pairs - 1].words):
        assert re.search(rf"(?<!Double ){name}", words), words


def test_going_out_is_told_as_a_knock(language: str) -> None:
    words = told(events.AusCalled(1), hearts(), NAMES)
    assert (
        words
        == {
            "en": "Lena: a knock on the table",
            "de": "Lena: ein Klopfen auf den Tisch",
            "es": "Lena: un golpe en la mesa",
        }[language]
    )
    assert call("button_aus", BOOK) == "Knock"


def test_who_leads_first_is_eldest_hand(language: str) -> None:
    for rules in tables():
        (page,) = (page for page in rule_pages(rules) if page.key == "first")
        assert any("Eldest hand" in text for passage in page.passages for text in passage.texts)


def test_other_tables_speak_as_ever(language: str) -> None:
    for name, rules in PRESETS.items():
        for key in (each.removeprefix("1907:") for each in IN_1907_WORDS if each.startswith("1907:did_")):
            values = dict.fromkeys(re.findall(r"{(\w+)}", PHRASES[key]), "…") | {"marriage": "…"}
            assert (say_at(rules, key, values) == speech.say(key, values)) == (name != "uspcc-1907")


def test_every_own_sentence_goes_before_one_that_is_said() -> None:
    assert {key.removeprefix("1907:") for key in IN_1907_WORDS if key.startswith("1907:")} <= PHRASES.keys()
