"""A key of which nothing can come says why, in the line above the table and by ear, and promises nothing."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.stations import CARDS, DEAL, TITLE
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.speech import say
from tests.scenes.drawn import drawn_by
from tests.scenes.pages import Open, Visitor

ON, H, O, Q, T, U, W = (getattr(pygame, f"K_{key}") for key in ("PAGEDOWN", *"hoqtuw"))  # noqa: E741


def shown(visitor: Visitor, up: str, card: int = 0) -> ShowScene:
    """The first scene: Lena leads and is talked about; at this place, so many cards on."""
    visitor.house.kit.aloud.heard = True
    visitor.frame = 0.2
    show = show_of_story("goal_and_trick")
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show)
    visitor.turn()
    scene = visitor.scene
    assert isinstance(scene, ShowScene)
    while scene.presented.place.up != up or card:
        card -= scene.presented.place.up == up
        press(visitor, ON)
    return scene


def press(visitor: Visitor, *keys: int) -> None:
    for key in keys:
        visitor.key(key)
        visitor.wait(6.0)


def says(visitor: Visitor, scene: ShowScene, key: int) -> str:
    """What comes of a key: it stands in the line, and is heard if it did not stand there before."""
    visitor.house.kit.aloud.fetch()
    before = line_of(visitor, scene)
    press(visitor, key)
    line = line_of(visitor, scene)
    assert line == before or line in visitor.house.kit.aloud.fetch()
    return line


def line_of(visitor: Visitor, scene: ShowScene) -> str:
    question = scene.steering.question
    return " ".join(scene.room.said if question is None else question.said(visitor.now))


@pytest.fixture
def visitor(visit: Open) -> Visitor:
    return visit(show_pace="event", language="en")


def test_whoever_takes_cards_over_is_told_when_they_can_be_played(visitor: Visitor) -> None:
    scene = shown(visitor, DEAL, 1)
    assert says(visitor, scene, H) == "Eugen is to play. At Lena’s turn the show waits for you."
    assert says(visitor, scene, pygame.K_3) == "Eugen is to play."
    while scene.presented.awaited != scene.presented.lit:
        press(visitor, ON)
    press(visitor, pygame.K_1)
    assert scene.presented.course.branched or scene.presented.place.at > 4


def test_on_the_own_turn_it_says_which_cards(visitor: Visitor) -> None:
    scene = shown(visitor, DEAL)
    assert says(visitor, scene, H) == "You play for Lena: 1 to 5."


def test_the_show_waits_there_though_it_is_led_trick_by_trick(visit: Open) -> None:
    visitor = visit(language="en")
    scene = shown(visitor, DEAL)
    press(visitor, ON, H)
    visitor.wait(60.0)
    while scene.presented.awaited != scene.presented.lit:
        press(visitor, ON)
        visitor.wait(60.0)
    assert (
        scene.presented.place.up == DEAL and len(scene.presented.course.steps[scene.presented.place.at].seen.trick) < 4
    )


def test_of_a_hand_that_lies_face_down_nobody_is_asked(visitor: Visitor) -> None:
    scene = shown(visitor, DEAL, 1)
    assert says(visitor, scene, Q) == "Eugen is to play, with cards face down: O opens them."
    assert scene.steering.question is None
    press(visitor, O, Q)
    assert scene.steering.question is not None
    scene.resize()
    assert say("spoken_hand_of", {"name": "Eugen"}) in [words for words, _ in drawn_by(scene).words], "whose it is"


def test_what_needs_the_table_says_so_on_paper_and_in_a_question(visitor: Visitor) -> None:
    for up in (TITLE, CARDS):
        scene = shown(visitor, up)
        for key in (H, O, Q, W, pygame.K_2):
            assert says(visitor, scene, key) == say("show_at_table")
    scene = shown(visitor, DEAL)
    press(visitor, Q)
    for key in (H, O, Q, W):
        assert says(visitor, scene, key) == say("show_at_table")
    press(visitor, ON)
    assert scene.steering.question is not None and say("show_at_table") not in scene.steering.question.said(visitor.now)


def test_why_as_it_was_and_a_second_language_say_so_where_nothing_is_seen_of_them(visitor: Visitor) -> None:
    scene = shown(visitor, TITLE)
    assert says(visitor, scene, T) == "Second language: Deutsch"
    press(visitor, T, T)
    scene = shown(visitor, DEAL)
    assert says(visitor, scene, U) == say("show_as_it_went")
    while scene.room.said:
        press(visitor, ON)
    assert says(visitor, scene, W) == say("show_no_reason")


def test_cards_of_nobody_are_not_taken_over(visitor: Visitor) -> None:
    scene = shown(visitor, DEAL)
    press(visitor, pygame.K_0)
    assert says(visitor, scene, H) == say("show_nobody_lit")
    assert not scene.presented.course.held
