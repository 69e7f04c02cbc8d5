"""The review: asked beside the picture, one decision after the other, and what is made of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from random import Random

import pytest

from gaigel_desktop.controller.coaching.decision import SAY_NOTHING, Decision, argued, mark_of
from gaigel_desktop.controller.coaching.moments import moments
from gaigel_desktop.controller.coaching.review import Reviewer
from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Question, ThinkingFailed, Twin
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.controller.store.reviewed import PHASES
from gaigel_desktop.opponents.thought import Apart, Course, Sight, Thought
from gaigel_desktop.opponents.ways import ways_for
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.coaching.made_up import guessed
from tests.tiers import thorough

Losses = Mapping[int, float]  # by the place of the deed: how much better the best way was


def a_deal(seed: str = "long", preset: str = "leinfelden") -> Record:
    return next(simulate(Plan(PRESETS[preset], 1, seed, ("greedy",))))


class MadeUp:
    """A mind that finds what it is told to find; every answer takes it two looks."""

    def __init__(
        self,
        losses: Losses,
        *,
        spread: float = 0.0,
        fails_at: int = -1,
        guest: Mapping[int, int] | None = None,
        unlucky: float = 0.0,
        tells: bool = True,
    ) -> None:
        self.questions: list[Question] = []
        self.dropped: list[int] = []
        self._losses, self._spread, self._fails_at, self._guest = losses, spread, fails_at, guest or {}
        self._numbers, self._unlucky, self._tells = count(), unlucky, tells
        self._looked: set[int] = set()
        self._worths: dict[int, dict[Course, float]] = {}  # by moment, as they were found first

    def warm(self) -> None: ...

    def ask(self, question: Question) -> int:
        self.questions.append(question)
        return next(self._numbers)

    def drop(self, number: int) -> None:
        self.dropped.append(number)

    def answer(self, number: int) -> Answer | None:
        if number not in self._looked:
            self._looked.add(number)
            return None
        question = self.questions[number]
        if question.moment == self._fails_at:
            raise ThinkingFailed("for a test")
        if question.looks is None:
            return Answer(question.moment, self._guest.get(question.moment))
        found = self._found(question)
        return Answer(question.moment, None, won_by(found) if self._tells else found)

    def _found(self, question: Question) -> Thought:
        """What was played is worth nothing, one other deed this much more, and all others are a little worse."""
        assert question.looks is not None
        dice, plays = Random(question.seed), question.looks.plays
        if question.looks.each:
            worths = self._worths[question.moment]
            return guessed({way: self._luck(dice, worths.get(way[:1], -0.01)) for way in question.looks.only})
        if question.looks.only:
            best, taken = question.looks.only
            loss = abs(self._losses.get(question.moment, 0.0)) + self._unlucky
            return guessed({best: self._luck(dice, loss), taken: self._luck(dice, 0.0)})
        ways = ways_for(question.seen, question.seat, plays)
        played = () if plays is None else (plays,)
        other = next((way[:1] for way in ways if way[:1] != played), ())
        worths = {played: 0.0, other: self._losses.get(question.moment, -0.2)}
        self._worths[question.moment] = worths
        return guessed({way: self._luck(dice, worths.get(way[:1], -0.01)) for way in ways})

    def _luck(self, dice: Random, worth: float) -> list[float]:
        return [worth + dice.gauss(0, self._spread) for _ in range(200)]

    def close(self) -> None: ...


def won_by(thought: Thought) -> Thought:
    """What is worth more wins more deals, so that there is always a reason to be told."""
    ways = [way._replace(saw=Sight(0.5, 20.0, min(1.0, max(0.0, 0.5 + way.worth)), 0.0, 0.0)) for way in thought.ways]
    return thought._replace(ways=tuple(ways))


def settled(reviewer: Reviewer, looks: int = 10_000) -> Reviewer:
    """As long as there is something to be found."""
    for _ in range(looks):
        reviewer.go_on()
        if reviewer.settled:
            return reviewer
    raise AssertionError("it never comes to an end")


def reviewed(losses: Losses, seed: str = "long", **words: object) -> Reviewer:
    return settled(Reviewer(a_deal(seed), 0, MadeUp(losses), **words))  # type: ignore[arg-type]


def places(seed: str = "long") -> list[int]:
    return [each.at for each in moments(a_deal(seed), 0)]


# -- asking ----------------------------------------------------------------------------------------------------------


def test_nobody_waits_and_what_is_found_comes_in_order() -> None:
    mind = MadeUp(dict.fromkeys(places()[::2], 0.3))
    reviewer = Reviewer(a_deal(), 0, mind)
    heard = answers = 0
    while not reviewer.done:
        answers += reviewer.go_on()
        assert len(mind.questions) <= answers + 1, "one thing at a time"
        assert [each.moment.at for each in reviewer.decisions] == places()[: len(reviewer.decisions)]
        heard = max(heard, len(reviewer.decisions))
    assert heard == reviewer.count == len(places())
    assert settled(reviewer) and not reviewer.go_on(), "there is nothing left to be found"


def test_a_mind_is_asked_with_the_own_view_and_what_was_played() -> None:
    mind = MadeUp({})
    settled(Reviewer(a_deal(), 0, mind))
    for question, moment in zip(mind.questions, moments(a_deal(), 0), strict=True):
        assert question.looks is not None and (question.looks.plays,) == moment.course
        assert question.seen.hands == moment.seen.hands and question.memory == moment.memory


def test_what_was_not_the_best_is_priced_with_other_dice_until_enough_is_known() -> None:
    dear = places()[2]
    mind = MadeUp({dear: 0.3})
    reviewer = settled(Reviewer(a_deal(), 0, mind))
    first, again, fresh = [question for question in mind.questions if question.moment == dear]
    assert len(mind.questions) == reviewer.count + 2
    assert first.looks is not None and again.looks is not None and first.seed != again.seed
    assert len(again.looks.only) == 2 and again.looks.only[1] == moments(a_deal(), 0)[2].course
    assert again.looks.until == 0.04
    assert fresh.looks is not None and fresh.looks.each and len(fresh.looks.only) > 2, "any way may be the answer"
    assert len({first.seed, again.seed, fresh.seed}) == 3


def test_one_who_goes_away_leaves_no_question_behind() -> None:
    mind = MadeUp({})
    reviewer = Reviewer(a_deal(), 0, mind)
    reviewer.go_on()
    reviewer.drop()
    assert mind.dropped == [0]


def test_a_thought_that_fails_costs_that_decision_alone() -> None:
    fails = places()[1]
    reviewer = settled(Reviewer(a_deal(), 0, MadeUp({}, fails_at=fails)))
    assert reviewer.done and [each.moment.at for each in reviewer.decisions] == [at for at in places() if at != fails]


def test_one_position_alone_can_be_thought_about() -> None:
    at = places()[2]
    mind = MadeUp({at: 0.3})
    (found,) = settled(Reviewer(a_deal(), 0, mind, only=at)).decisions
    assert found.moment.at == at and found.mark == "better" and len(mind.questions) == 3


# -- what is made of it ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.09, ""), (0.11, "little"), (0.24, "little"), (0.26, "better"), (0.49, "better"), (0.51, "dear")],
)
def test_marks(loss: float, mark: str) -> None:
    assert mark_of(Apart(loss, 0.02)) == mark
    assert mark_of(Apart(loss, loss / 1.9)) == "", "that may be chance"


def test_at_most_three_are_asked_about_the_dearest_first_and_one_of_a_kind() -> None:
    losses = dict(zip(places(), (0.3, 0.2, 0.6, 0.05, 0.4), strict=False))

    def kind(decision: Decision) -> str:
        return f"kind {places().index(decision.moment.at) % 4}"

    asked = reviewed(losses, kind=kind).to_ask()
    assert [round(each.loss.mean, 2) for each in asked] == [0.6, 0.4, 0.2], "0.3 is of the kind of 0.4"
    several = reviewed(dict.fromkeys(places(), 0.3), kind=lambda each: str(each.moment.at)).to_ask()
    assert len(several) == 3


def test_nobody_is_asked_where_there_is_nothing_to_be_learned() -> None:
    """Something was better, but nobody can say why: it is counted, and that is all."""
    losses = dict.fromkeys(places(), 0.3)
    reviewer = settled(Reviewer(a_deal(), 0, MadeUp(losses, tells=False), kind=lambda each: str(each.moment.at)))
    reasons = {each.moment.at: argued(each).reason for each in reviewer.decisions if each.mark}
    assert set(reasons.values()) & set(SAY_NOTHING), "there are some of them"
    assert all(reasons[each.moment.at] not in SAY_NOTHING for each in reviewer.to_ask())
    assert reviewer.account is not None and reviewer.account.own == pytest.approx(0.3 * len(reasons), abs=1e-5)


def test_what_is_told_of_two_ways_has_one_source() -> None:
    """Other dice find another loss: the reason, the ways and what is said to be lost all tell that one."""
    at = places()[2]
    reviewer = settled(Reviewer(a_deal(), 0, MadeUp({at: 0.3}, unlucky=0.2)))
    found = next(each for each in reviewer.decisions if each.moment.at == at)
    thought, played = found.thought, found.thought.best_with(found.moment.course[0])
    assert played is not None and found.loss.mean == pytest.approx(0.5)
    assert thought.apart(thought.advised, played) == found.loss
    assert thought.apart(played, thought.advised).mean == -found.loss.mean
    assert thought.ways[thought.advised].worth == max(way.worth for way in thought.ways)
    assert thought.ways[thought.advised].worth - thought.ways[played].worth == pytest.approx(found.loss.mean)


def test_what_was_done_with_help_counts_nowhere() -> None:
    at = places()
    losses = {at[0]: 0.5, at[1]: 0.3}
    alone, helped = reviewed(losses), reviewed(losses, helped=[at[0]])
    assert [each.moment.at for each in helped.to_ask()] == [at[1]]
    assert helped.decisions[0].helped and not helped.decisions[0].mark
    assert alone.account is not None and helped.account is not None
    assert alone.account.own - helped.account.own == pytest.approx(0.5, abs=1e-5)
    assert alone.reviewed is not None and helped.reviewed is not None
    assert sum(each.decisions for each in alone.reviewed.phases) == len(at)
    assert sum(each.decisions for each in helped.reviewed.phases) == len(at) - 1
    assert [each.at for each in helped.reviewed.dear] == [at[1]]


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_the_account_of_a_deal_adds_up(seed: str) -> None:
    dice = Random(seed)
    losses = {at: dice.choice((-0.4, 0.0, 0.3)) for at in places(seed)}
    helped = [at for at in places(seed) if dice.random() < 0.3]
    told = settled(Reviewer(a_deal(seed), 0, MadeUp(losses, spread=0.3), helped=helped)).account
    assert told is not None
    assert told.dealt + told.between - told.own == told.result
    result = a_deal(seed).result
    assert result is not None and told.result == result.strokes[1] - result.strokes[0]


def test_praise_is_for_what_a_guest_would_not_have_done() -> None:
    """Everything else is worth so much less; a guest would have done something else twice."""
    well, better, *_ = at = places()
    others = {}
    for each in moments(a_deal(), 0):
        others[each.at] = next(way[0] for way in ways_for(each.seen, 0, each.course[0]) if way[:1] != each.course)
    losses = dict.fromkeys(at, -0.2) | {well: -0.3, better: -0.6}
    mind = MadeUp(losses, guest=others)
    reviewer = settled(Reviewer(a_deal(), 0, mind))
    assert reviewer.praised is not None and reviewer.praised.moment.at == better
    assert sum(each.praise for each in reviewer.decisions) == 1
    guests = [question for question in mind.questions if question.looks is None]
    assert [question.moment for question in guests] == [well, better], "nobody else need be asked"
    same = {each.at: each.course[0] for each in moments(a_deal(), 0)}
    assert settled(Reviewer(a_deal(), 0, MadeUp(losses, guest=same))).praised is None
    assert reviewer.praised.guest == (others[better],), "it is told by that"
    less = MadeUp(losses, guest=others, unlucky=-0.4)
    assert settled(Reviewer(a_deal(), 0, less)).praised is None, "with other dice it was not so far ahead"
    assert settled(Reviewer(a_deal(), 0, MadeUp(losses, guest=others), helped=[well, better])).praised is None


# -- with a mind that thinks -----------------------------------------------------------------------------------------


@thorough
def test_a_master_finds_what_was_thrown_away() -> None:
    """Played by chance, there is more to be found than in what was played by rules of thumb, and it all adds up."""

    def found(player: str) -> Reviewer:
        record = next(simulate(Plan(PRESETS["leinfelden"], 1, "thrown away", (player,))))
        quick = Quick()
        reviewer = Reviewer(record, 0, quick)
        while not reviewer.done:
            reviewer.go_on()
        return reviewer

    careless, sound = found("random-cards"), found("greedy")
    for reviewer in (careless, sound):
        told = reviewer.account
        assert told is not None and told.dealt + told.between - told.own == told.result
        assert reviewer.reviewed is not None and len(reviewer.reviewed.phases) == len(PHASES)
    assert careless.account and sound.account and careless.account.own > sound.account.own


class Quick(Twin):
    """A mind that does not look long."""

    def ask(self, question: Question) -> int:
        looks = question.looks
        return super().ask(question._replace(looks=looks and looks._replace(tries=400)))
