"""Walk: where the keys lead that only come to things: Tab, the arrows, N. Nothing is done by them."""

from __future__ import annotations

from gaigel_desktop.scenes.picture import spots
from gaigel_desktop.scenes.picture.spots import Spot
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.focus import DIRECTIONS, after, towards

from . import reach
from .session import Session


def come_to(session: Session, spot: Spot | None) -> None:
    """The keys are there now."""
    session.state.pointing = session.state.pointing.focused(spot)


def tab(session: Session, step: int) -> None:
    """To the next thing that can be pressed, or the one before."""
    state = session.state
    come_to(session, after(reach.ring(state), state.pointing.focus, step))


def next_name(session: Session, step: int) -> None:
    """To the next thing that lies there and cannot be pressed, so that Tab has a short way."""
    state = session.state
    ring = [placed.spot for placed in reversed(reach.named(state))]
    come_to(session, after(ring, state.pointing.focus, step))


def arrow(session: Session, key: int, shifted: bool) -> None:
    """To what lies there; within the hand from card to card; with Shift the card goes there itself."""
    state = session.state
    focus, ring = state.pointing.focus, reach.ring(state)
    card = spots.card_at(focus)
    if focus not in ring:
        come_to(session, ring[0] if ring else None)
    elif card is not None and DIRECTIONS[key][0]:
        _along_hand(session, card, DIRECTIONS[key][0], shifted, ring)
    else:
        there = [placed for placed in reach.in_reach(state) if placed.spot in ring]
        come_to(session, towards(there, focus, DIRECTIONS[key]))


def _along_hand(session: Session, at: int, step: int, shifted: bool, ring: list[Spot]) -> None:
    state = session.state
    size = len(state.hand())
    if shifted and not state.by_hand:
        session.tell(say("sorted_by_suit"))
    elif shifted:
        to = (at + step) % size
        session.sort(at, to)
        come_to(session, Spot("card", to))
        card = card_name(state.hand()[to])
        state.desk.kit.aloud.say(say("spoken_sorted", {"card": card, "at": to + 1, "size": size}))
    else:
        cards = [spot for spot in ring if spot.kind == "card"]
        come_to(session, after(cards, state.pointing.focus, step))
