"""What an action does, and what then happens by itself (rules.md 6 to 10)."""

from __future__ import annotations

from dataclasses import replace

from .announce import announce, are_five_sevens, effect_of_sevens, meld, prove
from .cards import Bad, points_of, with_card, without
from .exchange import last_chance_seats, reserve, swap, take
from .legal import legal, refusal
from .outcome import OUT, call_aus, end_by_fault, end_by_show, end_by_win, judge_accusation, let_stand, question
from .pairs import declare
from .state import (
    Action,
    State,
    Window,
    drawing_to_come,
    last_round_to_come,
    seats_from,
    set_at,
    side_of,
    tricks_by_side,
)
from .trick import breaks_duty, faults_are_possible, winner_of


def act(state: State, seat: int, action: Action) -> State:
    """The state after the action; Bad if it is not legal."""
    reason = refusal(state, seat, action)
    if reason is not None:
        raise Bad(reason)
    kind = str(action[0])
    if kind in ("open", "play"):
        return act_card(state, seat, action)
    if kind in ("declare", "pass", "swap", "reserve", "take"):
        return act_exchange_or_pair(state, seat, action)
    return act_by_word(state, seat, kind, action)


def act_card(state: State, seat: int, action: Action) -> State:
    if action[0] == "open":
        return open_deal(state, seat, str(action[1]), str(action[2]))
    return play(state, seat, str(action[1]))


def act_exchange_or_pair(state: State, seat: int, action: Action) -> State:
    """What may also happen in a window."""
    if action[0] == "declare":
        return after_window_act(note_101(declare(state, seat, str(action[1]), 2 if len(action) == 3 else 1)))
    if action[0] == "pass":
        return after_window_act(state)
    if action[0] == "swap":
        return after_swap(swap(state, seat))
    return reserve(state, seat) if action[0] == "reserve" else take(state)


def act_by_word(state: State, seat: int, kind: str, action: Action) -> State:
    if kind == "aus":
        return call_aus(state, seat)
    if kind == "question":
        return question(state, seat)
    if kind == "accuse":
        return judge_accusation(state, side_of(state, seat), action[1])  # type: ignore[arg-type]
    if kind == "proof":
        return prove(state, action[1])  # type: ignore[arg-type]
    if kind == "announce":
        return announce(state, seat, str(action[1]))
    if kind == "show":
        return show(state, seat, str(action[1]))
    return state  # a sign binds nobody to anything


def show(state: State, seat: int, what: str) -> State:
    if what == "farbe":
        return end_by_show(state, "farbe", side_of(state, seat))
    if effect_of_sevens(state, seat) == "end":
        return end_by_show(state, "sevens", side_of(state, seat))
    return note_101(meld(state, seat))


def note_101(state: State) -> State:
    """Writes down, for a side that has just got to 101, how many tricks had begun by then."""
    begun = len(state.tricks) + (1 if state.trick else 0)
    reached = state.reached
    for side in range(state.rules.sides()):
        if reached[side] is None and state.points[side] >= OUT:
            reached = set_at(reached, side, begun)
    return replace(state, reached=reached)


# Cards


def open_deal(state: State, seat: int, mode: str, card: str) -> State:
    state = replace(state, mode=mode)
    if mode in ("siebener", "dissle"):
        state = announce(state, seat, mode)
    return lay(state, seat, card)


def play(state: State, seat: int, card: str) -> State:
    """rules.md 10: "with a card: overgaigelt goes before revoke where it ends the deal with the card"; with
    `accusation` and `automatic_trick` such a card ends the deal as a revoke. It counts nowhere."""
    side = side_of(state, seat)
    if overgaigels(state, side):
        if side not in state.overgaigelt:
            state = replace(state, overgaigelt=(*state.overgaigelt, side))
        if state.rules.missed_out == "automatic_card":
            return end_by_fault(state, "uebergaigelt", side)
    if faults_are_possible(state.rules) and breaks_duty(state, seat, card):
        return end_by_fault(state, "revoke", side)
    return lay(state, seat, card)


def overgaigels(state: State, side: int) -> bool:
    """Does a card of this side go to a trick that begins, or began, after the side got to 101?"""
    reached = state.reached[side]
    return reached is not None and len(state.tricks) + 1 > reached


