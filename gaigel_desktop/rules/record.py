"""The record of a deal: rules, dealer, pack, actions, result. A record needs nothing but itself to be replayed."""

from __future__ import annotations

from typing import NamedTuple

from .actions import Action
from .deal import PLAYED_OUT, Deal, Result, deal_out
from .events import Event
from .match import Standing
from .options import RuleSet
from .perform import apply, count

Deed = tuple[int, Action]  # a seat and what it did


class MatchScore(NamedTuple):
    """The score of the match before and after a deal; `after` is None while the deal is unfinished."""

    before: Standing
    after: Standing | None


class Record(NamedTuple):
    """One deal as it was played; `legal` holds every card action that was legal at each card."""

    rules: RuleSet
    dealer: int
    knock: bool
    deck: tuple[int, ...]
    actions: tuple[Deed, ...]
    result: Result | None = None
    match: MatchScore | None = None
    legal: tuple[tuple[Action, ...], ...] | None = None


def start(record: Record) -> Deal:
    """The deal as it was dealt out."""
    return deal_out(record.rules, record.dealer, record.deck, record.knock)


def replay(record: Record, told: list[Event] | None = None) -> Deal:
    """The deal as the record leaves it; NotAllowed if an action does not hold."""
    deal = start(record)
    for seat, action in record.actions:
        apply(deal, seat, action, told)
    if record.result is not None and deal.phase == PLAYED_OUT:
        count(deal, cut_winner_of(record.result), told)
    return deal


def cut_winner_of(result: Result) -> int | None:
    """The side that won a count, as far as the result names one."""
    return result.winners[0] if result.reason == "counted" and result.winners else None
