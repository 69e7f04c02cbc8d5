"""Customs of a table: what an opening is called there, by which gesture a sign is made, and what one of a suit says;
rules know none of it."""

from __future__ import annotations

import re
from typing import Final

import pytest

from gaigel_desktop.rules.actions import SIGNAL, SIGNS
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.table.board.panels import sign_panel
from gaigel_desktop.text.calls import about_call, call, caption
from gaigel_desktop.text.customs import AN_ACE, GESTURE_ORDERS, GESTURES, SECONDS, SIGNS_SAY, Customs, swapped
from gaigel_desktop.text.rule_book.pages import rule_pages
from gaigel_desktop.text.signs import gesture_of, meaning_of, sign_says, sign_told
from gaigel_desktop.text.speech import as_signs_say, say, speak
from gaigel_desktop.text.table_rules import sheet
from tests.scenario import lay

RULES = PRESETS["leinfelden"]
ELSEWHERE = Customs("andere_alte", ("blink", "heart", "tongue", "shoulder", "tongue_in_cheek"))
NAMES = ("Zweite Alte", "Andere Alte", "Zweites Ass")
ACES: Final = {"en": {"ace", "aces"}, "de": {"alte", "alten", "ass"}, "es": {"as", "ases"}}
TRUMP_ACE: Final = SIGNS.index("TA")
BLINK: Final = {"en": "blink", "de": "mit den Augen blinzeln", "es": "parpadear"}


def page(key: str, rules: RuleSet = RULES) -> list[str]:
    """All words of a page of the rules."""
    (found,) = (each for each in rule_pages(rules) if each.key == key)
    return [text for passage in found.passages for text in passage.texts]


@pytest.mark.parametrize(("custom", "name"), list(zip(SECONDS, NAMES, strict=True)))
def test_the_opening_is_called_as_the_table_calls_it(language: str, custom: str, name: str) -> None:
    speak(language, customs=Customs(custom))
    assert call("call_second", RULES) == f"{name}!" and name not in caption("call_second", RULES)
    told = [sentence.words for chapter in sheet(RULES) for sentence in chapter.sentences]
    assert [each for each in NAMES if any(each in sentence for sentence in told)] == [name]
    words = page("first")
    assert any(words_of_head.startswith(name) for words_of_head in words)
    (lesson,) = (text for text in words if f"{name}!" in text)
    assert all(each in lesson for each in NAMES), "and how others call it"


@pytest.mark.parametrize("custom", SECONDS)
def test_by_1907_it_is_called_in_english(custom: str) -> None:
    speak("en", customs=Customs(custom))
    assert call("call_second", PRESETS["uspcc-1907"]) in ("Second Ace!", "Other Ace!")
    speak("en")


def test_who_agrees_on_nothing_signs_as_the_source_tells() -> None:
    """P: bells: tongue in the cheek; acorns: shoulder; hearts: heart; leaves: tongue; ace of trumps: a blink."""
    usual = dict(zip(SIGNS, GESTURES, strict=True))
    assert usual == {"S": "tongue_in_cheek", "E": "shoulder", "H": "heart", "B": "tongue", "TA": "blink"}
    assert [gesture_of(sign) for sign in range(5)] == list(GESTURES)


def test_a_sign_keeps_its_meaning_and_shows_the_gesture_of_the_table(language: str) -> None:
    speak(language)
    usual = sign_panel().choices
    speak(language, customs=ELSEWHERE)
    choices = sign_panel().choices
    assert [choice.action for choice in choices] == [SIGNAL + sign for sign in range(5)]
    assert [choice.icon for choice in choices] == [f"sign_{gesture}" for gesture in ELSEWHERE.gestures]
    for sign, choice in enumerate(choices):
        assert choice.words.startswith(f"{meaning_of(sign)}: ") and choice.words != usual[sign].words
        assert choice.words in page("signs")


def test_two_gestures_change_places() -> None:
    assert swapped(GESTURES, 0, "blink") == ("blink", "tongue", "heart", "tongue_in_cheek", "shoulder")
    assert swapped(GESTURES, 2, "heart") == GESTURES


def test_every_order_of_gestures_can_be_agreed_on() -> None:
    assert len(set(GESTURE_ORDERS)) == 120 and GESTURE_ORDERS[0].split() == list(GESTURES)
    assert all(sorted(order.split()) == sorted(GESTURES) for order in GESTURE_ORDERS)
    speak("en", customs=Customs(gestures=tuple(GESTURE_ORDERS[-1].split())))
    assert len({sign_told(sign) for sign in range(5)}) == 5
    speak("en")


# what a sign of a suit says


def about_suits() -> list[str]:
    """What is said of signs of suits: before one is made, when it is made, and what the button is for."""
    deal = lay("leinfelden", "SO").deal
    made = [sign_says(sign, deal, "Lena") for sign in range(TRUMP_ACE)]
    return [say(as_signs_say("ask_sign_to"), {"names": "Lena"}), about_call("winken", RULES), *made]


def names_an_ace(language: str, sentence: str) -> bool:
    """Whether somebody hears of an ace."""
    return not ACES[language].isdisjoint(re.findall(r"\w+", sentence.lower()))


@pytest.mark.parametrize("signs_say", SIGNS_SAY)
def test_an_ace_is_named_only_where_a_sign_of_a_suit_speaks_of_one(language: str, signs_say: str) -> None:
    speak(language, customs=Customs(signs_say=signs_say))
    told = about_suits()
    assert [names_an_ace(language, each) for each in told] == [signs_say == AN_ACE] * len(told)


def test_each_custom_has_sentences_of_its_own(language: str) -> None:
    told = []
    for signs_say in SIGNS_SAY:
        speak(language, customs=Customs(signs_say=signs_say))
        told += about_suits()
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("signs_say", SIGNS_SAY)
def test_the_sign_for_the_ace_of_trumps_names_that_card_everywhere(language: str, signs_say: str) -> None:
    speak(language, customs=Customs(signs_say=signs_say))
    told = sign_says(TRUMP_ACE, lay("leinfelden", "SO").deal, "Lena")
    assert names_an_ace(language, told) and names_an_ace(language, meaning_of(TRUMP_ACE))


@pytest.mark.parametrize("signs_say", SIGNS_SAY)
def test_the_page_about_signs_tells_the_three_ways_and_which_one_holds(language: str, signs_say: str) -> None:
    speak(language, customs=Customs(signs_say=signs_say))
    words = page("signs")
    assert say("tell:signs_say") in words
    assert [each for each in SIGNS_SAY if say(f"tell:signs_say_{each}") in words] == [signs_say]
    assert not any(say("tell:signs_say") in page("signs", table) for table in (RULES._replace(signals=False),))


def test_the_fifth_sign_is_a_blink_with_both_eyes(language: str) -> None:
    speak(language)
    assert say("gesture:blink") == BLINK[language] and sign_told(TRUMP_ACE).endswith(f": {BLINK[language]}")