def lay(state: State, seat: int, card: str) -> State:
    """The card goes to the trick; the bond to the cards shown is over."""
    state = replace(
        state,
        hands=set_at(state.hands, seat, without(state.hands[seat], card)),
        used=set_at(state.used, seat, without(state.used[seat], card)),
        known=set_at(state.known, seat, without(state.known[seat], card)),
        bond=set_at(state.bond, seat, ()),
        trick=(*state.trick, (seat, card)),
    )
    if len(state.trick) < state.rules.players:
        return state
    return after_trick(take_trick(state))


def take_trick(state: State) -> State:
    """The winner takes the trick, its points are counted."""
    seat = winner_of(state, state.trick)
    side = side_of(state, seat)
    value = sum(points_of(card, state.rules.card_points) for _, card in state.trick)
    state = replace(
        state,
        tricks=(*state.tricks, state.trick),
        trick=(),
        won_by=(*state.won_by, seat),
        leader=seat,
        points=set_at(state.points, side, state.points[side] + value),
    )
    return note_101(state)


def after_trick(state: State) -> State:
    """rules.md 10: "first it is counted; then overgaigelt, dissle failed, five tricks, in this order"."""
    if state.rules.missed_out == "automatic_trick" and state.overgaigelt:
        return end_by_fault(state, "uebergaigelt", state.overgaigelt[0])
    if state.leader in state.dissle:
        return end_by_fault(state, "dissle_failed", side_of(state, state.leader))
    tricks = tricks_by_side(state)
    winner = side_of(state, state.leader)
    if state.rules.five_tricks_double and tricks[winner] == 5 == sum(tricks):
        return end_by_win(state, "five_tricks", winner)
    if not drawing_to_come(state):
        return state
    return open_declare_window(state)


# Windows and drawing


def open_declare_window(state: State) -> State:
    """rules.md 7, before_draw: the members of the side that took the trick, in order of play."""
    if state.rules.pair_when != "before_draw":
        return open_exchange_window(state)
    side = side_of(state, state.leader)
    members = tuple(seat for seat in seats_from(state, state.leader) if side_of(state, seat) == side)
    return replace(state, window=Window("declare", members))


def open_exchange_window(state: State) -> State:
    """rules.md 8, the last chance: after the window of before_draw."""
    seats = last_chance_seats(state)
    return replace(state, window=Window("exchange", seats)) if seats else draw(state)


def after_window_act(state: State) -> State:
    """The seat next in order of a window has acted; outside of windows nothing follows."""
    if state.window is None:
        return state
    if state.window.kind == "claim":
        return let_stand(state, state.window)
    kind, left = state.window.kind, state.window.seats[1:]
    if kind == "declare":
        return replace(state, window=Window(kind, left)) if left else open_exchange_window(replace(state, window=None))
    # "It ends when all of them have acted or the indicator is gone."
    if left and last_chance_seats(state):
        return replace(state, window=Window(kind, left))
    return draw(replace(state, window=None))


def after_swap(state: State) -> State:
    """rules.md 7: in the window of `before_draw` "it is not an answer, the same seat is still next"."""
    if state.window is not None and state.window.kind == "declare":
        return state
    return after_window_act(state)


def draw(state: State) -> State:
    """rules.md 6: everybody draws one, the winner first, in order of play."""
    if last_round_to_come(state) and state.reserved is not None:
        state = take(state)  # rules.md 8: "taken then, automatically"
    hands, talon, known = state.hands, state.talon, state.known
    for seat in seats_from(state, state.leader):
        hands = set_at(hands, seat, with_card(hands[seat], talon[0]))
        if len(talon) == 1:  # "the talon's last card with the player who drew it"
            known = set_at(known, seat, with_card(known[seat], talon[0]))
        talon = talon[1:]
    late = frozenset(
        seat for seat, hand in enumerate(hands) if are_five_sevens(hand) and opponents_are_out(state, seat)
    )
    return replace(state, hands=hands, talon=talon, known=known, late=late)


def opponents_are_out(state: State, seat: int) -> bool:
    """Is an opposing side at 101, "called or not"?

    rules.md 9 asks it of the fifth Seven drawn. READING: the fifth is the one that makes the hand five Sevens
    now: who had five before, played one and draws another has drawn the fifth anew.
    """
    return any(points >= OUT for side, points in enumerate(state.points) if side != side_of(state, seat))


def perft(state: State, depth: int) -> int:
    """How many sequences of exactly `depth` actions there are, signs and proofs left out."""
    if depth == 0:
        return 1
    total = 0
    for seat in range(state.rules.players):
        for action in legal(state, seat):
            if action[0] not in ("signal", "proof"):
                total += perft(act(state, seat, action), depth - 1)
    return total
