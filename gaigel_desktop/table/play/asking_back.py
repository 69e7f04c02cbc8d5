"""Asking back: a card that would cost much is asked about once, by a table that teaches, and goes if it is meant.

It is thought over while it is the player's turn, and asked only if the answer is there when the card is pressed: nobody
is kept waiting for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gaigel_desktop.rules.actions import Action, card_of
from gaigel_desktop.rules.deal import ENDGAME, NOBODY
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.panels import sure_panel
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import listed

from .hints import position
from .running_deal import RunningDeal

if TYPE_CHECKING:
    from gaigel_desktop.controller.coaching.adviser import Adviser


class AskingBack:
    """What the table asks about cards of the player's, one question a decision."""

    def __init__(self, running: RunningDeal, adviser: Callable[[], Adviser]) -> None:
        self._running, self._state, self._chair = running, running.state, running.state.chair
        self._adviser = adviser
        self._thinks_of: object = None  # the position
        self._asked_about: object = None

    def think(self) -> None:
        """Let the adviser think about the decision of the player, if there is one."""
        before, self._thinks_of = self._thinks_of, position(self._state) if self._teaches() else None
        if self._thinks_of not in (before, None):
            self._adviser().ask(self._chair, self._state.match.standing)
        elif before is not None:
            self._adviser().hint(self._chair)  # it goes on, or puts away what nobody wants to know any more

    def asks(self, card: Action) -> bool:
        """Ask whether the player means this card, if that is worth a question; gives back whether it was asked."""
        state, here = self._state, position(self._state)
        if not self._teaches() or here in (self._asked_about, None) or here != self._thinks_of:
            return False
        short = self._adviser().doubt(self._chair, card)
        if not short:
            return False
        self._asked_about = here
        names = {"names": listed(state.seating.partners(state.seen.law.side))}
        panel = sure_panel(say(f"sure:{short}", names), card, card_of(card))
        state.choosing = state.choosing._replace(panel=panel, asked_at=state.now, intended=None)
        state.pointing = state.pointing.panel_opened(ItemId("choice"))
        self._running.help()
        self._chair.help()
        return True

    def _teaches(self) -> bool:
        """Whether the player has a card to play, in a match at a table that teaches."""
        state = self._state
        seen = state.seen
        plays = seen.turn == state.me and seen.phase <= ENDGAME and not seen.waiting and seen.claimer == NOBODY
        return plays and state.aids.ask_back and state.counts and state.lecture is None
