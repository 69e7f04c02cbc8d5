"""Best: the moment of a match that is told first when one comes home: what is rarest, and of two the later one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.retelling import Step, retold
from gaigel_desktop.rules.cards import FACE_OF, HIDDEN, SUITS
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import DOUBLE_FAULTS
from gaigel_desktop.rules.events import Accused, AusCalled, Declared, Event, HandShown, Questioned, SevensMelded
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .captions import Caption
from .moments import About, Instant, moment
from .worth import KINDS

# The kinds of captions that are worth it, the rarest first; of the others nobody tells.
RARE: Final = (
    "sevens_won",
    "suit_won",
    "sevens_count",
    "both_trump_pairs",
    "bluffed",
    "five_tricks",
    "won_double",
    "rightly_accused",
    "too_late",
    "too_early",
    "wrongly_doubted",
    "wrongly_accused",
    "both_pairs",
    "plays_on",
    "given_back",
    "ace_found",
    "trump_pair",
    "many",
    "elfen_won",
    "dissle_lost",
    "won_unasked",
    "won",
    "counted",
    "revoked",
)
PLACE: Final = {name: place for place, name in enumerate(RARE)}


class Best(NamedTuple):
    """The moment: in which deal, what is said of it, the table then, whose it was, and the cards that it was about."""

    deal: int  # from 1
    caption: Caption
    seen: View
    seat: int
    cards: tuple[int, ...]


def best_moment(records: Sequence[Record]) -> Best | None:
    """What was rarest in these deals; None where nothing was worth telling."""
    found = (best for number, record in enumerate(records, 1) for best in _told_of(number, record))
    return min(found, key=lambda best: (PLACE[best.caption.kind], -best.deal), default=None)


def _told_of(number: int, record: Record) -> Iterator[Best]:
    steps = retold(record, None)
    lain: tuple[int, ...] = ()  # the cards of the trick that lies there, or lay there last
    caller = NOBODY  # whoever called last, and so ended it
    for before, after in pairwise(steps):
        lain = tuple(card for card in after.seen.trick if card != HIDDEN) or lain
        caller = after.event.seat if isinstance(after.event, AusCalled | Questioned | Accused) else caller
        for kind, about in _happened(before, after):
            cards = _cards(after.event) or lain
            seat = about.seat if about.seat != NOBODY else _whose(after.seen, caller)
            yield Best(number, Caption(kind, about.seat, about.values), after.seen, seat, cards)


def _happened(before: Step, after: Step) -> Iterator[tuple[str, About]]:
    now: Instant = moment(after.event, before.seen, after.seen)
    for kind in KINDS:
        if kind.name in PLACE and (about := kind.happened(now)) is not None:
            yield kind.name, about


def _cards(event: Event | None) -> tuple[int, ...]:
    """What was laid open; nothing where the trick is what it is about."""
    match event:
        case Declared(_, suit, pairs):
            return (FACE_OF[f"{SUITS[suit]}K"], FACE_OF[f"{SUITS[suit]}O"]) * pairs
        case HandShown(_, cards):
            return tuple(cards)
        case SevensMelded():
            return tuple(FACE_OF[f"{suit}7"] for suit in SUITS)
        case _:
            return ()


def _whose(seen: View, caller: int) -> int:
    """Of what names nobody: whoever called; else somebody of the side that has won, or of the one at fault."""
    result = seen.result
    if caller != NOBODY or result is None:
        return caller
    at_fault = result.reason in DOUBLE_FAULTS
    return next((seat for seat, side in enumerate(seen.law.side) if (side in result.winners) != at_fault), NOBODY)
