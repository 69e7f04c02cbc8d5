"""Claims about Sevens and suits. Vorhand has a trick, where one is laid; seat 1 plays for Sevens."""

from __future__ import annotations

from gaigel_desktop.rules.actions import ANNOUNCE_DISSLE, ANNOUNCE_SIEBENER
from gaigel_desktop.rules.deal import OPENING
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.sevens import announce
from tests.rules.table import Table
from tests.scenario import laid

from .laying import (
    OUT,
    Told,
    at_the_end,
    calls,
    costs,
    is_won_single,
    may,
    midway,
    named,
    opened,
    partner,
    right_cards,
    side,
    with_points,
)

FOUR = "E7 E7 B7 B7"
FIVE = f"{FOUR} H7"


def all_five_must_be_in_the_hand_and_count_nothing(told: Told) -> None:
    """To show four is never possible, and nobody has to show five."""
    assert not may(laid(told.rules, "SX", second=f"{FOUR} HX"), 1, "show", "sevens")
    table = laid(told.rules, "SX", second=FIVE)
    assert not table.deal.waiting and table.deal.result is None and sum(table.deal.points) == 0


# -- dealt -------------------------------------------------------------------------------------------------------


def five_sevens_dealt_win_a_single_game(told: Told) -> None:
    """They are shown before the first card of the deal."""
    table = laid(told.rules, "SX", second=FIVE)
    is_won_single(table.seat(1).shows("sevens"), 1)
    if told.rules.sevens_held != "quiet":
        assert not may(opened(told.rules, "EA", "elfen", "SX", second=FIVE), 1, "show", "sevens")


def five_sevens_dealt_win_nothing(told: Told) -> None:
    """By themselves; whoever announces that they are played for may show them."""
    assert not may(laid(told.rules, "SX", second=FIVE), 1, "show", "sevens")


# -- auf Siebener ------------------------------------------------------------------------------------------------


def _announced(rules: RuleSet, what: str, hand: str, **words: str) -> Table:
    """Seat 1 plays for Sevens, and Vorhand has led."""
    table = laid(rules, "SX", second=hand, **{**words, "vorhand": f"EA {words.get('vorhand', '')}"})
    table.seat(1).announces(what)
    return table.opens("elfen", "EA") if table.deal.phase == OPENING else table.plays("EA")


def four_sevens_may_be_played_for_the_fifth(told: Told) -> None:
    """Announced before the own first card, and five win a single game."""
    rules = told.rules
    assert not may(laid(rules, "SX", second="E7 E7 B7 HX HU"), 1, "announce", "siebener")
    assert may(laid(rules, "SX", second=f"{FOUR} HX"), 1, "announce", "siebener")
    table = _announced(rules, "siebener", f"{FOUR} HX", talon="HU S7")
    assert not may(table, 1, "show", "sevens")
    table.plays("HX")
    assert not may(table, 1, "announce", "siebener")
    table.finishes_trick().everybody_passes().seat(1).shows("sevens")
    is_won_single(table, 1)


def auf_siebener_the_sevens_are_kept_and_no_card_has_power(told: Told) -> None:
    """As long as there is another card; of five Sevens one has to go. Not even a trump takes the trick."""
    rules = told.rules
    assert right_cards(_announced(rules, "siebener", f"{FOUR} HX")) == {"HX"}
    table = midway(rules, "SX", second=FIVE)
    announce(table.deal, 1, ANNOUNCE_SIEBENER)
    assert right_cards(table.plays(".")) == {"E7", "B7", "H7"}
    table = midway(rules, "SX", vorhand="EU", second=f"{FOUR} SA")
    announce(table.deal, 1, ANNOUNCE_SIEBENER)
    table.plays("EU SA").finishes_trick().trick_goes_to(0)


def the_first_card_with_power_leads_and_an_idle_trick_is_the_leaders(told: Told) -> None:
    """Vorhand leads a trump without power: what the others play to it is judged by the first of theirs."""
    rules = told.rules
    third = named(2, "EX") if rules.players > 2 else {}
    table = midway(rules, "SX", vorhand=f"{FOUR} SA", second="EU", **third)
    announce(table.deal, 0, ANNOUNCE_SIEBENER)
    table.plays("SA EU")
    table = table.plays("EX") if rules.players > 2 else table
    table.finishes_trick().trick_goes_to(1 if rules.players == 2 else 2)
    table = midway(rules, "SX", vorhand=f"{FOUR} HU")
    for seat in range(rules.players):
        announce(table.deal, seat, ANNOUNCE_SIEBENER)
    table.plays("HU").finishes_trick().trick_goes_to(0)


def vorhand_leads_auf_siebener_face_up(told: Told) -> None:
    """It is said instead of an opening."""
    table = laid(told.rules, "SX", vorhand=f"{FOUR} HX")
    assert table.deal.phase == OPENING
    table.opens("siebener", "HX")
    assert not table.deal.face_down


