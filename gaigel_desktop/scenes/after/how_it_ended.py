"""Sentences: how a deal ended, in plain sentences: who did what, what it cost, which pairs were declared."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from gaigel_desktop.controller.match.chair import (
    RunningMatch,
)
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.summary import GIVEN_UP
from gaigel_desktop.rules.actions import (
    ACCUSE,
    PASS,
    QUESTION,
)
from gaigel_desktop.rules.deal import (
    NOBODY,
    Result,
)
from gaigel_desktop.rules.ending import (
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    AUS,
    DOUBLE_FAULTS,
    FARBE_SHOWN,
    OUT,
    QUESTIONED_WRONG,
    REVOKE,
    SEVENS_SHOWN,
    SINGLE_FAULTS,
    UNTERGAIGELT,
)
from gaigel_desktop.rules.match import (
    CLEAN,
    GIVE,
    POINTS,
)
from gaigel_desktop.rules.seats import sides_of
from gaigel_desktop.table.slate.standing import (
    score_told,
    side_name,
)
from gaigel_desktop.table.slate.strokes import Slate
from gaigel_desktop.text.in_1907 import say_at
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.telling import (
    listed,
)

BY_SOMEBODY: Final = (
    AUS,
    UNTERGAIGELT,
    ACCUSED_RIGHT,
    ACCUSED_WRONG,
    QUESTIONED_WRONG,
    SEVENS_SHOWN,
    FARBE_SHOWN,
    REVOKE,
)


def headline(match: RunningMatch, seating: Seating) -> str:
    """Won or lost; after the last deal, the match. To all who sit there, by whom."""
    if seating.to_all:
        return _won_by_names(match, seating)
    ours = sides_of(match.rules)[seating.me]
    if match.standing.winner != NOBODY:
        return say("match_won" if match.standing.winner == ours else "match_lost")
    return say("deal_won" if ours in match.past[-1].result.winners else "deal_lost")


def _won_by_names(match: RunningMatch, seating: Seating) -> str:
    """Who has won the match, or the deal."""
    side_of, over = sides_of(match.rules), match.standing.winner
    winners = match.past[-1].result.winners if over == NOBODY else (over,)
    names = [name for seat, name in enumerate(seating.names) if side_of[seat] in winners]
    key = f"{'deal' if over == NOBODY else 'match'}_won_by_{'one' if len(names) == 1 else 'several'}"
    return say(key, {"names": listed(names)})


def people_won(match: RunningMatch, seating: Seating, winners: Collection[int]) -> bool:
    """Whether the player is among these winners, or anybody of those who share the laptop."""
    side_of, people = sides_of(match.rules), seating.people if seating.to_all else (seating.me,)
    return any(side_of[seat] in winners for seat in people)


def won_by(match: RunningMatch, seating: Seating, winners: Collection[int]) -> str:
    """Of more sides than two, who has won with whom; nothing for the own side, and where there is but one other."""
    side_of = sides_of(match.rules)
    if seating.to_all or max(side_of) == 1 or side_of[seating.me] in winners:
        return ""
    return say(
        "won_by", {"names": listed([name for seat, name in enumerate(seating.names) if side_of[seat] in winners])}
    )


def deals_played(match: RunningMatch) -> str:
    """By a number of deals: how many are played, and that it goes on after the last one while the best are level."""
    rules, standing = match.rules, match.standing
    if rules.scoring != "deals" or standing.winner != NOBODY:
        return ""
    if standing.deals >= rules.strokes:
        return say("deals_level")
    return say("deals_so_far", {"number": standing.deals, "all": rules.strokes})


def why(match: RunningMatch, seating: Seating) -> str:
    """Why the deal ended, in a sentence about whoever did it."""
    past = match.past[-1]
    result, side_of = past.result, sides_of(match.rules)
    if past.last is not None and past.last[1] in (PASS, QUESTION) and result.reason in (AUS, UNTERGAIGELT):
        return _claim(match, past.last[0], seating, result.points[side_of[past.out]])
    if result.reason in BY_SOMEBODY and past.last is not None:
        seat, action = past.last
        accused = action - ACCUSE if result.reason in (ACCUSED_RIGHT, ACCUSED_WRONG) else side_of[seat]
        values = {
            "name": seating.names[seat],
            "side": _other_side(match, seating, accused),
            "points": result.points[side_of[seat]],
        }
        return say_at(match.rules, f"why_{result.reason}_{'you' if seating.is_you(seat) else 'other'}", values)
    if seating.to_all and result.reason == GIVEN_UP:
        return say("why_given_up_by_all")
    return say_at(match.rules, f"why_{result.reason}", {"side": _other_side(match, seating, _about_whom(result))})


def _claim(match: RunningMatch, doubter: int, seating: Seating, points: int) -> str:
    """An Aus that was questioned and wrong, or that nobody questioned; then a bluff comes out."""
    past = match.past[-1]
    values = {"name": seating.names[past.out], "doubter": seating.names[doubter], "points": points}
    whose = "you" if seating.is_you(past.out) else "other"
    if past.result.reason == UNTERGAIGELT:
        return say_at(match.rules, f"why_caught_{'by_you' if seating.is_you(doubter) else whose}", values)
    return say_at(match.rules, f"why_{'stands' if points >= OUT else 'bluff'}_{whose}", values)


def _about_whom(result: Result) -> int:
    """The side that a sentence without a deed is about: who was at fault, or else who won."""
    at_fault = result.reason in DOUBLE_FAULTS + SINGLE_FAULTS
    return result.strokes.index(max(result.strokes)) if at_fault else result.winners[0]


def _other_side(match: RunningMatch, seating: Seating, side: int) -> str:
    """A side by the names of those who are it; the own one as such."""
    side_of = sides_of(match.rules)
    if side == side_of[seating.me] and not seating.to_all:
        return say("your_side") if side_of.count(side) > 1 else say("you_accused")
    return listed([name for seat, name in enumerate(seating.names) if side_of[seat] == side])


def guessed(points: int, match: RunningMatch, seating: Seating) -> str:
    """What the player said before the count, and how near that was."""
    has = match.past[-1].result.points[sides_of(match.rules)[seating.me]]
    off = points - has
    key = "guess_right" if not off else "guess_over" if off > 0 else "guess_under"
    return say(key, {"points": points, "off": abs(off), "has": has})


def cost(match: RunningMatch, seating: Seating, dress: str) -> list[str]:
    """What is written down, a sentence for each side whose score changed."""
    past = match.past[-1]
    said = [
        _change(match, past.before.phase, side_name(match.rules, seating, side), new - old, dress)
        for side, (old, new) in enumerate(zip(past.before.score, past.after.score, strict=True))
        if new != old
    ]
    if past.before.phase == GIVE and past.after.phase == CLEAN and past.after.winner == NOBODY:
        said.append(say(_in_dress("cleaning_begins", dress)))
    if past.after.phase == CLEAN and past.after.winner != NOBODY and past.after.score.count(0) > 1:
        said.append(say("clean_together", {"side": side_name(match.rules, seating, past.after.winner)}))
    return said


def said(match: RunningMatch, seating: Seating, slate: Slate) -> tuple[str, ...]:
    """The deal for whoever hears it, below the headline: why it ended, what it cost, and the score. What each side has
    is said at the table, with the end of the deal."""
    winners = won_by(match, seating, match.past[-1].result.winners)
    told = why(match, seating), winners, *cost(match, seating, slate.dress)
    return *filter(None, told), score_said(slate)


def score_said(slate: Slate) -> str:
    """How it stands, as it is said aloud."""
    return f"{say(f'score_on_{slate.dress}')}: {score_told(slate)}"


def _change(match: RunningMatch, phase: str, side: str, by: int, dress: str) -> str:
    if phase == POINTS:
        return say("score_points", {"side": side, "points": by})
    many = "two" if abs(by) > 1 else "one"
    key = _in_dress(f"score_{'given' if by > 0 else 'wiped'}_{many}", dress)
    return say_at(match.rules, key, {"side": side})


def _in_dress(key: str, dress: str) -> str:
    """What is written down, in the words for what it is written on; where it has none, in those for the slate."""
    return f"{key}_{dress}" if f"{key}_{dress}" in PHRASES else key
