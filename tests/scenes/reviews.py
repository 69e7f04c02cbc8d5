"""Decisions for tests of the review, with thoughts that nobody has had: the test lays down what is found there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from gaigel_desktop.controller.coaching.account import Account
from gaigel_desktop.controller.coaching.decision import Decision, mark_of
from gaigel_desktop.controller.coaching.moments import Moment, moments
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.store.reviewed import PHASES, Dear, Lost, Reviewed
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.opponents.thought import Course, Sight, Way
from gaigel_desktop.rules.deal import OVER, PLAYED_OUT
from gaigel_desktop.rules.judge import legal_actions
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.replay.retelling import Retelling
from tests.coaching.made_up import thought_with
from tests.referee import deal_of, next_deal

TRIES = 1600
SPREAD = 1.0  # strokes by which two ways differ from guess to guess
SAW = Sight(0.6, 12.0, 0.5, 0.1, 0.05, *([0.3] * (len(Sight._fields) - 5)))


@cache
def played_deal(rules: RuleSet = PRESETS["leinfelden"], seed: str = "review", dealer: int = -1) -> Record:
    """A deal of a match, played by rules of thumb; if nobody else has dealt, chair 0 opens it."""
    game = Game(rules, [Thinker(greedy) for _ in range(rules.players)], dealer % rules.players, Forgotten())
    next_deal(game, seed)
    while deal_of(game).phase != OVER:
        if not game.step() and deal_of(game).phase == PLAYED_OUT:
            game.count()
    assert game.last_record is not None
    return game.last_record


def told_by(record: Record, name: str = "You") -> Retelling:
    """The deal, as somebody on chair 0 saw it."""
    regulars = REGULARS[: record.rules.players - 1]
    names = (name, *(regular.name for regular in regulars))
    return Retelling(record, Seating(0, names, ("marie", *(regular.portrait for regular in regulars))))


def decided(moment: Moment, behind: float, better: Course | None = None, *, helped: bool = False) -> Decision:
    """What was done, so many strokes behind another way; or ahead of all, where nothing is behind."""
    others = [(action,) for action in legal_actions(moment.seen, moment.seat) if (action,) != moment.course]
    other = better or next((course for course in others if course), ())
    worth, courses = 0.1, [other, moment.course, *(each for each in others if each != other)]
    worths = [worth, worth - behind, *(worth - 0.3 for _ in courses[2:])]
    ways = tuple(Way(course, each, TRIES, SAW) for course, each in zip(courses, worths, strict=True))
    thought = thought_with(ways, 0 if behind > 0 else 1, SPREAD)
    lost = thought.apart(thought.advised, 1)
    return Decision(moment, thought, lost, "" if helped else mark_of(lost), False, helped)


class Found:
    """A reviewer who has thought already, or does so step by step, or stands still."""

    def __init__(self, decisions: list[Decision], account: Account | None = None, ready: int | None = None) -> None:
        self._all, self._account = decisions, account
        self.stands_still = False
        self.ready = len(decisions) if ready is None else ready
        self.dropped = False

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(self._all[: self.ready])

    @property
    def count(self) -> int:
        return len(self._all)

    @property
    def done(self) -> bool:
        return self.ready == len(self._all)

    settled = done

    def go_on(self) -> bool:
        if self.done or self.stands_still:
            return False
        self.ready += 1
        return True

    def to_ask(self) -> tuple[Decision, ...]:
        marked = sorted((each for each in self.decisions if each.mark), key=lambda each: -each.loss.mean)
        return tuple(marked[:3])

    @property
    def praised(self) -> Decision | None:
        return next((each for each in self.decisions if each.praise), None)

    @property
    def account(self) -> Account | None:
        return self._account if self.done else None

    def drop(self) -> None:
        self.dropped = True


PRAISED, HELPED = 2, 5
LOSSES = (0.02, 0.31, 0.0, 0.14, 0.62, 0.0, 0.27)


def decisions(record: Record, seat: int = 0) -> list[Decision]:
    """All of a deal: some cost much, some little, one is praised, one had help."""
    found = moments(record, seat)
    made = [decided(moment, LOSSES[at % len(LOSSES)]) for at, moment in enumerate(found)]
    if len(made) > HELPED:
        made[PRAISED] = made[PRAISED]._replace(praise=True)
        made[HELPED] = decided(found[HELPED], 0.4, helped=True)
    return made


def found(record: Record, ready: int | None = None) -> Found:
    """The reviewer of a deal."""
    return Found(decisions(record), Account(0.3125, -1.0625, 0.25, -1.0), ready)


# -- past deals that were talked over ----------------------------------------------------------------------------


def keep_reviews(store: Store, deals: int, *, dear: bool = True, decisions: int = 6) -> None:
    """So many of the deals that are kept have been talked over; every third of them had something dear."""
    dice = Random("reviews")
    for past in islice(in_order(store.database, EVERYTHING), deals):
        parts = tuple(Lost(decisions, decisions * dice.uniform(0.0, 0.06)) for _ in PHASES)
        places = tuple(_dear(past.record, dice)) if dear and past.id % 3 == 0 else ()
        store.keep_review(past.id, Reviewed(0.1, 0.2, parts, places))


def _dear(record: Record, dice: Random) -> Iterator[Dear]:
    """One of the decisions of chair 0."""
    found = moments(record, 0)
    if found:
        yield Dear(dice.choice(found).at, dice.uniform(0.2, 0.9), dice.choice(["lead", "answer"]))
