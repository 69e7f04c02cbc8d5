"""Step by step: a deal that is told waits after everything that can be seen, for a press or for a while."""

from __future__ import annotations

import math
from itertools import pairwise

from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.views import redact, view
from gaigel_desktop.table.board.layout import Table as Laid
from gaigel_desktop.table.board.stops import STEP
from gaigel_desktop.table.motion.pace import UNSEEN, StepByStep
from gaigel_desktop.table.motion.playback import Playback
from gaigel_desktop.table.motion.stage import Stage
from tests.scenario import lay
from tests.scenes.table.freely import go_to, hurry

ME = 0


def a_first_trick(stays: float | None = None) -> tuple[Playback, list[Event]]:
    """Four cards and who takes them, still to be told."""
    table = lay("leinfelden", vorhand="EA")
    stage = Stage(view(table.deal, ME), Laid(1280, 720, ME))
    table.opens("elfen", "EA").plays(". . .")
    happened = [redact(event, ME) for event in table.told]
    shown = Playback(stage, StepByStep(stays))
    shown.push(happened)
    return shown, happened


def seen(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, UNSEEN)]


def test_nothing_is_told_before_somebody_asks_for_it() -> None:
    shown, _ = a_first_trick()
    go_to(shown, 100.0)
    stop = shown.stop(100.0)
    assert shown.past == [] and stop is not None and (stop.kind, stop.seconds) == (STEP, None)
    assert shown.wakes_at(100.0) == math.inf, "nobody is woken for a deal that waits"


def test_a_press_tells_one_step_and_the_deal_waits_again() -> None:
    shown, happened = a_first_trick()
    now = 0.0
    for number in range(1, len(seen(happened)) + 1):
        assert shown.release(now)
        go_to(shown, now)
        assert len(seen(shown.past)) == number
        now += 20.0
        go_to(shown, now)
        assert len(seen(shown.past)) == number
    assert not shown.release(now), "there is nothing more to tell"


def test_a_press_during_motion_is_no_step() -> None:
    shown, _ = a_first_trick()
    shown.release(0.0)
    go_to(shown, 0.0)
    assert shown.moving(0.01) and not shown.release(0.01)
    hurry(shown, 0.02)
    assert len(seen(shown.past)) == 1 and shown.release(0.02)


def test_by_itself_each_step_stays_for_its_while_after_the_cards_have_come_to_rest() -> None:
    shown, happened = a_first_trick(stays=2.0)
    told: list[tuple[float, int]] = []
    now = 0.0
    while len(seen(shown.past)) < len(seen(happened)) and now < 60.0:
        shown.go_on(now)
        go_to(shown, now)
        told.append((now, len(seen(shown.past))))
        now = max(now + 1 / 60, min(shown.wakes_at(now), 60.0))
    first = [min(at for at, number in told if number >= count) for count in range(1, len(seen(happened)) + 1)]
    assert first[0] >= 2.0 and all(later - sooner > 2.0 for sooner, later in pairwise(first))
    assert first[-1] < 30.0


def test_who_looks_away_finds_the_step_as_it_was() -> None:
    shown, _ = a_first_trick(stays=2.0)
    shown.go_on(0.0)
    shown.rest(1.9)
    assert not shown.go_on(3.0), "from now on it is looked at"
    assert shown.go_on(5.1)
