"""Announcements: where their buttons lie, what a second press takes, pairs of four cards, and the rare calls."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.actions import ACCUSE, ACTION_OF, AUS, DECLARE, DECLARE_TWICE, SHOW_SEVENS, Action
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.judge import why_not
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.chrome import calls_unknown_here
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.table_items import open_panel
from gaigel_desktop.text.calls import call
from gaigel_desktop.text.explain import why
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.table.there import pressable
from tests.tiers import first_of

from .guest import Guest
from .laid import at, sits

ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE
BUTTONS = tuple(CALL)


def last_deed(guest: Guest) -> tuple[int, Action]:
    return guest.game.record_so_far().actions[-1]


def press(guest: Guest, item: ItemId) -> None:
    """A click on the middle of a spot."""
    guest.click(*guest.box_of(item).middle)


def button(guest: Guest, name: str) -> Box:
    return Box(*button_rects(guest.state.stage.table)[name])


def test_who_leaves_a_panel_stands_where_they_stood() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK HO E7"))
    guest.key(pygame.K_TAB)
    guest.key(pygame.K_RIGHT)
    stood = guest.state.pointing.focus
    assert stood is not None and stood.kind == "card"
    for letter in (pygame.K_m, pygame.K_w):
        guest.key(letter)
        assert guest.panel_open and guest.state.pointing.focus != stood
    guest.key(ESCAPE)
    assert not guest.panel_open and guest.state.pointing.focus == stood
    guest.key(pygame.K_w, pygame.K_1)
    assert not guest.panel_open and guest.state.pointing.focus is None, "something was chosen"


def after_a_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


@first_of(1, "preset, players", [("leinfelden", 4), ("wikipedia", 2), ("uspcc-1907", 6)])
def test_from_the_first_card_to_the_last_no_button_moves_or_lights_up(preset: str, players: int) -> None:
    guest = Guest(preset, players, speed="none")
    places, looks = set(), set()
    for step in range(600):
        guest.key(pygame.K_1 + step % 5, ENTER if guest.choosing else pygame.K_SPACE)
        guest.wait(0.3)
        if guest.deal.phase == OVER:
            break
        places.add(tuple((each.id.name, each.box) for each in pressable(guest.state) if each.id.kind == "call"))
        looks.add(tuple(call.look for call in describe(guest.state).rests.calls))
    assert guest.deal.phase == OVER
    assert len(places) == len(looks) == 1
    unknown = calls_unknown_here(guest.deal)
    assert [name for name, _ in places.pop()] == [name for name in BUTTONS if name not in unknown]


def test_no_button_stands_there_that_nobody_presses_at_this_table() -> None:
    four, two = Guest(dealing=0.0), Guest(players=2, dealing=0.0)
    assert {each.id.name for each in pressable(four.state) if each.id.kind == "call"} == {*BUTTONS} - {"more"}
    assert "winken" not in {each.id.name for each in pressable(two.state)}
    two.key(pygame.K_w)
    assert two.told, "but its key says why"
    boxes = button_rects(four.state.stage.table)
    assert boxes["aus"].x == boxes["melden"].x and boxes["aus"].right == boxes["diss"].right, "no gap is left"


@pytest.mark.parametrize(("name", "action"), [("aus", AUS), ("uebergaigelt", ACCUSE + 1)])
def test_a_call_that_ends_the_deal_wants_a_second_click_and_elsewhere(name: str, action: Action) -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), after_a_trick)
    moment = guest.game.moment
    press(guest, ItemId("call", name=name))
    assert guest.panel_open and guest.game.moment == moment
    guest.click(*button(guest, name).middle)
    assert not guest.panel_open and guest.game.moment == moment, "twice at the same place is nothing"
    press(guest, ItemId("call", name=name))
    sure = guest.box_of(ItemId("choice", 0))
    assert not sure.overlaps(button(guest, name))
    press(guest, ItemId("choice", 0))
    assert last_deed(guest) == (0, action)


@pytest.mark.parametrize(("key", "action"), [(pygame.K_a, AUS), (pygame.K_g, ACCUSE + 1)])
def test_by_keys_it_wants_enter_and_not_the_same_key_twice(key: int, action: Action) -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), after_a_trick)
    moment = guest.game.moment
    guest.key(key, key)
    assert guest.panel_open and guest.game.moment == moment
    guest.key(ENTER)
    assert last_deed(guest) == (0, action)


@pytest.mark.parametrize(("choice", "action"), [(0, DECLARE + 2), (1, DECLARE_TWICE + 2)])
@pytest.mark.parametrize("card", ["HK", "HO"])
def test_four_cards_of_a_suit_ask_whether_to_declare_once_or_twice(card: str, choice: int, action: Action) -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK HK HO HO"), after_a_trick)
    guest.key(pygame.K_m)
    guest.click_card(at(guest, card))
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == say("ask_declare_four") and len(panel.choices) == 2
    press(guest, ItemId("choice", choice))
    assert last_deed(guest) == (0, action)


def test_esc_leaves_the_four_cards_undeclared() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK HK HO HO"), after_a_trick)
    moment = guest.game.moment
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "HK"))
    guest.key(ESCAPE)
    assert not guest.panel_open and guest.game.moment == moment


def test_what_is_no_king_and_no_ober_cannot_be_declared_and_says_so_at_the_card() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK HO H7"), after_a_trick)
    moment = guest.game.moment
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "H7"))
    assert guest.said() == [say("point_at_pair")] and guest.panel_open and guest.game.moment == moment
    guest.click_card(at(guest, "HK"))
    assert last_deed(guest) == (0, DECLARE + 2)


def test_a_king_without_its_ober_says_why_and_nobody_hears_of_it() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA HK"), after_a_trick)
    moment, reason = guest.game.moment, why_not(guest.deal, 0, DECLARE + 2)
    guest.key(pygame.K_m)
    guest.click_card(at(guest, "HK"))
    assert reason is not None and guest.said() == [why(reason, guest.game.seen_by(0))]
    assert guest.game.moment == moment


@pytest.mark.parametrize("wanted", ["siebener", "dissle", "farbe"])
def test_the_rare_calls_stand_under_the_dots_and_are_said_aloud(wanted: str) -> None:
    rules = {f"auf_{name}": name == wanted for name in ("siebener", "farbe")}
    dissle = "any" if wanted == "dissle" else "off"
    hand = "E7 E7 B7 H7 BA" if wanted != "farbe" else "BA BX BK BU B7"
    table = lay("wikipedia", "SX", players=2, dealer=0, vorhand="EA", second=hand, auf_dissle=dissle, **rules)
    guest = sits(table, lambda table: table.opens("elfen", "EA"))
    guest.key(pygame.K_PERIOD)
    panel = guest.state.choosing.panel
    assert panel is not None
    announced = [choice.action for choice in panel.choices if choice.action < SHOW_SEVENS]
    assert announced == [ACTION_OF["announce", wanted]], "what this table does not know is not offered"
    assert panel.choices[0].about, "it says what it means"
    guest.key(pygame.K_1)
    guest.wait(0.3)
    assert last_deed(guest) == (0, ACTION_OF["announce", wanted])
    assert guest.said() == [call(f"call_{wanted}", guest.game.rules)]


def test_only_a_button_that_is_pointed_at_is_drawn_anew_with_what_rests() -> None:
    guest = sits(lay("leinfelden", "S7", vorhand="EA E7"), after_a_trick)
    resting = describe(guest.state).rests
    pointed = ((guest.own_card(0), False), (ItemId("icon", name="log"), False), (ItemId("call", name="aus"), True))
    for spot, changed in pointed:
        guest.state.pointing = guest.state.pointing._replace(hovered=spot)
        assert (describe(guest.state).rests != resting) == changed, spot


@pytest.mark.parametrize("key", [pygame.K_m, pygame.K_d, pygame.K_w, pygame.K_g, pygame.K_a])
@pytest.mark.parametrize("players", [3, 4])
def test_a_panel_opens_right_above_the_announcement_that_was_pressed(key: int, players: int) -> None:
    guest = sits(lay("leinfelden", "S7", players=players, vorhand="EA HK HO E7 S7"), after_a_trick, captions=False)
    guest.key(key)
    panel, buttons = open_panel(guest.state), button_rects(guest.state.stage.table).values()
    if panel is not None:
        lies = panel[1]
        assert lies.right > min(box.x for box in buttons) and lies.bottom <= min(box.y for box in buttons)
