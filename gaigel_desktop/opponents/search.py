"""Search: guess how the cards lie, play every choice out in each guess, and take what does best on average.

All choices meet the same guesses, so that two of them differ by much less chance than each has. Whoever is thrifty
stops guessing about a choice once it may hardly be the best, and goes on about those that are close; the budget is the
most that a decision may take. The frozen yardstick leaves the worse half alone after each part of its budget, and what
is hopeless at once. In the endgame guesses are solved exactly.
"""

from __future__ import annotations

from math import erfc, exp, pi, sqrt
from typing import Final

from gaigel_desktop.rules.cards import count
from gaigel_desktop.rules.deal import ENDGAME, OVER, Deal
from gaigel_desktop.rules.perform import perform

from .belief import Belief, guess
from .dice import Dice
from .endgame import solved
from .levels import Level
from .playout import play_out
from .reward import Reward
from .tally import Tally
from .thought import Course

MOST_CARDS_SOLVED: Final = 20
LOOKS: Final = 4  # at the choices, in each part of the budget
HOPELESS: Final = 4.0  # standard deviations behind the best
FEWEST: Final = 60  # tries after which a mean says something
CLEARLY: Final = 2.0  # standard errors of the difference by which a bad habit must be ahead
A_LOOK: Final = 30  # new guesses after which a thrifty thinker looks at the choices, or an eighth of those it had
AS_GOOD: Final = 0.0125  # of a deal, a twentieth of a stroke: who is behind by less than that and by chance
LEAST_SPREAD: Final = 0.02  # by which two choices differ from guess to guess, even if they agreed in all so far


