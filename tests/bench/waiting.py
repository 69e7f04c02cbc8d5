"""How long the table makes a player wait: a robot plays whole deals by a clock that the test turns.

    python -m tests.bench.waiting [--deals N] [--speed normal fast ...] [--patient] [--winks] [--stays SECONDS]

The robot has no thoughts of its own: its card is pressed in the moment in which the table takes it, and a stop is ended
in the moment in which it comes. It looks on while something moves: it wants to see what others lay down, and what it
draws. Who is patient presses cards alone, and ends no stop but those that would last for ever. So all time that passes
is waiting; it is noted by what the table is at: a stop of each kind, a motion, or somebody who seems to think.

A trick is counted from the own card to the moment in which the next one can be pressed. Dealing, and what comes before
the first card, stands in a line of its own; what follows the last card of a deal is the count, and no waiting. The
clock is that of the tests, so that every run has the same figures, on every machine.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.opponents.levels import LEVEL_NAMED, Character
from gaigel_desktop.rules.actions import PASS, is_card
from gaigel_desktop.rules.deal import ENDGAME, OPENING, OVER
from gaigel_desktop.rules.events import LaidFaceDown, Opened, Played
from gaigel_desktop.window import theme
from tests.scenes.table.guest import Guest

THUMB: Final = LEVEL_NAMED["beginner"]._replace(slip=0.0, keeps=1.0)  # nobody thinks long, and nobody miscounts
PRESSES: Final = ("all", "cards", "late", "nothing")
FIRST: Final = "before the first card"
THINKING: Final = "somebody thinks"
MOTION: Final = "motion: "
STOP: Final = "stop: "
LONGEST: Final = 600.0  # seconds that a deal lasts


class Robot(Guest):
    """Somebody who presses as fast as the table lets them."""

    frame = theme.FRAME
    draws = False

    def __init__(self, deal: int, *, presses: str, winks: bool, progress: Progress, **chosen: SettingValue) -> None:
        self.presses, self.asked_at = presses, -1
        self.progress = progress
        self.mind = Opponent(Character("robot", THUMB, signs=1.0 if winks else 0.0), f"robot {deal}")
        others = [Opponent(Character("other", THUMB), f"waiting {deal} {seat}") for seat in (1, 2, 3)]
        self.heard = 0
        super().__init__(seed=deal, others=list(others), dealing=0.0, **chosen)
        self.mind.begin(0, self.game.standing)

    def deal_through(self) -> list[Counter[str]]:
        """From the first packet to whatever ends the deal: what was waited for before the first card, and then from the
        first card of each trick to that of the next."""
        self.desk.learner._progress = self.progress
        waits, end = defaultdict[int, Counter[str]](Counter), self.now + LONGEST
        while self.scene is self.table and self.deal.phase != OVER:
            assert self.now < end, f"{self.stop}, {self.deal.turn}"
            if not self._acts():
                self._pass(waits[self._tricks()])
        return [waits[trick] for trick in range(self._tricks())]

    def _tricks(self) -> int:
        """How many have been begun, as far as that has been seen."""
        cards = sum(isinstance(event, Opened | Played | LaidFaceDown) for event in self.sitting.shown.past)
        return -(-cards // self.deal.players)

    def _pass(self, waits: Counter[str]) -> None:
        """The table goes on to whatever is next to be seen."""
        kind, began = self._at(), self.now
        self.wake()
        waits[kind] += self.now - began

    def _at(self) -> str:
        shown, stop = self.sitting.shown, self.stop
        if stop is not None:
            return STOP + stop.kind
        return MOTION + self._moving() if shown.busy(self.now) else THINKING

    def _moving(self) -> str:
        past = self.sitting.shown.past
        return type(past[-1]).__name__ if past else "Dealt"

    # -- what it does --------------------------------------------------------------------------------------------

    def _acts(self) -> bool:
        """Whether there is something to be pressed now; that takes no time."""
        stop, moving = self.stop, self.sitting.shown.moving(self.now)
        if stop is not None and (stop.seconds is None or self.presses != "nothing"):
            self._press(pygame.K_SPACE)
        elif moving and (self.presses == "all" or (self.presses == "cards" and self._is_in_turn())):
            self._press(pygame.K_SPACE)
            return not self.sitting.shown.moving(self.now)
        elif stop is not None or moving or self.sitting.choosing.intended is not None:
            return False
        else:
            return self._does(self._wanted())
        return True

    def _is_in_turn(self) -> bool:
        """Whether a card of its own would be done now."""
        seen = self.sitting.seen
        return seen.turn == 0 and not seen.waiting and seen.phase <= ENDGAME

    def _does(self, action: int | None) -> bool:
        if action is None or action == PASS:
            return False
        if not is_card(action):
            self.table._deeds.do(action)
            self.turn()
        elif self.sitting.seen.turn == 0:
            self._lay(action)
        return True

    def _wanted(self) -> int | None:
        """What it would do now; the same moment is thought about once."""
        moment, news = self.game.moment, self.sitting.chair.news(self.heard)
        for event in news:
            self.mind.follow(event)
        self.heard += len(news)
        if self.asked_at == moment:
            return None
        self.asked_at = moment
        self.mind.ask(moment, self.game.seen_by(0))
        answer = self.mind.answer()
        return None if answer is None else answer.action

    def _lay(self, action: int) -> None:
        """The card is pressed; the first of a deal in the way that was chosen."""
        if self.sitting.seen.phase == OPENING:
            self.table._deeds._intend(action)
            self.turn()
        else:
            self._press(pygame.K_1 + self.hand().index(action))

    def _press(self, key: int) -> None:
        self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def play(deals: int, presses: str, *, winks: bool = False, **chosen: SettingValue) -> Iterator[list[Counter[str]]]:
    """So many deals; what the player has learned goes on with them."""
    progress = Progress()
    for deal in range(1, deals + 1):
        robot = Robot(deal, presses=presses, winks=winks, progress=progress, **chosen)
        yield robot.deal_through()
        progress = robot.desk.learner.progress


def told(waited: list[list[Counter[str]]], worst: int) -> Iterator[str]:
    """The waiting of a trick, and where it goes."""
    tricks = [trick for deal in waited for trick in deal[1:]]
    sums = sorted(trick.total() for trick in tricks)
    yield f"  a trick, of {len(sums)}: median {median(sums):.2f} s, most {sums[-1]:.2f} s, mean {mean(sums):.2f} s"
    high = sums[int(len(sums) * 0.95)]
    yield f"  one in twenty lasts longer than {high:.2f} s"
    yield f"  {FIRST}: median {median(deal[0].total() for deal in waited):.2f} s"
    whole: Counter[str] = sum(tricks, Counter())
    for kind, seconds in whole.most_common():
        yield f"    {kind:32}{seconds / len(sums):6.2f} s a trick"
    for trick in sorted(tricks, key=Counter.total)[::-1][:worst]:
        yield f"    {trick.total():.2f}: " + ", ".join(f"{kind} {seconds:.2f}" for kind, seconds in trick.items())


def mean(seconds: Iterable[float]) -> float:
    found = list(seconds)
    return sum(found) / len(found)


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--speed", nargs="+", default=["normal", "fast"])
    parser.add_argument("--presses", nargs="+", choices=PRESSES, default=list(PRESSES))
    parser.add_argument("--winks", action="store_true")
    parser.add_argument("--stays", type=float, default=1.0)
    parser.add_argument("--worst", type=int, default=0, help="so many of the longest tricks, and where they went")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ["GAIGEL_HOME"] = folder
        for speed in asked.speed:
            for presses in asked.presses:
                print(f"{speed}, presses {presses}:")
                waited = list(play(asked.deals, presses, winks=asked.winks, speed=speed, trick_stays=asked.stays))
                print("\n".join(told(waited, asked.worst)))


if __name__ == "__main__":
    main()
