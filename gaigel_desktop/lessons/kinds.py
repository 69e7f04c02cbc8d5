"""Kinds of mistakes: what a deed that was not wanted has cost, judged by what happened; each has a sentence.

A checker looks at the deal as the player saw it before, at the deed, and at what came of it, and answers with the key
of a sentence in `text` and what stands in it. The first that finds something speaks: what ends the deal before what
was left unsaid, and that before what a trick cost.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gaigel_desktop.rules.actions import (
    ACCUSE,
    AUS,
    PROOF,
    RESERVE,
    SWAP,
    is_accusation,
    is_card,
    mode_of,
)
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SUIT, copies
from gaigel_desktop.rules.deal import OPENING
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.judge import allowed, why_not
from gaigel_desktop.rules.opening import FACE_DOWN_MODES
from gaigel_desktop.rules.pairs import declarable

from .happened import Happened, Mistake
from .seldom import (
    dissle_failed,
    doubted_wrongly,
    left_a_suit_unshown,
    left_sevens_unshown,
    let_it_stand,
    parted_from_a_seven,
    parted_from_a_suit,
)

NO_KIND: Final = "mistake_none"
RICH: Final = 5  # points of a trick that are worth taking


def mistake_in(happened: Happened) -> Mistake:
    """What kind of mistake it was."""
    found = (check(happened) for check in CHECKS)
    return next((mistake for mistake in found if mistake is not None), Mistake(NO_KIND, {}))


# -- what ends the deal ------------------------------------------------------------------------------------------


def called_too_early(what: Happened) -> Mistake | None:
    """An Aus without 101."""
    if what.action == AUS and what.before.points[what.side] < OUT:
        return Mistake("mistake_aus_early", {"points": what.before.points[what.side]})
    return None


def accused_wrongly(what: Happened) -> Mistake | None:
    """An accusation of a side that has not overgaigelt."""
    if not is_accusation(what.action) or what.before.over >> what.action - ACCUSE & 1:
        return None
    return Mistake("mistake_accused_wrongly", {"points": what.before.points[what.action - ACCUSE]})


def forgot_to_call(what: Happened) -> Mistake | None:
    """A card played with 101, when a trick or a pair had been counted and Aus could be called."""
    out = what.before.points[what.side] >= OUT and why_not(what.before, what.seat, AUS) is None
    return Mistake("mistake_forgot_call", {}) if is_card(what.action) and out else None


def let_it_pass(what: Happened) -> Mistake | None:
    """The opponents have played on with 101, and nobody says so."""
    may = allowed(what.before, what.seat, tuple(range(ACCUSE, PROOF)))
    guilty = any(what.before.over >> accusation - ACCUSE & 1 for accusation in may)
    return Mistake("mistake_not_accused", {}) if guilty and not is_accusation(what.action) else None


# -- what is left unsaid -----------------------------------------------------------------------------------------


def left_the_card_there(what: Happened) -> Mistake | None:
    """The card turned up could be taken for the Seven."""
    if what.action == SWAP or why_not(what.before, what.seat, SWAP) is not None:
        return None
    key = "mistake_reserved" if what.action == RESERVE else "mistake_not_swapped"
    return Mistake(key, {"card": what.before.indicator})


def swapped_at_once(what: Happened) -> Mistake | None:
    """The Seven was exchanged, where it was better put under the talon."""
    return Mistake("mistake_swapped", {"card": what.before.indicator}) if what.action == SWAP else None


def left_a_pair_unsaid(what: Happened) -> Mistake | None:
    """A pair could be declared, and a card was played that is no half of it."""
    suits = declarable(what.before, what.seat)
    if not is_card(what.action) or not suits or _half_of_a_pair(what):
        return None
    return Mistake("mistake_pair_unsaid", {"points": _worth_of_pair(what, (suits & -suits).bit_length() - 1)})


def broke_a_pair(what: Happened) -> Mistake | None:
    """King or Ober played, and the other one stays alone."""
    if not is_card(what.action) or not _half_of_a_pair(what):
        return None
    return Mistake("mistake_broke_pair", {"card": what.card, "points": _worth_of_pair(what, SUIT[what.card])})


def _half_of_a_pair(what: Happened) -> bool:
    """Whether the card makes a pair that is still to be declared, and of which no second copy is held."""
    if not is_card(what.action) or RANK[what.card] not in (OBER, KING):
        return False
    other = what.card + 1 if RANK[what.card] == OBER else what.card - 1
    fresh = what.before.hands[what.seat] & ~what.before.used[what.seat]
    return copies(fresh, what.card) == 1 and copies(fresh, other) > 0


def _worth_of_pair(what: Happened, suit: int) -> int:
    return 40 if suit == what.before.trump else 20


# -- what a trick cost -------------------------------------------------------------------------------------------


def took_from_partner(what: Happened) -> Mistake | None:
    """The trick was the own side's already, and would have stayed so."""
    seen = what.before
    if what.taker != what.seat or not seen.trick or seen.face_down:
        return None
    ours = seen.law.side[seen.best_seat] == what.side
    free = any(seen.power[card] < seen.best_power for card in allowed(seen, what.seat, what.others))
    return Mistake("mistake_from_partner", {}) if ours and free else None


