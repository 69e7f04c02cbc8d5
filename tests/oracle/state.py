"""The state of a deal, and the dealing (rules.md 2 and 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from .cards import PACK, Bad, is_int, suit_of
from .options import Rules

T = TypeVar("T")

Action = tuple[object, ...]
Trick = tuple[tuple[int, str], ...]  # (seat, card), in the order played


@dataclass(frozen=True)
class Result:
    """Why a deal ended, who won, and the strokes, points and tricks by side."""

    reason: str
    winners: tuple[int, ...]
    strokes: tuple[int, ...]
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    claimer: int | None = None  # the side whose claim was questioned wrongly; the record does not say it

    def to_json(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "strokes": list(self.strokes),
            "points": list(self.points),
            "tricks": list(self.tricks),
        }


@dataclass(frozen=True)
class Window:
    """A time in which `seats` still have to act, the first of them now."""

    kind: str  # "declare" (rules.md 7), "exchange" (8, the last chance) or "claim" (10, after an Aus)
    seats: tuple[int, ...]
    claimer: int | None = None  # the seat that called Aus


@dataclass(frozen=True)
class Reservation:
    """A Seven of trumps put under the talon (rules.md 8)."""

    seat: int
    trick: int  # how many tricks were complete then: the turn in which it was reserved


@dataclass(frozen=True)
class State:
    rules: Rules
    dealer: int
    trump: str  # a suit
    hands: tuple[tuple[str, ...], ...]
    talon: tuple[str, ...]  # top first; its last card lies in the indicator's place
    leader: int  # who leads, or led, the trick being played
    # the play
    mode: str | None = None  # how the first trick was opened; None with opening = plain
    trick: Trick = ()  # the trick being played
    tricks: tuple[Trick, ...] = ()  # the complete ones
    won_by: tuple[int, ...] = ()  # who won each of them
    window: Window | None = None
    # points
    points: tuple[int, ...] = ()  # by side: tricks and declarations
    reached: tuple[int | None, ...] = ()  # by side: tricks begun when it got to 101
    overgaigelt: tuple[int, ...] = ()  # the sides that overgaigelt, the first to do so first
    # pairs
    pairs: tuple[tuple[int, str], ...] = ()  # (seat, suit) for every pair scored
    used: tuple[tuple[str, ...], ...] = ()  # by seat: cards in hand that a pair was declared with
    bond: tuple[tuple[str, ...], ...] = ()  # by seat: shown, one of them must be the next card
    # what everybody knows of a hand, by seat (rules.md 7, the sure trick)
    known: tuple[tuple[str, ...], ...] = ()
    # the Seven of trumps
    reserved: Reservation | None = None
    exchanged_by: int | None = None  # the side that swapped or reserved
    # announcements, by seat
    siebener: frozenset[int] = frozenset()
    dissle: frozenset[int] = frozenset()
    farbe: frozenset[int] = frozenset()
    melded: frozenset[int] = frozenset()
    late: frozenset[int] = frozenset()  # drew the fifth Seven when an opposing side was at 101
    result: Result | None = None


def side_of(state: State, seat: int) -> int:
    return state.rules.side_of(seat)


def vorhand(state: State) -> int:
    return (state.dealer + 1) % state.rules.players


def seats_from(state: State, first: int) -> list[int]:
    """All seats in order of play, beginning with `first`."""
    n = state.rules.players
    return [(first + i) % n for i in range(n)]


def sides_from_vorhand(state: State) -> list[int]:
    """All sides in order of play from Vorhand."""
    return sides_in_order(state.rules, state.dealer)


def sides_in_order(rules: Rules, dealer: int) -> list[int]:
    order: list[int] = []
    for i in range(rules.players):
        side = rules.side_of((dealer + 1 + i) % rules.players)
        if side not in order:
            order.append(side)
    return order


def tricks_of_seat(state: State, seat: int) -> int:
    return state.won_by.count(seat)


def tricks_of_side(state: State, side: int) -> int:
    return sum(1 for seat in state.won_by if side_of(state, seat) == side)


def tricks_by_side(state: State) -> tuple[int, ...]:
    return tuple(tricks_of_side(state, side) for side in range(state.rules.sides()))


def played_out(state: State) -> bool:
    """All cards are played (the last trick is complete)."""
    return not state.trick and not any(state.hands)


def to_be_counted(state: State) -> bool:
    """All cards are played, nobody has ended the deal, and no claim is open."""
    return state.result is None and state.window is None and played_out(state)


def drawing_to_come(state: State) -> bool:
    """rules.md 6: "while the talon holds at least n cards, everybody draws one"."""
    return len(state.talon) >= state.rules.players


def last_round_to_come(state: State) -> bool:
    """The coming round of drawing is the last."""
    n = state.rules.players
    return n <= len(state.talon) < 2 * n


def turn(state: State) -> int | None:
    """Who is to play a card now, if anybody is."""
    if state.result is not None or state.window is not None or played_out(state):
        return None
    return (state.leader + len(state.trick)) % state.rules.players


def first_card_is_due(state: State) -> bool:
    """No card has been played in this deal."""
    return not state.tricks and not state.trick


def has_played_a_card(state: State, seat: int) -> bool:
    return bool(state.tricks) or any(who == seat for who, _ in state.trick)


def all_trumps(state: State, hand: tuple[str, ...]) -> bool:
    return all(suit_of(card) == state.trump for card in hand)


def trump_seven(state: State) -> str:
    return state.trump + "7"


def set_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A copy of the tuple with one place changed."""
    return (*values[:index], value, *values[index + 1 :])


