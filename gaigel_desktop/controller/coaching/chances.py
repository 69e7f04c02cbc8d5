"""Reasons of the last resort: what came of both ways when they were tried out, and how little it matters.

A chance is said in deals of a hundred, rounded to five, and only where two ways are ten or more apart before they are
rounded; never of an endgame that was solved, where everybody sees all cards.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.opponents.reward import USUAL_PRIZES
from gaigel_desktop.opponents.thought import Sight
from gaigel_desktop.rules.actions import mode_of

from .case import Case, Told, card_in

ROUNDED: Final = 5
APART: Final = 0.1  # of all deals
ENOUGH: Final = 60  # tries, before a share of them says anything
ALIKE: Final = 0.01  # of a stroke: nothing depends on it any more
FEW: Final = 2  # strokes in a hundred deals: they come to the same
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
    if case.thought.solved or is_close(case) or way is None or other is None or way.saw is None or other.saw is None:
        return None
    return (way.saw, other.saw) if min(way.tries, other.tries) >= ENOUGH else None


def _shares(case: Case, one: float, two: float) -> Told:
    """Both in deals of a hundred, and which card the second one belongs to, if it is a card."""
    return ("first", of_hundred(one)), ("second", of_hundred(two)), *_other_card(case)


def _other_card(case: Case) -> Told:
    rival = case.rival if case.plays and len(case.of) == 1 else None
    alike = rival is None or mode_of(case.of[0]) != mode_of(case.way[0])
    return (("other", card_in(case.of)),) if not alike else ()


def more_deals_won(case: Case) -> Told | None:
    """More deals are won like this."""
    saw = _sights(case)
    return _shares(case, saw[0].won, saw[1].won) if saw and saw[0].won - saw[1].won >= APART else None


def wins_more_doubles(case: Case) -> Told | None:
    """More deals are won double."""
    saw = _sights(case)
    more = saw is not None and saw[0].double_won - saw[1].double_won >= APART
    return _shares(case, saw[0].double_won, saw[1].double_won) if saw and more else None


def loses_fewer_doubles(case: Case) -> Told | None:
    """Fewer deals are lost double."""
    saw = _sights(case)
    if saw is None or saw[1].double_lost - saw[0].double_lost < APART:
        return None
    return _shares(case, saw[0].double_lost, saw[1].double_lost)


# -- no reason that holds ----------------------------------------------------------------------------------------


def as_good(case: Case) -> Told | None:
    """Both are as good as each other, to less than two strokes in a hundred deals."""
    return _other_card(case) if is_close(case) and _behind(case)[1] < FEW else None


def hardly_matters(case: Case) -> Told | None:
    """The other way is behind by so little that nobody feels it, or that it may be chance."""
    return (_behind(case), *_other_card(case)) if is_close(case) else None


def comes_out_ahead(case: Case) -> Told:
    """Nothing that can be counted tells the two apart, but in the end they are so far apart."""
    return _behind(case), *_other_card(case)


def _behind(case: Case) -> tuple[str, int]:
    """How far the other way is behind in a hundred deals, in what is written down at this table."""
    ahead = 0.0 if case.apart is None else max(0.0, 100 * case.apart.mean)
    if case.seen.law.rules.scoring == "rutesheim":
        return "game_points", round(ahead * USUAL_PRIZES)
    return "strokes", round(ahead)


# -- no choice ---------------------------------------------------------------------------------------------------


def nothing_else(case: Case) -> Told | None:
    """There is but one card that may be played, and nothing to be said."""
    return () if case.plays and all(way.course == case.way for way in case.thought.ways) else None


def nothing_changes(case: Case) -> Told | None:
    """Whatever is played, the deal ends alike."""
    worths = [way.worth for way in case.thought.ways]
    tried = all(way.tries >= ENOUGH for way in case.thought.ways)
    alike = tried and not case.thought.solved and case.plays and len(worths) > 1
    return () if alike and max(worths) - min(worths) < ALIKE else None
