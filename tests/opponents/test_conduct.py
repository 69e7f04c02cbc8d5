"""Good conduct: what the table objects to, when it does not, and how seldom it is done."""

from __future__ import annotations

from collections import Counter

import pytest

from gaigel_desktop.opponents.belief import Belief
from gaigel_desktop.opponents.conduct import (
    FAT_UNDER_OPPONENT,
    POINTS_GIVEN,
    TEN_LED,
    THROWN_BLIND,
    TRUMP_THROWN,
    emptier,
    objections,
)
from gaigel_desktop.opponents.dice import Dice
from gaigel_desktop.opponents.duties import blameless
from gaigel_desktop.opponents.levels import LEVELS
from gaigel_desktop.opponents.reward import Reward
from gaigel_desktop.opponents.search import Search
from gaigel_desktop.opponents.thought import Course
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import ACTION_OF, SPELLED
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.record import start
from gaigel_desktop.rules.views import view
from gaigel_desktop.text.phrases import PHRASES
from tests.opponents.asking import never, quick
from tests.opponents.conduct import BUDGETS, MINDED, conduct_of, habits_with, is_judged
from tests.opponents.manners import beyond, played
from tests.opponents.positions import positions
from tests.opponents.test_good_play import after_elfen
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import first_of, thorough

DEALS = [("regular", 200), ("master", 60)] if compiled() else [("regular", 1), ("master", 1)]
REASONS = (FAT_UNDER_OPPONENT, TEN_LED, TRUMP_THROWN, POINTS_GIVEN, THROWN_BLIND)  # as they are counted
SWINGS = [(0, 0.0), (1, 0.42), (2, 0.0)]  # from guess to guess, of each choice: what the others do it does not
FORGETFUL = {"regular": 2}  # times the budget: what was shown and is forgotten excuses nobody who counts


def against(table: Table, seat: int) -> dict[str, str]:
    """What the table objects to in what this seat may play now, by the card."""
    seen = view(table.deal, seat)
    return {str(SPELLED[card][1]): why for card, why in objections(seen, seat, blameless(seen, seat)).items()}


# -- the four habits ---------------------------------------------------------------------------------------------


def test_a_ten_or_an_ace_under_an_opponents_card_before_the_partner_has_played() -> None:
    table = after_elfen(vorhand="BK", second="EX BA H7 HU EO", talon="BU").plays("BK")
    assert against(table, 1) == {"EX": FAT_UNDER_OPPONENT}


def test_a_ten_led_while_an_ace_of_its_suit_is_out() -> None:
    table = after_elfen(vorhand="BX EX HU S7", talon="EA")
    assert against(table, 0) == {"BX": TEN_LED}  # both aces of acorns are his


def test_a_trump_thrown_away() -> None:
    table = after_elfen(vorhand="SX", second="SU HA H7 EK BO", talon="BU").plays("SX")
    assert against(table, 1) == {"SU": TRUMP_THROWN, "HA": FAT_UNDER_OPPONENT}


def test_points_given_after_the_partner_has_played() -> None:
    table = after_elfen(vorhand="BX", second="B7", third="BA", fourth="H7 EU HK EX", talon="BU BU EU BO")
    assert against(table.plays("BX B7 BA"), 3) == dict.fromkeys(("EU", "HK", "EX", "BO"), POINTS_GIVEN)


def dived(**hands: str) -> Table:
    """Vorhand leads face down: "Höher hat!"."""
    return lay("leinfelden", "SO", vorhand="HU EK BO B7 E7", **hands).opens("dive", "HU")


def test_a_ten_or_an_ace_thrown_in_blind_where_an_opponent_dives() -> None:
    table = dived(second="EX BA H7 HK SU", fourth="HA HX BU EU EO")
    assert against(table, 1) == {"EX": THROWN_BLIND, "BA": THROWN_BLIND}
    assert against(table.plays("H7 ."), 3) == {"HA": THROWN_BLIND, "HX": THROWN_BLIND}


def test_the_partner_of_whoever_dives_may_feed_the_trick() -> None:
    assert against(dived(third="EX BA H7 HK SU").plays("."), 2) == {}


# -- where nobody objects ----------------------------------------------------------------------------------------


def test_nobody_objects_to_what_feeds_the_partner() -> None:
    table = after_elfen(vorhand="SA", third="EX H7 HU BU", talon="E7 E7 B7").plays("SA .")
    assert against(table, 2) == {}


def test_nobody_objects_where_no_small_card_is_at_hand() -> None:
    table = after_elfen(vorhand="BK", second="EX HX HK HO", talon="SA SX").plays("BK")
    assert against(table, 1) == {}


