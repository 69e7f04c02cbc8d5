"""What would you play? The room is asked, its hands are counted, each card is played, and all are compared."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.show.answers_compared import beside_ours, comes, difference, raised
from gaigel_desktop.show.hand_count import Hands
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.paint_room import RoomPainter
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.stations import ANSWERED, ASKED, CLOSING, DEAL
from gaigel_desktop.show.question_picture import LETTERS, parts
from gaigel_desktop.show.question_scene import Question
from gaigel_desktop.show.room_picture import Room
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.window.boxes import Box
from tests.combinations import for_all
from tests.scenes.pages import Open, Visitor
from tests.scenes.showing.test_same_picture import picture
from tests.tiers import first_of, thorough

LONG = 30.0
LARGE = 1 / 22  # of the height: letters that can be read from the last row


def shown(visitor: Visitor, story: str = "goal_and_trick") -> ShowScene:
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show_of_story(story))
    visitor.turn()
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene


def asked(visitor: Visitor, story: str = "goal_and_trick") -> Question:
    """On to the first question with cards to choose from."""
    scene = shown(visitor, story)
    while scene.steering.question is None:
        presses(visitor, pygame.K_PAGEDOWN)
    return question(visitor)


def question(visitor: Visitor) -> Question:
    assert isinstance(visitor.scene, ShowScene)
    there = visitor.scene.steering.question
    assert there is not None
    return there


def presses(visitor: Visitor, *keys: int) -> None:
    """One key after the other, each seen to its end."""
    for key in keys:
        visitor.key(key)
        visitor.wait(LONG)


def test_from_the_question_through_every_card_to_what_came_of_them(visit: Open) -> None:
    visitor = visit(speed="normal")
    there = asked(visitor)
    assert there.moment == 0 and there.playing is None
    for moment, each in enumerate(there.tried, 1):
        presses(visitor, pygame.K_PAGEDOWN)
        assert there.moment == moment and there.playing == each
        assert there.stage is not None
        seen = there.stage.seen
        assert len(seen.trick) == seen.players, "the whole trick lies there, and nobody has taken it"
    presses(visitor, pygame.K_PAGEDOWN)
    assert there.moment == there.compared
    presses(visitor, pygame.K_PAGEDOWN)
    assert isinstance(visitor.scene, ShowScene)
    assert visitor.scene.steering.question is None and visitor.scene.presented.place.up == DEAL


def test_a_press_ends_what_moves_before_it_leads_on(visit: Open) -> None:
    visitor = visit(speed="slow")
    there = asked(visitor, "forty")
    visitor.key(pygame.K_PAGEDOWN)
    visitor.wait(0.3)
    assert there.stage is not None and not there.stage.quiet(visitor.now)
    visitor.key(pygame.K_PAGEDOWN)
    assert there.moment == 1 and there.stage.quiet(visitor.now)
    visitor.key(pygame.K_PAGEDOWN)
    assert there.moment == 2


@thorough
def test_what_came_of_a_card_is_seen_without_another_press(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit(speed="normal")
    there = asked(visitor)
    visitor.draws, drawn = True, list[tuple[str, ...]]()
    paint = RoomPainter.draw

    def noted(painter: RoomPainter, stage: Stage, room: Room, seating: Seating, now: float) -> None:
        drawn.append(room.said)
        paint(painter, stage, room, seating, now)

    monkeypatch.setattr(RoomPainter, "draw", noted)
    presses(visitor, pygame.K_PAGEDOWN)
    assert drawn[0][0].startswith("A: ") and comes(there.tried[0]) not in drawn[0][0]
    assert drawn[-1] == (f"A: {comes(there.tried[0])}",)


def what_came(there: Question) -> tuple[str, ...]:
    """What is said of the card that is played when all of it lies there."""
    assert there.playing is not None
    return (f"{LETTERS[there.moment - 1]}: {comes(there.playing)}",)


def each_is_played(visitor: Visitor, story: str) -> Iterator[Question]:
    """Every choice of a story, in the moment in which it is pressed for."""
    scene = shown(visitor, story)
    while scene.presented.place.up != CLOSING:
        visitor.key(pygame.K_PAGEDOWN)
        there = scene.steering.question
        if there is not None and there.playing is not None:
            yield there
        visitor.wait(LONG)


@thorough
@pytest.mark.parametrize("story", [story.name for story in stories()])
def test_one_press_is_a_choice_with_all_that_comes_of_it(visit: Open, story: str) -> None:
    visitor = visit(speed="normal")
    for there in each_is_played(visitor, story):
        said = [there.said(visitor.now)]
        while visitor.wakes_at < math.inf:
            visitor.wake()
            said.append(there.said(visitor.now))
        assert said[0] != said[-1] == what_came(there), "seen without another press"
        assert sum(one != other for one, other in pairwise(said)) == 1, "and only when the last card lies there"


@first_of(1, "story", ["forty", "first_trick", "hundred_is_not_101"])
def test_a_press_between_two_cards_is_for_all_that_is_still_to_come(visit: Open, story: str) -> None:
    visitor = visit(speed="normal")
    for there in each_is_played(visitor, story):
        assert there.stage is not None
        moment = there.moment
        while not there.stage.quiet(visitor.now):
            visitor.wake()
        if there.said(visitor.now) != what_came(there):
            visitor.key(pygame.K_PAGEDOWN)
        assert there.moment == moment and there.said(visitor.now) == what_came(there)


@thorough
def test_one_step_back_from_every_moment_is_the_picture_that_was_seen(visit: Open) -> None:
    visitor = visit(speed="none")
    there = asked(visitor, "gigackel")
    pictures = [picture(visitor)]
    while there.moment < there.compared:
        visitor.key(pygame.K_PAGEDOWN)
        pictures.append(picture(visitor))
    visitor.key(pygame.K_PAGEDOWN)
    for before in reversed(pictures):
        visitor.key(pygame.K_PAGEUP)
        assert picture(visitor) == before
    assert len(set(pictures)) == len(pictures)
    visitor.key(pygame.K_PAGEUP)
    assert isinstance(visitor.scene, ShowScene) and visitor.scene.presented.place.up == DEAL


@thorough
def test_hands_are_counted_and_still_stand_there_when_one_comes_back(visit: Open) -> None:
    visitor = visit(speed="none")
    there = asked(visitor)
    without = picture(visitor)
    for key in (pygame.K_1, pygame.K_4, pygame.K_TAB, pygame.K_7, pygame.K_RETURN, pygame.K_KP_2, pygame.K_BACKSPACE):
        visitor.key(key)
    assert there.hands.counted == ["14", "7", ""] and there.moment == 0
    assert picture(visitor) != without
    presses(visitor, *([pygame.K_PAGEDOWN] * 5), *([pygame.K_PAGEUP] * 6), pygame.K_PAGEDOWN)
    assert question(visitor).hands.counted == ["14", "7", ""]


def test_digits_light_seats_again_where_no_hands_are_counted(visit: Open) -> None:
    visitor = visit(speed="none")
    there = asked(visitor)
    presses(visitor, pygame.K_PAGEDOWN, pygame.K_3)
    assert there.hands.counted == ["", "", ""]


def test_after_the_last_number_enter_leads_on() -> None:
    hands = Hands(2)
    assert not hands.typed(pygame.K_RETURN), "nobody has typed anything"
    assert not hands.typed(pygame.K_3, pygame.KMOD_SHIFT), "that is for a seat"
    typed = [hands.typed(key) for key in (pygame.K_0, pygame.K_5, pygame.K_RETURN, pygame.K_1, pygame.K_RETURN)]
    assert typed == [True, True, True, True, False] and hands.counted == ["5", "1"]
    for _ in range(5):
        hands.typed(pygame.K_9)
    assert hands.counted[0] == "599"
    hands.typed(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert hands.at == 1, "round and round"


@thorough
def test_anywhere_in_a_show_it_can_be_asked_and_nothing_has_changed_afterwards(visit: Open) -> None:
    visitor = visit(speed="none")
    scene = shown(visitor)
    presses(visitor, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    place, before = scene.presented.place, picture(visitor)
    visitor.key(pygame.K_q)
    there = question(visitor)
    assert scene.presented.place == place and len(there.tried) == 3
    presses(visitor, *([pygame.K_PAGEDOWN] * (there.compared // 2)), *([pygame.K_PAGEUP] * (there.compared // 2 + 1)))
    assert scene.steering.question is None and scene.presented.place == place and not scene.presented.course.branched
    assert picture(visitor) == before


def test_the_dark_and_the_pause_hold_in_a_question_too(visit: Open) -> None:
    visitor = visit(speed="none")
    there = asked(visitor)
    seen = picture(visitor)
    visitor.key(pygame.K_b)
    assert picture(visitor) != seen
    visitor.key(pygame.K_b)
    assert picture(visitor) == seen
    presses(visitor, pygame.K_ESCAPE)
    assert not isinstance(visitor.scene, ShowScene)
    presses(visitor, pygame.K_ESCAPE)
    assert question(visitor) is there and picture(visitor) == seen


def test_what_came_of_it_is_said_of_this_deal_alone(visit: Open) -> None:
    visitor = visit(language="en")
    plain = [each._replace(choice=each.choice._replace(comes={})) for each in asked(visitor).tried]
    lost, won = (next(each for each in plain if each.ours is ours and each.gain != 0) for ours in (False, True))
    assert comes(won) == f"Your side’s trick, {won.gain} points in it"
    assert comes(lost) == f"Their trick, {-lost.gain} points in it"
    assert difference((lost, won)) == f"This time B is {won.gain - lost.gain} points ahead of A."
    assert difference(plain[:1] * 2) == "This time it made no difference."
    assert [raised(count) for count in ("", "0", "1", "14")] == ["", "", "1 hand", "14 hands"]


def test_who_wins_the_deal_at_once_is_said_instead_of_points(visit: Open) -> None:
    visitor = visit(language="en")
    plays, calls = (each._replace(choice=each.choice._replace(comes={})) for each in asked(visitor, "gigackel").tried)
    assert comes(calls) == "The deal is won" and difference((plays, calls)) == "This time B wins at once."


@for_all(count=range(1, 7), wide=[320.0, 600.0])
def test_our_own_card_is_the_largest_and_shows_nearly_whole(count: int, wide: float) -> None:
    room = Box(40, 100, wide, 190)
    for ours in range(count + 1):  # the last one: it has not been played
        boxes = beside_ours(count, ours, room)
        assert len(boxes) == count and all(room.inset(-1).contains(box) for box in boxes)
        assert [box.height for box in boxes].count(room.height) == (ours < count)
        for at, (one, other) in enumerate(pairwise(boxes)):
            assert other.x - one.x > (one.width * 0.8 if at == ours else 20)


@pytest.mark.parametrize("design", [(1280.0, 720.0), (1280.0, 960.0), (1706.0, 720.0)])
@pytest.mark.parametrize("lies", [True, False])
def test_it_can_be_read_from_the_last_row(design: tuple[float, float], lies: bool) -> None:
    where = parts(design, lies)
    assert where.names.height >= design[1] * LARGE and where.letters.height >= design[1] * LARGE
    assert where.trick.height >= design[1] / 4 and where.hand.height >= design[1] / 3
    assert where.letters.bottom <= where.hand.y + 1 and where.hand.bottom <= design[1]
    assert where.trick.y > design[1] / 8, "below the caption"
    assert not lies or where.names.bottom <= where.letters.y + 1


@pytest.mark.parametrize("up", [ASKED, ANSWERED])
def test_a_question_without_choices_is_left_to_the_show(visit: Open, up: str) -> None:
    visitor = visit(speed="none")
    scene = shown(visitor)
    while scene.presented.place.up != up:
        presses(visitor, pygame.K_PAGEDOWN)
    assert scene.presented.stop is not None and not scene.presented.stop.choices
    assert scene.steering.question is None
