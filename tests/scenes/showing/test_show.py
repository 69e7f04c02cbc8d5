"""The show: begun, steered and left by the keys of a clicker and by mouse, forwards and backwards."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import pygame
import pytest

from gaigel_desktop.app.mishap import MishapScene
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.actions import card_of, is_card
from gaigel_desktop.rules.cards import HIDDEN
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.scenes.pages.settings import MORE
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.show.keys_page import KeyScene
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.plan.leaflet import presses as presses_of
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.show_progress import twelve_minutes
from gaigel_desktop.show.plan.stations import ASKED, CARDS, CLOSING, DEAL, TITLE, Station
from gaigel_desktop.show.pointing import hand_in_order
from gaigel_desktop.show.room_picture import Room
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.table.board.layout import PlacedCard, Table
from gaigel_desktop.table.motion.sprite import Sprite
from gaigel_desktop.text.languages import LANGUAGES
from tests.scenes.pages import Open, Visitor
from tests.tiers import thorough

ON, BACK, START, STOP = pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_F5, pygame.K_ESCAPE
MOVED = 6.0  # seconds after which everything lies where it belongs
RUN = 60.0  # and until a trick has been played
MOST = 1000  # presses of a key
CHOSEN: dict[str, SettingValue] = {
    "show_pace": "event",
    "show_hands": "closed",
    "show_second": LANGUAGES[-1],
    "shows_itself": True,
}


@pytest.mark.parametrize("name", CHOSEN)
def test_how_a_show_goes_is_chosen_in_the_settings(visit: Open, name: str) -> None:
    visitor = visit()
    visitor.to_settings(MORE)
    visitor.page.point_at(name)
    visitor.key(pygame.K_SPACE if name == "shows_itself" else pygame.K_LEFT)
    assert visitor.player.settings.change(**{name: CHOSEN[name]}) == visitor.player.settings


# -- looking on ----------------------------------------------------------------------------------------------------


class Picture(NamedTuple):
    """What is seen at a moment."""

    station: Station
    moment: int  # of a question
    room: Room
    table: Table
    cards: tuple[PlacedCard, ...]


def shown(visitor: Visitor) -> ShowScene:
    """The show, on top or below its menu."""
    return next(scene for scene in visitor.scenes.lying if isinstance(scene, ShowScene))


def seen_of(card: Sprite) -> int:
    return card.face if card.target.face_up else HIDDEN


def picture(visitor: Visitor) -> Picture:
    show = shown(visitor)
    steering, telling = show.steering, show.steering.walk.telling
    question, stage = steering.question, telling.stage
    cards = sorted(PlacedCard(each.zone, seen_of(each), each.target, each.pose.height) for each in stage.sprites)
    return Picture(
        show.presented.place, -1 if question is None else question.moment, show.room, stage.table, tuple(cards)
    )


def begins(visitor: Visitor, pieces: int = 0) -> ShowScene:
    """The programme of the house, and on to a later scene."""
    visitor.frame = 0.2
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, None)
    for _ in range(pieces):
        visitor.key(pygame.K_n)
    return shown(visitor)


def presses(visitor: Visitor, *keys: int, mod: int = 0) -> None:
    """One key after the other; each time everything comes to rest."""
    for key in keys:
        visitor.key(key, mod)
        visitor.wait(MOVED)


def goes(visitor: Visitor, key: int, rest: float = 0.0) -> Iterator[Picture]:
    """The same key over and over, until nothing more comes of it; what is seen each time, after so many seconds."""
    for _ in range(MOST):
        before = picture(visitor)
        presses(visitor, key)
        visitor.wait(rest)
        if not isinstance(visitor.scene, ShowScene):
            return
        if picture(visitor) == before:
            return
        yield picture(visitor)
    raise AssertionError("it never ends")


# -- the programme -------------------------------------------------------------------------------------------------


@thorough
def test_one_button_and_a_clicker_lead_through_the_programme_and_back_to_the_same_pictures(visit: Open) -> None:
    visitor = visit(show_pace="event")
    begins(visitor)
    visitor.wait(MOVED)
    forwards = [picture(visitor), *goes(visitor, ON)]
    assert isinstance(visitor.scene, ShowScene), "a press too many leaves the last card standing"
    visitor.key(STOP, pygame.KMOD_SHIFT)
    assert visitor.scene is visitor.title, "whoever leaves is where one was"
    stations = [seen.station for seen in forwards]
    assert [station.up for station in stations if station.up in (TITLE, CLOSING)] == [*[TITLE] * 6, CLOSING]
    assert sum(station.up == ASKED and seen.moment <= 0 for station, seen in zip(stations, forwards, strict=True)) >= 12
    show = begins(visitor)
    for _ in range(6):
        presses(visitor, pygame.K_n)
    assert show.presented.place == stations[-1]
    backwards = [picture(visitor), *goes(visitor, BACK)]
    assert [seen.station for seen in backwards] == [seen.station for seen in reversed(forwards)]
    for one, other in zip(backwards, reversed(forwards), strict=True):
        assert one == other
    assert visitor.wakes_at == math.inf, "nothing wakes while somebody talks"


@thorough
def test_by_itself_it_comes_to_its_last_card_and_stays_there(visit: Open) -> None:
    visitor = visit(show_pace="itself")
    show = begins(visitor)
    visitor.wait(1200.0)
    assert show.presented.place.up == CLOSING
    assert visitor.wakes_at == math.inf


def test_one_key_leads_to_where_a_trick_lies_there_and_one_back_to_where_the_last_one_lay(visit: Open) -> None:
    visitor = visit()
    show = begins(visitor)
    went, tricks = [show.presented.place], 0
    while show.presented.place.piece == 0:
        visitor.key(ON)
        visitor.wait(RUN)
        went += [show.presented.place] if show.presented.place != went[-1] else []
        seen = show.presented.course.steps[show.presented.place.at].seen
        tricks += show.presented.place.up == DEAL and len(seen.trick) == seen.players
        assert show.presented.waits
    assert tricks == 2, "the second trick is asked about"
    for place in reversed(went[:-1]):
        while show.presented.place != place:
            assert show.presented.place in went
            presses(visitor, BACK)


def test_every_press_changes_what_is_seen(visit: Open) -> None:
    """A title, a picture, words or cards: in every scene of the programme, and in every story that is asked for."""
    visitor = visit(speed="none")
    begins(visitor)
    forwards = list(goes(visitor, ON, RUN))
    assert forwards[-1].station.up == CLOSING
    assert len(forwards) == sum(presses_of(at, piece.story) for at, piece in enumerate(twelve_minutes().pieces)) <= 70


@thorough
@pytest.mark.parametrize("story", [story.name for story in stories() if story.rare])
def test_every_press_changes_what_is_seen_of_the_rare_ones(visit: Open, story: str) -> None:
    visitor = visit(speed="none")
    visitor.frame = 0.2
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show_of_story(story))
    assert len(list(goes(visitor, ON, RUN))) == presses_of(0, show_of_story(story).pieces[0].story)


# -- keys as clickers send them ------------------------------------------------------------------------------------


def test_the_button_that_sends_f5_and_esc_in_turn_pauses_and_goes_on_and_never_leaves(visit: Open) -> None:
    visitor = visit()
    begins(visitor)
    presses(visitor, *[ON] * 9)
    before = picture(visitor)
    for at in range(12):
        visitor.key((START, STOP)[at % 2])
        assert isinstance(visitor.scene, PauseScene if at % 2 == 0 else ShowScene)
    visitor.key(STOP)
    visitor.key(START)
    assert picture(visitor) == before


def test_the_next_key_leads_on_out_of_the_menu_too(visit: Open) -> None:
    visitor = visit()
    show = begins(visitor)
    presses(visitor, ON, ON, STOP)
    at = show.presented.place.at
    presses(visitor, ON)
    assert visitor.scene is show and show.presented.place.at > at


@pytest.mark.parametrize("dark", [pygame.K_b, pygame.K_PERIOD])
def test_out_of_the_dark_the_first_key_only_makes_light(visit: Open, dark: int) -> None:
    visitor = visit(show_pace="itself")
    begins(visitor)
    presses(visitor, ON, ON, ON, ON)
    before = picture(visitor)
    visitor.key(dark)
    assert picture(visitor).room.blank
    visitor.wait(600.0)
    assert picture(visitor)._replace(room=before.room) == before, "nothing goes on in the dark"
    visitor.key(ON)
    assert picture(visitor) == before
    visitor.key(dark)
    visitor.key(dark)
    assert picture(visitor) == before


@pytest.mark.parametrize("full_screen", [False, True])
def test_whoever_leaves_finds_the_window_and_the_settings_as_they_were(visit: Open, full_screen: bool) -> None:
    visitor = visit()
    visitor.player.change(full_screen=full_screen)
    visitor.scenes.resize()
    screen, chosen = visitor.house.kit.screen, visitor.player.settings
    size = screen.size
    show = begins(visitor)
    assert screen.full_screen
    visitor.key(pygame.K_F11)
    assert not screen.full_screen and visitor.scene is show
    presses(visitor, ON, pygame.K_o, pygame.K_t, pygame.K_3, pygame.K_h)
    visitor.key(STOP, pygame.KMOD_SHIFT)
    assert visitor.scene is visitor.title
    assert (screen.full_screen, screen.size, visitor.player.settings) == (full_screen, size, chosen)
    visitor.key(pygame.K_F11)
    assert visitor.player.settings.full_screen is not full_screen, "F11 is chosen again"


@pytest.mark.parametrize("way", ["escape", "menu"])
def test_the_menu_leaves_too(visit: Open, way: str) -> None:
    visitor = visit()
    begins(visitor)
    visitor.key(START)
    if way == "menu":
        visitor.click("leave")
    else:
        visitor.key(STOP, pygame.KMOD_SHIFT)
    assert visitor.scene is visitor.title


def test_home_end_n_and_p_lead_through_the_scenes(visit: Open) -> None:
    visitor = visit()
    show = begins(visitor)
    presses(visitor, pygame.K_n, ON, ON, ON, pygame.K_HOME)
    assert show.presented.place == Station(1, TITLE, show.presented.course.first)
    presses(visitor, pygame.K_END)
    assert show.presented.place == show.presented.way()[-1]
    presses(visitor, pygame.K_p)
    assert show.presented.place.piece == 1 and show.presented.place.up == TITLE
    presses(visitor, pygame.K_p)
    assert show.presented.place.piece == 0 and show.presented.place.up == TITLE
    presses(visitor, pygame.K_p)
    assert show.presented.place.piece == 0


def test_the_page_of_keys_comes_and_goes(visit: Open) -> None:
    visitor = visit()
    show = begins(visitor)
    visitor.key(pygame.K_F1)
    assert [type(scene) for scene in visitor.scenes.lying[-2:]] == [ShowScene, KeyScene]
    visitor.key(STOP)
    assert visitor.scene is show


# -- seats ---------------------------------------------------------------------------------------------------------


def test_digits_light_a_seat_and_play_its_cards_while_it_is_held(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = begins(visitor)
    presses(visitor, *[ON] * 7)
    presented = show.presented
    me = presented.story.seat
    presses(visitor, pygame.K_3)
    assert presented.lit == (me + 2) % 4 and picture(visitor).table.front == presented.lit
    presses(visitor, pygame.K_0)
    assert presented.lit == NOBODY
    presses(visitor, pygame.K_2, pygame.K_h)
    assert picture(visitor).room.held == presented.lit == (me + 1) % 4
    visitor.key(pygame.K_1, pygame.KMOD_SHIFT)
    assert presented.lit == me
    visitor.key(pygame.K_2, pygame.KMOD_SHIFT)
    visitor.key(pygame.K_h)
    assert picture(visitor).room.held == NOBODY, "it is given back"


def test_the_digit_of_the_lit_seat_lights_the_seat_of_the_story_again(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = begins(visitor)
    presses(visitor, *[ON] * 4)
    presented, before = show.presented, picture(visitor)
    presses(visitor, pygame.K_2)
    assert presented.lit == presented.seat_numbered(2) != presented.story.seat
    presses(visitor, pygame.K_2)
    assert presented.lit == presented.story.seat and picture(visitor) == before
    presses(visitor, pygame.K_1)
    assert presented.lit == presented.story.seat, "it is lit already"


@pytest.mark.parametrize("way", ["clicker", "mouse"])
def test_nothing_leads_on_from_the_last_card_and_back_does(visit: Open, way: str) -> None:
    visitor = visit()
    begins(visitor, pieces=6)
    last = picture(visitor)
    assert last.station.up == CLOSING
    for _ in range(3):
        presses(visitor, ON) if way == "clicker" else visitor.click_at(640, 360)
    assert isinstance(visitor.scene, ShowScene) and picture(visitor) == last
    presses(visitor, BACK)
    assert picture(visitor).station.up != CLOSING


def to_my_card(visitor: Visitor, show: ShowScene) -> None:
    """On to where the seat that is talked about is to play a card, which the presenter holds."""
    presses(visitor, *[ON] * 4, pygame.K_h)
    for _ in range(MOST):
        if show.presented.awaited == show.presented.lit and show.presented.place.up == DEAL:
            return
        presses(visitor, ON)


def other_card(show: ShowScene) -> int:
    """The digit of a card that may be played there and is not."""
    presented = show.presented
    legal = {card_of(each) for each in presented.course.legal(presented.moment, presented.lit) if is_card(each)}
    deed = presented.course.deed(presented.moment)
    hand = hand_in_order(show.steering.walk.telling.stage, presented.lit)
    return next(at for at, card in enumerate(hand, 1) if card in legal and deed != (presented.lit, card))


def test_another_card_is_a_branch_and_as_it_was_leads_back(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = begins(visitor)
    presses(visitor, pygame.K_END)
    last = picture(visitor)
    presses(visitor, pygame.K_HOME)
    to_my_card(visitor, show)
    before = picture(visitor)
    presses(visitor, pygame.K_0 + other_card(show))
    assert picture(visitor).room.branched
    branch = picture(visitor)
    presses(visitor, BACK)
    assert picture(visitor).station == before.station, "back over the own card"
    presses(visitor, ON)
    assert picture(visitor) == branch
    presses(visitor, pygame.K_u)
    assert picture(visitor).station == before.station and not picture(visitor).room.branched
    presses(visitor, pygame.K_h, pygame.K_END)
    assert picture(visitor).station == last.station and picture(visitor).cards == last.cards


def test_a_branch_goes_on_with_those_who_sit_there(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = begins(visitor)
    to_my_card(visitor, show)
    presses(visitor, pygame.K_0 + other_card(show))
    at = show.presented.place.at
    for _ in range(30):
        presses(visitor, ON)
        if show.presented.awaited != NOBODY and not picture(visitor).station.at < show.presented.course.last:
            break
    assert show.presented.place.at > at
    presses(visitor, ON)
    assert show.presented.place.piece == 0, "it waits for the presenter's card"
    assert picture(visitor).room.said
    presses(visitor, pygame.K_n)
    assert show.presented.place.piece == 1
    presses(visitor, BACK)
    assert picture(visitor).room.branched, "nothing is lost"


def test_the_mouse_leads_on_and_back_and_lights_and_plays(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = begins(visitor)
    visitor.click_at(640, 360)
    visitor.wait(MOVED)
    assert show.presented.place.up == CARDS
    visitor.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(9, 9)))
    assert show.presented.place.up == TITLE
    to_my_card(visitor, show)
    stage, lit = show.steering.walk.telling.stage, show.presented.lit
    card = next(sprite for sprite in stage.sprites if sprite.zone == ("hand", lit))
    visitor.click_at(card.target.x, card.target.y - 40)
    visitor.wait(MOVED)
    played = [each.face for each in show.steering.walk.telling.stage.sprites if each.zone == ("trick", lit)]
    assert played == [card.face]


def test_another_size_in_the_middle_loses_nothing(visit: Open) -> None:
    visitor = visit(show_pace="event")
    begins(visitor)
    presses(visitor, *[ON] * 8)
    before = picture(visitor)
    visitor.key(ON)
    visitor.look_between(0.1)
    visitor.key(pygame.K_F11)
    visitor.scenes.resize()
    visitor.wait(MOVED)
    visitor.key(pygame.K_F11)
    visitor.scenes.resize()
    visitor.wait(MOVED)
    after = picture(visitor)
    presses(visitor, BACK)
    assert picture(visitor) == before
    presses(visitor, ON)
    assert picture(visitor) == after


@pytest.mark.parametrize("way", ["mishap_show_next", "show_leave"])
def test_where_a_scene_stumbles_the_next_one_is_shown_or_all_is_as_it_was(
    visit: Open, stumbling: None, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    visitor = visit(show_pace="event")
    size = visitor.house.kit.screen.size
    show = begins(visitor, pieces=1)
    presses(visitor, ON, ON, pygame.K_o)
    with monkeypatch.context() as patched:
        patched.setattr(show, "update", lambda now: 1 / 0)
        visitor.turn()
    assert isinstance(visitor.scene, MishapScene)
    visitor.click(way)
    if way == "show_leave":
        assert isinstance(visitor.scene, TitleScene) and visitor.house.kit.screen.size == size
    else:
        assert shown(visitor).presented.place == Station(2, TITLE, shown(visitor).presented.course.first)
        assert shown(visitor).steering.viewing.hands == "all" and visitor.house.kit.screen.full_screen


def test_a_show_over_a_show_makes_room(visit: Open) -> None:
    visitor = visit()
    begins(visitor)
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show_of_story("in_1907"))
    assert [isinstance(scene, ShowScene) for scene in visitor.scenes.lying] == [False, True]
    visitor.key(STOP, pygame.KMOD_SHIFT)
    assert visitor.scene is visitor.title and not visitor.house.kit.screen.full_screen
