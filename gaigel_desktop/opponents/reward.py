"""Reward: what the end of a deal is worth to a side, from 0 to 1, as the match stands.

A lost single game is 0.25, a won one 0.75, doubles are 0 and 1; card points count a little, so that a close loss is
better than a clear one. With a match score the same scale is stretched by the chance to win the match: with one stroke
to clean, a double is worth no more than a single game.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from gaigel_desktop.rules.deal import NOBODY, Deal, Result
from gaigel_desktop.rules.ending import AUS
from gaigel_desktop.rules.match import (
    CLEAN,
    GIVE,
    POINTS,
    RUTESHEIM_POINTS,
    SINGLE_GAME,
    Standing,
    after_deal,
    rutesheim_points,
    sides_in_order,
)
from gaigel_desktop.rules.options import RuleSet

A_POINT: Final = 0.005  # what a card point more or less is worth
EVEN: Final = 0.5  # what a deal is worth that nobody wins
STROKES: Final = 4.0  # between a double lost and a double won
USUAL: Final = 1 / 3  # of the game points of Rutesheim
USUAL_PRIZES: Final = 3.0  # 0 to 9 game points, of which three are usual, are -1 to 2 strokes
LONG_MATCH: Final = 25  # deals
DOUBLES: Final = 0.13  # the share of double games among equals
SINGLE: Final = 1
DOUBLE: Final = 2


class Reward:
    """What a deal may bring to one side."""

    __slots__ = ("_dealer", "_pays", "_point", "_rules", "_standing", "_two", "side")

    _pays: list[list[float]]  # of two sides: by the own strokes and the others'
    _point: float

    def __init__(self, deal: Deal, side: int, standing: Standing | None, point: float = A_POINT) -> None:
        self._rules = deal.law.rules
        self._dealer = deal.dealer
        self.side = side
        self._standing = standing
        self._point = point
        self._two = deal.law.sides == 2
        self._pays = _two_sided(self._rules, self._dealer, side, standing) if self._two else []

    def of(self, deal: Deal) -> float:
        """What this finished deal is worth."""
        result = deal.result
        assert result is not None
        side = self.side
        points = deal.points
        if self._two:
            pays = self._pays[result.strokes[side]][result.strokes[1 - side]]
            return pays + self._point * (points[side] - points[1 - side])
        best = 0
        for other in range(len(points)):
            if other != side and points[other] > best:
                best = points[other]
        return self._of_many(result) + self._point * (points[side] - best) * 0.5

    def strokes_of(self, deal: Deal) -> float:
        """The same in strokes, those given less those taken, and without card points: a single game lost is -1, won +1,
        doubles are -2 and +2.

        With a match score they are stretched as the reward is: what brings a side as far as a single game usually does
        counts one. Of three sides or more it is what the others get on average less what this side gets; in the
        cleaning a won deal is +1, a lost one -1, and a match +2 or -2; at Rutesheim three game points more or less than
        the usual three are one stroke.
        """
        result = deal.result
        assert result is not None
        side = self.side
        if self._two:
            return (self._pays[result.strokes[side]][result.strokes[1 - side]] - EVEN) * STROKES
        decided = self._decided(result)
        if decided >= 0:
            return (decided - EVEN) * STROKES
        if self._rules.scoring == "rutesheim":
            return (self._of_many(result) - USUAL) * USUAL_PRIZES
        return _mean_of_others(result, side) - result.strokes[side]

    def _of_many(self, result: Result) -> float:
        """With three sides or more: strokes, in the cleaning the winning itself, at Rutesheim the game points."""
        rules, side = self._rules, self.side
        if rules.scoring == "rutesheim":
            order = sides_in_order(rules, self._dealer)
            return rutesheim_points(result, order)[side] / RUTESHEIM_POINTS
        decided = self._decided(result)
        if decided >= 0:
            return decided
        mean = _mean_of_others(result, side)
        return EVEN + (mean - result.strokes[side]) / STROKES + (0.1 if side in result.winners else -0.1)

    def _decided(self, result: Result) -> float:
        """With three sides or more, what a won match or a deal of the cleaning is worth; -1 where strokes count."""
        standing = self._standing
        if standing is None or self._rules.scoring == "rutesheim":
            return -1.0
        after = after_deal(self._rules, standing, self._dealer, result)
        if after.winner != NOBODY:
            return 1.0 if after.winner == self.side else 0.0
        if standing.phase == CLEAN:
            return 0.75 if self.side in result.winners else 0.25
        return -1.0


def _mean_of_others(result: Result, side: int) -> float:
    """The strokes that the others get on average."""
    return (sum(result.strokes) - result.strokes[side]) / (len(result.strokes) - 1)


# -- two sides ---------------------------------------------------------------------------------------------------


@cache
def _two_sided(rules: RuleSet, dealer: int, side: int, standing: Standing | None) -> list[list[float]]:
    """By the strokes this side gets and those the others get."""
    plain = [[0.5, 0.75, 1.0], [0.25, 0.5, 0.5], [0.0, 0.5, 0.5]]
    if standing is None or _is_far_from_won(rules, standing):
        return plain
    won, lost = (_chance_after(rules, standing, side, by, SINGLE) for by in (side, 1 - side))
    if won <= lost:
        return plain
    for strokes in (SINGLE, DOUBLE):
        for by in (side, 1 - side):
            value = 0.5 + 0.5 * (_chance_after(rules, standing, side, by, strokes) - (won + lost) / 2) / (won - lost)
            own, other = (0, strokes) if by == side else (strokes, 0)
            plain[own][other] = value
    return plain


def _is_far_from_won(rules: RuleSet, standing: Standing) -> bool:
    """Nobody counts a long match through from its beginning."""
    if standing.phase == GIVE:
        return rules.strokes - (standing.deals if _deals_end_it(rules) else 0) > LONG_MATCH
    return standing.phase == POINTS and rules.match_points - max(standing.score) > LONG_MATCH * SINGLE_GAME


def chance(rules: RuleSet, standing: Standing, side: int) -> float:
    """How likely the side is to win the match among equals."""
    return _chance(rules, standing._replace(deals=_deals_that_matter(rules, standing)), side)


def _deals_that_matter(rules: RuleSet, standing: Standing) -> int:
    """How many deals were played counts only where it says when the cleaning begins, or when all is over."""
    begins = rules.phase_one == "deals" and standing.phase != CLEAN
    return standing.deals if begins or _deals_end_it(rules) else 0


def _deals_end_it(rules: RuleSet) -> bool:
    """D, E: "the number of games is agreed before"."""
    return rules.scoring == "deals"


@cache
def _chance(rules: RuleSet, standing: Standing, side: int) -> float:
    if standing.winner != NOBODY:
        return float(standing.winner == side)
    even = 0.5 * (1 - DOUBLES)
    return sum(
        share * _chance_after(rules, standing, side, by, strokes)
        for strokes, share in ((SINGLE, even), (DOUBLE, 0.5 - even))
        for by in (0, 1)
    )


def _chance_after(rules: RuleSet, standing: Standing, side: int, winner: int, strokes: int) -> float:
    """The chance to win the match after one more deal that this side wins so."""
    paid = (0, strokes) if winner == 0 else (strokes, 0)
    result = Result(AUS, (winner,), paid, (0, 0), (1, 1))
    return chance(rules, after_deal(rules, standing, 0, result), side)
