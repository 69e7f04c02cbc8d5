"""Cards laid: what a card, or the trick that it makes whole, may be worth a caption for. Each is a small question."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Final

from gaigel_desktop.rules.actions import DISSLE, DIVE, ELFEN
from gaigel_desktop.rules.cards import ACE, FACES, HAND_SIZE, OF_SUIT, RANK, SUIT, faces
from gaigel_desktop.rules.deal import ENDGAME, NO_SUIT, NOBODY, TALON, has_laid, has_special_opening
from gaigel_desktop.rules.events import Drawn, Opened, Played, Turned
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.taking import DIVED, FIRST_OF_TWO, NOBODY_ELSE, Taking

from .moments import NOTHING, About, Happening, Instant, Values

MANY: Final = 20  # points in a trick for which a room looks up
BY_THE_SUIT: Final = (DIVED, NOBODY_ELSE, FIRST_OF_TWO)
COUNTS_MUCH: Final = 10  # a ten or an ace


def of_card(asked: Callable[[Instant, int, int], Values | None]) -> Happening:
    """Asked of every card that is played openly, with its seat."""

    @wraps(asked)
    def so(now: Instant) -> About | None:
        if not isinstance(now.event, Played):
            return None
        values = asked(now, *now.event)
        return None if values is None else About(now.event.seat, values)

    return so


def of_trick(asked: Callable[[Instant, Taking], Values | None]) -> Happening:
    """Asked of every trick that is whole."""

    @wraps(asked)
    def so(now: Instant) -> About | None:
        values = asked(now, now.taking) if now.taking else None
        return None if values is None or now.taking is None else About(now.taking.seat, values)

    return so


# -- the beginning -----------------------------------------------------------------------------------------------


def trumps_named(now: Instant) -> About | None:
    """The scene begins, and the trump card lies there."""
    return About(NOBODY, {"suit": now.after.trump}) if now.event is None else None


def opened(mode: int) -> Happening:
    """Vorhand leads to the first trick in this mode."""

    def so(now: Instant) -> About | None:
        event = now.event
        return About(event.seat) if isinstance(event, Opened) and event.mode == mode else None

    return so


@of_card
def opened_plainly(now: Instant, seat: int, card: int) -> Values | None:
    """The first card where the first trick is one like any other (U)."""
    first = not now.before.done and not now.before.trick
    return NOTHING if first and not has_special_opening(now.before.law) else None


# -- a card ------------------------------------------------------------------------------------------------------


@of_card
def plays_on(now: Instant, seat: int, card: int) -> Values | None:
    """A side that had 101 goes on playing: it has overgaigelt."""
    side = now.after.law.side[seat]
    new = now.after.over & ~now.before.over
    return {"points": now.before.points[side]} if new >> side & 1 else None


@of_card
def has_to_follow(now: Instant, seat: int, card: int) -> Values | None:
    """The first card after the talon is gone: from now on there is a duty."""
    seen = now.before
    return NOTHING if seen.phase == ENDGAME and not seen.trick and seen.cards_each == HAND_SIZE else None


@of_card
def lays_second_ace(now: Instant, seat: int, card: int) -> Values | None:
    """The other ace of the suit lies there already, and this one takes nothing."""
    second = RANK[card] == ACE and card in now.before.trick
    return {"suit": SUIT[card]} if second and now.after.best_seat != seat else None


@of_card
def feeds(now: Instant, seat: int, card: int) -> Values | None:
    """A ten or an ace goes to a partner's trick that no opponent can take any more, and something cheaper was there."""
    seen, points = now.before, now.before.law.card_points
    partner = now.after.best_seat
    if seen.led == NO_SUIT or points[card] < COUNTS_MUCH or not _are_together(now, seat, partner):
        return None
    cheaper = any(points[other] < points[card] for other in card_actions(seen))
    return {"points": points[card], "other": partner} if cheaper and not _can_be_taken(now, seat) else None


def _are_together(now: Instant, one: int, other: int) -> bool:
    side = now.after.law.side
    return one != other and side[one] == side[other]


def _can_be_taken(now: Instant, seat: int) -> bool:
    """Whether an opponent of the seat who has yet to play holds a card that would take the trick as it lies."""
    return any(
        now.after.power[card] > now.after.best_power
        for other in range(now.after.players)
        if now.after.law.side[other] != now.after.law.side[seat] and not has_laid(now.after, other)
        for card in faces(now.after.hands[other])
        if not now.after.siebener >> other & 1
    )


@of_card
def has_to_trump_partner(now: Instant, seat: int, card: int) -> Values | None:
    """The talon is gone, and only trumps may go to a trick that is the partner's."""
    seen = now.before
    if seen.phase != ENDGAME or seen.led in (NO_SUIT, seen.trump) or SUIT[seen.best] == seen.trump:
        return None
    others = seen.hands[seat] & FACES & ~OF_SUIT[seen.trump]
    bound = others and all(SUIT[each] == seen.trump for each in card_actions(seen))
    return {"other": seen.best_seat} if bound and _are_together(now, seat, seen.best_seat) else None


