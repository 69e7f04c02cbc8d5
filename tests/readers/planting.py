"""Planting: false sentences in the pages, so that whoever reads them can be tried too."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypedDict

from gaigel_desktop.rules.options import RuleSet, as_in_1907
from gaigel_desktop.text.in_1907 import OWN_NAMES, say_at
from gaigel_desktop.text.rule_book.facts import suits, values
from gaigel_desktop.text.speech import on_these_cards, said, say

from .drawing import Pool
from .question import Question
from .reading import Line

FILE: Final = Path(__file__).with_name("false.toml")
SHOWN_FOR_EACH: Final = 2  # positions that contradict a false sentence


class Untruth(TypedDict):
    """A false sentence in each language, the key of the true one, and the tags of positions that show it."""

    key: str
    shown_by: list[str]
    en: str
    de: str
    es: str


class Planted(NamedTuple):
    """A sentence of a table that was replaced; the number is that of its line."""

    table: int
    line: int
    key: str
    true: str
    false: str


@cache
def false_sentences() -> tuple[Untruth, ...]:
    """All that can be planted."""
    return tuple(tomllib.loads(FILE.read_text(encoding="utf-8"))["sentence"])


def true_words(rules: RuleSet, key: str) -> str:
    """The sentence as the pages of this table have it."""
    return say_at(rules, key, values(rules) | suits())


def false_words(rules: RuleSet, sentence: Untruth) -> str:
    """What is said in its place, with the names that are used at this table."""
    words = on_these_cards(said({"en": sentence["en"], "de": sentence["de"], "es": sentence["es"]}))
    if as_in_1907(rules):
        for name, other in (OWN_NAMES | {"Diß": say("diss_in_1907")}).items():
            words = words.replace(name, other)
    return words.format(**values(rules) | suits())


def plant(
    tables: Sequence[RuleSet], pages: Sequence[list[Line]], pool: Pool, many: int, dice: Random
) -> tuple[list[Planted], list[Question]]:
    """So many false sentences, spread over the tables, and positions that contradict them."""
    choices = [(number, sentence) for number in range(1, len(tables) + 1) for sentence in false_sentences()]
    dice.shuffle(choices)
    planted, shown, at_table = list[Planted](), list[Question](), Counter[int]()
    while choices and len(planted) < many:
        number, sentence = choices.pop(min(range(len(choices)), key=lambda at: at_table[choices[at][0]]))
        rules = tables[number - 1]
        line = _line_of(pages[number - 1], true_words(rules, sentence["key"]))
        if line is None or sentence["key"] in {each.key for each in planted}:
            continue
        against = [pool.draw_like(number, sentence["shown_by"]) for _ in range(SHOWN_FOR_EACH)]
        if against[0] is None:
            continue
        shown += filter(None, against)
        at_table[number] += 1
        true = true_words(rules, sentence["key"])
        planted.append(Planted(number, line, sentence["key"], true, false_words(rules, sentence)))
    return planted, shown


def _line_of(lines: Sequence[Line], words: str) -> int | None:
    """The number of the line that says just this."""
    told = [line.words for line in lines if not line.heading]
    return told.index(words) + 1 if words in told else None


def with_false_sentences(lines: Sequence[Line], planted: Sequence[Planted]) -> list[Line]:
    """The lines with the false sentences in their places."""
    false = {each.true: each.false for each in planted}
    return [line if line.heading else Line(false.get(line.words, line.words)) for line in lines]
