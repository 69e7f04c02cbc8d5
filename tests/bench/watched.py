"""The programs that `frames` watches, each a process of its own on a real window.

python -m tests.bench.watched start T        the game itself; ends with its first picture and says when that was
python -m tests.bench.watched title          the game itself
python -m tests.bench.watched table WxH      a table that waits for its player
python -m tests.bench.watched flight WxH     a table where four cards are always under way; says what a frame took
python -m tests.bench.watched heard WxH      the same where assistive technology is wanted: in a session that has it
python -m tests.bench.watched evening WxH    deals and pages, one after the other; says what memory they needed
python -m tests.bench.watched thinker        an opponent that thinks without end
"""

from __future__ import annotations

import json
import os
import sys
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

FRAMES = 600
WARM_UP = 120
FRAME = 1 / 60
FLIGHT = 0.6  # seconds
DEALS = 4
ROUNDS = 120
STEP = 0.07  # seconds from frame to frame of an evening


def start(spawned: float) -> None:
    """The seconds from the start of the process to the first picture that is presented."""
    from gaigel_desktop.window.screen import Screen

    show = Screen.show

    def first(screen: Screen) -> None:
        show(screen)
        print(json.dumps({"first": time.monotonic() - spawned}), flush=True)
        os._exit(0)

    Screen.show = first  # type: ignore[method-assign]
    title()


def title() -> None:
    from gaigel_desktop.__main__ import main

    sys.argv = ["gaigel-desktop"]
    main()


def table(size: tuple[int, int]) -> None:
    from gaigel_desktop.window.loop import run
    from tests.scenes.shot import fresh, game_until

    guest = _guest(size)
    guest.take_a_chair(game_until(4, "leinfelden", fresh))
    run(guest.scenes)


def flight(size: tuple[int, int], *, heard: bool = False) -> None:
    """Work a frame in seconds: by the clock, and of this process alone; and from frame to frame. Where it is heard,
    also of the frames that were told."""
    from gaigel_desktop.window.loop import run
    from gaigel_desktop.window.scene import Scenes
    from gaigel_desktop.window.spoken.hearing import Hearing
    from tests.scenes.shot import game_until, in_a_trick

    guest = _guest(size)
    guest.take_a_chair(game_until(4, "leinfelden", in_a_trick))
    scene = guest.scene
    update, draw, spoken = scene.update, scene.draw, Scenes.spoken
    go_on, tell = Hearing.go_on, Hearing._tell
    frames: list[tuple[float, float, float]] = []  # when it began, by the clock, of this process
    began = [0.0, 0.0]
    told: list[int] = []

    def timed_update(now: float) -> float | None:
        _keep_four_flying(guest, now)
        began[:] = time.perf_counter(), time.thread_time()
        frames.append((began[0], 0.0, 0.0))
        return update(now)

    def note() -> None:
        if frames:
            frames[-1] = began[0], time.perf_counter() - began[0], time.thread_time() - began[1]

    def timed_draw() -> None:
        draw()
        note()
        if len(frames) > FRAMES + WARM_UP:
            guest.scenes.close()

    def always_new(scenes: Scenes):
        told.append(len(frames) - 1)
        words = spoken(scenes)
        return words and words._replace(title=f"{len(frames)}")

    def timed_tell(hearing: Hearing, *when) -> None:
        told.append(len(frames) - 1)
        tell(hearing, *when)

    def timed_go_on(hearing: Hearing, now: float, *, rests: bool, worked: float) -> float | None:
        rests = rests or not hearing._tried  # as if something had rested before
        pause = go_on(hearing, now, rests=rests, worked=worked)
        note()
        return pause

    scene.update, scene.draw = timed_update, timed_draw
    if heard:
        Scenes.spoken, Hearing.go_on, Hearing._tell = always_new, timed_go_on, timed_tell  # type: ignore[method-assign]
    run(guest.scenes)
    starts, work, own = zip(*frames[WARM_UP:], strict=True)
    intervals = [later - one for one, later in pairwise(starts)]
    tellings = [own[at - WARM_UP] for at in sorted({*told}) if 0 <= at - WARM_UP < len(own)]
    print(json.dumps({"work": work, "own": own, "intervals": intervals, "memory": _memory(), "told": tellings}))


