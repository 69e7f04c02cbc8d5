"""The referee, in tests alone: deals out at somebody's table, and sees everybody's cards."""

from __future__ import annotations

from gaigel_desktop.controller.match.dealer import Seed, record_from
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.rules.deal import FIELDS, Deal


def next_deal(game: Game, seed: str, cut_at: int | None = 20) -> None:
    """The next deal: the pack of the seed, cut so far down, or knocked on (None)."""
    game.begin(record_from(seed, cut_at, game.rules, game.dealer), Seed(seed))


def deal_of(game: Game) -> Deal:
    """The deal that lies on the table, with all its cards."""
    return game.on_the_table


def lay_instead(deal: Deal, other: Deal) -> None:
    """From now on the deal is as the other one, for everybody who holds it."""
    for field in FIELDS:
        setattr(deal, field, getattr(other.copy(), field))
