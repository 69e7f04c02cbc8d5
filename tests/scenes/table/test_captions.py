"""Captions: what is said at the table is understood by who speaks otherwise, and can be read; what nobody may say is
quiet; and what may cost a double game is warned of alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.actions import ACCUSE, AUS, DECLARE, DIVE, Action, opening
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import OPENING, Deal
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.table.board import stops
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.table.board.frame_layout import button_rects
from gaigel_desktop.table.board.item import ItemId
from gaigel_desktop.table.board.panel_layout import panel_box
from gaigel_desktop.table.paint.paint_calls import CALLED, CLOSE, fit_lettering, room_of
from gaigel_desktop.table.paint.paint_resting import plate_words
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.dimmed_calls import dimmed_buttons
from gaigel_desktop.text import speech
from gaigel_desktop.text.calls import about_call, button_caption, call, caption
from gaigel_desktop.text.explain import sentence
from gaigel_desktop.text.phrases import PHRASES, REASONS
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.rules.table import Table
from tests.scenario import lay
from tests.scenes.looks import in_every_language
from tests.tiers import thorough

from .guest import Guest
from .laid import others, sits

ALL = tuple(CALL)
SPACE = pygame.K_SPACE


@pytest.fixture(autouse=True)
def _catalogues(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield
    speak("en")


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "captions", "told"), [("en", True, True), ("en", False, False)])
@pytest.mark.parametrize("preset", ["leinfelden"])
def test_calls_and_sides_are_explained_until_that_is_switched_off(
    preset: str, language: str, captions: bool, told: bool
) -> None:
    guest = Guest(preset, language=language, captions=captions)
    chrome = describe(guest.state).rests
    assert chrome.captions == told
    plates = [plate_words(chrome, guest.state.seen, seat) for seat in range(2)]
    assert [("(us)" in plates[0]), ("(them)" in plates[1])] == [told, told]
    assert [row.name for row in chrome.slate.rows] == (["Mir (us)", "Ihr (them)"] if told else ["Mir", "Ihr"])


def test_nobody_who_speaks_as_at_the_table_sees_doubled_words() -> None:
    for preset, language, told in (
        ("leinfelden", "de", False),
        ("leinfelden", "es", True),
        ("uspcc-1907", "en", False),
        ("uspcc-1907", "de", True),
    ):
        assert describe(Guest(preset, language=language).state).rests.captions == told, (preset, language)


@in_every_language
@pytest.mark.parametrize("size", [1.0, 1.25, 1.5])
def test_both_lines_stand_in_their_button_and_none_is_smaller_than_its_neighbours(language: str, size: float) -> None:
    guest = Guest(dealing=0.0)
    speak(language)
    pen, button = Pen(guest.house.kit), Box(*next(iter(button_rects(guest.state.stage.table).values())))
    room = room_of(button, size)
    for rules in PRESETS.values():
        words = [(call(f"button_{name}", rules), button_caption(name, rules)) for name in ALL]
        style = fit_lettering(pen, size, words, room)
        assert CLOSE * (pen.line_height(style.called) + pen.line_height(style.meant)) <= room.height + 2
        medium = fit_lettering(pen, 1.0, words, room_of(button, 1.0))
        assert all(now.size >= size**0.6 * then.size for now, then in zip(style, medium, strict=True) if size > 1)
        for said, meant in words:
            assert pen.width(said, style.called) <= room.width + 1 and pen.fits(meant, style.meant, room.width), meant
        alone = fit_lettering(pen, size, [(said, "") for said, _ in words], room)
        assert alone.called.size >= style.called.size >= 0.8 * CALLED.size * min(size, 1.0)
        assert all(about_call(name, rules) for name in ALL)


# -- reading -----------------------------------------------------------------------------------------------------


def announced_bubbles(guest: Guest) -> list[Bubble]:
    return [bubble for bubble in guest.state.said.bubbles if bubble.announced and bubble.seat]


def somebody_dives(**chosen: SettingValue) -> Guest:
    """Lena leads while the player looks on."""
    guest = Guest(others=others(3), seed=3, dealing=0.0, chosen=chosen)
    guest.game.dealer = 0
    guest.game.deal_out(Seed("dives"), 17)
    guest.table.evening.show(guest.now)
    guest.turn()
    while not announced_bubbles(guest):
        guest.wake()
    return guest


@pytest.mark.parametrize("stays", [4, 6])
def test_a_call_stands_there_as_long_as_was_chosen_and_the_table_waits(stays: int) -> None:
    guest = somebody_dives(caption_stays=stays)
    began, moment = guest.now, guest.game.moment
    guest.wait_for_stop(stops.CALL)
    while guest.stop is not None and guest.stop.kind == stops.CALL:
        assert guest.game.moment == moment
        guest.wait(0.05)
    assert stays <= guest.now - began < stays + 1.5
    guest.wait(8.0)
    assert guest.game.moment > moment, "it goes on by itself"


def test_until_a_click_it_stands_and_is_gone_with_it() -> None:
    guest = somebody_dives(caption_stays=0)
    guest.wait(8.0)
    with patch.object(guest.table, "update", wraps=guest.table.update) as asked:
        guest.wait(60.0)
    assert asked.call_count <= 60.0 / theme.REST + 1, "meanwhile nothing is looked at more often than at rest"
    assert announced_bubbles(guest) and guest.stop == stops.Stop(stops.CALL)
    assert describe(guest.state).over.line == PHRASES["go_on"]
    moment = guest.game.moment
    guest.click(620, 250)
    assert not announced_bubbles(guest)
    guest.wait(8.0)
    assert guest.game.moment > moment


@pytest.mark.parametrize(("stays", "seat", "line"), [(0, 3, "your_turn"), (0, 1, "go_on"), (6, 3, ""), (6, 1, "")])
def test_with_help_the_line_at_a_call_says_what_the_table_waits_for(stays: int, seat: int, line: str) -> None:
    """Lena comes a while before the player, Rösle right before."""

    def dives(seen: Deal, who: int) -> Action | None:
        return opening(DIVE, FACE_OF["E7"]) if seen.phase == OPENING and seen.turn == who == seat else None

    table = lay("leinfelden", "S7", vorhand="E7", dealer=seat - 1)
    guest = sits(table, wish=dives, caption_stays=stays, aid_say_tricks=True)
    guest.wait_for_stop(stops.CALL)
    guest.wait(1.0)
    assert describe(guest.state).over.line == (PHRASES[line] if line else "")
    if line == "your_turn":
        moment = guest.game.moment
        guest.key(pygame.K_1)
        guest.wait(0.5)
        assert guest.game.moment > moment, "and so it is"


@pytest.mark.parametrize("chosen", [{}, {"captions": False, "caption_stays": 0}])
def test_who_reads_as_fast_as_the_table_goes_on_is_not_waited_for(chosen: dict[str, SettingValue]) -> None:
    guest = somebody_dives(**chosen)
    for _ in range(40):
        assert guest.stop is None or guest.stop.kind != stops.CALL
        guest.wait(0.1)
    assert not announced_bubbles(guest)


def declares_hearts(seen: Deal, seat: int) -> Action | None:
    if seat == 1 and seen.done == 1 and not seen.declared[1]:
        return DECLARE + 2
    return None


@pytest.mark.parametrize(("chosen", "stop"), [({}, 1.0), ({"caption_stays": 6}, 6.0), ({"caption_stays": 0}, None)])
def test_a_declaration_can_be_read_as_long(chosen: dict[str, SettingValue], stop: float | None) -> None:
    hands = {"vorhand": "E7", "second": "EA HK HO", "third": "B7", "fourth": "B7"}
    table = lay("leinfelden", "S7", **hands)
    guest = sits(table, lambda table: table.opens("dive", "E7").plays("EA B7"), declares_hearts, chosen=chosen)
    guest.wait_for_stop(stops.TRICK)
    guest.key(SPACE)
    guest.wait_for_stop(stops.DECLARATION)
    assert guest.stop == stops.Stop(stops.DECLARATION, stop)
    assert [bubble.words for bubble in announced_bubbles(guest)] == ["Zwanzig!"]
    if stop is None:
        guest.wait(30.0)
        assert announced_bubbles(guest) and describe(guest.state).over.line == PHRASES["go_on"]
        guest.key(SPACE)
        assert not announced_bubbles(guest)


def test_an_aus_is_read_before_it_is_counted() -> None:
    def goes_out(seen: Deal, seat: int) -> Action | None:
        return AUS if seat == 1 and seen.done else None

    table = lay("leinfelden", "S7", vorhand="E7", second="EA", third="B7", fourth="B7")
    guest = sits(table, lambda table: table.opens("dive", "E7").plays("EA B7"), goes_out, caption_stays=0)
    guest.wait_for_stop(stops.TRICK)
    guest.key(SPACE)
    guest.wait_for_stop(stops.CALL)
    guest.wait(20.0)
    assert [bubble.words for bubble in announced_bubbles(guest)] == ["Aus!"] and guest.scene is guest.table
    guest.key(SPACE)
    guest.wait(12.0)
    assert guest.state.stage.seen.result is not None


def test_the_line_says_what_the_opening_meant() -> None:
    for captions in (True, False):
        guest = somebody_dives(captions=captions)
        while next_to_act(guest.deal) != 0 or guest.state.shown.busy(guest.now):
            guest.wait(0.5)
        guest.wait(3 * theme.REMINDED)
        line, seen = describe(guest.state).over.line, guest.state.seen
        assert "has opened" in line or seen.done
        said = [key for key in ("call_elfen", "call_dive", "call_second") if call(key, seen.law.rules) in line]
        assert len(said) == 1 and (caption(said[0], seen.law.rules) in line) == captions


# -- quiet -------------------------------------------------------------------------------------------------------


def test_with_help_what_nobody_may_say_is_quiet_and_says_why() -> None:
    guest = Guest(others=others(3), aid_mark_legal=True)
    assert {"aus", "uebergaigelt", "melden", "diss", "more"} == dimmed_buttons(guest.state)
    guest.key(pygame.K_a)
    assert not guest.panel_open and guest.told == sentence(REASONS["first_trick_first"])
    guest.key(pygame.K_PERIOD)
    assert guest.told == PHRASES["no_rare_calls"]
    unaided = Guest(others=others(3))
    assert dimmed_buttons(unaided.state) == frozenset()
    unaided.key(pygame.K_a)
    assert unaided.panel_open


def after_a_trick(table: Table) -> None:
    table.opens("elfen", "EA").rest_discard()


def own_first_trick(hand: str = "EA E7", /, **chosen: SettingValue) -> Guest:
    guest = sits(lay("leinfelden", "S7", vorhand=hand), after_a_trick, chosen=chosen)
    guest.wait(3.0)
    guest.key(SPACE)
    guest.wait(3.0)
    return guest


def test_what_the_own_hand_decides_is_neither_quiet_nor_lit() -> None:
    looks = {dimmed_buttons(own_first_trick(hand, aid_mark_legal=True).state) for hand in ("EA HK HO", "EA H7 H7")}
    assert len(looks) == 1 and not looks.pop() & {"melden", "aus", "uebergaigelt"}


def their_first_trick(hand: str, sure: bool = False, **chosen: SettingValue) -> Guest:
    """The other side has taken the first trick, nobody else has one, and the partner's card is the best of the next."""
    table = lay("leinfelden", "SA", vorhand="EA", fourth=hand, dealer=0, pair_on_sure_trick=sure)
    guest = sits(table, after_a_trick, chosen=chosen)
    guest.wait(3.0)
    guest.key(SPACE)
    guest.wait(3.0)
    return guest


