"""Alone: one deal after the other is shown, and nobody is there; nothing breaks, and no memory is held on to.

python -m tests.showing.alone [--deals N]                 on the title, where the game shows itself, round by round
python -m tests.showing.alone --courses [--seed WORD]     without a window, and every other deal with a presenter who
                                                          takes over and gives back, leaves and comes back, by dice
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from tests.faults.evenings import Somebody, spend, usual

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.dealer import cut_by_dice, record_from
from gaigel_desktop.controller.match.players import Player
from gaigel_desktop.controller.minds.mind import Mind, Twin
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import PASS, is_card
from gaigel_desktop.rules.deal import NOBODY, may_knock
from gaigel_desktop.rules.options import RuleSet
from gaigel_desktop.show.by_itself import ByItself
from gaigel_desktop.show.plan.course import Course
from gaigel_desktop.window.pictures import Pictures
from tests.faults.holdings import resident
from tests.random_tables import TABLES, preset_for

from .shown import ByThumb

MOST_GROWN: Final = 5.0  # megabytes, from when everything has been seen once
WARM: Final = 100  # deals until then
EVERY: Final = 50  # deals from one weighing to the next
GLIMPSE: Final = 0.5  # seconds from one look at what moves to the next
SELDOM: Final = 9  # so many looks of which one is drawn
WHIM: Final = 0.05  # how often the presenter does something else than to go on


def live(rules: RuleSet, seed: str, mind: Mind) -> Course:
    """A deal that nobody has played yet, and guests who will."""
    record = record_from(seed, cut_by_dice(seed, may_knock(rules)), rules, 0)

    def guest(seat: int) -> Player:
        return Opponent(CHARACTERS["guest"], f"{seed} {seat}", mind)

    return Course(record, 0, guest)


class Presenter:
    """Presses on to the end of a deal; by whim back, or takes over somebody's cards, or gives them back."""

    def __init__(self, course: Course, dice: Random, whim: float = WHIM) -> None:
        self.course, self._dice, self._whim = course, dice, whim
        self.at = course.first

    def show(self) -> None:
        """Until the deal is over, as it was and in every branch that is begun."""
        while not self.course.over(self.at):
            if self._dice.random() < self._whim:
                self._dice.choice((self._back, self._hold, self._give_back, self._as_it_was))()
            elif self.course.awaited(self.at) != NOBODY:
                self._play()
            else:
                self._on()

    def _on(self) -> None:
        assert self.at < self.course.last or self.course.go_on(self.at), (
            "nobody thinks long here, and nobody is awaited"
        )
        self.at += 1

    def _back(self) -> None:
        self.at = self._dice.randint(0, self.at)

    def _hold(self) -> None:
        self.course.hold(self._dice.randrange(self.course.steps[0].seen.players))

    def _give_back(self) -> None:
        for seat in sorted(self.course.held)[:1]:
            self.course.give_back(seat)

    def _as_it_was(self) -> None:
        if self.course.branched:
            self.at = self.course.as_it_was()

    def _play(self) -> None:
        """A card, or whatever lets a chance go by."""
        seat = self.course.awaited(self.at)
        ways = [action for action in self.course.legal(self.at, seat) if is_card(action) or action == PASS]
        self.course.play(self.at, seat, self._dice.choice(ways))
        self.at += 1


def shown(deals: int, seed: str) -> Iterator[int]:
    """Deals of all tables, every other one with a presenter who has whims; how many are over."""
    mind, dice = Twin(), Random(f"alone {seed}")
    for number in range(deals):
        rules = preset_for(*TABLES[number % len(TABLES)])
        Presenter(live(rules, f"{seed} {number}", mind), dice, WHIM * (number % 2)).show()
        yield number + 1
    mind.close()


class Scales:
    """What the process weighs after so many deals."""

    def __init__(self) -> None:
        self.weights: dict[int, float] = {}

    def weigh(self, over: int) -> None:
        """Every now and then."""
        if over % EVERY == 0:
            self.weights[over] = resident()
            print(f"{over}: {self.weights[over]:.1f} MB", flush=True)

    @property
    def grown(self) -> float:
        """How much more it is than when it was warm."""
        late = [weight for over, weight in self.weights.items() if over >= WARM]
        return late[-1] - late[0] if late else 0.0


def prepare(pictures: Pictures, piece: Callable[[Pictures], bool] = Pictures.prepare) -> None:
    """What the loop does where nothing else is to be done: it gets ready what will be needed."""
    while piece(pictures):
        time.sleep(0)


def on_the_title(player: Somebody, deals: int, scales: Scales) -> None:
    """Nobody touches anything: a deal a round, and a picture now and then; afterwards somebody comes."""
    mind = ByThumb()
    player.house.thinking.new = lambda: mind
    player.player.change(shows_itself=True)
    player.frame = GLIMPSE
    player.turn()
    while not isinstance(player.scene, ByItself):
        player.wake()
    itself, looks = player.scene, 0
    while itself.rounds < deals:
        before = itself.rounds
        player.wake()
        looks += 1
        if looks % SELDOM == 0:
            player.scenes.draw()
            prepare(player.house.kit.pictures)
        if itself.rounds > before:
            scales.weigh(itself.rounds)
    while not mind.open:  # somebody thinks
        player.wake()
    player.key(pygame.K_SPACE)
    assert player.scene is player.title and not mind.open, "nobody thinks on"


def main() -> int:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--courses", action="store_true")
    parser.add_argument("--seed", default="1")
    asked, scales = parser.parse_args(), Scales()
    if asked.courses:
        for over in shown(asked.deals, asked.seed):
            scales.weigh(over)
    else:
        with TemporaryDirectory() as home:
            usual(Path(home))
            spend(Path(home), lambda player: on_the_title(player, asked.deals, scales))
    print(f"{asked.deals} deals shown; memory has grown by {scales.grown:.1f} MB")
    return int(scales.grown > MOST_GROWN)


if __name__ == "__main__":
    sys.exit(main())
