"""Kept: a card pressed while somebody before the player thinks is played in its turn, or refused then; a reason why
something is not done ends with that reason."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.deal import ENDGAME, NOBODY
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play.kept_card import waiting_card
from gaigel_desktop.text.explain import sentence, why
from gaigel_desktop.text.phrases import REASONS
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.rules.table import Table
from tests.scenario import lay

from .guest import Guest
from .laid import at, sits

NOT_YOUR_TURN = sentence(REASONS["not_your_turn"])


def told_dive(table: Table) -> None:
    """Face down, and the second player's card is the higher one."""
    table.opens("dive", "E7").plays("EA B7")


def somebody_thinks(**chosen: SettingValue) -> Guest:
    """The second player has taken the first trick and thinks about the next card."""
    guest = sits(lay("leinfelden", "S7", vorhand="E7", second="EA", third="B7", fourth="B7"), told_dive, chosen=chosen)
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_SPACE)
    while guest.stop is not None or guest.state.shown.busy(guest.now):
        guest.wake()
    assert guest.deal.turn == 1 and not guest.deal.trick
    return guest


def own_cards(guest: Guest) -> list[int]:
    return [action for seat, action in guest.game.record_so_far().actions if seat == 0 and is_card(action)]


def until_played(guest: Guest) -> None:
    """The trick lies there whole."""
    while guest.deal.done < 2:
        guest.wake()


def test_a_card_pressed_while_somebody_before_thinks_is_played_in_its_turn() -> None:
    guest = somebody_thinks(speed="slow")
    card = guest.hand()[2]
    guest.click_card(2)
    assert waiting_card(guest.state) == ItemId("card", card) and not guest.said()
    assert len(own_cards(guest)) == 1, "it is not played yet"
    until_played(guest)
    assert own_cards(guest)[1:] == [card]
    assert waiting_card(guest.state) is None


def test_another_card_takes_its_place() -> None:
    guest = somebody_thinks(speed="slow")
    first, second = guest.hand()[1:3]
    assert first != second
    guest.key(pygame.K_2, pygame.K_3)
    until_played(guest)
    assert own_cards(guest)[1:] == [second]


@pytest.mark.parametrize("press", ["again", "escape"])
def test_it_can_be_taken_back(press: str) -> None:
    guest = somebody_thinks(speed="slow")
    guest.key(pygame.K_3)
    guest.wait(theme.DOUBLE_CLICK)
    guest.key(pygame.K_3 if press == "again" else pygame.K_ESCAPE)
    assert waiting_card(guest.state) is None and guest.scene is guest.table
    while guest.deal.turn != 0:
        guest.wake()
    guest.wait(3.0)
    assert len(own_cards(guest)) == 1


def test_a_double_click_keeps_it() -> None:
    guest = somebody_thinks(speed="slow")
    guest.click_card(2)
    guest.click_card(2)
    assert waiting_card(guest.state) == guest.own_card(2)


def test_whoever_is_helped_is_told_what_will_become_of_it() -> None:
    from gaigel_desktop.table.play.top_layer_now import line_of_words

    guest = somebody_thinks(speed="slow", aid_my_points=True)
    guest.key(pygame.K_3)
    assert line_of_words(guest.state) == say("card_kept")


def test_whoever_hears_the_table_hears_first_what_the_others_play() -> None:
    guest = somebody_thinks(speed="slow")
    guest.house.kit.aloud.heard = True
    guest.key(pygame.K_3)
    assert guest.said() == [NOT_YOUR_TURN] and waiting_card(guest.state) is None


def test_nothing_is_kept_by_who_has_played_to_this_trick() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), lambda table: table.opens("elfen", "EA"), speed="slow")
    guest.key(pygame.K_1)
    assert guest.said() == [NOT_YOUR_TURN] and waiting_card(guest.state) is None


def at_the_end() -> Guest:
    """The talon is gone, and somebody thinks who plays before the player."""

    def told(table: Table) -> None:
        table.opens("dive", "E7").plays("EA").rest_discard().everybody_passes().until_last_drawing().plays_on()
        table.plays("E7 EX").rest_discard().everybody_passes()

    guest = sits(lay("leinfelden", "S7", vorhand="E7 EO BK HA", second="EA EX EX"), told, speed="slow")
    assert guest.deal.turn not in (0, NOBODY) and guest.deal.phase == ENDGAME
    return guest


def test_what_may_not_be_played_in_its_turn_is_refused_then() -> None:
    guest = at_the_end()
    wrong = at(guest, "BK")
    guest.click_card(wrong)
    assert waiting_card(guest.state) == guest.own_card(wrong)
    while guest.deal.turn != 0 or guest.state.shown.busy(guest.now):
        guest.wake()
    guest.wait(1.0)
    follow = why("must_follow", guest.state.seen)
    assert guest.said() == [follow]
    assert waiting_card(guest.state) is None
    guest.wait(8.0)
    assert guest.said() == [follow], "it is read for as long as it is so"
    guest.click(620, 250)
    assert guest.said() == [], "the player goes on"


def test_of_two_refusals_one_after_the_other_only_the_last_is_read() -> None:
    guest = somebody_thinks(speed="slow")
    guest.house.kit.aloud.heard = True  # nothing is kept
    guest.key(pygame.K_9)
    assert guest.told == say("no_such_number") and guest.said() == []
    guest.key(pygame.K_3)
    assert guest.said() == [NOT_YOUR_TURN] and guest.told == ""
    guest.key(pygame.K_p)
    assert guest.told and guest.said() == []


def test_it_is_not_your_turn_ends_when_it_is() -> None:
    guest = somebody_thinks(speed="slow")
    guest.house.kit.aloud.heard = True  # nothing is kept
    guest.key(pygame.K_3)
    while guest.deal.turn != 0:
        assert guest.said() == [NOT_YOUR_TURN]
        guest.wake()
    guest.wake()
    assert guest.said() == []
