"""Reasons about the hand: what the other way would give away that is worth more if it stays."""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import breaks_pair, half_may_come, is_diss, is_plain_ace, other_half, pair_worth
from gaigel_desktop.rules.cards import RANK, SUIT

from .case import Case, Told
from .tricks import RICH, is_theirs

ENOUGH_DRAWS: Final = 3  # with fewer cards to be drawn nobody hopes for the one that is missing


def keeps_pair(case: Case) -> Told | None:
    """The other card is half of a pair that counts as soon as it is declared."""
    rival = case.rival
    if not case.keeps or rival is None or not breaks_pair(case.seen, case.seat, rival.card):
        return None
    if breaks_pair(case.seen, case.seat, case.card.card):
        return None
    suit = SUIT[rival.card]
    return ("suit", suit), ("points", pair_worth(case.seen, suit))


def keeps_pair_for_trick(case: Case) -> Told | None:
    """The same, while the own side has yet to win a trick for it."""
    return keeps_pair(case) if not case.seen.tricks[case.mine] else None


def keeps_better_pair(case: Case) -> Told | None:
    """Both break a pair; the one of trumps counts double."""
    rival, seen = case.rival, case.seen
    if not case.keeps or rival is None or not case.is_trump(rival.card) or case.is_trump(case.card.card):
        return None
    both = breaks_pair(seen, case.seat, rival.card) and breaks_pair(seen, case.seat, case.card.card)
    return (("suit", SUIT[rival.card]), ("points", pair_worth(seen, SUIT[rival.card]))) if both else None


def keeps_diss(case: Case) -> Told | None:
    """The other card is the Seven of trumps, which may still become the card turned up."""
    rival, seen = case.rival, case.seen
    if not case.keeps or rival is None or not is_diss(seen, case.seat, rival.card):
        return None
    return (("turned", seen.indicator),)


def keeps_half(case: Case) -> Told | None:
    """The other card waits for its other half, which may still be drawn."""
    rival, seen = case.rival, case.seen
    if not case.keeps or rival is None or half_may_come(seen, case.seat, case.card.card):
        return None
    if seen.rounds < ENOUGH_DRAWS or not half_may_come(seen, case.seat, rival.card):
        return None
    return ("other", rival.card), ("half", other_half(rival.card)), ("points", pair_worth(seen, SUIT[rival.card]))


def _lets_much_go(case: Case) -> bool:
    """The other card would bring home a rich trick for certain: then it is no reason that it can take another one."""
    rival = case.rival
    certain = rival is not None and rival.takes and rival.sure and not case.card.takes
    return certain and is_theirs(case) and case.lying >= RICH


def keeps_trump(case: Case) -> Told | None:
    """The other card is a trump, which can still take a trick."""
    rival = case.rival
    if (
        not case.keeps
        or _lets_much_go(case)
        or rival is None
        or not case.is_trump(rival.card)
        or case.is_trump(case.card.card)
    ):
        return None
    return (("other", rival.card),)


def keeps_higher_trump(case: Case) -> Told | None:
    """Both are trumps; the higher one stays."""
    rival = case.rival
    if not case.keeps or rival is None or not case.is_trump(rival.card) or not case.is_trump(case.card.card):
        return None
    return (("other", rival.card),) if RANK[rival.card] > RANK[case.card.card] else None


def keeps_ace(case: Case) -> Told | None:
    """The other card is an ace: nothing in its suit beats it, now or later."""
    rival = case.rival
    if not case.keeps or _lets_much_go(case) or rival is None or not is_plain_ace(case.seen, rival.card):
        return None
    return (("other", rival.card),) if not is_plain_ace(case.seen, case.card.card) else None
