"""What is new: it is told and stops nobody, and what the player has done rightly counts as learned."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import Aids, Forced
from gaigel_desktop.controller.teaching.new_words import done_with
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.rules.actions import SIGNAL, SWAP, Action
from gaigel_desktop.rules.deal import OVER, Deal
from gaigel_desktop.rules.events import Accused, AusCalled, Declared, Ended, Event, Questioned, Signed, Swapped
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.table.board import stops
from tests.scenario import lay

from .guest import Guest
from .laid import Wish, sits

LONG = 60.0


@pytest.fixture(autouse=True)
def beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at these tables has learned anything before."""
    monkeypatch.setattr("gaigel_desktop.controller.teaching.progress.load", lambda path: Progress())


def wants(action: Action, *seats: int) -> Wish:
    """One of these does this as soon as the rules allow it."""

    def wish(seen: Deal, seat: int) -> Action | None:
        return action if seat in seats and seen.phase != OVER and why_not(seen, seat, action) is None else None

    return wish


def goes_on_alone(guest: Guest) -> bool:
    """Whether the table comes to the player's next card without a press."""
    guest.wait(LONG)
    return guest.stop is None and guest.deal.turn == guest.state.me


def test_an_exchange_that_is_new_is_told_and_stops_nobody() -> None:
    table = lay("leinfelden", "SK", vorhand="E7", second="EA S7 HK HO", third="B7", fourth="B7")
    told = sits(table, lambda table: table.opens("dive", "E7").plays("EA B7"), wants(SWAP, 1), trick_stays=1.0)
    assert goes_on_alone(told)
    assert any(isinstance(event, Swapped) for event in told.state.shown.past)


def test_a_sign_of_the_partner_stops_nobody() -> None:
    signed = sits(lay("leinfelden", "S7", vorhand="E7 EA SK"), lambda table: None, wants(SIGNAL + 0, 2))
    assert goes_on_alone(signed)


def led_by_the_partner(**progress: object) -> Guest:
    """The partner has taken the first trick, and leads; the player has learned so much."""
    table = lay("leinfelden", "S7", vorhand="E7", second="B7", third="EA", fourth="B7")
    guest = sits(table, lambda table: table.opens("dive", "E7").plays("B7 EA"), chosen={"played_before": False})
    guest.player.learner.learn(Progress(**progress))  # type: ignore[arg-type]
    guest.running.read_aids()
    guest.wait_for_stop(stops.OWN_TRICK)
    guest.key(pygame.K_SPACE)
    return guest


def test_no_partner_looks_over_for_a_sign_before_the_player_knows_of_signs() -> None:
    guest = led_by_the_partner()
    for _ in range(100):
        guest.wait(0.1)
        assert guest.stop is None or guest.stop.kind != stops.PARTNER_LOOKS


@pytest.mark.parametrize("progress", [{"lessons": ("signs",)}, {"done": {"sign": 1}}], ids=["taught", "signed"])
def test_a_partner_looks_over_to_whoever_knows_of_signs(progress: dict[str, object]) -> None:
    led_by_the_partner(**progress).wait_for_stop(stops.PARTNER_LOOKS)


def leads(guest: Guest) -> Guest:
    """The player leads the first card of the hand in the way that it fits."""
    guest.click_card(0)
    if guest.choosing:
        guest.key(pygame.K_RETURN)
    guest.wait(3.0)
    assert guest.game.moment > 0
    return guest


def test_the_own_deed_teaches_the_word() -> None:
    guest = leads(sits(lay("leinfelden", "S7", vorhand="E7 EU HU BU BO"), lambda table: None))
    assert guest.player.learner.progress.done == {"dive": 1}


def test_a_lesson_keeps_its_own_count() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="E7 EU HU BU BO"), lambda table: None)
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
        (Signed(0, 1), [], ("sign",)),
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
