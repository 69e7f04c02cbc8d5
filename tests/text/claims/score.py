"""Claims about what a deal costs, and about the match."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.deal import CLAIM, NOBODY, Result
from gaigel_desktop.rules.ending import DOUBLE_FAULTS, SEVENS_SHOWN, SINGLE_FAULTS, lost, won
from gaigel_desktop.rules.match import CLEAN, GIVE, POINTS, Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.seats import sides
from tests.scenario import laid

from .laying import (
    OUT,
    Told,
    at_the_end,
    calls,
    calls_and_is_counted,
    costs,
    may,
    midway,
    result,
    side,
    takes_a_trick,
    with_points,
)

Scores = tuple[int, ...]
_AUF_DISSLE: Final = ((0, "open", "dissle", "HX"), (0, "announce", "dissle"), (1, "announce", "dissle"))


def _next(rules: RuleSet, before: Standing, winners: tuple[int, ...], *strokes: int, reason: str = "aus") -> Standing:
    """The standing after one more deal; the sides that are not named get nothing, everybody has a trick."""
    n = sides(rules)
    paid = (*strokes, *(0,) * (n - len(strokes)))
    return after_deal(rules, before, 0, Result(reason, winners, paid, (0,) * n, (1,) * n))


def _given(rules: RuleSet, deals: int, *strokes: int) -> Standing:
    """So far the sides have these strokes, the others none."""
    return Standing(GIVE, deals, (*strokes, *(0,) * (sides(rules) - len(strokes))))


# -- strokes -----------------------------------------------------------------------------------------------------


def losers_get_strokes_and_a_double_is_two(told: Told) -> None:
    """A line for each side; a double game puts two strokes on it, if there are two left to give."""
    begun = new_match(told.rules)
    assert begun == Standing(GIVE, 0, (0,) * sides(told.rules))
    assert _next(told.rules, begun, (0,), 0, 1).score[1] == 1
    if told.rules.strokes > 1:
        assert _next(told.rules, begun, (0,), 0, 2).score[1] == 2


def fewer_strokes_are_better(told: Told) -> None:
    """Losers get them."""
    losers_get_strokes_and_a_double_is_two(told)


def the_number_is_one_of_strokes(told: Told) -> None:
    """When so many have been given, in all or to one side, the giving is over; the last one is never doubled where
    strokes are wiped off later. So many deals end nothing."""
    rules = told.rules
    many = rules.strokes
    told.names(many)
    before = _given(rules, many + 5, many - 1, *_others_of_a_race(rules))
    assert _ends(rules, _next(rules, before, tuple(range(1, sides(rules))), 1))
    assert not _ends(rules, _next(rules, _given(rules, many + 5, 0), (1,), 1)) or many == 1
    if rules.scoring != "race":
        assert _next(rules, before, tuple(range(1, sides(rules))), 2).score[0] == many


def _others_of_a_race(rules: RuleSet) -> tuple[int, ...]:
    """Side 1 alone has the fewest, so that a race is not played on; elsewhere the others have none."""
    return (0, *(1,) * (sides(rules) - 2)) if rules.scoring == "race" else ()


def _ends(rules: RuleSet, standing: Standing) -> bool:
    """Whether no strokes are given any more."""
    return standing.phase != GIVE or standing.winner != NOBODY


def strokes_are_given_in_all(told: Told) -> None:
    """The strokes of all sides together are counted."""
    the_number_is_one_of_strokes(told)
    rules = told.rules
    half = rules.strokes // 2
    assert _next(rules, _given(rules, 3, half, rules.strokes - 1 - half), (0,), 0, 1).phase == CLEAN


def the_last_strokes_are_given_in_order_of_play(told: Told) -> None:
    """From Vorhand, until none is left."""
    rules = told.rules
    after = _next(rules, _given(rules, 3, rules.strokes - 1), (0,), 0, *(1,) * (sides(rules) - 1))
    assert after.score[1] == 1 and not any(after.score[2:]), "Vorhand is of side 1"


def the_wiping_begins_with_all_strokes(told: Told) -> None:
    """Not after a number of deals."""
    rules = told.rules
    half = rules.strokes // 2
    assert _next(rules, _given(rules, 3, half, rules.strokes - 1 - half), (0,), 0, 1).phase == CLEAN
    if rules.strokes > 1:
        assert _next(rules, _given(rules, rules.strokes + 5), (0,), 0, 1).phase == GIVE


def the_number_is_one_of_deals(told: Told) -> None:
    """So many deals are played with strokes given, whatever they give; a double is always two."""
    rules = told.rules
    told.names(rules.strokes)
    apart = range(2 * sides(rules), 0, -2)  # no two of them have as many
    before = _given(rules, rules.strokes - 1, *apart)
    after = _next(rules, before, (1,), 1)
    assert _ends(rules, after) and after.deals == rules.strokes
    assert _next(rules, before, (1,), 2).score[0] == apart[0] + 2
    if rules.strokes > 1:
        assert not _ends(rules, _next(rules, _given(rules, rules.strokes - 2, 50, rules.strokes), (0,), 0, 1))


def the_wiping_begins_after_so_many_deals(told: Told) -> None:
    """Not with a number of strokes."""
    rules = told.rules
    assert _next(rules, _given(rules, rules.strokes - 1, 5, 3), (0,), 0, 1).phase == CLEAN
    if rules.strokes > 1:
        assert _next(rules, _given(rules, rules.strokes - 2, rules.strokes, 3), (0,), 0, 1).phase == GIVE


def first_strokes_then_the_wiping(told: Told) -> None:
    """Losers get strokes, later winners wipe theirs, and the first clean side wins."""
    assert told.rules.scoring == "slate"
    losers_get_strokes_and_a_double_is_two(told)
    winners_wipe_and_the_first_clean_side_wins(told)


def the_wiping_begins_when_one_side_has_all(told: Told) -> None:
    """Not when all sides together have so many; then winners wipe, and the first clean side wins."""
    rules = told.rules
    the_number_of_one_side_decides(told)
    assert _next(rules, _given(rules, 9, rules.strokes - 1), (1,), 1).phase == CLEAN
    winners_wipe_and_the_first_clean_side_wins(told)


def the_number_of_one_side_decides(told: Told) -> None:
    """One side has so many strokes, not all together."""
    rules = told.rules
    before = _given(rules, 9, rules.strokes - 1, *_others_of_a_race(rules))
    assert _ends(rules, _next(rules, before, (1,), 1))
    if rules.strokes > 1:
        assert not _ends(rules, _next(rules, before, (0,), 0, 1))


def the_race_ends_when_a_side_has_all(told: Told) -> None:
    """Nothing is wiped; the side with the fewest wins, and equal ones play on."""
    rules = told.rules
    assert rules.scoring == "race"
    the_number_of_one_side_decides(told)
    after = _next(rules, _given(rules, 9, rules.strokes - 1, *_others_of_a_race(rules)), (1,), 1)
    assert after.phase == GIVE and after.winner == 1
    if sides(rules) > 2:
        assert _next(rules, _given(rules, 9, rules.strokes - 1), (1,), 1).winner == NOBODY


def the_fewest_strokes_win_after_the_deals(told: Told) -> None:
    """Nothing is wiped; equal ones play on."""
    rules = told.rules
    row = (1,) * (sides(rules) - 1)
    after = _next(rules, _given(rules, rules.strokes - 1, 0, *row), (0,), 0, 1)
    assert after.phase == GIVE and after.winner == 0
    assert _next(rules, _given(rules, rules.strokes - 1, 1, 0, *row[1:]), (0,), 0, 1).winner == NOBODY or row[1:]


# -- the Putzen --------------------------------------------------------------------------------------------------


def _cleaning(rules: RuleSet, *strokes: int) -> Standing:
    return Standing(CLEAN, 50, (*strokes, *(3,) * (sides(rules) - len(strokes))))


def winners_wipe_and_the_first_clean_side_wins(told: Told) -> None:
    """When the strokes have been given, and then nobody gets any more."""
    given = _given(told.rules, told.rules.strokes - 1, told.rules.strokes - 1)
    assert _next(told.rules, given, (1,), 1).phase == CLEAN
    after = _next(told.rules, _cleaning(told.rules, 3, 3), (0,), 0, 1)
    assert after.score[:2] == (2, 3) and after.winner == NOBODY
    assert _next(told.rules, _cleaning(told.rules, 1, 3), (0,), 0, 1).winner == 0


def _wiped_by_a_double(rules: RuleSet) -> int:
    return 3 - _next(rules, _cleaning(rules, 3, 3), (0,), 0, *(2,) * (sides(rules) - 1)).score[0]


def a_double_game_wipes_two(told: Told) -> None:
    """And a single one wipes one."""
    winners_wipe_and_the_first_clean_side_wins(told)
    assert _wiped_by_a_double(told.rules) == 2


def a_double_game_wipes_one(told: Told) -> None:
    """As a single one does."""
    winners_wipe_and_the_first_clean_side_wins(told)
    assert _wiped_by_a_double(told.rules) == 1


def with_three_sides_a_double_game_wipes_one(told: Told) -> None:
    """Every winner does, also the several that there are after a fault."""
    assert sides(told.rules) > 2
    a_double_game_wipes_one(told)
    after = _next(told.rules, _cleaning(told.rules, 3, 3, 3), (1, 2), 2, reason="untergaigelt")
    assert after.score[:3] == (3, 2, 2)


def a_side_without_strokes_has_won_already(told: Told) -> None:
    """When the wiping begins."""
    rules = told.rules
    before = _given(rules, rules.strokes - 1, 0, rules.strokes - 1)
    after = _next(rules, before, (0,), 0, 1)
    assert after.phase == CLEAN and after.winner == 0


def of_several_clean_sides_one_that_has_just_won_goes_first(told: Told) -> None:
    """Of several that have won, the first in order of play from Vorhand."""
    rules = told.rules
    after = _next(rules, _given(rules, rules.strokes - 1, rules.strokes - 1), (2,), 1)
    assert after.phase == CLEAN and after.score[1] == 0 and after.winner == 2
    n = sides(rules)
    fault = Result("untergaigelt", (1, 2), (2, *(0,) * (n - 1)), (0,) * n, (1,) * n)
    for dealer in (0, 1):
        assert after_deal(rules, _cleaning(rules, 3, 1, 1), dealer, fault).winner == dealer + 1


# -- points ------------------------------------------------------------------------------------------------------


def a_deal_counts_101_and_a_gaigel_202(told: Told) -> None:
    """For the winners."""
    rules = told.rules
    told.names(101, 202)
    assert new_match(rules).phase == POINTS
    assert _next(rules, new_match(rules), (0,), 0, 1).score[0] == 101
    assert _next(rules, new_match(rules), (0,), 0, *(2,) * (sides(rules) - 1)).score[0] == 202


def so_many_match_points_win(told: Told) -> None:
    """Of several the highest, and equal ones play on."""
    rules = told.rules
    told.names(rules.match_points)
    low, rest = rules.match_points - 101, (0,) * (sides(rules) - 1)
    assert _next(rules, Standing(POINTS, 9, (low, *rest)), (0,), 0, 1).winner == 0
    assert _next(rules, Standing(POINTS, 9, (low - 1, *rest)), (0,), 0, 1).winner == NOBODY
    higher = Standing(POINTS, 9, (low, rules.match_points + 200, *rest[1:]))
    assert _next(rules, higher, (0,), 0, 1).winner == 1
    equal = Standing(POINTS, 9, (low, rules.match_points, *rest[1:]))
    assert _next(rules, equal, (0,), 0, 1).winner == NOBODY


def after_a_fault_all_the_others_get_match_points(told: Told) -> None:
    """101 each, and 202 where the fault costs double."""
    told.names(101, 202)
    rules, n = told.rules, sides(told.rules)
    winners = tuple(range(1, n))
    assert _next(rules, new_match(rules), winners, 1, reason="revoke").score == (0, *(101,) * (n - 1))
    table = midway(rules)
    calls_and_is_counted(table)
    assert after_deal(rules, new_match(rules), 0, result(table)).score == (0, *(202,) * (n - 1))


def _game_points(
    rules: RuleSet, reason: str, winners: tuple[int, ...], points: tuple[int, ...], *tricks: int
) -> Scores:
    """What three players get for a deal that is the first of the match."""
    begun = new_match(rules)
    assert begun == Standing(POINTS, 0, (0, 0, 0))
    return after_deal(rules, begun, 0, Result(reason, winners, (0, 0, 0), points, tricks)).score


def without_a_trick_or_after_a_fault_six_and_three(told: Told) -> None:
    """Whoever it is gets nothing, and of two such players the third gets nine."""
    rules = told.rules
    assert _game_points(rules, "aus", (0,), (50, 40, 0), 1, 1, 0) == (6, 3, 0)
    assert _game_points(rules, "aus", (0,), (50, 0, 0), 1, 0, 0) == (9, 0, 0)
    assert _game_points(rules, "untergaigelt", (1, 2), (50, 40, 30), 1, 1, 1) == (0, 6, 3)


def after_a_fault_two_without_a_trick_get_six_and_three(told: Told) -> None:
    """By points, as ever."""
    assert _game_points(told.rules, "untergaigelt", (1, 2), (50, 40, 30), 1, 0, 0) == (0, 6, 3)


def who_wins_by_five_cards_comes_first_without_a_trick(told: Told) -> None:
    """Whatever the others have."""
    for reason in ("sevens", "farbe"):
        assert _game_points(told.rules, reason, (0,), (0, 40, 30), 0, 1, 1) == (5, 3, 1)


def nine_points_a_deal_for_thirty_deals(told: Told) -> None:
    """Five, three and one by points, who went out first; none without a trick or for a fault."""
    rules = told.rules
    without_a_trick_or_after_a_fault_six_and_three(told)
    assert _game_points(rules, "aus", (0,), (50, 40, 80), 1, 1, 1) == (5, 1, 3)
    last = Result("aus", (0,), (0, 1, 1), (50, 40, 80), (1, 1, 1))
    assert after_deal(rules, Standing(POINTS, 28, (90, 90, 72)), 0, last).winner == NOBODY
    assert after_deal(rules, Standing(POINTS, 29, (90, 90, 81)), 0, last).winner == 0
    told.names(30)


# -- who pays ----------------------------------------------------------------------------------------------------


def _won_by_vorhand(rules: RuleSet, tricks: bool) -> tuple[int, ...]:
    """What the others pay when Vorhand's side goes out; they have a trick each, or none. Side 1 has the fewest."""
    assert new_match(rules).phase == GIVE, "nobody pays with strokes"
    table = with_points(midway(rules), 0, OUT)
    for seat in range(rules.players):
        if side(rules, seat) > 1:
            with_points(table, seat, 1)
    if tricks:
        takes_a_trick(table, *range(1, rules.players))
    return calls(table).strokes[1:]


