"""A deal told again in time: every step moves, whenever it is pressed, and comes to rest by itself."""

from __future__ import annotations

import math

import pygame
import pytest

from gaigel_desktop.controller.records.notation import read_line
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.events import HandShown
from gaigel_desktop.rules.record import Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.replay.replay_scene import Replay, replay_scene
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.window import theme
from tests.controller.test_editions import LINES
from tests.golden.__main__ import records_there
from tests.scenario import lay
from tests.tiers import first_of, thorough

from .pages import Open, Visitor
from .table.guest import NAMES, PORTRAITS
from .table.laid import recorded

LONG = 30.0  # seconds after which every step has been told
SLOW = 0.1  # seconds a frame, on a slow machine


def golden() -> list[Record]:
    """The longest golden deal of each preset, four at the table where there are."""
    records = sorted(records_there(), key=lambda record: (record.rules.players == 4, len(record.actions)))
    return list({record.rules[:2]: record for record in records}.values())


def telling(visitor: Visitor, record: Record, *, own: bool = True) -> Replay:
    """The deal, told to somebody who has been thinking for a while, and has played it or has it from elsewhere."""
    seating = Seating(0, NAMES[: record.rules.players], PORTRAITS[: record.rules.players])
    visitor.scenes.push(replay_scene(visitor.player, record, seating, own=own))
    visitor.wait(4.0)
    assert isinstance(visitor.scene, Replay)
    return visitor.scene


def rests(visitor: Visitor, replay: Replay) -> bool:
    """Whether no card is under way, all of the step and nothing after it is told, and the scene waits for the player
    alone; a hand that is shown lies open until then."""
    stage, step = replay.telling.stage, replay.telling.step
    under_way = [leg for sprite in stage.sprites for leg in sprite.legs if leg.began < math.inf]
    return not under_way and on_the_table(stage.seen) == on_the_table(step.seen) and visitor.wakes_at == math.inf


def on_the_table(seen: View) -> tuple[object, ...]:
    """What every step that can be seen changes."""
    return seen.hands, seen.trick, seen.points, seen.indicator, seen.turn, seen.done


def ways(visitor: Visitor, replay: Replay, seconds: float) -> int:
    """In how many different ways the cards are seen to lie during these seconds."""
    end, seen = visitor.now + seconds, set()
    while visitor.wakes_at <= end:
        visitor.wake()
        seen.add(tuple(sprite.pose for sprite in replay.telling.stage.sprites))
    visitor.now = end
    return len(seen)


@first_of(1, "idle", [4.0, 0.0, 60.0])
def test_a_step_by_key_is_seen_however_long_nothing_was_pressed(visit: Open, idle: float) -> None:
    visitor = visit()
    visitor.frame = theme.FRAME
    replay = telling(visitor, golden()[0])
    for _ in range(6):
        visitor.wait(idle)
        visitor.key(pygame.K_RIGHT)
        assert ways(visitor, replay, LONG) > 8
        assert rests(visitor, replay)


@first_of(2, "record", golden(), ids=lambda record: f"{record.rules.preset}-{record.rules.players}")
def test_no_step_stops_in_mid_air(visit: Open, record: Record) -> None:
    visitor = visit()
    visitor.frame = SLOW
    replay = telling(visitor, record)
    for at in range(1, replay.telling.last + 1):
        visitor.key(pygame.K_RIGHT)
        visitor.wait(LONG)
        assert replay.telling.at == at and rests(visitor, replay), replay.telling.step.event


@thorough
def test_a_step_by_hand_stops_a_deal_that_plays_by_itself(visit: Open) -> None:
    visitor = visit()
    visitor.frame = SLOW
    replay = telling(visitor, golden()[0])
    visitor.key(pygame.K_SPACE)
    visitor.wait(LONG)
    told = replay.telling.at
    assert told > 1, "it plays"
    visitor.key(pygame.K_RIGHT)
    visitor.wait(LONG)
    assert replay.telling.at == told + 1 and rests(visitor, replay)


@thorough
def test_what_plays_by_itself_tells_every_step_to_its_end(visit: Open) -> None:
    visitor = visit(speed="fast")
    visitor.frame = SLOW
    replay = telling(visitor, golden()[0])
    visitor.key(pygame.K_SPACE)
    while replay.telling.plays:
        stage, at = replay.telling.stage, replay.telling.at
        moving = stage.wakes_at(visitor.wakes_at) < math.inf
        visitor.wake()
        assert replay.telling.at == at or not moving
    assert replay.telling.at == replay.telling.last


@pytest.mark.parametrize("seconds", [0.1, LONG])
def test_a_hand_that_was_shown_is_taken_up_before_the_next_step(visit: Open, seconds: float) -> None:
    table = lay("leinfelden", trump="S7", second="SA SX SK SO SU", vorhand="EA")
    record = recorded(table, lambda told: told.opens("elfen", "EA").discards().does(0, "proof", 1).plays_on())
    visitor = visit()
    replay = telling(visitor, record)
    while not isinstance(replay.telling.step.event, HandShown):
        visitor.key(pygame.K_RIGHT)
    visitor.wait(seconds)
    visitor.key(pygame.K_RIGHT)
    visitor.wait(LONG)
    assert rests(visitor, replay)
    sprites = replay.telling.stage.sprites
    assert not any(one.place.face_up for one in sprites if one.zone == (HAND, 1))


@first_of(1, "seconds", [0.05, 0.0, 0.3])
def test_every_press_is_a_step_however_quickly_one_follows_the_other(visit: Open, seconds: float) -> None:
    visitor = visit()
    replay = telling(visitor, golden()[0])
    while replay.telling.at < replay.telling.last - 1:  # before the last one the tricks may be counted
        told = replay.telling.at
        visitor.key(pygame.K_RIGHT)
        assert replay.telling.at == told + 1
        visitor.wait(seconds)


@thorough
def test_several_presses_in_one_turn_of_the_loop_are_several_steps(visit: Open) -> None:
    visitor = visit()
    replay = telling(visitor, golden()[0])
    for _ in range(3):
        visitor.scenes.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""), visitor.now)
    visitor.turn()
    assert replay.telling.at == 3


def test_a_deal_that_was_stopped_rests_again_before_it_goes_on(visit: Open) -> None:
    visitor = visit()
    visitor.frame = SLOW
    replay = telling(visitor, golden()[0])
    visitor.key(pygame.K_SPACE)
    while replay.telling.at < 2 or replay.telling.stage.wakes_at(visitor.now) < math.inf:
        visitor.wake()
    for _ in range(2):  # stopped, and let go on much later
        visitor.key(pygame.K_SPACE)
        visitor.wait(0.0 if replay.telling.plays else LONG)
    visitor.wait(theme.RETELL_STAYS - SLOW)
    assert replay.telling.at == 2
    visitor.wait(2 * SLOW)
    assert replay.telling.at == 3


@thorough
def test_a_deal_that_plays_by_itself_goes_on_when_the_hands_are_opened(visit: Open) -> None:
    visitor = visit()
    replay = telling(visitor, golden()[0])
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_o)
    assert replay.telling.plays
    visitor.wait(LONG)
    assert replay.telling.at > 1


def test_a_deal_with_a_deed_that_is_refused_today_is_told_only_so_far(visit: Open) -> None:
    visitor = visit()
    replay = telling(visitor, read_line(LINES[8]))
    visitor.key(pygame.K_END)
    assert visitor.sees("told only up to here: a rule was corrected since")
    assert replay.telling.at == replay.telling.last
