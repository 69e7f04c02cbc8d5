"""The bench for readers: positions are told completely, perfect answers are right, and what is planted is false."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Final

import pytest

from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import deal_out
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import speak
from tests.tiers import thorough

from .drawing import drawn, pool_of
from .folder import Plan, draw, judge
from .judging import Expected, answers_in, expected_of, found_in, is_right, verdicts
from .phrasing import phrases
from .planting import Planted, false_sentences, false_words, true_words
from .positions import in_words
from .question import COST, KINDS, MAY, TAKE, Question
from .reading import in_markdown, lines_of
from .tables import tables

DEALS: Final = 6
POSITIONS: Final = 18


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    dice = Random("test")
    played = tables(dice)
    return drawn(pool_of(played, dice, DEALS), len(played), POSITIONS)


def perfect(expected: list[Expected]) -> str:
    """The answers of somebody who knows everything; of several winners the first is named."""
    lines = (f"{at}: {' '.join(word.partition('|')[0] for word in each.answer)}" for at, each in enumerate(expected, 1))
    return "\n".join(lines)


# -- what is drawn -----------------------------------------------------------------------------------------------


def test_the_tables_are_the_presets_and_two_of_other_sizes() -> None:
    played = tables(Random(1))
    assert played[:4] == tuple(PRESETS.values())
    assert len({rules.players for rules in played}) == 4


@thorough
def test_every_kind_of_question_is_drawn_equally_often(questions: list[Question]) -> None:
    kinds = [question.asked.kind for question in questions]
    assert {kind: kinds.count(kind) for kind in KINDS} == dict.fromkeys(KINDS, POSITIONS // len(KINDS))
    assert {question.table for question in questions} == set(range(1, 7))


def test_no_deal_is_asked_about_twice(questions: list[Question]) -> None:
    assert len({question.record.deck for question in questions}) == len(questions)


@thorough
def test_the_same_seed_draws_the_same_in_every_language(tmp_path: Path) -> None:
    for folder in ("one", "two", "de"):
        language = "de" if folder == "de" else "en"
        draw(tmp_path / folder, Plan(language, "7", 6, planted=2, shown=4, deals=4))
    written = {file.name for file in (tmp_path / "one").iterdir()}
    assert {"questions.md", "engine.json", "shown.md", "planted.json", "pages-6.md", "pages-planted-6.md"} <= written
    for name in written:
        assert (tmp_path / "one" / name).read_text("utf-8") == (tmp_path / "two" / name).read_text("utf-8")
    assert (tmp_path / "one" / "engine.json").read_text("utf-8") == (tmp_path / "de" / "engine.json").read_text("utf-8")


# -- what is told ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_names_everything_needed(language: str, questions: list[Question]) -> None:
    speak(language)
    for question in questions:
        told = in_words(1, question)
        deal = deal_out(question.record.rules, question.record.dealer, question.record.deck, question.record.knock)
        assert card_name(deal.indicator) in told
        for deed in question.record.actions:
            apply(deal, *deed)
        if question.asked.kind == MAY:
            assert all(card_name(card) in told for card in cards(deal.hands[question.asked.seat]))
        if not deal.face_down or question.asked.kind == TAKE:
            assert all(card_name(card) in told for card in deal.trick)
        if question.asked.kind == COST:
            assert all(re.search(rf"\b{score}\b", told) for score in question.standing.score)


def test_the_question_is_put_in_all_languages() -> None:
    for key, words in phrases().items():
        assert set(words) == set(LANGUAGES), key
        places = [set(re.findall(r"{\w+}", sentence)) for sentence in words.values()]
        assert all(each == places[0] for each in places), key


def test_the_answer_stands_only_in_a_solved_position(questions: list[Question]) -> None:
    speak("en")
    assert all("The table: " not in in_words(1, question) for question in questions)
    assert all("The table: " in in_words(1, question, solved=True) for question in questions)


def test_pages_are_numbered_line_by_line() -> None:
    speak("en")
    lines = lines_of(PRESETS["leinfelden"])
    told = [line for line in lines if not line.heading]
    numbers = re.findall(r"^\[(\d+)\] ", in_markdown(lines), re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(told) + 1)]
    assert "takes the trick" in in_markdown(lines)  # of a picture


# -- what is judged ----------------------------------------------------------------------------------------------


@thorough
def test_perfect_answers_are_all_right(tmp_path: Path) -> None:
    draw(tmp_path, Plan("es", "3", POSITIONS, deals=DEALS))
    engine = json.loads((tmp_path / "engine.json").read_text("utf-8"))
    answers = tmp_path / "answers.txt"
    answers.write_text(perfect([Expected(**each) for each in engine]), encoding="utf-8")
    assert list(judge(tmp_path, answers))[-1] == f"{POSITIONS} of {POSITIONS} right"


def test_no_answer_is_wrong_and_the_verdict_says_what_is_right(questions: list[Question]) -> None:
    expected = [expected_of(question) for question in questions]
    told = list(verdicts(expected, ""))
    assert told[-1] == f"0 of {POSITIONS} right"
    for line, each in zip(told, expected, strict=False):
        assert " ".join(each.answer) in line and each.tag in line and each.pages[0] in line


def test_answers_are_read_as_people_write_them() -> None:
    assert answers_in("1: EA, EX\n 2) Ja.\n3. anna: 24\nnothing\n4: -") == {
        1: ("ea", "ex"),
        2: ("yes",),
        3: ("anna", "24"),
        4: ("-",),
    }


def test_cards_have_no_order_and_a_score_has_one() -> None:
    cards_played = Expected(MAY, "", 1, ("EA", "EX"), ())
    assert is_right(cards_played, ("ex", "ea"))
    assert not is_right(cards_played, ("ea",))
    score = Expected(COST, "", 1, ("3", "5", "Anna|Clara"), ())
    assert is_right(score, ("3", "5", "clara"))
    assert not is_right(score, ("5", "3", "clara"))
    assert not is_right(score, ("3", "5"))


# -- what is planted ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planted_sentence_is_another_one_in_every_language(language: str) -> None:
    speak(language)
    assert len({sentence["key"] for sentence in false_sentences()}) >= 15
    for sentence in false_sentences():
        assert sentence["key"] in PHRASES and sentence["shown_by"]
        for rules in (PRESETS["wikipedia"], PRESETS["uspcc-1907"]):
            false = false_words(rules, sentence)
            assert "{" not in false and false != true_words(rules, sentence["key"])


def test_what_is_planted_is_named_by_its_line_or_by_a_quote() -> None:
    planted = [
        Planted(2, 83, "tell:pairs_trick", "true", "No trick is needed for it."),
        Planted(4, 7, "tell:play_wins", "true", "Of two equal cards the second one wins."),
        Planted(5, 9, "tell:out_under", "true", "A single game is lost."),
    ]
    told = list(found_in(planted, "false 2/83\nfalse 4: “the second one wins”\nfalse 1/83\nfalse 5: single"))
    assert [line.rpartition(": ")[2] for line in told[:3]] == ["found", "found", "missed"]
    assert told[-1] == "2 of 3 false sentences found, 2 others named"


@thorough
def test_planted_pages_differ_in_just_these_lines(tmp_path: Path) -> None:
    draw(tmp_path, Plan("en", "5", 6, planted=5, shown=6, deals=7))
    planted = [Planted(**each) for each in json.loads((tmp_path / "planted.json").read_text("utf-8"))]
    assert len(planted) == 5
    for table in range(1, 7):
        true, false = (
            (tmp_path / f"{name}-{table}.md").read_text("utf-8").splitlines() for name in ("pages", "pages-planted")
        )
        changed = [line for before, line in zip(true, false, strict=True) if before != line]
        assert changed == [f"[{each.line}] {each.false}" for each in sorted(planted) if each.table == table]
