"""Withdrawing: help goes as it came. An aid leaves when its thing was done rightly three times without it. Pure.

What counts for which aid, each as long as no hint was asked for and nothing was refused since the last deed:
    mark_legal    a card of those that may be played, where not all of the hand may, before the marks came
    propose_aus   "Aus!" with 101, called before it was proposed
    ask_pair      a declaration before anybody has asked about pairs
    strip         a deal from its first card until suit must be followed, and to its end: the strip lies there all the
                  time, so that nothing that is done beside it could be done without it
    ask_back      a deal from its first card to its end in which no card had to be asked about
The others do not go like this: `say_tricks` drops its reasons one by one; `my_points` and
`all_points` are covered when "Aus!" has been learned; `mark_new` shows what one who draws by hand knows anyway;
`take_back`, `hint`, `cards_gone` and `last_tricks` are tools that one takes up, and puts away in the settings.
"""

from __future__ import annotations

from typing import Final

from gaigel_desktop.controller.settings import Aids

from .progress import Progress

UNAIDED: Final = 3  # so often, and the aid has done its work
MARKS: Final = "mark_legal"
PROPOSES: Final = "propose_aus"
ASKS: Final = "ask_pair"
STRIP: Final = "strip"
ASKS_BACK: Final = "ask_back"
WITHDRAWS: Final = (MARKS, PROPOSES, ASKS, STRIP, ASKS_BACK)


def left(chosen: Aids, progress: Progress) -> Aids:
    """The aids that were chosen and have not withdrawn."""
    return Aids(*(on and name not in progress.gone for name, on in zip(Aids._fields, chosen, strict=True)))


def done_alone(progress: Progress, thing: str, aids: Aids) -> Progress:
    """This was done rightly, and without the aid that is there for it; where it is off anyway nothing is counted."""
    return progress.with_done(thing) if thing in on(aids) else progress


def due(progress: Progress, aids: Aids) -> str:
    """The next aid that has done its work; empty: none has."""
    return next((aid for aid in WITHDRAWS if aid in on(aids) and progress.has_done(aid, UNAIDED)), "")


def all_back(progress: Progress) -> Progress:
    """Everything that has withdrawn is wanted back."""
    for aid in progress.gone:
        progress = progress.with_back(aid)
    return progress


def on(aids: Aids) -> tuple[str, ...]:
    """The aids that are on, by name."""
    return tuple(name for name, is_on in zip(Aids._fields, aids, strict=True) if is_on)
