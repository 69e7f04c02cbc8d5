"""A question about a drawn position, and the engine's answer to it."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.record import Deed, Record

MAY: Final = "may"  # what may somebody do
TAKE: Final = "take"  # whose trick is it
COST: Final = "cost"  # what does it cost
KINDS: Final = (MAY, TAKE, COST)

NAMES: Final = ("Anna", "Bernd", "Clara", "David", "Emma", "Fritz", "Greta", "Hans")  # by seat
NOTHING: Final = "-"
YES: Final = "yes"
NO: Final = "no"


class Asked(NamedTuple):
    """What is asked about a moment of a deal, and what the engine says."""

    kind: str
    tag: str  # what decides the answer
    words: str  # the key of the question
    seat: int
    answer: tuple[str, ...]  # words of the answer; what may be said for another is joined by |
    action: int = -1  # that is asked about
    deeds: tuple[Deed, ...] = ()  # what happens before the question is put
    reason: str = ""  # why not


class Question(NamedTuple):
    """It with the deal until then, the score of the match, and the number of its table."""

    asked: Asked
    table: int
    record: Record
    standing: Standing
