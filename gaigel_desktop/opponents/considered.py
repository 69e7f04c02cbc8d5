"""Considered: what a search has found, for whoever wants to hear more than the deed: a coach, a review.

Nothing is done out of politeness or habit, as opponents do it: what is said (Aus, accusations, pairs, the Seven, Sevens
and suits, passing, questioning) is a way like every card, and out of turn the other way is to wait (`ways`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.actions import AUS, Action
from gaigel_desktop.rules.judge import ACCUSING, SHOWING
from gaigel_desktop.rules.views import View

from .choose import Asked, as_minded, belief_of, dice_of
from .levels import CHARACTERS, Character, Level
from .memory import Memory
from .patience import GoOn, OutOfPatience, Patient
from .reward import Reward
from .search import Search
from .tally import NEVER, Tally
from .thought import Course, Thought, Way
from .ways import ways_for

MASTER: Final = CHARACTERS["master"]
NOW: Final = 0.02  # of a deal: how much more than it is worth the coach likes what ends the deal at once
A_TIE: Final = 0.0003  # what a card point counts for the coach, who breaks ties with it
THRIFT: Final = 5e-7  # of a deal: what the coach asks of each further guess, a third of what a master does
AT_LEAST: Final = 8  # guesses, however little patience there is
ENDINGS: Final[tuple[Course, ...]] = tuple((word,) for word in (AUS, *ACCUSING, *SHOWING))
ENOUGH: Final = 200  # guesses about the way that is advised and the one that is asked about
AT_A_TIME: Final = 40  # guesses between two looks at the error
SOLVING: Final = 10  # playouts that solving a guess takes as long as


class Looks(NamedTuple):
    """How a position is looked at."""

    plays: Action | None = None  # what was or will be done: never dropped, and always priced; None out of turn: to wait
    tries: int = 0  # playouts at most; 0: as many as the level has
    until: float = 0.0  # go on until the error of advised less played is below this; 0: nobody asks
    only: tuple[Course, ...] = ()  # nothing but these ways, each in every guess, to see how far they are apart
    each: int = 0  # exactly so many guesses; 0: as many as the race and the error ask for


# A playout takes about 15 microseconds compiled and 180 in plain Python.
HINT_LOOKS: Final = Looks(tries=4800 if compiled() else 900)


def considered(
    seen: View,
    seat: int,
    memory: Memory,
    seed: int,
    looks: Looks,
    *,
    character: Character = MASTER,
    go_on: GoOn | None = None,
) -> Thought:
    """What the seat might do now, what each way is worth, and which is advised.

    The view, the memory, the character, the seed and the looks decide it alone. Patience may end it early, with what
    was found by then.
    """
    coach = character._replace(level=_without_softness(character.level, looks))
    ways = list(looks.only) or ways_for(seen, seat, looks.plays)
    search = about_to_search(Asked(seen, seat, memory, coach, seed), ways, go_on)
    search.likes = [NOW * (course[-1:] in ENDINGS) for course in ways]
    return _thought_over(search, looks)


def _without_softness(level: Level, looks: Looks) -> Level:
    """As strong as that, and always for the best; the race is over after the budget of the level."""
    rollouts = min(looks.tries or level.rollouts, level.rollouts or looks.tries)
    return level._replace(rollouts=rollouts, softness=0.0, thrift=THRIFT)


def about_to_search(asked: Asked, courses: list[Course], go_on: GoOn | None) -> Search:
    """The search, and the tally that it keeps."""
    seen, seat, memory, character, _ = asked
    dice = dice_of(asked)
    belief = belief_of(asked, as_minded(asked, dice))
    side, standing = seen.law.side[seat], memory.standing
    if go_on is None:
        reward = Reward(seen, side, standing, A_TIE)
    else:
        reward = Patient(seen, side, standing, go_on, point=A_TIE, few=AT_LEAST * len(courses))
    search = Search(belief, courses, character.level, reward, dice)
    waits = courses.index(()) if () in courses else NEVER
    search.tally = Tally(Reward(seen, side, standing, 0.0), len(courses), seen.done, waits)
    return search


# -- thinking ----------------------------------------------------------------------------------------------------


def _thought_over(search: Search, looks: Looks) -> Thought:
    """Think, go on as long as is asked for, and say what came of it."""
    search.kept = [at for at, course in enumerate(search.courses) if looks.only or _is_kept(course, looks)]
    with suppress(OutOfPatience):
        if looks.each:
            search.think_on(looks.each)
        else:
            search.think()
            _think_on(search, looks)
    return _found(search, looks)


def _is_kept(course: Course, looks: Looks) -> bool:
    """What was asked about, and to wait: whoever says nothing does that."""
    return course[0] == looks.plays if course else looks.plays is None


def _think_on(search: Search, looks: Looks) -> None:
    """About the best way and the one that was asked about, until enough is known of their difference."""
    tally = search.tally
    assert tally is not None
    left = search.kept if looks.only else search.places
    best = _best_place(search, left + search.kept)
    rivals = [at for at in (left if best in search.kept else search.kept) if at != best]
    other = _best_place(search, rivals) if rivals else best
    search.places = [best] if other == best else [best, other]
    while _asks_for_more(search, tally, looks, best, other):
        search.think_on(AT_A_TIME)


def _asks_for_more(search: Search, tally: Tally, looks: Looks, best: int, other: int) -> bool:
    """Whether too little is known, and there is budget left."""
    solving = search.can_be_solved()
    spent = sum(search.tries) * (SOLVING if solving else 1)
    if spent >= max(looks.tries, search.level.rollouts):
        return False
    if not solving and tally.tries(best) < ENOUGH:
        return True
    return best != other and tally.common(best, other).apart().error > looks.until > 0


def _best_place(search: Search, places: list[int]) -> int:
    return max(places, key=search.mean)


def _found(search: Search, looks: Looks) -> Thought:
    """The thought, when it is thought. What a way is worth is told by how far it is behind the advised one where both
    were tried: it may have been left alone early, after guesses that were better than others."""
    tally = search.tally
    assert tally is not None
    solved = search.can_be_solved()
    advised = _best_place(search, search.places)
    most = tally.worth(advised)
    ways = tuple(
        Way(course, most - tally.ahead(advised, at), tally.tries(at), None if solved else tally.sight(at))
        for at, course in enumerate(search.courses)
    )
    places = range(len(ways))
    return Thought(ways, advised, solved, tuple(tuple(tally.common(at, other) for other in places) for at in places))
