"""Flights: the cards of the Umschlag on their way from the pack to the seats: when each is turned up, and is heard."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from gaigel_desktop.table.motion.card_sounds import seconds_to_hit
from gaigel_desktop.table.motion.tempo import Tempo
from gaigel_desktop.window import theme


class Flight(NamedTuple):
    """A card on its way from the pack to a seat."""

    seat: int
    card: int
    began: float  # seconds after the pack was laid there
    earlier: int  # cards that lie there before


def flights_of(turned: Sequence[tuple[int, int]], tempo: Tempo) -> list[Flight]:
    """One after the other, when the pack has been shuffled."""
    begins = accumulate((tempo.waits(_apart(at)) for at in range(len(turned))), initial=tempo.waits(theme.SHUFFLED))
    seats = [seat for seat, _ in turned]
    return [
        Flight(seat, card, begin, seats[:at].count(seat))
        for at, ((seat, card), begin) in enumerate(zip(turned, begins, strict=False))
    ]


class CardHeard(NamedTuple):
    """A sound of a card: in the middle as it is turned up, and where it drops before its seat."""

    at: float
    sound: str
    dropped: Flight | None = None


def heard_of(flights: Sequence[Flight], tempo: Tempo) -> list[CardHeard]:
    """When something is heard, and what: each card is turned up, and drops before a seat."""
    flies = max(0.0, tempo.becomes(theme.TURN_UP) - seconds_to_hit("card_dropped"))
    lifted = [CardHeard(flight.began, "card_lifted") for flight in flights]
    dropped = [CardHeard(flight.began + flies, "card_dropped", flight) for flight in flights]
    return sorted([*lifted, *dropped], key=lambda heard: heard.at)


def _apart(at: int) -> float:
    """Where no ace wants to come, the cards come faster and faster."""
    return max(theme.TURN_UP_APART / 2, theme.TURN_UP_APART * 0.96**at)
