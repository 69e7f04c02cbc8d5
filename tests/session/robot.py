"""Somebody who plays a deal through its session, without a window: what they mean goes in, and what is to be done
outside comes out. `python -m tests.session.robot` tells what a deal of each table takes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Final

from gaigel_desktop.controller.coaching.adviser import Adviser
from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.dealer import Seed, cut_by_dice
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.story import Forgotten
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import AIDS, Aids, Settings
from gaigel_desktop.controller.teaching.learner import Learner
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import card_of
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import Deal, may_knock
from gaigel_desktop.rules.events import Event
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import PRESETS, RuleSet, problems
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import LaidNoteCard, NoteCard
from gaigel_desktop.table.play import intents, laid_out_choices
from gaigel_desktop.table.play.effects import DealOver, Effect
from gaigel_desktop.table.play.intents import Intent
from gaigel_desktop.table.play.remark import Remark
from gaigel_desktop.table.play.session import Session
from gaigel_desktop.table.play.table_talk import Busy
from gaigel_desktop.window.boxes import Box
from tests.yardstick import yardstick

NAMES: Final = ("Ich", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")
PORTRAITS: Final = ("oezlem", "lena", "eugen", "roesle", "jockel", "berta", "karle", "samuel")
NOTHING_LEARNED: Final = Progress()
GLANCE: Final = 1.0  # seconds between two looks at a table where something moves
SPEEDS: Final = ("normal", "none")
LONGEST: Final = 5000  # looks
PARTS: Final = 4  # of a yardstick


class NoWindow:
    """A local player who sees nothing, and hears the table if that is wanted."""

    muted, calm, design, text_size = False, False, (1280.0, 720.0), 1.0

    def __init__(self, settings: Settings, learned: Progress, *, hears: bool = False) -> None:
        self.settings, self.hears = settings, hears
        self.learner = Learner(lambda: self.settings, lambda: None, learned)


class NoTalk:
    """Nobody says anything besides the game."""

    def about(self, event: Event, seen: Deal, now: float, busy: Busy) -> Remark | None:
        return None

    def while_waiting(self, now: float) -> Remark | None:
        return None


class SomePaper:
    """All papers lie in the same place."""

    looks = None

    def lay(self, leaf: NoteCard, seen: Deal, table: Table) -> LaidNoteCard:
        box = Box(900, 120, 300, 160)
        buttons = tuple(box.moved(0, 40 * at)._replace(height=40) for at in range(len(leaf.buttons)))
        return LaidNoteCard(leaf, box, buttons, box.top(20) if leaf.back else None)


def nobody() -> Adviser:
    """Nobody is asked for a hint."""
    raise AssertionError("a hint was asked for")


class Robot:
    """Plays any card that may be played, and lets everything else go by; so do the others, if nobody is named."""

    rests = GLANCE  # after each press

    def __init__(
        self,
        rules: RuleSet,
        seed: int,
        *,
        hears: bool = False,
        helped: bool = False,
        aids: Aids | None = None,
        speed: str = "normal",
        at_once: bool = False,
        others: Sequence[Player] = (),
        learned: Progress = NOTHING_LEARNED,
    ) -> None:
        self._dice = Random(seed)
        thinks = [Thinker(lambda seen, seat: random_cards(seen, seat, self._dice)) for _ in range(rules.players - 1)]
        self.game = Game(rules, [Human(), *(others or thinks)], rules.players - 1, Forgotten())
        pack = Seed(f"robot {seed}")
        self.game.deal_out(pack, cut_by_dice(pack.text, may_knock(rules)))
        helps = dict.fromkeys(AIDS, helped) | {"aid_ask_back": False}  # nobody thinks about its cards
        settings = Settings().change(speed=speed, at_once=at_once, **helps)
        settings = settings if aids is None else settings._replace(aids=aids)
        self.now, self.effects = 1000.0, list[Effect]()
        seating = Seating(0, NAMES[: rules.players], PORTRAITS[: rules.players])
        self.session = Session(
            party_at(self.game, 0),
            seating,
            NoWindow(settings, learned, hears=hears),
            NoTalk(),
            nobody,
            lays_paper=SomePaper(),
            now=self.now,
            offers_lessons=False,
        )
        self.session.state.stage.deal(self.now)

    def play(self) -> None:
        """To the end of the deal."""
        for _ in range(LONGEST):
            effects, rests = self.session.update(self.now)
            self.effects += effects
            if DealOver() in effects:
                return
            meant = self.meant()
            if meant is not None:
                self.effects += self.session.do(meant, self.now)
            self.now += self.rests if meant is not None else rests or GLANCE
        raise AssertionError(f"the deal does not end: {self.session.state.stop}")

    def meant(self) -> Intent | None:
        """What there is to do now."""
        state = self.session.state
        if state.choosing.asked:
            return intents.Number(1)
        if state.shown.moving(state.now) or state.stop is not None:
            return intents.GoOn()
        if state.choosing.picked is not None:
            return intents.Press(ItemId("way", self._dice.randrange(len(laid_out_choices.ways_to_open(state)))))
        if state.seen.turn != state.me or state.seen.waiting or state.choosing.intended is not None:
            return None
        cards = [card_of(action) for action in card_actions(state.seen)]
        cards = [card for card in cards if card != HIDDEN]
        return intents.Press(ItemId("card", self.chosen(cards))) if cards else None

    def chosen(self, cards: list[int]) -> int:
        """Which of the cards that may be played it is."""
        return self._dice.choice(cards)


def tables() -> dict[str, RuleSet]:
    """Each preset with each number of people that it can be played by."""
    named = (
        (f"{name} {players}", rules._replace(players=players))
        for name, rules in PRESETS.items()
        for players in range(2, 9)
    )
    return {name: rules for name, rules in named if not problems(rules)}


def yardsticks(rules: RuleSet, speed: str, stick: float) -> float:
    """How many of them a deal takes at this table."""
    robot = Robot(rules, 1, speed=speed)
    began = time.thread_time()
    robot.play()
    return (time.thread_time() - began) / stick


def main() -> None:
    """Print how many yardsticks of a processor a deal takes, with what moves and without."""
    stick = yardstick(PARTS)
    took = {name: [yardsticks(rules, speed, stick) for speed in SPEEDS] for name, rules in tables().items()}
    for name, row in (*took.items(), ("in the middle", [median(each) for each in zip(*took.values(), strict=True)])):
        print("".join(f"{each:8.3f}" for each in row), f" {name}")


if __name__ == "__main__":
    main()
