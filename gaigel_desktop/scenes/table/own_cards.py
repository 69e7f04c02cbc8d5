"""Own cards: what comes to the player's hand, and how the deal lies there, as it is said aloud to whoever hears it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import to_draw
from gaigel_desktop.rules.events import Drawn, Event, Swapped, Taken
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import listed
from gaigel_desktop.text.what_holds import duty_told, end_of_drawing

if TYPE_CHECKING:
    from .sitting import Sitting


def begun(sitting: Sitting) -> str:
    """Another deal begins; who deals the first one of a match has been said by who was to deal it."""
    return say("retell_begin") if sitting.match.standing.deals == 0 else f"{say('retell_begin')} {_deals(sitting)}"


def _deals(sitting: Sitting) -> str:
    dealer = sitting.stage.seen.dealer
    name = {"name": sitting.seating.names[dealer]}
    return say("umschlag_you_deal") if dealer == sitting.me else say("umschlag_deals", name)


def trump_lies(sitting: Sitting) -> str:
    """The trump card, or the sign in its place."""
    seen = sitting.stage.seen
    if seen.indicator == HIDDEN:
        return sentence(say("name_suit", {"suit": suit_name(seen.trump)}))
    return sentence(say_at(seen.law.rules, "name_trump", {"card": card_name(seen.indicator)}))


def hand_lies(sitting: Sitting) -> str:
    """The cards of the hand, in their order; of two equal ones that there are two."""
    cards = sitting.hand()
    return say("spoken_hold", {"cards": _all(cards)}) if cards else ""


def _all(cards: Iterable[int]) -> str:
    every = list(cards)
    named = {card: say("spoken_hold_twice", {"card": card_name(card)}) for card in every if every.count(card) > 1}
    return listed([named.get(card, card_name(card)) for card in dict.fromkeys(every)])


def came(sitting: Sitting, event: Event, trump: int) -> Iterator[str]:
    """What the player sees come to a hand by this: the own card, and the trump card to whoever draws it; then that the
    talon is gone. `trump` was the card under the talon before."""
    if isinstance(event, Swapped | Taken) and event.seat == sitting.me:
        yield say("spoken_get", {"card": card_name(trump)})
    elif isinstance(event, Drawn):
        yield from _drawn(sitting, event)


def _drawn(sitting: Sitting, event: Drawn) -> Iterator[str]:
    """In the order of drawing the trump card is the last."""
    seats, names = sitting.stage.seen.players, sitting.seating.names
    own, last = event.cards[(sitting.me - event.seat) % seats], (event.seat - 1) % seats
    yield say("spoken_draw", {"card": card_name(own)})
    if event.last_open and last != sitting.me:
        yield say("spoken_draws_last", {"name": names[last], "card": card_name(event.cards[-1])})
    if not to_draw(sitting.stage.seen) and not sitting.aids.say_tricks:  # who wants to be told hears it as a note
        yield _drawing_over(sitting)


def _drawing_over(sitting: Sitting) -> str:
    """What holds then is said where it stands on the strip."""
    over = end_of_drawing(sitting.stage.seen.law.rules)
    duty = duty_told(sitting.stage.seen) if sitting.aids.strip else ""
    return " ".join(filter(None, (over, sentence(capital(duty)) if duty else "")))
