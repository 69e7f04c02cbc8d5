"""Conduct: what a table shakes its head at, by what everybody who sits there can see.

Habits in free play while the talon lasts, and under an opponent's "Höher hat!", with a small plain card at hand that
would have done: each has a key, and `text` a sentence for it. They are no faults by the rules; whoever minds them needs
a better reason than the hope that the cards lie well (`Search.choice`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.actions import DIVE, Action, is_card
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, TEN, copies
from gaigel_desktop.rules.deal import FIRST_TRICK, TALON
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.views import View

from .facts import fresh, still_to_play

MARGIN: Final = 0.08  # of a deal: by how much it must be better, a sixth of what a won deal is worth over a lost one
FAT_UNDER_OPPONENT: Final = "conduct:fat_under_opponent"
TEN_LED: Final = "conduct:ten_led"
TRUMP_THROWN: Final = "conduct:trump_thrown"
POINTS_GIVEN: Final = "conduct:points_given"
THROWN_BLIND: Final = "conduct:thrown_blind"
MARGIN_BLIND: Final = 0.16  # playouts believe that all throw theirs, so what they promise there says nothing


def objections(seen: View, seat: int, ways: Sequence[Action]) -> dict[Action, str]:
    """What the seat in turn should not play of all it may, each card with the reason why."""
    blind = _is_under_dive(seen, seat)
    if not (blind or _is_judged(seen)):
        return {}
    cards = [way for way in ways if is_card(way)]
    low = [card for card in cards if _is_low(seen, seat, card)]
    if not low:
        return {}
    if blind:
        return {card: THROWN_BLIND for card in cards if RANK[card] >= TEN and SUIT[card] != seen.trump}
    if not seen.trick:
        return {card: TEN_LED for card in cards if _leads_ten_for_nothing(seen, seat, card)}
    return _under_opponent(seen, seat, cards, low)


def margin(why: str) -> float:
    """By how much of a deal a card must be better to which the table objects so."""
    if why == THROWN_BLIND:
        return MARGIN_BLIND
    return MARGIN if why else 0.0


def _is_judged(seen: View) -> bool:
    """The first trick has laws of its own, and where somebody plays for Sevens nothing is as usual."""
    return seen.phase == TALON and seen.done > 0 and not seen.siebener | seen.dissle


def _is_under_dive(seen: View, seat: int) -> bool:
    """An opponent leads face down and says that the highest card has it: "A Alte schmeißt mr net blend nei." """
    led = seen.phase == FIRST_TRICK and seen.mode == DIVE
    return led and seen.law.side[seen.leader] != seen.law.side[seat] and not seen.siebener | seen.dissle


def _is_low(seen: View, seat: int, card: int) -> bool:
    """A plain card below the ten that can be spared: no half of a pair that is still to be declared."""
    if SUIT[card] == seen.trump or RANK[card] >= TEN:
        return False
    if RANK[card] not in (OBER, KING):
        return True
    other = card + 1 if RANK[card] == OBER else card - 1
    return not (fresh(seen, seat, card) and fresh(seen, seat, other))


def _leads_ten_for_nothing(seen: View, seat: int, card: int) -> bool:
    """A plain ten that an ace may catch, unless it goes out."""
    mine = seen.law.side[seat]
    if RANK[card] != TEN or SUIT[card] == seen.trump or seen.points[mine] + seen.law.card_points[card] >= OUT:
        return False
    ace = card - TEN + ACE
    ours = sum(copies(seen.hands[other], ace) for other in range(seen.players) if seen.law.side[other] == mine)
    return copies(seen.played, ace) + ours < 2


# -- under a card of the opponents -------------------------------------------------------------------------------


def _under_opponent(seen: View, seat: int, cards: list[int], low: list[int]) -> dict[Action, str]:
    """What is not to be thrown when the trick is theirs as it lies."""
    side = seen.law.side
    if side[seen.best_seat] == side[seat]:
        return {}
    partners = _partners_to_come(seen, seat)
    feeding = any(_is_known_to_take(seen, partner) for partner in partners)
    sevens = any(RANK[card] == SEVEN for card in low)
    found: dict[Action, str] = {}
    for card in cards:
        if seen.power[card] > seen.best_power:
            continue
        if SUIT[card] == seen.trump:
            found[card] = TRUMP_THROWN
        elif partners and RANK[card] >= TEN and not feeding and not _decides(seen, seat, card):
            found[card] = FAT_UNDER_OPPONENT
        elif not partners and sevens and seen.law.card_points[card]:
            found[card] = POINTS_GIVEN
    return found


def _decides(seen: View, seat: int, card: int) -> bool:
    """Whether the deal goes to whoever gets this trick with this card in it, the one side or the other."""
    points = seen.law.card_points
    worth = sum(points[lying] for lying in seen.trick) + points[card]
    return max(seen.points[seen.law.side[who]] for who in (seat, seen.best_seat)) + worth >= OUT


def _partners_to_come(seen: View, seat: int) -> list[int]:
    """Who of the own side plays to this trick after the seat."""
    return [other for other in still_to_play(seen, seat) if seen.law.side[other] == seen.law.side[seat]]


def _is_known_to_take(seen: View, partner: int) -> bool:
    """Whether everybody knows of a card in this hand that takes the trick as it lies."""
    return any(copies(seen.known[partner], card) and seen.power[card] > seen.best_power for card in range(24))


# -- of cards that are as good -----------------------------------------------------------------------------------


def emptier(seen: View, seat: int, card: Action, ways: Sequence[Action]) -> list[Action]:
    """What gives less away and does the same as a plain card that is led, or lost to the opponents: the emptiest first.

    Who leads a King beside a Seven without a reason gives four points and the King away, which a strong player notices.
    """
    judged = is_card(card) and (_is_judged(seen) or _is_under_dive(seen, seat))
    if not judged or SUIT[card] == seen.trump or _takes_or_feeds(seen, seat, card):
        return []
    points = seen.law.card_points
    less = [way for way in ways if is_card(way) and points[way] < points[card] and _is_low(seen, seat, way)]
    return sorted((way for way in less if not _takes_or_feeds(seen, seat, way)), key=points.__getitem__)


def _takes_or_feeds(seen: View, seat: int, card: int) -> bool:
    """Whether a card that follows takes the trick as it lies, or goes to the own side, if that can be seen."""
    if not seen.trick or seen.face_down:
        return False
    return seen.power[card] > seen.best_power or seen.law.side[seen.best_seat] == seen.law.side[seat]
