"""The match (rules.md 11): the score after a deal, and which scores can stand together.

Where a tie is cut, several answers are right: the functions return all of them.
"""

from __future__ import annotations

from itertools import pairwise, permutations

from .options import Rules
from .state import Result, sides_in_order

Score = tuple[int, ...]
Answer = tuple[Score, int | None]  # the score after the deal, and the side that has won the match

FAULTS = (
    "untergaigelt",
    "uebergaigelt",
    "accused_right",
    "accused_wrong",
    "questioned_wrong",
    "revoke",
    "dissle_failed",
)
RUTESHEIM_DEALS = 30  # three sessions of ten


def match_after(  # noqa: PLR0917
    rules: Rules, phase: str, deals: int, before: Score, dealer: int, result: Result
) -> set[Answer]:
    """All acceptable pairs of (score after, winner). `deals`: how many were played before this one."""
    if rules.scoring == "games":
        return {after_games(rules, before, result)}
    if rules.scoring == "rutesheim":
        return after_rutesheim(deals, before, result)
    if phase == "clean":
        after = erase(rules, before, result)
        return {(after, first_without(rules, after, dealer, result))}
    if rules.scoring in ("race", "deals"):
        after = tuple(old + new for old, new in zip(before, result.strokes, strict=True))
        return {
            (after, race_winner(rules, after) if rules.scoring == "race" else deals_winner(rules, deals + 1, after))
        }
    after = give(rules, before, dealer, result)
    begins = phase_after(rules, phase, deals, after) == "clean"
    return {(after, first_without(rules, after, dealer, result) if begins else None)}


def phase_after(rules: Rules, phase: str, deals: int, after: Score) -> str:
    """The phase of the next deal; `deals` were played before the one that led to `after`."""
    if phase != "give" or rules.scoring in ("race", "deals"):
        return phase
    return "clean" if cleaning_is_due(rules, deals + 1, after) else "give"


def cleaning_is_due(rules: Rules, deals: int, score: Score) -> bool:
    """Has phase one ended after `deals` deals with this score?"""
    if rules.scoring == "early_clean":
        return max(score) >= rules.strokes
    if rules.phase_one == "deals":
        return deals >= rules.strokes
    return sum(score) >= rules.strokes


# Giving and erasing strokes


def give(rules: Rules, before: Score, dealer: int, result: Result) -> Score:
    """Phase one: the losers' strokes, in order of play from Vorhand, as far as there are any left."""
    after = list(before)
    for side in sides_in_order(rules, dealer):
        strokes = result.strokes[side]
        if rules.scoring == "early_clean":
            strokes = min(strokes, rules.strokes - after[side])
        elif rules.phase_one == "strokes":
            strokes = min(strokes, rules.strokes - sum(after))
        after[side] += strokes
    return tuple(after)


def erase(rules: Rules, before: Score, result: Result) -> Score:
    """The cleaning: the winners erase one stroke, or `clean_double` after a double game; with three sides
    or more one stroke each, whatever the game."""
    number = rules.clean_double if double_for_winners(result) and len(before) == 2 else 1
    return tuple(max(0, old - number) if side in result.winners else old for side, old in enumerate(before))


def double_for_winners(result: Result) -> bool:
    """rules.md 10: "when every side that did not win got 2 (after a fault ... the side at fault alone)"."""
    others = [strokes for side, strokes in enumerate(result.strokes) if side not in result.winners]
    return all(strokes == 2 for strokes in others)


def first_without(rules: Rules, after: Score, dealer: int, result: Result) -> int | None:
    """The first side with no stroke left; of several one that won the last deal, then order of play."""
    return first_of([side for side, strokes in enumerate(after) if strokes == 0], rules, dealer, result)


def first_of(sides: list[int], rules: Rules, dealer: int, result: Result) -> int | None:
    """ "Where several sides are first at once": those that won the last deal, then order from Vorhand."""
    if not sides:
        return None
    preferred = [side for side in sides if side in result.winners] or sides
    return next(side for side in sides_in_order(rules, dealer) if side in preferred)


# The other scorings


def race_winner(rules: Rules, score: Score) -> int | None:
    """The match ends when a side has `strokes` strokes; one side alone with the fewest wins."""
    if max(score) < rules.strokes:
        return None
    return alone_with_the_fewest(score)


def deals_winner(rules: Rules, deals: int, score: Score) -> int | None:
    """After `strokes` deals the side with the fewest strokes wins; of several "all play on until one alone has"."""
    return alone_with_the_fewest(score) if deals >= rules.strokes else None


def alone_with_the_fewest(score: Score) -> int | None:
    fewest = [side for side, strokes in enumerate(score) if strokes == min(score)]
    return fewest[0] if len(fewest) == 1 else None


def after_games(rules: Rules, before: Score, result: Result) -> Answer:
    """101 for a single game, 202 for a double, for each winning side."""
    value = 202 if double_for_winners(result) else 101
    after = tuple(old + value if side in result.winners else old for side, old in enumerate(before))
    return after, games_winner(rules, after)


