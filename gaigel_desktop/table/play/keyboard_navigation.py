"""Keyboard navigation: where Tab, the arrows and N move the focus. Nothing else is done by them."""

from __future__ import annotations

from gaigel_desktop.table.board.item import ItemId, card_ids, name_ring, place_in_hand, tab_ring
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.focus import after, towards

from .described import all_items
from .running_deal import RunningDeal


def focus_item(running: RunningDeal, item: ItemId | None) -> None:
    """Put the focus of the keys on an item."""
    running.state.pointing = running.state.pointing.focused(item)


def go_to_next_item(running: RunningDeal, step: int) -> None:
    """Go to the next thing that can be pressed, or the one before."""
    state = running.state
    focus_item(running, after(tab_ring(all_items(state)), state.pointing.focus, step))


def go_to_next_name(running: RunningDeal, step: int) -> None:
    """Go to the next thing that lies there and cannot be pressed, so that Tab has a short way."""
    state = running.state
    focus_item(running, after(name_ring(all_items(state)), state.pointing.focus, step))


def go_by_arrow(running: RunningDeal, direction: tuple[int, int], carries: bool) -> None:
    """Go to what lies in this direction; within the hand from card to card; with Shift the card goes there itself."""
    state = running.state
    focus, items = state.pointing.focus, all_items(state)
    ring = tab_ring(items)
    card = place_in_hand(focus, state.hand())
    if focus not in ring:
        focus_item(running, ring[0] if ring else None)
    elif card is not None and direction[0]:
        _along_hand(running, card, direction[0], carries, ring)
    else:
        there = [(item.id, box) for item in items if item.id in ring for box in item.boxes]
        focus_item(running, towards(there, focus, direction))


def _along_hand(running: RunningDeal, at: int, step: int, carries: bool, ring: list[ItemId]) -> None:
    state = running.state
    size = len(state.hand())
    if carries and not state.by_hand:
        running.tell(say("sorted_by_suit"))
    elif carries:
        to = (at + step) % size
        running.sort(at, to)
        focus_item(running, card_ids(state.hand())[to])
        card = card_name(state.hand()[to])
        running.announcer.say(say("spoken_sorted", {"card": card, "at": to + 1, "size": size}))
    else:
        cards = [item for item in ring if item.kind == "card"]
        focus_item(running, after(cards, state.pointing.focus, step))
