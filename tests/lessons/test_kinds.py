"""Kinds of mistakes that no lesson leads to, and what masters play where a lesson wants it."""

from __future__ import annotations

import pytest

from gaigel_desktop.lessons.happened import Happened, Mistake
from gaigel_desktop.lessons.kinds import mistake_in
from gaigel_desktop.rules.actions import ACTION_OF
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.views import View, redact, view
from gaigel_desktop.text.speech import say
from tests.lessons.masters import disagreements
from tests.opponents.asking import thorough
from tests.rules.table import Table
from tests.scenario import lay
from tests.tiers import one_in

FEW = 500  # playouts that tell the right card from the wrong ones where they are far apart


def at_the_second_trick(lying: str, hand: str) -> Table:
    """Vorhand has won the first trick and leads; these cards lie there, and whoever is next holds this hand."""
    seats = ("vorhand", "second", "third", "fourth")
    named = dict(zip(seats, lying.split(), strict=False))
    named["vorhand"] += " EA"
    named[seats[len(lying.split())]] = hand
    return lay("leinfelden", "H7", **named).opens("elfen", "EA").rest_discard().plays(lying)


def said_about(table: Table, card: str) -> Mistake:
    """What is said when the seat in turn plays this, and the others throw something away."""
    seat, heard = table.deal.turn, len(table.told)
    before = view(table.deal, seat)
    table.seat(seat).plays(card)
    if table.deal.trick:
        table.rest_discard()
    told = tuple(redact(event, seat) for event in table.told[heard:])
    return mistake_in(Happened(seat, before, ACTION_OF["play", card], told, View(view(table.deal, seat))))


@pytest.mark.parametrize(
    ("lying", "hand", "card", "said"),
    [
        ("SU B7 B7", "HX EU S7 BU EO", "HX", "mistake_trump_wasted"),
        ("HA", "HX SU B7 BO E7", "HX", "mistake_trump_thrown"),
        ("SA SU", "HX SX B7 BO E7", "HX", "mistake_from_partner"),
        ("HX S7 SU", "BX B7 BO E7 H7", "H7", "mistake_trump_lost"),
        ("SA", "BX B7 BO E7 SU", "BX", "mistake_gave_points"),
        ("SA SU SX", "H7 B7 BO E7 SU", "B7", "mistake_left_trick"),
        ("SA S7", "BX B7 BO E7 SU", "B7", "mistake_fed_little"),
        ("SK", "SX SA B7 BO E7", "SA", "mistake_too_dear"),
        ("SA", "HK HO B7 BU E7", "HK", "mistake_broke_pair"),
    ],
)
def test_what_a_card_has_cost_is_said(lying: str, hand: str, card: str, said: str) -> None:
    assert said_about(at_the_second_trick(lying, hand), card).key == said


def test_the_damage_is_named() -> None:
    thrown = said_about(at_the_second_trick("SA", "BX B7 BO E7 SU"), "BX")
    assert thrown.values == {"card": FACE_OF["BX"], "points": 10}
    left = said_about(at_the_second_trick("SA SU SX", "H7 B7 BO E7 SU"), "B7")
    assert left.values == {"points": 23}


def test_a_trick_left_to_them_promises_no_points_that_another_card_would_not_have_brought(language: str) -> None:
    """The Unter would have won 15 and not 23: the sentence says what they got, and that the trick was there."""
    left = said_about(at_the_second_trick("SA SU H7", "HU BX BO E7 SU"), "BX")
    assert (left.key, left.values) == ("mistake_left_trick", {"points": 23})
    promised = {"en": "taken the trick", "de": "stechen können", "es": "la baza podía ser tuya"}
    assert say(left.key).endswith(f"{promised[language]}.")


@one_in(4, "name", ["two_tricks-1", "who_takes_it-0", "your_partner-0", "talon_gone-0", "aus-0"])
def test_a_master_plays_what_is_wanted(name: str) -> None:
    """All the others, and with as many playouts as a master takes, are asked about by `tests.lessons.masters`."""
    assert disagreements(name, range(1, 2), thorough(FEW)) == []
