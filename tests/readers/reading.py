"""Reading: everything the game tells about one table, line by line, as a reader gets it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.rule_book.pages import Passage, Shown, rule_pages
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.table_rules import sheet, table_name


class Line(NamedTuple):
    """A line of the pages; a heading has no number."""

    words: str
    heading: int = 0  # how deep; 0 for what is read


def lines_of(rules: RuleSet) -> list[Line]:
    """The sheet of the table, then all pages of the rules."""
    return [*_sheet(rules), *(line for page in rule_pages(rules) for each in page.passages for line in _told(each))]


def in_markdown(lines: Iterable[Line]) -> str:
    """The lines with their numbers, so that one can be named."""
    number, found = 0, list[str]()
    for line in lines:
        number += not line.heading
        found.append(f"\n{'#' * line.heading} {line.words}\n" if line.heading else f"[{number}] {line.words}")
    return "\n".join(found).strip() + "\n"


def _sheet(rules: RuleSet) -> Iterator[Line]:
    yield Line(table_name(rules), 1)
    for chapter in sheet(rules):
        if chapter.sentences:
            yield Line(chapter.topic, 3)
            yield from (Line(sentence.words) for sentence in chapter.sentences)


def _told(passage: Passage) -> Iterator[Line]:
    """A passage: a picture is told by its cards and what stands under them, as who does not see it hears it."""
    match passage.kind:
        case "title":
            yield Line(passage.words, 2)
        case "head":
            yield Line(passage.words, 3)
        case "word":
            yield Line(f"{passage.lead}: {passage.words}")
        case _:
            picture = _picture(passage)
            yield Line(f"({picture}) {passage.words}" if picture else passage.words)


def _picture(passage: Passage) -> str:
    """What is seen beside the words; nothing of a paragraph."""
    if passage.kind == "table":
        return _partners(passage.sides)
    cards = [_card(card) for card in passage.cards]
    if passage.kind == "talon":
        return say("spoken_under_talon", {"cards": ", ".join(cards)})
    if passage.cards and passage.labels:
        return "; ".join(f"{card} – {label}" for card, label in zip(cards, passage.labels, strict=True))
    return "; ".join(cards or passage.labels)


def _card(card: Shown) -> str:
    name = say("spoken_face_down") if card.face_down else card_name(FACE_OF[card.code])
    return say("spoken_wins", {"card": name}) if card.wins else name


def _partners(sides: tuple[int, ...]) -> str:
    """Who plays with whom at the table of the picture."""
    groups = [[str(seat + 1) for seat, at in enumerate(sides) if at == side] for side in dict.fromkeys(sides)]
    pairs = "; ".join(", ".join(group) for group in groups)
    return say("spoken_partners", {"count": len(sides), "pairs": pairs})
