"""Choose: a view goes in, an action or nothing comes out. Every opponent is asked here, in turn and out of it.

A player knows its view, its memory, its character and its dice, and no clock. The same four give the same choice.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final, NamedTuple

from gaigel_desktop.rules.actions import ANNOUNCE_DISSLE, DECLARE, DISSLE, DIVE, SECOND, Action
from gaigel_desktop.rules.cards import remove, sevens_in
from gaigel_desktop.rules.deal import ENDGAME, OPENING, PLAYED_OUT
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.rules.pairs import declarable
from gaigel_desktop.rules.perform import perform
from gaigel_desktop.rules.views import View

from .belief import Belief, cannot_hold
from .conduct import emptier, margin, objections
from .dice import Dice, mixed
from .duties import blameless
from .levels import Character, Level
from .manners import says
from .memory import Memory, forgotten
from .patience import GoOn, OutOfPatience, Patient
from .reward import Reward
from .search import Search, picked
from .signs import hints
from .thought import Course
from .thumb import judge

BOLD: Final = 0.04  # of a deal: how much more than it is worth the boldest like an opening face down, the others less
BY_THUMB: Final = 300.0  # what a whole deal is worth by the rules of thumb


def choose(
    seen: View, seat: int, memory: Memory, character: Character, seed: int, *, go_on: GoOn | None = None
) -> Action | None:
    """What the seat does now; None when it has nothing to say and is not in turn.

    The seed belongs to this player and this deal; each moment throws other dice, and slips stay what they are. Only
    the process that opponents think in, and its twin, ask for `go_on`: a search ends with what it has found by then.
    """
    asked = Asked(seen, seat, memory, character, seed)
    courses = open_to(asked)
    if len(courses) == 1:
        return courses[0][0] if courses[0] else None
    dice = dice_of(asked)
    minded = as_minded(asked, dice)
    if character.level.rollouts == 0:
        return _by_rule_of_thumb(minded, seat, [course[0] for course in courses], character, dice)
    side, standing = seen.law.side[seat], memory.standing
    reward = Reward(seen, side, standing) if go_on is None else Patient(seen, side, standing, go_on)
    search = Search(belief_of(asked, minded), courses, character.level, reward, dice)
    get_used_to(search, character)
    with suppress(OutOfPatience):
        search.think()
    return search.choice()[0]


class Asked(NamedTuple):
    """Somebody who is asked what to do: what the seat sees and remembers, who sits there, and the dice."""

    seen: View
    seat: int
    memory: Memory
    character: Character
    seed: int


def open_to(asked: Asked) -> list[Course]:
    """What the seat may decide between: one way where its manners have decided, or while others are to act."""
    seen, seat, memory, character, seed = asked
    said = says(seen, seat, memory, character, seed)
    if said is not None:
        return [(said,)]
    if seen.turn != seat or seen.phase >= PLAYED_OUT or seen.waiting:
        return [()]
    return courses_for(seen, seat, character.level)


# -- before a search ---------------------------------------------------------------------------------------------


def dice_of(asked: Asked) -> Dice:
    """Each moment throws other dice."""
    return Dice(mixed(asked.seed, asked.memory.moments))


def as_minded(asked: Asked, dice: Dice) -> View:
    """The view as it stands in the mind of somebody of this level."""
    seen, seat, memory, character, seed = asked
    lost = forgotten(memory, seen.trump, character.level.keeps, seed)
    return _as_remembered(seen, seat, lost, character.level, dice)


def belief_of(asked: Asked, minded: View) -> Belief:
    """Which cards can be where, by what was shown and signed."""
    seen, seat, memory, character, seed = asked
    belief = Belief(minded, seat, cannot_hold(memory, seen) if character.level.infers else [0] * seen.players)
    belief.hints = hints(seen, seat, memory, character, seed)
    return belief


def get_used_to(search: Search, character: Character) -> None:
    """What this character likes besides what it is worth, and what the table objects to."""
    search.likes = [_liking(course[0], character) for course in search.courses]
    if character.level.conduct:
        seen, seat, ways = search.belief.seen, search.belief.seat, [course[0] for course in search.courses]
        bad = objections(seen, seat, ways)
        search.objections = [bad.get(way, "") for way in ways]
        search.emptier = [[ways.index(other) for other in emptier(seen, seat, way, ways)] for way in ways]
        search.likes = [like - margin(why) for like, why in zip(search.likes, search.objections, strict=True)]


def _liking(way: Action, character: Character) -> float:
    """The bold like to lead face down, where an ace may be caught and a small card may win; the careful do not."""
    return BOLD * (2 * character.boldness - 1) if way // 24 in (DIVE, SECOND) else 0.0


def _by_rule_of_thumb(minded: View, seat: int, ways: list[Action], character: Character, dice: Dice) -> Action:
    """The card that looks best, or one that looks nearly as good."""
    return ways[picked(by_thumb(minded, seat, ways, character), character.level.softness, dice)]


def by_thumb(minded: View, seat: int, ways: list[Action], character: Character) -> list[float]:
    """What each card is worth by the rules of thumb, and to this character."""
    likes = [BY_THUMB * _liking(way, character) for way in ways]
    return [score + like for score, like in zip(judge(minded, seat, ways), likes, strict=True)]


def _as_remembered(seen: View, seat: int, lost: list[int], level: Level, dice: Dice) -> View:
    """The view of somebody who has forgotten these cards and misjudges the score."""
    if not lost and not level.misjudges:
        return seen
    minded = View(seen.copy())
    for card in lost:
        minded.played = remove(minded.played, card)
    if level.misjudges and max(seen.points) <= 100:
        by = int((dice.chance() + dice.chance() + dice.chance() - 1.5) * 2 * level.misjudges)
        mine = seen.law.side[seat]
        for side, points in enumerate(seen.points):
            minded.points[side] = min(100, max(0, points + (by if side == mine else -by)))
    return minded


# -- what can be done --------------------------------------------------------------------------------------------


def courses_for(seen: View, seat: int, level: Level) -> list[Course]:
    """The cards that may be played, and what may be said before with each of them."""
    ways = blameless(seen, seat)
    if seen.phase == OPENING and sevens_in(seen.hands[seat]) < 4:
        ways = tuple(way for way in ways if way < DISSLE * 24)
    courses: list[Course] = [(way,) for way in ways]
    if level.rollouts > 0 and seen.phase <= ENDGAME:
        for word in _words_to_weigh(seen, seat):
            courses += _said_and_played(seen, seat, word)
    return courses


def _words_to_weigh(seen: View, seat: int) -> list[Action]:
    """What changes the cards after it so much that only playing it out shows its worth: a pair that binds the next
    card, and auf Dissle, which a single trick loses."""
    suits = declarable(seen, seat) if seen.law.pair_must_play else 0
    words = [DECLARE + suit for suit in range(4) if suits >> suit & 1]
    if seen.law.auf_dissle and why_not(seen, seat, ANNOUNCE_DISSLE) is None:
        words.append(ANNOUNCE_DISSLE)
    return words


def _said_and_played(seen: View, seat: int, word: Action) -> list[Course]:
    """The word, and then each card that may be played."""
    after = seen.copy()
    perform(after, seat, word)
    return [(word, way) for way in blameless(after, seat)]
