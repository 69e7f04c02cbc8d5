"""Dealt: what deals gave the player, and what they might have given as well. Pure.

Told are the pack as it lay and the cards as they were drawn, never what anybody did with them; strokes alone depend on
how well one plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, SUITS
from gaigel_desktop.rules.deal import packets
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.events import Drawn, Event
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.rules.seats import sides_of

from .expected import Lot, of_a_rank, one_of, one_of_round, pairs, trumps
from .ranges import Span, expectation, for_each_end, span

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
FIRST_HAND: Final[dict[str, Callable[[], Lot]]] = {ACES: of_a_rank, SEVENS: of_a_rank, TRUMPS: trumps, PAIRS: pairs}

Cards = tuple[int, ...]

_RANK_OF: Final = {kind: [found == rank for found in RANK] for kind, rank in ((ACES, ACE), (SEVENS, SEVEN))}
_SUIT_OF: Final = [[found == suit for found in SUIT] for suit in range(len(SUITS))]


class Given(NamedTuple):
    """What the player was given of something, over all deals: what it might have been, and where that is too much."""

    what: str  # one of WHAT
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
        self._got: Counter[str] = Counter()
        self._lots: dict[str, Counter[Lot]] = {}

    def add(self, record: Record, me: int) -> None:
        """One deal more, from this chair."""
        self.deals += 1
        hands, at = packets(record.rules, record.knock, record.deck)
        players, trump = record.rules.players, SUIT[record.deck[at]]
        self.add_hand(hands[(me - record.dealer - 1) % players], trump)
        for event in _told(record):
            if isinstance(event, Drawn):
                face_down = event.cards[:-1] if event.last_open else event.cards
                self.add_drawn(face_down, (me - event.seat) % players, trump)
        if record.result is not None:
            self.add_strokes(record.result.strokes, sides_of(record.rules)[me])

    def add_hand(self, hand: Cards, trump: int) -> None:
        """Count what the player was dealt first, beside what chance deals on average."""
        for kind, lot in FIRST_HAND.items():
            self._note(f"{HAND}_{kind}", pairs_in(hand) if kind == PAIRS else _count(kind, hand, trump), lot())

    def add_drawn(self, cards: Cards, own: int, trump: int) -> None:
        """What was drawn face down in one round, and at which place by the player: the last may have lain open."""
        for kind in (ACES, TRUMPS, SEVENS) if own < len(cards) else ():
            found, got = _count(kind, cards, trump), _count(kind, (cards[own],), trump)
            if found:
                self._note(f"{DRAWN}_{kind}", got, one_of_round(found, len(cards)))

    def add_strokes(self, strokes: Sequence[int], ours: int) -> None:
        """Strokes of each side; equal ones tell nothing."""
        if len(set(strokes)) > 1:
            self._note(STROKES, strokes[ours], one_of(tuple(strokes)))

    def rows(self) -> list[Given]:
        """Each with its range, which holds for all of them together."""
        chance = for_each_end(len(self._lots))
        return [
            Given(what, self._got[what], expectation(self._lots[what]), span(self._lots[what], chance))
            for what in WHAT
            if what in self._lots
        ]

    def _note(self, what: str, got: int, lot: Lot) -> None:
        self._got[what] += got
        self._lots.setdefault(what, Counter())[lot] += 1


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