class Search:
    """A decision being thought over: the choices and what they have brought so far."""

    __slots__ = (
        "belief",
        "courses",
        "dice",
        "emptier",
        "kept",
        "level",
        "likes",
        "objections",
        "places",
        "reward",
        "squares",
        "sums",
        "tally",
        "tries",
        "worths",
    )

    belief: Belief
    courses: list[Course]
    level: Level
    reward: Reward
    dice: Dice
    likes: list[float]  # how much more each choice is liked than it is worth
    objections: list[str]  # why each choice is bad conduct, "" where it is not
    emptier: list[list[int]]  # the places of what gives less away than each choice, the emptiest first
    places: list[int]  # the choices still in the race
    kept: list[int]  # those that are tried in every guess, whether they are still in the race or not
    tally: Tally | None  # what the guesses have seen, for whoever asks
    sums: list[float]
    squares: list[float]
    tries: list[int]
    worths: list[list[float]]  # of each choice in each guess: those of any two go together as far as both go

    def __init__(self, belief: Belief, courses: list[Course], level: Level, reward: Reward, dice: Dice) -> None:
        self.belief = belief
        self.courses = courses
        self.level = level
        self.reward = reward
        self.dice = dice
        self.likes = [0.0] * len(courses)
        self.objections = [""] * len(courses)
        self.emptier = [[] for _ in courses]
        self.places = list(range(len(courses)))
        self.kept = []
        self.tally = None
        self.sums = [0.0] * len(courses)
        self.squares = [0.0] * len(courses)
        self.tries = [0] * len(courses)
        self.worths = [[] for _ in courses]

    def think(self) -> None:
        """Solve the end, try all choices alike, guess as long as it is worth it, or halve the choices."""
        if self.can_be_solved():
            self._solve()
        elif self.level.softness > 0:
            self._try(self.level.rollouts // len(self.courses))
        elif self.level.thrift > 0:
            self._race()
        else:
            self._halve()

    def _race(self) -> None:
        """Go on as long as more than one choice is worth further guesses."""
        left = max(self.level.rollouts, len(self.courses))
        while 1 < len(self.places) <= left:
            guesses = min(max(A_LOOK, self.tries[self.places[0]] // 8), left // len(self.places))
            self._try(guesses)
            left -= guesses * len(self.places)
            self._drop_not_worth_it()

    def _drop_not_worth_it(self) -> None:
        """Whatever may gain less than further guesses are worth: the more there were, the less the next ones tell."""
        best = min(self.places, key=self._loss)
        enough = self.level.thrift * self.tries[best]
        self.places = [place for place in self.places if place == best or self._may_gain(place, best) > enough]

    def _may_gain(self, place: int, best: int) -> float:
        """What it would bring on average to know which of the two is really better: the mean beyond zero of a bell."""
        ahead, error = self._apart(best, place)
        far = ahead / error
        return error * (exp(-far * far / 2) / sqrt(2 * pi) - far * erfc(far / sqrt(2)) / 2)

    def _apart(self, place: int, other: int) -> tuple[float, float]:
        """How far a choice is ahead of another in the guesses that both have met, and the standard error of that."""
        total = squares = 0.0
        tries = max(1, min(self.tries[place], self.tries[other]))
        for one, two in zip(self.worths[place], self.worths[other], strict=False):
            total += one - two
            squares += (one - two) * (one - two)
        mean = total / tries
        spread = squares / tries - mean * mean
        return mean, sqrt(max(spread, LEAST_SPREAD * LEAST_SPREAD) / tries)

    def _halve(self) -> None:
        """The worse half of the choices goes after each part of the budget, the hopeless ones as soon as they are."""
        parts = max(1, (len(self.places) - 1).bit_length())
        for part in range(parts):
            for _ in range(LOOKS):
                self._try(self.level.rollouts // (LOOKS * parts * len(self.places)))
                self._drop_hopeless()
                if len(self.places) == 1:
                    return
            if part < parts - 1 and len(self.places) > 2:
                by_mean = sorted(self.places, key=self._loss)
                self.places = sorted(by_mean[: (len(by_mean) + 1) // 2])

    def _drop_hopeless(self) -> None:
        """Whatever is so far behind that more guesses would hardly bring it to the front."""
        best = min(self.places, key=self._loss)
        lead, doubt = self.mean(best), self._doubt(best)
        self.places = [
            place
            for place in self.places
            if place == best or lead - self.mean(place) < HOPELESS * sqrt(doubt + self._doubt(place))
        ]

    def _doubt(self, place: int) -> float:
        """How far the mean may be from the truth, squared."""
        return self._error(place) if self.tries[place] >= FEWEST else 1.0

    def _error(self, place: int) -> float:
        """The square of the standard error of the mean."""
        tries = max(1, self.tries[place])
        return max(0.0, self.squares[place] / tries - self.mean(place) ** 2) / tries

    def _loss(self, place: int) -> float:
        return -self.mean(place)

    def mean(self, place: int) -> float:
        """What a choice brings on average."""
        return self.sums[place] / max(1, self.tries[place])

    def _tried(self) -> list[int]:
        """The choices that the next guesses are about."""
        return self.places + [place for place in self.kept if place not in self.places]

    def _try(self, guesses: int) -> None:
        """Play the choices out in so many new guesses."""
        places = self._tried()
        for _ in range(max(1, guesses)):
            world = guess(self.belief, self.dice)
            for place in places:
                deal = world.copy()
                follow(deal, self.belief.seat, self.courses[place])
                if self.tally is not None:
                    self.tally.play_out(deal, place)
                play_out(deal)
                worth = self.reward.of(deal) + self.likes[place]
                self.sums[place] += worth
                self.squares[place] += worth * worth
                self.tries[place] += 1
                self.worths[place].append(worth)

    def can_be_solved(self) -> bool:
        """Two sides, no talon, few cards. Of more sides the others do not stand together against one."""
        seen = self.belief.seen
        if self.level.solves == 0 or seen.phase != ENDGAME or seen.law.sides != 2:
            return False
        return seen.cards_each * seen.players - len(seen.trick) <= MOST_CARDS_SOLVED

    def _solve(self) -> None:
        """In every guess both sides play perfectly; with few cards there is time for more guesses."""
        own = count(self.belief.seen.hands[self.belief.seat])
        self._solve_in(self.level.solves if own >= 4 else 2 * self.level.solves)

    def _solve_in(self, guesses: int) -> None:
        """Solve each choice in so many new guesses."""
        places = self._tried()
        for _ in range(guesses):
            world = guess(self.belief, self.dice)
            for place in places:
                deal = world.copy()
                follow(deal, self.belief.seat, self.courses[place])
                if self.tally is not None:
                    self.tally.set_out(deal, place)
                    self.tally.solve(deal.copy(), place)
                self.sums[place] += solved(deal, self.reward)
                self.tries[place] += 1

    def think_on(self, guesses: int) -> None:
        """So many more guesses about the choices in the race and those that are kept."""
        if self.can_be_solved():
            self._solve_in(guesses)
        else:
            self._try(guesses)

    def choice(self) -> Course:
        """The best choice, or one that a careless player takes for hardly worse."""
        return self.courses[self.chosen()]

    def chosen(self) -> int:
        """The place of it."""
        places = self._defensible()
        means = [self.mean(place) for place in places]
        chosen = places[picked(means, self.level.softness, self.dice)]
        return next((place for place in self.emptier[chosen] if self._is_as_good(place, chosen)), chosen)

    def _is_as_good(self, place: int, other: int) -> bool:
        """Whether a choice is behind another by little, and by no more than may be chance."""
        behind, error = self._apart(other, place)
        return behind < min(AS_GOOD, CLEARLY * error)

    def _defensible(self) -> list[int]:
        """The choices still in the race, of bad habits only what is clearly better than the best of all others."""
        if not any(self.objections):
            return self.places
        blameless = min((place for place, why in enumerate(self.objections) if not why), key=self._loss)
        found = [place for place in self.places if not self.objections[place] or self._is_clear(place, blameless)]
        return found or [blameless]

    def _is_clear(self, place: int, other: int) -> bool:
        """Whether a choice is ahead of another by more than may be chance."""
        if self.level.thrift > 0:
            ahead, error = self._apart(place, other)
            return ahead > CLEARLY * error
        ahead = self.mean(place) - self.mean(other)
        return ahead > CLEARLY * sqrt(self._error(place) + self._error(other))


def follow(deal: Deal, seat: int, course: Course) -> None:
    """Say and play it, unless the deal is over by then."""
    for action in course:
        if deal.phase != OVER:
            perform(deal, seat, action)


def picked(values: list[float], softness: float, dice: Dice) -> int:
    """The place of the best value, or softly of one close behind: the further behind, the less often."""
    best = max(values)
    if softness <= 0:
        return values.index(best)
    weights = [exp(max(-50.0, (value - best) / softness)) for value in values]
    thrown = dice.chance() * sum(weights)
    for place, weight in enumerate(weights):
        thrown -= weight
        if thrown < 0:
            return place
    return len(weights) - 1
