"""Judging: what a reader answered, against what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import AUS, DECLARE, PASS, SWAP

from .planting import Planted
from .question import COST, MAY, NO, YES, Question

SAME: Final = {"ja": YES, "sí": YES, "si": YES, "nein": NO, "–": "-", "—": "-"}
ANSWER: Final = re.compile(r"^\s*(\d+)\s*[:.)]\s*(.*?)\s*$")
FOUND: Final = re.compile(r"^\s*false\s+(\d+)\s*(?:/\s*(\d+)|:?\s*(.*?))\s*$", re.IGNORECASE)
SHORTEST_QUOTE: Final = 12
QUOTES: Final = "“”„«»\"' ."


class Expected(NamedTuple):
    """The engine's answer to a question; it is comparable without judgement."""

    kind: str
    tag: str
    table: int
    answer: tuple[str, ...]
    pages: tuple[str, ...]  # the keys of those that should say it


def expected_of(question: Question) -> Expected:
    """What a right answer says, and where it can be read."""
    asked = question.asked
    return Expected(asked.kind, asked.tag, question.table, asked.answer, _pages(question))


def _pages(question: Question) -> tuple[str, ...]:
    asked = question.asked
    if asked.kind == COST:
        return ("out", "score", "sevens")
    first = "first" if not question.record.actions or asked.tag.endswith((":first", ":banned")) else "play"
    if asked.kind != MAY:
        return (first, "play", "sevens")
    if DECLARE <= asked.action < PASS:
        return ("pairs",)
    if SWAP <= asked.action < AUS:
        return ("diss",)
    if asked.words in ("ask_announce", "ask_show_sevens"):
        return ("sevens",)
    return ("first", "play", "pairs", "end", "sevens")


# -- answers -----------------------------------------------------------------------------------------------------


def answers_in(text: str) -> dict[int, tuple[str, ...]]:
    """The answers of a reader by their numbers; the last one counts."""
    found = (ANSWER.match(line) for line in text.splitlines())
    return {int(match[1]): _words(match[2]) for match in found if match}


def _words(answer: str) -> tuple[str, ...]:
    words = (word.casefold().strip("`*_\"'“”„«».:") for word in re.split(r"[\s,;/+]+", answer))
    return tuple(SAME.get(word, word) for word in words if word)


def is_right(expected: Expected, given: Sequence[str]) -> bool:
    """Whether the answer says the same; only a score has an order."""
    wanted = [set(word.casefold().split("|")) for word in expected.answer]
    if expected.kind != COST:
        return sorted(given) == sorted(word.casefold() for word in expected.answer)
    return len(given) == len(wanted) and all(word in words for word, words in zip(given, wanted, strict=True))


def verdicts(expected: Sequence[Expected], text: str) -> Iterator[str]:
    """A line for each position, and how many were right."""
    given, right = answers_in(text), 0
    for number, each in enumerate(expected, 1):
        said = given.get(number, ())
        fine = is_right(each, said)
        right += fine
        if fine:
            yield f"{number}: right"
        else:
            wanted, pages = " ".join(each.answer), ", ".join(each.pages)
            yield f"{number}: wrong, “{' '.join(said)}” for “{wanted}” ({each.tag}, table {each.table}; pages: {pages})"
    yield f"{right} of {len(expected)} right"


# -- false sentences ---------------------------------------------------------------------------------------------


def found_in(planted: Sequence[Planted], text: str) -> Iterator[str]:
    """Which of the false sentences a reader has named, and how many true ones."""
    named = [match for line in text.splitlines() if (match := FOUND.match(line))]
    found = [each for each in planted if any(_means(match, each) for match in named)]
    wrongly = sum(not any(_means(match, each) for each in planted) for match in named)
    for each in planted:
        yield f"table {each.table}, line {each.line} ({each.key}): {'found' if each in found else 'missed'}"
    yield f"{len(found)} of {len(planted)} false sentences found, {wrongly} others named"


def _means(named: re.Match[str], planted: Planted) -> bool:
    """Whether a line of the answers names this sentence, by its number or by its words."""
    table, line, quote = named.groups()
    if int(table) != planted.table:
        return False
    if line:
        return int(line) == planted.line
    words = quote.casefold().strip(QUOTES)
    return len(words) >= SHORTEST_QUOTE and words in planted.false.casefold()
