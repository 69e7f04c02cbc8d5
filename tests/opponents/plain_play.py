"""Plain play: whoever takes what can be taken and feeds the partner, and knows no more than that.

Opens with an ace if there is one; gives the partner's trick the most points, takes any other with the cheapest card
that does it, and throws the emptiest card where nothing can be taken. Declares a pair whenever that is allowed, and
calls Aus with 101, which the table counts for a newcomer. Nobody is signed to, no Seven is exchanged.
"""

from __future__ import annotations

from gaigel_desktop.opponents.facts import Laid, breaks_pair, is_plain_ace, laid
from gaigel_desktop.rules.actions import AUS, DECLARE, DIVE, ELFEN, PASS, TRUMPS, Action, card_of, mode_of
from gaigel_desktop.rules.cards import SUIT
from gaigel_desktop.rules.deal import CLAIM, ENDGAME, LAST_CHANCE, OPENING, OVER
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.judge import card_actions, why_not
from gaigel_desktop.rules.views import View


def plain(seen: View, seat: int) -> Action | None:
    """What somebody does now who plays plainly, or nothing."""
    if seen.phase == OVER:
        return None
    if seen.phase != CLAIM and seen.points[seen.law.side[seat]] >= OUT and why_not(seen, seat, AUS) is None:
        return AUS
    pairs = [DECLARE + suit for suit in range(4) if why_not(seen, seat, DECLARE + suit) is None]
    if seen.waiting:
        return (_first(pairs) or PASS) if seen.waiting[0] == seat else None
    if seen.turn != seat or seen.phase > ENDGAME:
        return None
    return _first(pairs) if pairs and seen.phase != LAST_CHANCE else plain_card(seen, seat)


def _first(pairs: list[Action]) -> Action | None:
    return pairs[0] if pairs else None


def plain_card(seen: View, seat: int) -> Action:
    """The card that somebody plays, who plays plainly."""
    ways = list(card_actions(seen))
    if seen.phase == OPENING:
        return _opening(seen, ways)
    if not seen.trick:
        aces = [way for way in ways if is_plain_ace(seen, card_of(way))]
        return aces[0] if aces else _emptiest(seen, seat, ways)
    lies = {way: laid(seen, seat, way) for way in ways}
    if any(_is_partners(each) for each in lies.values()):
        fed = [way for way in ways if _is_partners(lies[way]) and SUIT[card_of(way)] != seen.trump] or ways
        return max(fed, key=lambda way: (not breaks_pair(seen, seat, card_of(way)), lies[way].worth))
    taking = [way for way in ways if lies[way].takes]
    return _emptiest(seen, seat, taking or ways)


def _is_partners(card: Laid) -> bool:
    """Whether the partner has the trick, also with this card in it."""
    return card.ours and not card.takes


def _opening(seen: View, ways: list[Action]) -> Action:
    """An ace face up; without one any low card face down."""
    by_mode = {mode: [way for way in ways if mode_of(way) == mode] for mode in (ELFEN, DIVE, TRUMPS)}
    some = next(found for found in by_mode.values() if found)
    return min(some, key=lambda way: seen.law.card_points[card_of(way)])


def _emptiest(seen: View, seat: int, ways: list[Action]) -> Action:
    """The one with the fewest points, no trump if that can be, and no half of a pair."""

    def dear(way: Action) -> tuple[bool, int]:
        card = card_of(way)
        return breaks_pair(seen, seat, card), seen.law.card_points[card] + 5 * (SUIT[card] == seen.trump)

    return min(ways, key=dear)
