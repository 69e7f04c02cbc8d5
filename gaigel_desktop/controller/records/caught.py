"""Caught: whether somebody winked falsely, and the whole table can know it when the deal is over.

Where a sign of a suit may be a wish, nobody is ever caught with one; rules.md 12 leaves that to the table. Where it
speaks of an ace, it has come out that there was none where both of these aces were seen elsewhere, where
everything that was in that hand has been seen, or where its suit could not be followed any more; a deal that ends
before that keeps the secret. Nothing here asks what a hand really held.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from gaigel_desktop.rules import events
from gaigel_desktop.rules.actions import SIGNAL, SIGNS, Action
from gaigel_desktop.rules.cards import ACE, HIDDEN, SUIT, SUITS
from gaigel_desktop.rules.deal import ENDGAME, NO_SUIT, Deal
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.record import Record, replay, start
from gaigel_desktop.rules.views import View, fold
from gaigel_desktop.text.customs import AN_ACE

COPIES: Final = 2


class Shown(NamedTuple):
    """Something that everybody has seen of a hand: when, whose it was, and a card of it, if it was one."""

    at: int
    seat: int
    card: int
    suit: int = NO_SUIT  # one that the hand has nothing of any more
    whole: bool = False  # all that the hand holds has been seen
    stays: bool = False  # the card was shown, and is still in the hand


class Wink(NamedTuple):
    """A sign: when it was made, and the ace that it speaks of."""

    at: int
    seat: int
    card: int


def caught_lying(record: Record, seat: int, signs_say: str) -> bool:
    """Whether one of this seat's signs was false and has come out as such, at a table where signs say that."""
    if signs_say != AN_ACE or not any(by == seat and is_sign(action) for by, action in record.actions):
        return False
    told: list[Event] = []
    over = replay(record, told)
    return caught(start(record), over, told, seat)


def is_sign(action: Action) -> bool:
    """Whether it is one."""
    return SIGNAL <= action < SIGNAL + len(SIGNS)


def caught(dealt: Deal, over: Deal, told: list[Event], seat: int) -> bool:
    """The same for a deal that went so; what was hidden from all is hidden here."""
    winks, shown = _seen(View(dealt), told)
    if not over.hands[seat]:
        shown.append(Shown(len(told), seat, HIDDEN, whole=True))
    left = over.indicator  # it lies there still: nobody has held it
    return any(_is_out(wink, shown, left) for wink in winks if wink.seat == seat)


def _is_out(wink: Wink, shown: list[Shown], left: int) -> bool:
    """Whether this ace cannot have been in that hand when the sign was made."""
    later = [each for each in shown if each.seat == wink.seat and each.at > wink.at]
    gone = [each for each in shown if each not in later and not each.stays]
    elsewhere = sum(each.card == wink.card for each in gone) + (left == wink.card)
    if elsewhere >= COPIES:
        return True
    for each in later:
        if each.card == wink.card:
            return False
        if each.whole or each.suit == SUIT[wink.card]:
            return True
    return False


def _seen(seen: View, told: list[Event]) -> tuple[list[Wink], list[Shown]]:
    """All signs, and what came to light, in order."""
    winks: list[Wink] = []
    shown: list[Shown] = []
    for at, event in enumerate(told):
        if isinstance(event, events.Signed):
            winks.append(Wink(at, event.seat, meant(event.sign, seen.trump)))
        shown += _comes_to_light(at, event, seen)
        fold(seen, event)
        if isinstance(event, events.Opened) and not seen.face_down:
            shown.append(Shown(at, event.seat, event.card))
    return winks, shown


def _comes_to_light(at: int, event: Event, seen: View) -> Iterator[Shown]:
    """What everybody sees by this event; face-down cards when they are turned."""
    match event:
        case events.Played():
            if seen.phase == ENDGAME and seen.trick and SUIT[event.card] != seen.led:
                yield Shown(at, event.seat, HIDDEN, seen.led)
            yield Shown(at, event.seat, event.card)
        case events.Turned():
            players = seen.players
            yield from (Shown(at, (seen.leader + place) % players, card) for place, card in enumerate(event.cards))
        case events.HandShown():
            yield from (Shown(at, event.seat, card, stays=True) for card in event.cards)
            yield Shown(at, event.seat, HIDDEN, whole=True)


def meant(sign: int, trump: int) -> int:
    """The ace that a sign speaks of."""
    suit = SIGNS[sign]
    return (SUITS.index(suit) if suit in SUITS else trump) * 6 + ACE