def test_nobody_objects_in_the_first_trick() -> None:
    table = lay("uspcc-1907", "SO", vorhand="SX", second="SU HA H7 EK BO").plays("SX")
    assert against(table, 1) == {}


def test_nobody_objects_when_the_partner_is_known_to_take_the_trick() -> None:
    table = after_elfen(vorhand="BK", second="EX HU EO", fourth="SA", talon="BU").plays("BK")
    assert against(table, 1) == {"EX": FAT_UNDER_OPPONENT}
    table.deal.known[3] = table.deal.hands[3]
    assert against(table, 1) == {}


def test_nobody_objects_to_the_ten_that_decides_the_deal() -> None:
    table = after_elfen(vorhand="BK", second="EX HU EO", talon="BU").plays("BK")
    for side in (0, 1):
        table.deal.points[side] = 87
        assert against(table, 1) == {}
        table.deal.points[side] = 86
        assert against(table, 1) == {"EX": FAT_UNDER_OPPONENT}


def test_nobody_objects_where_somebody_plays_for_sevens() -> None:
    table = after_elfen(vorhand="BK", second="EX HU EO", talon="BU").plays("BK")
    for seat in range(4):
        table.deal.siebener = 1 << seat
        assert against(table, 1) == {}


def test_a_ten_may_be_led_when_the_partner_has_the_ace() -> None:
    table = after_elfen(vorhand="BX HU S7", third="BA BA", talon="EO")
    assert against(table, 0) == {"BX": TEN_LED}
    table.deal.known[2] = table.deal.hands[2]
    assert against(table, 0) == {}


# -- of cards that are as good -----------------------------------------------------------------------------------


def gives_less(table: Table, seat: int, code: str) -> list[str]:
    """What gives less away than this card, the emptiest first."""
    seen = view(table.deal, seat)
    return [str(SPELLED[card][1]) for card in emptier(seen, seat, ACTION_OF["play", code], blameless(seen, seat))]


def test_a_lead_that_gives_less_away_is_a_plain_card_with_fewer_points() -> None:
    table = after_elfen(vorhand="HK B7 EU SX", talon="BX")
    assert gives_less(table, 0, "HK") == ["B7", "EU"]
    assert gives_less(table, 0, "BX") == ["B7", "EU", "HK"]
    assert gives_less(table, 0, "B7") == []


def test_the_ten_of_trumps_is_led_for_reasons_of_its_own() -> None:
    assert gives_less(after_elfen(vorhand="HK B7 EU SX", talon="BX"), 0, "SX") == []


def test_a_pair_is_not_broken_for_it() -> None:
    assert gives_less(after_elfen(vorhand="EK HK HO SX", talon="EU"), 0, "EK") == ["EU"]


def test_a_card_that_loses_gives_less_away_with_fewer_points() -> None:
    table = after_elfen(vorhand="BK", second="EO EU H7 SU", talon="BU BA").plays("BK")
    assert gives_less(table, 1, "EO") == ["H7", "EU"]
    assert gives_less(table, 1, "BA") == []  # it takes the trick


def test_the_emptiest_goes_into_the_trick_of_an_opponent_who_dives() -> None:
    assert gives_less(dived(second="EX BA H7 HK SU"), 1, "HK") == ["H7"]


def test_what_goes_to_the_partner_is_not_to_be_empty() -> None:
    table = after_elfen(vorhand="BK", second="B7", third="EX H7 HU E7", talon="HK BU EO").plays("BK B7")
    assert gives_less(table, 2, "EX") == []