def opened_badly(what: Happened) -> Mistake | None:
    """The first trick went to the opponents."""
    if what.before.phase != OPENING or not what.is_lost:
        return None
    return Mistake("mistake_opened", {"points": what.in_trick})


def gambled(what: Happened) -> Mistake | None:
    """Laid face down, and it went well."""
    if what.is_lost or not is_card(what.action):
        return None
    if what.before.face_down:
        return Mistake("mistake_lucky", {})
    if mode_of(what.action) not in FACE_DOWN_MODES:
        return None
    if what.taker != what.seat:
        return Mistake("mistake_lucky", {})
    return Mistake("mistake_gambled_ace" if RANK[what.card] == ACE else "mistake_gambled", {})


def let_them_have_it(what: Happened) -> Mistake | None:
    """The last to play had a card that takes a rich trick, and played another."""
    if not what.is_lost or not _could_have_taken(what) or what.in_trick < RICH:
        return None
    return Mistake("mistake_left_trick", {"points": what.in_trick})


def gave_points_away(what: Happened) -> Mistake | None:
    """An own card of value lies in their trick."""
    if not what.is_lost or not what.worth(what.card):
        return None
    key = "mistake_trump_thrown" if what.is_trump(what.card) else "mistake_gave_points"
    return Mistake(key, {"card": what.card, "points": what.worth(what.card)})


def threw_a_trump(what: Happened) -> Mistake | None:
    """A trump that has caught nothing, not even for its points."""
    return Mistake("mistake_trump_lost", {}) if what.is_lost and what.is_trump(what.card) else None


def lost_the_trick(what: Happened) -> Mistake | None:
    """Nothing of the own in it, but it is theirs."""
    return Mistake("mistake_lost_trick", {"points": what.in_trick}) if what.is_lost and what.in_trick else None


def wasted_a_trump(what: Happened) -> Mistake | None:
    """A trump for a trick that is worth less than it."""
    gain = what.in_trick - what.worth(what.card)
    if what.taker != what.seat or not what.is_trump(what.card) or gain >= RICH:
        return None
    return Mistake("mistake_trump_wasted", {"card": what.card, "points": gain})


def paid_too_dear(what: Happened) -> Mistake | None:
    """A smaller card would have taken the trick as well."""
    if what.taker != what.seat or not _smaller(what) or not what.before.trick:
        return None
    return Mistake("mistake_too_dear", {})


def fed_too_little(what: Happened) -> Mistake | None:
    """The partner has the trick, and more points could lie in it."""
    if what.taker in (None, what.seat) or what.is_lost:
        return None
    more = max((what.worth(card) for card in what.others if not what.is_trump(card)), default=0)
    more -= what.worth(what.card)
    return Mistake("mistake_fed_little", {"points": more}) if more > 0 else None


def _could_have_taken(what: Happened) -> bool:
    """Whether the player was last and held something that takes the trick."""
    seen = what.before
    last = len(seen.trick) == seen.players - 1 and not seen.face_down
    return last and any(seen.power[card] > seen.best_power for card in allowed(seen, what.seat, what.others))


def _smaller(what: Happened) -> bool:
    """Whether another own card would have taken it, and is worth less."""
    seen = what.before
    ways = allowed(seen, what.seat, what.others)
    return any(seen.best_power < seen.power[card] < seen.power[what.card] for card in ways)


CHECKS: Final[tuple[Callable[[Happened], Mistake | None], ...]] = (
    called_too_early,
    accused_wrongly,
    let_it_pass,
    forgot_to_call,
    let_it_stand,
    doubted_wrongly,
    dissle_failed,
    left_the_card_there,
    swapped_at_once,
    left_sevens_unshown,
    parted_from_a_seven,
    left_a_suit_unshown,
    parted_from_a_suit,
    left_a_pair_unsaid,
    broke_a_pair,
    opened_badly,
    gambled,
    took_from_partner,
    let_them_have_it,
    gave_points_away,
    threw_a_trump,
    lost_the_trick,
    wasted_a_trump,
    paid_too_dear,
    fed_too_little,
)
