"""The player leads the first card of a deal: the card and the way in which it is led are chosen in either order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gaigel_desktop.rules.actions import DIVE, Action, opening
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.text.speech import say

from . import laid_out_choices
from .running_deal import RunningDeal


class Leading:
    """The choice of Vorhand, card and way, before the first card lies there."""

    def __init__(self, running: RunningDeal, intend: Callable[[Action], None], end_stop: Callable[[], None]) -> None:
        self._running, self._state = running, running.state
        self._intend, self._end_stop = intend, end_stop

    def card(self, card: int) -> None:
        """Choose the card, before or after the way to lead it."""
        state, (_, picked, mode, *_) = self._state, self._state.choosing
        fitting = laid_out_choices.ways_that_fit(state, card)
        if mode is not None:
            self._intend(opening(mode, card))
        elif len(fitting) > 1 and card != picked:
            state.choosing = state.choosing._replace(picked=card)
            self._look_at_ways(fitting)
        else:
            state.choosing = state.choosing._replace(picked=None)
            self._intend(opening(fitting[0] if fitting else DIVE, card))

    def _look_at_ways(self, fitting: Sequence[int]) -> None:
        """Put the focus on the first way that fits, if they are laid out: what has still to be read comes before
        them."""
        self._end_stop()
        ways = [offer.mode for offer in laid_out_choices.ways_to_open(self._state)]
        laid = [ways.index(mode) for mode in fitting if mode in ways]
        if laid:
            self._state.pointing = self._state.pointing.focused(ItemId("way", min(laid)))

    def offer(self, at: int) -> None:
        """Choose the way to lead, before or after the card."""
        state, (_, picked, chosen, *_) = self._state, self._state.choosing
        offers = laid_out_choices.ways_to_open(state)
        if at >= len(offers):
            return
        mode = offers[at].mode
        if picked is not None:
            self._intend(opening(mode, picked))
        elif mode == chosen:
            state.choosing = state.choosing._replace(mode=None)
        else:
            self.take_way(mode)

    def take_way(self, mode: int) -> None:
        """Choose the way to lead while the card for it is still to be chosen."""
        self._state.choosing = self._state.choosing._replace(mode=mode, picked=None)
        self._running.tell(say("choose_card"), asks=True)