PATTERNS: dict[str, tuple[int, ...]] = {"3T2": (3, 0, 2), "32T": (3, 2, 0), "23T": (2, 3, 0)}  # 0: the indicator


def deal(rules: Rules, dealer: object, knock: object, deck: object) -> State:
    """rules.md 4: the hands, the talon and the trumps, as the pack lies."""
    if not is_int(dealer) or not 0 <= dealer < rules.players:  # type: ignore[operator]
        raise Bad("the dealer is not a seat")
    if type(knock) is not bool:
        raise Bad("knock must be true or false")
    if knock and not rules.knock:  # record-format.md: "true only where the rules know it"
        raise Bad("knock: these rules know no knocking")
    if not isinstance(deck, tuple) or not all(isinstance(card, str) for card in deck):
        raise Bad("the deck is not a row of cards")
    if tuple(sorted(deck)) != PACK:
        raise Bad("the deck is not a pack of 48 cards, two of each")
    return deal_out(rules, dealer, knock, deck)  # type: ignore[arg-type]


def packets_of(rules: Rules, knock: bool) -> tuple[int, ...]:
    """rules.md 4: after a knock five each and then the indicator, or "in packets as after a cut"."""
    return (5, 0) if knock and rules.knock_deal == "five" else PATTERNS[rules.deal_pattern]


def deal_out(rules: Rules, dealer: int, knock: bool, deck: tuple[str, ...]) -> State:
    n = rules.players
    order = [(dealer + 1 + i) % n for i in range(n)]
    hands: list[list[str]] = [[] for _ in range(n)]
    pack = list(deck)
    indicator = ""
    for packet in packets_of(rules, knock):
        if packet == 0:
            indicator = pack.pop(0)
            continue
        for seat in order:
            hands[seat] += pack[:packet]
            del pack[:packet]
    nothing: tuple[tuple[str, ...], ...] = ((),) * n
    return State(
        rules=rules,
        dealer=dealer,
        trump=suit_of(indicator),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        talon=(*pack, indicator),
        leader=order[0],
        points=(0,) * rules.sides(),
        reached=(None,) * rules.sides(),
        used=nothing,
        bond=nothing,
        known=nothing,
    )
