"""Lessons that are offered after a deal of a match, about what has come up in it for the first time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from gaigel_desktop.controller.learning import LAST
from gaigel_desktop.rules.actions import ANNOUNCE_FARBE, DISSLE, DIVE, SECOND, SIEBENER
from gaigel_desktop.rules.cards import HAND_SIZE, HIDDEN, RANK, SEVEN, SUIT, cards
from gaigel_desktop.rules.deal import ENDGAME, NOBODY
from gaigel_desktop.rules.events import Signed
from gaigel_desktop.rules.judge import why_never
from gaigel_desktop.rules.options import as_in_1907
from gaigel_desktop.text.rule_book.facts import left_undrawn

from .offered_lesson import Offered
from .running_deal import RunningDeal
from .table_state import TableState

USUAL: Final = 4  # people at a table
SHOWN: Final = "lesson:"  # how it is noted that a lesson was offered


def _led(state: TableState, mode: int) -> bool:
    """Whether somebody else has opened in this way."""
    seen = state.seen
    return seen.mode == mode and not seen.done and seen.leader != state.me


def _can_be_swapped(state: TableState) -> bool:
    seen = state.seen
    seven = seen.trump * 6 + SEVEN
    return seven in cards(seen.hands[state.me]) and seen.indicator not in (HIDDEN, seven)


def _talon_is_gone(state: TableState) -> bool:
    """Whether nothing is left to draw, and nothing lies there that is left over."""
    return state.seen.phase == ENDGAME and not left_undrawn(state.chair.rules)


def _is_reserved(state: TableState) -> bool:
    return state.seen.reserver != NOBODY


def _has_signs(state: TableState) -> bool:
    """Whether somebody else has made a sign."""
    return any(isinstance(event, Signed) and event.seat != state.me for event in state.shown.past)


def _has_sevens(state: TableState) -> bool:
    """Whether the player holds all but one of the Sevens that end a deal."""
    return sum(RANK[card] == SEVEN for card in cards(state.seen.hands[state.me])) == HAND_SIZE - 1


def _plays_for_a_suit(state: TableState) -> bool:
    """Whether somebody plays for five of a suit, or the player holds all but one of the cards that are needed."""
    seen = state.seen
    suits = [SUIT[card] for card in cards(seen.hands[state.me])]
    known = why_never(seen, ANNOUNCE_FARBE) is None
    return known and (seen.farbe != 0 or any(suits.count(suit) == HAND_SIZE - 1 for suit in suits))


def _is_of_1907(state: TableState) -> bool:
    return as_in_1907(state.chair.rules)


def _are_not_four(state: TableState) -> bool:
    return int(state.seen.players) != USUAL


def _has_score(state: TableState) -> bool:
    """Whether a deal of this match has been played to its end."""
    return state.match.standing.deals > 0


def _can_play(state: TableState) -> bool:
    """Whether the lessons that make a player are learned."""
    return LAST in state.player.learner.progress.lessons


COMES_UP: Final[dict[str, Callable[[TableState], bool]]] = {  # what is offered first stands first
    "in_1907": _is_of_1907,
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
    "players": _are_not_four,
    "uebergaigelt": _has_score,
    "slate": _has_score,
    "whole_deal": _can_play,
}


class Offers:
    """The lessons that are still to be offered at this table, one a deal."""

    def __init__(self, running: RunningDeal) -> None:
        self._state = running.state
        self._left: dict[str, str] | None = None  # what may come up, and the lesson about it

    def look(self) -> None:
        """Note the lesson that is to be offered, if something has come up, while nothing moves."""
        state = self._state
        if state.offered is None and not state.shown.busy(state.now) and not state.over:
            self._offer(state)

    def _offer(self, state: TableState) -> None:
        found = next((thing for thing in COMES_UP if thing in self._to_come() and COMES_UP[thing](state)), None)
        if found is None:
            return
        from gaigel_desktop.controller.teaching.contents import title_of

        lesson, learner = self._to_come()[found], state.player.learner
        self._left = {}
        learner.learn(learner.progress.with_shown(SHOWN + lesson))
        state.offered = Offered(lesson, title_of(lesson))

    def _to_come(self) -> dict[str, str]:
        """What was neither learned nor offered: things that may come up, with the lesson about each."""
        if self._left is None:
            from gaigel_desktop.controller.teaching.contents import what_comes_up  # not on the way to the first card

            learned = self._state.player.learner.progress
            new = {thing: name for thing, name in what_comes_up().items() if thing in COMES_UP}
            gone = (*learned.lessons, *(name.removeprefix(SHOWN) for name in learned.shown))
            self._left = {thing: name for thing, name in new.items() if name not in gone}
        return self._left
