"""Taking: by what a whole trick is taken: who, with which card, for how much, and the one reason (rules.md 5, 6, 9).

The judge is asked again with one thing changed: what a card without power would do with it, and a trump in the first
trick, if it counted. So a reason is named only where it is what decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mypy_extensions import i64

from .actions import DIVE, ELFEN, SECOND, SIEBENER
from .cards import HIDDEN, SUIT
from .deal import FIRST_TRICK, NO_POWER, NO_SUIT, TALON, Deal, has_special_opening, taker
from .tricks import award, trumps_are_banned, turn_cards

HIGHEST: Final = "highest"  # of the suit led
NOBODY_ELSE: Final = "nobody_else"  # played that suit
FIRST_OF_TWO: Final = "first_of_two"  # equal cards
A_TRUMP: Final = "a_trump"
HIGHER_TRUMP: Final = "higher_trump"
GE_ELFEN: Final = "ge_elfen"
DIVED: Final = "dived"  # the highest of the suit that lay face down
ACE_FOUND: Final = "ace_found"  # the other ace of Zweite Alte
ACE_KEPT: Final = "ace_kept"
TRUMP_PASSED: Final = "trump_passed"  # a trump that does not count in the first trick
POWERLESS: Final = "powerless"  # a card of auf Siebener would have taken it
FORCED_TRUMP: Final = "forced_trump"  # took what nobody else could
NOBODY_CAN: Final = "nobody_can"  # so it stays with whoever led


class Taking(NamedTuple):
    """Who takes a trick, with which card, how many points lie in it, and why."""

    seat: int
    card: int
    points: int
    why: str


def taken_now(deal: Deal) -> Taking | None:
    """The trick that lies there whole and open; None while there is none."""
    if taker(deal) < 0:
        return None
    return how_taken(deal, deal.leader, deal.trick, deal.phase == FIRST_TRICK)


def taken_last(deal: Deal) -> Taking | None:
    """The trick that was taken last; None before the first one."""
    if not deal.done:
        return None
    return how_taken(deal, deal.last_leader, deal.last_trick, deal.done == 1 and has_special_opening(deal.law))


def how_taken(deal: Deal, leader: i64, trick: Sequence[i64], first: bool) -> Taking:
    """A whole trick of this deal, from its leader on; `first` if it is the one with rules of its own."""
    judged = _judged(deal, leader, trick, FIRST_TRICK if first else TALON)
    seat = judged.best_seat
    card = trick[(seat - leader) % deal.players]
    return Taking(seat, card, _worth(judged), _special(judged) or _by_rank(judged, card))


def _judged(deal: Deal, leader: i64, trick: Sequence[i64], phase: i64) -> Deal:
    """The trick as it lay there, compared anew."""
    twin = deal.copy()
    twin.phase = phase
    twin.leader = twin.best_seat = leader
    twin.led = NO_SUIT
    twin.best = HIDDEN
    twin.best_power = 0
    twin.power = NO_POWER
    turn_cards(twin, tuple(trick))
    return twin


def _worth(judged: Deal) -> int:
    """What whoever takes it gains."""
    after, side = judged.copy(), judged.law.side[judged.best_seat]
    award(after)
    return after.points[side] - judged.points[side]


def _special(judged: Deal) -> str:
    """What the first trick and auf Siebener do to a trick; empty where cards alone decide."""
    first, mode = judged.phase == FIRST_TRICK, judged.mode
    if judged.led == NO_SUIT:
        return FORCED_TRUMP if judged.best_power else NOBODY_CAN
    if first and mode == ELFEN:
        return GE_ELFEN
    if judged.siebener and _with_power(judged) != judged.best_seat:
        return POWERLESS
    if first and mode == SECOND:
        return ACE_KEPT if judged.best_seat == judged.leader else ACE_FOUND
    return TRUMP_PASSED if first and _with_trumps(judged) != judged.best_seat else ""


def _with_power(judged: Deal) -> i64:
    """Who would take it if the cards of auf Siebener had power."""
    twin = judged.copy()
    twin.siebener = 0
    if twin.mode == SIEBENER:
        twin.mode = DIVE  # the suit led, and nothing else
    return _judged(twin, judged.leader, judged.trick, judged.phase).best_seat


def _with_trumps(judged: Deal) -> i64:
    """Who would take it if trumps counted in the first trick."""
    return _judged(judged, judged.leader, judged.trick, TALON).best_seat


def _by_rank(judged: Deal, card: i64) -> str:
    """Why this card takes it where suits and ranks decide."""
    trick, first = judged.trick, judged.phase == FIRST_TRICK
    if trick.count(card) > 1:
        return FIRST_OF_TWO
    alone = sum(SUIT[each] == SUIT[card] for each in trick) == 1
    if SUIT[card] == judged.trump and (not first or trumps_are_banned(judged)):
        return A_TRUMP if alone else HIGHER_TRUMP
    if alone:
        return NOBODY_ELSE
    return DIVED if first and judged.mode == DIVE else HIGHEST
