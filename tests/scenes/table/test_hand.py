"""The own hand: played by click, by dragging and by keys, sorted by suit or by hand."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import SECOND
from gaigel_desktop.table.board import layout
from gaigel_desktop.table.board.card_places import hand_place, sorted_by_suit
from gaigel_desktop.table.board.item import ItemId, place_in_hand
from gaigel_desktop.table.board.layout import HAND
from gaigel_desktop.table.play import laid_out_choices
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.held_card import own_sprites
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import PHRASES, REASONS
from gaigel_desktop.window import theme
from tests.scenario import lay
from tests.scenes.table.there import focused_item

from .guest import Guest
from .laid import others, sits


def drag(guest: Guest, at: int, x: float, y: float) -> None:
    """Take a card, move it there and let go."""
    place = hand_place(guest.state.stage.table, at, len(guest.hand()))
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x - 30, place.y)
    for share in (0.3, 0.7, 1.0):
        guest.mouse(pygame.MOUSEMOTION, place.x - 30 + (x - place.x) * share, place.y + (y - place.y) * share)
        guest.wait(0.1)
    guest.mouse(pygame.MOUSEBUTTONUP, x - 30, y)
    guest.wait(0.1)


def plain(guest: Guest) -> int:
    """A card that can only be led in one way."""
    return next(
        at for at, card in enumerate(guest.hand()) if len(laid_out_choices.ways_that_fit(guest.state, card)) == 1
    )


def test_a_card_dragged_onto_the_table_is_played() -> None:
    guest = Guest(others=others(3), seed=3)
    at = plain(guest)
    card = guest.hand()[at]
    drag(guest, at, 620, 330)
    assert guest.deal.trick[0] == card


@pytest.mark.parametrize("may_be_played", [True, False])
def test_a_card_that_is_let_go_flies_on_from_there_and_not_from_the_hand(may_be_played: bool) -> None:
    guest = Guest(others=others(3), seed=2)
    trump = guest.deal.trump
    at = plain(guest) if may_be_played else next(at for at, card in enumerate(guest.hand()) if card // 6 == trump)
    place = hand_place(guest.state.stage.table, at, len(guest.hand()))
    sprite = own_sprites(guest.state.stage)[at]
    assert sprite is not None
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x, place.y)
    guest.mouse(pygame.MOUSEMOTION, 600, 340)
    guest.wait(0.1)
    guest.mouse(pygame.MOUSEBUTTONUP, 600, 340)
    guest.now += 1 / 60
    guest.turn()
    assert sprite.place.y < 340 + 60, "still near the fingers"
    guest.wait(1.0)
    assert sprite.place == sprite.target
    assert (sprite.zone[0] == layout.TRICK) == may_be_played


def test_a_card_under_the_fingers_follows_them_and_goes_home_when_it_is_let_go_over_the_hand() -> None:
    guest = Guest(others=others(3), seed=3)
    before = guest.hand()
    place = hand_place(guest.state.stage.table, 2, 5)
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x, place.y)
    guest.mouse(pygame.MOUSEMOTION, place.x + 90, place.y - 40)
    guest.wait(0.1)
    held = own_sprites(guest.state.stage)[2]
    assert held is not None and held.place.x == pytest.approx(place.x + 90, abs=1)
    guest.mouse(pygame.MOUSEBUTTONUP, place.x + 90, place.y - 40)
    guest.wait(1.0)
    assert held.place == held.target and guest.hand() == before and guest.game.moment == 0


def test_a_card_that_may_not_be_played_goes_home_too() -> None:
    guest = Guest(seed=2)
    at = next(at for at, card in enumerate(guest.hand()) if card // 6 == guest.deal.trump)
    drag(guest, at, 620, 330)
    assert guest.said() == [sentence(REASONS["open_no_trump"])]
    guest.wait(1.0)
    sprite = own_sprites(guest.state.stage)[at]
    assert sprite is not None and sprite.place == sprite.target


def test_the_hand_is_sorted_by_hand_with_the_mouse_and_with_keys() -> None:
    guest = Guest(others=others(3), sorting="hand")
    before = guest.hand()
    to = hand_place(guest.state.stage.table, 4, 5)
    drag(guest, 0, to.x, to.y)
    assert guest.hand() == [*before[1:], before[0]]
    guest.key(pygame.K_LEFT)
    guest.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert guest.hand() == [before[2], before[1], *before[3:], before[0]]
    guest.wait(1.0)
    shown = [sprite.face for sprite in guest.state.stage.sprites if sprite.zone == (HAND, 0)]
    assert shown == guest.hand()


def test_a_hand_sorted_by_suit_stays_so_and_says_so() -> None:
    guest = Guest(others=others(3))
    before = guest.hand()
    drag(guest, 0, *hand_place(guest.state.stage.table, 4, 5)[:2])
    guest.key(pygame.K_LEFT)
    guest.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert guest.hand() == before
    assert guest.told == PHRASES["sorted_by_suit"]


def test_another_sorting_is_effective_at_once() -> None:
    guest = Guest(others=others(3), sorting="hand")
    guest.running.sort(0, 4)
    guest.player.change(sorting="suit")
    guest.table.enter(guest.house.kit, guest.scenes, guest.now)
    assert guest.hand() == list(sorted_by_suit(guest.game.seen_by(0), 0))


def test_a_card_is_led_in_the_way_chosen_before_it_or_after_it() -> None:
    for seed in range(1, 60):
        guest = Guest(others=others(3), seed=seed)
        two = [
            at for at, card in enumerate(guest.hand()) if len(laid_out_choices.ways_that_fit(guest.state, card)) == 2
        ]
        if not two:
            continue
        guest.key(pygame.K_1 + two[0])
        assert guest.game.moment == 0 and guest.state.choosing.picked == guest.hand()[two[0]]
        guest.key(pygame.K_ESCAPE)
        assert guest.state.choosing.picked is None and guest.scene is guest.table
        second = [offer.mode for offer in laid_out_choices.ways_to_open(guest.state)].index(SECOND)
        guest.click(*guest.box_of(ItemId("way", second)).middle)
        assert guest.state.choosing.mode == SECOND
        card = guest.hand()[two[0]]
        guest.click_card(two[0])
        assert guest.game.record_so_far().actions[0] == (0, 3 * 24 + card), "Zweite Alte"
        return
    raise AssertionError("no ace to lead in sixty deals")


def test_tab_goes_through_everything_and_the_focus_can_be_seen() -> None:
    guest = sits(lay("leinfelden", "SO", vorhand="EA E7 B7 HK HO"))
    seen: list[ItemId | None] = []
    for _ in range(40):
        guest.key(pygame.K_TAB)
        seen.append(guest.state.pointing.focus)
    assert {"card", "way", "call", "seat", "slate", "icon"} <= {spot.kind for spot in seen if spot is not None}
    assert {"melden", "aus", "diss"} <= {spot.name for spot in seen if spot is not None}
    guest.state.pointing = guest.state.pointing._replace(focus=ItemId("seat", 2))
    guest.wait(0.1)
    over = describe(guest.state).over
    assert focused_item(over) == ItemId("seat", 2) and over.close is not None and over.close.name == "Eugen"


def test_cards_sorted_by_keys_glide_however_long_nothing_was_pressed() -> None:
    guest = Guest(others=others(3), seed=3, sorting="hand")
    guest.frame = theme.FRAME
    guest.key(pygame.K_TAB)
    guest.state.pointing = guest.state.pointing.focused(guest.own_card(0))
    for _ in range(3):
        guest.wait(theme.REST * 7.9)
        at = place_in_hand(guest.state.pointing.focus, guest.hand())
        assert at is not None
        sprite = own_sprites(guest.state.stage)[at]
        guest.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_SHIFT, unicode=""))
        places = set()
        while sprite.legs:
            places.add(sprite.pose.place)
            guest.wake()
        assert len(places) > 5


@pytest.mark.parametrize("idle", [0.0, 0.2, 0.45])
def test_what_is_said_stays_its_whole_time(idle: float) -> None:
    guest = Guest(others=others(3), seed=2)
    guest.wait(theme.REST * 4 + idle)
    trump = guest.deal.trump
    at = next(at for at, card in enumerate(guest.hand()) if card // 6 == trump)
    guest.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_1 + at, mod=0, unicode=""))
    began = guest.now
    assert guest.said()
    while guest.said():
        guest.wake()
    assert theme.REFUSAL - 0.001 <= guest.now - began <= theme.REFUSAL + 2 * theme.GLANCE
