"""By ear: whoever hears the table comes to something that is there, or presses it, as with the keys."""

from __future__ import annotations

from gaigel_desktop.scenes.picture.item import ItemId
from gaigel_desktop.window.spoken.tree import Wanted

from .deeds import Deeds
from .described import all_items
from .presses import Presses
from .running_deal import RunningDeal
from .spoken import ON, waits_for_press
from .state import TableState


def do(wanted: Wanted, running: RunningDeal, presses: Presses, deeds: Deeds, now: float) -> None:
    """Go there, and perhaps press it; what is no longer there is left alone."""
    state = running.state
    state.now, state.away, state.dirty = now, False, True
    state.said.go_on_from_refusal()
    state.pointing = state.pointing._replace(by_keys=True)
    if wanted.key == ON:
        _go_on(wanted, state, presses, deeds)
        return
    item = next((item.id for item in all_items(state) if item.in_reach and item.id.key == wanted.key), None)
    if item is None:
        return
    state.pointing = state.pointing.focused(item)
    if wanted.deed == "press":
        _press(running, item, presses, deeds)


def _go_on(wanted: Wanted, state: TableState, presses: Presses, deeds: Deeds) -> None:
    if wanted.deed == "press" and not deeds.end_motion() and waits_for_press(state, all_items(state)):
        presses.go_on()


def _press(running: RunningDeal, item: ItemId, presses: Presses, deeds: Deeds) -> None:
    """Input never waits for motion; but where that ends in something new, or with other cards in the hand, it is a
    card of which nobody has spoken."""
    state, hand = running.state, running.state.hand()
    is_card = item.kind == "card" and state.choosing.panel is None
    if is_card and deeds.end_motion() and (state.stop is not None or state.hand() != hand):
        return
    presses.press_focus()
