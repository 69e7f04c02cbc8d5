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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from gaigel_desktop.scenes.deal.table_scene import TableScene
    from gaigel_desktop.table.motion.stage import Stage
    from gaigel_desktop.window.spoken.messages import Told
    from gaigel_desktop.window.spoken.tree import InWords
    from tests.scenes.shot import Guest

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

    with patch.object(Screen, "show", first):
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


class Timed:
    """A table where four cards are always under way: what each of its frames takes, and which of them are told."""

    def __init__(self, guest: Guest, table: TableScene) -> None:
        assert table.state is not None
        self.frames: list[tuple[float, float, float]] = []  # when it began, by the clock, of this process
        self.told: list[int] = []
        self._guest, self._stage = guest, table.state.stage
        self._update, self._draw = table.update, table.draw
        self._began = 0.0, 0.0
        self._asked = False

    def update(self, now: float) -> float | None:
        """A frame begins."""
        _keep_four_flying(self._stage, now)
        self._began = time.perf_counter(), time.thread_time()
        self.frames.append((self._began[0], 0.0, 0.0))
        return self._update(now)

    def draw(self) -> None:
        """It is drawn, and over unless it is told."""
        self._draw()
        self._note()
        if len(self.frames) > FRAMES + WARM_UP:
            self._guest.scenes.close()

    def _note(self) -> None:
        if self.frames:
            clock, own = self._began
            self.frames[-1] = clock, time.perf_counter() - clock, time.thread_time() - own

    @contextmanager
    def told_too(self) -> Iterator[None]:
        """Each of them is told, as if every one had other words."""
        from gaigel_desktop.window.scene import Scenes
        from gaigel_desktop.window.spoken.hearing import Hearing

        spoken, go_on, teller = Scenes.spoken, Hearing.go_on, self._guest.house.kit.screen.teller()
        assert teller is not None
        tell = teller.tell

        def always_new(scenes: Scenes) -> InWords | None:
            self.told.append(len(self.frames) - 1)
            words = spoken(scenes)
            return words and words._replace(title=f"{len(self.frames)}")

        def noted_tell(told: Told) -> None:
            self.told.append(len(self.frames) - 1)
            tell(told)

        def timed_go_on(hearing: Hearing, now: float, *, rests: bool, worked: float = 0.0) -> float | None:
            first, self._asked = not self._asked, True
            pause = go_on(hearing, now, rests=rests or first, worked=worked)  # as if something had rested before
            self._note()
            return pause

        with (
            patch.object(Scenes, "spoken", always_new),
            patch.object(Hearing, "go_on", timed_go_on),
            patch.object(teller, "tell", noted_tell),
        ):
            yield


def flight(size: tuple[int, int], *, heard: bool = False) -> None:
    """Work a frame in seconds: by the clock, and of this process alone; and from frame to frame. Where it is heard,
    also of the frames that were told."""
    from gaigel_desktop.scenes.deal.table_scene import TableScene
    from gaigel_desktop.window.loop import run
    from tests.scenes.shot import game_until, in_a_trick

    guest = _guest(size)
    guest.take_a_chair(game_until(4, "leinfelden", in_a_trick))
    table = guest.scene
    assert isinstance(table, TableScene) and table.state is not None
    timed = Timed(guest, table)
    with ExitStack() as watched:
        watched.enter_context(patch.object(table, "update", timed.update))
        watched.enter_context(patch.object(table, "draw", timed.draw))
        # The table waits for what flies.
        watched.enter_context(patch.object(table.state.stage, "quiet", lambda now: False))
        if heard:
            watched.enter_context(timed.told_too())
        run(guest.scenes)
    starts, work, own = zip(*timed.frames[WARM_UP:], strict=True)
    intervals = [later - one for one, later in pairwise(starts)]
    tellings = [own[at - WARM_UP] for at in sorted({*timed.told}) if 0 <= at - WARM_UP < len(own)]
    print(json.dumps({"work": work, "own": own, "intervals": intervals, "memory": _memory(), "told": tellings}))


def _keep_four_flying(stage: Stage, now: float) -> None:
    """Four cards go from place to place, as when a trick is gathered and cards are drawn."""
    from gaigel_desktop.table.motion.sprite import Leg

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
        while guest.house.kit.pictures.prepare():
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
            while guest.scene is not guest.title:
                guest.scenes.pop()
            for page in ("settings", "new_match"):
                guest.click(page)
                _pass(guest, 0.2)
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


def _guest(size: tuple[int, int]) -> Guest:
    from gaigel_desktop.window.screen import Screen
    from gaigel_desktop.window.spoken.teller import teller_for
    from tests.scenes.shot import Guest

    screen = Screen("Gaigel", size, new_teller=teller_for)
    guest = Guest(screen, None, language="de")
    _assert_real()
    guest.scene.draw()
    while guest.house.kit.pictures.prepare():
        """As the title does while it waits for its player."""
    return guest


def _assert_real() -> None:
    import pygame

    assert pygame.display.get_driver() not in ("dummy", "offscreen"), "no display"


def _pass(guest: Guest, seconds: float) -> None:
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
            programs: dict[str, Callable[[tuple[int, int]], None]] = {
                "table": table,
                "flight": flight,
                "heard": partial(flight, heard=True),
                "evening": evening,
            }
            programs[what]((int(width), int(height)))


if __name__ == "__main__":
    main()
