"""Dealt: what deals gave each place of the table, and what they might have given as well. Pure.

Told are the pack as it lay and the cards as they were drawn, never what anybody did with them; strokes alone depend on
how well one plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, SUITS
from gaigel_desktop.rules.deal import packets
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Drawn, Event
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.rules.seats import next_sits_right, sides_of

from .expected import Lot, of_a_rank, one_of, pairs, shared_out, trumps
from .ranges import Span, expectation, for_each_end, span

YOU: Final = "you"
PLACES: Final = (YOU, "partner", "left", "right", "across")
ACES: Final = "aces"
TRUMPS: Final = "trumps"
SEVENS: Final = "sevens"
PAIRS: Final = "pairs"
HAND: Final = "hand"
DRAWN: Final = "drawn"
STROKES: Final = "strokes"
WHAT: Final = (
    *(f"{HAND}_{kind}" for kind in (ACES, TRUMPS, SEVENS, PAIRS)),
    *(f"{DRAWN}_{kind}" for kind in (ACES, TRUMPS, SEVENS)),
    STROKES,
)
FIRST_HANDS: Final = {ACES: of_a_rank, SEVENS: of_a_rank, TRUMPS: trumps}

Cards = tuple[int, ...]

_RANK_OF: Final = {kind: [found == rank for found in RANK] for kind, rank in ((ACES, ACE), (SEVENS, SEVEN))}
_SUIT_OF: Final = [[found == suit for found in SUIT] for suit in range(len(SUITS))]


class Given(NamedTuple):
    """What a place was given of something, over all deals: what it might have been, and where that is too much."""

    what: str  # one of WHAT
    place: str  # one of PLACES
    observed: int
    expected: float
    span: Span

    @property
    def fits(self) -> bool:
        """Whether it lies where it may be expected."""
        return self.span.holds(self.observed)


class Luck:
    """All that was given, deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self._got: Counter[tuple[str, str]] = Counter()
        self._lots: dict[tuple[str, str], Counter[Lot]] = {}

    def add(self, record: Record, me: int) -> None:
        """One deal more, from this chair."""
        self.deals += 1
        places = places_of(record.rules, me)
        self._add_hands(record, places)
        for event in _told(record):
            if isinstance(event, Drawn):
                self.add_drawn(_in_seats(event, places), SUIT[indicator_of(record)])
        if record.result is not None:
            self.add_strokes(record.result.strokes, sides_of(record.rules)[me])

    def add_hands(self, hands: Sequence[tuple[str, Cards]], trump: int) -> None:
        """The first hands, each with its place."""
        for place, seats in Counter(place for place, _ in hands).items():
            cards = tuple(card for at, hand in hands if at == place for card in hand)
            for kind, lot in FIRST_HANDS.items():
                self._note((f"{HAND}_{kind}", place), _count(kind, cards, trump), lot(seats))
        for place, hand in hands:
            self._note((f"{HAND}_{PAIRS}", place), pairs_in(hand), pairs())

    def add_drawn(self, drawn: Sequence[tuple[str, int]], trump: int) -> None:
        """What was drawn in one round, each card with its place; without the one that lay open under the talon."""
        cards = tuple(card for _, card in drawn)
        seats = Counter(place for place, _ in drawn)
        for kind in (ACES, TRUMPS, SEVENS):
            found = _count(kind, cards, trump)
            for place in seats if found else ():
                got = _count(kind, tuple(card for at, card in drawn if at == place), trump)
                self._note((f"{DRAWN}_{kind}", place), got, shared_out(found, len(cards), seats[place]))

    def add_strokes(self, strokes: Sequence[int], ours: int) -> None:
        """Strokes of each side; equal ones tell nothing."""
        if len(set(strokes)) > 1:
            self._note((STROKES, YOU), strokes[ours], one_of(tuple(strokes)))

    def rows(self) -> list[Given]:
        """Each with its range, which holds for all of them together."""
        chance = for_each_end(len(self._lots))
        order = sorted(self._lots, key=lambda row: (WHAT.index(row[0]), PLACES.index(row[1])))
        return [
            Given(*row, self._got[row], expectation(self._lots[row]), span(self._lots[row], chance)) for row in order
        ]

    def _add_hands(self, record: Record, places: Sequence[str]) -> None:
        hands, at = packets(record.rules, record.knock, record.deck)
        first, n = record.dealer + 1, len(places)
        self.add_hands([(places[(first + step) % n], hand) for step, hand in enumerate(hands)], SUIT[record.deck[at]])

    def _note(self, row: tuple[str, str], got: int, lot: Lot) -> None:
        self._got[row] += got
        self._lots.setdefault(row, Counter())[lot] += 1


def places_of(rules: RuleSet, me: int) -> tuple[str, ...]:
    """What each seat is called from this chair."""
    side, n = sides_of(rules), rules.players
    beside = ("right", "left") if next_sits_right(rules) else ("left", "right")
    return tuple(_place((seat - me) % n, n, side[seat] == side[me], beside) for seat in range(n))


def _place(step: int, players: int, partner: bool, beside: tuple[str, str]) -> str:
    """The place that many steps on, in order of play."""
    if step == 0:
        return YOU
    if partner:
        return "partner"
    if players > 2 and step in (1, players - 1):
        return beside[step != 1]
    return "across"


def indicator_of(record: Record) -> int:
    """The card that was turned up."""
    return record.deck[packets(record.rules, record.knock, record.deck)[1]]


def pairs_in(hand: Cards) -> int:
    """How many Kings have an Ober of their suit beside them."""
    return sum(min(hand.count(suit * 6 + KING), hand.count(suit * 6 + OBER)) for suit in range(len(SUITS)))


def _count(kind: str, cards: Iterable[int], trump: int) -> int:
    is_one = _SUIT_OF[trump] if kind == TRUMPS else _RANK_OF[kind]
    return sum(map(is_one.__getitem__, cards))


def _told(record: Record) -> list[Event]:
    """What happened, as far as it holds by the rules of today."""
    told: list[Event] = []
    with suppress(GaigelError):
        replay(record, told)
    return told


def _in_seats(event: Drawn, places: Sequence[str]) -> list[tuple[str, int]]:
    """Who drew what, the winner of the trick first."""
    face_down = event.cards[:-1] if event.last_open else event.cards
    return [(places[(event.seat + step) % len(places)], card) for step, card in enumerate(face_down)]
