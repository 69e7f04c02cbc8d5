"""Reasons of the last resort: what came of both ways when they were tried out, and that it hardly matters.

A chance is said in deals of a hundred, rounded to five, and only where two ways are ten or more apart; never of an
endgame that was solved, where everybody sees all cards.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.facts import NONE
from gaigel_desktop.opponents.thought import Sight

from .case import Case, Told, card_in
from .openings import ace_may_catch_all

ROUNDED: Final = 5
APART: Final = 10
ENOUGH: Final = 60  # tries, before a share of them says anything
ALIKE: Final = 0.01  # of a stroke: nothing depends on it any more
LITTLE: Final = 0.04  # of a stroke: nobody feels the difference


def of_hundred(share: float) -> int:
    """The share in deals of a hundred, rounded to five."""
    return ROUNDED * round(100 * share / ROUNDED)


def is_close(case: Case) -> bool:
    """Whether the two ways are as good as each other, as far as can be told."""
    apart = case.apart
    return apart is not None and (apart.mean <= LITTLE or apart.mean <= apart.error)


def _sights(case: Case) -> tuple[Sight, Sight] | None:
    """What was seen of both, where it says something."""
    way, other = case.ways
    if case.thought.solved or way is None or other is None or way.saw is None or other.saw is None:
        return None
    return (way.saw, other.saw) if min(way.tries, other.tries) >= ENOUGH else None


def _are_apart(more: float, less: float) -> bool:
    return of_hundred(more) - of_hundred(less) >= APART


def _shares(case: Case, one: float, two: float) -> Told:
    """Both in deals of a hundred, and which card the second one belongs to, if it is a card."""
    other = (("other", card_in(case.of)),) if case.plays and case.rival is not None and len(case.of) == 1 else ()
    return ("first", of_hundred(one)), ("second", of_hundred(two)), *other


def more_deals_won(case: Case) -> Told | None:
    """More deals are won like this."""
    saw = _sights(case)
    return None if saw is None or not _are_apart(saw[0].won, saw[1].won) else _shares(case, saw[0].won, saw[1].won)


def ace_wins_more(case: Case) -> Told | None:
    """They dived, and the ace that may catch it wins more deals."""
    ace = None if is_close(case) else ace_may_catch_all(case)
    chances = more_deals_won(case)
    return None if ace is None or chances is None else (*ace, *chances)


def more_tricks_won(case: Case) -> Told | None:
    """The trick comes home more often."""
    saw = _sights(case)
    if saw is None or not case.plays or of_hundred(saw[1].trick) == 0:  # what never takes it needs no counting
        return None
    return _shares(case, saw[0].trick, saw[1].trick) if _are_apart(saw[0].trick, saw[1].trick) else None


def loses_fewer_doubles(case: Case) -> Told | None:
    """Fewer deals are lost double."""
    saw = _sights(case)
    if saw is None or not _are_apart(saw[1].double_lost, saw[0].double_lost):
        return None
    return _shares(case, saw[0].double_lost, saw[1].double_lost)


def hardly_matters(case: Case) -> Told | None:
    """Both cards are as good as each other."""
    one, two = card_in(case.way), card_in(case.of)
    if NONE in (one, two) or one == two or len(case.way) + len(case.of) > 2 or not is_close(case):
        return None
    return ("card", one), ("other", two)


def as_good_as_any(case: Case) -> Told | None:
    """Whatever else is done, it is not clearly better."""
    return () if is_close(case) else None


def nothing_else(case: Case) -> Told | None:
    """There is but one card that may be played, and nothing to be said."""
    return () if case.plays and all(way.course == case.way for way in case.thought.ways) else None


def nothing_changes(case: Case) -> Told | None:
    """Whatever is played, the deal ends alike."""
    worths = [way.worth for way in case.thought.ways]
    tried = all(way.tries >= ENOUGH for way in case.thought.ways)
    alike = tried and not case.thought.solved and case.plays and len(worths) > 1
    return () if alike and max(worths) - min(worths) < ALIKE else None


def all_in_all(case: Case) -> Told | None:
    """No single thing decides it."""
    return ()
