"""Hints: where to look, then the deed with one reason; and the same for what was played, when it is looked back at."""

from __future__ import annotations

from typing import Final, NamedTuple

from gaigel_desktop.opponents.facts import Laid, laid
from gaigel_desktop.opponents.memory import Memory
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.opponents.weighing import weighed
from gaigel_desktop.rules.actions import PASS, RESERVE, is_card
from gaigel_desktop.rules.cards import ACE, KING, OBER, RANK, SEVEN, SUIT, cards
from gaigel_desktop.rules.deal import OPENING, is_claimed
from gaigel_desktop.rules.ending import OUT
from gaigel_desktop.rules.views import View

from .case import Case, Position, Told, card_in
from .chances import LITTLE, is_close
from .reasons import HAND, TRUMPS, Kind, first_reason

EITHER: Final = "either"
# Sentences that leave nothing for another card.
CHANCES: Final = ("ace_wins_more", "more_deals_won", "more_tricks_won", "loses_fewer_doubles")
OF_ONE_CARD: Final = ("nothing_else", "nothing_changes", "hardly_matters", "as_good_as_any", "all_in_all", *CHANCES)
# Where nothing is in doubt, whatever a search makes of it.
CERTAIN: Final = (
    "nothing_else",
    "has_101",
    "they_played_on",
    "claim_is_wrong",
    "claim_is_right",
    "pair_goes_out",
    "goes_out",
    "stops_them",
    "they_go_out",
    "shows_five",
)
HAIR: Final = 0.015  # of a stroke
DOUBT: Final = 2.0  # standard errors within which more thinking may change its mind
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
    either: Course | None  # what is as good, for the same reason
    little: bool  # it hardly matters
    reason: str  # a kind of reason,
    told: Told  # and what its sentence names
    rather: Course = ()  # than what


def hint(thought: Thought, seen: View, seat: int, memory: Memory, other: Course) -> Hint:
    """What is advised, and why that rather than the other way; the best of all others if it is the same."""
    liked = _liked(thought, seen, seat)
    advised = _taught(thought, seen, seat, liked)
    rather = other if advised == liked else liked
    return _argued(Position(thought, seen, seat, memory), advised, _compared_with(thought, advised, rather))


def advised(thought: Thought, seen: View, seat: int) -> Course:
    """What a hint says to do."""
    return _taught(thought, seen, seat, _liked(thought, seen, seat))


def why(thought: Thought, seen: View, seat: int, memory: Memory, *, advised: Course, played: Course) -> Hint:
    """What would have been better, and why rather than what was played."""
    position = Position(thought, seen, seat, memory)
    return _argued(position, advised, _compared_with(thought, advised, played))


def praise(thought: Thought, seen: View, seat: int, memory: Memory, *, played: Course, other: Course) -> Hint:
    """Why it was well played, rather than as most would have done."""
    argued = as_thought(thought, played)
    return _argued(Position(thought, seen, seat, memory), argued, _compared_with(thought, argued, other))


def as_thought(thought: Thought, course: Course) -> Course:
    """The way as it was thought about: the best that begins like it, where a word has a card after it."""
    alike = [way for way in thought.ways if way.course[:1] == course[:1]]
    if course in [way.course for way in alike] or not alike:
        return course
    return max(alike, key=lambda way: way.worth).course


def again(old: Hint, new: Hint, thought: Thought) -> Hint:
    """What is said after more thinking to whoever has read the old hint: the same, unless that would be wrong now."""
    before, now = thought.place(old.deed), thought.place(new.deed)
    if new.deed in (old.deed, old.either):
        return old
    if before is None or now is None or thought.apart(now, before).mean > _doubt(thought, now, before):
        return new
    one, two = card_in(old.deed), card_in(new.deed)
    if len(old.deed) != 1 or len(new.deed) != 1 or min(one, two) < 0:
        return old
    return old._replace(either=new.deed, little=True, reason=EITHER, told=(("card", one), ("other", two)))


def _liked(thought: Thought, seen: View, seat: int) -> Course:
    """The best way; of those that are as good to a hair what anybody at the table would do: say it, or play by the
    rules of thumb."""
    best = thought.ways[thought.advised]
    if not best.course:
        return best.course
    alike = [course for course in _as_good_as_best(thought, HAIR) if course]
    if (PASS,) in alike and _is_claimed_rightly(seen):
        return (PASS,)
    said = [course for course in alike if not is_card(course[0]) and course[0] not in (PASS, RESERVE)]
    if said or not is_card(best.course[0]):
        return best.course if best.course in said or not said else said[0]
    return _by_thumb(seen, seat, [course for course in alike if is_card(course[0])])


def _by_thumb(seen: View, seat: int, cards: list[Course]) -> Course:
    """Which of these cards the rules of thumb make most of."""
    scores = [sum(terms) for terms in weighed(seen, seat, [course[0] for course in cards])]
    return cards[scores.index(max(scores))]


def _taught(thought: Thought, seen: View, seat: int, liked: Course) -> Course:
    """What one would show a newcomer: points that others may take are not given where a cheaper card does as well, as
    far as anybody can tell, and the rules of thumb think so too."""
    if len(liked) != 1 or seen.turn != seat or not is_card(liked[0]) or not _gives(laid(seen, seat, liked[0])):
        return liked
    dear = laid(seen, seat, liked[0])
    close = [course for course in _as_good_as_best(thought, LITTLE) if len(course) == 1 and is_card(course[0])]
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


def _as_good_as_best(thought: Thought, within: float) -> list[Course]:
    """The ways that are behind the best one by so little at most, as far as both were thought about."""
    best = thought.advised
    enough = thought.ways[best].tries / 2
    return [
        way.course
        for at, way in enumerate(thought.ways)
        if at == best or (way.tries >= enough and thought.apart(best, at).mean <= within)
    ]


def _doubt(thought: Thought, place: int, other: int) -> float:
    return max(LITTLE, DOUBT * thought.apart(place, other).error)


def _compared_with(thought: Thought, argued: Course, other: Course) -> Course:
    """The other way, or the best of those that are not argued for; itself where there is nothing else."""
    if other[:1] != argued[:1]:
        return as_thought(thought, other)
    rest = [way for way in thought.ways if way.course[:1] != argued[:1]]
    return max(rest, key=lambda way: way.worth).course if rest else argued


def _argued(position: Position, way: Course, of: Course) -> Hint:
    """The first reason that is true, and what else it is true of."""
    case = Case(position, way, of)
    kind = first_reason(case)
    told = kind.find(case)
    assert told is not None
    lit = light(kind.lit, position.seen, position.seat, card_in(way))
    little = case.plays and is_close(case) and kind.key not in CERTAIN
    return Hint(kind.look, lit, way, _as_good(position, case, kind), little, kind.key, told, of)


def _as_good(position: Position, case: Case, kind: Kind) -> Course | None:
    """The next best card, if it is as good as far as can be told, and the same sentence is true of it."""
    rest = [way for way in case.thought.ways if way.course != case.way]
    if not case.plays or len(case.way) != 1 or not rest or kind.key in OF_ONE_CARD:
        return None
    second = max(rest, key=lambda way: way.worth).course
    twin = Case(position, second, case.way if second == case.of else case.of)
    if len(second) != 1 or not twin.plays or second[0] // 24 != case.way[0] // 24:
        return None
    apart = Case(position, case.way, second).apart
    alike = kind.find(twin) == kind.find(case) and _costs_the_same(case, twin)
    return second if alike and apart is not None and apart.mean <= LITTLE else None


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
