"""Hints: where to look, then the deed with one reason; and the same for what was played, when it is looked back at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.opponents.conduct import MARGIN_BLIND, THROWN_BLIND, objections
from gaigel_desktop.opponents.facts import Laid, laid
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.reward import STROKES
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.opponents.weighing import weighed
from gaigel_desktop.rules.actions import PASS, RESERVE, is_card, mode_of
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, cards
from gaigel_desktop.rules.deal import OPENING, is_claimed
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.views import View

from .case import Case, Position, Told, card_in
from .chances import LITTLE, is_close
from .reasons import HAND, TRUMPS, Kind, certain_reason, habit_against, the_reason, what_was_found

HAIR: Final = 0.015  # of a stroke
AHEAD: Final = 0.1  # of a stroke, by which something must be better that the table shakes its head at,
AHEAD_IN_BLIND: Final = STROKES * MARGIN_BLIND  # where an ace or a ten is thrown in without seeing the suit,
BEYOND_DOUBT: Final = 2.0  # and in standard errors
RANKS: Final = {"royals": (OBER, KING), "aces": (ACE,), "sevens": (SEVEN,)}


class Lit(NamedTuple):
    """What is lit while one is asked to look: a kind of thing, and the own cards if it is these."""

    what: str
    cards: tuple[int, ...] = ()


class Hint(NamedTuple):
    """What to do and why, as a value; `text.hinting` has the words."""

    look: str  # which question leads there
    lit: tuple[Lit, ...]
    deed: Course  # nothing: wait
    either: Course | None  # what is as good, for the same reason,
    reason: str  # a kind of reason,
    told: Told  # and what its sentence names
    rather: Course = ()  # than what
    against_habit: bool = False  # the table usually shakes its head at it


def hint(thought: Thought, seen: View, seat: int, memory: Memory, other: Course) -> Hint:
    """What is advised, and why: rather than what looks better and is against a habit of the table; or else rather than
    the other way, which most would go, or than the best of the rest."""
    position, told = Position(thought, seen, seat, memory), advised(thought, seen, seat)
    better = Case(position, told, thought.ways[thought.advised].course)
    habit = habit_against(better) if better.apart is not None and better.apart.mean < -LITTLE else None
    if habit is not None:
        return _with_reason(better, habit)
    others = [as_thought(thought, other), *_by_worth(thought)]
    others = [course for course in dict.fromkeys(others) if course[:1] != told[:1]]
    return _argued([Case(position, told, of) for of in others or [told]])


def advised(thought: Thought, seen: View, seat: int) -> Course:
    """What a hint says to do."""
    return _taught(thought, seen, seat, _liked(thought, seen, seat))


def why(thought: Thought, seen: View, seat: int, memory: Memory, *, advised: Course, played: Course) -> Hint:
    """What would have been better, and why rather than what was played."""
    position = Position(thought, seen, seat, memory)
    return _argued([Case(position, advised, _compared_with(thought, advised, played))])


def praise(thought: Thought, seen: View, seat: int, memory: Memory, *, played: Course, other: Course) -> Hint:
    """Why it was well played, rather than as most would have done."""
    argued = as_thought(thought, played)
    return _argued([Case(Position(thought, seen, seat, memory), argued, _compared_with(thought, argued, other))])


def as_thought(thought: Thought, course: Course) -> Course:
    """The way as it was thought about: the best that begins like it, where a word has a card after it."""
    alike = [way for way in thought.ways if way.course[:1] == course[:1]]
    if course in [way.course for way in alike] or not alike:
        return course
    return max(alike, key=lambda way: way.worth).course


def _liked(thought: Thought, seen: View, seat: int) -> Course:
    """The best way that can be defended; of those that are as good to a hair what anybody at the table would do: say
    it, or play by the rules of thumb."""
    objected = _objected(thought, seen, seat)
    at = _defensible(thought, objected)
    best = thought.ways[at]
    if not best.course:
        return best.course
    alike = [course for course in _as_good_as(thought, at, HAIR) if course and course not in objected]
    alike = alike or [best.course]
    if (PASS,) in alike and _is_claimed_rightly(seen):
        return (PASS,)
    said = [course for course in alike if not is_card(course[0]) and course[0] not in (PASS, RESERVE)]
    if said or not is_card(best.course[0]):
        return best.course if best.course in said or not said else said[0]
    return _by_thumb(seen, seat, [course for course in alike if is_card(course[0])])


def _objected(thought: Thought, seen: View, seat: int) -> dict[Course, str]:
    """The cards that the table shakes its head at, and why."""
    cards = [way.course for way in thought.ways if len(way.course) == 1 and is_card(way.course[0])]
    if seen.turn != seat or seen.waiting or not cards:
        return {}
    bad = objections(seen, seat, [course[0] for course in cards])
    return {course: bad[course[0]] for course in cards if course[0] in bad}


def best_defended(thought: Thought, seen: View, seat: int) -> Course:
    """The best way that the table does not shake its head at; the best of all if it shakes it at every one."""
    objected = _objected(thought, seen, seat)
    return next((course for course in _by_worth(thought) if course not in objected), _by_worth(thought)[0])


def _defensible(thought: Thought, objected: dict[Course, str]) -> int:
    """Where the best way stands; of those that the table shakes its head at only one that is clearly better than all
    others that were thought about as much. What playouts promise to who throws in blind says little: in them all others
    do so too."""
    places = range(len(thought.ways))
    best = thought.advised
    if thought.ways[best].course not in objected:
        return best
    others = [at for at in places if thought.ways[at].course not in objected]
    known = [at for at in others if thought.ways[at].tries >= thought.ways[best].tries / 2]
    other = max(known or others, key=lambda at: thought.ways[at].worth, default=best)
    ahead, error = thought.apart(best, other)
    needed = AHEAD_IN_BLIND if objected[thought.ways[best].course] == THROWN_BLIND else AHEAD
    return best if ahead >= needed and ahead > BEYOND_DOUBT * error else other


def _by_thumb(seen: View, seat: int, cards: list[Course]) -> Course:
    """Which of these cards the rules of thumb make most of."""
    scores = [sum(terms) for terms in weighed(seen, seat, [course[0] for course in cards])]
    return cards[scores.index(max(scores))]


def _taught(thought: Thought, seen: View, seat: int, liked: Course) -> Course:
    """What one would show a newcomer: points that others may take are not given where a cheaper card does as well, as
    far as anybody can tell, and the rules of thumb think so too."""
    if len(liked) != 1 or seen.turn != seat or not is_card(liked[0]) or not _gives(laid(seen, seat, liked[0])):
        return liked
    dear, place = laid(seen, seat, liked[0]), thought.place(liked)
    assert place is not None
    objected = _objected(thought, seen, seat)
    close = [course for course in _as_good_as(thought, place, LITTLE) if len(course) == 1 and is_card(course[0])]
    close = [course for course in close if course not in objected]
    cheaper = [course for course in close if _is_cheaper(laid(seen, seat, course[0]), dear)]
    return _by_thumb(seen, seat, [liked, *cheaper])


def _gives(card: Laid) -> bool:
    """Whether its points may go to others."""
    return card.worth > 0 and not card.hidden and (card.beaten if card.alone else not card.ours)


def _is_cheaper(card: Laid, dear: Laid) -> bool:
    """Whether less is given with it, into the same trick."""
    return card.worth < dear.worth and (card.hidden, card.takes) == (dear.hidden, dear.takes)


def _is_claimed_rightly(seen: View) -> bool:
    """Whether whoever has called Aus has won enough: nobody questions that, even where it would cost no more."""
    return is_claimed(seen) and seen.points[seen.law.side[seen.claimer]] >= OUT


def _as_good_as(thought: Thought, best: int, within: float) -> list[Course]:
    """The ways that are behind this one by so little at most, as far as both were thought about."""
    enough = thought.ways[best].tries / 2
    return [
        way.course
        for at, way in enumerate(thought.ways)
        if at == best or (way.tries >= enough and thought.apart(best, at).mean <= within)
    ]


def next_best(thought: Thought, argued: Course) -> Course:
    """The best of all ways that begin otherwise; itself where there is nothing else."""
    return next((course for course in _by_worth(thought) if course[:1] != argued[:1]), argued)


def _by_worth(thought: Thought) -> list[Course]:
    return [way.course for way in sorted(thought.ways, key=lambda way: -way.worth)]


def _compared_with(thought: Thought, argued: Course, other: Course) -> Course:
    """The other way, or the best of those that are not argued for; itself where there is nothing else."""
    return next_best(thought, argued) if other[:1] == argued[:1] else as_thought(thought, other)


def _argued(cases: list[Case]) -> Hint:
    """The reason, of all that it may be compared with: the first counts most. What is as good for the same reason is
    told in one breath with it."""
    for case in cases:
        kind = certain_reason(case)
        if kind is not None:
            return _with_reason(case, kind)
    close = [case for case in cases if is_close(case)]
    bad = _objected(cases[0].thought, cases[0].seen, cases[0].seat)
    as_good = [case.of for case in close if case.of not in bad]
    for case in (case for case in cases if case not in close):
        if all(_lies_alike(case, other) for other in as_good):
            kind = the_reason(case, as_good)
            if kind is not None:
                return _with_reason(case, kind, as_good)
    case = close[0] if close else cases[0]
    return _with_reason(case, what_was_found(case))


def _lies_alike(case: Case, other: Course) -> bool:
    """Whether both are cards that are played in the same manner, so that the one can be named beside the other."""
    cards = len(other) == len(case.way) == 1 and case.plays and case.instead(other).plays
    return cards and mode_of(other[0]) == mode_of(case.way[0]) and card_in(other) != card_in(case.way)


def _with_reason(case: Case, kind: Kind, close: Sequence[Course] = ()) -> Hint:
    told = kind.find(case)
    assert told is not None
    lit = light(kind.lit, case.seen, case.seat, card_in(case.way))
    against_habit = case.way in _objected(case.thought, case.seen, case.seat)
    either = next((course for course in close if _is_as_true(kind, case, course)), None)
    return Hint(kind.look, lit, case.way, either, kind.key, told, case.of, against_habit)


def _is_as_true(kind: Kind, case: Case, other: Course) -> bool:
    """Whether the same can be said of the other card."""
    twin = case.instead(other)
    if case.is_trump(twin.card.card) != case.is_trump(case.card.card):
        return False
    return kind.find(twin) == kind.find(case) and _costs_the_same(case, twin)


def _costs_the_same(case: Case, twin: Case) -> bool:
    """Both take the trick or neither does, for as many points; what is led to the first trick is another matter."""
    same = (case.card.takes, case.card.worth) == (twin.card.takes, twin.card.worth)
    return same or case.seen.phase == OPENING


# -- what is lit -------------------------------------------------------------------------------------------------


def light(what: str, seen: View, seat: int, card: int) -> tuple[Lit, ...]:
    """What is to be looked at; never the card alone that is to be played."""
    if what in (TRUMPS, HAND, *RANKS):
        return (_some_of(what, seen, seat, card),)
    return (Lit(what),) if what else ()


def _some_of(what: str, seen: View, seat: int, card: int) -> Lit:
    """These cards of the hand; all of it where that would be none, or the one to be played."""
    hand = tuple(int(each) for each in cards(seen.hands[seat]))
    some = tuple(each for each in hand if _belongs(what, seen, each))
    return Lit(HAND, hand) if not set(some) - {card} else Lit(what, some)


def _belongs(what: str, seen: View, card: int) -> bool:
    if what == TRUMPS:
        return SUIT[card] == seen.trump
    return what == HAND or RANK[card] in RANKS[what]
