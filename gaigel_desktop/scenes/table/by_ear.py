"""By ear: whoever hears the table comes to something that is there, or presses it, as with the keys."""

from __future__ import annotations

from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.picture.spots import Spot, card_at
from gaigel_desktop.window.spoken.tree import Wanted

from . import reach
from .deeds import Deeds
from .presses import Presses
from .sitting import Sitting
from .spoken import ON, waits_for_press


def do(wanted: Wanted, sitting: Sitting, presses: Presses, deeds: Deeds, now: float) -> None:
    """Go there, and perhaps press it; what is no longer there is left alone."""
    sitting.now, sitting.away, sitting.dirty = now, False, True
    sitting.said.go_on_from_refusal()
    sitting.pointing = sitting.pointing._replace(by_keys=True)
    if wanted.key == ON:
        _go_on(wanted, sitting, presses, deeds)
        return
    spot = _spot_of(sitting, wanted.key)
    if spot is None:
        return
    sitting.pointing = sitting.pointing.focused(spot)
    if wanted.deed == "press" and not _is_other(sitting, spot, deeds):
        presses.press_focus()


def _go_on(wanted: Wanted, sitting: Sitting, presses: Presses, deeds: Deeds) -> None:
    if wanted.deed == "press" and not deeds.end_motion() and waits_for_press(sitting):
        presses.go_on()


def _spot_of(sitting: Sitting, key: str) -> Spot | None:
    """What is called so, if it is there."""
    placed = (*reach.in_reach(sitting), *reach.named(sitting))
    return next((each.spot for each in placed if key_of(each.spot) == key), None)


def _is_other(sitting: Sitting, spot: Spot, deeds: Deeds) -> bool:
    """Input never waits for motion; but where that ends in something new, or with other cards in the hand, it is a
    card of which nobody has spoken."""
    hand = sitting.hand()
    if card_at(spot) is None or sitting.choosing.panel is not None or not deeds.end_motion():
        return False
    return sitting.stop is not None or sitting.hand() != hand
