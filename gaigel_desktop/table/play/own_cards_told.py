"""What comes to the player's hand, and how the deal lies there, in sentences for whoever hears it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import to_draw
from gaigel_desktop.rules.events import Drawn, Event, Swapped, Taken
from gaigel_desktop.text.explain import capital, card_name, sentence
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.speech import say, suit_name
from gaigel_desktop.text.telling import listed
from gaigel_desktop.text.what_holds import duty_told, end_of_drawing

from .table_state import TableState


def deal_begun_told(state: TableState) -> str:
    """A sentence that another deal begins; who deals the first one of a match has been said by who was to deal it."""
    return say("retell_begin") if state.match.standing.deals == 0 else f"{say('retell_begin')} {_deals(state)}"


def _deals(state: TableState) -> str:
    dealer = state.stage.seen.dealer
    name = {"name": state.seating.names[dealer]}
    return say("umschlag_you_deal") if state.seating.is_you(dealer) else say("umschlag_deals", name)


def trump_told(state: TableState) -> str:
    """A sentence on the trump card, or on the trump suit when the card is gone."""
    seen = state.stage.seen
    if seen.indicator == HIDDEN:
        return sentence(say("name_suit", {"suit": suit_name(seen.trump)}))
    return sentence(say_at(seen.law.rules, "name_trump", {"card": card_name(seen.indicator)}))


def hand_told(state: TableState) -> str:
    """A sentence on the cards of the hand, in their order; of two equal ones it says that there are two."""
    cards = state.hand()
    return say("spoken_hold", {"cards": _all(cards)}) if cards else ""


def trick_told(state: TableState, *, comes: bool) -> str:
    """A sentence on the cards that lie in the trick, with whoever played them; empty while there are none. The last one
    is left out where it `comes` just now."""
    seen, names = state.stage.seen, state.seating.names
    lying = seen.trick[:-1] if comes else seen.trick
    told = (
        say(
            "did_turn_one",
            {
                "name": names[(seen.leader + at) % seen.players],
                "card": say("spoken_face_down") if card == HIDDEN else card_name(card),
            },
        )
        for at, card in enumerate(lying)
    )
    return say("spoken_lies", {"cards": ", ".join(told)}) if lying else ""


def _all(cards: Iterable[int]) -> str:
    every = list(cards)
    named = {card: say("spoken_hold_twice", {"card": card_name(card)}) for card in every if every.count(card) > 1}
    return listed([named.get(card, card_name(card)) for card in dict.fromkeys(every)])


def drawn_cards_told(state: TableState, event: Event, trump: int) -> Iterator[str]:
    """The sentences on what the player sees come to a hand by an event: the own card, and the trump card to whoever
    draws it; then that the talon is gone. `trump` was the card under the talon before."""
    if isinstance(event, Swapped | Taken) and event.seat == state.me:
        yield say("spoken_get", {"card": card_name(trump)})
    elif isinstance(event, Drawn):
        yield from _drawn(state, event)


def _drawn(state: TableState, event: Drawn) -> Iterator[str]:
    """The sentences on a drawing; in the order of drawing the trump card is the last."""
    seats, names = state.stage.seen.players, state.seating.names
    own, last = event.cards[(state.me - event.seat) % seats], (event.seat - 1) % seats
    yield say("spoken_draw", {"card": card_name(own)})
    if event.last_open and last != state.me:
        yield say("spoken_draws_last", {"name": names[last], "card": card_name(event.cards[-1])})
    if not to_draw(state.stage.seen) and not state.aids.say_tricks:  # who wants to be told hears it as a note
        yield _drawing_over(state)


def _drawing_over(state: TableState) -> str:
    """A sentence that the drawing is over; what holds then is said where it stands on the strip."""
    over = end_of_drawing(state.stage.seen.law.rules)
    duty = duty_told(state.stage.seen) if state.aids.say_tricks else ""
    return " ".join(filter(None, (over, sentence(capital(duty)) if duty else "")))