def _keep_four_flying(guest, now: float) -> None:
    """Four cards go from place to place, as when a trick is gathered and cards are drawn."""
    from gaigel_desktop.scenes.stage.sprite import Leg

    stage = guest.scene.sitting.stage
    stage._quiet_at = now + 1
    flying = stage.sprites[:2] + stage.sprites[-2:]
    places = [sprite.target for sprite in stage.sprites]
    for at, sprite in enumerate(flying):
        if not sprite.moving(now):
            goal = places[int(now * 60 + 7 * at) % len(places)]
            sprite.send(Leg(now + at * FRAME, FLIGHT, goal._replace(face_up=True)))


def evening(size: tuple[int, int]) -> None:
    """Several deals to their end, with the pages between them; the clock goes as fast as frames can be drawn."""
    import pygame

    from tests.scenes.shot import game_of, opened

    dice = Random(1)
    cards = pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5
    with opened("title", size, draws=True, language="de") as guest:
        _assert_real()
        while guest.desk.kit.pictures.prepare():
            """As the title does while it waits for its player."""
        for deal in range(DEALS):
            guest.take_a_chair(game_of(4, "leinfelden", f"evening {deal}"))
            table = guest.scene
            for _ in range(ROUNDS):
                guest.key(dice.choice(cards))
                guest.key(pygame.K_SPACE)
                _pass(guest, 1.0)
                if guest.scene is not table:
                    break
            for page in (guest.app._settings, guest.app._new_match):
                page()
                _pass(guest, 0.2)
                guest.scenes.pop()
            while guest.scene is not table:
                guest.scenes.pop()
            guest.scenes.pop()
        print(json.dumps({"memory": _memory()}))


def thinker() -> None:
    """Thinks about one moment after the other."""
    from gaigel_desktop.opponents.choose import choose
    from gaigel_desktop.opponents.levels import CHARACTERS
    from gaigel_desktop.opponents.memory import Memory
    from tests.scenes.shot import game_until, talon_gone

    os.nice(10)
    game = game_until(4, "leinfelden", talon_gone)
    for seed in range(10**9):
        choose(game.seen_by(0), 0, Memory(game.standing), CHARACTERS["master"], seed)


# -- helpers -----------------------------------------------------------------------------------------------------


def _guest(size: tuple[int, int]):
    from gaigel_desktop.window.screen import Screen
    from tests.scenes.shot import Guest

    screen = Screen("Gaigel", size)
    guest = Guest(screen, None, language="de")
    _assert_real()
    guest.scene.draw()
    while guest.desk.kit.pictures.prepare():
        """As the title does while it waits for its player."""
    return guest


def _assert_real() -> None:
    import pygame

    assert pygame.display.get_driver() not in ("dummy", "offscreen"), "no display"


def _pass(guest, seconds: float) -> None:
    """Time passes in large steps."""
    for _ in range(round(seconds / STEP)):
        guest.look_between(STEP)


def _memory() -> dict[str, float]:
    """Resident megabytes, now and at most."""
    found = {}
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        name, _, value = line.partition(":")
        if name in ("VmRSS", "VmHWM"):
            found[name] = int(value.split()[0]) / 1024
    return found


def main() -> None:
    what, *rest = sys.argv[1:]
    with TemporaryDirectory() as folder:
        os.environ.setdefault("GAIGEL_HOME", folder)
        if what == "start":
            start(float(rest[0]))
        elif what == "title":
            title()
        elif what == "thinker":
            thinker()
        else:
            width, _, height = rest[0].partition("x")
            programs = {"table": table, "flight": flight, "heard": partial(flight, heard=True), "evening": evening}
            programs[what]((int(width), int(height)))


if __name__ == "__main__":
    main()
