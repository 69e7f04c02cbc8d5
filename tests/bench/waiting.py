"""How long the table makes a player wait: a robot plays whole deals by a clock that the test turns.

    python -m tests.bench.waiting [--deals N] [--speed normal fast ...] [--presses all cards ...]

The robot never thinks: whatever it presses is pressed in the moment in which the table takes it. So all the time that
passes is waiting, and is noted by what the table is at: a stop of each kind, a motion, or somebody who seems to think.
It presses

    all       whatever the table takes: every stop is ended as it comes, every motion as it begins
    cards     stops, and its card as soon as it is in turn; it looks on while others play, show and exchange
    late      the same, but it looks at every motion to its end, before its own card too
    nothing   only what the table waits for

A trick is counted from its first card to that of the next one. What comes before the first card of a deal is left out
(it is dealt), and so is the trick in which a deal ends (it is counted). The clock is that of the tests: every run has
the same figures, on every machine. The others play by rules of thumb, declare, exchange, sign and call.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.opponents.levels import LEVEL_NAMED, Character
from gaigel_desktop.rules.actions import PASS, Action, is_card
from gaigel_desktop.rules.deal import ENDGAME, OPENING, OVER
from gaigel_desktop.rules.events import Ended, LaidFaceDown, Opened, Played
from gaigel_desktop.window import theme
from tests.scenes.table.guest import Guest

THUMB: Final = LEVEL_NAMED["beginner"]._replace(slip=0.0, keeps=1.0)  # nobody thinks long, and nobody miscounts
PRESSES: Final = ("all", "cards", "late", "nothing")
THINKING: Final = "somebody thinks"
LONGEST: Final = 600.0  # seconds that a deal lasts

Waits = Counter[str]  # seconds, by what the table is at


class Robot(Guest):
    """Somebody who presses as fast as the table lets them."""

    frame = theme.FRAME
    draws = False

    def __init__(self, deal: int, presses: str, progress: Progress, speed: str, trick_stays: float) -> None:
        self._presses, self._learned = presses, progress
        self._mind = Opponent(Character("robot", THUMB, signs=0.0), f"robot {deal}")
        self._heard, self._asked_at = 0, -1
        others = [Opponent(Character("other", THUMB), f"waiting {deal} {seat}") for seat in (1, 2, 3)]
        super().__init__(seed=deal, others=list(others), dealing=0.0, speed=speed, trick_stays=trick_stays)
        self._mind.begin(0, self.game.standing)

    def deal_through(self) -> list[Waits]:
        """What was waited for from the first card of each trick to that of the next, until the deal ends."""
        self.player.learner.learn(self._learned)
        self.running.read_aids()
        waits, end = defaultdict[int, Waits](Counter), self.now + LONGEST
        while self.scene is self.table and self.deal.phase != OVER:
            assert self.now < end, f"{self.stop}, {self.deal.turn}"
            if not self._acts():
                self._wait(waits[self._tricks()])
        tricks = self._tricks()
        self._see_the_end()
        return [waits[trick] for trick in range(1, tricks)]

    def _see_the_end(self) -> None:
        """What is learned of a deal is learned when its end has been seen."""
        state = self.state
        while not any(isinstance(event, Ended) for event in state.shown.past):
            self._press(pygame.K_SPACE)
            self.wake()

    def _tricks(self) -> int:
        """How many have been begun, as far as that has been seen."""
        cards = sum(isinstance(event, Opened | Played | LaidFaceDown) for event in self.state.shown.past)
        return -(-cards // self.deal.players)

    def _wait(self, waits: Waits) -> None:
        """The table goes on to whatever is next to be seen."""
        kind, began = self._at(), self.now
        self.wake()
        waits[kind] += self.now - began  # type: ignore[assignment]  # what is counted may be parts of seconds

    def _at(self) -> str:
        shown, stop = self.state.shown, self.stop
        if stop is not None:
            return f"stop: {stop.kind}"
        return f"motion: {type(shown.past[-1]).__name__}" if shown.busy(self.now) and shown.past else THINKING

    # -- what it does --------------------------------------------------------------------------------------------

    def _acts(self) -> bool:
        """Whether there is something to be pressed now; that takes no time."""
        stop, moving = self.stop, self.state.shown.moving(self.now)
        if stop is not None and (stop.seconds is None or self._presses != "nothing"):
            self._press(pygame.K_SPACE)
        elif moving and self._hurries():
            self._press(pygame.K_SPACE)
            return not self.state.shown.moving(self.now)
        elif stop is not None or moving or self.state.choosing.intended is not None:
            return False
        else:
            return self._does(self._wanted())
        return True

    def _hurries(self) -> bool:
        seen = self.state.seen
        in_turn = seen.turn == 0 and not seen.waiting and seen.phase <= ENDGAME
        return self._presses == "all" or (self._presses == "cards" and in_turn)

    def _wanted(self) -> Action | None:
        """What it would do now; the same moment is thought about once."""
        moment, news = self.game.moment, self.state.chair.news(self._heard)
        for event in news:
            self._mind.follow(event)
        self._heard += len(news)
        if self._asked_at == moment:
            return None
        self._asked_at = moment
        self._mind.ask(moment, self.game.seen_by(0))
        answer = self._mind.answer()
        return None if answer is None else answer.action

    def _does(self, action: Action | None) -> bool:
        """A card is pressed, a word is said as its panel says it."""
        if action is None or action == PASS or (is_card(action) and self.state.seen.turn != 0):
            return False
        if is_card(action) and self.state.seen.phase != OPENING:
            self._press(pygame.K_1 + self.hand().index(action))
        else:
            self.means(action)
            self.turn()
        return True

    def _press(self, key: int) -> None:
        self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def play(deals: int, presses: str, speed: str = "normal", trick_stays: float = 1.0) -> list[Waits]:
    """The tricks of so many deals; what the player has learned goes on with them."""
    tricks, progress = list[Waits](), Progress()
    for deal in range(1, deals + 1):
        robot = Robot(deal, presses, progress, speed, trick_stays)
        tricks += robot.deal_through()
        progress = robot.player.learner.progress
    return tricks


def told(tricks: list[Waits], worst: int) -> Iterator[str]:
    """The waiting of a trick, and where it goes."""
    sums = sorted(trick.total() for trick in tricks)
    mean, high = sum(sums) / len(sums), sums[int(len(sums) * 0.95)]
    yield f"  {len(sums)} tricks: median {median(sums):.2f} s, mean {mean:.2f} s, most {sums[-1]:.2f} s"
    yield f"  one in twenty lasts longer than {high:.2f} s"
    for kind, seconds in sum(tricks, Counter()).most_common():
        yield f"    {kind:32}{seconds / len(sums):6.2f} s a trick"
    for trick in sorted(tricks, key=Counter.total)[::-1][:worst]:
        yield f"    {trick.total():.2f}: " + ", ".join(f"{kind} {seconds:.2f}" for kind, seconds in trick.items())


def main() -> None:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--speed", nargs="+", choices=theme.SPEEDS, default=["normal", "fast"])
    parser.add_argument("--presses", nargs="+", choices=PRESSES, default=list(PRESSES))
    parser.add_argument("--stays", type=float, default=1.0, help="how long a finished trick stays")
    parser.add_argument("--worst", type=int, default=0, help="so many of the longest tricks, and where they went")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        os.environ["GAIGEL_HOME"] = folder
        for speed in asked.speed:
            for presses in asked.presses:
                print(f"{speed}, presses {presses}:")
                tricks = play(asked.deals, presses, speed=speed, trick_stays=asked.stays)
                print("\n".join(told(tricks, asked.worst)))


if __name__ == "__main__":
    main()
