"""What is seen of a table is always what painting everything would show, however little was painted."""

from __future__ import annotations

from random import Random

import pygame
import pytest

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
