"""Said at once, to those who want to be told: whose turn it is, and what has been exchanged under the talon."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import RESERVE, SWAP, Action
from gaigel_desktop.rules.events import Reserved, Swapped
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.scenes.table.lying_over import over_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.scenario import lay

from .guest import Guest
from .laid import Wish, sits


def partner(action: Action) -> Wish:
    """The partner does this as soon as it is allowed."""
    return lambda seen, seat: action if seat == 2 and why_not(seen, seat, action) is None else None


def exchanged(action: Action, helped: bool) -> tuple[Guest, float]:
    """The partner has a Seven of trumps, and the side its first trick; how long the exchange took."""
    table = lay("leinfelden", "SK", vorhand="EA E7", third="S7")
    guest = sits(table, lambda laid: laid.opens("elfen", "EA").rest_discard(), partner(action), aid_say_tricks=helped)
    guest.draws = False
    guest.key(pygame.K_1 + guest.hand().index(0))
    while not any(isinstance(event, Swapped | Reserved) for event in guest.sitting.shown.past):
        guest.wake()
    began = guest.now
    while not guest.sitting.stage.quiet(guest.now):
        guest.wake()
    return guest, guest.now - began


@pytest.mark.parametrize("action", [SWAP, RESERVE])
def test_an_exchange_is_told_and_takes_longer(action: Action) -> None:
    (guest, long), (unaided, short) = (exchanged(action, helped) for helped in (True, False))
    assert long == pytest.approx(theme.LINGERS * short, abs=0.2) and short > 0.4
    key = "exchange_swapped" if action == SWAP else "exchange_reserved"
    assert over_of(guest.sitting).line == say(key, {"name": "Eugen", "card": "the King of bells"})
    assert unaided.told == ""


def test_whose_turn_it_is_is_said_at_once() -> None:
    for helped, words in ((True, say("your_turn")), (False, "")):
        guest = sits(
            lay("leinfelden", "SK", vorhand="EA E7"),
            lambda laid: laid.opens("elfen", "EA").rest_discard(),
            aid_say_tricks=helped,
        )
        assert over_of(guest.sitting).line == words
        guest.key(pygame.K_a, pygame.K_ESCAPE)
        assert over_of(guest.sitting).line == words, "also when a panel has just been closed"
        guest.wait(2 * theme.REMINDED)
        assert over_of(guest.sitting).line == say("your_turn")
