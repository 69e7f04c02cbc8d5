"""The Seven of trumps: swapping it for the indicator, reserving, taking, the last chance (rules.md 8, The Diß)."""

from __future__ import annotations

from mypy_extensions import i64

from .cards import RANK, SEVEN, add, copies, remove
from .deal import LAST_CHANCE, NOBODY, OPENING, PAIR_WINDOW, PLAYED_OUT, Deal
from .law import EXCHANGE_OFF, OWN_TRICK, RESERVE


def diss(deal: Deal) -> i64:
    """The Seven of trumps."""
    return deal.trump * 6 + SEVEN


def way_of_exchange(deal: Deal) -> i64:
    """Whether this table reserves, only swaps, or leaves the indicator alone."""
    return deal.law.exchange


def is_exchanged(deal: Deal) -> bool:
    """Whether this table exchanges at all."""
    return way_of_exchange(deal) != EXCHANGE_OFF


def has_earned_it(deal: Deal, seat: i64) -> bool:
    """Whether the trick that the exchange asks for has been won: by the side (P) or by the player (D, U)."""
    if is_earned_alone(deal):
        return bool(deal.own_trick >> seat & 1)
    return deal.tricks[deal.law.side[seat]] > 0


def is_earned_alone(deal: Deal) -> bool:
    """D, U: whether a trick of the partner's does not count for it."""
    return deal.law.exchange_needs == OWN_TRICK


def is_barred(deal: Deal, seat: i64) -> bool:
    """Whether another side has exchanged or reserved before (P)."""
    return deal.exchanger not in (NOBODY, deal.law.side[seat])


def why_not_swap(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not swap the Seven for the indicator."""
    reason = _why_not_exchange(deal, seat)
    if reason is None and deal.reserver == seat:
        return "only_take"
    return reason or _why_not_seven(deal, seat)


def why_not_reserve(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not put the Seven under the talon, while no window is open."""
    reason = _why_not_exchange(deal, seat)
    if reason is not None:
        return reason
    if way_of_exchange(deal) != RESERVE:
        return "reserve_off"
    if deal.reserver != NOBODY:
        return "reserved_already"
    return _why_not_seven(deal, seat)


def why_not_take(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not take the reserved indicator, while no window is open."""
    if deal.reserver != seat:
        return "nothing_reserved"
    if deal.turn != seat or deal.phase in (OPENING, PLAYED_OUT):
        return "not_your_turn"
    return "take_later" if deal.reserved_in == deal.done else None


def why_nobody_swaps(deal: Deal) -> str | None:
    """Why nobody may swap the Seven now at a table that exchanges, by what everybody sees; None if somebody perhaps
    may."""
    if deal.rounds == 0:
        return "no_more_drawing"
    if not any(deal.tricks):
        return "needs_trick"
    return "indicator_is_seven" if RANK[deal.indicator] == SEVEN else None


def why_not_earned(deal: Deal, seat: i64) -> str | None:
    """Why the seat may not swap the Seven now, whatever it holds, by what everybody sees."""
    reason = why_nobody_swaps(deal)
    if reason is None and not has_earned_it(deal, seat):
        return "needs_trick"
    return reason or ("exchange_barred" if is_barred(deal, seat) else None)


def _why_not_exchange(deal: Deal, seat: i64) -> str | None:
    """The moment and the talon; the card comes after. Before the drawing U's winner exchanges "as soon as he takes a
    trick", so that the card taken can be declared."""
    if not is_exchanged(deal):
        return "exchange_off"
    if deal.rounds == 0:
        return "no_more_drawing"
    if deal.turn != seat and deal.phase not in (PAIR_WINDOW, LAST_CHANCE):
        return "not_your_turn"
    if not has_earned_it(deal, seat):
        return "needs_trick"
    if is_barred(deal, seat):
        return "exchange_barred"
    return "indicator_is_seven" if RANK[deal.indicator] == SEVEN else None


def _why_not_seven(deal: Deal, seat: i64) -> str | None:
    return None if copies(deal.hands[seat], diss(deal)) else "needs_seven_of_trumps"


def swap(deal: Deal, seat: i64) -> None:
    """The Seven takes the indicator's place; a partner's reserved Seven goes back first."""
    if deal.reserver != NOBODY:
        show_one_more(deal, deal.reserver, diss(deal))
        deal.late &= ~(1 << deal.reserver)  # a Seven given back is not drawn (rules.md 9)
        deal.reserver = NOBODY
    _put_down(deal, seat)
    _pick_up_indicator(deal, seat)


def reserve(deal: Deal, seat: i64) -> None:
    """The Seven lies beside the indicator; nobody else's side may exchange any more."""
    _put_down(deal, seat)
    deal.reserver = seat
    deal.reserved_in = deal.done


def take(deal: Deal) -> None:
    """The reserver takes the indicator; the Seven lies in its place."""
    seat = deal.reserver
    deal.reserver = NOBODY
    _pick_up_indicator(deal, seat)


def _put_down(deal: Deal, seat: i64) -> None:
    seven = diss(deal)
    deal.hands[seat] = remove(deal.hands[seat], seven)
    deal.known[seat] = remove(deal.known[seat], seven)
    deal.exchanger = deal.law.side[seat]


def _pick_up_indicator(deal: Deal, seat: i64) -> None:
    show_one_more(deal, seat, deal.indicator)
    deal.indicator = diss(deal)


def show_one_more(deal: Deal, seat: i64, card: i64) -> None:
    """A card goes openly into the hand."""
    deal.hands[seat] = add(deal.hands[seat], card)
    deal.known[seat] = add(deal.known[seat], card)


def last_chance(deal: Deal) -> tuple[i64, ...]:
    """Who may still exchange before the last drawing, in order of play from the trick's winner (P, U)."""
    if not is_exchanged(deal) or RANK[deal.indicator] == SEVEN:
        return ()
    order = [(deal.turn + step) % deal.players for step in range(deal.players)]
    return tuple(
        seat for seat in order if has_earned_it(deal, seat) and not is_barred(deal, seat) and seat != deal.reserver
    )
