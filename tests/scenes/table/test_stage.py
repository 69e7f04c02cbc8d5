"""The picture follows: whatever is skipped, the stage ends on the view of the controller."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.players import Thinker
from gaigel_desktop.controller.story import Forgotten
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.table.layout import HAND, Table, lying
from gaigel_desktop.scenes.table.stage import Stage
from tests.random_tables import any_rules
from tests.test_properties import snapshot

GAMES = 120
PARTS = 4


def a_game(dice: Random) -> Game:
    """A table with random rules and players who do anything."""
    rules = any_rules(dice)
    players = [Thinker(lambda seen, seat: random_player(seen, seat, dice)) for _ in range(rules.players)]
    return Game(rules, players, dice.randrange(rules.players), Forgotten())


def watch(dice: Random) -> None:
    """Play a deal and watch it from one seat, with random skips, speeds and stops."""
    game = a_game(dice)
    me = dice.randrange(game.rules.players)
    game.begin_deal(f"stage {dice.random()}", cut_at=20)
    stage = Stage(View(game.seen_by(me).copy()), Table(1280, 720, me), lambda event, cue: None, lambda event: True)
    stage.speed = dice.choice((0.0, 0.5, 1.0))
    now, cursor = 0.0, 0
    for _ in range(2000):
        if dice.random() < 0.5 and game.deal.phase != OVER and not game.step() and game.nobody_speaks():
            game.count()
        news = game.news(me, cursor)
        cursor += len(news)
        stage.push(news)
        now += dice.random() * 0.5
        stage.update(now)
        if dice.random() < 0.1:
            stage.finish(now)
        if game.deal.phase == OVER:
            break
        game._ask()
    stage.finish(now)
    assert snapshot(stage.seen) == snapshot(game.seen_by(me))
    shown = Counter((sprite.zone, sprite.target) for sprite in stage.sprites)
    assert shown == Counter((card.zone, card.place) for card in lying(stage.seen, stage.table))
    faces = {(sprite.zone, sprite.target): sprite.face for sprite in stage.sprites}
    for card in lying(stage.seen, stage.table):
        if card.face != HIDDEN and card.place.face_up:
            assert faces[card.zone, card.place] == card.face


@pytest.mark.parametrize("part", range(PARTS))
def test_the_stage_ends_on_the_view_of_the_controller(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        watch(Random(f"stage {number}"))


def test_two_cards_never_start_at_the_same_moment_when_hands_are_drawn() -> None:
    dice = Random("apart")
    game = a_game(dice)
    game.begin_deal("apart", cut_at=9)
    stage = Stage(View(game.seen_by(0).copy()), Table(1280, 720, 0), lambda event, cue: None, lambda event: True)
    stage.deal(1.0, 0.05, 0.2)
    starts = [sprite.began for sprite in stage.sprites if sprite.zone[0] == HAND]
    assert len(set(starts)) == len(starts) == 5 * game.rules.players
    stage.update(1.0)
    assert stage.busy(1.0)
    stage.finish(1.1)
    assert all(sprite.place == sprite.target for sprite in stage.sprites)


def test_a_stop_holds_the_picture_until_it_is_released() -> None:
    dice = Random("stop")
    game = a_game(dice)
    game.begin_deal("stop", cut_at=9)
    released: list[bool] = []
    stage = Stage(View(game.seen_by(0).copy()), Table(1280, 720, 0), lambda e, c: None, lambda e: bool(released))
    while not game.news(0, 0):
        game.step()
        game._ask()
    stage.push(game.news(0, 0))
    stage.update(5.0)
    stage.finish(9.0)
    assert stage.waiting(9.0) is not None and stage.seen.done == 0
    released.append(True)
    stage.update(10.0)
    stage.finish(20.0)
    assert stage.waiting(20.0) is None
