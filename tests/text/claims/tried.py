"""Trying: what a table says of itself in its three places, and each claim of it with the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gaigel_desktop.rules.deal import ENDGAME, OPENING, TALON, Deal
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import CLEAN, Standing, new_match
from gaigel_desktop.rules.options import OPTIONS, Option, RuleSet, Value, problems
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.rule_book.pages import rule_pages
from gaigel_desktop.text.table_rules import sentence_key, sheet, with_value
from gaigel_desktop.text.what_holds import facts_of, held
from tests.scenario import laid

from .claimed import CLAIMED, MENDED_ELSEWHERE, NUMBERS, PAGES_ARE_SILENT_OF, SHEET, reason_to_claim_nothing
from .laying import Claim, Told, at_the_end, midway


class Saying(NamedTuple):
    """A sentence where somebody reads it: its key, and how the table has it."""

    key: str
    told: Told


def on_the_sheet(rules: RuleSet) -> Iterator[Saying]:
    """What stands on the sheet of the table."""
    for chapter in sheet(rules):
        for sentence in chapter.sentences:
            yield Saying(sentence.key, Told(rules, sentence.words))


def on_the_pages(rules: RuleSet) -> Iterator[Saying]:
    """What stands on the pages; they tell of other tables as well, in the words of the sheet, which is left out."""
    for page in rule_pages(rules):
        for passage in page.passages:
            if passage.key:
                cards = tuple(card.code for card in passage.cards)
                yield Saying(passage.key, Told(rules, " ".join(passage.texts), cards))


def on_the_strip(rules: RuleSet) -> Iterator[Saying]:
    """What is said under the table: at the beginning, later, at the end of a deal, and when strokes are wiped off."""
    begun = new_match(rules)
    positions: list[tuple[Deal, Standing]] = [
        (laid(rules, "S7").deal, begun),
        (midway(rules, "S7").deal, begun),
        (at_the_end(rules, "S7").deal, begun),
    ]
    if rules.scoring in ("slate", "early_clean"):
        positions.append((at_the_end(rules, "S7").deal, Standing(CLEAN, 50, (3,) * sides(rules))))
    said = dict[str, Saying]()
    for deal, standing in positions:
        for key, values in held(rules, facts_of(deal, standing, 0)):
            if key not in said and not (key == "holds_to_draw" and deal.phase not in (OPENING, TALON)):
                said[key] = Saying(key, Told(rules, say_at(rules, key, values)))
    assert positions[2][0].phase == ENDGAME
    yield from said.values()


def said_by(rules: RuleSet) -> Iterator[Saying]:
    """Everything that is said of the table."""
    yield from on_the_sheet(rules)
    yield from on_the_pages(rules)
    yield from on_the_strip(rules)


def why_false(claim: Claim, told: Told) -> str | None:
    """What the engine does otherwise; None where the claim is true."""
    try:
        claim(told)
    except (AssertionError, GaigelError) as found:
        return str(found) or "no"
    return None


def false_sayings(rules: RuleSet) -> list[str]:
    """Every sentence that the engine does not keep, or that nobody has said anything about."""
    wrong = list[str]()
    for key, told in said_by(rules):
        claims = CLAIMED.get(key)
        if key in MENDED_ELSEWHERE:
            continue
        if claims is None and reason_to_claim_nothing(key) is None:
            wrong.append(f"{key} has no claim: {told.words}")
        for claim in claims or ():
            found = why_false(claim, told)
            if found is not None:
                wrong.append(f"{key}: {told.words!r}, but {claim.__name__} fails: {found}")
    return wrong


# -- the other way round -----------------------------------------------------------------------------------------


def meanings(option: Option) -> dict[Value, Claim]:
    """What each value of an option means: the first claim of its sentence on the sheet."""
    words: dict[Value, str] = {value: str(value) for value in option.values if not isinstance(value, bool)}
    words |= {False: "no", True: "yes"} if option.values == (False, True) else {}
    return {value: SHEET[f"sheet:{option.name}:{word}"][0] for value, word in words.items()}


def matters(rules: RuleSet, option: Option) -> bool:
    """Whether the engine does something else at this table with another value of the option: both values keep what
    they mean, and at least one of them does not keep what the other means."""
    means, here = meanings(option), Told(rules)
    own: Value = getattr(rules, option.name)
    if why_false(means[own], here) is not None:
        return False
    for value in option.values:
        other = with_value(rules, option, value)
        if value == own or problems(other) or why_false(means[value], Told(other)) is not None:
            continue
        if why_false(means[value], here) is not None or why_false(means[own], Told(other)) is not None:
            return True
    return False


def claims_made(sayings: Iterator[Saying]) -> set[Claim]:
    """All that these sentences claim."""
    return {claim for saying in sayings for claim in CLAIMED.get(saying.key, ())}


def untold(rules: RuleSet) -> list[str]:
    """Every option that matters here and is not told, with the same claim, on the sheet and on the pages."""
    wrong = list[str]()
    told = {"sheet": claims_made(on_the_sheet(rules)), "pages": claims_made(on_the_pages(rules))}
    for option in OPTIONS:
        value: Value = getattr(rules, option.name)
        if sentence_key(option, rules) in MENDED_ELSEWHERE:
            continue
        if isinstance(option.values, range):
            meant = [claim for claim in NUMBERS[option.name] if why_false(claim, Told(rules, str(value))) is None]
            wrong += [
                f"{option.name} = {value} is not told on the {place}"
                for place, made in told.items()
                if meant and not made.intersection(meant)
            ]
            continue
        if not matters(rules, option):
            continue
        means = meanings(option)[value]
        wrong += [
            f"{option.name} = {value} matters here and is not told on the {place}"
            for place, made in told.items()
            if means not in made and not (place == "pages" and (option.name, value) in PAGES_ARE_SILENT_OF)
        ]
    return wrong
