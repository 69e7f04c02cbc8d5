"""Asking: what a lesson asks the player, which answer is right, and what is shown to whoever gives another one."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.lessons.lesson import TAKER, Beat
from gaigel_desktop.lessons.reading import Words
from gaigel_desktop.rules.cards import SUIT
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.taking import Taking, taken_last

from .note import TRICK, Note

WHO: Final = "lesson_who"
HOW_MUCH: Final = "lesson_how_much"
SUMMED: Final = "lesson_summed"
ENOUGH: Final = "lesson_enough_points"
SHORT: Final = "lesson_too_few_points"
ONCE_MORE: Final = "lesson_once_more"


class Asked(NamedTuple):
    """What is asked: which answer is right, what there is to choose from, and how it is said if nothing else is."""

    right: int
    choices: tuple[Words, ...] = ()  # none: the cards of the trick are the answers, in the order of play
    key: str = ""

    @property
    def asks_who(self) -> bool:
        """Whether the cards of the trick are the answers."""
        return not self.choices

    @property
    def of_trick(self) -> bool:
        """Whether it is about the trick that lies there."""
        return bool(self.key)


def asked_by(beat: Beat, seen: Deal) -> Asked | None:
    """The question of a beat; the rules know who takes the trick, and what it counts."""
    if beat.asks == TAKER:
        return Asked((_taking(seen).seat - seen.last_leader) % seen.players, key=WHO)
    if beat.points:
        numbers = tuple({"en": str(points)} for points in beat.points)
        return Asked(beat.points.index(_taking(seen).points), numbers, HOW_MUCH)
    if beat.answers:
        return Asked(
            [answer.right for answer in beat.answers].index(True), tuple(answer.words for answer in beat.answers)
        )
    return None


def is_answered_by(note: Note) -> bool:
    """Whether what was said after a wrong answer tells the right one, so that there is nothing left to ask."""
    return note.key != ONCE_MORE


def shown_to_be_wrong(beat: Beat, seen: Deal) -> Note:
    """Why the trick goes where it goes, what adds up to what, or that something else is right."""
    if beat.asks == TAKER:
        taking = _taking(seen)
        return _said(f"took:{taking.why}", suit=SUIT[taking.card])._replace(trick=True, at=(TRICK,))
    worth = seen.law.card_points
    if beat.points:
        return _said(
            SUMMED, sum=" + ".join(str(worth[card]) for card in seen.last_trick), points=_taking(seen).points
        )._replace(trick=True, at=(TRICK,))
    if beat.pile:
        points = sum(worth[card] for card in beat.pile)
        note = _said(ENOUGH if points >= OUT else SHORT, points=points, missing=OUT - points)
        return note._replace(pile=beat.pile)
    return _said(ONCE_MORE)._replace(at=beat.at)


def _taking(seen: Deal) -> Taking:
    taking = taken_last(seen)
    assert taking is not None
    return taking


def _said(key: str, **values: int | str) -> Note:
    return Note(key=key, values=values, waits=True, mistake=True, right=False)
