"""Told once: what has just changed for everybody, in a sentence, for those who want to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaigel_desktop.rules.deal import to_draw
from gaigel_desktop.rules.events import Drawn, Event, Reserved, Signed, Swapped, Taken
from gaigel_desktop.text.explain import capital, sentence
from gaigel_desktop.text.signs import sign_says
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import exchange_told, listed
from gaigel_desktop.text.what_holds import duty_told
from gaigel_desktop.window import theme

if TYPE_CHECKING:
    from .sitting import Sitting


def tell(sitting: Sitting, event: Event, trump: int) -> None:
    """Who has exchanged what (the trump card was another one before); what the player's sign says; and what holds when
    the talon is gone."""
    seen = sitting.stage.seen
    if not sitting.aids.say_tricks:
        return
    if isinstance(event, Swapped | Reserved | Taken) and event.seat != sitting.me:
        sitting.tell(exchange_told(event, seen, trump, sitting.seating.names), theme.CHANGE_TOLD)
    elif isinstance(event, Signed) and event.seat == sitting.me:
        sitting.tell(sign_says(event.sign, seen, listed(sitting.seating.partners(seen.law.side))), theme.CHANGE_TOLD)
    elif isinstance(event, Drawn) and not to_draw(seen) and (duty := duty_told(seen)):
        sitting.tell(f"{say('name_suit_about')} {sentence(capital(duty))}", theme.CHANGE_TOLD)
