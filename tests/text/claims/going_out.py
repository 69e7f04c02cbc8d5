"""Claims about going out, about what ends a deal, and about signs."""

from __future__ import annotations

from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.deal import CLAIM, PLAYED_OUT
from gaigel_desktop.rules.ending import is_double
from gaigel_desktop.rules.perform import count
from tests.rules.table import Table

from .laying import (
    OUT,
    Told,
    at_the_end,
    before_last_drawing,
    calls,
    calls_and_is_counted,
    costs,
    last_card,
    may,
    midway,
    opened,
    others,
    partner,
    points_of,
    result,
    side,
    takes_a_trick,
    with_points,
)


def _at_101(told: Told) -> Table:
    """Vorhand's side has just got to 101, and Vorhand leads."""
    return with_points(midway(told.rules, "SU", vorhand="EA"), 0, OUT)


# -- Aus ---------------------------------------------------------------------------------------------------------


def with_101_aus_wins(told: Told) -> None:
    """Once the first trick is complete, at any moment; with one point fewer a count does not say so."""
    running = opened(told.rules, "EA", "elfen")
    assert not may(running, 0, "aus")
    table = _at_101(told)
    assert calls(table).reason == "aus" and result(table).winners == (side(told.rules, 0),)
    other = partner(told.rules)
    if other is not None:
        assert calls(_at_101(told), other).winners == (side(told.rules, 0),)
    assert calls_and_is_counted(with_points(midway(told.rules), 0, OUT - 1)).reason == "untergaigelt"
    told.has_no_number_but(OUT)


def so_many_points_are_enough(told: Told) -> None:
    """The cards of the picture win, if they lie in the tricks of one side."""
    points = points_of(told.rules, told.cards)
    assert calls_and_is_counted(with_points(midway(told.rules), 1, points), 1).reason in ("aus", "questioned_wrong")


def fewer_than_101_lose_double_in_a_count(told: Told) -> None:
    """The side that called pays two."""
    table = with_points(midway(told.rules), 0, OUT - 1)
    calls_and_is_counted(table)
    costs(table, "untergaigelt", 0, 2)
    told.has_no_number_but(OUT)


def an_aus_is_counted_at_once(told: Told) -> None:
    """Nobody is asked, and with fewer than 101 the deal is lost."""
    told.has_no_number_but(OUT)
    assert not may(midway(told.rules), 1, "question")
    table = with_points(midway(told.rules), 0, OUT - 1).seat(0).calls_aus()
    costs(table, "untergaigelt", 0, 2)
    assert _at_101(told).seat(0).calls_aus().deal.result is not None


def an_aus_is_counted_only_if_it_is_questioned(told: Told) -> None:
    """The opponents are asked in turn; left to stand it wins with anything; a question of a right one loses double."""
    told.has_no_number_but(OUT)
    rules = told.rules
    table = midway(rules).seat(0).calls_aus()
    assert table.deal.phase == CLAIM
    opponents = [seat for seat in range(rules.players) if side(rules, seat) != side(rules, 0)]
    assert list(table.deal.waiting) == opponents and may(table, 1, "question") and may(table, 1, "pass")
    table.everybody_passes()
    assert result(table).reason == "aus" and result(table).winners == (side(rules, 0),)
    costs(midway(rules).seat(0).calls_aus().seat(1).questions(), "untergaigelt", 0, 2)
    costs(_at_101(told).seat(0).calls_aus().seat(1).questions(), "questioned_wrong", 1, 2)


def only_whole_tricks_are_counted_when_it_is_questioned(told: Told) -> None:
    """With 101 the questioner loses double; a trick that is not complete counts for nobody."""
    an_aus_is_counted_only_if_it_is_questioned(told)
    table = with_points(midway(told.rules, "SU", vorhand="EA"), 0, OUT - 1).plays("EA").seat(0).calls_aus()
    costs(table.seat(1).questions(), "untergaigelt", 0, 2)
    told.names(OUT)


# -- too late ----------------------------------------------------------------------------------------------------


