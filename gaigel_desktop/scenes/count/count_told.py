"""Told: what stands beside the cards of a count, and why the deal ended as it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from gaigel_desktop.controller.match.laid_out import (
    LATE,
    LYING,
    MELD,
    PAIR,
    TRICK,
    WRONG,
    Count,
    CountLine,
    Laid,
    laid_out,
)
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules import events
from gaigel_desktop.rules.cards import KING, OBER
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides
from gaigel_desktop.table.slate.standing import side_told
from gaigel_desktop.text.explain import card_name, sentence, why
from gaigel_desktop.text.ruled import Case, fact, rule
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import meld_told, pair_told, told


class CountTold(NamedTuple):
    """A count in words: who sat there, and what the sides are called."""

    laid: Count
    names: tuple[str, ...]
    sides: tuple[str, ...]

    @property
    def facts(self) -> tuple[str, ...]:
        """Why the deal ended; that nothing is decided, where it is so."""
        case = self._case
        return (say("count_over"),) if case is None else fact(case, self.names, self.sides)

    @property
    def rules(self) -> tuple[str, ...]:
        """What the rule book of the table says about it."""
        case = self._case
        return () if case is None else rule(case)

    @property
    def _case(self) -> Case | None:
        count = self.laid
        if count.result is None:
            return None
        if count.decides == NOBODY:
            return Case(count.seen, count.result)
        entry = count.entries[count.decides]
        card = entry.cards[0].card if entry.cards else NOBODY
        accused = entry.said.side if isinstance(entry.said, events.Accused) else NOBODY
        return Case(count.seen, count.result, entry.seat, entry.number, card, entry.total, entry.why, accused)

    # -- beside the cards ----------------------------------------------------------------------------------------

    def entry(self, entry: CountLine) -> str:
        """A line of the count in words."""
        seen, name = self.laid.seen, self.names[entry.seat]
        values: dict[str, object] = {"number": entry.number, "name": name, "points": entry.total}
        if entry.kind in (LATE, WRONG):
            values |= {"card": card_name(entry.cards[0].card)}
        match entry.kind:
            case "trick" | "late" | "lying":
                return say(f"count_{entry.kind}", values)
            case "wrong":
                return say("count_wrong", values | {"why": why(entry.why, seen)})
            case "meld":
                return meld_told(name, NOBODY, entry.points, seen)
        if isinstance(entry.said, events.Declared):
            return pair_told(entry.said, seen, self.names)
        return told(entry.said, seen, self.names) if entry.said is not None else ""

    def sums(self, entry: CountLine) -> tuple[str, ...]:
        """What it counts, and what the side then has; nothing beside what counts nothing."""
        if entry.kind not in (TRICK, PAIR, MELD):
            return ()
        total = say("count_total", {"side": self.sides[entry.side], "points": entry.total})
        return say("count_gain", {"points": entry.points}), total

    def passed(self, entry: CountLine) -> str:
        """That the side has reached 101 with it."""
        return say("count_out", {"side": self.sides[entry.side], "out": OUT}) if entry.out else ""

    def heard(self, entry: CountLine) -> str:
        """All of it for whoever does not see the cards."""
        cards = [self._card(*laid) for laid in cards_of(entry) if entry.kind in (TRICK, LYING)]
        parts = (self.entry(entry), "; ".join(cards), ", ".join(self.sums(entry)), self.passed(entry))
        return " ".join(map(sentence, filter(None, parts)))

    def aloud(self) -> tuple[str, ...]:
        """The whole sheet from above to below, as the eye goes through it; nobody could know it by its title."""
        rules = (say("count_rule"), *self.rules) if self.rules else ()
        return (*self.facts, *rules, *self._entries_aloud(), say("count_end"), *self.end())

    def _entries_aloud(self) -> Iterator[str]:
        """Every trick and what lies between, and before the one that decided it that it did."""
        for at, entry in enumerate(self.laid.entries):
            if at == self.laid.decides:
                yield say("count_here")
            yield self.heard(entry)

    def _card(self, seat: int, card: int, points: int) -> str:
        told = {"name": self.names[seat], "card": card_name(card)}
        return say("did_play", told) if points == NOBODY else say("count_card_heard", told | {"points": points})

    def end(self) -> list[str]:
        """What each side has."""
        return [self._of_side(side, name) for side, name in enumerate(self.sides)]

    def _of_side(self, side: int, name: str) -> str:
        tricks = self.laid.tricks(side)
        key = "count_of_side_one" if tricks == 1 else "count_of_side"
        return say(key, {"side": name, "points": self.laid.points(side), "tricks": tricks})


def cards_of(entry: CountLine) -> tuple[Laid, ...]:
    """What lies there; King and Ober of a pair count together, and a trick that nobody took not at all."""
    if isinstance(entry.said, events.Declared):
        suit = entry.said.suit * 6
        return tuple(Laid(NOBODY, suit + rank, NOBODY) for rank in (KING, OBER) * entry.said.pairs)
    if entry.kind == LYING:
        return tuple(laid._replace(points=NOBODY) for laid in entry.cards)
    return entry.cards


def told_of(record: Record, seating: Seating) -> CountTold:
    """This deal, by whoever sat there."""
    named = tuple(side_told(record.rules, seating, side) for side in range(sides(record.rules)))
    return CountTold(laid_out(record), seating.names, named)
