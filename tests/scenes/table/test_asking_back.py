"""A table that teaches asks once about a card that would cost much, if it knows that when the card is pressed."""

from __future__ import annotations

import pygame

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.opponents.thought import Thought
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play.described import all_items
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.window import theme
from gaigel_desktop.window.spoken.tree import Wanted, everything
from tests.coaching.made_up import thought_of

from .guest import Guest
from .test_hints import clear, second

ENTER, ESCAPE, UNDO = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_u


def taught(found: Thought | None, **chosen: SettingValue) -> Guest:
    """Somebody whose turn it is to lead, at a table that teaches, where a mind has found this."""
    guest = second([found, found], **chosen)
    guest.player.change(**({"aid_ask_back": True} | chosen))
    guest.running.read_aids()
    guest.turn()
    guest.turn()
    return guest


def presses(guest: Guest, card: str) -> None:
    """The card is pressed with its number."""
    guest.key(pygame.K_1 + guest.state.hand().index(FACE_OF[card]))


def asked(guest: Guest) -> str:
    """What the table asks; empty: nothing."""
    panel = guest.state.choosing.panel
    return panel.title if panel is not None else ""


def lies_there(guest: Guest, card: str) -> bool:
    """Whether the card has been led."""
    return guest.state.seen.trick[:1] == [FACE_OF[card]]


def test_a_dear_card_is_asked_about_once_and_another_may_be_played() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "B7")
    assert asked(guest).startswith("Are you sure?") and not guest.state.seen.trick
    guest.wait(theme.TAKEN_IN)
    guest.key(ENTER)  # the keys are at "Another card"
    assert not asked(guest) and not guest.state.seen.trick
    presses(guest, "HX")
    guest.turn()
    assert lies_there(guest, "HX")


def test_who_means_it_plays_it_and_is_not_asked_again() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "B7")
    guest.wait(theme.TAKEN_IN)
    guest.key(pygame.K_2)
    guest.turn()
    assert lies_there(guest, "B7") and guest.game.helped, "it was not decided alone"


def test_one_question_a_decision() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "B7")
    guest.wait(theme.TAKEN_IN)
    guest.key(ESCAPE)
    presses(guest, "HU")
    guest.turn()
    assert lies_there(guest, "HU")


def test_a_second_press_on_the_card_answers_nothing() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "B7")
    presses(guest, "B7")
    assert asked(guest), "a number that was meant for the card is none for the answer"


def test_nobody_waits_for_a_thought_that_is_not_there() -> None:
    guest = taught(None)
    presses(guest, "B7")
    guest.turn()
    assert lies_there(guest, "B7")


def test_what_costs_little_or_is_in_doubt_goes_at_once() -> None:
    doubtful = thought_of({"play HX": 0.6, "play B7": 0.0}, spread=12.0)
    for found in (thought_of({"play HX": 0.2, "play B7": 0.0}), doubtful):
        guest = taught(found)
        presses(guest, "B7")
        guest.turn()
        assert lies_there(guest, "B7")


def test_without_the_aid_nobody_thinks_or_asks() -> None:
    guest = taught(clear("HX", "B7", "HU"), aid_ask_back=False)
    presses(guest, "B7")
    guest.turn()
    assert lies_there(guest, "B7")


def test_by_ear_it_is_heard_and_answered() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "B7")
    words = [node.name for node in everything(guest.table.spoken().nodes)]
    assert PHRASES["sure_no"] in " ".join(words) and asked(guest) in " ".join(words)
    guest.wait(theme.TAKEN_IN)
    answer = next(item for item in all_items(guest.state) if item.id == ItemId("choice", 1))
    guest.table.do(Wanted(answer.id.key, "press"), guest.now)
    guest.turn()
    assert lies_there(guest, "B7")


def test_after_taking_back_it_may_be_asked_again() -> None:
    guest = taught(clear("HX", "B7", "HU"))
    presses(guest, "HX")
    guest.turn()
    guest.key(UNDO)
    guest.turn()
    assert not guest.state.seen.trick and not asked(guest)