def a_forced_trump_takes_what_no_card_with_power_does(told: Told) -> None:
    """The card without power may be a trump; a forced one is passed over as soon as a card with power lies there."""
    rules = told.rules
    words = {"vorhand": f"{FOUR} SX", "second": "SK SK SO SO SU"} | (named(2, "HU") if rules.players > 2 else {})
    assert may(laid(rules, "SX", **words), 0, "open", "siebener", "SX")
    table = laid(rules, "SX", **words)
    for seat in range(2, rules.players):
        announce(table.deal, seat, ANNOUNCE_SIEBENER)
    table.opens("siebener", "SX").plays("SK").finishes_trick().trick_goes_to(1)
    if rules.players > 2:
        laid(rules, "SX", **words).opens("siebener", "SX").plays("SK HU").finishes_trick().trick_goes_to(2)


def nobody_plays_auf_siebener(told: Told) -> None:
    """Not even with four Sevens."""
    assert not may(laid(told.rules, "SX", second=f"{FOUR} HX"), 1, "announce", "siebener")
    table = laid(told.rules, "SX", vorhand=f"{FOUR} HX")
    assert not may(table, 0, "announce", "siebener") and not may(table, 0, "open", "siebener", "HX")


def the_fifth_seven_is_too_late_when_opponents_are_at_101(told: Told) -> None:
    """It is not shown, whether they have called or not."""
    table = _announced(told.rules, "siebener", f"{FOUR} HX", talon="HU S7")
    with_points(table, 0, OUT).plays("HX").finishes_trick().everybody_passes()
    if told.rules.sevens_held != "quiet":
        assert not may(table, 1, "show", "sevens")
    assert table.deal.late == 1 << 1
    told.names(OUT)


def for_sevens_without_a_trick_costs_a_single_game(told: Told) -> None:
    """A side with such a player pays one."""
    for what in (ANNOUNCE_SIEBENER, ANNOUNCE_DISSLE):
        table = with_points(midway(told.rules, "SX", second=f"{FOUR} HX"), 0, OUT)
        announce(table.deal, 1, what)
        assert calls(table).strokes[side(told.rules, 1)] == 1


# -- auf Dissle --------------------------------------------------------------------------------------------------


def nobody_plays_auf_dissle(told: Told) -> None:
    """Neither Vorhand nor anybody else."""
    assert not may(laid(told.rules, "SX", second=f"{FOUR} HX"), 1, "announce", "dissle")
    table = laid(told.rules, "SX", vorhand=f"{FOUR} HX")
    assert not may(table, 0, "announce", "dissle") and not may(table, 0, "open", "dissle", "HX")


def vorhand_opens_auf_dissle(told: Told) -> None:
    """With any card but a trump, without Sevens; nobody else plays it."""
    _five_win_and_one_trick_loses(told.rules)
    table = laid(told.rules, "SX", vorhand="EA EU SU", second=f"{FOUR} HX")
    assert may(table, 0, "open", "dissle", "EU") and may(table, 0, "open", "dissle", "EA")
    assert not may(table, 0, "open", "dissle", "SU") and not may(table, 1, "announce", "dissle")
    assert may(laid(told.rules, "SX", vorhand="SA SK SK SO SU"), 0, "open", "dissle", "SU")
    table = laid(told.rules, "SX", vorhand="EU", second="EX").opens("dissle", "EU").plays("EX").finishes_trick()
    table.trick_goes_to(1)


def anybody_with_four_sevens_plays_auf_dissle(told: Told) -> None:
    """Before the own first card; Vorhand with the opening, if there is one."""
    _five_win_and_one_trick_loses(told.rules)
    assert not may(laid(told.rules, "SX", second="E7 E7 B7 HX HU"), 1, "announce", "dissle")
    table = _announced(told.rules, "dissle", f"{FOUR} HX").plays("HX")
    assert not may(table, 1, "announce", "dissle")
    table = laid(told.rules, "SX", vorhand=f"{FOUR} HX")
    special = table.deal.phase == OPENING
    assert may(table, 0, "open", "dissle", "HX") == special and may(table, 0, "announce", "dissle") != special


def auf_dissle_the_sevens_are_kept(told: Told) -> None:
    """As long as there is another card, before every other duty."""
    assert right_cards(_announced(told.rules, "dissle", f"{FOUR} HX")) == {"HX"}
    table = at_the_end(told.rules, "SX", vorhand="EA", second=f"{FOUR} HX")
    announce(table.deal, 1, ANNOUNCE_DISSLE)
    assert right_cards(table.plays("EA")) == {"HX"}


