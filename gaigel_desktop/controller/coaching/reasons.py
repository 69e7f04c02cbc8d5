"""Reasons: every kind with what decides its truth, where it makes one look first, and what is lit for that.

A kind finds what its sentence names, or nothing where it is not true; so whoever finds the same once more has checked
it. What can be counted comes before what the hand keeps, and that before chances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from . import calls, chances, keeping, openings, tricks
from .case import Case, Told

TRICK: Final = "trick"  # what is lit: the trick that runs,
HAND: Final = "hand"  # the own cards,
ROYALS: Final = "royals"  # Kings and Obers in the hand,
TRUMPS: Final = "trumps"  # the trumps in the hand,
ACES: Final = "aces"  # the aces in the hand,
SEVENS: Final = "sevens"  # the Sevens in the hand,
TURNED: Final = "turned"  # the card turned up,
OWN_POINTS: Final = "own_points"  # what the own side has won, and what others have
THEIR_POINTS: Final = "their_points"
NOTHING: Final = ""


class Kind(NamedTuple):
    """A kind of reason."""

    key: str
    look: str  # the question that leads to it
    lit: str
    find: Callable[[Case], Told | None]


def holds(key: str, told: Told, case: Case) -> bool:
    """Whether a reason of this kind is true of the case, with what its sentence names."""
    return KIND_NAMED[key].find(case) == told


def _row(look: str, lit: str, *finds: Callable[[Case], Told | None]) -> list[Kind]:
    return [Kind(find.__name__, look, lit, find) for find in finds]


KINDS: Final[tuple[Kind, ...]] = (
    *_row("duty", HAND, chances.nothing_else),
    # What is said.
    *_row("own_points", OWN_POINTS, calls.has_101, calls.claims_boldly),
    *_row("their_points", THEIR_POINTS, calls.they_played_on, calls.claim_is_wrong, calls.claim_is_right),
    *_row("pair", ROYALS, calls.pair_goes_out, calls.pair_counts),
    *_row("turned", TURNED, calls.swap_makes_pair, calls.swap_gets_more, calls.reserved_for_partner),
    *_row("sevens", SEVENS, calls.shows_five, calls.plays_for_sevens),
    *_row("suits", HAND, calls.plays_for_suit),
    *_row("proof", NOTHING, calls.proof_is_free),
    *_row("aces", ACES, calls.signs_ace),
    *_row("calls", NOTHING, calls.nothing_to_call, calls.nothing_to_gain),
    # Who goes out.
    *_row("own_points", OWN_POINTS, tricks.goes_out),
    *_row("their_points", THEIR_POINTS, tricks.stops_them, tricks.keeps_them_short),
    *_row("own_points", OWN_POINTS, calls.not_out_yet),
    *_row("their_points", THEIR_POINTS, calls.accusation_is_wrong),
    # The first trick.
    *_row("aces", ACES, openings.elfen_is_safe, openings.elfen_is_certain, openings.second_hides),
    *_row("aces", ACES, openings.dives_without_ace, openings.dives_with_ace),
    *_row("trumps", TRUMPS, openings.opens_trumps),
    *_row("sevens", SEVENS, openings.opens_for_sevens),
    *_row("hidden", TRICK, chances.ace_wins_more, openings.ace_may_catch_all, openings.ace_may_be_the_other),
    *_row("hidden", TRICK, openings.cheap_to_hidden, openings.fed_to_hidden, openings.small_to_hidden),
    # The trick that runs.
    *_row("pair", ROYALS, keeping.keeps_pair_for_trick, keeping.keeps_pair, keeping.keeps_better_pair),
    *_row("whose", TRICK, tricks.fed_home, tricks.fed_last, tricks.fed_safely, tricks.partner_has_it),
    *_row("lies", TRICK, tricks.takes_last, tricks.takes_for_certain),
    *_row("after_you", TRICK, tricks.firmer),
    *_row("dear", HAND, tricks.smaller_does, tricks.brings_its_points_home),
    *_row("turned", TURNED, keeping.keeps_diss),
    *_row("whose", TRICK, tricks.lost_trick),
    *_row("lies", TRICK, tricks.few_points, tricks.nothing_lies_there),
    *_row("pair", ROYALS, tricks.trick_for_pair),
    *_row("after_you", TRICK, tricks.takes_under_trumps, tricks.fed_under_trumps),
    *_row("lies", TRICK, tricks.takes_much),
    *_row("after_you", TRICK, tricks.partner_may_lose_it, tricks.could_be_beaten),
    *_row("whose", TRICK, tricks.cheaper_below),
    # The card that is led.
    *_row("out", HAND, tricks.led_unbeatable, tricks.led_under_trumps),
    *_row("trumps", TRUMPS, tricks.small_trump_led),
    *_row("out", HAND, tricks.ace_would_catch),
    *_row("dear", HAND, tricks.led_for_nothing, tricks.cheaper_led),
    # What the hand keeps.
    *_row("pair", ROYALS, keeping.keeps_half),
    *_row("keep", HAND, keeping.keeps_trump, keeping.keeps_higher_trump, keeping.keeps_ace),
    *_row("whose", TRICK, tricks.lost_and_free),
    # What came of it.
    *_row("unseen", HAND, chances.more_deals_won, chances.more_tricks_won, chances.loses_fewer_doubles),
    *_row("dear", HAND, chances.hardly_matters),
    *_row("unseen", HAND, chances.all_in_all),
)
KIND_NAMED: Final[dict[str, Kind]] = {kind.key: kind for kind in KINDS}


def reasons(case: Case) -> list[tuple[Kind, Told]]:
    """Every reason that is true of the case, the one to be said first."""
    found = ((kind, kind.find(case)) for kind in KINDS)
    return [(kind, told) for kind, told in found if told is not None]