def playing_on_with_101_is_uebergaigelt(told: Told) -> None:
    """A card to a trick that began after that; whoever got there in the middle of a trick may finish that one."""
    told.has_no_number_but(OUT)
    assert _at_101(told).plays("EA").deal.over == 1 << side(told.rules, 0)
    assert with_points(midway(told.rules, "SU"), 0, OUT - 1).plays(".").deal.over == 0
    table = with_points(midway(told.rules, "SU").plays("."), 1, OUT).plays(".")
    assert table.deal.over == 0 and table.deal.result is None


def playing_on_costs_double_by_itself(told: Told) -> None:
    """With the card or with its trick; nobody has to say so."""
    playing_on_with_101_is_uebergaigelt(told)
    table = _at_101(told).plays("EA")
    if table.deal.result is None:
        table.finishes_trick()
    assert result(table).strokes[side(told.rules, 0)] == 2


def playing_on_has_to_be_noticed(told: Told) -> None:
    """A right accusation costs the accused double, a wrong one the accuser; an Aus that comes before it wins."""
    rules, ours = told.rules, side(told.rules, 0)
    playing_on_with_101_is_uebergaigelt(told)
    table = _at_101(told).plays("EA")
    assert table.finishes_trick().deal.result is None
    costs(_at_101(told).plays("EA").seat(1).accuses(ours), "accused_right", 0, 2)
    costs(_at_101(told).seat(1).accuses(ours), "accused_wrong", 1, 2)
    assert calls(_at_101(told).plays("EA")).reason == "aus"
    assert not may(opened(rules, "EA", "elfen"), 1, "accuse", ours) and not may(_at_101(told), 0, "accuse", ours)


def playing_on_loses_with_that_very_card(told: Told) -> None:
    """Nobody need say anything."""
    told.has_no_number_but(OUT)
    costs(_at_101(told).plays("EA"), "uebergaigelt", 0, 2)
    assert not may(_at_101(told), 1, "accuse", side(told.rules, 0))


def playing_on_loses_when_the_trick_is_complete(told: Told) -> None:
    """Unless the side calls before."""
    told.has_no_number_but(OUT)
    table = _at_101(told).plays("EA")
    assert table.deal.result is None and not may(table, 1, "accuse", side(told.rules, 0))
    costs(table.finishes_trick(), "uebergaigelt", 0, 2)
    assert calls(_at_101(told).plays("EA")).reason == "aus"


# -- double games ------------------------------------------------------------------------------------------------


def a_call_against_a_side_without_a_trick_wins_double(told: Told) -> None:
    """It is a double game as soon as one side has none, and one trick is enough to pay less."""
    rules = told.rules
    for without in others(rules, 0):
        having = (seat for seat in range(rules.players) if side(rules, seat) not in (side(rules, 0), without))
        assert is_double(calls(takes_a_trick(_at_101(told), *having)))
    table = takes_a_trick(_at_101(told), *(seat for seat in range(rules.players) if seat))
    assert max(calls(table).strokes) == 1


def a_call_that_stands_wins_double_too(told: Told) -> None:
    """Whatever lies in the tricks."""
    a_call_against_a_side_without_a_trick_wins_double(told)
    costs(midway(told.rules).seat(0).calls_aus().everybody_passes(), "aus", 1, 2)


def each_side_without_a_trick_pays_double(told: Told) -> None:
    """Whether the others have one or not, and also when the cards are all played and counted."""
    rules = told.rules
    first, *rest = others(rules, 0)
    table = takes_a_trick(_at_101(told), *(seat for seat in range(rules.players) if side(rules, seat) in rest))
    found = calls(table)
    assert found.strokes[first] == 2 and max(found.strokes[other] for other in rest) < 2
    table = with_points(last_card(rules, "SA"), 0, 50).plays("SA").finishes_trick()
    count(table.deal)
    assert result(table).reason == "counted"
    assert all(result(table).strokes[other] == 2 for other in others(rules, 0))


def _five_tricks(told: Told) -> Table:
    """Vorhand's side has four tricks and takes the fifth, before any other has one."""
    table = takes_a_trick(midway(told.rules, "SU", vorhand="SA"), 0, 0, 0)
    table.deal.done = 4
    return table.plays("SA").finishes_trick()


