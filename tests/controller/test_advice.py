"""Advice: what a master would do in the player's seat, knowing no more than the player, and only while it holds."""

from __future__ import annotations

from random import Random

import pytest

from gaigel_desktop.controller.match.chair import AtGame
from gaigel_desktop.controller.match.dealer import record_from
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Answer, Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.minds.advice import Adviser, adviser
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import PASS, Action
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions, next_to_act, why_not
from gaigel_desktop.rules.match import Standing
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.views import View, view
from tests.referee import deal_of
from tests.test_properties import snapshot

ME = 0


class Expert:
    """Somebody who says what the test wants, when the test wants it."""

    def __init__(self) -> None:
        self.seat = -1
        self.followed: list[Event] = []
        self.seen: View | None = None
        self.asked = -1
        self.says: Action | None = None

    def begin(self, seat: int, standing: Standing) -> None:
        self.seat, self.followed = seat, []

    def follow(self, event: Event) -> None:
        self.followed.append(event)

    def ask(self, moment: int, seen: View) -> None:
        self.asked, self.seen = moment, seen

    def answer(self) -> Answer | None:
        return None if self.says is None else Answer(self.asked, self.says)


def a_game() -> Game:
    """The player leads; the others play any card."""
    dice = Random("advice")
    others: list[Player] = [Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(3)]
    game = Game(PRESETS["leinfelden"], [Human(), *others], 3, Forgotten())
    game.begin(record_from("advice", 20, game.rules, game.dealer))
    return game


def ways(game: Game) -> tuple[Action, ...]:
    return tuple(card_actions(game.seen_by(ME)))


def goes_on(game: Game) -> None:
    """Until the player is in turn again."""
    while next_to_act(deal_of(game)) != ME and game.step():
        if deal_of(game).waiting and deal_of(game).waiting[0] == ME:
            game.offer(ME, PASS)


@pytest.fixture
def asked() -> tuple[Game, Expert, Adviser]:
    """The player has asked in the second trick, or whenever it is in turn again."""
    game, expert = a_game(), Expert()
    game.offer(ME, ways(game)[0])
    goes_on(game)
    advice = Adviser(expert)
    advice.ask(AtGame(game, ME), game.standing)
    return game, expert, advice


def test_the_expert_is_told_what_the_player_has_seen_and_nothing_else(asked: tuple[Game, Expert, Adviser]) -> None:
    game, expert, _ = asked
    assert (expert.seat, expert.asked) == (ME, game.moment) and game.moment > 0
    assert expert.followed == game.news(ME, 0)
    assert expert.seen is not None and snapshot(expert.seen) == snapshot(view(deal_of(game), ME))
    before = snapshot(expert.seen)
    game.offer(ME, ways(game)[0])
    assert snapshot(expert.seen) == before, "and keeps the view as it was"


def test_advice_is_given_once_and_only_when_there_is_any(asked: tuple[Game, Expert, Adviser]) -> None:
    game, expert, advice = asked
    assert advice.answer(AtGame(game, ME)) is None
    expert.says = ways(game)[0]
    assert advice.answer(AtGame(game, ME)) == expert.says
    assert advice.answer(AtGame(game, ME)) is None
    assert Adviser(expert).answer(AtGame(game, ME)) is None, "who was not asked says nothing"


def test_advice_that_comes_too_late_is_not_told(asked: tuple[Game, Expert, Adviser]) -> None:
    game, expert, advice = asked
    game.offer(ME, ways(game)[0])
    expert.says = PASS
    assert advice.answer(AtGame(game, ME)) is None
    game.take_back(game.moment - 1)
    assert advice.answer(AtGame(game, ME)) is None, "not even when the table stands so again"


def test_advice_on_a_card_that_was_taken_back_is_not_told_of_another_one() -> None:
    game, expert = a_game(), Expert()
    advice, (first, other, *_) = Adviser(expert), ways(game)
    game.offer(ME, first)
    advice.ask(AtGame(game, ME), game.standing)
    game.take_back(0)
    game.offer(ME, other)
    assert game.moment == expert.asked
    expert.says = PASS
    assert advice.answer(AtGame(game, ME)) is None


def test_advice_is_not_told_in_the_next_deal() -> None:
    game, expert = a_game(), Expert()
    advice = Adviser(expert)
    advice.ask(AtGame(game, ME), game.standing)
    game.give_up_deal()
    game.begin(record_from("the next one", 20, game.rules, game.dealer))
    assert game.moment == expert.asked
    expert.says = PASS
    assert advice.answer(AtGame(game, ME)) is None


def test_a_master_advises_what_the_rules_allow() -> None:
    game = a_game()
    advice = adviser(Twin())
    for _ in range(3):
        advice.ask(AtGame(game, ME), game.standing)
        said = advice.answer(AtGame(game, ME))
        assert said is not None and why_not(game.seen_by(ME), ME, said) is None
        game.offer(ME, said)
        goes_on(game)


def test_what_was_asked_before_is_answered_at_once_until_something_happens() -> None:
    game, expert = a_game(), Expert()
    chair, asked = AtGame(game, ME), Adviser(expert)
    asked.ask(chair, game.standing)
    expert.says = ways(game)[0]
    assert asked.answer(chair) == ways(game)[0]
    expert.says = None  # who thinks again has nothing to say yet
    asked.ask(chair, game.standing)
    assert asked.answer(chair) == ways(game)[0] and asked.answer(chair) is None
    game.offer(ME, ways(game)[0])
    goes_on(game)
    asked.ask(chair, game.standing)
    assert asked.answer(chair) is None
