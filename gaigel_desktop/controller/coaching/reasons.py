"""Reasons: every kind with what decides its truth, where it makes one look first, and what is lit for that.

A kind finds what its sentence names, or nothing where it is not true; so whoever finds the same once more has checked
it. What can be counted comes before what the hand keeps, and that before chances.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gaigel_desktop.opponents.thought import Apart
from gaigel_desktop.opponents.weighing import weighed

from . import calls, chances, keeping, leading, openings, sparing, stakes, tricks
from .case import Case, Position, Told

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
    term: str = ""  # which of the rules of thumb speaks like this; nothing where it can simply be counted


def holds(key: str, told: Told, case: Case) -> bool:
    """Whether a reason of this kind is true of the case, with what its sentence names."""
    return KIND_NAMED[key].find(case) == told


def _row(look: str, lit: str, *finds: Callable[[Case], Told | None], term: str = "") -> list[Kind]:
    return [Kind(find.__name__, look, lit, find, term) for find in finds]


# What can be counted: the first that is true is said.
COUNTED: Final[tuple[Kind, ...]] = (
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
    *_row("their_points", THEIR_POINTS, stakes.they_go_out, stakes.they_come_near, stakes.keeps_them_back),
    *_row("own_points", OWN_POINTS, calls.not_out_yet),
    *_row("their_points", THEIR_POINTS, calls.accusation_is_wrong),
    *_row("unseen", HAND, chances.nothing_changes),
    *_row("pair", ROYALS, calls.pair_can_wait),
    *_row("turned", TURNED, calls.seven_can_wait),
    *_row("sevens", SEVENS, tricks.dodges),
    # The first trick.
    *_row("aces", ACES, openings.elfen_is_safe, openings.elfen_is_certain, openings.second_hides),
    *_row("aces", ACES, openings.dives_without_ace, openings.dives_with_ace),
    *_row("trumps", TRUMPS, openings.opens_trumps),
    *_row("sevens", SEVENS, openings.opens_for_sevens),
    *_row("hidden", TRICK, chances.ace_wins_more, openings.ace_may_catch_all, openings.ace_may_be_the_other),
    *_row("hidden", TRICK, openings.lost_to_ace, openings.lost_to_ace_alone, openings.cheap_to_ace),
    *_row("hidden", TRICK, openings.fed_to_ace, openings.small_to_ace),
    *_row("hidden", TRICK, openings.cheap_to_hidden, openings.fed_to_hidden, openings.small_to_hidden),
    # The trick that runs.
    *_row("pair", ROYALS, keeping.keeps_pair_for_trick, keeping.keeps_pair, keeping.keeps_better_pair),
    *_row("whose", TRICK, tricks.fed_home, tricks.fed_last, tricks.fed_safely, tricks.partner_has_it),
    *_row("pair", ROYALS, tricks.trick_for_pair),
    *_row("lies", TRICK, stakes.first_trick_for_certain, tricks.takes_last, tricks.takes_for_certain),
    *_row("after_you", TRICK, tricks.firmer),
    *_row("dear", HAND, tricks.smaller_does, tricks.brings_its_points_home),
    *_row("whose", TRICK, tricks.lost_trick),
    *_row("lies", TRICK, tricks.first_trick, tricks.few_points, tricks.nothing_lies_there),
    *_row("out", HAND, leading.few_beat_it),
    *_row("after_you", TRICK, tricks.takes_under_trumps, tricks.fed_under_trumps, tricks.fed_under_higher_trumps),
    *_row("whose", TRICK, tricks.partner_leads_it),
    *_row("lies", TRICK, tricks.takes_much),
    *_row("after_you", TRICK, tricks.partner_may_lose_it, tricks.could_be_beaten),
    *_row("out", HAND, leading.led_unbeatable),
    *_row("trumps", TRUMPS, leading.small_trump_led),
)
# What one gives for what: the first is said of which the rules of thumb make most.
WEIGHED: Final[tuple[Kind, ...]] = (
    *_row("turned", TURNED, keeping.keeps_diss, term="diss"),
    *_row("half", ROYALS, keeping.keeps_half, term="half"),
    *_row("keep", HAND, keeping.keeps_trump, keeping.keeps_higher_trump, term="trump"),
    *_row("keep", HAND, keeping.keeps_ace, term="plain"),
    *_row("whose", TRICK, tricks.left_to_them, tricks.cheaper_below, term="card"),
    *_row("out", HAND, leading.led_under_trumps, term="lead"),
    *_row("out", HAND, leading.ace_would_catch, term="card"),
    *_row("dear", HAND, leading.led_for_nothing, leading.cheaper_led, term="card"),
)
# What is left to be said.
SEEN: Final[tuple[Kind, ...]] = (
    *_row("whose", TRICK, tricks.lost_and_free, tricks.missed_least),
    *_row("dear", HAND, chances.hardly_matters, chances.as_good_as_any),
    *_row("lies", TRICK, tricks.ours_at_last),
    *_row("unseen", HAND, chances.more_deals_won, chances.more_tricks_won, chances.loses_fewer_doubles),
    *_row("dear", HAND, sparing.one_of_two),
    *_row("pair", ROYALS, sparing.half_is_gone),
    *_row("hidden", TRICK, sparing.may_be_higher),
    *_row("lies", TRICK, sparing.takes_the_lead, sparing.risks_little),
    *_row("out", HAND, sparing.clears_suit, sparing.fewer_beat_it),
    *_row("unseen", HAND, chances.all_in_all),
)
KINDS: Final = COUNTED + WEIGHED + SEEN
KIND_NAMED: Final[dict[str, Kind]] = {kind.key: kind for kind in KINDS}


def first_reason(case: Case) -> Kind:
    """The reason that is said."""
    return _first(COUNTED, case) or _weightiest(case) or _first(SEEN, case) or KINDS[-1]


def _first(kinds: tuple[Kind, ...], case: Case) -> Kind | None:
    return next((kind for kind in kinds if kind.find(case) is not None), None)


def _weightiest(case: Case) -> Kind | None:
    """What the two cards differ in most, by the rules of thumb."""
    true = [kind for kind in WEIGHED if _tells_apart(kind, case)]
    if len(true) < 2:
        return true[0] if true else None
    one, other = weighed(case.seen, case.seat, [case.way[0], case.of[-1]])
    gains = [getattr(one, kind.term) - getattr(other, kind.term) for kind in true]
    return true[gains.index(max(gains))]


def _tells_apart(kind: Kind, case: Case) -> bool:
    """Whether it is true, and not as true of a card that is clearly worse, and no better than the one compared with."""
    told, thought = kind.find(case), case.thought
    place, of = thought.place(case.way), thought.place(case.of)
    if told is None or place is None or of is None:
        return told is not None
    position = Position(thought, case.seen, case.seat, case.memory)
    return not any(
        at not in (place, of)
        and _is_clear(thought.apart(place, at))
        and thought.apart(of, at).mean >= 0
        and kind.find(Case(position, way.course, case.of)) == told
        for at, way in enumerate(thought.ways)
    )


def _is_clear(apart: Apart) -> bool:
    """Whether the one is ahead, and not only by chance."""
    return apart.mean > max(chances.LITTLE, 2 * apart.error)
