"""Why something is not done, told to the player alone as long as it is so, or until the next press."""

from __future__ import annotations

from collections.abc import Callable

from gaigel_desktop.table.board.bubbles import Aside, Bubble
from gaigel_desktop.window import theme

from .running_deal import RunningDeal


def refuse_at_card(running: RunningDeal, words: str, card: int | None, holds: Callable[[], bool]) -> None:
    """Tell why something is not done in a bubble at a card of the own hand, or at the own seat."""
    state = running.state
    stays = theme.REFUSAL if state.lecture is None else theme.REFUSED_IN_LESSON
    state.said.refuse(Bubble(words, state.me, state.now + stays, card, to_player=True), holds, state.now)


def refuse_on_line(running: RunningDeal, words: str, holds: Callable[[], bool]) -> None:
    """Tell why something is not done on the line where the table says what it waits for."""
    state = running.state
    state.said.refuse(Aside(words, state.now + theme.REFUSAL), holds, state.now)
