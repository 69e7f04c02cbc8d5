"""Laid out: the count of a deal, card by card, as one would do it on the table, so that nobody has to believe the
program. It is made from the record alone, by telling the deal again. Pure.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.deal import NOBODY, Result
from gaigel_desktop.rules.ending import (
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    AUS,
    COUNTED,
    DISSLE_FAILED,
    FARBE_SHOWN,
    FIVE_TRICKS,
    OUT,
    QUESTIONED_WRONG,
    REVOKE,
    SEVENS_SHOWN,
    UEBERGAIGELT,
    UNTERGAIGELT,
)
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.law import law_of
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .retelling import Step, retold

TRICK: Final = "trick"
PAIR: Final = "pair"
MELD: Final = "meld"  # five Sevens that count
LATE: Final = "late"  # a card to a trick that began after 101
WRONG: Final = "wrong"  # a card against the duty
LYING: Final = "lying"  # a trick that nobody has taken: it counts nowhere
SAID: Final = "said"
PREVENTED: Final = "prevented"  # what a table does about a card against the duty that forfeits no deal
COUNTING: Final = (TRICK, PAIR, MELD)

# What the decision of a deal is about, by its reason; where there are several, the last of them.
DECIDES: Final[dict[str, tuple[str, ...]]] = {
    AUS: (SAID,),
    UNTERGAIGELT: (SAID,),
    QUESTIONED_WRONG: (SAID,),
    ACCUSED_WRONG: (SAID,),
    SEVENS_SHOWN: (SAID,),
    FARBE_SHOWN: (SAID,),
    ACCUSED_RIGHT: (LATE,),
    UEBERGAIGELT: (LATE,),
    REVOKE: (WRONG,),
    DISSLE_FAILED: (TRICK,),
    FIVE_TRICKS: (TRICK,),
    COUNTED: COUNTING,
}


class Laid(NamedTuple):
    """A card of the count: whose it was, and what it counts."""

    seat: int
    card: int
    points: int


class CountLine(NamedTuple):
    """One thing after the other: what it was, by whom, and what that side then had."""

    kind: str
    seat: int  # who took the trick, declared, played, spoke
    side: int
    number: int  # of the trick it was in, from 1 on
    cards: tuple[Laid, ...] = ()
    points: int = 0
    total: int = 0  # of the side, with these
    out: bool = False  # with these the side has reached 101
    said: Event | None = None
    why: str = ""  # a card against the duty: the key of which


class Count(NamedTuple):
    """A deal laid out: entry by entry, which of them decided it, and the table when it was over."""

    entries: tuple[CountLine, ...]
    decides: int  # the place of that entry; NOBODY where nothing was decided
    seen: View
    result: Result | None  # None where it was not played to its end, or by rules that were corrected since

    def points(self, side: int) -> int:
        """What the side has, by adding up."""
        return sum(entry.points for entry in self.entries if entry.side == side)

    def tricks(self, side: int) -> int:
        """How many of them the side has taken."""
        return sum(entry.kind == TRICK and entry.side == side for entry in self.entries)


def laid_out(record: Record) -> Count:
    """The count of this deal."""
    steps = retold(record, None)
    seen = steps[-1].seen
    result = seen.result if seen.result is not None and _agrees(record.result, seen.result) else None
    entries = tuple(entry for before, after in pairwise(steps) for entry in _entries(before.seen, after))
    return Count(entries, _decides(entries, result), seen, result)


def _agrees(written: Result | None, found: Result) -> bool:
    return written is not None and written.reason == found.reason


def _decides(entries: tuple[CountLine, ...], result: Result | None) -> int:
    """Where the decision lies; a card that was too late is that of the side at fault, and its first one."""
    if result is None:
        return NOBODY
    kinds = DECIDES[result.reason]
    places = [at for at, entry in enumerate(entries) if entry.kind in kinds]
    if kinds == (LATE,):
        at_fault = result.strokes.index(max(result.strokes))
        return next(at for at in places if entries[at].side == at_fault)
    if result.reason in (AUS, UNTERGAIGELT, QUESTIONED_WRONG):
        places = [at for at in places if isinstance(entries[at].said, events.AusCalled)]
    return places[-1] if places else NOBODY


# -- entry by entry ----------------------------------------------------------------------------------------------


def _entries(before: View, after: Step) -> Iterator[CountLine]:
    """What this step adds to the count."""
    event, seen = after
    match event:
        case events.TrickTaken(seat):
            yield _counted(TRICK, seat, before, seen, _last_trick(seen))
        case events.Declared(seat):
            yield _counted(PAIR, seat, before, seen)._replace(said=event)
        case events.SevensMelded(seat):
            yield _counted(MELD, seat, before, seen)
        case events.Played(seat, card) | events.LaidFaceDown(seat, card):
            yield from _at_fault(seat, card, before, seen)
        case events.HandShown(seat, cards):
            yield _spoken(event, seat, seen, tuple(_laid(seen, seat, card) for card in cards))
        case events.AusCalled(seat) | events.Questioned(seat) | events.Accused(seat) | events.Announced(seat):
            yield _spoken(event, seat, seen)
        case events.Ended() if before.trick:
            laid = _in_order(before, before.leader, before.trick)
            yield CountLine(LYING, before.leader, before.law.side[before.leader], _number(before), laid)


def _number(seen: View) -> int:
    """Which trick is on, or comes next."""
    return int(seen.done) + 1


def _counted(kind: str, seat: int, before: View, seen: View, cards: tuple[Laid, ...] = ()) -> CountLine:
    side = seen.law.side[seat]
    had, has = before.points[side], seen.points[side]
    number = _number(before)
    return CountLine(kind, seat, side, number, cards, has - had, has, out=had < OUT <= has)


def _laid(seen: View, seat: int, card: int) -> Laid:
    return Laid(seat, card, seen.law.card_points[card])


def _last_trick(seen: View) -> tuple[Laid, ...]:
    return _in_order(seen, seen.last_leader, seen.last_trick)


def _in_order(seen: View, leader: int, cards: list[int]) -> tuple[Laid, ...]:
    return tuple(_laid(seen, (leader + step) % seen.players, card) for step, card in enumerate(cards))


def _spoken(event: Event, seat: int, seen: View, cards: tuple[Laid, ...] = ()) -> CountLine:
    return CountLine(SAID, seat, seen.law.side[seat], _number(seen), cards, said=event)


def _at_fault(seat: int, card: int, before: View, seen: View) -> Iterator[CountLine]:
    """A card with which a side overgaigelt, for the first time; and one against the duty."""
    side = seen.law.side[seat]
    entry = CountLine(LATE, seat, side, _number(before), (_laid(seen, seat, card),), total=seen.points[side])
    if seen.over >> side & 1 and not before.over >> side & 1:
        yield entry
    if why := _which_duty(before, seat, card):
        yield entry._replace(kind=WRONG, why=why)


def _which_duty(before: View, seat: int, card: int) -> str:
    """The key of the reason for which the card could not be played at a table that prevents it; empty for none."""
    if before.law.rules.revoke == PREVENTED:
        return ""
    strict = before.copy()
    strict.law = law_of(before.law.rules._replace(revoke=PREVENTED))
    return why_not(strict, seat, card) or ""
