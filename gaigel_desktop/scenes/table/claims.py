"""Claims: an Aus that waits for the player: questioned, or left to stand (U). The question comes and goes by itself."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.scenes.picture.panels import claim_panel
from gaigel_desktop.scenes.stage.stops import CLAIM
from gaigel_desktop.text.explain import why
from gaigel_desktop.window import theme

from . import aids, holding
from .sitting import Sitting

CLAIM_OPEN: Final = "claim_open"  # why nothing else is done meanwhile


def ask(sitting: Sitting) -> None:
    """Somebody claims to be out, and all have heard it: the question lies there until the player has answered, or
    until it waits for the player no more. Nothing has the focus, so that no key answers by accident."""
    choosing, stop = sitting.choosing, sitting.stop
    if choosing.asked and not sitting.conductor.asks_about_claim:
        sitting.choosing = choosing._replace(panel=None)
        sitting.pointing = sitting.pointing.panel_closed()
    elif not choosing.asked and stop is not None and stop.kind == CLAIM:
        if choosing.intended is not None or sitting.pointing.drag is not None:
            asked_first(sitting)
        let_fall(sitting)
        asked = claim_panel(sitting.seen, sitting.seating.names, aids.claimed(sitting))
        sitting.choosing = choosing._replace(panel=asked, asked_at=sitting.now, intended=None)
        sitting.pointing = sitting.pointing.focused(None)


def asked_first(sitting: Sitting) -> None:
    """Somebody would do something else: the claim comes first, and that is said."""
    sitting.tell(why(CLAIM_OPEN, sitting.seen))


def has_just_come(sitting: Sitting) -> bool:
    """Whether a press may have been meant for what lay there before the question."""
    return sitting.choosing.asked and sitting.now < sitting.choosing.asked_at + theme.TAKEN_IN


def let_fall(sitting: Sitting) -> None:
    """What is held lies again where it was taken, and nothing stays pressed."""
    drag = sitting.pointing.drag
    sitting.pointing = sitting.pointing._replace(pressed=None, drag=None)
    if drag is not None:
        holding.drop(sitting.stage, drag)
