"""Walk: where the keys lead that only come to things: Tab, the arrows, N. Nothing is done by them."""

from __future__ import annotations

from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.focus import DIRECTIONS, after, towards

from . import reach
from .sitting import Sitting


def come_to(sitting: Sitting, spot: Spot | None) -> None:
    """The keys are there now."""
    sitting.pointing = sitting.pointing.focused(spot)


def tab(sitting: Sitting, step: int) -> None:
    """To the next thing that can be pressed, or the one before."""
    come_to(sitting, after(reach.ring(sitting), sitting.pointing.focus, step))


def next_name(sitting: Sitting, step: int) -> None:
    """To the next thing that lies there and cannot be pressed, so that Tab has a short way."""
    ring = [placed.spot for placed in reversed(reach.named(sitting))]
    come_to(sitting, after(ring, sitting.pointing.focus, step))


def arrow(sitting: Sitting, key: int, shifted: bool) -> None:
    """To what lies there; within the hand from card to card; with Shift the card goes there itself."""
    focus, ring = sitting.pointing.focus, reach.ring(sitting)
    card = spots.card_at(focus)
    if focus not in ring:
        come_to(sitting, ring[0] if ring else None)
    elif card is not None and DIRECTIONS[key][0]:
        _along_hand(sitting, card, DIRECTIONS[key][0], shifted, ring)
    else:
        there = [placed for placed in reach.in_reach(sitting) if placed.spot in ring]
        come_to(sitting, towards(there, focus, DIRECTIONS[key]))


def _along_hand(sitting: Sitting, at: int, step: int, shifted: bool, ring: list[Spot]) -> None:
    size = len(sitting.hand())
    if shifted and not sitting.by_hand:
        sitting.tell(say("sorted_by_suit"))
    elif shifted:
        to = (at + step) % size
        sitting.sort(at, to)
        come_to(sitting, Spot("card", to))
        card = card_name(sitting.hand()[to])
        sitting.desk.kit.aloud.say(say("spoken_sorted", {"card": card, "at": to + 1, "size": size}))
    else:
        cards = [spot for spot in ring if spot.kind == "card"]
        come_to(sitting, after(cards, sitting.pointing.focus, step))
