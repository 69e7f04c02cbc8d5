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
    losers = sides_that_lost(state, side)
    if only_the_lowest_pays(state):
        losers = (lowest(state, losers),)
    strokes = tuple(1 if other in losers else 0 for other in range(state.rules.sides()))
    return finish(state, reason, (side,), strokes)


def end_by_win(state: State, reason: str, side: int) -> State:
    """A correct Aus, five tricks, most points: losers 1, and each without a trick 2; `lowest`: those without a trick,
    and "only if there is none" the one with the fewest points."""
    losers = sides_that_lost(state, side)
    empty = tuple(loser for loser in losers if tricks_by_side(state)[loser] == 0)
    if only_the_lowest_pays(state):
        losers = empty if empty else (lowest(state, losers),)
    strokes = [0] * state.rules.sides()
    for loser in losers:
        strokes[loser] = 2 if loser in empty and not plays_for_sevens(state, loser) else 1
    return finish(state, reason, (side,), tuple(strokes))


def plays_for_sevens(state: State, side: int) -> bool:
    """ "Where it says 2 for a side without a trick, a side with a siebener or dissle player gets 1"."""
    return any(side_of(state, seat) == side for seat in state.siebener | state.dissle)


def only_the_lowest_pays(state: State) -> bool:
    return state.rules.sides() > 2 and state.rules.losers == "lowest"


def sides_that_lost(state: State, winner: int) -> tuple[int, ...]:
    """All sides but the one that won, in order of play from Vorhand."""
    return tuple(side for side in sides_from_vorhand(state) if side != winner)


def lowest(state: State, losers: tuple[int, ...]) -> int:
    """The one with the fewest points, "of equal ones the last in order of play from Vorhand"."""
    fewest = min(state.points[side] for side in losers)
    return [side for side in losers if state.points[side] == fewest][-1]


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
