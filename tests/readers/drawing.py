"""Drawing: deals played by chance at some tables, and of all that can be asked about them as many kinds as there are.

The same seed draws the same questions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from gaigel_desktop.rules.deal import OVER, Deal, Result, deal_out
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import Record
from tests.random_tables import any_pack, deeds_to_the_end

from .finding import everything_asked
from .question import COST, KINDS, NO, TAKE, YES, Question

DEALS: Final = 90  # played at each table
KEPT: Final = 12  # questions of each tag and table
# How much more often than others some things are asked: what one wants to know most at a table.
WEIGHTS: Final = {"cards": 6, "pair": 3, "open": 3, "swap": 2, "cost:aus": 3, "cost:goes_on": 2}
MATCHES: Final = 4  # whose scores are used at a table
LONGEST_MATCH: Final = 60
NEAR_THE_END: Final = 3  # deals of a match, which are asked about as often as all others


class Pool:
    """What can be asked at each table, by kind and tag. Of each deal one question is drawn at most: what comes later in
    a deal would give away what came before."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._found: dict[tuple[int, str], dict[str, list[Question]]] = {}
        self._seen = Counter[tuple[int, str]]()
        self._asked = set[tuple[int, ...]]()  # the packs of the deals that were drawn from
        self._tags = Counter[str]()
        self._families = Counter[str]()
        self._answers = Counter[str]()

    def add(self, question: Question) -> None:
        """One more; of many that are alike each has the same chance to stay."""
        asked = question.asked
        alike = self._found.setdefault((question.table, asked.kind), {}).setdefault(asked.tag, [])
        self._seen[question.table, asked.tag] += 1
        if len(alike) < KEPT:
            alike.append(question)
        elif (place := self._dice.randrange(self._seen[question.table, asked.tag])) < KEPT:
            alike[place] = question

    def draw(self, table: int, kind: str) -> Question:
        """One of those that came up least so far."""
        by_tag = self._left(table, kind)
        assert by_tag, f"nothing to ask at table {table}: {kind}"
        return self._take(by_tag[min(by_tag, key=self._how_often)])

    def _left(self, table: int, kind: str) -> dict[str, list[Question]]:
        """What may still be drawn, by tag."""
        found = self._found.get((table, kind), {})
        left = {tag: [one for one in alike if one.record.deck not in self._asked] for tag, alike in found.items()}
        return {tag: alike for tag, alike in left.items() if alike}

    def _how_often(self, tag: str) -> tuple[float, int, int, float]:
        """What is asked about came up how often; then whether it was allowed, and then the tag; the dice decide between
        equal ones."""
        family = family_of(tag)
        asked = self._families[family] / WEIGHTS.get(family, 1)
        return asked, self._answers[YES if ":yes" in tag else NO], self._tags[tag], self._dice.random()

    def draw_like(self, table: int, tags: Sequence[str]) -> Question | None:
        """One with one of these tags, or else one whose tag begins like that, if there is any."""
        left = [(tag, one) for kind in KINDS for tag, found in self._left(table, kind).items() for one in found]
        alike = [one for tag, one in left if tag in tags] or [one for tag, one in left if tag.startswith(tuple(tags))]
        return self._take(alike) if alike else None

    def _take(self, alike: Sequence[Question]) -> Question:
        question = self._dice.choice(alike)
        tag = question.asked.tag
        self._tags[tag] += 1
        self._families[family_of(tag)] += 1
        self._answers[question.asked.answer[0]] += 1
        self._asked.add(question.record.deck)
        return question


def family_of(tag: str) -> str:
    """What is asked about: the cards, a pair, a trick taken for this reason, a deal that ended like this."""
    about, _, rest = tag.partition(":")
    return f"{about}:{rest.partition(':')[0]}" if about in (TAKE, COST) else about


def pool_of(tables: Sequence[RuleSet], dice: Random, deals: int = DEALS) -> Pool:
    """What can be asked of some deals at each of the tables; tables count from 1."""
    pool = Pool(dice)
    for number, rules in enumerate(tables, 1):
        records = [_played(rules, dice) for _ in range(deals)]
        scores = _scores(rules, [record.result for record in records if record.result], dice)
        for record in records:
            for question in _questions(record, number, scores, dice):
                pool.add(question)
    return pool


def drawn(pool: Pool, tables: int, positions: int) -> list[Question]:
    """So many questions, table by table and kind by kind in turn."""
    places = ((at % tables + 1, KINDS[(at + at // tables) % len(KINDS)]) for at in range(positions))
    return [pool.draw(table, kind) for table, kind in places]


def _played(rules: RuleSet, dice: Random) -> Record:
    """A deal to its end in which anything legal may happen; every other one has a rare hand."""
    dealer, (knocked, deck) = dice.randrange(rules.players), any_pack(rules, dice)
    deal = deal_out(rules, dealer, deck, knocked)
    deeds = deeds_to_the_end(deal, dice)
    return Record(rules, dealer, knocked, deck, tuple(deeds), deal.result)


def _scores(rules: RuleSet, results: Sequence[Result], dice: Random) -> list[Standing]:
    """Scores between the deals of some matches; the last ones of a match are there more than once."""
    found = list[Standing]()
    for _ in range(MATCHES):
        match = [new_match(rules)]
        while match[-1].winner < 0 and len(match) < LONGEST_MATCH:
            match.append(after_deal(rules, match[-1], dice.randrange(rules.players), dice.choice(results)))
        match.pop()
        found += match + match[-NEAR_THE_END:] * (len(match) // NEAR_THE_END)
    return found


def _questions(record: Record, table: int, scores: Sequence[Standing], dice: Random) -> Iterator[Question]:
    """Everything that can be asked before each deed of a deal, and after the last card."""
    for at, deal in _moments(record):
        before = dice.choice(scores)
        until = record._replace(actions=record.actions[:at], result=None)
        for asked in everything_asked(deal, before, dice):
            yield Question(asked, table, until, before)


def _moments(record: Record) -> Iterator[tuple[int, Deal]]:
    deal = deal_out(record.rules, record.dealer, record.deck, record.knock)
    for at, deed in enumerate(record.actions):
        yield at, deal
        apply(deal, *deed)
    if deal.phase != OVER:
        yield len(record.actions), deal