@pytest.mark.parametrize(
    ("behind", "tries", "swing", "taken"),
    [(0.01, 100, 0.2, True), (0.01, 100, 0.0, False), (0.01, 10_000, 0.2, False), (0.03, 100, 0.2, False)],
    ids=["by chance", "in every guess", "in very many guesses", "by more than little"],
)
def test_the_emptier_card_is_led_that_is_behind_by_little_and_by_chance(
    behind: float, tries: int, swing: float, taken: bool
) -> None:
    search = thought_over(-behind, tries, 1e-6)
    search.objections = [""] * 3
    search.sums[2] = search.sums[0] - tries
    search.worths[1] = [0.5 - behind - swing, 0.5 - behind + swing] * (tries // 2)
    assert search.choice() == search.courses[0]
    search.emptier = [[2, 1], [], []]
    assert search.choice() == search.courses[int(taken)]


# -- at any table ------------------------------------------------------------------------------------------------


@thorough
def test_at_any_table_another_card_is_left_and_the_words_are_there() -> None:
    """With two to eight players, in teams and alone, in all moments."""
    found: set[str] = set()
    for deal, _, _ in positions(300, seed=21):
        seat = next_to_act(deal)
        if seat < 0 or deal.waiting:
            continue
        seen = view(deal, seat)
        ways = blameless(seen, seat)
        bad = objections(seen, seat, ways)
        assert set(bad) < set(ways) or not bad
        assert not bad or is_judged(deal)
        found |= set(bad.values())
    assert found == set(REASONS) <= set(PHRASES)


@first_of(1, "players", ["beginner", "random-cards"])
def test_what_is_minded_is_what_is_counted(players: str) -> None:
    """Two ways of telling the same: by what the seat sees, and by the deal as it lies."""
    reasons = dict(zip(MINDED, REASONS, strict=True))
    told = 0
    for number in range(40):
        record = played(players, number)
        deal = start(record)
        for seat, action in record.actions:
            if action < 24 and is_judged(deal):
                seen = view(deal, seat)
                bad = objections(seen, seat, blameless(seen, seat)).get(action, "")
                counted = [reasons[habit] for habit in habits_with(deal, seat, action) if habit in MINDED]
                assert counted == [bad] * bool(bad), (number, deal.done, action)
                told += bool(bad)
            apply(deal, seat, action)
    assert told > 20


# -- what is chosen ----------------------------------------------------------------------------------------------


def thought_over(ahead: float, tries: int, thrift: float) -> Search:
    """A search that has found a bad habit ahead by so much, the margin taken off, from so many tries."""
    table = after_elfen(vorhand="BK", second="EX HU EO", talon="BU").plays("BK")
    seen = view(table.deal, 1)
    courses: list[Course] = [(way,) for way in blameless(seen, 1)[:3]]
    level = LEVELS[-1]._replace(thrift=thrift)
    search = Search(Belief(seen, 1, [0] * 4), courses, level, Reward(seen, 1, None), Dice(1))
    search.objections = ["", FAT_UNDER_OPPONENT, ""]
    search.tries = [tries] * 3
    search.sums = [0.5 * tries, (0.5 + ahead) * tries, 0.4 * tries]
    search.squares = [tries * (search.mean(place) ** 2 + 0.09) for place in range(3)]
    search.worths = [[search.mean(place) - swing, search.mean(place) + swing] * (tries // 2) for place, swing in SWINGS]
    return search


@pytest.mark.parametrize("thrift", [0.0, 1e-6])
@pytest.mark.parametrize(("ahead", "tries", "bad"), [(0.03, 100_000, True), (0.03, 100, False), (0.12, 100, True)])
def test_a_bad_habit_is_chosen_only_if_it_is_clearly_better(ahead: float, tries: int, bad: bool, thrift: float) -> None:
    """Three hundredths may be chance with a hundred tries, and not with a hundred thousand."""
    search = thought_over(ahead, tries, thrift)
    assert search.choice() == search.courses[int(bad)]
    search.places = [1]  # the others were left alone on the way
    assert search.choice() == search.courses[int(bad)]
    search.objections = [""] * 3
    assert search.choice() == search.courses[1]


@first_of(1, "name", ["regular", "old-hand", "master"])
def test_a_small_card_is_thrown_before_the_partner_has_played(name: str) -> None:
    table = after_elfen(vorhand="BK", second="EX HU EO", talon="BU").plays("BK")
    never(table, 1, "play EX", character=quick(name))


@first_of(1, "name", ["old-hand", "regular", "master"])
def test_the_ace_stays_at_home_where_an_opponent_dives(name: str) -> None:
    table = dived(second="HA BX E7 HK SU", fourth="EA BA BU EU H7")
    never(table, 1, "play HA", "play BX", character=quick(name))
    never(table.plays("E7 ."), 3, "play EA", "play BA", character=quick(name))


@thorough
@pytest.mark.parametrize(("level", "deals"), DEALS)
def test_who_minds_it_keeps_good_conduct(level: str, deals: int) -> None:
    """A few deals here; `make soak` plays a thousand."""
    found: Counter[str] = Counter()
    for number in range(deals):
        found += conduct_of(played(level, number))
    allowed = FORGETFUL.get(level, 1) * deals / 100
    assert [habit for habit in MINDED if found[habit] > 1 + BUDGETS[habit] * allowed] == []


def test_a_thousand_deals_may_not_go_beyond_a_budget() -> None:
    found = Counter({"ten led": 21, "trump thrown away": 20})
    assert beyond(BUDGETS, found, 1000) == ["ten led"]
