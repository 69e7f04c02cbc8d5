"""How a deal ends and what it costs (rules.md 10)."""

from __future__ import annotations

from dataclasses import replace

from .cards import Bad
from .state import Result, State, played_out, side_of, sides_from_vorhand, tricks_by_side

OUT = 101


def finish(state: State, reason: str, winners: tuple[int, ...], strokes: tuple[int, ...]) -> State:
    result = Result(reason, winners, strokes, state.points, tricks_by_side(state))
    return replace(state, window=None, result=result)


def end_by_fault(state: State, reason: str, side: int) -> State:
    """The side at fault 2 (revoke and dissle: 1), the others nothing; all others count as winners."""
    cost = 1 if reason in ("revoke", "dissle_failed") else 2
    sides = range(state.rules.sides())
    winners = tuple(other for other in sides if other != side)
    return finish(state, reason, winners, tuple(cost if other == side else 0 for other in sides))


def end_by_show(state: State, reason: str, side: int) -> State:
    """Five Sevens, five of a suit: losers 1, or only the lowest 1."""
    strokes = tuple(1 if other in losing_sides(state, side) else 0 for other in range(state.rules.sides()))
    return finish(state, reason, (side,), strokes)


def end_by_win(state: State, reason: str, side: int) -> State:
    """A correct Aus, five tricks, most points: losers 1, and each without a trick 2."""
    losers = losing_sides(state, side)
    strokes = []
    for other in range(state.rules.sides()):
        if other == side:
            strokes.append(0)
        elif tricks_by_side(state)[other] == 0:
            strokes.append(1 if plays_for_sevens(state, other) else 2)
        else:
            strokes.append(1 if other in losers else 0)
    return finish(state, reason, (side,), tuple(strokes))


def plays_for_sevens(state: State, side: int) -> bool:
    """ "Where it says 2 for a side without a trick, a side with a siebener or dissle player gets 1"."""
    return any(side_of(state, seat) == side for seat in state.siebener | state.dissle)


def losing_sides(state: State, winner: int) -> tuple[int, ...]:
    """All other sides; with three sides or more and `lowest` only the one with the fewest points,
    of equal ones the last in order of play from Vorhand."""
    others = [side for side in sides_from_vorhand(state) if side != winner]
    if state.rules.sides() < 3 or state.rules.losers == "all":
        return tuple(others)
    fewest = min(state.points[side] for side in others)
    return ([side for side in others if state.points[side] == fewest][-1],)


# What the calls do


def call_aus(state: State, side: int) -> State:
    if state.points[side] >= OUT:
        return end_by_win(state, "aus", side)
    return end_by_fault(state, "untergaigelt", side)


def judge_accusation(state: State, accuser: int, accused: int) -> State:
    if accused in state.overgaigelt:
        return end_by_fault(state, "accused_right", accused)
    return end_by_fault(state, "accused_wrong", accuser)


# All cards played and nobody called


def ties(state: State) -> tuple[int, ...]:
    """The sides any of which may win a played-out deal by a cut; empty where nothing is cut."""
    if state.result is not None or not played_out(state) or state.overgaigelt:
        return ()
    best = sides_that_lead(state)
    return best if len(best) > 1 else ()


def sides_that_lead(state: State) -> tuple[int, ...]:
    """READING: rules.md 10: "the side at 101 or more wins; else ... the side with the most points".

    Several sides can be at 101 without having overgaigelt (all but one got there within the last trick);
    then the most points decide among them, equal ones are cut for, and one side wins.
    """
    most = max(state.points)
    return tuple(side for side in range(state.rules.sides()) if state.points[side] == most)


def count(state: State, cut: int | None = None) -> State:
    """Closes a deal that is played out and which nobody called; `cut` is the side that wins a tie."""
    if state.result is not None:
        raise Bad("the deal is over")
    if not played_out(state):
        raise Bad("cards are still to be played")
    if state.overgaigelt:
        return end_by_fault(state, "uebergaigelt", state.overgaigelt[0])
    leading = sides_that_lead(state)
    if len(leading) == 1:
        return end_by_win(state, "counted", leading[0])
    if cut is None or cut not in leading:
        raise Bad("a tie: one of the tied sides must win the cut")
    return end_by_win(state, "counted", cut)
