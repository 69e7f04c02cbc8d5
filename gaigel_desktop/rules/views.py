"""Views: what one seat may know of a deal, and how a view follows the game (fold, redact).

A view is a deal with holes, so everything that can be asked of a deal can be asked of a view, for its own seat. The
view of NOBODY is what all may see who stand round the table.
"""

from __future__ import annotations

from typing import NewType, assert_never

from mypy_extensions import i64

from . import events
from .cards import HIDDEN, hand_of
from .deal import LAST_CHANCE, NOBODY, PAIR_WINDOW, Deal
from .ending import claim, end, may_be_questioned, result_of
from .events import Event, Said
from .exchange import reserve, swap, take
from .opening import FACE_DOWN_MODES, begin
from .pairs import declare, show
from .perform import had_chance, open_window
from .sevens import announce, meld_sevens
from .tricks import award, draw_round, lay, turn_cards

View = NewType("View", Deal)


def view(deal: Deal, seat: i64) -> View:
    """What the seat may know: its own hand, what lies or lay open, and what was shown; NOBODY has no hand."""
    seen = deal.copy()
    seen.hands = deal.known.copy()
    if seat == NOBODY:
        seen.late = 0
    else:
        seen.hands[seat] = deal.hands[seat]
        seen.late &= 1 << seat
    seen.talon = (HIDDEN,) * len(deal.talon)
    if deal.face_down:
        seen.trick = [
            card if (deal.leader + step) % deal.players == seat else HIDDEN for step, card in enumerate(deal.trick)
        ]
    return View(seen)


def redact(event: Event, seat: i64) -> Event:
    """The event as the seat may see it, or as all may: NOBODY."""
    match event:
        case events.Played() | events.TrickTaken():
            return event
        case events.Drawn():
            return _redact_drawn(event, seat)
        case events.LaidFaceDown():
            return event if event.seat == seat else event._replace(card=HIDDEN)
        case events.Opened():
            open_to_all = event.seat == seat or event.mode not in FACE_DOWN_MODES
            return event if open_to_all else event._replace(card=HIDDEN)
    return event


def _redact_drawn(event: events.Drawn, seat: i64) -> events.Drawn:
    """Everybody sees the own card, and the indicator when it is drawn."""
    first, drawn, last_open = event
    seen = [HIDDEN] * len(drawn)
    if seat != NOBODY:
        own = (seat - first) % len(drawn)
        seen[own] = drawn[own]
    if last_open:
        seen[-1] = drawn[-1]
    return events.Drawn(first, tuple(seen), last_open)


def fold(seen: View, event: Event) -> None:
    """The view goes on by what happened, with the same primitives as the deal."""
    match event:
        case events.Played() | events.LaidFaceDown():
            lay(seen, event.seat, event.card)
        case events.Drawn():
            draw_round(seen, event.cards)
        case events.TrickTaken():
            award(seen)
        case events.Opened():
            begin(seen, event.seat, event.mode)
            lay(seen, event.seat, event.card)
        case events.Turned():
            turn_cards(seen, event.cards)
        case events.Ended():
            end(seen, result_of(seen, *event))
        case events.HandShown():
            show(seen, event.seat, hand_of(event.cards))
        case _:
            _fold_said(seen, event)


def _fold_said(seen: View, event: Said) -> None:
    """Windows, announcements, exchanges, calls and signs."""
    match event:
        case events.Declared():
            declare(seen, event.seat, event.suit, event.pairs)
            if seen.waiting:
                had_chance(seen)
        case events.PairWindowOpened():
            open_window(seen, PAIR_WINDOW, event.seats)
        case events.LastChanceOpened():
            open_window(seen, LAST_CHANCE, event.seats)
        case events.Passed():
            had_chance(seen)
        case events.Swapped():
            swap(seen, event.seat)
            if seen.phase == LAST_CHANCE:
                had_chance(seen)
        case events.Reserved():
            reserve(seen, event.seat)
        case events.Taken():
            take(seen)
        case events.Announced():
            announce(seen, event.seat, event.what)
        case events.SevensMelded():
            meld_sevens(seen, event.seat)
        case events.AusCalled():
            if may_be_questioned(seen):
                claim(seen, event.seat)
        case events.Signed() | events.Questioned() | events.Accused():
            pass
        case _:
            assert_never(event)
