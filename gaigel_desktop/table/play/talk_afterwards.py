"""What is worth a word when a deal or a match is over, and to which seats, dearest first. Pure.

All of it stands on the sheet, on the slate, or lay open on the table: nothing that a hand still held is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, takewhile
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.deals import Past, standings
from gaigel_desktop.controller.records.caught import caught_lying
from gaigel_desktop.controller.records.mistakes import mistakes
from gaigel_desktop.controller.store.summary import GIGACKEL, GIVEN_UP
from gaigel_desktop.rules.actions import ACCUSE, is_accusation
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.ending import ACCUSED_RIGHT, ACCUSED_WRONG, UEBERGAIGELT, UNTERGAIGELT
from gaigel_desktop.rules.match import CLEAN, POINTS, Standing
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.text.customs import EITHER
from gaigel_desktop.text.regulars.occasions import Occasion

FAR_AHEAD: Final = 4  # strokes
Moment = tuple[Occasion, list[int]]  # what it is, and who may speak of it


class DealOver(NamedTuple):
    """A deal that is over, as far as it is talked about.

    It has the rules, the deals of its match with this one last, how it went card by card, unless somebody has given it
    up, and what the signs of this table say.
    """

    rules: RuleSet
    past: Sequence[Past]
    record: Record | None
    signs_say: str = EITHER

    @property
    def side(self) -> tuple[int, ...]:
        """The side of each seat."""
        return sides_of(self.rules)

    @property
    def won(self) -> list[int]:
        """The seats that have won the deal."""
        return self.seats(*self.past[-1].result.winners)

    @property
    def lost(self) -> list[int]:
        """The seats that have not won the deal."""
        return [seat for seat in range(len(self.side)) if seat not in self.won]

    def seats(self, *sides: int) -> list[int]:
        """All seats on these sides."""
        return [seat for seat, side in enumerate(self.side) if side in sides]

    def partners(self, seat: int) -> list[int]:
        """The seats that play with somebody."""
        return [other for other in self.seats(self.side[seat]) if other != seat]


def after_deal(over: DealOver) -> Iterator[Moment]:
    """What is worth a word when a deal is over, dearest first."""
    yield from _lies(over)
    yield from _calls(over)
    yield from _cards(over)
    yield from _score(over)
    yield "gigackel", [seat for seat in over.lost if _is_gigackel(over, over.side[seat])]
    yield "won_deal", over.won
    yield "lost_deal", over.lost


def after_match(over: DealOver) -> Iterator[Moment]:
    """What is worth a word when a match is over: who pays for everybody, and who is paid for."""
    winner = over.past[-1].after.winner
    if winner != NOBODY:
        yield "pays_round", [seat for seat, side in enumerate(over.side) if side != winner]
        yield "gets_round", over.seats(winner)


def _lies(over: DealOver) -> Iterator[Moment]:
    """False signs that have come out; of a deal that was given up nothing does."""
    record, seats = over.record, range(len(over.side))
    liars = [] if record is None else [seat for seat in seats if caught_lying(record, seat, over.signs_say)]
    if liars:
        yield "false_wink", [seat for seat in range(len(over.side)) if seat not in liars]


def _calls(over: DealOver) -> Iterator[Moment]:
    """Moments about what was called wrongly, or not called at all."""
    past = over.past[-1]
    match past.result.reason:
        case reason if reason == UNTERGAIGELT:
            yield "untergaigelt", over.won
            yield "miscounted", over.partners(past.out)
        case reason if reason in (UEBERGAIGELT, ACCUSED_RIGHT):
            yield "uebergaigelt", over.won
            yield "miscounted", [seat for seat in over.lost if over.partners(seat)]
        case reason if reason == ACCUSED_WRONG and past.last is not None and is_accusation(past.last[1]):
            yield "accused_wrong", over.seats(past.last[1] - ACCUSE)
        case reason if reason == GIVEN_UP:
            yield "thrown_in", over.won


def _cards(over: DealOver) -> Iterator[Moment]:
    """Cards that were laid wrongly, the last of them first: it is what everybody still has before their eyes."""
    for mistake in reversed(mistakes(over.record) if over.record is not None else []):
        smeared = mistake.kind == "not_smeared"
        yield mistake.kind, over.partners(mistake.seat) if smeared else over.seats(over.side[mistake.taker])


def _score(over: DealOver) -> Iterator[Moment]:
    """The last stroke of a side that wipes, and a lead that is gone."""
    told = standings(over.past)
    before, after = told[-2], told[-1]
    sides = range(len(after.score))
    if after.phase == CLEAN and after.winner == NOBODY:
        nearly = [side for side in sides if after.score[side] == 1 and (before.phase, before.score[side]) != (CLEAN, 1)]
        if nearly:
            yield "last_stroke", over.seats(*nearly)
            yield "last_stroke", over.seats(*sides)  # whoever is alone there may be the player
    if after.phase != POINTS:
        for ours, theirs in permutations(sides, 2):
            if _has_caught_up(told, ours, theirs):
                yield "lead_lost", over.seats(ours)


def _has_caught_up(told: Sequence[Standing], ours: int, theirs: int) -> bool:
    """Whether the others have just lost a great lead; the fewer strokes, the better."""
    *before, now = [each.score[ours] - each.score[theirs] for each in told]
    lead = takewhile(lambda ahead: ahead > 0, reversed(before))
    return now <= 0 and max(lead, default=0) >= FAR_AHEAD


def _is_gigackel(over: DealOver, side: int) -> bool:
    """Whether a side lost doubly and without a trick."""
    result = over.past[-1].result
    return result.strokes[side] == GIGACKEL and not result.tricks[side]
