"""Every moment: no press is lost and none is done twice, whenever it comes; and a card is the one that was seen."""

from __future__ import annotations

from collections import Counter

import pygame

from gaigel_desktop.rules.events import Drawn
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.play import moving_hand
from gaigel_desktop.text.speech import say
from tests.tiers import thorough

from .every_moment import CARDS, KINDS, Presser
from .guest import Guest
from .test_windows import in_1907

SOME, DEALS = 1, 14  # of each kind, in `make test` and in all
ACTS = ("dealing", "Played", "TrickTaken", "Drawn")  # that every deal has, and that move
STOPS = ("stop own_trick", "stop trick", "stop count", "stop partner_looks", "stop declaration")
PHASES = ("early", "middle", "late")


def pressed(deals: int) -> Counter[tuple[str, str, str]]:
    """What was pressed and when, in so many deals of each kind; a press that was lost breaks the walk."""
    seen: Counter[tuple[str, str, str]] = Counter()
    for kind in KINDS:
        for deal in range(deals):
            Presser(kind, deal, seen).play()
    return seen


@thorough
def test_some_deals_of_each_kind_are_pressed_through() -> None:
    acts = {where for where, _, _ in pressed(SOME)}
    assert acts >= {*ACTS, "stop own_trick", "stop trick"}


@thorough
def test_cards_and_calls_are_pressed_in_every_phase_of_every_act_and_in_every_stop() -> None:
    wanted = [(act, phase, what) for act in ACTS for phase in PHASES for what in (*CARDS, "call")]
    wanted += [(stop, "holds", what) for stop in STOPS for what in ("card", "call")]
    found = pressed(DEALS)
    seen = set(found) | {(*where, "card") for *where, what in found if what != "call"}
    assert [each for each in wanted if each not in seen] == []


@thorough
def test_one_deal_after_another_is_pressed_through() -> None:
    presser = Presser(KINDS[0], 77)
    presser.play()
    presser.on()
    presser.play()
    assert presser.came["done"] + presser.came["kept and done"] > 8


@thorough
def test_while_a_card_is_drawn_a_number_means_the_card_that_lies_there() -> None:
    """Wherever the drawn one will find its place: before it lies there, nobody has seen it."""
    for seed in range(40):
        guest = Guest(players=2, seed=seed, speed="slow", dealing=9.0, trick_stays=0.5)
        for _ in range(300):
            guest.wake()
            past = guest.state.shown.past
            if past and isinstance(past[-1], Drawn) and guest.state.shown.moving(guest.now):
                break
            if guest.stop is not None:
                guest.key(pygame.K_SPACE)
            elif guest.game.seen_by(0).turn == 0 and not guest.state.shown.moving(guest.now):
                guest.key(pygame.K_1, pygame.K_RETURN)
        else:
            continue
        lying, hand = moving_hand.card_at_number(guest.state, 3), guest.hand()
        assert moving_hand.card_at_number(guest.state, 4) is None and lying is not None
        if guest.game.seen_by(0).turn != 0 or lying == hand[3]:
            continue  # it goes to the right of what was pressed
        guest.key(pygame.K_4)
        assert guest.game.record_so_far().actions[-1] == (0, lying)
        return
    raise AssertionError("no card was drawn to the left")


def test_a_card_that_is_not_dealt_yet_is_not_played_and_that_is_said() -> None:
    guest = Guest(seed=1, dealing=0.0)
    guest.wait(0.1)
    assert guest.state.shown.moving(guest.now)
    moment = guest.game.moment
    guest.key(pygame.K_5)
    assert guest.told == say("card_on_its_way") and guest.game.moment == moment
    assert not guest.state.shown.moving(guest.now) and guest.state.choosing.picked is None


def test_enter_without_focus_and_space_only_end_what_moves() -> None:
    for key in (pygame.K_RETURN, pygame.K_SPACE):
        guest = Guest(seed=1, dealing=0.0)
        guest.wait(0.1)
        guest.state.pointing = guest.state.pointing.focused(None)
        guest.key(key)
        assert not guest.state.shown.moving(guest.now) and guest.game.moment == 0 and guest.told == ""


def test_of_two_cards_that_wait_the_last_one_is_played() -> None:
    """As long as neither lies on the table: one may think better of it."""
    guest = in_1907(vorhand="EA HK HO E7")
    guest.wait_for_stop(stops.OWN_TRICK)
    first, second = guest.hand()[0], guest.hand()[2]
    for key in (pygame.K_1, pygame.K_3):
        guest.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        assert guest.state.choosing.intended is not None, "a partner has still to pass"
    guest.wait(8.0)
    own = [action for seat, action in guest.game.record_so_far().actions if seat == 0][1:]
    assert second in own and first not in own
