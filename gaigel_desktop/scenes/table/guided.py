"""Guided: in a lesson the focus of whoever uses keys, or hears, lies on what is wanted next."""

from __future__ import annotations

from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.picture.spots import Spot

from . import papers, reach
from .lit import lit
from .session import Session
from .state import TableState

PRESSED = Spot("paper", 0)  # the way on, or the first answer


def guide(session: Session) -> None:
    """As soon as something else is said, or wanted, the focus goes there; afterwards it is left alone."""
    state = session.state
    pointing, choosing, note = state.pointing, state.choosing, papers.said_now(state)
    if not (pointing.by_keys or state.desk.kit.aloud.heard) or (note is None and state.shown.busy(state.now)):
        return
    if choosing.panel is not None or choosing.picked is not None:
        return
    seen = state.stage.seen
    wanted = note, seen.phase, seen.turn, seen.done
    if wanted != pointing.guided:
        spot = _next(state)
        state.pointing = pointing._replace(guided=wanted, focus=pointing.focus if spot is None else spot)
        state.dirty = True


def _next(state: TableState) -> Spot | None:
    """What is to be pressed on the paper; otherwise what it points at, or the first own card."""
    there = {placed.spot: None for placed in reach.in_reach(state)}
    if PRESSED in there:
        return PRESSED
    shines = lit(state)
    deeds = [spot for spot in there if spot.kind in reach.DEEDS]
    if state.stage.seen.turn != state.me:
        return None
    return next((spot for spot in deeds if key_of(spot) in shines), next(iter(deeds), None))
