"""Knowledge: what could be known for certain of a deal at a moment by somebody who had kept in mind all there was."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules import cards
from gaigel_desktop.rules.cards import ACE, HIDDEN, PACK_SIZE, RANK, TEN
from gaigel_desktop.rules.deal import hand_size
from gaigel_desktop.rules.views import View

COPIES: Final = 2  # of each face


class Knowledge(NamedTuple):
    """What was known, and what was hidden."""

    seen: int  # of all cards
    held: tuple[tuple[int, int], ...]  # for certain with others: seats and cards
    gone: tuple[int, ...]  # aces and tens that nobody else could hold any more: both had been seen
    in_hands: int  # hidden there
    in_talon: int
    all_known: bool  # what was hidden lay in one place, so that it could be counted out


def knowledge(seen: View, seat: int) -> Knowledge:
    """Of this seat, by its view."""
    others = [other for other in range(seen.players) if other != seat]
    hidden = [hand_size(seen, other) - cards.count(seen.hands[other]) for other in others]
    laid = [(seen.leader + step) % seen.players for step in range(len(seen.trick))]
    face_down = sum(other != seat for other in laid) if seen.face_down else 0
    talon = max(0, len(seen.talon) - seen.drawn)
    held = tuple((other, card) for other in others for card in cards.cards(seen.hands[other]))
    places = [count for count in (*hidden, *(1 for _ in range(face_down)), talon) if count]
    in_hands = sum(hidden) + face_down
    return Knowledge(
        PACK_SIZE - in_hands - talon, held, _gone(seen, seat), in_hands, talon, len(places) == 1 and not talon
    )


def _gone(seen: View, seat: int) -> tuple[int, ...]:
    """Aces and tens of which both lie where the seat has seen them, and none with somebody else."""
    lying = [card for card in seen.trick if card != HIDDEN]
    there = [*cards.cards(seen.hands[seat]), *cards.cards(seen.played), *lying]
    there += [seen.indicator] if seen.indicator != HIDDEN else []
    fat = (face for face in range(len(RANK)) if RANK[face] in (ACE, TEN))
    return tuple(face for face in fat if there.count(face) == COPIES)