def everybody_who_has_not_won_pays(told: Told) -> None:
    """One, and two without a trick."""
    n = sides(told.rules) - 1
    assert _won_by_vorhand(told.rules, True) == (1,) * n
    assert _won_by_vorhand(told.rules, False) == (2,) * n


def only_the_lowest_pays_or_all_without_a_trick(told: Told) -> None:
    """One; whoever has no trick pays two instead."""
    told.names(2)
    n = sides(told.rules) - 1
    assert _won_by_vorhand(told.rules, True) == (1, *(0,) * (n - 1))
    assert _won_by_vorhand(told.rules, False) == (2,) * n
    table = with_points(midway(told.rules), 0, OUT)
    takes_a_trick(table, *(seat for seat in range(told.rules.players) if side(told.rules, seat) > 1))
    for seat in range(told.rules.players):
        if side(told.rules, seat) > 1:
            with_points(table, seat, 1)
    assert calls(table).strokes[1:] == (2, *(0,) * (n - 1))


def _after_five_shown(rules: RuleSet) -> tuple[int, ...]:
    """What the others pay when Vorhand's side shows five cards; nobody else has a trick, side 1 has the fewest."""
    table = midway(rules)
    for seat in range(rules.players):
        if side(rules, seat) > 1:
            with_points(table, seat, 1)
    return won(table.deal, SEVENS_SHOWN, 0).strokes[1:]


