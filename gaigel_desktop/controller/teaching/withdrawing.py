"""Withdrawing: help goes as it came. An aid leaves when its thing was done rightly three times without it. Pure.

What counts for which aid:
    mark_legal    a card of those that may be played, where not all may, before the marks came and nothing was refused
    propose_aus   a right "Aus!", called before it was proposed
    ask_pair      a declaration before anybody has asked about pairs
    strip         a deal played to its end in which nothing was refused and no hint was asked for: the strip itself lies
                  there all the time, so that nothing that is done beside it can be done without it
The others do not go like this: `say_tricks` drops its reasons one by one, `new_waits` its words; own points are covered
when "Aus!" has been learned; `mark_new` shows what one who draws by hand knows anyway; `take_back`, `hint`,
`cards_gone`, `last_tricks` and `all_points` are tools that one takes up, and puts away in the settings.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from gaigel_desktop.controller.settings import Aids

from .progress import Progress

UNAIDED: Final = 3  # so often, and the aid has done its work
WITHDRAWS: Final = ("mark_legal", "propose_aus", "ask_pair", "strip")


class Learned(NamedTuple):
    """How far the player is after a deed, and the aid that has withdrawn with it, if one has."""

    progress: Progress
    gone: str = ""


def left(chosen: Aids, progress: Progress) -> Aids:
    """The aids that were chosen and have not withdrawn."""
    return Aids._make(on and name not in progress.gone for name, on in zip(Aids._fields, chosen, strict=True))


def after(aid: str, progress: Progress, aids: Aids, helped: Collection[str] = ()) -> Learned:
    """The thing of this aid was done rightly, with the help of these others since the last deed."""
    if not getattr(aids, aid) or aid in helped or "hint" in helped:
        return Learned(progress)
    learned = progress.with_done(aid)
    return Learned(learned.with_gone(aid), aid) if learned.has_done(aid, UNAIDED) else Learned(learned)


def all_back(progress: Progress) -> Progress:
    """Everything that has withdrawn is wanted back."""
    for aid in progress.gone:
        progress = progress.with_back(aid)
    return progress
