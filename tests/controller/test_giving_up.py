"""Giving up: a deal or a match is lost, the record says no more than was played, and the match goes on from there."""

from __future__ import annotations

from pathlib import Path
from random import Random

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten, Stored, Story
from gaigel_desktop.controller.store.archive import EVERYTHING
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.match import CLEAN
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from tests.referee import deal_of, next_deal

NOW = "2026-11-21T20:15:00"


class Noted(Forgotten):
    """A story of the ends only."""

    def __init__(self) -> None:
        self.deals: list[Record] = []
        self.winner: list[int | None] = []

    def finish_deal(self, record: Record) -> None:
        self.deals.append(record)

    def finish_match(self, winner: int | None) -> None:
        self.winner.append(winner)


def table(story: Story, preset: str = "leinfelden", players: int = 4) -> Game:
    dice = Random(5)
    others: list[Player] = [Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(players - 1)]
    game = Game(PRESETS[preset]._replace(players=players), [Human(), *others], 0, story)
    next_deal(game, "given up")
    return game


def test_a_deal_given_up_costs_a_stroke_and_the_next_dealer_deals() -> None:
    story = Noted()
    game = table(story)
    game.step()
    game.give_up_deal()
    assert deal_of(game).phase == OVER and game.seen_by(0).phase == OVER
    assert game.standing.score == (1, 0) and game.dealer == 1 and not story.winner
    record = story.deals[0]
    assert record.result is None and record.actions and record.match is not None and record.match.after is None


def test_after_a_restart_the_match_stands_as_it_did() -> None:
    story = Noted()
    game = table(story)
    for number in range(10):
        game.give_up_deal()
        if number < 9:
            next_deal(game, f"given up {number}")
    assert game.standing.phase == CLEAN
    again = Game(game.rules, game.players, 3, Forgotten())
    for record in story.deals:
        again.remember_deal(record)
    assert (again.standing, again.dealer) == (game.standing, game.dealer)


def test_with_three_for_themselves_only_the_one_who_gives_up_pays() -> None:
    game = table(Noted(), "leinfelden", 3)
    game.give_up_deal()
    assert game.standing.score == (1, 0, 0)
    game = table(Noted(), "rutesheim", 3)
    game.give_up_deal()
    assert game.standing.score[0] == 0 and sum(game.standing.score) == 9


def test_a_match_given_up_has_no_winner_and_its_deal_is_written_down() -> None:
    story = Noted()
    game = table(story)
    game.give_up_match()
    assert story.winner == [None] and len(story.deals) == 1 and story.deals[0].result is None


def test_a_match_given_up_is_a_match_lost_in_the_figures(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        for number in (1, 2):
            game = table(Stored(Ledger(store), lambda: NOW, {}))
            game.give_up_deal()
            if number == 2:
                next_deal(game, "once more")
            game.give_up_match()
        total = figures(store.database, EVERYTHING).total
        assert (total.deals, total.won, total.matches, total.matches_won) == (3, 0, 2, 0)
