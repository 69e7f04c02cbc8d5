"""An account of a deal in three numbers that add up exactly, in strokes.

Of every own decision two worths are known, both from the own view alone: that of the best way before it, and that of
the way that was taken. What the first best way was worth had been dealt. What the next one is worth more or less than
the last way taken, and in the end the result, came between: what was drawn, and how all others played. The best way
less the one taken was given away. Nothing is counted twice, nothing is left over, and skill is no result less luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gaigel_desktop.controller.store.summary import rules_played
from gaigel_desktop.opponents.reward import USUAL_PRIZES, Reward
from gaigel_desktop.rules.errors import GaigelError
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.record import Record, replay
from gaigel_desktop.rules.seats import sides_of

from .pricing import Price, on_grid

GAME_POINTS: Final = USUAL_PRIZES  # of Rutesheim: so many make a stroke


class Account(NamedTuple):
    """What was dealt, and what came between the own decisions, less what was given away in them, is the result."""

    dealt: float
    between: float
    own: float
    result: float


CARDS: Final = 0.15  # of a stroke that one is dealt more or less than others: good or bad cards
WELL: Final = 0.1  # of a stroke given away in a deal, as a master does,
LITTLE: Final = 0.35  # and from there on much


def in_two_sentences(account: Account) -> tuple[str, str]:
    """What it comes to before there are any figures: the cards, and how they were played."""
    dealt, own = account.dealt, account.own
    cards = "cards_good" if dealt >= CARDS else "cards_bad" if dealt <= -CARDS else "cards_fair"
    return cards, "played_well" if own < WELL else "gave_little" if own < LITTLE else "gave_much"


# What the first decision is worth on average at a table, for whoever sits anywhere: hands are called good or bad by it,
# and what came between by the same the other way round, so that all still adds up. By the rules as they are summarised
# and the number of players; how it was measured stands in docs/coach.md. Nothing where nobody has measured it.
USUAL: Final[dict[tuple[str, int], float]] = {
    ("leinfelden", 4): 0.026,
    ("wikipedia", 4): 0.056,
    ("rutesheim", 3): -0.001,
    ("uspcc-1907", 4): 0.082,
}


def usual(record: Record) -> float:
    """What is dealt on average at this table."""
    return on_grid(USUAL.get((rules_played(record), record.rules.players), 0.0))


def account(prices: Sequence[Price], result: float, centre: float = 0.0) -> Account:
    """The account of these decisions, in order; where nothing was to be decided all came from the others."""
    dealt = prices[0].best - centre if prices else 0.0
    after = [price.best for price in prices[1:]] + [result]
    between = sum(next_best - price.taken for price, next_best in zip(prices, after, strict=False))
    own = sum(price.best - price.taken for price in prices)
    return Account(dealt, between + centre if prices else result, own, result)


def result_of(record: Record, seat: int, standing: Standing | None) -> float | None:
    """What the deal has come to for the seat, in the strokes that its decisions are priced in; None where it was not
    played to its end, or does not hold any more."""
    try:
        deal = replay(record)
    except GaigelError:
        return None
    if deal.result is None:
        return None
    return on_grid(Reward(deal, sides_of(record.rules)[seat], standing, 0.0).strokes_of(deal))
