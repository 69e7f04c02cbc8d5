"""What is new waits: a word that the player has not met stays until it is read, or until it was done once."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import Aids, Forced, SettingValue
from gaigel_desktop.controller.teaching.new_words import LOOK, done_with
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.rules.actions import AUS, DECLARE, DIVE, ELFEN, SECOND, SIGNAL, SWAP, Action, opening
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import OVER, Deal
from gaigel_desktop.rules.events import Accused, AusCalled, Declared, Ended, Event, Questioned, Signed, Swapped
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.laid_out_choices import ways_to_open
from tests.rules.table import Table
from tests.scenario import lay

from .guest import Guest
from .laid import Told, Wish, at, sits

LONG = 60.0


@pytest.fixture(autouse=True)
def beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at these tables has learned anything before."""
    monkeypatch.setattr("gaigel_desktop.controller.teaching.progress.load", lambda path: Progress())


def newcomer(table: Table, told: Told, wish: Wish = lambda seen, seat: None, **chosen: SettingValue) -> Guest:
    """Somebody whom the table waits for with what is new."""
    return sits(table, told, wish, aid_new_waits=True, chosen=chosen)


def wants(action: Action, *seats: int) -> Wish:
    """One of these does this as soon as the rules allow it."""

    def wish(seen: Deal, seat: int) -> Action | None:
        return action if seat in seats and seen.phase != OVER and why_not(seen, seat, action) is None else None

    return wish


def swaps(**chosen: SettingValue) -> Guest:
    """Lena has taken a trick with a Seven of trumps in her hand, and leads."""
    table = lay("leinfelden", "SK", vorhand="E7", second="EA S7 HK HO", third="B7", fourth="B7")
    return sits(table, lambda table: table.opens("dive", "E7").plays("EA B7"), wants(SWAP, 1), chosen=chosen)


def after_their_trick(guest: Guest) -> Guest:
    """The first trick has been looked at."""
    guest.wait_for_stop(stops.TRICK)
    guest.key(pygame.K_SPACE)
    return guest


def test_a_new_word_waits_for_a_key_and_goes_by_when_it_was_read_often() -> None:
    guest = after_their_trick(swaps(aid_new_waits=True, trick_stays=0.0))
    guest.wait_for_stop(stops.NEW)
    moment = guest.game.moment
    guest.wait(LONG)
    assert guest.stop == stops.Stop(stops.NEW, word="swap") and guest.game.moment == moment
    assert "Lena" in describe(guest.state).over.line and "Space" in describe(guest.state).over.line
    assert [bubble.words for bubble in guest.state.said.bubbles if bubble.announced] == ["Diß!"]
    guest.key(pygame.K_SPACE)
    guest.wait(8.0)
    assert guest.stop is None or guest.stop.kind != stops.NEW
    assert guest.game.moment > moment and guest.player.learner.progress.has_done("read:swap")


@pytest.mark.parametrize("known", [{"swap": 1}, {"read:swap": 3}], ids=["done", "read"])
def test_what_was_done_once_or_read_thrice_no_longer_waits(known: dict[str, int]) -> None:
    guest = after_their_trick(swaps(aid_new_waits=True, trick_stays=0.0))
    guest.player.learner.learn(Progress(known))
    moment = guest.game.moment
    for _ in range(200):
        guest.wait(0.1)
        assert guest.stop is None or guest.stop.kind != stops.NEW
    assert guest.game.moment > moment + 1


def test_a_deal_that_is_given_up_waits_for_no_word_any_more() -> None:
    guest = after_their_trick(swaps(aid_new_waits=True, trick_stays=0.0))
    guest.wait_for_stop(stops.NEW)
    guest.key(pygame.K_ESCAPE)
    guest.scenes.pop()
    guest.table.evening.give_up_deal()
    guest.wait(8.0)
    assert guest.deal.phase == OVER and guest.scene is not guest.table, "the sheet about it has come by itself"


def test_without_the_aid_nothing_waits() -> None:
    guest = after_their_trick(swaps(trick_stays=0.0))
    moment = guest.game.moment
    guest.wait(20.0)
    assert guest.game.moment > moment + 1


def test_an_opening_waits_before_anybody_answers() -> None:
    table = lay("leinfelden", "S7", dealer=0, vorhand="E7 HU HO BU BO")
    guest = newcomer(table, lambda table: None, wants(opening(DIVE, FACE_OF["HU"]), 1))
    guest.wait_for_stop(stops.NEW)
    guest.wait(LONG)
    assert guest.game.moment == 1 and guest.stop == stops.Stop(stops.NEW, word="dive")
    assert "Höher hat!" in describe(guest.state).over.line
    guest.click(640, 330)
    guest.wait(10.0)
    assert guest.game.moment == 3, "the others have answered, and the player is to play"


