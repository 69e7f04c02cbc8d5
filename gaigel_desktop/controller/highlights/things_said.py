"""Things said: pairs, exchanges, calls and ends, and what may be worth a caption in them. Each is a small question."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.rules.actions import SIGNS
from gaigel_desktop.rules.cards import HAND_SIZE, RANK, SEVEN, SUIT, SUITS
from gaigel_desktop.rules.deal import NOBODY, Deal, Result
from gaigel_desktop.rules.ending import AUS, DOUBLE_FAULTS, OUT, SINGLE_FAULTS, is_double, may_be_questioned
from gaigel_desktop.rules.events import (
    Accused,
    Announced,
    AusCalled,
    Declared,
    Ended,
    HandShown,
    Questioned,
    Reserved,
    SevensMelded,
    Signed,
    Swapped,
    Taken,
)

from .moments import About, Happening, Instant

NEARLY: Final = OUT - 10  # one good card is missing


# -- pairs and the Seven -----------------------------------------------------------------------------------------


def declared(pairs: int, in_trumps: bool) -> Happening:
    """King and Ober of a suit, or both pairs of it."""

    def so(now: Instant) -> About | None:
        event = now.event
        if not isinstance(event, Declared) or event.pairs != pairs or (event.suit == now.after.trump) != in_trumps:
            return None
        _, had, has = _gain(now)
        return About(event.seat, {"suit": event.suit, "points": has - had})

    return so


def swaps(now: Instant) -> About | None:
    """The Seven becomes the trump card."""
    event = now.event
    return About(event.seat, {"card": now.before.indicator}) if isinstance(event, Swapped) else None


def swaps_for_both(now: Instant) -> About | None:
    """The same, and a partner gets back the Seven that lay there."""
    told, reserver = swaps(now), now.before.reserver
    return told._replace(values={**told.values, "other": reserver}) if told and reserver != NOBODY else None


def reserves(now: Instant) -> About | None:
    """The Seven goes under the talon."""
    return About(now.event.seat) if isinstance(now.event, Reserved) else None


def takes_reserved(now: Instant) -> About | None:
    """The trump card that waited is taken."""
    event = now.event
    return About(event.seat, {"card": now.before.indicator}) if isinstance(event, Taken) else None


# -- signs, announcements, hands that are shown ------------------------------------------------------------------


def signs(now: Instant) -> About | None:
    """A sign for a suit."""
    event = now.event
    if not isinstance(event, Signed) or SIGNS[event.sign] not in SUITS:
        return None
    return About(event.seat, {"suit": SUITS.index(SIGNS[event.sign])})


def signs_ace(now: Instant) -> About | None:
    """The sign for the ace of trumps."""
    event = now.event
    return About(event.seat) if isinstance(event, Signed) and SIGNS[event.sign] not in SUITS else None


def announced(what: int) -> Happening:
    """Somebody plays for Sevens, or for a suit."""

    def so(now: Instant) -> About | None:
        event = now.event
        return About(event.seat) if isinstance(event, Announced) and event.what == what else None

    return so


def shows_hand(now: Instant) -> About | None:
    """A hand is laid open because somebody asked for it: a trump went to the first trick."""
    return About(now.event.seat) if isinstance(now.event, HandShown) else None


def shows_sevens(now: Instant) -> About | None:
    """Five Sevens are laid open."""
    event = now.event
    sevens = isinstance(event, HandShown) and sum(RANK[card] == SEVEN for card in event.cards) == HAND_SIZE
    return shows_hand(now) if sevens else None


def shows_suit(now: Instant) -> About | None:
    """Five cards of one suit are laid open, by somebody who plays for that."""
    event = now.event
    if not isinstance(event, HandShown) or not now.after.farbe >> event.seat & 1:
        return None
    whole = len(event.cards) == HAND_SIZE and len({SUIT[card] for card in event.cards}) == 1
    return About(event.seat) if whole else None


def melds_sevens(now: Instant) -> About | None:
    """Five Sevens count 101 (U)."""
    return About(now.event.seat) if isinstance(now.event, SevensMelded) else None


# -- points ------------------------------------------------------------------------------------------------------


def has_enough(now: Instant) -> About | None:
    """A side gets to 101, which nobody says aloud."""
    seat, had, has = _gain(now)
    return About(seat, {"points": has}) if had < OUT <= has else None


def has_nearly_enough(now: Instant) -> About | None:
    """A side is a good card short of 101."""
    seat, had, has = _gain(now)
    return About(seat, {"points": has, "missing": OUT - has}) if had < NEARLY <= has < OUT else None


def _gain(now: Instant) -> tuple[int, int, int]:
    """Whose side gains by this, from how many points to how many."""
    if now.taking is not None:
        had = _points(now.after, now.taking.seat)
        return now.taking.seat, had, had + now.taking.points
    if isinstance(now.event, Declared | SevensMelded):
        return now.event.seat, _points(now.before, now.event.seat), _points(now.after, now.event.seat)
    return NOBODY, 0, 0


def _points(seen: Deal, seat: int) -> int:
    return seen.points[seen.law.side[seat]]


# -- calls and ends ----------------------------------------------------------------------------------------------


def calls_aus(now: Instant) -> About | None:
    """Aus is called, and it will be counted."""
    return About(now.event.seat) if isinstance(now.event, AusCalled) and not may_be_questioned(now.after) else None


def claims_aus(now: Instant) -> About | None:
    """Aus is called, and counted only if somebody questions it."""
    return About(now.event.seat) if isinstance(now.event, AusCalled) and may_be_questioned(now.after) else None


def questions(now: Instant) -> About | None:
    """Tells who questions an Aus, if somebody does."""
    return About(now.event.seat) if isinstance(now.event, Questioned) else None


def accuses(now: Instant) -> About | None:
    """Somebody says that others have overgaigelt."""
    return About(now.event.seat) if isinstance(now.event, Accused) else None


def ended(reason: str, double: bool | None = None) -> Happening:
    """The deal is over for this reason; as a double game or not, where it may be either."""

    def so(now: Instant) -> About | None:
        result = now.after.result
        if not isinstance(now.event, Ended) or result is None or result.reason != reason:
            return None
        wanted = double is None or is_double(result) == double
        return About(NOBODY, {"points": _decisive(result)}) if wanted else None

    return so


def ended_unquestioned(bluffed: bool) -> Happening:
    """An Aus that nobody questioned won the deal, with 101 or without."""

    def so(now: Instant) -> About | None:
        told = ended(AUS)(now) if may_be_questioned(now.after) else None
        return told if told and (int(told.values["points"]) < OUT) == bluffed else None

    return so


def _decisive(result: Result) -> int:
    """The points that the end was about: of whoever is at fault, of whoever was doubted, or of whoever won."""
    if result.claimer != NOBODY:
        return result.points[result.claimer]
    if result.reason in DOUBLE_FAULTS + SINGLE_FAULTS:
        return next(points for side, points in enumerate(result.points) if side not in result.winners)
    return result.points[result.winners[0]]
