"""Presses: what mouse and keys mean at the table; a press during motion ends the motion and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from . import pointer
from .deeds import Deeds
from .sitting import Sitting

CALLS: Final = {
    pygame.K_m: "melden",
    pygame.K_d: "diss",
    pygame.K_w: "winken",
    pygame.K_g: "uebergaigelt",
    pygame.K_a: "aus",
    pygame.K_PERIOD: "more",
}
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Presses:
    """Gives mouse and keys to the deeds."""

    def __init__(self, sitting: Sitting, deeds: Deeds, leave: Callable[[], None]) -> None:
        self._sitting = sitting
        self._deeds = deeds
        self._leave = leave

    def handle(self, event: pygame.Event) -> None:
        """One event."""
        sitting = self._sitting
        sitting.dirty = True
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            sitting.mouse = sitting.kit.screen.to_design(event.pos)
        if event.type == pygame.MOUSEMOTION:
            sitting.hovered = pointer.button_at(sitting.mouse, sitting.stage.table)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(sitting.mouse)
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)

    def _press(self, point: tuple[float, float]) -> None:
        sitting = self._sitting
        if sitting.panel is not None:
            at = pointer.choice_at(point, sitting.stage.table, len(sitting.panel.choices))
            if at is None:
                self._deeds.close()
            else:
                self._deeds.choose(at)
            return
        button = pointer.button_at(point, sitting.stage.table)
        sprite = pointer.card_at(point, sitting.stage.sprites, sitting.me)
        if button:
            self._deeds.open(button)
        elif self._deeds.end_motion():
            return
        elif sprite is not None:
            self._deeds.play(sprite.face)
        else:
            self._deeds.go_on()

    def _key(self, key: int) -> None:
        sitting = self._sitting
        if sitting.panel is not None:
            self._key_in_panel(key)
        elif key in CALLS:
            self._deeds.open(CALLS[key])
        elif key == pygame.K_F11:
            sitting.desk.change(full_screen=not sitting.kit.screen.full_screen)
        elif key == pygame.K_ESCAPE:
            self._leave()
        elif not self._deeds.end_motion():
            self._key_on_cards(key)

    def _key_in_panel(self, key: int) -> None:
        sitting = self._sitting
        assert sitting.panel is not None
        count = len(sitting.panel.choices)
        if key == pygame.K_ESCAPE:
            self._deeds.close()
        elif key in (pygame.K_UP, pygame.K_DOWN, pygame.K_TAB):
            step = -1 if key == pygame.K_UP else 1
            sitting.panel = sitting.panel._replace(chosen=(sitting.panel.chosen + step) % max(1, count))
        elif key in (*ENTER, pygame.K_SPACE):
            self._deeds.choose(sitting.panel.chosen)

    def _key_on_cards(self, key: int) -> None:
        sitting = self._sitting
        hand = sitting.hand()
        if pygame.K_1 <= key < pygame.K_1 + len(hand):
            self._deeds.play(hand[key - pygame.K_1])
        elif key in (pygame.K_LEFT, pygame.K_RIGHT) and hand:
            step = 1 if key == pygame.K_RIGHT else -1
            sitting.chosen = (sitting.chosen + step) % len(hand)
        elif key in ENTER and 0 <= sitting.chosen < len(hand):
            self._deeds.play(hand[sitting.chosen])
        elif key == pygame.K_SPACE:
            self._deeds.go_on()