@pytest.mark.parametrize("hand", ["HK HO S7", "E7 HX HU"])
def test_what_the_own_side_has_not_won_yet_is_quiet_whatever_the_hand_holds(hand: str) -> None:
    guest = their_first_trick(hand, aid_mark_legal=True)
    assert guest.state.seen.tricks[1] == 1 and dimmed_buttons(guest.state) == {"melden", "diss", "more"}
    for key, name in ((pygame.K_m, "melden"), (pygame.K_d, "diss")):
        guest.key(key)
        assert not guest.panel_open and guest.told == say("after_side_trick")
        guest.state.pointing = guest.state.pointing.focused(ItemId("call", name=name))
        tip = describe(guest.state).over.tip
        assert tip is not None and tip.about == say("after_side_trick"), "the button says it before it is pressed"
    unaided = their_first_trick(hand)
    assert dimmed_buttons(unaided.state) == frozenset()
    unaided.key(pygame.K_m)
    assert unaided.panel_open


def test_a_trick_that_may_be_sure_leaves_the_pairs_to_be_declared() -> None:
    guest = their_first_trick("E7 HX HU", sure=True, aid_mark_legal=True)
    assert guest.state.seen.best_seat == 2 and dimmed_buttons(guest.state) == {"diss", "more"}


def test_who_needs_a_trick_of_their_own_is_told_so() -> None:
    table = lay("leinfelden", "SA", vorhand="EA", fourth="S7", dealer=0, exchange_needs="own_trick")
    guest = sits(table, after_a_trick, aid_mark_legal=True)
    guest.wait(6.0)
    guest.key(pygame.K_d)
    assert guest.told == say("after_own_trick")


