"""Guessing before the count: who is asked, when, how the slip is answered, and that the count goes on as ever."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.match.setup import first_setup, to_json
from gaigel_desktop.controller.match.story import Stored
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.rules.actions import AUS
from gaigel_desktop.rules.deal import OVER, Result
from gaigel_desktop.scenes.deal.deal_notices import offer_guess
from gaigel_desktop.scenes.deal.guess_slip import GuessSlip
from gaigel_desktop.table.board import chalk_marks
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.named_things import named_talon
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.pages.widgets import Panel
from gaigel_desktop.window.scene import Scene
from gaigel_desktop.window.spoken.tree import Wanted
from tests.scenario import lay
from tests.tiers import thorough

from .guest import Guest
from .laid import sits
from .test_windows import by

ENTER, SPACE, ESC = pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE


def after_a_trick(caller: int = -1, taker: int = 0, /, **chosen: SettingValue) -> Guest:
    """A trick has been taken; somebody else may want to call Aus. Whatever is played here is written down."""
    cards = {"vorhand": "EA HK HO"} if taker == 0 else {"vorhand": "E7 HK HO", "second": "EA"}
    guest = sits(
        lay("leinfelden", "S7", **cards),
        lambda table: table.opens("elfen", "EA").rest_discard() if taker == 0 else None,
        *([by(caller, AUS)] if caller >= 0 else []),
        chosen={"guess": True} | chosen,
    )
    guest.house.current.story = Stored(Ledger(), lambda: "2026-11-23T20:00:00", to_json(first_setup()))
    guest.house.current.story.start_deal(guest.game.record_so_far()._replace(actions=(), result=None), Seed("seed"))
    guest.game.story = guest.house.current.story
    guest.wait(1.0)
    return guest


def calls(guest: Guest, wait: float = 3.0) -> Scene:
    """The player calls Aus, and everything before the count has been seen."""
    guest.key(pygame.K_a)
    guest.key(ENTER)
    assert guest.deal.phase == OVER
    guest.wait(wait)
    return guest.scene


def write(guest: Guest, words: str) -> None:
    guest.handle(pygame.Event(pygame.TEXTINPUT, text=words))


def chalked(guest: Guest) -> list[str]:
    return [mark.words for mark in guest.state.stage.marks if mark.kind == chalk_marks.WORDS and "?" in mark.words]


def guess_of(guest: Guest) -> int | None:
    assert guest.house.current.story is not None and guest.game.last_record is not None
    return guest.house.current.story.guessed(guest.game.last_record)


def test_whoever_wants_it_is_asked_before_the_own_aus_is_counted() -> None:
    guest = after_a_trick()
    assert isinstance(calls(guest), GuessSlip)
    assert not guest.state.stage.marks, "nothing is counted yet"
    write(guest, "11")
    guest.key(ENTER)
    assert guest.scene is guest.table and guess_of(guest) == 11
    guest.wait(1.0)
    assert chalked(guest) == ["11?"]


@pytest.mark.parametrize("chosen", [{"guess": False}, {"my_points": True}, {"all_points": True}])
def test_nobody_else_is_asked(chosen: dict[str, SettingValue]) -> None:
    named = {("aid_" if key.endswith("points") else "") + key: value for key, value in chosen.items()}
    guest = after_a_trick(**named)
    assert calls(guest, wait=0.5) is guest.table
    assert any(mark.kind == chalk_marks.WORDS for mark in guest.state.stage.marks), "it is being counted"


@pytest.mark.parametrize("key", [ENTER, SPACE, ESC])
def test_a_press_without_a_number_goes_on_without_a_guess(key: int) -> None:
    guest = after_a_trick()
    calls(guest)
    if key == SPACE:
        write(guest, " ")
    else:
        guest.key(key)
    guest.wait(1.0)
    assert guest.scene is guest.table and guess_of(guest) is None and not chalked(guest)


def test_only_digits_stand_on_the_slip_and_steps_change_them() -> None:
    guest = after_a_trick()
    slip = calls(guest)
    assert isinstance(slip, GuessSlip) and slip.page is not None
    write(guest, "1a0x9")
    field = {each.key: each.value for each in slip.page.meanings()}
    assert field["guess"] == "109"
    slip.do(slip_wants("guess_more"), guest.now)
    slip.do(slip_wants("guess_less"), guest.now)
    slip.do(slip_wants("guess_less"), guest.now)
    slip.do(slip_wants("guess_on"), guest.now)
    assert guess_of(guest) == 108


def test_the_slip_is_heard_with_the_number_that_a_step_makes_and_afterwards_how_near_it_was() -> None:
    guest = after_a_trick()
    aloud = guest.house.kit.aloud
    guest.key(pygame.K_a)
    aloud.heard = True
    guest.key(ENTER)
    guest.wait(3.0)
    slip = guest.scene
    assert isinstance(slip, GuessSlip) and aloud.fetch()[-2:] == [say("guess_counted"), say("guess_ask")]
    for key, number in (("guess_more", "1"), ("guess_more", "2"), ("guess_less", "1")):
        slip.do(slip_wants(key), guest.now)
        assert aloud.fetch() == [number]
    slip.do(slip_wants("guess_on"), guest.now)
    guest.wait(30.0)
    points = guest.game.past[-1].result.points[0]
    assert say("guess_under", {"points": 1, "off": points - 1, "has": points}) in aloud.fetch()


def slip_wants(key: str) -> Wanted:
    return Wanted(key, "press")


def test_when_somebody_else_calls_the_slip_says_who_and_nothing_is_chalked_beside_their_sum() -> None:
    guest = after_a_trick(1)
    guest.wait(8.0)
    slip = guest.scene
    assert isinstance(slip, GuessSlip) and slip.page is not None
    assert any("Lena calls Aus." in each.name for each in slip.page.meanings())
    write(guest, "11 ")
    guest.wait(1.0)
    assert guess_of(guest) == 11 and not chalked(guest)


def lights_of_calls(guest: Guest) -> list[int]:
    """How bright the wood of each call is."""
    unit, table = guest.screen.unit, guest.state.stage.table
    corners = ((int((x + 12) * unit), int((y + 12) * unit)) for x, y, *_ in button_rects(table).values())
    return [sum(guest.screen.surface.get_at(corner)[:3]) for corner in corners]


@thorough
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_slip_hides_no_trumps_and_no_call_looks_alive_beside_it(text_size: int) -> None:
    guest = after_a_trick(text_size=text_size)
    guest.scene.draw()
    alive = lights_of_calls(guest)
    slip = calls(guest)
    assert isinstance(slip, GuessSlip) and slip.page is not None
    slip.draw()
    assert all(now < 0.8 * before for now, before in zip(lights_of_calls(guest), alive, strict=True))
    stage = guest.state.stage
    paper = next(placed.box for placed in slip.page.sheet.parts[0].widgets if isinstance(placed, Panel))
    assert not any(paper.overlaps(thing.box.inset(-16, 0)) for thing in named_talon(stage.seen, stage.table))


@pytest.mark.parametrize(
    ("chosen", "deed", "told"),
    [({}, AUS, True), ({"guess": True}, AUS, False), ({"aid_my_points": True}, AUS, False), ({}, 3, False)],
)
def test_it_is_offered_once_and_quietly_to_whoever_has_counted_alone(
    chosen: dict[str, SettingValue], deed: int, told: bool
) -> None:
    guest = after_a_trick(**({"guess": False} | chosen))
    before = guest.game.standing
    result = Result("aus", (0,), (0, 1), (101, 40), (4, 2))
    guest.game.past.append(Past(result, before, before, (0, deed)))
    for again in (False, True):
        guest.state.said.note = None
        offer_guess(guest.running)
        assert (guest.state.said.note is not None) == (told and not again)
