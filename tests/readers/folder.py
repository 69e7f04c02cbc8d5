"""A folder for a reader: pages, questions and, in files that are not for the reader, the answers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from gaigel_desktop.text.speech import speak

from .drawing import DEALS, drawn, pool_of
from .judging import Expected, expected_of, found_in, verdicts
from .phrasing import phrase
from .planting import Planted, plant, with_false_sentences
from .positions import codes_explained, in_words
from .question import Question
from .reading import in_markdown, lines_of
from .tables import tables


class Plan(NamedTuple):
    """What a reader gets: in which language, how many positions, and how many false sentences to find."""

    language: str
    seed: str
    positions: int
    planted: int = 0
    shown: int = 40  # solved positions for whoever looks for false sentences
    deals: int = DEALS


def draw(folder: Path, plan: Plan) -> None:
    """Write everything for one reader; the same seed draws the same in every language."""
    speak(plan.language)
    dice = Random(plan.seed)
    played = tables(dice)
    pool = pool_of(played, dice, plan.deals)
    questions = drawn(pool, len(played), plan.positions)
    pages = [lines_of(rules) for rules in played]
    folder.mkdir(parents=True, exist_ok=True)
    for number, lines in enumerate(pages, 1):
        _write(folder / f"pages-{number}.md", in_markdown(lines))
    _write(folder / "questions.md", _sheet("title", "how_to_answer", questions))
    _write_json(folder / "engine.json", [expected_of(question)._asdict() for question in questions])
    if not plan.planted:
        return
    false, shown = plant(played, pages, pool, plan.planted, dice)
    shown += drawn(pool, len(played), max(0, plan.shown - len(shown)))
    dice.shuffle(shown)
    for number, lines in enumerate(pages, 1):
        here = [each for each in false if each.table == number]
        _write(folder / f"pages-planted-{number}.md", in_markdown(with_false_sentences(lines, here)))
    _write(folder / "shown.md", _sheet("shown_title", "how_to_find", shown, solved=True))
    _write_json(folder / "planted.json", [each._asdict() for each in false])


def judge(folder: Path, answers: Path) -> Iterator[str]:
    """What a reader got right, line by line."""
    text = answers.read_text(encoding="utf-8")
    expected = [Expected(**each) for each in json.loads((folder / "engine.json").read_text(encoding="utf-8"))]
    yield from verdicts(expected, text)
    file = folder / "planted.json"
    if file.exists():
        yield from found_in([Planted(**each) for each in json.loads(file.read_text(encoding="utf-8"))], text)


def _sheet(title: str, about: str, questions: Sequence[Question], solved: bool = False) -> str:
    """Positions with what has to be known about all of them."""
    told = [in_words(number, question, solved) for number, question in enumerate(questions, 1)]
    return "\n\n".join((f"# {phrase(title)}", phrase(about), codes_explained(), *told))


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def _write_json(file: Path, items: Sequence[dict[str, object]]) -> None:
    _write(file, json.dumps(items, ensure_ascii=False, indent=1) + "\n")
