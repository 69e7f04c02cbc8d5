"""Perform: an action becomes a change of the deal, and the table's duties follow in order.

Every change is one of the primitives of the other modules, and each is told as an event, if anybody listens.
"""

from __future__ import annotations

from mypy_extensions import i64

from . import actions, events
from .actions import (
    ACCUSE,
    CARD_ACTIONS_END,
    DECLARE,
    DECLARE_TWICE,
    PASS,
    PROOF,
    SIGNAL,
    Action,
)
from .cards import HIDDEN, cards
from .deal import CLAIM, LAST_CHANCE, NOBODY, PAIR_WINDOW, TALON, Deal, Result
from .duty import breaks_duty
from .ending import (
    FARBE_SHOWN,
    SEVENS_SHOWN,
    accuse,
    call_aus,
    claim,
    counted,
    end,
    end_with_card,
    end_with_trick,
    may_be_questioned,
    question,
    stands,
    won,
)
from .errors import NotAllowed
from .events import Event
from .exchange import last_chance, reserve, swap, take
from .judge import why_not
from .opening import begin
from .pairs import declare, declared_before_drawing, show
from .sevens import announce, meld_sevens, showing_sevens_ends
from .tricks import award, draw_round, lay, next_cards, turn_cards

Events = list[Event]


def apply(deal: Deal, seat: i64, action: Action, told: Events | None = None) -> None:
    """The seat does this if the rules allow it; otherwise nothing changes and NotAllowed is raised."""
    reason = why_not(deal, seat, action)
    if reason is not None:
        raise NotAllowed(seat, action, reason)
    perform(deal, seat, action, told)