def after_five_shown_everybody_else_pays_one(told: Told) -> None:
    """Also without a trick."""
    told.names(1)
    assert _after_five_shown(told.rules) == (1,) * (sides(told.rules) - 1)


def after_five_shown_only_the_lowest_pays_one(told: Told) -> None:
    """Also when nobody has a trick."""
    told.names(1)
    assert _after_five_shown(told.rules) == (1, *(0,) * (sides(told.rules) - 2))


def no_trick_costs_two(told: Told) -> None:
    """With any number of sides."""
    assert _won_by_vorhand(told.rules, False) == (2,) * (sides(told.rules) - 1)


def losers_without_a_trick_make_it_a_gaigel(told: Told) -> None:
    """It counts 202; with a trick of one of them it does not."""
    rules = told.rules
    for tricks, points in ((False, 202), (True, 101)):
        table = with_points(midway(rules), 0, OUT)
        if tricks:
            takes_a_trick(table, 1)
        calls(table)
        assert after_deal(rules, new_match(rules), 0, result(table)).score[0] == points


def only_the_side_at_fault_pays(told: Told) -> None:
    """The others get nothing, also without a trick."""
    table = midway(told.rules)
    calls_and_is_counted(table)
    costs(table, "untergaigelt", 0, 2)
    assert sum(result(table).strokes) == 2


