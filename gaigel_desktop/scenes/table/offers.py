"""Offers: what comes up in a match for the first time can be learned at once, if somebody wants to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from gaigel_desktop.rules.actions import ANNOUNCE_FARBE, DISSLE, DIVE, SECOND, SIEBENER
from gaigel_desktop.rules.cards import HAND_SIZE, HIDDEN, RANK, SEVEN, SUIT, cards
from gaigel_desktop.rules.deal import ENDGAME, NOBODY, OVER
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.rules.judge import why_never
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.scenes.parts.learning import LAST

if TYPE_CHECKING:
    from .sitting import Sitting

USUAL: Final = 4  # people at a table
SHOWN: Final = "lesson:"  # how it is noted that a lesson was offered
STAYS: Final = 2  # tricks


class Offered(NamedTuple):
    """A lesson that is offered: its name, and what it is called."""

    name: str
    title: str
    after: int  # so many tricks


def _led(sitting: Sitting, mode: int) -> bool:
    """Whether somebody else has opened so."""
    seen = sitting.seen
    return seen.mode == mode and not seen.done and seen.leader != sitting.me


def _can_be_swapped(sitting: Sitting) -> bool:
    seen = sitting.seen
    seven = seen.trump * 6 + SEVEN
    return seven in cards(seen.hands[sitting.me]) and seen.indicator not in (HIDDEN, seven)


def _talon_is_gone(sitting: Sitting) -> bool:
    return sitting.seen.phase == ENDGAME


def _is_reserved(sitting: Sitting) -> bool:
    return sitting.seen.reserver != NOBODY


def _has_signs(sitting: Sitting) -> bool:
    """Whether somebody has made one."""
    return any(isinstance(event, Signed) and event.seat != sitting.me for event in sitting.shown.past)


def _has_sevens(sitting: Sitting) -> bool:
    """All but one of those that end a deal."""
    return sum(RANK[card] == SEVEN for card in cards(sitting.seen.hands[sitting.me])) == HAND_SIZE - 1


def _plays_for_a_suit(sitting: Sitting) -> bool:
    """Whether somebody does, or the player holds all cards but one of those that are needed."""
    seen = sitting.seen
    suits = [SUIT[card] for card in cards(seen.hands[sitting.me])]
    known = why_never(seen, ANNOUNCE_FARBE) is None
    return known and (seen.farbe != 0 or any(suits.count(suit) == HAND_SIZE - 1 for suit in suits))


def _is_of_1907(sitting: Sitting) -> bool:
    return as_in_1907(sitting.chair.rules)


def _are_not_four(sitting: Sitting) -> bool:
    return int(sitting.seen.players) != USUAL


def _has_score(sitting: Sitting) -> bool:
    """Whether a deal of this match has been played to its end."""
    return sitting.match.standing.deals > 0


def _can_play(sitting: Sitting) -> bool:
    """Whether the lessons that make a player are learned."""
    return LAST in sitting.desk.learner.progress.lessons


COMES_UP: Final[dict[str, Callable[[Sitting], bool]]] = {
    "hoeher_hat": partial(_led, mode=DIVE),
    "second": partial(_led, mode=SECOND),
    "siebener": partial(_led, mode=SIEBENER),
    "dissle": partial(_led, mode=DISSLE),
    "diss": _can_be_swapped,
    "talon_gone": _talon_is_gone,
    "reserve": _is_reserved,
    "signs": _has_signs,
    "sevens": _has_sevens,
    "farbe": _plays_for_a_suit,
    "in_1907": _is_of_1907,
    "players": _are_not_four,
    "uebergaigelt": _has_score,
    "slate": _has_score,
    "whole_deal": _can_play,
}


class Offers:
    """What is still to be offered at this table, one lesson a deal."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._left: dict[str, str] | None = None  # what may come up, and the lesson about it

    def look(self) -> None:
        """While nothing moves: whether something has come up. What was offered lies there for two tricks, unless it is
        taken or put away."""
        sitting = self._sitting
        if sitting.offered is None and not sitting.shown.busy(sitting.now) and not sitting.over:
            self._offer(sitting)

    def _offer(self, sitting: Sitting) -> None:
        found = next((thing for thing in self._to_come() if COMES_UP[thing](sitting)), None)
        if found is None:
            return
        from gaigel_desktop.controller.teaching.contents import title_of

        lesson, desk = self._to_come()[found], sitting.desk
        self._left = {}
        desk.learner.learn(desk.learner.progress.with_shown(SHOWN + lesson))
        sitting.offered = Offered(lesson, title_of(lesson), sitting.seen.done)

    def _to_come(self) -> dict[str, str]:
        """What was neither learned nor offered."""
        if self._left is None:
            from gaigel_desktop.controller.teaching.contents import what_comes_up  # not on the way to the first card

            learned = self._sitting.desk.learner.progress
            new = {thing: name for thing, name in what_comes_up().items() if thing in COMES_UP}
            gone = (*learned.lessons, *(name.removeprefix(SHOWN) for name in learned.shown))
            self._left = {thing: name for thing, name in new.items() if name not in gone}
        return self._left


def stands(sitting: Sitting) -> bool:
    """Whether the offer is still made: as long as what has come up is fresh, and the deal goes on."""
    offered, seen = sitting.offered, sitting.stage.seen
    return offered is not None and seen.phase != OVER and seen.done < offered.after + STAYS


def put_away(sitting: Sitting) -> None:
    """Not now: the lesson is found among the others."""
    sitting.offered = None


def take(sitting: Sitting) -> None:
    """The lesson that is offered is played over this table, which waits for the player to come back."""
    offered, sitting.offered = sitting.offered, None
    if offered is not None:
        sitting.desk.teach(offered.name)
