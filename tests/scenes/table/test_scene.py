"""The table played by keys and by mouse, without a display: whole deals, refusals, stops and panels."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from gaigel_desktop.controller.game import Game
from gaigel_desktop.controller.players import Human, Player, Thinker
from gaigel_desktop.controller.story import Forgotten
from gaigel_desktop.opponents.chance import random_cards
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.table import layout
from gaigel_desktop.scenes.table.chrome import Seating
from gaigel_desktop.scenes.table.paint import Look
from gaigel_desktop.scenes.table.scene import TableScene
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Scenes, Stage
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds

NAMES = ("Ich", "Lena", "Eugen", "Rösle", "Jockel", "Berta", "Karle", "Samuel")
PORTRAITS = ("oezlem", "lena", "eugen", "roesle", "jockel", "berta", "karle", "samuel")


class Sitting:
    """Somebody at a table whose clock the test turns."""

    def __init__(self, preset: str = "leinfelden", players: int = 4, seed: int = 1, speed: float = 1.0) -> None:
        dice = Random(seed)
        rules = PRESETS[preset]._replace(players=players)
        others: list[Player] = [Thinker(lambda seen, seat: random_cards(seen, seat, dice)) for _ in range(players - 1)]
        self.game = Game(rules, [Human(), *others], players - 1, Forgotten())
        self.screen = Screen("Gaigel", (1280, 720))
        sounds = Sounds()
        sounds.muted = True
        self.scenes = Scenes(Stage(self.screen, Fonts(), Pictures(), sounds))
        seeds = iter(f"scene {seed} {number}" for number in range(99))
        seating = Seating(0, NAMES[:players], PORTRAITS[:players])
        self.scene = TableScene(self.game, seating, Look(), lambda: next(seeds), speed)
        self.scenes.push(self.scene)
        self.now = self.scene._now
        self.wait(6.0)

    def wait(self, seconds: float) -> None:
        """Time passes, frame by frame."""
        end = self.now + seconds
        while self.now < end:
            self.now += 0.05
            self.scene.update(self.now)
            self.scene.draw()

    def key(self, *keys: int) -> None:
        for key in keys:
            self.scene.handle(pygame.Event(pygame.KEYDOWN, key=key))
            self.wait(0.1)

    def click(self, x: float, y: float) -> None:
        pygame.mouse.set_pos(round(x), round(y))
        self.scene._mouse = lambda: (x, y)  # type: ignore[method-assign]  # the dummy driver has no mouse
        self.scene.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y)))
        self.wait(0.1)

    def said(self) -> list[str]:
        return [bubble.words for bubble in self.scene._bubbles]


@pytest.mark.parametrize(
    ("preset", "players", "speed"),
    [("leinfelden", 4, 1.0), ("wikipedia", 6, 0.0), ("rutesheim", 3, 0.0), ("uspcc-1907", 8, 0.0)],
)
def test_a_whole_deal_is_played_with_keys_only(preset: str, players: int, speed: float) -> None:
    sitting = Sitting(preset, players, speed=speed)
    for _ in range(400):
        if sitting.game.deal.phase == OVER:
            break
        for key in (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5):
            sitting.key(key, pygame.K_RETURN if sitting.scene._panel else pygame.K_SPACE)
            sitting.wait(0.7)
    assert sitting.game.deal.phase == OVER
    for _ in range(6):  # the last trick may wait to be gathered, and its motion to end
        sitting.wait(4.0)
        if sitting.scene._panel is None:
            sitting.key(pygame.K_SPACE)
    assert sitting.scene._panel is not None


def test_a_card_is_played_with_the_mouse() -> None:
    sitting = Sitting()
    hand = layout.sorted_hand(sitting.scene._stage.seen, sitting.scene._stage.table)
    at = next(at for at, card in enumerate(hand) if card // 6 != sitting.game.deal.trump)
    place = layout.hand_place(sitting.scene._stage.table, at, 5)
    sitting.click(place.x, place.y)
    if sitting.scene._panel is not None:
        sitting.key(pygame.K_RETURN)
    assert sitting.game.deal.trick


def test_a_card_that_may_not_be_played_says_why() -> None:
    sitting = Sitting(seed=2)
    hand = layout.sorted_hand(sitting.scene._stage.seen, sitting.scene._stage.table)
    trumps = [at for at, card in enumerate(hand) if card // 6 == sitting.game.deal.trump]
    assert trumps, "the seed gives a trump"
    sitting.key(pygame.K_1 + trumps[0])
    assert sitting.said() and sitting.said()[0] in REASONS.values()
    assert not sitting.game.deal.trick


def test_announcements_open_their_panels_and_esc_closes_them_free_of_charge() -> None:
    sitting = Sitting()
    for key in (pygame.K_m, pygame.K_d, pygame.K_w, pygame.K_g, pygame.K_a, pygame.K_PERIOD):
        sitting.key(key)
        assert sitting.scene._panel is not None
        sitting.key(pygame.K_ESCAPE)
        assert sitting.scene._panel is None
    assert sitting.game.moment == 0


def test_the_impossible_says_why_and_costs_nothing() -> None:
    sitting = Sitting()
    sitting.key(pygame.K_a, pygame.K_RETURN)
    assert sitting.said() == [REASONS["first_trick_first"]]
    assert sitting.game.moment == 0


def test_an_own_trick_waits_for_the_hand_that_gathers_it() -> None:
    for seed in range(1, 40):
        sitting = Sitting(seed=seed)
        sitting.key(pygame.K_1, pygame.K_RETURN)
        sitting.wait(12.0)
        waiting = sitting.scene._stage.waiting(sitting.now)
        if waiting is not None and sitting.scene._conductor.is_own(waiting):
            moment = sitting.game.moment
            sitting.wait(30.0)
            assert sitting.game.moment == moment
            sitting.key(pygame.K_SPACE)
            sitting.wait(4.0)
            assert sitting.scene._stage.waiting(sitting.now) is None
            return
    raise AssertionError("no own trick in forty deals")


def test_nothing_is_drawn_and_nobody_wakes_up_while_the_table_waits() -> None:
    sitting = Sitting()
    sitting.wait(5.0)
    pause = sitting.scene.update(sitting.now)
    assert pause is None or pause >= 0.05
