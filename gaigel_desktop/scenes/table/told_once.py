"""Told once: what has just changed for everybody, in a sentence, for those who want to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.rules.deal import to_draw
from gaigel_desktop.rules.events import Drawn, Event, Reserved, Signed, Swapped, Taken
from gaigel_desktop.text.explain import capital, sentence
from gaigel_desktop.text.signs import sign_says
from gaigel_desktop.text.telling import exchange_told, listed
from gaigel_desktop.text.what_holds import duty_told, end_of_drawing
from gaigel_desktop.window import theme

if TYPE_CHECKING:
    from .sitting import Sitting


def tell(sitting: Sitting, event: Event, trump: int) -> None:
    """What has just changed; it is said aloud in place of what happened, or after it."""
    if not sitting.aids.say_tricks:
        return
    if words := instead(sitting, event, trump):
        sitting.tell(words, theme.CHANGE_TOLD, aloud=False)
    elif isinstance(event, Drawn) and (words := _drawn(sitting)):
        sitting.tell(words, theme.CHANGE_TOLD)


def instead(sitting: Sitting, event: Event, trump: int) -> str:
    """Who has exchanged what (the trump card was another one before), and what the player's sign says."""
    seen = sitting.stage.seen
    if not sitting.aids.say_tricks:
        return ""
    if isinstance(event, Swapped | Reserved | Taken) and event.seat != sitting.me:
        return exchange_told(event, seen, trump, sitting.seating.names)
    if isinstance(event, Signed) and event.seat == sitting.me:
        return sign_says(event.sign, seen, listed(sitting.seating.partners(seen.law.side)))
    return ""


def _drawn(sitting: Sitting) -> str:
    """What holds when nobody draws any more."""
    seen = sitting.stage.seen
    duty = "" if to_draw(seen) else duty_told(seen)
    return f"{end_of_drawing(seen.law.rules)} {sentence(capital(duty))}" if duty else ""
