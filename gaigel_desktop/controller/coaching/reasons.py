"""Reasons: every kind with what decides its truth, where it makes one look first, and what is lit for that.

A kind finds what its sentence names, or nothing where it is not true; so whoever finds the same once more has checked
it. What is true is no reason yet: it has to tell what is advised from what it is compared with, and from all that is
worse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gaigel_desktop.opponents.thought import Apart, Course
from gaigel_desktop.opponents.weighing import Terms, weighed
from gaigel_desktop.rules.actions import is_card

from . import calls, chances, habits, keeping, leading, openings, partners, sparing, stakes, tricks
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
    terms: tuple[str, ...] = ()  # what of the rules of thumb speaks like this; nothing where it can simply be counted


def holds(key: str, told: Told, case: Case) -> bool:
    """Whether a reason of this kind is true of the case, with what its sentence names."""
    return KIND_NAMED[key].find(case) == told


def _row(look: str, lit: str, *finds: Callable[[Case], Told | None], terms: str = "") -> list[Kind]:
    return [Kind(find.__name__, look, lit, find, tuple(terms.split())) for find in finds]


# What decides by itself, as soon as it is true.
CERTAIN: Final[tuple[Kind, ...]] = (
    *_row("duty", HAND, chances.nothing_else),
    # What is said.
    *_row("own_points", OWN_POINTS, calls.has_101, calls.claims_boldly),
    *_row("their_points", THEIR_POINTS, calls.they_played_on, calls.claim_is_wrong, calls.claim_is_right),
    *_row("pair", ROYALS, calls.pair_goes_out, calls.pair_counts),
    *_row("turned", TURNED, calls.swap_makes_pair, calls.swap_gets_more, calls.reserved_for_partner),
    *_row("sevens", SEVENS, calls.shows_five, calls.plays_for_sevens),
    *_row("suits", HAND, calls.plays_for_suit),
    *_row("calls", NOTHING, calls.nothing_to_call, calls.nothing_to_gain),
    # Who goes out.
    *_row("own_points", OWN_POINTS, tricks.goes_out, calls.not_out_yet),
    *_row("their_points", THEIR_POINTS, tricks.stops_them, tricks.keeps_them_short, stakes.they_go_out),
    *_row("their_points", THEIR_POINTS, calls.accusation_is_wrong),
    *_row("unseen", HAND, chances.nothing_changes),
    *_row("pair", ROYALS, calls.pair_can_wait),
    *_row("turned", TURNED, calls.seven_can_wait),
    *_row("sevens", SEVENS, tricks.dodges, openings.opens_for_sevens),
    *_row("trumps", TRUMPS, openings.opens_trumps),
)
# What can be counted, and makes a difference that no rule of thumb knows.
KNOWN: Final[tuple[Kind, ...]] = (
    *_row("own_points", OWN_POINTS, tricks.may_go_out),
    *_row("their_points", THEIR_POINTS, stakes.keeps_them_back),
    *_row("whose", TRICK, partners.partner_will_take_it, partners.fed_to_partner_to_come, partners.foe_will_beat_it),
    *_row("pair", ROYALS, tricks.trick_for_pair),
    *_row("pair", ROYALS, keeping.keeps_pair_for_trick, keeping.keeps_pair, keeping.keeps_better_pair),
    # The first trick.
    *_row("aces", ACES, openings.elfen_is_safe, openings.elfen_is_certain, openings.second_hides),
    *_row("aces", ACES, openings.dives_with_ace),
    *_row("out", HAND, openings.dives_higher, openings.dives_cheaper),
    *_row("hidden", TRICK, openings.ace_may_catch_all, openings.ace_may_be_the_other, openings.ace_stays_home),
    *_row("hidden", TRICK, openings.lost_to_ace, openings.lost_to_ace_alone, openings.cheap_to_ace),
    *_row("hidden", TRICK, openings.fed_to_ace, openings.small_to_ace),
    *_row("hidden", TRICK, openings.cheap_to_hidden, openings.fed_to_hidden, openings.small_to_hidden),
)
# What the one card has and the other has not: of all that is true, what the rules of thumb make most of.
WEIGHED: Final[tuple[Kind, ...]] = (
    # The trick is the partner's, or may become so.
    *_row("whose", TRICK, tricks.fed_home, terms="trump card"),
    *_row("whose", TRICK, tricks.fed_last, tricks.fed_safely, terms="card"),
    *_row("after_you", TRICK, tricks.fed_under_trumps, tricks.fed_under_higher_trumps, terms="card"),
    *_row("whose", TRICK, tricks.partner_has_it, tricks.partner_leads_it, terms="trump plain pair half"),
    *_row("after_you", TRICK, tricks.partner_may_lose_it, terms="card"),
    *_row("after_you", TRICK, tricks.secures_it, terms="lying card first"),
    # Taking.
    *_row("lies", TRICK, tricks.takes_last, tricks.takes_for_certain, terms="lying"),
    *_row("lies", TRICK, stakes.first_trick_for_certain, tricks.first_trick, terms="first"),
    *_row("after_you", TRICK, tricks.takes_under_trumps, terms="lying"),
    *_row("lies", TRICK, tricks.takes_much, terms="lying"),
    *_row("after_you", TRICK, tricks.firmer, terms="lying card lead first"),
    *_row("dear", HAND, tricks.smaller_does, terms="trump plain"),
    *_row("dear", HAND, tricks.brings_its_points_home, terms="card"),
    *_row("lies", TRICK, tricks.ours_at_last, terms="lying card"),
    *_row("lies", TRICK, sparing.risks_little, terms="lying"),
    # Letting it go.
    *_row("their_points", THEIR_POINTS, stakes.they_come_near, terms="card"),
    *_row("whose", TRICK, tricks.lost_trick, tricks.left_to_them, tricks.cheaper_below, terms="card"),
    *_row("lies", TRICK, tricks.few_points, tricks.nothing_lies_there, terms="trump plain"),
    *_row("after_you", TRICK, tricks.could_be_beaten, terms="card trump plain"),
    # Leading.
    *_row("out", HAND, leading.led_unbeatable, leading.few_beat_it, leading.ten_is_high, terms="lead card"),
    *_row("out", HAND, leading.led_under_trumps, terms="lead card"),
    *_row("trumps", TRUMPS, leading.small_trump_led, terms="lead card"),
    *_row("out", HAND, leading.ace_would_catch, terms="card"),
    *_row("dear", HAND, leading.led_for_nothing, leading.cheaper_led, terms="card"),
    # What the hand keeps.
    *_row("turned", TURNED, keeping.keeps_diss, terms="diss"),
    *_row("half", ROYALS, keeping.keeps_half, terms="half"),
    *_row("keep", HAND, keeping.keeps_trump, keeping.keeps_higher_trump, terms="trump"),
    *_row("keep", HAND, keeping.keeps_ace, terms="plain"),
)
# What is left to be said: last of all how little it matters, which is always true.
LEFT: Final[tuple[Kind, ...]] = (
    *_row("lies", TRICK, sparing.takes_the_lead),
    *_row("out", HAND, sparing.clears_suit, sparing.fewer_beat_it),
    *_row("hidden", TRICK, sparing.may_be_higher),
    *_row("after_you", TRICK, partners.fed_in_hope),
)
# What the habits of the table say against a way that looks better.
HABITS: Final[tuple[Kind, ...]] = (
    *_row("out", HAND, habits.ten_is_not_led),
    *_row("whose", TRICK, habits.nothing_fat_is_thrown, habits.no_trump_is_thrown, habits.no_points_are_given),
    *_row("hidden", TRICK, openings.ace_stays_home, habits.nothing_is_thrown_blind),
)
FOUND: Final[tuple[Kind, ...]] = (
    *_row("unseen", HAND, chances.more_deals_won, chances.wins_more_doubles, chances.loses_fewer_doubles),
    *_row("dear", HAND, chances.as_good, chances.hardly_matters, chances.comes_out_ahead),
)
KINDS: Final = tuple(dict.fromkeys(CERTAIN + KNOWN + WEIGHED + LEFT + HABITS + FOUND))
KIND_NAMED: Final[dict[str, Kind]] = {kind.key: kind for kind in KINDS}

SLIGHT: Final = 1.0  # by the rules of thumb


def the_reason(case: Case, as_good: Sequence[Course] = ()) -> Kind | None:
    """The reason for the one way and against the other, if there is any that makes the difference: what no rule of
    thumb knows first, then what these make most of, and last what they make nothing of. What is as good has to have it
    too, or something else that speaks for it."""
    return _first(KNOWN, case, as_good) or _weightiest(case, as_good) or _first(LEFT + WEIGHED, case, as_good)


def certain_reason(case: Case) -> Kind | None:
    """What decides by itself, if anything does."""
    return next((kind for kind in CERTAIN if kind.find(case) is not None), None)


def habit_against(case: Case) -> Kind | None:
    """Which habit speaks against the other way, if one does."""
    return next((kind for kind in HABITS if kind.find(case) is not None), None)


def what_was_found(case: Case) -> Kind:
    """What is said where nothing else can be: how far the two are apart."""
    return next(kind for kind in FOUND if kind.find(case) is not None)


def _first(kinds: tuple[Kind, ...], case: Case, as_good: Sequence[Course]) -> Kind | None:
    return next((kind for kind in kinds if _makes_the_difference(kind, case, as_good)), None)


def _weightiest(case: Case, as_good: Sequence[Course]) -> Kind | None:
    """What speaks most for this card and against the other, by the rules of thumb."""
    if not case.plays or case.rival is None:
        return None
    one, other = weighed(case.seen, case.seat, [case.way[0], case.of[-1]])
    true = [kind for kind in WEIGHED if _makes_the_difference(kind, case, as_good)]
    gains = [sum(getattr(one, term) - getattr(other, term) for term in kind.terms) for kind in true]
    most = max(gains, default=0.0)
    return true[gains.index(most)] if most > 0 else None


def _makes_the_difference(kind: Kind, case: Case, as_good: Sequence[Course]) -> bool:
    """Whether it is true of the one way, not of the other one, of all that is as good and has nothing else to speak for
    it, and of none that is clearly worse and has no fault of its own."""
    told = kind.find(case)
    if told is None or kind.find(case.turned_round) is not None:
        return False
    without = [card for card in as_good if kind.find(case.instead(card)) is None]
    if without and min(_own_merits(case, without, kind.terms)) <= SLIGHT:
        return False
    alike = [card for card in _clearly_worse(case) if kind.find(case.instead(card)) == told]
    return not alike or all(fault > SLIGHT for fault in _own_faults(case, alike, kind.terms))


def _clearly_worse(case: Case) -> list[Course]:
    """The other cards that are clearly worse, and rather where the one compared with is."""
    thought, place, gap = case.thought, case.thought.place(case.way), case.apart
    if place is None or gap is None or not case.plays:
        return []
    others = [(thought.apart(place, at), way.course) for at, way in enumerate(thought.ways) if at != place]
    worse = [course for apart, course in others if _is_clear(apart) and apart.mean > gap.mean / 2]
    return [course for course in worse if course != case.of and len(course) == 1 and is_card(course[0])]


def _own_faults(case: Case, cards: list[Course], terms: tuple[str, ...]) -> list[float]:
    """How much the rules of thumb have against each of these cards that they have against neither the one that is
    argued for nor the one that is compared with; what the reason itself speaks of is left aside."""
    one, rival, *others = weighed(case.seen, case.seat, [case.way[0], case.of[-1], *(card[0] for card in cards)])
    rest = [at for at, term in enumerate(Terms._fields) if term not in terms]
    shared = {at: max(0.0, one[at] - rival[at]) for at in rest}
    return [sum(max(0.0, one[at] - other[at] - shared[at]) for at in rest) for other in others]


def _own_merits(case: Case, cards: Sequence[Course], terms: tuple[str, ...]) -> list[float]:
    """How much the rules of thumb make of each of these cards that is not as true of the one that is argued for; what
    the reason itself speaks of is left aside."""
    one, *others = weighed(case.seen, case.seat, [case.way[0], *(card[0] for card in cards)])
    rest = [at for at, term in enumerate(Terms._fields) if term not in terms]
    return [sum(max(0.0, other[at] - one[at]) for at in rest) for other in others]


def _is_clear(apart: Apart) -> bool:
    """Whether the one is ahead, and not only by chance."""
    return apart.mean > max(chances.LITTLE, 2 * apart.error)
