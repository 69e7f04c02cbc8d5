"""Simulation: whole deals and matches without a window, by any players, as records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gaigel_desktop.controller.match.arbitration import calls_heard_after, heard
from gaigel_desktop.controller.match.dealer import KNOCKS_AMONG_THEMSELVES, record_from
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import CUT_PLACES, NOBODY, OVER, PLAYED_OUT, Result, may_knock
from gaigel_desktop.rules.ending import tied_for_most
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, MatchScore, Record, start
from gaigel_desktop.rules.seats import sides

from .chairs import FIRST_COME, PLAYERS, Player, sit_down
from .stacking import stacked


class Plan(NamedTuple):
    """What is to be simulated."""

    rules: RuleSet
    deals: int
    seed: str
    players: tuple[str, ...] = ("random",)
    rare: bool = False
    legal: bool = False
    match: bool = False


class Evening(NamedTuple):
    """What the players know besides the cards: what their dice come from, and how the match stands."""

    seed: str
    standing: Standing | None = None


def simulate(plan: Plan) -> Iterator[Record]:
    """The records of the plan, one after the other; the same plan gives the same records."""
    seats = tuple(PLAYERS[name] for name in plan.players) * (plan.rules.players if len(plan.players) == 1 else 1)
    dealer, standing = 0, new_match(plan.rules)
    for number in range(plan.deals):
        seed = f"{plan.seed}/{number}"
        dice = Random(f"gaigel {seed}")
        evening = Evening(seed, standing if plan.match else None)
        record = _play(plan, seats, dealer, evening, dice)
        if plan.match:
            record, standing = _score(record, standing, dice)
        yield record
        dealer = (dealer + 1) % plan.rules.players


def one_deal(rules: RuleSet, players: tuple[str, ...], dealer: int, evening: Evening) -> Record:
    """A single deal of a table where somebody else keeps the score."""
    dice = Random(f"gaigel {evening.seed}")
    return _play(Plan(rules, 1, evening.seed), tuple(PLAYERS[name] for name in players), dealer, evening, dice)


def _play(plan: Plan, seats: tuple[Player, ...], dealer: int, evening: Evening, dice: Random) -> Record:
    """Play one whole deal; its record."""
    knock = may_knock(plan.rules) and dice.random() < KNOCKS_AMONG_THEMSELVES
    cut_at = None if knock else CUT_PLACES[int(dice.random() * len(CUT_PLACES))]
    record = record_from(evening.seed, cut_at, plan.rules, dealer)
    if plan.rare:
        record = record._replace(deck=stacked(plan.rules, knock, record.deck, dice))
    table = Table(record, seats, dice, evening)
    table.play()
    return table.record(plan.legal)


class Table:
    """A deal being played by players who get nothing but views."""

    def __init__(self, record: Record, seats: tuple[Player, ...], dice: Random, evening: Evening) -> None:
        self._record = record
        self._seats = seats
        self._dice = dice
        self._deal = start(record)
        self._first_come = FIRST_COME.issuperset(seats)
        self._calls = True  # whether calls are heard now
        self._chairs = [sit_down(self._deal, seat, *evening) for seat in range(len(seats))]
        self._deeds: list[Deed] = []
        self._legal: list[tuple[Action, ...]] = []

    def play(self) -> None:
        """Ask everybody, the one whom the table waits for last, until the deal is over."""
        while self._deal.phase != OVER:
            deed = self._next_deed()
            if deed is not None:
                self._do(*deed)
            elif self._deal.phase == PLAYED_OUT:
                tied = tied_for_most(self._deal)
                count(self._deal, None if self._deal.over else tied[int(self._dice.random() * len(tied))])

    def _next_deed(self) -> Deed | None:
        """As at the player's table, but for the clock: a call is heard at once where nobody would do anything else. Who
        leaves it to chance is heard first come, first served, and at any moment, so that every rule is reached."""
        answers: list[Deed] = []
        waited_for = max(next_to_act(self._deal), 0)
        for step in range(1, len(self._seats) + 1):
            seat = (waited_for + step) % len(self._seats)
            action = self._seats[seat](self._chairs[seat], self._dice)
            if action is not None:
                if self._first_come:
                    return seat, action
                answers.append((seat, action))
        return heard(self._deal, answers, self._calls) or heard(self._deal, answers, calls=True)

    def _do(self, seat: int, action: Action) -> None:
        if is_card(action):
            self._legal.append(card_actions(self._deal))
        told: list[Event] = []
        apply(self._deal, seat, action, told)
        self._deeds.append((seat, action))
        for wits in self._chairs:
            for event in told:
                wits.hear(event)
        if not self._first_come:
            for event in told:
                self._calls = calls_heard_after(event, self._calls)

    @property
    def result(self) -> Result:
        """How the deal ended."""
        assert self._deal.result is not None
        return self._deal.result

    def record(self, legal: bool) -> Record:
        """The deal as it was played to its end, with all that was legal at each deed if that is wanted."""
        return self._record._replace(
            actions=tuple(self._deeds), result=self._deal.result, legal=tuple(self._legal) if legal else None
        )


def _score(record: Record, standing: Standing, dice: Random) -> tuple[Record, Standing]:
    """The record with the match score, and the standing for the next deal."""
    assert record.result is not None
    ranking = list(range(sides(record.rules)))
    dice.shuffle(ranking)
    after = after_deal(record.rules, standing, record.dealer, record.result, tuple(ranking))
    scored = record._replace(match=MatchScore(standing, after))
    return scored, new_match(record.rules) if after.winner != NOBODY else after
