"""What is seen of a table is always what painting everything would show, however little was painted."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pygame
import pytest

from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.scenes.table.cards import Look
from gaigel_desktop.scenes.table.layout import Place, hand_place
from gaigel_desktop.scenes.table.paint import Painter
from gaigel_desktop.scenes.table.sprite import Pose, Sprite
from gaigel_desktop.window import pictures
from gaigel_desktop.window.faces import face_file
from tests.scenes.shot import game_of, opened

KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_SPACE, pygame.K_RETURN, pygame.K_m, pygame.K_ESCAPE, pygame.K_w)


TABLES = ((2, "wikipedia", 1), (4, "leinfelden", 2), (6, "wikipedia", 3))


@pytest.mark.parametrize(("players", "preset", "seed"), TABLES)
def test_painting_what_has_changed_is_painting_the_table(players: int, preset: str, seed: int) -> None:
    dice = Random(seed)
    with opened("title", (1024, 640), language="de") as guest:
        guest.take_a_chair(game_of(players, preset, f"paint {seed}"))
        screen = guest.desk.stage.screen
        for _ in range(60):
            if dice.random() < 0.4:
                guest.key(dice.choice(KEYS))
            guest.wait(dice.choice((1 / 60, 1 / 60, 0.1, 0.7)))
            whole = screen.canvas.copy()
            assert whole is not None
            assert screen.surface.get_buffer().raw == whole.get_buffer().raw


def test_a_table_at_rest_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("table-4", (1024, 640), language="de") as guest:
        screen = guest.desk.stage.screen
        guest.wait(1.0)
        painted: list[int] = []
        monkeypatch.setattr(screen, "show", lambda: painted.append(1))
        guest.wait(3.0)
        assert painted == []


def test_a_card_that_nobody_points_at_is_drawn_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[tuple[str, int], set[bool]] = {}
    draw = Painter.sprite

    def watched(painter: Painter, sprite: Sprite, now: float, lifted: bool = False) -> None:
        drawn.setdefault(sprite.zone, set()).add(lifted)
        draw(painter, sprite, now, lifted)

    monkeypatch.setattr(Painter, "sprite", watched)
    with opened("table-4-trick", (1024, 640), language="de") as guest:
        drawn.clear()
        guest.scene.resize()
        guest.turn()
        assert {"hand", "trick"} <= {zone for zone, _ in drawn}
        assert all(lifted == {False} for lifted in drawn.values())
        drawn.clear()
        guest.key(pygame.K_RIGHT)
        guest.wait(0.1)
        assert [zone for zone, lifted in drawn.items() if True in lifted] == [("hand", 0)]


def test_the_hand_without_a_card_is_drawn_while_the_player_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened("table-4", (1280, 720), language="de") as guest:
        while guest.desk.stage.pictures.prepare():
            """As the loop does while nothing moves."""
        monkeypatch.setattr(pictures, "smoothly_turned", lambda picture, angle: pytest.fail("drawn only now"))
        sitting, deck = guest.scene.sitting, guest.desk.deck
        hand, table = sitting.hand(), sitting.stage.table
        for played in range(len(hand)):
            for at, card in enumerate(hand[:played] + hand[played + 1 :]):
                place = hand_place(table, at, len(hand) - 1)
                guest.desk.stage.pictures.card(face_file(deck, CODES[card]), place.width, place.angle)


@pytest.mark.parametrize("cards", [1, 2, 4, 8])
def test_where_many_cards_fly_each_is_turned_anew_on_every_other_frame(cards: int) -> None:
    with opened("table-4", (1280, 720), language="de") as guest:
        painter, stage = Painter(guest.desk.stage, Look()), guest.scene.sitting.stage
        chrome = guest.scene.sitting.chrome()
        seen: list[list[object]] = []
        for frame in range(12):
            painter.table(chrome, stage.seen)
            poses = [Pose(Place(400, 300, 9.0 * frame, 117, True), height=1.0)] * cards
            flying = zip(stage.sprites[:cards], poses, strict=True)
            seen.append([painter._in_flight(sprite, "cards/backs/red.webp", pose) for sprite, pose in flying])
        for flown in zip(*seen, strict=True):
            anew = sum(one is not other for one, other in pairwise(flown))
            assert anew == (11 if cards <= 2 else 5), "and nobody has to wait for longer"