# -- what it costs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "title"),
    [
        ({}, "ask_accuse"),
        ({"aid_propose_aus": True}, "warn_accuse"),
        ({"aid_propose_aus": True, "aid_all_points": True}, "warn_accuse_known"),
    ],
)
def test_an_accusation_is_warned_of_like_aus(chosen: dict[str, SettingValue], title: str) -> None:
    guest = own_first_trick(**chosen)
    guest.key(pygame.K_g)
    panel = guest.state.choosing.panel
    assert panel is not None and panel.title == say(title, {"points": guest.state.seen.points[1]})
    guest.key(pygame.K_1)
    assert guest.game.record_so_far().actions[-1] == (0, ACCUSE + 1)


# -- a pair ------------------------------------------------------------------------------------------------------


def when_asked(hand: str, **chosen: SettingValue) -> list[int]:
    """In which tricks a slow player is asked about pairs."""
    guest = own_first_trick(hand, **chosen)
    found = list[int]()
    for _ in range(5):
        guest.wait(theme.LOOKED_FOR_PAIR + 2)
        if describe(guest.state).over.line == say("looked_for_pair"):
            found.append(guest.deal.done)
        done = guest.deal.done
        for _ in range(30):
            if guest.deal.done > done and next_to_act(guest.deal) == 0 and guest.stop is None:
                break
            if guest.stop is not None or guest.deal.done == done:
                guest.key(SPACE if guest.stop is not None else pygame.K_1)
            guest.wait(0.5)
    return found