@of_card
def trumps_in(now: Instant, seat: int, card: int) -> Values | None:
    """The first trump on another suit takes the lead."""
    return _by_trump(now, seat, card, over_a_trump=False)


@of_card
def trumps_higher(now: Instant, seat: int, card: int) -> Values | None:
    """A trump on another suit takes the lead from a lower one."""
    return _by_trump(now, seat, card, over_a_trump=True)


def _by_trump(now: Instant, seat: int, card: int, over_a_trump: bool) -> Values | None:
    seen = now.before
    if seen.phase not in (TALON, ENDGAME) or seen.led in (NO_SUIT, seen.trump) or SUIT[card] != seen.trump:
        return None
    takes = now.after.best_seat == seat and (SUIT[seen.best] == seen.trump) == over_a_trump
    return {"points": sum(seen.law.card_points[each] for each in now.after.trick)} if takes else None


@of_card
def does_not_follow(now: Instant, seat: int, card: int) -> Values | None:
    """The suit led is in the hand, and another is played: while the talon lasts nobody has to follow."""
    seen = now.before
    hand = seen.hands[seat] & FACES
    if seen.phase != TALON or seen.led == NO_SUIT or SUIT[card] in (seen.led, seen.trump):
        return None
    return {"suit": seen.led} if hand & OF_SUIT[seen.led] and card_actions(seen) == faces(hand) else None


@of_card
def has_only_trumps(now: Instant, seat: int, card: int) -> Values | None:
    """A trump in the first trick, where only a hand of trumps may play one, and it wins nothing."""
    seen = now.before
    shown = now.after.proof & ~seen.proof & ~seen.siebener
    wins_nothing = seen.mode == ELFEN or (seen.mode == DISSLE and seen.led != seen.trump)
    return NOTHING if shown >> seat & 1 and wins_nothing else None


# -- a trick -----------------------------------------------------------------------------------------------------


def taken_by(*reasons: str) -> Happening:
    """A trick that is taken for one of these reasons."""

    @of_trick
    def so(now: Instant, taking: Taking) -> Values | None:
        return _of(taking) if taking.why in reasons else None

    return so


@of_trick
def turned_up(now: Instant, taking: Taking) -> Values | None:
    """What dived is turned up: the highest of the suit led takes it."""
    dived = isinstance(now.event, Turned) and now.after.mode == DIVE
    return _of(taking) if dived and taking.why in BY_THE_SUIT else None


def _of(taking: Taking) -> Values:
    """What can be told of a trick."""
    return {"card": taking.card, "suit": SUIT[taking.card], "points": taking.points, "why": taking.why}


@of_trick
def takes_it(now: Instant, taking: Taking) -> Values | None:
    """Whoever takes it, with whatever."""
    return _of(taking)


@of_trick
def takes_many(now: Instant, taking: Taking) -> Values | None:
    """Many points lie in it."""
    return _of(taking) if taking.points >= MANY else None


@of_trick
def catches(now: Instant, taking: Taking) -> Values | None:
    """A ten or an ace of somebody else's side is in it."""
    seen, side = now.after, now.after.law.side
    lost = [
        card for step, card in enumerate(seen.trick) if side[(seen.leader + step) % seen.players] != side[taking.seat]
    ]
    dearest = max(lost, key=lambda card: seen.law.card_points[card], default=None)
    if dearest is None or seen.law.card_points[dearest] < COUNTS_MUCH:
        return None
    return {**_of(taking), "caught": dearest}


@of_trick
def takes_first_one(now: Instant, taking: Taking) -> Values | None:
    """Another side has a trick already, and this is the first of this one: nobody loses double any more for it."""
    seen, side = now.after, now.after.law.side[taking.seat]
    return NOTHING if not seen.tricks[side] and any(seen.tricks) else None


@of_trick
def gets_ahead(now: Instant, taking: Taking) -> Values | None:
    """A side was behind, and has the most points with this trick."""
    points, side = now.after.points, now.after.law.side[taking.seat]
    most = max(each for other, each in enumerate(points) if other != side)
    gained = points[side] + taking.points
    return {"points": gained, "against": most} if points[side] < most < gained else None


@of_trick
def takes_last(now: Instant, taking: Taking) -> Values | None:
    """No card is left."""
    seen = now.after
    return _of(taking) if seen.phase == ENDGAME and seen.cards_each == 1 else None


def draws(now: Instant) -> About | None:
    """Everybody draws a card."""
    return About(now.event.seat) if isinstance(now.event, Drawn) else None
