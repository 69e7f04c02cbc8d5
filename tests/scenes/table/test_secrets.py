"""Nothing is given away: with the cards that the player cannot see exchanged, everything at the table is the same."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from gaigel_desktop.controller.match.players import Player, Thinker
from gaigel_desktop.rules.actions import PASS, Action
from gaigel_desktop.rules.deal import PLAYED_OUT, Deal
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.table.board.item import tab_ring
from gaigel_desktop.table.play.at_rest import faces_now
from gaigel_desktop.table.play.described import all_items, describe
from gaigel_desktop.table.play.dimmed_calls import dimmed_buttons
from tests.referee import lay_instead
from tests.scramble import reshuffled
from tests.tiers import first_of, thorough

from .guest import Guest

FRAMES = 60
KEYS = (pygame.K_m, pygame.K_d, pygame.K_g, pygame.K_a, pygame.K_TAB, pygame.K_h, pygame.K_l)


IN_WINDOWS = "uspcc-1907"  # is looked at where somebody is asked before the drawing
TABLES = (("leinfelden", 4), (IN_WINDOWS, 4), ("wikipedia", 6), ("rutesheim", 3))
EACH = 4  # deals at each table, besides the usual one


def only_passes(seen: Deal, seat: int) -> Action | None:
    """Lets a window go by, whatever there would be to say, and does nothing else."""
    return PASS if seen.waiting and next_to_act(seen) == seat else None


def somewhere(preset: str, players: int, seed: int, deeds: int) -> Guest:
    """A table at which so many deeds were done by dice, and nobody plays now."""
    others: list[Player] = [Thinker(only_passes) for _ in range(players - 1)]
    guest = Guest(preset, players, seed, others=others, aid_mark_legal=True, aid_strip=True, trick_stays=0.5)
    dice, deal = Random(seed), guest.deal
    while deal.phase < PLAYED_OUT and (guest.game.moment < deeds or (preset == IN_WINDOWS and not deal.waiting)):
        guest.game.offer(next_to_act(deal), PASS if deal.waiting else dice.choice(card_actions(deal)))
    guest.running.take_news()
    return guest


def watched(guest: Guest, keys: tuple[int, ...]) -> list[object]:
    """Frame by frame: how long the table rests, what can be seen, focused and pressed, and every sound."""
    heard: list[object] = []

    def hear(kind: str, now: float, *, pan: float = 0.0, softer: float = 0.0) -> None:
        heard.append((kind, pan, softer))

    setattr(guest.house.kit.sounds, "play", hear)  # noqa: B010 - in the place of a method
    start, told = guest.now, list[object]()
    for frame in range(FRAMES):
        guest.now += 0.05
        if frame % 8 == 4:
            guest.key(keys[(frame // 8) % len(keys)])
        pause = guest.turn()
        state = guest.state
        stop = state.stop
        told.append((round(guest.now - start, 3), pause, stop, tab_ring(all_items(state))))
        told.append((state.pointing.focus, dimmed_buttons(state)))
        told.append(faces_now(state))
        seen = describe(state).over
        told.append(seen._replace(bubbles=tuple((said._replace(until=0.0), box) for said, box in seen.bubbles)))
        if guest.scene is not guest.table:
            guest.scenes.pop()
    return [told, heard]


@first_of(2, "preset, players", TABLES)
@first_of(1, "seed", range(1, EACH + 1))
def test_the_table_is_the_same_whatever_the_others_hold(preset: str, players: int, seed: int) -> None:
    the_same(preset, players, seed)


@thorough
@pytest.mark.parametrize("seed", range(EACH + 1, 13))
def test_the_usual_table_is_so_in_many_more_deals(seed: int) -> None:
    the_same("leinfelden", 4, seed)


def the_same(preset: str, players: int, seed: int) -> None:
    """Cards that the player cannot see are exchanged: buttons, focus, sounds and pauses stay what they are."""
    dice = Random(f"secrets {seed}")
    deeds = dice.randrange(26)
    keys = tuple(dice.sample(KEYS, len(KEYS)))
    one, twin = (somewhere(preset, players, seed, deeds) for _ in range(2))
    lay_instead(twin.deal, reshuffled(twin.deal, 0, dice))
    assert one.deal.hands != twin.deal.hands
    twin.now = twin.state.now = one.now
    assert watched(one, keys) == watched(twin, keys)