def games_winner(rules: Rules, score: Score) -> int | None:
    """The match ends when a side has `match_points`; of several the highest wins, equal ones play on."""
    if max(score) < rules.match_points:
        return None
    highest = [side for side, points in enumerate(score) if points == max(score)]
    return highest[0] if len(highest) == 1 else None


def after_rutesheim(deals: int, before: Score, result: Result) -> set[Answer]:
    answers: set[Answer] = set()
    for points in game_points(result):
        after = tuple(old + new for old, new in zip(before, points, strict=True))
        if deals + 1 < RUTESHEIM_DEALS:
            answers.add((after, None))
        else:
            answers |= {(after, side) for side, total in enumerate(after) if total == max(after)}
    return answers


def game_points(result: Result) -> set[Score]:
    """The nine game points of a deal: every way that ties may have been cut."""
    at_fault = [side for side in range(3) if side not in result.winners] if result.reason in FAULTS else []
    # "Who wins by five Sevens or five of a suit counts as having gone out, also without a trick; any other
    # player without a trick gets 0", also one whose Aus nobody questioned.
    spared = (*at_fault, *(result.winners if result.reason in ("sevens", "farbe") else ()))
    empty = [side for side in range(3) if result.tricks[side] == 0 and side not in spared]
    if at_fault and len(empty) == 2:
        empty = []  # "If the player at fault leaves two without a trick, these still get 6 and 3."
    nothing = at_fault + empty
    shares = {0: (5, 3, 1), 1: (6, 3), 2: (9,)}[len(nothing)]
    ranked = [side for side in range(3) if side not in nothing]
    answers: set[Score] = set()
    for order in permutations(ranked):
        if in_good_order([rank(result, side) for side in order]):
            points = dict(zip(order, shares, strict=True))
            answers.add(tuple(points.get(side, 0) for side in range(3)))
    return answers


def rank(result: Result, side: int) -> tuple[bool, int]:
    """rules.md 11: "by card points, the one who went out first"; after a wrong question the claimer is first.

    READING: the winner of a counted deal stands first too: it has the most points, or won the cut for them,
    and the same tie is not cut twice.
    """
    first = (result.claimer,) if result.reason in FAULTS else result.winners
    return (side in first, result.points[side])


def in_good_order(ranks: list[tuple[bool, int]]) -> bool:
    return all(first >= second for first, second in pairwise(ranks))


# Which scores can stand (record-format.md, `match`)


def refuse_standing(rules: Rules, phase: str, deals: int, before: Score) -> str | None:
    """Can a deal be played in this phase, after so many deals, with this score? Why not?

    Exactly what record-format.md lists is checked ("this is checked, and no more").
    """
    if phase not in phases_called_for(rules, deals, before):
        return "the phase does not fit"
    if (deals == 0) != (sum(before) == 0):
        return "nothing is scored exactly with deals 0"
    if rules.scoring == "rutesheim":
        return None if sum(before) == 9 * deals and deals < RUTESHEIM_DEALS else "thirty deals of nine game points"
    if rules.scoring == "games":
        if sum(before) < 101 * deals:
            return "every deal gives at least 101 match points"
        return "the match has been won" if games_winner(rules, before) is not None else None
    if phase == "give" and sum(before) < deals:
        return "every deal gives at least one stroke"
    if phase == "clean" and more_than_there_can_be(rules, before):
        return "there are more strokes than have been given"
    return "the match has been won" if strokes_have_won(rules, phase, deals, before) else None


def more_than_there_can_be(rules: Rules, before: Score) -> bool:
    """ "`slate` by strokes: `strokes` in all; `early_clean`: `strokes` a side; `slate` by deals: no bound"."""
    if rules.scoring == "early_clean":
        return max(before) > rules.strokes
    return rules.phase_one == "strokes" and sum(before) > rules.strokes


def phases_called_for(rules: Rules, deals: int, before: Score) -> tuple[str, ...]:
    """The phases in which the next deal can be.

    READING: where the strokes given in all (or by one side) end phase one, a smaller number does not tell
    whether the cleaning has begun: both phases can stand.
    """
    if rules.scoring in ("games", "rutesheim"):
        return ("points",)
    if rules.scoring in ("race", "deals"):
        return ("give",)
    if cleaning_is_due(rules, deals, before):
        return ("clean",)
    if rules.scoring == "slate" and rules.phase_one == "deals":
        return ("give",)
    return ("give", "clean")


def strokes_have_won(rules: Rules, phase: str, deals: int, before: Score) -> bool:
    if phase == "clean":
        return 0 in before
    if rules.scoring == "deals":
        return deals_winner(rules, deals, before) is not None
    if rules.scoring != "race":
        return False
    if len(before) == 2:
        return max(before) >= rules.strokes
    return race_winner(rules, before) is not None