@thorough
def test_who_thinks_for_long_is_asked_about_pairs_once_whatever_they_hold() -> None:
    asked = [when_asked(hand, aid_ask_pair=True, trick_stays=0.5) for hand in ("EA HK HO", "EA H7 HU")]
    assert asked[0] == asked[1] and len(asked[0]) == 1
    assert when_asked("EA HK HO", trick_stays=0.5) == []


# -- beside a panel ----------------------------------------------------------------------------------------------


def test_a_click_beside_a_panel_does_what_the_button_there_says() -> None:
    guest = own_first_trick()
    guest.key(pygame.K_m)
    guest.click(*button_rects(guest.state.stage.table)["diss"].middle)
    assert guest.state.choosing.panel is not None and guest.state.choosing.panel.button == "diss"
    guest.click(*button_rects(guest.state.stage.table)["diss"].middle)
    assert not guest.panel_open, "its own button only closes it"
    guest.key(pygame.K_d)
    guest.click(620, 140)
    assert not guest.panel_open, "where nothing is, it closes"


def test_a_click_on_the_sheet_beside_its_buttons_is_nothing() -> None:
    guest = own_first_trick()
    for key in (pygame.K_w, pygame.K_d, pygame.K_g):
        guest.key(key)
        panel = guest.state.choosing.panel
        assert panel is not None
        sheet = panel_box(guest.state.stage.seen, guest.state.stage.table, panel)
        guest.click(sheet.x + 12, sheet.bottom - 12)
        assert guest.state.choosing.panel == panel
        guest.key(pygame.K_ESCAPE)
