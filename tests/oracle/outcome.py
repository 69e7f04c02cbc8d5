"""How a deal ends and what it costs (rules.md 10, Going out)."""

from __future__ import annotations

from dataclasses import replace

from .cards import Bad
from .state import Result, State, Window, seats_from, side_of, sides_from_vorhand, to_be_counted, tricks_by_side

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


def call_aus(state: State, seat: int) -> State:
    """The points are counted, or the opponents are asked; "any other window that was open is over"."""
    if state.rules.claims == "questioned":
        return replace(state, window=Window("claim", opponents_after(state, seat), seat))
    if state.points[side_of(state, seat)] >= OUT:
        return end_by_win(state, "aus", side_of(state, seat))
    return end_by_fault(state, "untergaigelt", side_of(state, seat))


def opponents_after(state: State, claimer: int) -> tuple[int, ...]:
    """In order of play from the claimer, the claimer's partners passed over."""
    return tuple(seat for seat in seats_from(state, claimer) if side_of(state, seat) != side_of(state, claimer))


def let_stand(state: State, claim: Window) -> State:
    """An opponent passes; "if all pass, the claim stands as it was made, whatever the tricks hold"."""
    assert claim.claimer is not None
    left = claim.seats[1:]
    if left:
        return replace(state, window=replace(claim, seats=left))
    return end_by_win(state, "aus", side_of(state, claim.claimer))


def question(state: State, seat: int) -> State:
    """ "Fewer than 101 and the claiming side loses a double game; 101 or more and the questioner's side does"."""
    assert state.window is not None and state.window.claimer is not None
    claiming = side_of(state, state.window.claimer)
    if state.points[claiming] < OUT:
        return end_by_fault(state, "untergaigelt", claiming)
    ended = end_by_fault(state, "questioned_wrong", side_of(state, seat))
    assert ended.result is not None
    return replace(ended, result=replace(ended.result, claimer=claiming))


def judge_accusation(state: State, accuser: int, accused: int) -> State:
    if accused in state.overgaigelt:
        return end_by_fault(state, "accused_right", accused)
    return end_by_fault(state, "accused_wrong", accuser)


# All cards played and nobody called


def ties(state: State) -> tuple[int, ...]:
    """The sides any of which may win a played-out deal by a cut; empty where nothing is cut."""
    if not to_be_counted(state) or state.overgaigelt:
        return ()
    best = sides_that_lead(state)
    return best if len(best) > 1 else ()


def sides_that_lead(state: State) -> tuple[int, ...]:
    """rules.md 10: "the side with the most points wins, at 101 or not, also where two sides are at 101"."""
    most = max(state.points)
    return tuple(side for side in range(state.rules.sides()) if state.points[side] == most)


def count(state: State, cut: int | None = None) -> State:
    """Closes a deal that is played out and which nobody called; `cut` is the side that wins a tie."""
    if not to_be_counted(state):
        raise Bad("the deal is over, cards are still to be played, or a claim is open")
    if state.overgaigelt:
        return end_by_fault(state, "uebergaigelt", state.overgaigelt[0])
    leading = sides_that_lead(state)
    if len(leading) == 1:
        return end_by_win(state, "counted", leading[0])
    if cut is None or cut not in leading:
        raise Bad("a tie: one of the tied sides must win the cut")
    return end_by_win(state, "counted", cut)
