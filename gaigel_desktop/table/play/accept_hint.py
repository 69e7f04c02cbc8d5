"""Enter does what a hint has advised, as long as the focus is on what it points at."""

from __future__ import annotations

from gaigel_desktop.rules.actions import PASS, Action, card_of, is_card, mode_of
from gaigel_desktop.rules.deal import OPENING, is_claimed
from gaigel_desktop.table.board.buttons import CALL, call_for

from .actions import PlayerActions
from .hint_places import advised, advised_item
from .running_deal import RunningDeal


def do_advised(running: RunningDeal, actions: PlayerActions) -> bool:
    """Do what a hint has told; gives back whether it was done. What may cost a double game is asked for as always, and
    a claim has its answers."""
    state = running.state
    action = advised(state)
    if action is None or state.pointing.focus != advised_item(state) or is_claimed(state.seen):
        return False
    if is_card(action):
        _play(running, actions, action)
    elif (button := call_for(action)) is not None and CALL[button].ends:
        actions.call(button)
    elif action == PASS:
        running.release()
    else:
        actions.do(action)
    return True


def _play(running: RunningDeal, actions: PlayerActions, action: Action) -> None:
    """Play the card that was advised; the first one of a deal in the way that was advised."""
    state = running.state
    mode = mode_of(action) if state.seen.phase == OPENING else None
    state.choosing = state.choosing._replace(picked=None, mode=mode)
    actions.play(card_of(action))
