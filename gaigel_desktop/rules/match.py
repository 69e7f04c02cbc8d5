"""The match: strokes on the slate, cleaning, match points, and who wins it all (rules.md 11)."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

from .deal import NOBODY, Result
from .ending import DOUBLE_FAULTS, SHOWN, SINGLE_FAULTS, is_double
from .options import RuleSet
from .seats import in_order, sides, sides_of

GIVE: Final = "give"  # the losers get strokes
CLEAN: Final = "clean"  # the winners wipe them off: Putzen
POINTS: Final = "points"  # match points or game points
PHASES: Final = (GIVE, CLEAN, POINTS)

SINGLE_GAME: Final = 101  # U
GAIGEL: Final = 202
RUTESHEIM_DEALS: Final = 30
RUTESHEIM_POINTS: Final = 9


class Standing(NamedTuple):
    """The score of a match: its phase, the deals played, the score by side, and who has won it."""

    phase: str
    deals: int
    score: tuple[int, ...]
    winner: int = NOBODY


def new_match(rules: RuleSet) -> Standing:
    """Nothing played, nothing scored."""
    phase = POINTS if rules.scoring in ("games", "rutesheim") else GIVE
    return Standing(phase, 0, (0,) * sides(rules))


def after_deal(
    rules: RuleSet, before: Standing, dealer: int, result: Result, cut: tuple[int, ...] | None = None
) -> Standing:
    """The standing after one more deal. `cut` ranks the sides where equal ones cut for it, best first."""
    order = sides_in_order(rules, dealer)
    cut = cut or order
    deals = before.deals + 1
    if rules.scoring == "games":
        return _after_game(rules, before, deals, result)
    if rules.scoring == "rutesheim":
        return _after_rutesheim(before, deals, result, cut)
    if before.phase == CLEAN:
        return _after_cleaning(rules, before, deals, result, order)
    return _after_giving(rules, before, deals, result, order)


def sides_in_order(rules: RuleSet, dealer: int) -> tuple[int, ...]:
    """The sides in the order of play from Vorhand."""
    side = sides_of(rules)
    return tuple(dict.fromkeys(side[seat] for seat in in_order((dealer + 1) % rules.players, rules.players)))


# -- strokes -----------------------------------------------------------------------------------------------------


def _after_giving(rules: RuleSet, before: Standing, deals: int, result: Result, order: tuple[int, ...]) -> Standing:
    """Phase one: the losers get strokes, on the slate no more than are left to give."""
    score = list(before.score)
    for side in order:
        score[side] += min(result.strokes[side], _left_to_give(rules, score, side))
    standing = Standing(GIVE, deals, tuple(score))
    if not is_cleaned(rules):
        return standing._replace(winner=_fewest_wins(rules, standing))
    if not cleaning_begins(rules, deals, standing.score):
        return standing
    return Standing(CLEAN, deals, standing.score, _first_clean(standing.score, result, order))


def _left_to_give(rules: RuleSet, score: list[int], side: int) -> int:
    """P: with nine of ten given the next deal cannot be a double game."""
    if rules.scoring == "early_clean":
        return rules.strokes - score[side]
    if rules.scoring == "slate" and gives_strokes(rules):
        return rules.strokes - sum(score)
    return 2


def gives_strokes(rules: RuleSet) -> bool:
    """Whether phase one lasts a number of strokes (P), not a number of deals (D)."""
    return rules.phase_one == "strokes"


def cleaning_begins(rules: RuleSet, deals: int, score: tuple[int, ...]) -> bool:
    """Whether phase one is over with this score."""
    if rules.scoring == "early_clean":
        return max(score) >= rules.strokes
    return sum(score) >= rules.strokes if gives_strokes(rules) else deals >= rules.strokes


def is_cleaned(rules: RuleSet) -> bool:
    """Whether the strokes are wiped off in the end: not in a race (P), nor by a number of games (D, E)."""
    return rules.scoring in ("slate", "early_clean")


def _fewest_wins(rules: RuleSet, standing: Standing) -> int:
    """The race ends with all strokes of a side (P), the games when all are played (D, E): the fewest alone win."""
    score = standing.score
    far_enough = max(score) if rules.scoring == "race" else standing.deals
    fewest = min(score)
    return score.index(fewest) if far_enough >= rules.strokes and score.count(fewest) == 1 else NOBODY


def _after_cleaning(rules: RuleSet, before: Standing, deals: int, result: Result, order: tuple[int, ...]) -> Standing:
    """Putzen: the winners wipe off one stroke, or as many as a double game cleans."""
    wiped = cleaned_by_double(rules) if is_double(result) and len(before.score) == 2 else 1
    score = tuple(
        max(0, strokes - wiped) if side in result.winners else strokes for side, strokes in enumerate(before.score)
    )
    return Standing(CLEAN, deals, score, _first_clean(score, result, order))


def cleaned_by_double(rules: RuleSet) -> int:
    """What a double game wipes off (P: two, D: one); with three sides or more it is one (P)."""
    return rules.clean_double


def _first_clean(score: tuple[int, ...], result: Result, order: tuple[int, ...]) -> int:
    """A side without strokes has won; of several one that won the last deal, then in order of play."""
    clean = [side for side in order if score[side] == 0]
    winners = [side for side in clean if side in result.winners]
    return (winners or clean or [NOBODY])[0]


# -- match points ------------------------------------------------------------------------------------------------


def _after_game(rules: RuleSet, before: Standing, deals: int, result: Result) -> Standing:
    """U: 101 for a game, 202 for a Gaigel."""
    gain = GAIGEL if is_double(result) else SINGLE_GAME
    score = tuple(points + gain * (side in result.winners) for side, points in enumerate(before.score))
    return Standing(POINTS, deals, score, games_winner(rules, score))


def games_winner(rules: RuleSet, score: tuple[int, ...]) -> int:
    """The highest of those who have the match points; equal ones play on."""
    most = max(score)
    return score.index(most) if most >= rules.match_points and score.count(most) == 1 else NOBODY


# -- Rutesheim ---------------------------------------------------------------------------------------------------


def _after_rutesheim(before: Standing, deals: int, result: Result, cut: tuple[int, ...]) -> Standing:
    """P: nine game points a deal; after thirty deals the most win, a tie is cut for."""
    gains = rutesheim_points(result, cut)
    score = tuple(points + gain for points, gain in zip(before.score, gains, strict=True))
    winner = NOBODY
    if deals == RUTESHEIM_DEALS:
        winner = max(range(3), key=lambda side: (score[side], -cut.index(side)))
    return Standing(POINTS, deals, score, winner)


def rutesheim_points(result: Result, cut: tuple[int, ...]) -> tuple[int, ...]:
    """5, 3 and 1 by card points, who went out first; nothing for a fault or no trick, then 6 and 3, or 9."""
    ranked = sorted(range(3), key=lambda side: (-_went_out(result, side), -result.points[side], cut.index(side)))
    nothing = [side for side in ranked if _gets_nothing(result, side)]
    if len(nothing) == 3:  # the two whom the player at fault left without a trick still get 6 and 3
        nothing = [side for side in nothing if side not in result.winners]
    prizes = {0: (5, 3, 1), 1: (6, 3), 2: (9,)}[len(nothing)]
    paid = dict(zip([side for side in ranked if side not in nothing], prizes, strict=True))
    return tuple(paid.get(side, 0) for side in range(3))


def _went_out(result: Result, side: int) -> bool:
    """Who called Aus, even if it was questioned, showed five, or has the most in a count; after a fault nobody."""
    if result.claimer != NOBODY:
        return side == result.claimer
    return side in result.winners and result.reason not in SINGLE_FAULTS + DOUBLE_FAULTS


def _gets_nothing(result: Result, side: int) -> bool:
    if side not in result.winners and result.reason in SINGLE_FAULTS + DOUBLE_FAULTS:
        return True
    return result.tricks[side] == 0 and not (result.reason in SHOWN and side in result.winners)


# -- what can stand ----------------------------------------------------------------------------------------------


def possible_outcomes(rules: RuleSet, before: Standing, dealer: int, result: Result) -> list[Standing]:
    """Every standing that may follow, however equal sides cut."""
    if rules.scoring != "rutesheim":
        return [after_deal(rules, before, dealer, result)]
    found: list[Standing] = []
    for ranking in permutations(range(3)):
        for last in permutations(range(3)):
            standing = after_deal(rules, before, dealer, result, ranking)
            if standing.winner != NOBODY:
                best = max(standing.score)
                tied = [side for side in last if standing.score[side] == best]
                standing = standing._replace(winner=tied[0])
            if standing not in found:
                found.append(standing)
    return found


def why_impossible(rules: RuleSet, standing: Standing) -> str | None:
    """Why a match that is still being played cannot stand like this; None if it can."""
    score, deals = standing.score, standing.deals
    if len(score) != sides(rules) or min(score) < 0 or deals < 0:
        return "match_score"
    if (deals == 0) != (sum(score) == 0):
        return "match_score"
    reason = _why_not_phase(rules, standing)
    if reason is not None:
        return reason
    if standing.phase != CLEAN and not _enough_scored(rules, deals, sum(score)):
        return "match_score"
    return "match_won_already" if _has_winner(rules, standing) else None


def _why_not_phase(rules: RuleSet, standing: Standing) -> str | None:
    """Whether the score and the deals call for this phase."""
    if rules.scoring in ("games", "rutesheim"):
        return None if standing.phase == POINTS else "match_phase"
    if not is_cleaned(rules):
        return None if standing.phase == GIVE else "match_phase"
    if standing.phase == GIVE:
        return "match_phase" if cleaning_begins(rules, standing.deals, standing.score) else None
    return None if standing.phase == CLEAN and _may_be_cleaning(rules, standing) else "match_phase"


def _may_be_cleaning(rules: RuleSet, standing: Standing) -> bool:
    """Whether all strokes may have been given by now; wiping only takes away."""
    if rules.scoring == "early_clean":
        return max(standing.score) <= rules.strokes
    if gives_strokes(rules):
        return sum(standing.score) <= rules.strokes
    return standing.deals >= rules.strokes


def _enough_scored(rules: RuleSet, deals: int, scored: int) -> bool:
    if rules.scoring == "rutesheim":
        return scored == RUTESHEIM_POINTS * deals
    return scored >= deals * (SINGLE_GAME if rules.scoring == "games" else 1)


def _has_winner(rules: RuleSet, standing: Standing) -> bool:
    if rules.scoring == "rutesheim":
        return standing.deals >= RUTESHEIM_DEALS
    if rules.scoring == "games":
        return games_winner(rules, standing.score) != NOBODY
    if rules.scoring == "race" and sides(rules) == 2:  # the first to have given them all has won, so both cannot have
        return max(standing.score) >= rules.strokes
    if not is_cleaned(rules):
        return _fewest_wins(rules, standing) != NOBODY
    return standing.phase == CLEAN and 0 in standing.score
