"""Nothing is given away: with the cards that the player cannot see exchanged, everything at the table is the same."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from gaigel_desktop.controller.players import Thinker
from gaigel_desktop.rules.actions import Action
from gaigel_desktop.rules.deal import PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.scenes.table.over import over_of
from tests.scramble import reshuffled

from .guest import Guest

FRAMES = 60
KEYS = (pygame.K_m, pygame.K_d, pygame.K_g, pygame.K_a, pygame.K_TAB, pygame.K_h, pygame.K_l)


def nothing(seen: Deal, seat: int) -> Action | None:
    return None


def somewhere(seed: int, deeds: int) -> Guest:
    """A table at which so many deeds were done by dice, and nobody does anything now."""
    guest = Guest("leinfelden", 4, seed, others=[Thinker(nothing) for _ in range(3)], aid_mark_legal=True)
    dice = Random(seed)
    for _ in range(deeds):
        deal = guest.game.deal
        seat = next_to_act(deal)
        if deal.phase >= PLAYED_OUT:
            break
        guest.game.offer(seat, 176 if deal.waiting else dice.choice(card_actions(deal)))
    guest.sitting.hear()
    return guest


def watched(guest: Guest, keys: tuple[int, ...]) -> list[object]:
    """Frame by frame: how long the table rests, what can be seen, focused and pressed, and every sound."""
    heard: list[object] = []
    guest.desk.stage.sounds.play = lambda name, now: heard.append(name)  # type: ignore[method-assign]
    start, told = guest.now, list[object]()
    for frame in range(FRAMES):
        guest.now += 0.05
        if frame % 8 == 4:
            guest.key(keys[(frame // 8) % len(keys)])
        pause = guest.scene.update(guest.now)
        sitting = guest.sitting
        stop = sitting.stop
        told.append((round(guest.now - start, 3), pause, stop, sitting.ring(), sitting.focus, sitting.chrome().dimmed))
        seen = over_of(sitting)
        told.append(seen._replace(bubbles=tuple((said._replace(until=0.0), box) for said, box in seen.bubbles)))
        if guest.scene is not guest.table:
            guest.scenes.pop()
    return [told, heard]


@pytest.mark.parametrize("seed", range(1, 13))
def test_the_table_is_the_same_whatever_the_others_hold(seed: int) -> None:
    dice = Random(f"secrets {seed}")
    deeds = dice.randrange(26)
    keys = tuple(dice.sample(KEYS, len(KEYS)))
    one, twin = somewhere(seed, deeds), somewhere(seed, deeds)
    twin.game._deal = reshuffled(twin.game.deal, 0, dice)
    assert one.game.deal.hands != twin.game.deal.hands
    twin.now = twin.sitting.now = one.now
    assert watched(one, keys) == watched(twin, keys)