def five_tricks_before_any_win_double_at_once(told: Told) -> None:
    """Not where somebody else has taken one."""
    costs(_five_tricks(told), "five_tricks", 1, 2)
    table = takes_a_trick(midway(told.rules, "SU", vorhand="SA"), 0, 0, 0, 1)
    table.deal.done = 5
    assert table.plays("SA").finishes_trick().deal.result is None


def five_tricks_win_nothing(told: Told) -> None:
    """The deal goes on."""
    assert _five_tricks(told).deal.result is None


# -- several ends, and the last card -----------------------------------------------------------------------------


def playing_on_goes_before_other_ends(told: Told) -> None:
    """Whichever it is."""
    table = _wrong_card_with_101(told)
    if table.deal.result is not None:
        assert result(table).reason == "uebergaigelt"
    table = with_points(takes_a_trick(midway(told.rules, "SU", vorhand="SA"), 0, 0, 0), 0, OUT)
    table.deal.done = 4
    table.plays("SA").finishes_trick()
    if told.rules.missed_out != "accusation":
        assert result(table).reason == "uebergaigelt"


def a_wrong_card_goes_before_other_ends(told: Told) -> None:
    """Then comes übergaigelt."""
    assert result(_wrong_card_with_101(told)).reason == "revoke"


def _wrong_card_with_101(told: Told) -> Table:
    """The second, whose side is at 101, does not follow suit, if that can be done."""
    table = at_the_end(told.rules, "SU", vorhand="EX", second="EA HU BK BO HX")
    with_points(takes_a_trick(table, 1), 1, OUT)
    table.plays("EX")
    return table.plays("HU") if may(table, 1, "play", "HU") else table


def the_trick_of_a_card_that_ends_the_deal_counts_for_nobody(told: Told) -> None:
    """Neither that card nor the others that lie there."""
    table = _wrong_card_with_101(told)
    if table.deal.result is None:
        table.plays("EA")
    assert sum(result(table).points) == OUT


def when_nobody_called_the_most_points_win(told: Told) -> None:
    """Everybody may still call; whoever übergaigelt loses double; equal ones cut."""
    rules = told.rules
    table = last_card(rules, "SA").plays("SA").finishes_trick()
    assert table.deal.phase == PLAYED_OUT
    assert all(may(table, seat, "aus") for seat in range(rules.players))
    with_points(table, 1, 100)
    count(table.deal)
    assert result(table).reason == "counted" and result(table).winners == (side(rules, 1),)
    for cut in (side(rules, 0), side(rules, 1)):
        table = last_card(rules, "S7", "H7")
        table.deal.hands = [table.deal.hands[0], *(table.deal.hands[1] for _ in range(rules.players - 1))]
        table.plays("S7").finishes_trick()
        with_points(with_points(table, 0, 50), 1, 50)
        count(table.deal, cut)
        assert result(table).winners == (cut,)
    table = with_points(last_card(rules, "SA"), 0, OUT).plays("SA")
    if table.deal.result is None:
        table.finishes_trick()
    if table.deal.result is None:
        count(table.deal)
    costs(table, "uebergaigelt", 0, 2)


# -- signs -------------------------------------------------------------------------------------------------------


def nobody_makes_signs(told: Told) -> None:
    """At any moment."""
    assert not any(may(midway(told.rules), seat, "signal", sign) for seat in range(2) for sign in SIGNS)


def where_all_play_alone_nobody_makes_signs(told: Told) -> None:
    """There are no partners."""
    assert partner(told.rules) is None
    nobody_makes_signs(told)


def partners_make_signs_at_any_moment_but_not_while_all_are_asked(told: Told) -> None:
    """In turn or not, whatever they hold; it binds nobody."""
    assert partner(told.rules) is not None
    table = midway(told.rules)
    for seat in range(told.rules.players):
        assert all(may(table, seat, "signal", sign) for sign in SIGNS)
    before = table.deal.copy()
    table.seat(1).signs("H")
    assert (table.deal.hands, table.deal.tied, table.deal.turn) == (before.hands, before.tied, before.turn)
    window = before_last_drawing(told.rules, vorhand="SA").plays("SA").finishes_trick()
    assert not window.deal.waiting or not may(window, 0, "signal", "H")


def partners_make_signs(told: Told) -> None:
    """As above; who sees them is up to those who look."""
    partners_make_signs_at_any_moment_but_not_while_all_are_asked(told)
