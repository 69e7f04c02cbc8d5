"""Hints: asked once, where to look; asked again, what a master would do here and why. They stand until it is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.hinting import look_said, said
from gaigel_desktop.window import theme

from .choosing import Advised
from .hint_places import advised_item
from .running_deal import RunningDeal
from .table_state import TableState

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.adviser import Adviser
    from gaigel_desktop.controller.coaching.hint import Hint
    from gaigel_desktop.controller.minds.mind import Mind

NOTHING, LOOK, DEED = range(3)  # how much is to be said


def adviser_with(mind_of: Callable[[], Mind]) -> Callable[[], Adviser]:
    """A function that gives the one adviser for hints at a table, made only when it is asked for: not on the way to the
    first card."""

    @cache
    def adviser() -> Adviser:
        from gaigel_desktop.controller.coaching.adviser import Adviser

        return Adviser(mind_of())

    return adviser


class Hints:
    """The hints at this table, for which the adviser is asked about one position at a time."""

    def __init__(self, running: RunningDeal, adviser: Callable[[], Adviser]) -> None:
        self._running, self._state, self._chair = running, running.state, running.state.chair
        self._adviser = adviser
        self.wanted = NOTHING  # what is still to be said
        self._asked_at = 0.0
        self._about: object = None  # the position

    def ask(self) -> None:
        """Ask for a hint: where to look; and if that has been said, what to do."""
        state = self._state
        if state.shown.moving(state.now):
            self._running.finish()
        if state.seen.phase == OVER:
            self._running.tell(why("deal_over", state.seen))
            return
        again = state.choosing.hint is not None and self._about == position(state)
        self.wanted = DEED if again or self.wanted else LOOK
        if not again:
            self._about, self._asked_at = position(state), state.now
        self._adviser().ask(self._chair, state.match.standing)
        self.go_on()

    def go_on(self) -> None:
        """Say what the adviser has found; put away what is no longer about this position."""
        state = self._state
        if self._about != position(state):
            self.put_away()
        elif self.wanted:
            self._take_answer(state)

    def put_away(self) -> None:
        """Take the hint away and ask for no other."""
        self.wanted = NOTHING
        self._state.choosing = self._state.choosing._replace(hint=None)

    # -- what was found -----------------------------------------------------------------------------------------

    def _take_answer(self, state: TableState) -> None:
        found, waits = self._adviser().hint(self._chair), next_to_act(state.seen) != state.me
        if found is None:
            if not waits and state.now >= self._asked_at + theme.AT_FIRST_SIGHT:
                self._look_at_once(state)
        elif waits and not found.deed:
            self.put_away()
            self._running.tell(why("not_your_turn", state.seen))
        else:
            self._say(state, found)

    def _look_at_once(self, state: TableState) -> None:
        """Say what everybody would look at first, because a master thinks for long."""
        if state.choosing.hint is None:
            from gaigel_desktop.controller.coaching.adviser import at_first_sight

            self._show(state, _where_to_look(state, at_first_sight(state.seen, state.me)))
            self.wanted = NOTHING if self.wanted == LOOK else DEED

    def _say(self, state: TableState, found: Hint) -> None:
        """Say a hint: where to look, or what to do; what is said stays."""
        if self.wanted == LOOK:
            self._show(state, _where_to_look(state, found))
        else:
            self._show(state, _what_to_do(state, found))
            state.pointing = state.pointing.focused(advised_item(state))
        self.wanted = NOTHING

    def _show(self, state: TableState, advised: Advised) -> None:
        state.choosing = state.choosing._replace(hint=advised)
        state.dirty = True
        self._running.help()
        self._chair.help()


def _where_to_look(state: TableState, hint: Hint) -> Advised:
    """The advice with the question, and what it is about highlighted."""
    shown = tuple(card for lit in hint.lit for card in lit.cards)
    return Advised(look_said(hint, state.seen), tuple(lit.what for lit in hint.lit if not lit.cards), shown)


def _what_to_do(state: TableState, hint: Hint) -> Advised:
    """The advice with the action, its reason and its cards."""
    actions = (*hint.deed[:1], *(hint.either or ())[:1])
    shown = tuple(card_of(action) for action in actions if is_card(action))
    return Advised(said(hint, state.seen), (), shown, hint.deed)


def position(state: TableState) -> object:
    """What a hint depends on: a sign changes nothing of it."""
    seen = state.seen
    own = seen.hands[state.me]
    return seen.phase, seen.done, tuple(seen.trick), seen.turn, tuple(seen.waiting), seen.claimer, own
