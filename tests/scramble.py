"""Scrambling: another deal that one seat cannot tell from this one."""

from __future__ import annotations

from random import Random

from gaigel_desktop.rules import cards
from gaigel_desktop.rules.deal import Deal


def reshuffled(deal: Deal, seat: int, dice: Random) -> Deal:
    """The deal with everything that the seat cannot see exchanged."""
    twin = deal.copy()
    unknown = [_minus(deal.hands[s], deal.known[s]) if s != seat else [] for s in range(deal.players)]
    laid = [(deal.leader + step) % deal.players for step in range(len(deal.trick))]
    face_down = [step for step, s in enumerate(laid) if deal.face_down and s != seat]
    pool = [card for hand in unknown for card in hand] + list(deal.talon[deal.drawn :])
    pool += [deal.trick[step] for step in face_down]
    dice.shuffle(pool)
    for s in range(deal.players):
        if s != seat:
            twin.hands[s] = cards.hand_of([*cards.cards(deal.known[s]), *(pool.pop() for _ in unknown[s])])
    for step in face_down:
        twin.trick[step] = pool.pop()
    twin.talon = (*deal.talon[: deal.drawn], *pool)
    return twin


def _minus(hand: int, known: int) -> list[int]:
    rest = list(cards.cards(hand))
    for card in cards.cards(known):
        rest.remove(card)
    return rest
