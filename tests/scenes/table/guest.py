"""A guest at a table whose clock the test turns: real events go in, and what lies there can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random

import gaigel_desktop.window  # noqa: F401 - before pygame
from gaigel_desktop.app.opener import Opener
from tests.scenes.table.there import pressable

# ruff: isort: split
import pygame

from gaigel_desktop.app.house import House
from gaigel_desktop.controller.match.chair import Party, onlookers_at, party_at
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Player, Thinker
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.match.setup import first_setup
from gaigel_desktop.controller.match.story import Forgotten, Story
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import AIDS, Settings, SettingValue
from gaigel_desktop.controller.store.keeping import Keeper
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.actions import Action, is_card
from gaigel_desktop.rules.deal import OVER, Deal
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.ending import DEAL_AFTER_DEAL, Ending
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.shared_laptop import People
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.table.board.item import ItemId, card_ids
from gaigel_desktop.table.board.stops import Stop
from gaigel_desktop.table.play.running_deal import RunningDeal
from gaigel_desktop.table.play.session import Session
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit, Scenes
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud
from gaigel_desktop.window.spoken.tree import InWords, Wanted
from tests.referee import deal_of
from tests.scenes.somebody import Somebody

NAMES = ("Ich", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")
PORTRAITS = ("oezlem", "lena", "eugen", "roesle", "jockel", "berta", "karle", "samuel")
STAMMTISCH: dict[str, SettingValue] = {
    "language": "en",
    "played_before": True,
    "trick_stays": 1.5,
    **dict.fromkeys(AIDS, False),
}


NOTHING_MORE: Mapping[str, SettingValue] = {}


class Below:
    """What lies under the table: nothing."""

    def enter(self, kit: Kit, scenes: Scenes, now: float) -> None:
        """The table has been left."""

    def resize(self) -> None: ...
    def handle(self, event: pygame.Event, now: float) -> None: ...
    def draw(self) -> None: ...

    def update(self, now: float) -> float | None:
        return None

    def spoken(self) -> InWords:
        return InWords("", ())

    def do(self, wanted: Wanted, now: float) -> None: ...


class Guest(Somebody):
    """Somebody at the table."""

    now = 1000.0

    def __init__(
        self,
        preset: str = "leinfelden",
        players: int = 4,
        seed: int = 1,
        *,
        others: list[Player] | None = None,
        story: Story | None = None,
        size: tuple[int, int] = (1280, 720),
        dealing: float | None = None,
        sits_at: Callable[[Game, int], Party] = party_at,
        ending: Ending = DEAL_AFTER_DEAL,
        forgetful: tuple[int, ...] = (),
        draws: bool = False,
        chosen: Mapping[str, SettingValue] = NOTHING_MORE,
        people: tuple[int, ...] = (0,),
        **settings: SettingValue,
    ) -> None:
        """The `dealing` is watched for so many seconds, or passes unseen; who looks at pixels asks that they are drawn.
        Settings are given one by one, or several together as they were `chosen`. `people` are the seats of those who
        share the laptop."""
        self.draws = draws
        rules = PRESETS[preset]._replace(players=players)
        dice = Random(seed)
        if others is None:
            others = [Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(players - 1)]
        regulars = iter(others)
        everybody = [Human() if seat in people else next(regulars) for seat in range(players)]
        self.game = Game(rules, everybody, players - 1, story or Forgotten())
        self.screen = Screen("Gaigel", size)
        sounds = Sounds()
        sounds.muted = True
        all_chosen = Settings().change(**(STAMMTISCH | dict(chosen) | settings))
        self.house = House(
            Kit(self.screen, Fonts(), Pictures(), sounds, Aloud()),
            all_chosen,
            first_setup(),
            Keeper(Path(), keeps=False),
        )
        self.player.learner.learn(Progress())  # whatever was learned on this computer
        self.scenes = Scenes(self.house.kit, self.house)
        self.services = Opener(self.house, self.scenes).services
        self.below = Below()
        self.scenes.push(self.below)
        self.turn()
        sealed = Sealed([f"scene {seed} {number}" for number in range(99)])
        seating = Seating(0, NAMES[:players], PORTRAITS[:players], people).seen_by_all()
        party, onlookers = partial(sits_at, self.game), partial(onlookers_at, self.game)
        shared = People(dict.fromkeys(people, self.player), party, onlookers) if seating.several else None
        table_for = TableFor(party(0), seating, sealed, ending, forgetful, people=shared)
        self.table = TableScene(table_for, self.player, self.services)
        self.scenes.push(self.table)
        self.turn()
        if self.scene is not self.table:  # the guest sits before the dealer, and cuts
            self.key(pygame.K_RETURN)
            self.wait(4.0)
        if dealing is None:
            self._looks_away()
        else:
            self.wait(dealing)

    def _looks_away(self) -> None:
        """The cards are dealt, and few frames of it are seen."""
        frame, self.frame = self.frame, 0.5
        self.wait(6.0)
        self.frame = frame

    @property
    def deal(self) -> Deal:
        """The deal with all its cards, for the referee."""
        return deal_of(self.game)

    @property
    def session(self) -> Session:
        """The deal that lies there, as it is played."""
        assert self.table.session is not None
        return self.table.session

    @property
    def running(self) -> RunningDeal:
        """What lets it go on."""
        return self.session.running

    @property
    def state(self) -> TableState:
        """What lies there."""
        return self.session.state

    def means(self, action: Action) -> None:
        """What the presses come to that lead to this: a card in some way, or a word."""
        deeds = self.session.actions
        deed = deeds.intend if is_card(action) else deeds.do
        deed(action)

    @property
    def stop(self) -> Stop | None:
        return self.state.stop

    def wait_for_stop(self, kind: str, patience: float = 30.0) -> None:
        """Until the table stops like this, by itself."""
        end = self.now + patience
        while self.stop is None or self.stop.kind != kind:
            assert self.now < end, f"{self.stop} instead of {kind}"
            self.wake()

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            self.wait(0.1)

    def click(self, x: float, y: float) -> None:
        self.click_at(x, y)
        self.wait(0.1)

    def hand(self) -> list[int]:
        return self.state.hand()

    def click_card(self, at: int) -> None:
        place = hand_place(self.state.stage.table, at, len(self.hand()))
        self.click(place.x, place.y)

    def plays_on_by_keys(self, look: Callable[[], None] = lambda: None) -> None:
        """To the end of the deal, by numbers, Enter and Space, with a look after each; whatever is called stands."""
        for _ in range(400):
            if self.deal.phase == OVER:
                return
            for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_s):
                self.key(key, pygame.K_RETURN if self.choosing else pygame.K_SPACE)
                look()
                self.wait(0.7)

    def said(self) -> list[str]:
        return [bubble.words for bubble in self.state.said.bubbles]

    @property
    def told(self) -> str:
        """What is said to the player alone."""
        return self.state.said.note.words if self.state.said.note is not None else ""

    def own_card(self, at: int) -> ItemId:
        """By what the own card at this place of the hand is known."""
        return card_ids(self.hand())[at]

    def box_of(self, item: ItemId) -> Box:
        """Where something that can be pressed is now."""
        return next(each.box for each in pressable(self.state) if each.id == item)

    @property
    def choosing(self) -> bool:
        """Whether Enter would answer something."""
        return self.panel_open or (self.table.state is not None and self.state.choosing.picked is not None)

    @property
    def panel_open(self) -> bool:
        return self.table.state is not None and self.state.choosing.panel is not None
