"""The buttons of calls come one by one for a newcomer, and "Aus!" has its moment."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.teaching.progress import FIRST_START, Progress
from gaigel_desktop.rules.actions import SIGNAL
from gaigel_desktop.scenes.routes import Lesson
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.item import ItemId, find_item
from gaigel_desktop.table.play.calls_taught import DEAL, DEALS
from gaigel_desktop.table.play.choosing import Advised
from gaigel_desktop.table.play.described import all_items, describe
from tests.scenario import lay
from tests.scenes.learner import read_cards
from tests.scenes.pages import Open

from .guest import Guest
from .laid import sits
from .test_stops import own_trick

NEW = Progress(shown=(FIRST_START,))


def there(guest: Guest) -> set[str]:
    """The calls that have a button."""
    return {item.id.name for item in all_items(guest.state) if item.id.kind == "call"}


def leads(learned: Progress = NEW, **chosen: bool) -> Guest:
    """Somebody who leads the first card, and has learned so much."""
    guest = sits(lay("leinfelden", "SO", vorhand="EA HX B7 HU HK"), chosen={"played_before": False} | chosen)
    guest.player.learner.learn(learned)
    guest.turn()
    return guest


def test_a_newcomer_begins_with_the_one_call_that_a_match_is_about() -> None:
    assert there(leads()) == {"aus"}


def test_what_was_taught_is_there() -> None:
    assert there(leads(NEW.with_lesson("twenty_and_forty"))) == {"aus", "melden"}
    assert there(leads(NEW.with_done("sign"))) == {"aus", "winken"}
    assert there(leads(NEW.with_done("accuse"))) == {"aus", "uebergaigelt"}


def test_with_an_own_trick_there_may_be_something_to_declare_and_to_exchange() -> None:
    guest = own_trick(played_before=False)
    guest.player.learner.learn(NEW)
    guest.key(pygame.K_SPACE)
    guest.wait(1.0)
    assert there(guest) == {"aus", "melden", "diss"}


def test_what_a_hint_tells_to_press_can_be_pressed() -> None:
    guest = leads()
    guest.state.choosing = guest.state.choosing._replace(hint=Advised("Sign!", deed=(SIGNAL,)))
    assert there(guest) == {"aus", "winken"}


@pytest.mark.parametrize("played_before", (False, True))
def test_whoever_is_not_new_sees_them_all(played_before: bool) -> None:
    learned = NEW if played_before else Progress({DEAL: DEALS}, shown=(FIRST_START,))
    known = set(CALL) - {"more"}  # which this table does not have
    assert there(leads(learned, played_before=played_before)) == known
    assert there(leads(Progress())) == known, "nobody was here for the first time"


def test_the_keys_call_all_the_same() -> None:
    guest = leads()
    guest.key(pygame.K_w)
    assert guest.state.choosing.panel is not None


def test_a_lesson_has_the_calls_that_it_is_about(visit: Open) -> None:
    visitor = visit()
    visitor.player.learner.learn(NEW)
    for lesson, calls in (("two_tricks", set[str]()), ("twenty_and_forty", {"melden"}), ("diss", {"diss", "melden"})):
        visitor.services.open(Lesson(lesson))
        read_cards(visitor)
        state = visitor.scene.state  # type: ignore[attr-defined]
        assert {item.id.name for item in all_items(state) if item.id.kind == "call"} == calls, lesson


def aus(guest: Guest) -> tuple[bool, bool]:
    """Whether the button is quiet, and whether it has a frame of light."""
    button = find_item(describe(guest.state).items, ItemId("call", name="aus"))
    assert button is not None
    return button.look.dimmed, button.look.framed


def test_aus_is_quiet_until_it_is_near_and_lit_when_it_is_time() -> None:
    guest = own_trick(aid_propose_aus=True, trick_stays=0.0)
    assert guest.stop is not None and guest.stop.kind == stops.OWN_TRICK
    for points, looks in ((20, (True, False)), (78, (False, False)), (101, (False, True))):
        guest.game.on_the_table.points[0] = guest.game.seen_by(0).points[0] = points
        guest.state.stage.seen.points[0] = points
        guest.wait(10.0)
        assert aus(guest) == looks, points


def test_whoever_counts_alone_sees_nothing_of_that() -> None:
    guest = own_trick(trick_stays=0.0)
    for points in (20, 101):
        guest.game.on_the_table.points[0] = guest.game.seen_by(0).points[0] = points
        guest.state.stage.seen.points[0] = points
        guest.wait(10.0)
        assert aus(guest) == (False, False)
