"""Every moment: cards, numbers and calls are pressed in every phase of every act, and none of them is lost.

    python -m tests.scenes.table.every_moment            two hundred deals of every kind of table
    python -m tests.scenes.table.every_moment --deals 5

Somebody presses all the time, early, in the middle and late in whatever moves, and in every stop. Each press is done
once, or is kept for its turn and done then, or is refused in a sentence.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import Action, card_of, is_card
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.table.board.buttons import CALL_OF_KEY
from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.table.play import moving_hand
from gaigel_desktop.table.play.choosing import Choosing
from gaigel_desktop.window import theme

from .guest import Guest
from .laid import others

PHASES: Final = {"early": 0.1, "middle": 0.5, "late": 0.9}  # of what moves
CARDS: Final = ("number", "click", "drag", "enter")
PRESSES: Final = (*CARDS, "call")
HARMLESS: Final = (pygame.K_m, pygame.K_d, pygame.K_w, pygame.K_PERIOD)
COSTLY: Final = (pygame.K_a, pygame.K_g)
ENOUGH: Final = 2000  # presses until a deal must be over


class Kind(NamedTuple):
    """A table, and how the player wants it."""

    preset: str
    players: int
    chosen: dict[str, SettingValue]
    silent: bool = False  # nobody calls before all cards are played


KINDS: Final = (
    Kind("leinfelden", 4, {"speed": "normal"}),
    Kind("uspcc-1907", 4, {"speed": "fast", "at_once": True}),
    Kind("leinfelden", 2, {"speed": "slow", "trick_stays": 0.0}, silent=True),
    Kind("leinfelden", 4, {"speed": "normal", "at_once": True, "aid_propose_aus": True}),
    Kind("rutesheim", 3, {"speed": "none", "collect": "partner", "caption_stays": 4}),
    Kind("uspcc-1907", 6, {"speed": "normal", "trick_stays": 1.0, "at_once": True}),
)


class Quick(Guest):
    """Nobody looks at the picture, so none is painted."""

    draws = False


class Heard(NamedTuple):
    """What the player has been told, so that one notices when something more is said."""

    note: object
    bubbles: tuple[object, ...]


class Presser:
    """Somebody who presses all the time, and remembers what came of it."""

    def __init__(self, kind: Kind, seed: int, seen: Counter[tuple[str, str, str]] | None = None) -> None:
        """What has been `seen` in other deals is pressed less."""
        self.dice = Random(f"press {seed}")
        silent = others(kind.players - 1) if kind.silent else None
        self.guest = Quick(kind.preset, kind.players, seed, others=silent, dealing=0.0, chosen=kind.chosen)
        self.seen = Counter() if seen is None else seen  # what was shown, how far it was, what was pressed
        self.came: Counter[str] = Counter()
        self.kept: Action | None = None  # what waits for its turn
        self.told: list[str] = []

    # -- what there is -------------------------------------------------------------------------------------------

    def _own_deeds(self) -> list[Action]:
        game = self.guest.game
        if not game.playing and game.last_record is None:
            return []
        return [action for seat, action in game.record_so_far().actions if seat == 0]

    def _heard(self) -> Heard:
        said = self.guest.state.said
        return Heard(said.note, tuple(bubble for bubble in said.bubbles if bubble.seat == 0))

    def _is_told(self, before: Heard) -> bool:
        note, bubbles = self._heard()
        new = [each for each in bubbles if not any(each is known for known in before.bubbles)]
        return (note is not None and note is not before.note) or bool(new)

    def _where(self) -> tuple[str, str]:
        """What is being shown, and how far it is; or the stop."""
        state = self.guest.state
        if state.stop is not None:
            return f"stop {state.stop.kind}", "holds"
        if not state.shown.moving(self.guest.now):
            return "rest", "holds"
        return self._act(), self.phase

    def _act(self) -> str:
        past = self.guest.state.shown.past
        return type(past[-1]).__name__ if past else "dealing"

    def _seldom(self, ways: Sequence[str], times: Callable[[str], int]) -> str:
        """What has been done least."""
        least = min(map(times, ways))
        return self.dice.choice([way for way in ways if times(way) == least])

    # -- a deal --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """One deal, from the first card that flies to the page after it."""
        for _ in range(ENOUGH):
            if self.guest.scene is not self.guest.table or self.guest.table.state is None:
                break
            self._to_a_moment()
            if self.guest.scene is self.guest.table and not self.guest.state.over:
                self._press_something()
        assert self.guest.scene is not self.guest.table, "the deal is not over"
        self._notice_kept()
        assert self.kept is None, "a card was kept and never spoken of again"

    def on(self) -> None:
        """To the next deal."""
        self.guest.wait(theme.TAKEN_IN + 3.0)
        for _ in range(40):
            if self.guest.scene is self.guest.table:
                return
            self.guest.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            self.guest.wait(1.0)
        raise AssertionError("no other deal")

    def _to_a_moment(self) -> None:
        """Somewhere in what moves, or in a stop, or where nothing happens."""
        guest, stage = self.guest, self.guest.state.stage
        act, left = self._act(), stage.quiet_at - guest.now
        self.phase = self._seldom(tuple(PHASES), lambda phase: sum(self.seen[act, phase, what] for what in PRESSES))
        if 0 < left < 60:
            self._wait(max(0.01, left * PHASES[self.phase]))
        else:
            self._wait(self.dice.choice((0.02, 0.1, 0.3, 0.8)))
        self._notice_kept()

    def _wait(self, seconds: float) -> None:
        """As the loop does, but no longer than somebody sits at the table."""
        guest, end = self.guest, self.guest.now + seconds
        while guest.wakes_at <= end and guest.scene is guest.table:
            guest.wake()
            self._notice_kept()
        if guest.scene is guest.table:
            guest.now = end

    def _notice_kept(self) -> None:
        """What was kept is done once in its turn, or is spoken of."""
        table = self.guest.table
        if self.kept is None or (table.state is not None and table.state.choosing.intended == self.kept):
            return
        done = self._own_deeds()[self.deeds :].count(self.kept)
        assert done <= 1, "done twice"
        assert done == 1 or self._is_told(self.before) or self.deal_over, f"lost: {self.kept}"
        self.came["kept and done" if done else "kept and refused"] += 1
        self.kept = None

    @property
    def deal_over(self) -> bool:
        """Whether the player has ended the deal with something else."""
        over = self.guest.game.last_record
        return over is not None and bool(over.actions) and over.actions[-1][0] == 0

    # -- presses -------------------------------------------------------------------------------------------------

    def _press_something(self) -> None:
        where = self._where()
        if self.guest.state.choosing.asked:
            self._press_in_claim()
        elif where[0] != "rest" and (where[1] != "holds" or self.dice.random() < 0.4):
            what = self._seldom(PRESSES, lambda press: self.seen[(*where, press)])
            self._press_call(self.dice.choice(HARMLESS)) if what == "call" else self._press_card(what)
        elif self.dice.random() < 0.62:
            self._press_card(self.dice.choice(CARDS))
        elif self.dice.random() < 0.55:
            self._press_call(self.dice.choice(HARMLESS if self.dice.random() < 0.97 else COSTLY))
        else:
            self.key(pygame.K_SPACE)

    def key(self, key: int) -> None:
        self.guest.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))

    def _press_card(self, how: str) -> None:
        """A card of the hand is done, kept, chosen for the opening, or refused."""
        hand = self.guest.hand()
        how = how if hand else "number"
        at = self.dice.randrange(max(1, len(hand) + (self.dice.random() < 0.05)))
        at = at if how == "number" else min(at, len(hand) - 1)
        self._watch(how, at, lambda: self._by(how, at))

    def _by(self, how: str, at: int) -> None:
        guest = self.guest
        if how == "number":
            self.key(pygame.K_1 + at)
        elif how == "enter":
            guest.state.pointing = guest.state.pointing._replace(by_keys=True, focus=guest.own_card(at))
            self.key(pygame.K_RETURN)
        else:
            place = hand_place(guest.state.stage.table, at, len(guest.hand()))
            guest.mouse(pygame.MOUSEBUTTONDOWN, place.x - 30, place.y)
            if how == "drag":
                guest.mouse(pygame.MOUSEMOTION, 600, 330)
            guest.mouse(pygame.MOUSEBUTTONUP, *((600, 330) if how == "drag" else (place.x - 30, place.y)))

    def _watch(self, what: str, at: int, press: Callable[[], None]) -> None:
        """Press, and see what came of it: what may be played is played or kept, and anything else is told."""
        guest, where, meant = self.guest, self._where(), self._meant(what, at)
        may = meant is not None and guest.state.chair.why_not(meant) is None
        before, was, chosen = self._heard(), len(self._own_deeds()), guest.state.choosing
        by_others, just_called = guest.game.moment - was, chosen.just_called(guest.now)
        press()
        may = may and guest.game.moment - len(self._own_deeds()) == by_others  # nobody has called in between
        new = [deed for deed in self._own_deeds()[was:] if is_card(deed)]
        self.seen[(*where, what)] += 1
        both = len(new) > 1 and card_of(new[0]) == card_of(new[1])  # one waited, and its twin was pressed
        if self.kept in new and (card_of(new[0]) != meant or both):  # its turn has come with this press
            self.came["kept and done"] += 1
            new.remove(self.kept)
            self.kept, may = None, False
        assert len(new) <= 1, f"{what} in {where}: done twice"
        came = "over" if guest.scene is not guest.table else self._came_of(new, meant, chosen, before, was)
        if came == "lost" and what in ("click", "drag") and where[1] != "holds":
            came = "where no card lay yet"
        if came == "lost" and what == "number" and just_called:
            came = "an answer to what was not asked"
        assert came != "lost", f"{what} in {where} is lost"
        assert came != "told" or not may, f"{what} in {where}: it might have been played"
        self.came[came] += 1

    def _meant(self, what: str, at: int) -> int | None:
        """The card that the player sees where the press goes."""
        state, hand = self.guest.state, self.guest.hand()
        if what == "enter":
            return hand[at]
        if what == "number":
            return moving_hand.card_at_number(state, at)
        place = hand_place(state.stage.table, at, len(hand))
        return moving_hand.card_under(state, (place.x - 30, place.y), hand[at])

    def _came_of(self, new: list[Action], meant: int | None, chosen: Choosing, before: Heard, was: int) -> str:
        now = self.guest.state.choosing
        if new:
            assert meant is None or card_of(new[0]) == meant, "another card than was seen there"
            self.kept = None
            return "done"
        if now.intended is not None:
            self.kept, self.deeds, self.before = now.intended, was, before
            return "kept"
        if chosen.intended is not None and card_of(chosen.intended) == meant:
            self.kept = None
            return "taken back"
        if (now.picked, now.mode) != (chosen.picked, chosen.mode):
            return "chosen"
        return "told" if self._is_told(before) else "lost"

    def _press_call(self, key: int) -> None:
        """A call is said at once, opens its panel, or is refused."""
        guest, where = self.guest, self._where()
        before, was = self._heard(), len(self._own_deeds())
        self.key(key)
        self.seen[(*where, "call")] += 1
        if guest.scene is not guest.table:
            return
        self._notice_kept()  # its turn may have come meanwhile, and the next press clears away what was said of it
        opened = guest.panel_open
        deeds = len(self._own_deeds()) - was
        intended = guest.state.choosing.intended is not None
        assert deeds <= 1 or guest.deal.phase == OVER, "done twice"
        assert opened or deeds or intended or self._is_told(before), f"{CALL_OF_KEY[chr(key)]} in {where} is lost"
        self.came["called" if deeds else "asked" if opened else "call refused"] += 1
        if opened:
            self._choose_in_panel(key)

    def _choose_in_panel(self, key: int) -> None:
        """One of its numbers, or away; whoever would lose a game by it thinks better of it."""
        guest = self.guest
        if key in COSTLY or key == pygame.K_PERIOD or self.dice.random() < 0.3:
            self.key(pygame.K_ESCAPE)
            assert not guest.panel_open or guest.state.choosing.asked
            return
        before, was = self._heard(), len(self._own_deeds())
        self.key(pygame.K_1 + self.dice.randrange(6))
        deeds = len(self._own_deeds()) - was
        assert deeds <= 1 or guest.deal.phase == OVER, "done twice"
        assert deeds or self._is_told(before) or guest.panel_open or guest.state.choosing.intended is not None
        self.came["chosen in a panel" if deeds else "not to be chosen"] += 1
        if guest.panel_open:
            self.key(pygame.K_ESCAPE)

    def _press_in_claim(self) -> None:
        """A claim is answered by its letters and numbers alone; another card or a call is refused."""
        guest, before, was = self.guest, self._heard(), len(self._own_deeds())
        key = self.dice.choice((pygame.K_3, pygame.K_4, pygame.K_m, pygame.K_w, pygame.K_s))
        self.key(key)
        if key != pygame.K_s:
            assert len(self._own_deeds()) == was and self._is_told(before), "a claim is asked first, and that is said"
            self.came["refused while a claim is asked"] += 1
        self.seen["stop claim", "holds", "call"] += 1
        self._wait(0.3 if guest.scene is guest.table else 0.0)


def main() -> None:
    """Many deals of every kind, and what came of it."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--deals", type=int, default=200)
    came: Counter[str] = Counter()
    for number in range(wanted.parse_args().deals):
        presser = Presser(KINDS[number % len(KINDS)], number)
        try:
            presser.play()
        except AssertionError:
            print(f"deal {number}, {KINDS[number % len(KINDS)]}")
            raise
        came += presser.came
    print(", ".join(f"{what}: {times}" for what, times in came.most_common()))


if __name__ == "__main__":
    main()
