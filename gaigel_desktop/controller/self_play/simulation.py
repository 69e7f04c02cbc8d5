"""Simulation: whole deals and matches without a window, by any players, as records."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import NamedTuple

from gaigel_desktop.controller.match.arbitration import calls_heard_after, heard
from gaigel_desktop.controller.match.dealer import KNOCKS, record_from
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import CUT_PLACES, NOBODY, OVER, PLAYED_OUT, Result, may_knock
from gaigel_desktop.rules.ending import tied_for_most
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.match import Standing, after_deal, new_match
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.rules.perform import apply, count
from gaigel_desktop.rules.record import Deed, MatchScore, Record, start
from gaigel_desktop.rules.seats import in_order, sides

from .chairs import OF_CHANCE, PLAYERS, Player, look_on, sit_down
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


class Occasion(NamedTuple):
    """What players know of a deal besides their cards: where their dice come from, and how the match stands."""

    seed: str
    standing: Standing | None = None


def simulate(plan: Plan) -> Iterator[Record]:
    """The records of the plan, one after the other; the same plan gives the same records."""
    return islice(chain.from_iterable(stretch(plan, number) for number in range(plan.deals)), plan.deals)


def stretch(plan: Plan, number: int) -> Iterator[Record]:
    """What belongs together and to nothing else: a match from its first deal to its last, or else a single deal."""
    dealer = number % plan.rules.players
    if plan.match:
        yield from _match(plan, number, dealer)
    else:
        seed = f"{plan.seed}/{number}"
        yield _play(plan, dealer, Occasion(seed), Random(f"gaigel {seed}"))


def _match(plan: Plan, number: int, dealer: int) -> Iterator[Record]:
    """Deal after deal, until somebody has won."""
    standing = new_match(plan.rules)
    while standing.winner == NOBODY:
        seed = f"{plan.seed}/{number}/{standing.deals}"
        dice = Random(f"gaigel {seed}")
        record = _play(plan, (dealer + standing.deals) % plan.rules.players, Occasion(seed, standing), dice)
        record, standing = _score(record, standing, dice)
        yield record


def ends_a_stretch(record: Record) -> bool:
    """Whether it belongs to no match, or has decided it."""
    return record.match is None or (record.match.after is not None and record.match.after.winner != NOBODY)


def one_deal(rules: RuleSet, players: tuple[str, ...], dealer: int, evening: Occasion) -> Record:
    """A single deal of a table where somebody else keeps the score."""
    dice = Random(f"gaigel {evening.seed}")
    return _play(Plan(rules, 1, evening.seed, players), dealer, evening, dice)


def _play(plan: Plan, dealer: int, evening: Occasion, dice: Random) -> Record:
    """Play one whole deal; its record."""
    knock = may_knock(plan.rules) and dice.random() < KNOCKS
    cut_at = None if knock else CUT_PLACES[int(dice.random() * len(CUT_PLACES))]
    record = record_from(evening.seed, cut_at, plan.rules, dealer)
    if plan.rare:
        record = record._replace(deck=stacked(plan.rules, knock, record.deck, dice))
    seats = tuple(PLAYERS[name] for name in plan.players) * (plan.rules.players if len(plan.players) == 1 else 1)
    table = Table(record, seats, dice, evening, plan.legal)
    table.play()
    return table.record()


class Table:
    """A deal being played; all but those who leave it to chance get nothing but views."""

    def __init__(
        self, record: Record, seats: tuple[Player, ...], dice: Random, evening: Occasion, legal: bool = False
    ) -> None:
        self._record = record
        self._seats = seats
        self._dice = dice
        self._deal = start(record)
        self._calls = True  # whether calls are heard now
        self._chairs = [
            look_on(self._deal, seat) if player in OF_CHANCE else sit_down(self._deal, seat, *evening)
            for seat, player in enumerate(seats)
        ]
        self._hearing = [wits for wits, player in zip(self._chairs, seats, strict=True) if player not in OF_CHANCE]
        self._rounds = [in_order((last + 1) % len(seats), len(seats)) for last in range(len(seats))]
        self._deeds: list[Deed] = []
        self._legal: list[tuple[Action, ...]] | None = [] if legal else None

    def play(self) -> None:
        """Ask everybody, the one whom the table waits for last, until the deal is over."""
        next_deed = self._heard_first if self._hearing else self._first_come
        while self._deal.phase != OVER:
            deed = next_deed(self._rounds[max(next_to_act(self._deal), 0)])
            if deed is not None:
                self._do(*deed)
            elif self._deal.phase == PLAYED_OUT:
                tied = tied_for_most(self._deal)
                count(self._deal, None if self._deal.over else tied[int(self._dice.random() * len(tied))])

    def _first_come(self, asked: tuple[int, ...]) -> Deed | None:
        """Who leaves it to chance is heard first come, first served, and at any moment, so that every rule is
        reached."""
        for seat in asked:
            action = self._seats[seat](self._chairs[seat], self._dice)
            if action is not None:
                return seat, action
        return None

    def _heard_first(self, asked: tuple[int, ...]) -> Deed | None:
        """As at the player's table, but for the clock: a call is heard at once where nobody would do anything else."""
        wishes = [(seat, self._seats[seat](self._chairs[seat], self._dice)) for seat in asked]
        answers = [(seat, action) for seat, action in wishes if action is not None]
        return heard(self._deal, answers, self._calls) or heard(self._deal, answers, calls=True)

    def _do(self, seat: int, action: Action) -> None:
        """The deed, judged once more and written down; whoever hears is told of it."""
        if self._legal is not None and is_card(action):
            self._legal.append(card_actions(self._deal))
        told: list[Event] | None = [] if self._hearing else None
        apply(self._deal, seat, action, told)
        self._deeds.append((seat, action))
        for event in told or ():
            for wits in self._hearing:
                wits.hear(event)
            self._calls = calls_heard_after(event, self._calls)

    @property
    def result(self) -> Result:
        """How the deal ended."""
        assert self._deal.result is not None
        return self._deal.result

    def record(self) -> Record:
        """The deal as it was played to its end, with all that was legal at each card if that is wanted."""
        legal = None if self._legal is None else tuple(self._legal)
        return self._record._replace(actions=tuple(self._deeds), result=self._deal.result, legal=legal)


def _score(record: Record, standing: Standing, dice: Random) -> tuple[Record, Standing]:
    """The record with the match score, and the standing for the next deal."""
    assert record.result is not None
    ranking = list(range(sides(record.rules)))
    dice.shuffle(ranking)
    after = after_deal(record.rules, standing, record.dealer, record.result, tuple(ranking))
    scored = record._replace(match=MatchScore(standing, after))
    return scored, after
