"""What is pointed at: names of icons and portraits follow whatever was used last, and nothing sticks to the mouse."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.table.board.card_places import hand_place
from gaigel_desktop.table.board.item import ItemId, card_ids
from gaigel_desktop.table.board.top_layer import TopLayer
from gaigel_desktop.table.paint.paint_resting import plate_words
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.held_card import own_sprites
from gaigel_desktop.table.play.pointing import Pointing
from gaigel_desktop.text.speech import say
from tests.scenario import lay
from tests.scenes.table.there import focused_item, pressable

from .guest import Guest
from .laid import others, sits


def rests_on(guest: Guest, item: ItemId) -> TopLayer:
    """The pointer comes to rest on a spot."""
    box = next(placed.box for placed in pressable(guest.state) if placed.id == item)
    guest.mouse(pygame.MOUSEMOTION, *box.middle)
    guest.wait(0.1)
    return describe(guest.state).over


@pytest.mark.parametrize("before", [pygame.K_p, pygame.K_TAB])
def test_the_name_of_an_icon_appears_where_the_pointer_rests_also_after_keys(before: int) -> None:
    guest = Guest(others=others(3))
    guest.key(before)
    over = rests_on(guest, ItemId("icon", name="log"))
    assert over.tip is not None and over.tip[0] == say("icon_log")
    assert rests_on(guest, ItemId("icon", name="keys")).tip != over.tip and focused_item(over) is None


def test_a_portrait_is_seen_close_by_where_the_pointer_rests_also_after_keys() -> None:
    guest = Guest(others=others(3))
    guest.key(pygame.K_p)
    close = rests_on(guest, ItemId("seat", 2)).close
    assert close is not None and close.name == "Eugen"


def test_of_three_pairs_a_portrait_says_who_plays_with_whom() -> None:
    guest = sits(lay("leinfelden", players=6, teams="opposite"))
    told = [rests_on(guest, ItemId("seat", seat)).close for seat in (1, 3)]
    partner = say("past_with", {"names": guest.state.seating.names[4]})
    assert [close and close.about for close in told] == [partner, "Mir (us)"]
    plates = [plate_words(describe(guest.state).rests, guest.state.seen, seat) for seat in range(6)]
    assert [seat for seat, words in enumerate(plates) if " · Mir" in words] == [0, 3]


def test_keys_after_the_pointer_show_what_has_the_focus() -> None:
    guest = Guest(others=others(3))
    rests_on(guest, ItemId("icon", name="log"))
    guest.key(pygame.K_TAB)
    guest.state.pointing = guest.state.pointing._replace(focus=ItemId("icon", name="keys"))
    over = describe(guest.state).over
    assert (
        over.tip is not None and over.tip[0] == say("icon_keys") and focused_item(over) == ItemId("icon", name="keys")
    )


def test_a_card_that_is_held_when_another_window_comes_before_this_one_lies_in_the_hand_again() -> None:
    guest = Guest(others=others(3))
    place = hand_place(guest.state.stage.table, 0, 5)
    guest.mouse(pygame.MOUSEBUTTONDOWN, place.x - 30, place.y)
    guest.mouse(pygame.MOUSEMOTION, 620, 330)
    guest.wait(0.2)
    held = own_sprites(guest.state.stage)[0]
    assert held.pose.height > 0 and held.place != held.target
    guest.handle(pygame.Event(pygame.WINDOWFOCUSLOST))
    guest.wait(0.2)
    assert held.place == held.target and held.pose.height == 0 and guest.state.pointing.pressed is None
    guest.handle(pygame.Event(pygame.WINDOWFOCUSGAINED))
    guest.mouse(pygame.MOUSEMOTION, 640, 320)
    guest.wait(0.2)
    assert guest.state.pointing.drag is None and held.place == held.target
    guest.mouse(pygame.MOUSEBUTTONUP, 640, 320)
    guest.wait(0.5)
    assert guest.game.moment == 0, "and nothing was played"


@pytest.mark.parametrize(
    ("at", "before", "hand", "then"),
    [
        (2, [7, 8, 9], [7, 8], 1),  # the last one was played
        (1, [7, 8, 9], [7, 9], 1),  # the one that had the focus: what lies in its place
        (2, [7, 8, 9], [8, 9], 1),  # another one
        (1, [7, 8], [6, 7, 8], 2),  # one was drawn
        (1, [7, 7], [7, 7, 8], 1),  # beside twins
        (0, [7], [], None),
    ],
)
def test_the_focus_stays_on_its_card_or_comes_to_the_next(
    at: int, before: list[int], hand: list[int], then: int | None
) -> None:
    focus = Pointing(focus=card_ids(before)[at]).with_hand(before, hand).focus
    assert focus == (None if then is None else card_ids(hand)[then])