def perform(deal: Deal, seat: i64, action: Action, told: Events | None = None) -> None:
    """The seat does this, unchecked; then the table's duties. What happened is noted in `told`."""
    if action < 24:
        revoked = deal.phase != TALON and breaks_duty(deal, seat, action)
        lay(deal, seat, action)
        if told is not None:
            told.append(events.LaidFaceDown(seat, action) if deal.face_down else events.Played(seat, action))
        if (deal.over or revoked) and _ends_with_card(deal, revoked, seat, told):
            return
        if len(deal.trick) == deal.players:
            _complete_trick(deal, told)
    elif action < CARD_ACTIONS_END:
        _open(deal, seat, action // 24, action % 24, told)
    elif action < PASS:
        _declare(deal, seat, action, told)
    elif ACCUSE <= action < PROOF:
        _accuse(deal, seat, action - ACCUSE, told)
    elif PROOF <= action < actions.ANNOUNCE_SIEBENER:
        show_hand(deal, action - PROOF, told)
    elif actions.ANNOUNCE_SIEBENER <= action < actions.SHOW_SEVENS:
        announce(deal, seat, action)
        if told is not None:
            told.append(events.Announced(seat, action))
    elif action >= SIGNAL:
        if told is not None:
            told.append(events.Signed(seat, action - SIGNAL))
    else:
        _do_single(deal, seat, action, told)


def _do_single(deal: Deal, seat: i64, action: Action, told: Events | None) -> None:
    """The actions that stand alone."""
    match action:
        case actions.PASS:
            if told is not None:
                told.append(events.Passed(seat))
            _acted(deal, told)
        case actions.SWAP:
            _swap(deal, seat, told)
        case actions.RESERVE:
            reserve(deal, seat)
            if told is not None:
                told.append(events.Reserved(seat))
        case actions.TAKE:
            _take(deal, told)
        case actions.AUS:
            _call_aus(deal, seat, told)
        case actions.QUESTION:
            if told is not None:
                told.append(events.Questioned(seat))
            _end(deal, question(deal, seat), told)
        case actions.SHOW_SEVENS:
            _show_sevens(deal, seat, told)
        case actions.SHOW_FARBE:  # pragma: no branch - no other action stands alone
            show_hand(deal, seat, told)
            _end(deal, won(deal, FARBE_SHOWN, deal.law.side[seat]), told)


# -- cards and tricks --------------------------------------------------------------------------------------------


def _open(deal: Deal, seat: i64, mode: i64, card: i64, told: Events | None) -> None:
    begin(deal, seat, mode)
    lay(deal, seat, card)
    if told is not None:
        told.append(events.Opened(seat, mode, card))


def _ends_with_card(deal: Deal, revoked: bool, seat: i64, told: Events | None) -> bool:
    """Whether the card just played ends the deal before anybody takes the trick."""
    result = end_with_card(deal, revoked, seat)
    if result is not None:
        _end(deal, result, told)
    return result is not None


def _complete_trick(deal: Deal, told: Events | None) -> None:
    """Turn the cards, award the trick, end the deal or open the windows, draw."""
    if deal.face_down:
        turned = tuple(deal.trick)
        turn_cards(deal, turned)
        if told is not None:
            told.append(events.Turned(turned))
    award(deal)
    if told is not None:
        told.append(events.TrickTaken(deal.turn))
    result = end_with_trick(deal)
    if result is not None:
        _end(deal, result, told)
    elif deal.rounds:
        _before_drawing(deal, told)


def _before_drawing(deal: Deal, told: Events | None) -> None:
    """U: whoever took the trick may declare first."""
    if declared_before_drawing(deal):
        seats = _partners_from_winner(deal)
        open_window(deal, PAIR_WINDOW, seats)
        if told is not None:
            told.append(events.PairWindowOpened(seats))
    else:
        _before_last_drawing(deal, told)


def _partners_from_winner(deal: Deal) -> tuple[i64, ...]:
    side, n = deal.law.side, deal.players
    order = [(deal.turn + step) % n for step in range(n)]
    return tuple(seat for seat in order if side[seat] == side[deal.turn])


def _before_last_drawing(deal: Deal, told: Events | None) -> None:
    """The last chance to exchange; then the reserver takes the indicator; then everybody draws."""
    seats = last_chance(deal) if deal.rounds == 1 else ()
    if seats:
        open_window(deal, LAST_CHANCE, seats)
        if told is not None:
            told.append(events.LastChanceOpened(seats))
    else:
        _draw(deal, told)


def _draw(deal: Deal, told: Events | None) -> None:
    if deal.reserver != NOBODY and deal.rounds == 1:
        _take(deal, told)
    drawn = next_cards(deal)
    draw_round(deal, drawn)
    if told is not None:
        told.append(events.Drawn(deal.turn, drawn, deal.indicator == HIDDEN))


# -- windows -----------------------------------------------------------------------------------------------------


def open_window(deal: Deal, phase: i64, seats: tuple[i64, ...]) -> None:
    """These seats have their chance now, in this order."""
    deal.phase = phase
    deal.waiting = seats


def had_chance(deal: Deal) -> None:
    """The next in order has acted, or the indicator is gone and with it the last chance of all."""
    indicator_gone = deal.phase == LAST_CHANCE and not last_chance(deal)
    deal.waiting = () if indicator_gone else deal.waiting[1:]


def _acted(deal: Deal, told: Events | None) -> None:
    """After the last one in order the table goes on."""
    had_chance(deal)
    if deal.waiting:
        return
    if deal.phase == CLAIM:
        _end(deal, stands(deal), told)
    elif deal.phase == PAIR_WINDOW:
        _before_last_drawing(deal, told)
    else:
        _draw(deal, told)


def _declare(deal: Deal, seat: i64, action: Action, told: Events | None) -> None:
    pairs = 1 if action < DECLARE_TWICE else 2
    suit = action - (DECLARE if pairs == 1 else DECLARE_TWICE)
    declare(deal, seat, suit, pairs)
    if told is not None:
        told.append(events.Declared(seat, suit, pairs))
    if deal.phase == PAIR_WINDOW:
        _acted(deal, told)


def _swap(deal: Deal, seat: i64, told: Events | None) -> None:
    swap(deal, seat)
    if told is not None:
        told.append(events.Swapped(seat))
    if deal.phase == LAST_CHANCE:
        _acted(deal, told)


def _take(deal: Deal, told: Events | None) -> None:
    seat = deal.reserver
    take(deal)
    if told is not None:
        told.append(events.Taken(seat))


# -- showing, calling, ending ------------------------------------------------------------------------------------


def show_hand(deal: Deal, seat: i64, told: Events | None) -> None:
    """The seat lays its hand open."""
    hand = deal.hands[seat]
    show(deal, seat, hand)
    if told is not None:
        told.append(events.HandShown(seat, cards(hand)))


def _show_sevens(deal: Deal, seat: i64, told: Events | None) -> None:
    show_hand(deal, seat, told)
    if showing_sevens_ends(deal, seat):
        _end(deal, won(deal, SEVENS_SHOWN, deal.law.side[seat]), told)
        return
    meld_sevens(deal, seat)
    if told is not None:
        told.append(events.SevensMelded(seat))


def _call_aus(deal: Deal, seat: i64, told: Events | None) -> None:
    if told is not None:
        told.append(events.AusCalled(seat))
    if may_be_questioned(deal):
        claim(deal, seat)
    else:
        _end(deal, call_aus(deal, seat), told)


def _accuse(deal: Deal, seat: i64, side: i64, told: Events | None) -> None:
    if told is not None:
        told.append(events.Accused(seat, side))
    _end(deal, accuse(deal, seat, side), told)


def count(deal: Deal, cut_winner: int | None = None, told: Events | None = None) -> None:
    """Close a deal that is played out and that nobody called; of several with the most points the cut decides."""
    _end(deal, counted(deal, cut_winner), told)


def _end(deal: Deal, result: Result, told: Events | None) -> None:
    end(deal, result)
    if told is not None:
        told.append(events.Ended(result.reason, result.winners, result.strokes))
