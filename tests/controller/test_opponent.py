"""Opponents at a table: what they remember, that they keep their dice for a deal, and what a table makes of them."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player
from gaigel_desktop.controller.match.setup import SEATED, first_setup
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.controller.minds.opponent import Opponent, seated
from gaigel_desktop.controller.store.company import FREE
from gaigel_desktop.opponents.levels import CHARACTERS, LEVELS, without_a_compiler
from gaigel_desktop.rules import compiled
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed
from tests.referee import deal_of, next_deal
from tests.tiers import thorough

RULES = PRESETS["leinfelden"]


class Listener(Twin):
    """A mind that notes what it is asked, and what nobody wants to know any more."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.open: set[int] = set()

    def ask(self, question: Question) -> int:
        number = super().ask(question)
        self.asked.append(question)
        self.open.add(number)
        return number

    def drop(self, number: int) -> None:
        super().drop(number)
        self.open.discard(number)


def game_of(level: str, mind: Twin | None = None) -> Game:
    players: list[Player] = [Opponent(CHARACTERS[level], f"seat {seat}", mind) for seat in range(4)]
    return Game(RULES, players, 0, Forgotten())


def deeds(game: Game) -> tuple[Deed, ...]:
    return game.record_so_far().actions


def test_nobody_thinks_about_a_moment_that_is_gone() -> None:
    mind = Listener()
    game = game_of("beginner", mind)
    next_deal(game, "gone")
    while deal_of(game).phase != OVER and (game.step() or not game.nobody_speaks()):
        assert len(mind.open) == 4
        assert {question.moment for question in mind.asked[-4:]} <= {game.moment, game.moment - 1}
    assert len(mind.asked) == 4 * (game.moment + (deal_of(game).phase != OVER))


@thorough
def test_where_the_rules_are_interpreted_only_a_master_has_less_time_to_think() -> None:
    hurried = {name: without_a_compiler(each) != each for name, each in CHARACTERS.items() if each.level in LEVELS}
    assert hurried == {name: name == "master" for name in hurried}
    mind = Listener()
    next_deal(game_of("master", mind), "hurried")
    master = CHARACTERS["master"]
    assert {each.character for each in mind.asked} == {master if compiled() else without_a_compiler(master)}


def test_who_takes_back_finds_the_others_as_they_were() -> None:
    """The dice belong to the deal: taking back does not throw them again."""
    game = game_of("guest")
    next_deal(game, "back", cut_at=17)
    for _ in range(14):
        game.step()
    lived = deeds(game)
    game.take_back(3)
    while game.moment < len(lived):
        assert game.step()
    assert deeds(game) == lived


def test_in_the_next_deal_the_dice_are_others() -> None:
    mind = Listener()
    game = game_of("beginner", mind)
    seeds = set()
    for number in range(3):
        next_deal(game, "the same pack", cut_at=17)
        seeds.add(mind.asked[-1].seed)
        while deal_of(game).phase != OVER:
            if not game.step():
                game.count()
        assert game.standing.deals == number + 1
    assert len(seeds) == 3


@pytest.mark.parametrize("signs", [FREE, "honest"])
def test_a_table_is_seated_as_it_was_set_up(signs: str) -> None:
    mind = Listener()
    players = seated(first_setup()._replace(partners=SEATED, signs=signs), "evening", mind)
    assert [isinstance(player, Human) for player in players] == [True, False, False, False]
    game = Game(RULES, players, 3, Forgotten())
    next_deal(game, "seated")
    there = {question.seat: question.character for question in mind.asked}
    assert {seat: (who.name, who.level.name) for seat, who in there.items()} == {
        1: ("eugen", "old-hand"), 2: ("roesle", "master"), 3: ("jockel", "regular"),
    }  # fmt: skip
    assert {who.free_signs for who in there.values()} == {signs == FREE}
