"""By ear: whoever hears the table comes to something that is there, or presses it, as with the keys."""

from __future__ import annotations

from gaigel_desktop.scenes.picture.in_words import key_of
from gaigel_desktop.scenes.picture.spots import Spot, card_at
from gaigel_desktop.window.spoken.tree import Wanted

from . import reach
from .deeds import Deeds
from .presses import Presses
from .session import Session
from .spoken import ON, waits_for_press
from .state import TableState


def do(wanted: Wanted, session: Session, presses: Presses, deeds: Deeds, now: float) -> None:
    """Go there, and perhaps press it; what is no longer there is left alone."""
    state = session.state
    state.now, state.away, state.dirty = now, False, True
    state.said.go_on_from_refusal()
    state.pointing = state.pointing._replace(by_keys=True)
    if wanted.key == ON:
        _go_on(wanted, state, presses, deeds)
        return
    spot = _spot_of(state, wanted.key)
    if spot is None:
        return
    state.pointing = state.pointing.focused(spot)
    if wanted.deed == "press":
        _press(session, spot, presses, deeds)


def _go_on(wanted: Wanted, state: TableState, presses: Presses, deeds: Deeds) -> None:
    if wanted.deed == "press" and not deeds.end_motion() and waits_for_press(state):
        presses.go_on()


def _spot_of(state: TableState, key: str) -> Spot | None:
    """What is called so, if it is there."""
    placed = (*reach.in_reach(state), *reach.named(state))
    return next((each.spot for each in placed if key_of(each.spot) == key), None)


def _press(session: Session, spot: Spot, presses: Presses, deeds: Deeds) -> None:
    """Input never waits for motion; but where that ends in something new, or with other cards in the hand, it is a
    card of which nobody has spoken."""
    state, hand = session.state, session.state.hand()
    is_card = card_at(spot) is not None and state.choosing.panel is None
    if is_card and deeds.end_motion() and (state.stop is not None or state.hand() != hand):
        return
    presses.press_focus()