def auf_dissle_a_trick_loses_and_five_sevens_win(told: Told) -> None:
    """Cards keep their power; the first trick loses a single game."""
    _five_win_and_one_trick_loses(told.rules)


def auf_dissle_a_trick_of_the_partner_does_no_harm(told: Told) -> None:
    """Where there is one; the deal goes on."""
    other = partner(told.rules)
    if other is None:
        return
    table = midway(told.rules, "SX", vorhand="EU", **named(other, "SA"))
    announce(table.deal, 0, ANNOUNCE_DISSLE)
    table.plays("EU")
    while table.deal.turn != other:
        table.discards()
    table.plays("SA").finishes_trick().trick_goes_to(other)
    assert table.deal.result is None


def _five_win_and_one_trick_loses(rules: RuleSet) -> None:
    if rules.auf_dissle == "vorhand":
        last = rules.players - 1  # takes the first trick, and Vorhand draws next
        table = laid(rules, "SX", vorhand=f"{FOUR} EU", **named(last, "EX"), talon="HU S7").opens("dissle", "EU")
        while table.deal.turn != last:
            table.discards()
        table.plays("EX").everybody_passes()
        seat, fails = 0, laid(rules, "SX", vorhand="EA").opens("dissle", "EA").finishes_trick()
    else:
        table = _announced(rules, "dissle", f"{FOUR} HX", talon="HU S7").plays("HX").finishes_trick().everybody_passes()
        fails = midway(rules, "SX", vorhand="EU", second=f"{FOUR} SA")
        announce(fails.deal, 1, ANNOUNCE_DISSLE)
        seat, fails = 1, fails.plays("EU SA").finishes_trick()
    costs(fails, "dissle_failed", seat, 1)
    is_won_single(table.seat(seat).shows("sevens"), seat)


# -- in the hand -------------------------------------------------------------------------------------------------


def _five_in_the_hand(rules: RuleSet) -> Table:
    """Vorhand, whose side has a trick, holds five Sevens, and there is something to draw."""
    return midway(rules, "SX", vorhand=FIVE)


def five_sevens_in_the_hand_count_nothing(told: Told) -> None:
    """They are not shown without an announcement."""
    assert not may(_five_in_the_hand(told.rules), 0, "show", "sevens")


def five_sevens_in_the_hand_win_a_single_game(told: Told) -> None:
    """At any moment."""
    is_won_single(_five_in_the_hand(told.rules).seat(0).shows("sevens"), 0)
    is_won_single(at_the_end(told.rules, "SX", vorhand=FIVE).seat(0).shows("sevens"), 0)
    is_won_single(laid(told.rules, "SX", second=FIVE).seat(1).shows("sevens"), 1)


def five_sevens_are_melded_for_101(told: Told) -> None:
    """Once the side has a trick and while something is to draw; the deal goes on, and the side must call."""
    told.names(OUT)
    table = _five_in_the_hand(told.rules).seat(0).shows("sevens")
    table.agrees("points", table.deal.points[0], OUT).goes_on()
    assert calls(table).reason == "aus"
    assert not may(midway(told.rules, "SX", second=FIVE), 1, "show", "sevens")
    assert not may(at_the_end(told.rules, "SX", vorhand=FIVE), 0, "show", "sevens")


# -- auf Farbe ---------------------------------------------------------------------------------------------------


def five_of_a_suit_win_when_announced(told: Told) -> None:
    """In turn, before playing; a single game."""
    table = midway(told.rules, "SX", vorhand="EA EX EK EO EU", second="BA BX BK BO BU")
    assert not may(table, 1, "announce", "farbe") and not may(table, 0, "show", "farbe")
    is_won_single(table.seat(0).announces("farbe").seat(0).shows("farbe"), 0)
    table = laid(told.rules, "SX", vorhand="EA EX EK EO EU").seat(0).announces("farbe").seat(0).shows("farbe")
    is_won_single(table, 0)


def auf_farbe_is_announced_once(told: Told) -> None:
    """Not a second time in a deal."""
    table = midway(told.rules, "SX", vorhand="EA EX EK EO BU")
    assert not may(table.seat(0).announces("farbe"), 0, "announce", "farbe")


def five_of_a_suit_win_nothing(told: Told) -> None:
    """Nobody announces it."""
    table = midway(told.rules, "SX", vorhand="EA EX EK EO EU")
    assert not may(table, 0, "announce", "farbe") and not may(table, 0, "show", "farbe")


def sevens_and_suits_win_nothing(told: Told) -> None:
    """Neither five Sevens nor five of a suit."""
    five_sevens_dealt_win_nothing(told)
    five_sevens_in_the_hand_count_nothing(told)
    nobody_plays_auf_siebener(told)
    nobody_plays_auf_dissle(told)
    five_of_a_suit_win_nothing(told)
