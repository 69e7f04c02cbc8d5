"""At once: calls that are not asked back, for whoever wants it so; and panels that say what cannot be done in them."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import ACCUSE, ACTION_OF, AUS, DECLARE, RESERVE, SIGNAL, SWAP, TAKE, Action
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.stops import OWN_TRICK
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.speech import say
from tests.rules.table import Table
from tests.scenario import lay

from .guest import Guest
from .laid import sits

SHOUTS: dict[str, SettingValue] = {"at_once": True}


def after_a_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def leads(hand: str, trump: str = "S7", **chosen: SettingValue) -> Guest:
    """The player has won the first trick with the Ace of acorns, and leads."""
    return sits(lay("leinfelden", trump, vorhand=f"EA {hand}"), after_a_trick, chosen=SHOUTS | chosen)


def own_deeds(guest: Guest) -> list[Action]:
    return [action for seat, action in guest.game.record_so_far().actions if seat == 0][1:]


def refusal(guest: Guest, action: Action) -> str:
    reason = why_not(guest.deal, 0, action)
    assert reason is not None
    return why(reason, guest.game.seen_by(0))


@pytest.mark.parametrize(("key", "action"), [(pygame.K_a, AUS), (pygame.K_g, ACCUSE + 1)])
def test_a_shout_is_one_press(key: int, action: Action) -> None:
    guest = leads("E7")
    guest.key(key)
    assert own_deeds(guest) == [action] and guest.deal.phase == OVER and not guest.panel_open


def test_one_pair_is_declared_and_of_two_one_is_chosen() -> None:
    guest = leads("HK HO E7")
    guest.key(pygame.K_m)
    assert own_deeds(guest) == [DECLARE + 2] and not guest.panel_open
    for hand in ("HK HO BK BO", "HK HK HO HO"):
        guest = leads(hand)
        guest.key(pygame.K_m)
        assert own_deeds(guest) == [] and guest.panel_open, "two pairs, or one of them twice"


def test_without_a_pair_it_says_so_and_nothing_opens() -> None:
    guest = leads("HK E7")
    guest.key(pygame.K_m)
    assert own_deeds(guest) == [] and not guest.panel_open
    assert guest.said() == [refusal(guest, DECLARE)]


def test_one_exchange_is_made_and_of_two_ways_one_is_chosen() -> None:
    guest = leads("S7", "SX")
    guest.key(pygame.K_d)
    assert own_deeds(guest) == [] and guest.panel_open, "robbed at once, or the Seven put under it"
    guest.key(pygame.K_1)
    assert own_deeds(guest) == [SWAP]
    guest = leads("E7", "SX")
    guest.key(pygame.K_d)
    assert own_deeds(guest) == [] and guest.said() == [refusal(guest, SWAP)]


def test_several_sides_leave_a_choice() -> None:
    guest = sits(lay("leinfelden", "S7", players=3, vorhand="EA E7"), after_a_trick, at_once=True)
    guest.key(pygame.K_g)
    assert own_deeds(guest) == [] and guest.panel_open


def test_a_hasty_card_or_call_eats_no_count() -> None:
    guest = leads("E7")
    guest.key(pygame.K_a)
    guest.wait(1.2)
    for key in (pygame.K_3, pygame.K_m, pygame.K_1):
        assert guest.state.shown.moving(guest.now)
        guest.key(key)
        assert guest.state.shown.moving(guest.now), "the cards are still being counted"
        assert guest.state.said.note is not None and guest.state.said.note.words == "The deal is over."
    guest.key(pygame.K_SPACE)
    assert not guest.state.shown.moving(guest.now), "who wants to hurries"


def test_a_reprimand_is_gone_with_the_next_deed_that_may_be_done() -> None:
    guest = leads("E7")
    guest.key(pygame.K_w, pygame.K_3)  # an Ace that is not held
    assert [each for each in guest.state.said.bubbles if each.seat == 0]
    if guest.panel_open:
        guest.key(pygame.K_ESCAPE)
    guest.key(pygame.K_1)
    assert own_deeds(guest) and not [each for each in guest.state.said.bubbles if each.seat == 0]


def test_w_and_a_digit_winks() -> None:
    for chosen in (True, False):
        guest = leads("HA E7", at_once=chosen)
        guest.key(pygame.K_w)
        assert guest.panel_open
        guest.key(pygame.K_3)
        assert own_deeds(guest) == [SIGNAL + 2] and not guest.panel_open


def test_who_wants_to_be_warned_is_asked_all_the_same() -> None:
    guest = leads("E7", aid_propose_aus=True)
    guest.key(pygame.K_a)
    assert own_deeds(guest) == [] and guest.panel_open


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_g, pygame.K_m, pygame.K_d])
def test_nobody_is_taken_at_a_word_unless_it_was_chosen(key: int) -> None:
    guest = leads("HK HO S7", "SX", at_once=False)
    guest.key(key)
    assert own_deeds(guest) == [] and guest.panel_open


# -- what cannot be done in a panel ----------------------------------------------------------------------------------


def test_what_cannot_be_done_is_dimmed_says_why_and_leaves_the_panel_open() -> None:
    guest = leads("S7", "SX", at_once=False)
    guest.key(pygame.K_d)
    panel = guest.state.choosing.panel
    assert panel is not None
    assert [bool(choice.refused) for choice in panel.choices] == [False, False, True], "nothing lies under it yet"
    taking = ItemId("choice", [choice.action for choice in panel.choices].index(TAKE))
    guest.state.pointing = guest.state.pointing._replace(by_keys=True, focus=taking)
    told = describe(guest.state).over.tip
    assert told is not None and told.about == refusal(guest, TAKE), "when the keys come there"
    guest.click(*guest.box_of(taking).middle)
    assert guest.panel_open and own_deeds(guest) == [] and guest.told == refusal(guest, TAKE)
    guest.key(pygame.K_2)
    assert own_deeds(guest) == [RESERVE]


def test_no_panel_counts_for_the_player() -> None:
    for points in (0, 100, 101):
        guest = leads("E7", at_once=False)
        guest.deal.points[0] = guest.game.seen_by(0).points[0] = points
        for key in (pygame.K_a, pygame.K_g):
            guest.key(key)
            panel = guest.state.choosing.panel
            assert panel is not None and not any(choice.refused for choice in panel.choices)
            guest.key(pygame.K_ESCAPE)


def test_a_number_that_means_nothing_says_so() -> None:
    guest = leads("S7", "SX", at_once=False)
    guest.key(pygame.K_9)
    assert guest.told == say("no_such_number") and own_deeds(guest) == []
    guest.key(pygame.K_d, pygame.K_8)
    assert guest.told == say("no_such_number") and guest.panel_open


def test_another_call_takes_the_place_of_the_one_that_is_open() -> None:
    guest = leads("E7", at_once=False)
    guest.key(pygame.K_m, pygame.K_a)
    panel = guest.state.choosing.panel
    assert panel is not None and panel.button == "aus"
    guest.key(pygame.K_RETURN)
    assert own_deeds(guest) == [ACTION_OF["aus",]]


def test_the_number_learned_from_a_panel_plays_no_card_after_a_call_that_asked_nothing() -> None:
    guest = leads("HK HO E7")
    guest.key(pygame.K_m, pygame.K_3)
    assert own_deeds(guest) == [DECLARE + 2] and guest.state.choosing.intended is None
    guest.wait(6.0)
    guest.key(pygame.K_3)
    guest.wait(1.0)
    assert len(own_deeds(guest)) == 2, "a moment later it is a card again"


@pytest.mark.parametrize(
    ("keys", "action", "words"),
    [((pygame.K_m,), DECLARE + 2, "Zwanzig!"), ((pygame.K_d, pygame.K_1), SWAP, "Diß!"), ((pygame.K_a,), AUS, "Aus!")],
)
def test_what_is_called_while_an_own_trick_lies_there_is_said_at_once(
    keys: tuple[int, ...], action: Action, words: str
) -> None:
    guest = sits(
        lay("leinfelden", "SA", vorhand="EA HK HO S7"),
        lambda table: table.opens("elfen", "EA").discards().discards(),
        at_once=True,
    )
    guest.wait_for_stop(OWN_TRICK)
    for key in keys:
        guest.key(key)
    assert own_deeds(guest) == [action]
    guest.wait(1.5)
    assert [bubble.words for bubble in guest.state.said.bubbles] == [words]
    assert guest.stop is None or guest.stop.kind != OWN_TRICK, "nobody has to take it first"