def test_a_declaration_waits_once_and_opens_the_calls_as_ever() -> None:
    table = lay("leinfelden", "S7", vorhand="E7", second="EA HK HO", third="B7", fourth="B7")
    guest = newcomer(
        table, lambda table: table.opens("dive", "E7").plays("EA B7"), wants(DECLARE + 2, 1), trick_stays=0.0
    )
    after_their_trick(guest)
    guest.wait_for_stop(stops.NEW)
    guest.wait(LONG)
    assert guest.stop == stops.Stop(stops.NEW, word="declare")
    guest.running.release()
    assert guest.stop is None or guest.stop.kind not in (stops.NEW, stops.DECLARATION)
    assert guest.running.conductor.calls_open


def test_the_call_that_ends_the_deal_waits_before_the_counting() -> None:
    table = lay("leinfelden", "S7", vorhand="E7", second="EA", third="B7", fourth="B7")
    guest = newcomer(table, lambda table: table.opens("dive", "E7").plays("EA B7"), wants(AUS, 1), trick_stays=0.0)
    after_their_trick(guest)
    guest.wait_for_stop(stops.NEW)
    guest.wait(LONG)
    assert guest.scene is guest.table and guest.stop is not None and guest.stop.word == "aus"
    guest.key(pygame.K_SPACE)
    guest.wait(10.0)
    assert guest.scene is not guest.table


def test_a_sign_waits_and_says_what_it_means() -> None:
    guest = newcomer(lay("leinfelden", "S7", vorhand="E7 EA SK"), lambda table: None, wants(SIGNAL + 0, 2))
    guest.wait_for_stop(stops.NEW)
    guest.wait(LONG)
    assert guest.stop is not None and guest.stop.word == "sign"
    assert "sign" in describe(guest.state).over.line and guest.state.said.faces


def test_the_first_card_is_chosen_also_while_a_new_sign_waits() -> None:
    guest = newcomer(lay("leinfelden", "S7", vorhand="E7 EA SK"), lambda table: None, wants(SIGNAL + 0, 2))
    guest.wait_for_stop(stops.NEW)
    guest.key(pygame.K_w, pygame.K_1)  # an answer, which is told when the sign has been read
    guest.key(pygame.K_1 + at(guest, "EA"))
    assert guest.state.choosing.picked == FACE_OF["EA"]
    while guest.stop is not None:
        guest.key(pygame.K_SPACE)
    assert [offer.mode for offer in ways_to_open(guest.state)] == [ELFEN, SECOND, DIVE]


def test_the_partners_look_waits_until_it_was_answered_often() -> None:
    table = lay("leinfelden", "S7", vorhand="E7", second="B7", third="EA", fourth="B7")
    guest = newcomer(table, lambda table: table.opens("dive", "E7").plays("B7 EA"))
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_SPACE)
    guest.wait_for_stop(stops.PARTNER_LOOKS)
    guest.wait(LONG)
    assert guest.stop is not None and guest.stop.kind == stops.PARTNER_LOOKS
    guest.key(pygame.K_SPACE)
    guest.wait(1.0)
    assert guest.stop is None or guest.stop.kind != stops.PARTNER_LOOKS


def leads(guest: Guest) -> Guest:
    """The player leads the first card of the hand in the way that it fits."""
    guest.click_card(0)
    if guest.choosing:
        guest.key(pygame.K_RETURN)
    guest.wait(3.0)
    assert guest.game.moment > 0
    return guest


def test_the_own_deed_teaches_the_word() -> None:
    guest = leads(newcomer(lay("leinfelden", "S7", vorhand="E7 EU HU BU BO"), lambda table: None))
    assert guest.player.learner.progress.done == {"dive": 1}


def test_a_lesson_keeps_its_own_count() -> None:
    guest = newcomer(lay("leinfelden", "S7", vorhand="E7 EU HU BU BO"), lambda table: None)
    guest.state.forced = Forced(on=Aids(hint=True))
    assert not leads(guest).player.learner.progress.done


# -- which words there are ---------------------------------------------------------------------------------------

ENDED = Ended("aus", (0,), (0, 1))


@pytest.mark.parametrize(
    ("event", "before", "done"),
    [
        (Declared(0, 2, 1), [], ("declare",)),
        (Declared(1, 2, 1), [], ()),
        (Swapped(0), [], ("swap",)),
        (Signed(0, 1), [], ("sign", LOOK)),
        (AusCalled(0), [], ()),
        (ENDED, [AusCalled(0)], ("aus",)),
        (ENDED, [AusCalled(1)], ()),
        (ENDED._replace(reason="untergaigelt"), [AusCalled(0)], ()),
        (ENDED._replace(reason="questioned_wrong"), [AusCalled(0), Questioned(1)], ("aus",)),
        (ENDED._replace(reason="accused_right"), [Accused(0, 1)], ("accuse",)),
        (ENDED._replace(reason="accused_wrong"), [Accused(0, 1)], ()),
        (ENDED._replace(reason="counted"), [Swapped(0)], ()),
    ],
)
def test_only_what_was_right_is_done(event: Event, before: list[Event], done: tuple[str, ...]) -> None:
    assert done_with(event, before, 0) == done
