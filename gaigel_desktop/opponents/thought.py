"""A thought: what a search has found, each way with its worth, its doubt, and what the same guesses saw of it.

The worth is counted in strokes, those given less those taken, as the match stands. Card points and likings, which
break ties when somebody decides, appear in no figure.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import Action

Course = tuple[Action, ...]  # what is said and played in one go; nothing at all: to wait
LEAST_SPREAD: Final = 0.02  # of a stroke: by which two ways differ from guess to guess, even if they agreed so far


class Sight(NamedTuple):
    """What the guesses saw when a way was played, as shares of them."""

    trick: float  # the trick that runs, or that the way leads, goes to the own side
    points: float  # the card points that lie in it then, on average
    won: float  # the deal is won
    double_won: float
    double_lost: float


class Way(NamedTuple):
    """One thing that can be done."""

    course: Course
    worth: float
    tries: int
    saw: Sight | None  # nothing where the guesses were solved: there everybody sees all cards


class Apart(NamedTuple):
    """How far one way is ahead of another, and the standard error of that."""

    mean: float
    error: float


class Common(NamedTuple):
    """Two ways in the guesses that both have met: how many, and the sum and the squares of their difference."""

    tries: int = 0
    total: float = 0.0
    squares: float = 0.0

    def apart(self) -> Apart:
        """The mean of the difference, and its error."""
        tries = max(1, self.tries)
        mean = self.total / tries
        spread = self.squares / tries - mean * mean
        return Apart(mean, sqrt(max(spread, LEAST_SPREAD * LEAST_SPREAD) / tries))


class Thought(NamedTuple):
    """All ways, which one is advised, and how far each two are apart."""

    ways: tuple[Way, ...]
    advised: int  # the place of the way that is taken, or would be
    solved: bool
    common: tuple[tuple[Common, ...], ...]  # by two places

    def deed(self) -> Action | None:
        """What is advised first of all; None is to wait."""
        course = self.ways[self.advised].course
        return course[0] if course else None

    def place(self, course: Course) -> int | None:
        """Where a way stands, if it was thought about."""
        courses = [way.course for way in self.ways]
        return courses.index(course) if course in courses else None

    def best_with(self, deed: Action | None) -> int | None:
        """Where the best of all ways stands that begin with this; None is to wait."""
        begins = () if deed is None else (deed,)
        places = [at for at, way in enumerate(self.ways) if way.course[:1] == begins]
        if not places or self.advised in places:
            return self.advised if places else None
        worths = [self.ways[at].worth for at in places]
        return places[worths.index(max(worths))]

    def apart(self, place: int, other: int) -> Apart:
        """How far a way is ahead of another."""
        return self.common[place][other].apart()
