"""Ruled: why a deal that is laid out ended as it did: what was the case, and the rule for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gaigel_desktop.rules import ending
from gaigel_desktop.rules.deal import NOBODY, Deal, Result
from gaigel_desktop.rules.ending import OUT, tied_for_most
from gaigel_desktop.rules.options import RuleSet

from .explain import card_name, why
from .rule_book.ruling import ABOUT, DOUBLE, FIRST_TRICK, FOUND_IN_COUNT, SHOWN_SEVENS, ruling
from .speech import say


class Case(NamedTuple):
    """What a decision is about: the table when it was over, who did what decides, in which trick, with which card."""

    seen: Deal
    result: Result
    seat: int = NOBODY
    number: int = 0
    card: int = NOBODY
    points: int = 0  # of the side then
    duty: str = ""  # the key of what a card broke
    accused: int = NOBODY  # which side


def fact(case: Case, names: Sequence[str], sides: Sequence[str]) -> tuple[str, ...]:
    """What was the case, in a sentence, and perhaps one about a side that has no trick; `sides` are called so."""
    key, values = _fact(case, names, sides)
    doubled = [side for side in range(len(sides)) if _doubled(case, side)]
    told = say(f"fact_{key}", {"out": OUT, **values})
    return told, *(say("fact_no_trick", {"side": sides[side]}) for side in doubled)


def rule(case: Case) -> tuple[str, ...]:
    """The rule, as the book of this table says it."""
    rules, reason = case.seen.law.rules, case.result.reason
    keys = _keys(case, rules)
    if reason == ending.AUS and any(_doubled(case, side) for side in range(len(case.result.strokes))):
        keys = (*keys, *DOUBLE)
    return ruling(rules, keys)


def _keys(case: Case, rules: RuleSet) -> tuple[str, ...]:
    match case.result.reason:
        case ending.SEVENS_SHOWN:
            return SHOWN_SEVENS[_way_of_sevens(case)]
        case ending.UEBERGAIGELT if ending.has_to_be_noticed(case.seen):
            return FOUND_IN_COUNT
        case ending.REVOKE if case.duty == "no_trump_to_first_trick":
            return FIRST_TRICK
        case reason:
            return ABOUT[reason]


def _way_of_sevens(case: Case) -> str:
    """How five Sevens came to be shown."""
    seen, seat = case.seen, case.seat
    if seen.siebener >> seat & 1:
        return "siebener"
    if seen.dissle >> seat & 1:
        return "dissle"
    untouched = not seen.done and not seen.trick
    return "dealt" if untouched and seen.law.rules.sevens_dealt else "held"


def _doubled(case: Case, side: int) -> bool:
    """Whether the side pays double because it has no trick."""
    by_points = case.result.reason in (ending.AUS, ending.COUNTED, ending.FIVE_TRICKS)
    return by_points and case.result.strokes[side] == 2


def _fact(case: Case, names: Sequence[str], sides: Sequence[str]) -> tuple[str, Mapping[str, object]]:
    """The key of the sentence, and what stands in it."""
    seen, result = case.seen, case.result
    name = names[case.seat] if case.seat != NOBODY else ""
    side = seen.law.side[case.seat] if case.seat != NOBODY else NOBODY
    of_side = {"side": sides[side], "points": result.points[side], "name": name, "number": case.number}
    match result.reason:
        case ending.AUS:
            return "stands" if ending.may_be_questioned(seen) else "aus", of_side
        case ending.UNTERGAIGELT:
            return "untergaigelt", of_side | {"missing": OUT - result.points[side]}
        case ending.UEBERGAIGELT | ending.ACCUSED_RIGHT:
            return "late", of_side | {"points": case.points, "card": card_name(case.card)}
        case ending.ACCUSED_WRONG:
            accused = result.points[case.accused]
            key = "accused_few" if accused < OUT else "accused_yet"
            return key, {"side": sides[case.accused], "points": accused}
        case ending.REVOKE:
            return "revoke", {"name": name, "card": card_name(case.card), "why": why(case.duty, seen)}
        case ending.COUNTED:
            winner = result.winners[0]
            key = "tied" if len(tied_for_most(seen)) > 1 else "counted"
            return key, {"side": sides[winner], "points": result.points[winner]}
        case ending.QUESTIONED_WRONG:
            return "questioned", of_side
    return _SHORT[result.reason], of_side


_SHORT = {
    ending.SEVENS_SHOWN: "sevens",
    ending.FARBE_SHOWN: "farbe",
    ending.DISSLE_FAILED: "dissle",
    ending.FIVE_TRICKS: "five",
}
