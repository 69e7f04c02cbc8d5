"""Conduct: what a table shakes its head at, by what everybody who sits there can see.

Habits in free play while the talon lasts, with a small plain card at hand that would have done: each has a key, and
`text` a sentence for it. They are no faults by the rules; whoever minds them needs a better reason than the hope that
the cards lie well (`Search.choice`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, TEN, copies
from gaigel_desktop.rules.deal import TALON
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.views import View

FAT_UNDER_OPPONENT: Final = "conduct:fat_under_opponent"
TEN_LED: Final = "conduct:ten_led"
TRUMP_THROWN: Final = "conduct:trump_thrown"
POINTS_GIVEN: Final = "conduct:points_given"


def objections(seen: View, seat: int, ways: Sequence[Action]) -> dict[Action, str]:
    """What the seat in turn should not play of all it may, each card with the reason why."""
    if not _is_judged(seen):
        return {}
    cards = [way for way in ways if is_card(way)]
    low = [card for card in cards if _is_low(seen, seat, card)]
    if not low:
        return {}
    if not seen.trick:
        return {card: TEN_LED for card in cards if _leads_ten_for_nothing(seen, seat, card)}
    return _under_opponent(seen, seat, cards, low)


def _is_judged(seen: View) -> bool:
    """The first trick has laws of its own, and where somebody plays for Sevens nothing is as usual."""
    return seen.phase == TALON and seen.done > 0 and not seen.siebener | seen.dissle


def _is_low(seen: View, seat: int, card: int) -> bool:
    """A plain card below the ten that can be spared: no half of a pair that is still to be declared."""
    if SUIT[card] == seen.trump or RANK[card] >= TEN:
        return False
    if RANK[card] not in (OBER, KING):
        return True
    other = card + 1 if RANK[card] == OBER else card - 1
    return not (_is_fresh(seen, seat, card) and _is_fresh(seen, seat, other))


def _is_fresh(seen: View, seat: int, card: int) -> bool:
    return copies(seen.hands[seat], card) > copies(seen.used[seat], card)


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
    """What is not to be thrown when the trick is theirs as it lies; nothing where they go out with it anyway."""
    side, points = seen.law.side, seen.law.card_points
    mine, lying = side[seat], sum(points[card] for card in seen.trick)
    theirs = side[seen.best_seat]
    if theirs == mine or seen.points[theirs] + lying + min(points[card] for card in low) >= OUT:
        return {}
    partners = _partners_to_come(seen, seat)
    if any(_is_known_to_take(seen, partner) for partner in partners):
        return {}
    sevens = any(RANK[card] == SEVEN for card in low)
    found: dict[Action, str] = {}
    for card in cards:
        goes_out = bool(partners) and seen.points[mine] + lying + points[card] >= OUT
        if seen.power[card] <= seen.best_power and not goes_out:
            reason = _why_not_thrown(seen, card, hoping=bool(partners), sevens=sevens)
            if reason:
                found[card] = reason
    return found


def _why_not_thrown(seen: View, card: int, *, hoping: bool, sevens: bool) -> str:
    """The reason against a card that does not take the trick; "" for none."""
    if SUIT[card] == seen.trump:
        return TRUMP_THROWN
    if hoping:
        return FAT_UNDER_OPPONENT if RANK[card] >= TEN else ""
    return POINTS_GIVEN if sevens and seen.law.card_points[card] else ""


def _partners_to_come(seen: View, seat: int) -> list[int]:
    """Who of the own side plays to this trick after the seat."""
    after = [(seat + step) % seen.players for step in range(1, seen.players - len(seen.trick))]
    return [other for other in after if seen.law.side[other] == seen.law.side[seat]]


def _is_known_to_take(seen: View, partner: int) -> bool:
    """Whether everybody knows of a card in this hand that takes the trick as it lies."""
    return any(copies(seen.known[partner], card) and seen.power[card] > seen.best_power for card in range(24))
