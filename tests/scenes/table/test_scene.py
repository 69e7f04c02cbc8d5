"""The table, played: cards, announcements, stops; real events without a screen."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.scenes.after.after_deal import AfterDeal  # noqa: F401 - what comes after the deal
from gaigel_desktop.table.board import stops
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.window import theme
from tests.tiers import one_in

from .guest import Guest
from .laid import others
from .test_stops import play


@one_in(
    4,
    "preset, players, speed",
    [("leinfelden", 4, "normal"), ("wikipedia", 6, "none"), ("rutesheim", 3, "none"), ("uspcc-1907", 8, "none")],
)
def test_a_whole_deal_is_played_with_keys_only(preset: str, players: int, speed: SettingValue) -> None:
    guest = Guest(preset, players, speed=speed)
    guest.plays_on_by_keys()
    assert guest.deal.phase == OVER
    for _ in range(8):  # the last trick may wait to be gathered, and its motion to end
        guest.wait(4.0)
        if guest.scene is guest.table:
            guest.key(pygame.K_SPACE)
    assert guest.scene is not guest.table


def test_a_card_is_played_with_the_mouse() -> None:
    guest = Guest()
    at = next(at for at, card in enumerate(guest.hand()) if card // 6 != guest.deal.trump)
    guest.click_card(at)
    if guest.choosing:
        guest.key(pygame.K_RETURN)
    assert guest.deal.trick


def test_a_card_that_may_not_be_played_says_why_at_the_card() -> None:
    guest = Guest(seed=2)
    trumps = [at for at, card in enumerate(guest.hand()) if card // 6 == guest.deal.trump]
    assert trumps, "the seed gives a trump"
    card = guest.hand()[trumps[0]]
    guest.key(pygame.K_1 + trumps[0])
    assert guest.said() and guest.said()[0] in map(sentence, REASONS.values())
    assert guest.state.said.bubbles[0].card == card
    assert not guest.deal.trick


def test_announcements_open_their_panels_and_esc_closes_them_free_of_charge() -> None:
    guest = Guest()
    for key in (pygame.K_m, pygame.K_d, pygame.K_w, pygame.K_g, pygame.K_a):
        guest.key(key)
        assert guest.panel_open
        guest.key(pygame.K_ESCAPE)
        assert not guest.panel_open
    assert guest.game.moment == 0


def test_the_impossible_says_why_and_costs_nothing() -> None:
    guest = Guest()
    guest.key(pygame.K_a, pygame.K_RETURN)
    assert guest.said() == [sentence(REASONS["first_trick_first"])]
    assert guest.game.moment == 0


def test_an_own_trick_waits_for_the_hand_that_gathers_it() -> None:
    for seed in range(1, 40):
        guest = Guest(seed=seed)
        guest.key(pygame.K_1, pygame.K_RETURN)
        guest.wait(12.0)
        if guest.stop is not None and guest.stop.kind == stops.OWN_TRICK:
            moment = guest.game.moment
            guest.wait(30.0)
            assert guest.game.moment == moment
            guest.key(pygame.K_SPACE)
            guest.wait(4.0)
            assert guest.stop is None or guest.stop.kind != stops.OWN_TRICK
            return
    raise AssertionError("no own trick in forty deals")


def test_nothing_is_drawn_and_nobody_wakes_up_while_the_table_waits() -> None:
    guest = Guest()
    guest.wait(5.0)
    pause = guest.turn()
    assert pause is None or pause >= 0.05


def before_the_next_card(speed: SettingValue) -> float:
    """How long it takes until somebody answers the player's card, its flight included."""
    guest = Guest(others=others(3), seed=3, speed=speed)
    guest.running.conductor.pauses.dice.seed(5)
    play(guest)
    began, moment = guest.now - 0.1, guest.game.moment  # the last key
    while guest.game.moment == moment:
        guest.wait(0.02)
    return guest.now - began


def test_the_speed_makes_the_natural_pauses_longer_and_shorter_and_none_makes_none() -> None:
    guest = Guest(others=others(3), seed=3, speed="none")
    play(guest)
    assert guest.game.moment > 1, "without motion the next one has played at once"
    slow, normal, fast = map(before_the_next_card, ("slow", "normal", "fast"))
    assert slow / normal == pytest.approx(theme.SPEEDS["slow"], rel=0.2)
    assert fast / normal == pytest.approx(theme.SPEEDS["fast"], rel=0.2)
    assert 0.4 < normal < 3.0
