"""Said at once, to those who want to be told: whose turn it is, and what has been exchanged under the talon."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import RESERVE, SWAP, Action, card_of
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.events import Reserved, Swapped
from gaigel_desktop.rules.judge import card_actions, why_not
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.speech import say
from gaigel_desktop.text.what_holds import duty_told
from gaigel_desktop.window import theme
from tests.scenario import lay

from .guest import Guest
from .laid import Wish, others, sits
from .test_stops import own_trick


def partner(action: Action) -> Wish:
    """The partner does this as soon as it is allowed."""
    return lambda seen, seat: action if seat == 2 and why_not(seen, seat, action) is None else None


def exchanged(action: Action, helped: bool) -> tuple[Guest, float]:
    """The partner has a Seven of trumps, and the side its first trick; how long the exchange took."""
    table = lay("leinfelden", "SK", vorhand="EA E7", third="S7")
    guest = sits(table, lambda laid: laid.opens("elfen", "EA").rest_discard(), partner(action), aid_say_tricks=helped)
    guest.key(pygame.K_1 + guest.hand().index(0))
    while not any(isinstance(event, Swapped | Reserved) for event in guest.state.shown.past):
        guest.wake()
    began = guest.now
    while not guest.state.stage.quiet(guest.now):
        guest.wake()
    return guest, guest.now - began


@pytest.mark.parametrize("action", [SWAP, RESERVE])
def test_an_exchange_is_told_and_takes_longer(action: Action) -> None:
    (guest, long), (unaided, short) = (exchanged(action, helped) for helped in (True, False))
    assert long == pytest.approx(theme.LINGERS * short, abs=0.2) and short > 0.4
    key = "exchange_swapped" if action == SWAP else "exchange_reserved"
    assert describe(guest.state).over.line == say(key, {"name": "Eugen", "card": "the King of bells"})
    assert unaided.told == ""


def test_whose_turn_it_is_is_said_at_once() -> None:
    for helped, words in ((True, say("your_turn")), (False, "")):
        guest = sits(
            lay("leinfelden", "SK", vorhand="EA E7"),
            lambda laid: laid.opens("elfen", "EA").rest_discard(),
            aid_say_tricks=helped,
        )
        assert describe(guest.state).over.line == words
        guest.key(pygame.K_a, pygame.K_ESCAPE)
        assert describe(guest.state).over.line == words, "also when a panel has just been closed"
        guest.wait(2 * theme.REMINDED)
        assert describe(guest.state).over.line == say("your_turn")


def until_the_talon_is_gone(guest: Guest) -> None:
    """The guest plays whatever may be played."""
    while guest.state.stage.seen.rounds:
        if guest.stop is None and guest.deal.turn == 0 and not guest.state.shown.busy(guest.now):
            first = next(card_of(action) for action in card_actions(guest.state.seen))
            guest.key(pygame.K_1 + guest.hand().index(first), pygame.K_RETURN)
        else:
            guest.key(pygame.K_SPACE)


@pytest.mark.parametrize("helped", [True, False])
def test_what_holds_is_told_when_the_talon_is_gone(helped: bool) -> None:
    guest = Guest(others=others(3), aid_say_tricks=helped, speed="none")
    until_the_talon_is_gone(guest)
    duty = duty_told(guest.state.stage.seen)
    assert (duty[1:] in guest.told) is (say("name_suit_about") in guest.told) is helped


def test_a_card_tells_no_name_while_the_line_tells_who_takes_the_trick() -> None:
    guest = own_trick(aid_say_tricks=True, aid_mark_legal=True)
    line = describe(guest.state).over.line
    guest.mouse(pygame.MOUSEMOTION, *guest.box_of(guest.own_card(0)).middle)
    guest.wait(1.0)
    assert describe(guest.state).over.tip is None
    assert describe(guest.state).over.line == line != ""


def test_whoever_calls_aus_while_a_trick_lies_there_is_heard_without_another_press() -> None:
    table = lay("leinfelden", "HX", vorhand="EA HK HO HK HO", second="EU", third="EK", fourth="EO", talon="HA")
    guest = sits(table, lambda laid: laid.opens("elfen", "EA").plays("EU EK EO").seat(0).declares("H", 2))
    guest.key(pygame.K_SPACE)
    guest.key(pygame.K_1 + guest.hand().index(FACE_OF["HA"]))
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_a, pygame.K_1)
    while not guest.state.over:
        guest.wake()
    assert guest.deal.result is not None
    assert guest.deal.result.winners == (0,)
