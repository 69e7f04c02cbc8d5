"""Review: what a master thinks about each decision of a past deal, asked beside the picture, one thing at a time.

Every decision is thought about once, quickly; then it is asked what a guest would have done where the player did well;
then the decisions of which too little is known are thought about again, with other dice, and what was found is put
together. Nobody waits for any of it, and who is to play is heard first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final, NamedTuple

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Mind, Question, ThinkingFailed
from gaigel_desktop.controller.store.reviewed import PHASES, Dear, Lost, Reviewed
from gaigel_desktop.opponents.considered import Looks
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.opponents.thought import Apart, Course, Thought
from gaigel_desktop.opponents.weighing import SURE_GUEST
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .account import Account, account, result_of, usual
from .moments import Moment, moments
from .pricing import loss, price, together

LITTLE: Final = "little"
BETTER: Final = "better"
DEAR: Final = "dear"
MARKS: Final = ((DEAR, 0.5), (BETTER, 0.25), (LITTLE, 0.1))  # from so many strokes on; below them it was as good
BEYOND_DOUBT: Final = 2.0  # standard errors
KNOWN: Final = 0.04  # strokes: with a smaller error nothing is thought about any more
FAR_BEHIND: Final = 0.25  # of a guest's way, so that the better one is worth a word of praise
MOST_ASKED: Final = 3  # positions of a deal
FIRST_TRIES: Final = 80_000  # playouts for all decisions of a deal together, and
LEAST_TRIES: Final = 1_200  # for one of them at least: there is something to show within five seconds
MORE_TRIES: Final = 8_000  # at a time, when it is thought about again
MOST_THOUGHTS: Final = 12  # about one decision


class Decision(NamedTuple):
    """A decision that was thought about."""

    moment: Moment
    thought: Thought
    loss: Apart
    mark: str  # empty: as good as any, or nobody can say
    praise: bool
    helped: bool  # by a hint, or by having taken something back: it counts nowhere


KindOf = Callable[[Decision], str]


def kind_of(decision: Decision) -> str:
    """What sort of thing was to be decided, so that not the same is asked twice."""
    advised = decision.thought.ways[decision.thought.advised].course
    moment = decision.moment
    if any(not is_card(action) for action in (*advised[:1], *moment.course[:1])):
        return "word"
    if moment.phase != "talon":
        return moment.phase
    return "answer" if moment.seen.trick else "lead"


class Reviewer:
    """Somebody who looks at a deal from one chair."""

    def __init__(
        self,
        record: Record,
        seat: int,
        mind: Mind,
        standing: Standing | None = None,
        helped: Collection[int] = (),
        *,
        only: int | None = None,
        kind: KindOf = kind_of,
    ) -> None:
        found = moments(record, seat)
        if standing is not None:
            found = tuple(each._replace(memory=each.memory._replace(standing=standing)) for each in found)
        self._moments = tuple(each for each in found if only in (None, each.at))
        self._record, self._seat = record, seat
        self._standing = standing or (record.match.before if record.match else None)
        self._mind, self._helped, self._kind = mind, frozenset(helped), kind
        self._thoughts: dict[int, list[Thought]] = {}  # by moment: what all of them found together comes last
        self._guests: dict[int, Action | None] = {}  # by moment: what a guest would have done
        self._failed: set[int] = set()
        self._asked: tuple[int, Moment] | None = None  # the number of the question, and what it is about
        self._decisions: tuple[Decision, ...] | None = None

    # -- thinking ------------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Ask, or hear what has been found; whether there is something new."""
        if self._asked is None:
            self._ask()
            return False
        number, moment = self._asked
        try:
            answer = self._mind.answer(number)
        except ThinkingFailed:
            self._failed.add(moment.at)
        else:
            if answer is None:
                return False
            self._hear(moment, answer)
        self._asked = self._decisions = None
        self._ask()
        return True

    def drop(self) -> None:
        """Nobody looks any more."""
        if self._asked is not None:
            self._mind.drop(self._asked[0])
            self._asked = None

    @property
    def count(self) -> int:
        """How many decisions there are in all."""
        return len(self._moments)

    @property
    def done(self) -> bool:
        """Whether every decision has been thought about."""
        return all(each.at in self._thoughts or each.at in self._failed for each in self._moments)

    @property
    def settled(self) -> bool:
        """Whether nothing more is to be found out."""
        return self._next() is None and self._well_done() is None

    def _ask(self) -> None:
        """What nobody has thought about comes first, then what a guest would have done, then what is least known."""
        moment, well_done = self._next(), self._well_done()
        if self.done and well_done is not None:
            self._asked = self._mind.ask(_for_a_guest(well_done)), well_done
        elif moment is not None:
            self._asked = self._mind.ask(self._for_a_master(moment)), moment

    def _for_a_master(self, moment: Moment) -> Question:
        thoughts = len(self._thoughts.get(moment.at, ()))
        tries = MORE_TRIES if thoughts else max(LEAST_TRIES, FIRST_TRIES // len(self._moments))
        looks = Looks(plays=_deed(moment.course), tries=tries, until=KNOWN)
        seed = Random(f"review {moment.at} {thoughts}").getrandbits(30)
        return Question(moment.at, moment.seen, moment.seat, moment.memory, CHARACTERS["master"], seed, looks)

    def _hear(self, moment: Moment, answer: Answer) -> None:
        thought, before = answer.thought, self._thoughts.get(moment.at, [])
        if thought is None:
            self._guests[moment.at] = answer.action
        else:
            self._thoughts[moment.at] = [*before, together(before[-1], thought) if before else thought]

    def _next(self) -> Moment | None:
        """What is to be thought about: first whatever has not been, in order; then what is least known."""
        left = [each for each in self._moments if each.at not in self._failed]
        new = next((each for each in left if each.at not in self._thoughts), None)
        if new is not None:
            return new
        doubtful = [each for each in left if self._doubt(each) >= KNOWN]
        return max(doubtful, key=self._doubt, default=None)

    def _doubt(self, moment: Moment) -> float:
        thoughts = self._thoughts[moment.at]
        return loss(thoughts[-1], moment.course).error if len(thoughts) < MOST_THOUGHTS else 0.0

    def _well_done(self) -> Moment | None:
        """A decision that may deserve a good word, if a guest would have decided otherwise; nobody has asked yet."""
        asked = self._guests.keys() | self._failed
        return next((each.moment for each in self.decisions if each.moment.at not in asked and _is_rare(each)), None)

    # -- what was found ------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those that have been thought about so far, in order."""
        if self._decisions is None:
            found = [self._decision(each) for each in self._moments if each.at in self._thoughts]
            best = max(found, key=self._beyond_a_guest, default=None)
            praised = None if best is None or self._beyond_a_guest(best) < FAR_BEHIND else best
            self._decisions = tuple(each._replace(praise=each is praised) for each in found)
        return self._decisions

    def _decision(self, moment: Moment) -> Decision:
        thought, helped = self._thoughts[moment.at][-1], moment.at in self._helped
        lost = loss(thought, moment.course)
        return Decision(moment, thought, lost, "" if helped else mark_of(lost), False, helped)

    def _beyond_a_guest(self, decision: Decision) -> float:
        """How far the player's way is ahead of what a guest would have done, if it is the best one."""
        at, thought = decision.moment.at, decision.thought
        theirs = thought.best_with(self._guests[at]) if at in self._guests else None
        return 0.0 if theirs is None or not _is_rare(decision) else _clearly(thought.apart(thought.advised, theirs))

    @property
    def praised(self) -> Decision | None:
        """What deserves a good word: one thing a deal at most."""
        return next((each for each in self.decisions if each.praise), None)

    def to_ask(self) -> tuple[Decision, ...]:
        """What the player is to be asked about once more: the dearest first, one of a kind."""
        of_kind: dict[str, Decision] = {}
        for each in sorted(self.decisions, key=lambda each: -each.loss.mean):
            if each.mark:
                of_kind.setdefault(self._kind(each), each)
        return tuple(of_kind.values())[:MOST_ASKED]

    @property
    def account(self) -> Account | None:
        """The deal in three numbers, when every decision has been thought about and the deal has a result."""
        result = result_of(self._record, self._seat, self._standing) if self.done else None
        if result is None:
            return None
        prices = [price(each.thought, each.moment.course) for each in self.decisions if not each.helped]
        return account(prices, result, usual(self._record))

    @property
    def reviewed(self) -> Reviewed | None:
        """What the store keeps of it, when every decision has been thought about."""
        if not self.done:
            return None
        told, own = self.account, [each for each in self.decisions if not each.helped]
        phases = {phase: [each.loss.mean for each in own if each.moment.phase == phase] for phase in PHASES}
        return Reviewed(
            told.dealt if told else None,
            told.between if told else None,
            tuple(Lost(len(losses), sum(losses)) for losses in phases.values()),
            tuple(Dear(each.moment.at, each.loss.mean, self._kind(each)) for each in own if each.mark),
        )


def mark_of(lost: Apart) -> str:
    """What is said of a decision that has cost so much."""
    return next((mark for mark, least in MARKS if _clearly(lost) >= least), "")


def _clearly(apart: Apart) -> float:
    """By how much, if that is beyond doubt."""
    return apart.mean if apart.mean > BEYOND_DOUBT * apart.error else 0.0


def _deed(course: Course) -> Action | None:
    return course[0] if course else None


def _is_rare(decision: Decision) -> bool:
    """Whether the player did alone what is best, and something else would clearly have been worse."""
    thought, played = decision.thought, decision.moment.course
    if decision.helped or thought.best_with(_deed(played)) != thought.advised:
        return False
    others = (at for at, way in enumerate(thought.ways) if way.course[:1] != played)
    return any(_clearly(thought.apart(thought.advised, other)) >= FAR_BEHIND for other in others)


def _for_a_guest(moment: Moment) -> Question:
    """What would a guest do here? To see a hand changes nothing that is to be compared."""
    minded = View(moment.seen.copy())
    minded.proof = 0
    seed = Random(f"guest {moment.at}").getrandbits(30)
    return Question(moment.at, minded, moment.seat, moment.memory, SURE_GUEST, seed)