def the_faults_of_the_table_are_named(told: Told) -> None:
    """Those that can be made there, and no others; each costs its side alone."""
    rules = told.rules
    follows = at_the_end(rules, "SU", vorhand="EX", second="EA HU BK BO HX").plays("EX")
    four = (laid(rules, "SX", vorhand="E7 E7 B7 B7 HX"), laid(rules, "SX", second="E7 E7 B7 B7 HX"))
    can_be_made = {
        "too early": True,
        "playing on": True,
        "accusation": may(midway(rules), 1, "accuse", side(rules, 0)),
        "doubt": midway(rules).seat(0).calls_aus().deal.phase == CLAIM,
        "wrong card": may(follows, 1, "play", "HU"),
        "a trick": any(may(table, *said) for table in four for said in _AUF_DISSLE),
    }
    for words, possible in can_be_made.items():
        assert not told.words or (words in told.words) == possible, f"{words}: {told.words}"
    for reason in SINGLE_FAULTS + DOUBLE_FAULTS:
        strokes = lost(midway(rules).deal, reason, 1).strokes
        assert strokes[1] and sum(strokes) == strokes[1]


def whoever_has_none_left_first_wins(told: Told) -> None:
    """In the wiping."""
    winners_wipe_and_the_first_clean_side_wins(told)
