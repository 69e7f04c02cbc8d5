"""Review: what a master thinks about each decision of a past deal, asked beside the picture, one thing at a time.

First for the best way, then, with other dice, for how far that is ahead of what was played; where the player is going
to be asked, for all ways in fresh guesses, as any of them may be the answer; and last, where the player did well, for
what a guest would have done, and how far that is behind. Nobody waits for any of it, and who is to play is heard first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from random import Random
from typing import Final

from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Mind, Question, ThinkingFailed
from gaigel_desktop.controller.store.reviewed import PHASES, Dear, Lost, Reviewed
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.opponents.thought import Course, Thought
from gaigel_desktop.opponents.weighing import SURE_GUEST
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View

from .account import Account, account, result_of, usual
from .comparing import looks_at, pooled
from .decision import Decision, clearly, mark_of, tells
from .moments import Moment, moments
from .pricing import loss, next_looks, price, priced_anew, taken, to_price

FAR_BEHIND: Final = 0.25  # of a guest's way, so that the better one is worth a word of praise
MOST_ASKED: Final = 3  # positions of a deal


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
        self._thoughts: dict[int, Thought] = {}  # by moment
        self._priced: dict[int, Thought] = {}
        self._fresh: dict[int, Thought | None] = {}  # all ways once more, where the player is going to be asked
        self._guests: dict[int, Action | None] = {}  # what a guest would have done,
        self._beside: dict[int, Thought] = {}  # and how far that is behind
        self._failed: set[int] = set()
        self._asked: tuple[int, Moment, Question] | None = None  # the number of the question, and what it is about
        self._decisions: tuple[Decision, ...] | None = None
        self._to_ask: tuple[Decision, ...] | None = None

    # -- thinking ------------------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Ask, or hear what has been found; whether there is something new."""
        if self._asked is None:
            self._ask()
            return False
        number, moment, question = self._asked
        answer: Answer | None
        try:
            answer = self._mind.answer(number)
        except ThinkingFailed:
            answer = Answer(moment.at, _deed(moment.course))  # nothing to be said about that
        if answer is None:
            return False
        self._hear(question, answer)
        self._asked = self._decisions = self._to_ask = None
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
        """Whether every decision has been thought about and priced."""
        return all(self._is_priced(each) for each in self._moments)

    @property
    def settled(self) -> bool:
        """Whether nothing more is to be found out."""
        return self._question() is None

    def _ask(self) -> None:
        found = self._question()
        if found is not None:
            moment, question = found
            self._asked = self._mind.ask(question), moment, question

    def _question(self) -> tuple[Moment, Question] | None:
        """What is to be asked next: decision after decision, and then where a good word may be due."""
        moment = next((each for each in self._moments if not self._is_priced(each)), None)
        if moment is not None:
            return moment, self._for_a_master(moment)
        asked = next((each for each in self.to_ask() if self._may_be_compared(each)), None)
        if asked is not None:
            return asked.moment, self._compared(asked)
        rare = [each.moment for each in self.decisions if each.moment.at not in self._failed and _is_rare(each)]
        well = next((each for each in rare if each.at not in self._guests), None)
        if well is not None:
            return well, _for_a_guest(well)
        ahead = next((each for each in rare if each.at not in self._beside and self._seems_ahead(each)), None)
        return None if ahead is None else (ahead, self._for_a_master(ahead, self._as_a_guest(ahead)))

    def _is_priced(self, moment: Moment) -> bool:
        if moment.at in self._failed or moment.at in self._priced:
            return True
        thought = self._thoughts.get(moment.at)
        return thought is not None and not to_price(thought, moment.course)

    def _for_a_master(self, moment: Moment, course: Course | None = None) -> Question:
        """The best way, or how far it is ahead of what was played, or of another one."""
        looks = next_looks(self._thoughts.get(moment.at), moment.course if course is None else course)
        seed = Random(f"review {moment.at} {len(looks.only)}").getrandbits(30)
        return Question(moment.at, moment.seen, moment.seat, moment.memory, CHARACTERS["master"], seed, looks)

    def _may_be_compared(self, decision: Decision) -> bool:
        """Whether its ways have not met the same fresh guesses yet; where the end was solved they always have."""
        return decision.moment.at not in self._fresh and not decision.thought.solved

    def _compared(self, decision: Decision) -> Question:
        """All ways, in guesses of their own."""
        moment, ways = decision.moment, tuple(way.course for way in decision.thought.ways)
        seed = Random(f"all ways {moment.at}").getrandbits(30)
        about = moment.at, moment.seen, moment.seat, moment.memory
        return Question(*about, CHARACTERS["master"], seed, looks_at(ways))

    def _hear(self, question: Question, answer: Answer) -> None:
        at, looks = question.moment, question.looks
        if looks is None:
            self._guests[at] = answer.action
        elif looks.each:
            self._fresh[at] = answer.thought
        elif answer.thought is None:
            self._failed.add(at)
        else:
            (self._beside if at in self._guests else self._priced if looks.only else self._thoughts)[at] = (
                answer.thought
            )

    # -- what was found ------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those that have been priced so far, in order."""
        if self._decisions is None:
            known = [each for each in self._moments if self._is_priced(each) and each.at not in self._failed]
            found = [self._decision(each) for each in known]
            praised = self._worth_a_word(found)
            best = None if praised is None else praised.moment.at
            self._decisions = tuple(praised if praised and each.moment.at == best else each for each in found)
        return self._decisions

    def _decision(self, moment: Moment) -> Decision:
        thought, helped = self._thoughts[moment.at], moment.at in self._helped
        lost = loss(thought, self._priced.get(moment.at), moment.course)
        fresh = self._fresh.get(moment.at)
        if fresh is not None:  # which way is the best one was settled before
            thought = pooled(thought, fresh)._replace(advised=thought.advised)
        thought = priced_anew(thought, self._priced.get(moment.at), moment.course)
        return Decision(moment, thought, lost, "" if helped else mark_of(lost), False, helped)

    def _worth_a_word(self, found: list[Decision]) -> Decision | None:
        """What is furthest ahead of what a guest would have done, far enough and with a reason that can be told."""
        ahead = sorted((each for each in found if each.moment.at in self._beside), key=self._beyond_a_guest)
        far = [self._praised(each) for each in ahead if self._beyond_a_guest(each) >= FAR_BEHIND]
        return next(filter(tells, reversed(far)), None)

    def _praised(self, decision: Decision) -> Decision:
        """The same with the way that it is told by."""
        guest, at = self._as_a_guest(decision.moment), decision.moment.at
        thought = priced_anew(decision.thought, self._beside[at], guest)
        return decision._replace(thought=thought, praise=True, guest=guest)

    def _beyond_a_guest(self, decision: Decision) -> float:
        """How far the player's way, the best one, is ahead of what a guest would have done."""
        at, guest = decision.moment.at, self._as_a_guest(decision.moment)
        return clearly(loss(self._thoughts[at], self._beside[at], guest))

    def _as_a_guest(self, moment: Moment) -> Course:
        """The way that a guest would have gone, as it was thought about."""
        deed, thought = self._guests[moment.at], self._thoughts[moment.at]
        return thought.ways[taken(thought, () if deed is None else (deed,))].course

    def _seems_ahead(self, moment: Moment) -> bool:
        """Whether the best way was far ahead of a guest's when it was looked for, so that it is worth pricing."""
        thought = self._thoughts[moment.at]
        theirs = taken(thought, self._as_a_guest(moment))
        return clearly(thought.apart(thought.advised, theirs)) >= FAR_BEHIND

    @property
    def praised(self) -> Decision | None:
        """What deserves a good word: one thing a deal at most."""
        return next((each for each in self.decisions if each.praise), None)

    def to_ask(self) -> tuple[Decision, ...]:
        """What the player is to be asked about once more: what has cost most first, one of a kind."""
        if self._to_ask is None:
            of_kind: dict[str, Decision] = {}
            for each in sorted(self.decisions, key=lambda each: -each.loss.mean):
                if each.mark and tells(each):
                    of_kind.setdefault(self._kind(each), each)
            self._to_ask = tuple(of_kind.values())[:MOST_ASKED]
        return self._to_ask

    @cached_property
    def _result(self) -> float | None:
        return result_of(self._record, self._seat, self._standing)

    @property
    def account(self) -> Account | None:
        """The deal in three numbers, when every decision has been priced and the deal has a result."""
        result = self._result if self.done else None
        if result is None:
            return None
        prices = [price(each.thought, each.moment.course, each.loss) for each in self.decisions if not each.helped]
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


def _deed(course: Course) -> Action | None:
    return course[0] if course else None


def _is_rare(decision: Decision) -> bool:
    """Whether the player did alone what is best, and something else would clearly have been worse."""
    thought, played = decision.thought, decision.moment.course
    if decision.helped or thought.best_with(_deed(played)) != thought.advised:
        return False
    others = (at for at, way in enumerate(thought.ways) if way.course[:1] != played)
    return any(clearly(thought.apart(thought.advised, other)) >= FAR_BEHIND for other in others)


def _for_a_guest(moment: Moment) -> Question:
    """What would a guest do here? To see a hand changes nothing that is to be compared."""
    minded = View(moment.seen.copy())
    minded.proof = 0
    seed = Random(f"guest {moment.at}").getrandbits(30)
    return Question(moment.at, minded, moment.seat, moment.memory, SURE_GUEST, seed)
