"""The picture follows: whatever is clicked, dragged and typed while cards fly, it ends on what really happened."""

from __future__ import annotations

from random import Random

import pygame

from gaigel_desktop.controller.match.players import Player, Thinker
from gaigel_desktop.opponents.chance import random_player
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.table.board.layout import HAND
from tests.random_tables import TABLES
from tests.test_properties import snapshot
from tests.tiers import first_of

from .guest import Guest

KEYS = (
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN),
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_UP, pygame.K_m, pygame.K_d, pygame.K_w, pygame.K_PERIOD, pygame.K_ESCAPE),
)


def anything(guest: Guest, dice: Random) -> None:
    """Some press or other; a menu that opens is closed."""
    chance = dice.random()
    if chance < 0.6:
        guest.key(dice.choice(KEYS))
    elif chance < 0.8:
        guest.click(dice.uniform(300, 1000), dice.uniform(200, 700))
    else:
        start = dice.uniform(380, 900), dice.uniform(540, 700)
        guest.mouse(pygame.MOUSEBUTTONDOWN, *start)
        guest.mouse(pygame.MOUSEMOTION, start[0] + 30, start[1] - 60)
        guest.wait(0.1)
        guest.mouse(pygame.MOUSEBUTTONUP, dice.uniform(300, 900), dice.uniform(250, 700))
    if guest.scene is not guest.table and guest.deal.phase != OVER:
        guest.key(pygame.K_ESCAPE)


@first_of(2, "number", range(11))
def test_the_table_ends_on_what_really_happened(number: int) -> None:
    dice = Random(f"follows {number}")
    preset, players = TABLES[number % len(TABLES)]
    others: list[Player] = [Thinker(lambda seen, seat: random_player(seen, seat, dice)) for _ in range(players - 1)]
    speed = dice.choice(("none", "fast", "normal"))
    guest = Guest(preset, players, number, others=others, speed=speed, sorting=dice.choice(("suit", "hand")))
    guest.frame = 0.15  # nobody watches: more pictures of what flies would say no more
    for _ in range(150):
        if guest.deal.phase == OVER:
            break
        anything(guest, dice)
        guest.wait(dice.random() * 0.4)
    guest.state.choosing = guest.state.choosing._replace(panel=None)
    for _ in range(40):
        if guest.scene is not guest.table or not guest.state.shown.busy(guest.now):
            break
        guest.key(pygame.K_SPACE)
        guest.wait(0.5)
    state = guest.state
    assert snapshot(state.stage.seen) == snapshot(guest.game.seen_by(0))
    own = [sprite.face for sprite in state.stage.sprites if sprite.zone == (HAND, 0)]
    assert sorted(own) == sorted(state.hand())
