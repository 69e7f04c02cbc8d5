"""The picture follows: whatever is skipped, the stage ends on the view of the controller."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.views import View
from gaigel_desktop.table.board.card_places import visible_cards
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.piles import WonPiles, piles_after
from gaigel_desktop.table.board.reminders import turned_up_melds
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.table.motion.tempo import Tempo
from tests.random_tables import any_rules
from tests.referee import deal_of, next_deal
from tests.scenes.table.freely import Freely, go_to, hurry
from tests.scenes.table.test_acts import set_out_apart
from tests.test_properties import snapshot
from tests.tiers import first_of

GAMES = 500
PARTS = 40


def a_game(dice: Random) -> Game:
    """A table with random rules and players who do anything."""
    rules = any_rules(dice)
    players = [Thinker(lambda seen, seat: random_player(seen, seat, dice)) for _ in range(rules.players)]
    return Game(rules, players, dice.randrange(rules.players), Forgotten())


def shown_to(game: Game, me: int, won: WonPiles | None = None) -> Playback:
    """The game as a seat sees it, without stops."""
    return Playback(Stage(View(game.seen_by(me).copy()), Table(1280, 720, me), won=won), Freely())


def end_of(shown: Playback, now: float) -> None:
    """Click until nothing moves and no hand lies open."""
    for _ in range(4):
        if shown.busy(now):
            hurry(shown, now)
    assert not shown.busy(now)
    hurry(shown, now)


def follows(stage: Stage, game: Game, me: int) -> None:
    """What lies on the stage is what the controller says."""
    assert snapshot(stage.seen) == snapshot(game.seen_by(me))
    wanted = visible_cards(stage.seen, stage.table) + turned_up_melds(stage.won, stage.seen, stage.table)
    assert Counter((sprite.zone, sprite.place) for sprite in stage.sprites) == Counter(
        (card.zone, card.place) for card in wanted
    )
    faces = {(sprite.zone, sprite.place): sprite.face for sprite in stage.sprites}
    for card in wanted:
        if card.face != HIDDEN and card.place.face_up:
            assert faces[card.zone, card.place] == card.face
    assert stage.rests_until(99.0) == math.inf
    for side, points in enumerate(stage.seen.points):
        assert stage.won.points(side) == points


def ask_again(game: Game) -> None:
    """Who wanted nothing may want something now."""
    for seat, player in enumerate(game.players):
        player.ask(game.moment, game.seen_by(seat))


def watch(dice: Random) -> None:
    """Play a deal and watch it from one seat, with random skips, speeds, motion and moments to sit down."""
    game = a_game(dice)
    me = dice.randrange(game.rules.players)
    next_deal(game, f"stage {dice.random()}")
    shown = shown_to(game, me)
    stage = shown.stage
    stage.tempo = Tempo(dice.choice((0.0, 0.5, 1.0)), gentle=dice.random() < 0.3)
    now, cursor = 0.0, 0
    if dice.random() < 0.5:
        stage.deal(now, knocked=dice.random() < 0.3)
    for _ in range(2000):
        if dice.random() < 0.5 and deal_of(game).phase != OVER and not game.step() and game.nobody_speaks():
            game.count()
        news = game.news(me, cursor)
        cursor += len(news)
        shown.push(news)
        now += dice.random() * 0.5
        go_to(shown, now)
        if stage.speed:
            set_out_apart(stage)
        if dice.random() < 0.1:
            hurry(shown, now)
        if dice.random() < 0.02:
            stage.lay_out(Table(dice.choice((1280, 1920)), 1080, me))
        if dice.random() < 0.02:
            stage.rearrange(stage.table._replace(order=tuple(dice.sample(range(24), 24))), now)
        if deal_of(game).phase == OVER:
            break
        ask_again(game)
    end_of(shown, now)
    if dice.random() < 0.3:
        stage.lay_out(Table(1024, 768, me))
    assert shown.past == game.news(me, 0)
    follows(stage, game, me)
    later = piles_after(retold(game.record_so_far(), me))
    assert (later.cards, later.melds) == (stage.won.cards, stage.won.melds)


@first_of(1, "part", range(PARTS))
def test_the_stage_ends_on_the_view_of_the_controller(part: int) -> None:
    for number in range(part, GAMES, PARTS):
        watch(Random(f"stage {number}"))


def test_a_stop_holds_the_picture_until_it_is_released() -> None:
    game = a_game(Random("stop"))
    next_deal(game, "stop", cut_at=9)
    pace = Freely()
    pace.held = True
    shown = Playback(Stage(View(game.seen_by(0).copy()), Table(1280, 720, 0)), pace)
    while not game.news(0, 0):
        game.step()
        ask_again(game)
    shown.push(game.news(0, 0))
    go_to(shown, 5.0)
    hurry(shown, 9.0)
    assert shown.held(9.0) is not None and shown.stage.seen.done == 0
    pace.held = False
    go_to(shown, 10.0)
    end_of(shown, 20.0)
    assert shown.held(20.0) is None


def test_whoever_sits_down_in_the_middle_of_a_deal_finds_the_piles_as_they_are() -> None:
    dice = Random("late")
    for _ in range(12):
        game = a_game(dice)
        next_deal(game, f"late {dice.random()}", cut_at=9)
        for _ in range(dice.randrange(80)):
            if not game.step() or deal_of(game).phase == OVER:
                break
            ask_again(game)
        late = shown_to(game, 0, piles_after(retold(game.record_so_far(), 0)))
        hurry(late, 1.0)
        follows(late.stage, game, 0)
