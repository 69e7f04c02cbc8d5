"""Guided: in a lesson the focus of whoever uses keys, or hears, lies on what is wanted next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.picture.spots import Spot

from . import papers, reach
from .lit import lit

if TYPE_CHECKING:
    from .sitting import Sitting

PRESSED = Spot("paper", 0)  # the way on, or the first answer


def guide(sitting: Sitting) -> None:
    """As soon as something else is said, or wanted, the focus goes there; afterwards it is left alone."""
    pointing, choosing, note = sitting.pointing, sitting.choosing, papers.said_now(sitting)
    if not (pointing.by_keys or sitting.desk.kit.aloud.heard) or (note is None and sitting.shown.busy(sitting.now)):
        return
    if choosing.panel is not None or choosing.picked is not None:
        return
    seen = sitting.stage.seen
    wanted = note, seen.phase, seen.turn, seen.done
    if wanted != pointing.guided:
        spot = _next(sitting)
        sitting.pointing = pointing._replace(guided=wanted, focus=pointing.focus if spot is None else spot)
        sitting.dirty = True


def _next(sitting: Sitting) -> Spot | None:
    """What is to be pressed on the paper; otherwise what it points at, or the first own card."""
    there = {placed.spot: None for placed in reach.in_reach(sitting)}
    if PRESSED in there:
        return PRESSED
    shines = lit(sitting)
    deeds = [spot for spot in there if spot.kind in reach.DEEDS]
    if sitting.stage.seen.turn != sitting.me:
        return None
    return next((spot for spot in deeds if key_of(spot) in shines), next(iter(deeds), None))
