"""What has just changed for everybody, in a sentence that is said once, for those who want to be told."""

from __future__ import annotations

from gaigel_desktop.rules.deal import to_draw
from gaigel_desktop.rules.events import Drawn, Event, Reserved, Signed, Swapped, Taken
from gaigel_desktop.text.explain import capital, sentence
from gaigel_desktop.text.signs import sign_says
from gaigel_desktop.text.telling import exchange_told, listed
from gaigel_desktop.text.what_holds import duty_told, end_of_drawing

from .table_state import TableState


def exchange_notice(state: TableState, event: Event, trump: int) -> str:
    """A sentence on who has exchanged what (the trump card was another one before), or on what the player's sign says;
    otherwise empty."""
    seen = state.stage.seen
    if not state.aids.say_tricks:
        return ""
    if isinstance(event, Swapped | Reserved | Taken) and event.seat != state.me:
        return exchange_told(event, seen, trump, state.seating.names)
    if isinstance(event, Signed) and event.seat == state.me:
        return sign_says(event.sign, seen, listed(state.seating.partners(seen.law.side)))
    return ""


def drawing_over(state: TableState, event: Event) -> str:
    """A sentence on what holds when nobody draws any more, as soon as it is so; otherwise empty."""
    seen = state.stage.seen
    if not state.aids.say_tricks or not isinstance(event, Drawn) or to_draw(seen):
        return ""
    duty = duty_told(seen)
    return f"{end_of_drawing(seen.law.rules)} {sentence(capital(duty))}" if duty else ""
