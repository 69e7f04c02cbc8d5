"""Lessons at the real table: what is said lies on paper, what is wrong is seen and taken back, the twin ticks off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter
from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.controller.teaching.contents import ladder, what_comes_up
from gaigel_desktop.controller.teaching.note import Note
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.lessons.lesson import Lesson, lessons
from gaigel_desktop.rules.actions import SHOW_SEVENS, card_of
from gaigel_desktop.rules.cards import CODES, KING, RANK, SUIT, cards
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.events import HandShown, TrickTaken
from gaigel_desktop.rules.options import Value
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.lessons.play_lesson import table_of
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.board.card_places import hand_place, sorted_hand, visible_cards
from gaigel_desktop.table.board.frame_layout import slate_rect
from gaigel_desktop.table.board.highlight import highlighted_boxes
from gaigel_desktop.table.board.in_sight import BUBBLE, OnTable, in_sight
from gaigel_desktop.table.board.item import Item, ItemId, item_under
from gaigel_desktop.table.board.items import Extras, items
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import Counted, NoteCard
from gaigel_desktop.table.board.piles import WonPiles
from gaigel_desktop.table.paint.note_card_layout import WORDS, lay_note_card, pile_boxes, words_box
from gaigel_desktop.table.play import note_cards
from gaigel_desktop.table.play.described import all_items, describe
from gaigel_desktop.table.play.lesson_offers import COMES_UP
from gaigel_desktop.table.play.lesson_step import RIGHT, WRONG
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text.known_games import PAGE_OF, known_of, offered_games, other_games
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.pen import Pen
from tests.scenes.table.there import paper_buttons
from tests.tiers import first_of, one_in

from .learner import LONG, goes_on, learns, lies, next_keys, read_cards, said, state_of, tutor_of
from .pages import Open, Visitor, troubles
from .shot import fresh, game_until, talon_gone
from .test_going_on import gives_up, sits_down

FIRST = "two_tricks"
SAYS = "your_partner"  # begins with words that wait for a press
LESSON = {lesson.name: lesson for lesson in lessons()}
MOST = 40  # presses, for somebody who makes no mistake


def to_the_choice(visitor: Visitor) -> None:
    """Until a deed is waited for."""
    while not tutor_of(visitor).choosing:
        goes_on(visitor)


def slips(visitor: Visitor) -> int:
    """A card that may be played and is not wanted; the moment before it."""
    to_the_choice(visitor)
    tutor, state = tutor_of(visitor), state_of(visitor)
    hand = state.hand()
    wants = tutor.told.wants
    other = next(at for at, card in enumerate(hand) if card not in map(card_of, wants))
    moment = tutor.moment
    visitor.key(pygame.K_1 + other)
    for _ in range(500):
        if tutor.note is not None and note_cards.laid_note_card(state) is not None:
            break
        visitor.wake()
    return moment


# -- the whole way -----------------------------------------------------------------------------------------------


FREE = "whole_deal"  # which is played as in a match


@one_in(8, "lesson", [lesson.name for lesson in lessons() if lesson.name != FREE])
def test_every_lesson_is_played_with_keys_and_only_its_twin_ticks_it_off(visit: Open, lesson: str) -> None:
    visitor = visit(language="en", speed="none")
    learns(visitor, lesson)
    for _ in range(MOST):
        ended = tutor_of(visitor).over and tutor_of(visitor).is_twin
        assert (lesson in visitor.player.learner.progress.lessons) is ended
        if ended:
            break
        goes_on(visitor)
    assert said(visitor) == say("lesson_done")
    store = visitor.house.keeper.store
    assert store is not None and not list(store.database.execute("SELECT id FROM match")), (
        "nothing of a lesson is a match"
    )


def test_a_whole_deal_is_played_as_in_a_match_with_an_aid_less_every_trick(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    learns(visitor, FREE)
    visitor.key(pygame.K_SPACE)
    visitor.wait(LONG)
    state = state_of(visitor)
    helped = len(state.aids.names())
    assert note_cards.laid_note_card(state) is None and state.opening and helped
    visitor.key(pygame.K_3)
    visitor.key(pygame.K_RETURN)
    visitor.wait(LONG)
    visitor.key(pygame.K_SPACE)
    visitor.wait(LONG)
    assert state.seen.done == 1 and len(state.aids.names()) == helped - 1
    assert visitor.player.learner.progress.done == {}, "what is done in a lesson is not yet done in a match"


@pytest.mark.parametrize("by", ["mouse", "key"])
@pytest.mark.parametrize("lesson", ["five_sevens", "dissle"])
def test_five_sevens_are_laid_down_by_pressing_any_of_them(visit: Open, lesson: str, by: str) -> None:
    visitor = visit()
    learns(visitor, lesson)
    while not (tutor_of(visitor).choosing and SHOW_SEVENS in tutor_of(visitor).told.wants):
        goes_on(visitor)
    state = state_of(visitor)
    if by == "key":
        visitor.key(pygame.K_3)
    else:
        place = hand_place(state.stage.table, 2, len(state.hand()))
        visitor.click_at(place.x, place.y)
    visitor.wait(1.0)
    assert any(isinstance(event, HandShown) for event in state_of(visitor).shown.past), "they lie there"


def test_after_a_lesson_the_next_one_of_the_ladder_is_offered_first(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    learns(visitor, FIRST)
    while not tutor_of(visitor).ticked:
        goes_on(visitor)
    assert lies(visitor).leaf.buttons == (say("lesson_next"), say("lesson_play"))
    visitor.click_at(*lies(visitor).buttons[0].middle)
    visitor.wait(LONG)
    assert tutor_of(visitor).lesson.name == ladder()[1].name


# -- a wrong deed ------------------------------------------------------------------------------------------------


def test_a_wrong_card_is_played_and_seen_and_the_scene_goes_back_by_itself(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, FIRST)
    moment = slips(visitor)
    assert any(isinstance(event, TrickTaken) for event in state_of(visitor).shown.past[-6:]), "the others answered"
    told, tutor = said(visitor), tutor_of(visitor)
    assert tutor.note is not None and tutor.note.mistake and told == tutor.note.words
    visitor.wait(2 * LONG)
    assert tutor.moment == moment and tutor.choosing and said(visitor) != told
    assert FIRST not in visitor.player.learner.progress.lessons


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_the_cards_go_back_to_where_they_lay(visit: Open, speed: str) -> None:
    visitor = visit(language="en", speed=speed)
    learns(visitor, FIRST)
    slips(visitor)
    visitor.wait(0.5)
    visitor.key(pygame.K_SPACE)
    stage = state_of(visitor).stage
    assert stage.quiet(visitor.now) is (speed == "none")
    visitor.turn()
    moving = [sprite for sprite in stage.sprites if sprite.legs]
    assert bool(moving) is (speed == "normal")
    visitor.key(pygame.K_LEFT)
    visitor.wait(1.0)
    there = visible_cards(stage.seen, stage.table)
    assert sorted((one.zone, one.face) for one in stage.sprites) == sorted((one.zone, one.face) for one in there)
    assert all(one.place == other.place for one, other in zip(stage.sprites, there, strict=True))
    assert said(visitor) and tutor_of(visitor).choosing


def test_a_press_takes_a_wrong_card_back_sooner(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, FIRST)
    slips(visitor)
    visitor.key(pygame.K_SPACE)
    assert tutor_of(visitor).choosing


# -- what is asked -----------------------------------------------------------------------------------------------


def asked_about_a_trick(visitor: Visitor) -> Tutor:
    """The first of the four tricks lies there."""
    visitor.scenes.push(table_of(visitor.player, visitor.services, visitor.scenes, Tutor(LESSON["who_takes_it"], 2)))
    visitor.wait(LONG)
    tutor = tutor_of(visitor)
    assert tutor.question is not None and len(state_of(visitor).stage.seen.trick) == 4
    return tutor


def answer_boxes(visitor: Visitor, at: int) -> tuple[Box, ...]:
    """The card of the trick, and the face of whoever played it."""
    return paper_buttons(state_of(visitor))[at].boxes


def test_nobody_sees_who_takes_it_before_it_was_said(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    tutor = asked_about_a_trick(visitor)
    state = state_of(visitor)
    for _ in range(3):
        visitor.key(pygame.K_SPACE)
        visitor.click_at(640, 560)
        visitor.wait(LONG)
    assert (
        not any(card.high for card in visible_cards(state.stage.seen, state.stage.table))
        and describe(state).rests.turn < 0
    )
    assert tutor.question is not None
    visitor.click_at(*answer_boxes(visitor, tutor.question.right)[0].middle)
    visitor.wait(LONG)
    assert len(state.stage.seen.trick) == 4 and lies(visitor).leaf.buttons == ("21", "24", "31")
    assert [card.zone[1] for card in visible_cards(state.stage.seen, state.stage.table) if card.high] == [1]
    assert describe(state).rests.turn == 1


def test_who_asks_for_a_hint_in_a_lesson_is_not_sent_to_the_settings(visit: Open) -> None:
    visitor = visit(language="en")
    asked_about_a_trick(visitor)
    visitor.key(pygame.K_h)
    note = state_of(visitor).said.note
    assert note is not None and note.words == say("off_in_lesson")


@first_of(2, "way", ["key", "card", "face", "tab"])
def test_a_wrong_card_is_shown_to_be_wrong_while_the_trick_lies(visit: Open, way: str) -> None:
    visitor = visit(language="en")
    asked_about_a_trick(visitor)
    match way:
        case "key":
            visitor.key(pygame.K_4)
        case "card":
            visitor.click_at(*answer_boxes(visitor, 3)[0].middle)
        case "face":
            visitor.click_at(*answer_boxes(visitor, 3)[1].middle)
        case _:
            while state_of(visitor).pointing.focus != ItemId("answer", 3):
                visitor.key(pygame.K_TAB)
            visitor.key(pygame.K_RETURN)
    visitor.wait(2.0)
    assert said(visitor) == "Not quite. The highest of the suit led, bells."
    assert len(state_of(visitor).stage.seen.trick) == 4, "said while the trick lies"
    visitor.wait(LONG)
    assert lies(visitor).leaf.buttons == ("21", "24", "31"), "who was told the answer is not asked once more"


def test_points_that_were_miscounted_are_added_up_beside_the_trick(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    asked_about_a_trick(visitor)
    for key in (pygame.K_2, pygame.K_1):
        visitor.key(key)
        visitor.wait(1.0)
    assert said(visitor) == "Not quite. 3 + 10 + 0 + 11: 24 points." and len(state_of(visitor).stage.seen.trick) == 4
    visitor.key(pygame.K_SPACE)
    visitor.wait(LONG)
    assert state_of(visitor).seen.done == 3, "the next trick"


def test_a_pile_is_counted_by_eye_and_after_a_mistake_with_its_numbers(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    learns(visitor, "aus")
    while not lies(visitor).leaf.pile:
        goes_on(visitor)
    assert len(lies(visitor).leaf.pile) == 12 and not any(card.worth for card in lies(visitor).leaf.pile)
    visitor.key(pygame.K_1)
    visitor.turn()
    assert said(visitor) == "Not quite. 98 points: 3 still missing."
    assert sum(int(card.worth) for card in lies(visitor).leaf.pile) == 98
    visitor.key(pygame.K_SPACE)
    visitor.wait(1.0)
    visitor.key(pygame.K_2)
    visitor.turn()
    assert said(visitor) == "Not quite. 101 points: that is enough."


def test_the_trick_lies_in_the_light_and_a_click_on_the_hand_says_where_to_click(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    tutor = asked_about_a_trick(visitor)
    state = state_of(visitor)
    assert len(lies(visitor).leaf.lit) == 4, "the trick, and not the hand"
    visitor.click_at(640, 620)
    assert [bubble.words for bubble in state.said.bubbles] == [say("lesson_in_the_middle")]
    visitor.click_at(300, 500)
    assert state.said.note is not None and state.said.note.words == say("lesson_in_the_middle")
    visitor.click_at(*answer_boxes(visitor, tutor.question.right if tutor.question else 0)[0].middle)
    visitor.wait(LONG)
    visitor.click_at(300, 300)
    assert state.said.note is not None and state.said.note.words == say("lesson_choose_answer")


def lit_by_the_mouse(visitor: Visitor) -> list[ItemId]:
    """What looks as if the mouse were on it, or pressed it."""
    return [item.id for item in describe(state_of(visitor)).items if item.look.hovered or item.look.pressed]


@pytest.mark.parametrize("at", [0, 1, 2])
def test_what_was_pointed_at_before_never_lights_what_comes_after(visit: Open, at: int) -> None:
    """The mouse rests where it has pressed, and another paper comes: only what lies under it now is lit."""
    visitor = visit(language="en", speed="none")
    asked_about_a_trick(visitor)
    place = answer_boxes(visitor, at)[0].middle
    visitor.mouse(pygame.MOUSEMOTION, *place)
    assert lit_by_the_mouse(visitor) == [ItemId("answer", at)]
    for _ in range(3):
        under = item_under(all_items(state_of(visitor)), place)
        assert lit_by_the_mouse(visitor) in ([], [under.id if under is not None else None])
        visitor.mouse(pygame.MOUSEBUTTONDOWN, *place)
        visitor.mouse(pygame.MOUSEBUTTONUP, *place)
        for key in next_keys(visitor):
            visitor.key(key)
        visitor.mouse(pygame.MOUSEMOTION, *place)
        visitor.wait(LONG)
        buttons = [item for item in describe(state_of(visitor)).items if item.id.kind == "answer"]
        assert [item.look.hovered for item in buttons] == [item.holds(place) for item in buttons]


@first_of(1, "right", [True, False])
def test_an_answer_gets_a_word_a_mark_and_a_sound(visit: Open, right: bool) -> None:
    visitor = visit(language="en", speed="none")
    tutor = asked_about_a_trick(visitor)
    assert describe(state_of(visitor)).over.right is None
    assert tutor.question is not None
    with patch.object(visitor.house.kit.sounds, "play") as play:
        visitor.key(pygame.K_1 + (tutor.question.right + (not right)) % 4)
        visitor.wait(1.0)
    assert said(visitor).startswith(say("lesson_right" if right else "lesson_not_quite"))
    assert describe(state_of(visitor)).over.right is right
    assert [call.args[0] for call in play.call_args_list].count(RIGHT if right else WRONG) == 1


def test_why_something_cannot_be_done_stays_until_the_next_press(visit: Open) -> None:
    visitor = visit(language="en", speed="none")
    twin = Tutor(LESSON["twenty_and_forty"], 1)
    visitor.scenes.push(table_of(visitor.player, visitor.services, visitor.scenes, twin))
    visitor.wait(LONG)
    state = state_of(visitor)
    king = next(at for at, card in enumerate(state.hand()) if RANK[card] == KING)
    for key in (pygame.K_m, pygame.K_1 + king):
        visitor.key(key)
    for _ in range(5):
        visitor.wait(10 * LONG)
        assert [bubble.words for bubble in state.said.bubbles] == ["This needs a trick won first."]
    visitor.key(pygame.K_LEFT)
    assert not state.said.bubbles


def test_the_partner_keeps_their_face_in_every_scene(visit: Open) -> None:
    visitor = visit(language="en")
    partners = set()
    for number in (0, 1):
        tutor = Tutor(LESSON[SAYS], number)
        table = table_of(visitor.player, visitor.services, visitor.scenes, tutor)
        partners.add(table.evening.seating.portraits[(tutor.seat + 2) % 4])
    assert len(partners) == 1


# -- what is said ------------------------------------------------------------------------------------------------


@first_of(2, "way", ["space", "a card", "enter", "button", "anywhere"])
def test_what_is_said_waits_for_a_press_wherever_it_comes(visit: Open, way: str) -> None:
    visitor = visit(language="en")
    learns(visitor, SAYS)
    first, state = said(visitor), state_of(visitor)
    visitor.wait(10 * LONG)
    assert said(visitor) == first
    match way:
        case "button":
            visitor.click_at(*lies(visitor).buttons[0].middle)
        case "anywhere":
            visitor.click_at(640, 440)
        case "a card":
            visitor.click_at(640, 620)
        case key:
            visitor.key(pygame.K_SPACE if key == "space" else pygame.K_RETURN)
    visitor.wait(LONG)
    assert said(visitor) != first and tutor_of(visitor).moment == 6, "two cards more, and none of the learner's"
    assert state.choosing.picked is None


def test_nobody_plays_while_something_is_said(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, SAYS)
    for key in (pygame.K_1, pygame.K_m):
        visitor.key(key)
    visitor.wait(LONG)
    assert tutor_of(visitor).moment == 4


def test_stopping_is_free_and_leads_back_to_where_one_was(visit: Open) -> None:
    visitor = visit(language="en")
    visitor.click("learn")
    visitor.click(f"lesson {FIRST}")
    visitor.wait(LONG)
    read_cards(visitor)
    visitor.key(pygame.K_ESCAPE)
    assert not visitor.sees(say("menu_give_up_match"))
    visitor.click("stop_lesson")
    assert isinstance(visitor.scene, PageScene) and visitor.sees(say("lessons_later"))


def test_the_running_match_lies_there_untouched(visit: Open) -> None:
    visitor = visit(language="en")
    game = sits_down(visitor, "play")
    table, reopen, moment = visitor.scene, visitor.house.current.table, game.moment
    learns(visitor, FIRST)
    assert visitor.scene is not table
    visitor.key(pygame.K_ESCAPE)
    visitor.click("stop_lesson")
    assert visitor.scene is table and visitor.house.current.table is reopen and game.moment == moment


# -- the doors ---------------------------------------------------------------------------------------------------

LOOKS = [((1024, 640), "de", 150), ((1024, 640), "es", 150), ((1280, 720), "en", 100), ((3840, 2160), "de", 100)]


@first_of(1, "size, language, text", LOOKS)
def test_the_contents_show_what_was_learned_and_have_room(
    visit: Open, size: tuple[int, int], language: str, text: int
) -> None:
    visitor = visit(size, language=language, text_size=text)
    visitor.player.learner.learn(visitor.player.learner.progress.with_lesson(FIRST))
    visitor.click("learn")
    assert troubles(visitor) == []
    told = {entry.name: visitor.find(f"lesson {entry.name}").value for entry in ladder()}
    assert len(told) == 8 and [name for name, value in told.items() if value] == [FIRST]
    assert visitor.page.focus == f"lesson {ladder()[1].name}"


def stands_large(visitor: Visitor) -> bool:
    """Whether learning is larger on the title than the settings."""
    return visitor.find("learn").box.height > visitor.find("settings").box.height


def test_learning_stands_large_on_the_title_until_it_is_waved_away(visit: Open) -> None:
    visitor = visit(language="en")
    assert stands_large(visitor)
    visitor.click("learn")
    visitor.click("away")
    assert isinstance(visitor.scene, TitleScene) and not stands_large(visitor)
    assert troubles(visitor) == []


def test_learning_stands_small_for_who_can_play(visit: Open) -> None:
    assert not stands_large(visit(language="en", played_before=True))
    visitor = visit(language="en")
    visitor.player.learner.learn(visitor.player.learner.progress.with_lesson(ladder()[-1].name))
    visitor.scene.resize()
    assert not stands_large(visitor)


def first_start(visitor: Visitor) -> None:
    visitor.player.learner.first_time = True
    visitor.app.open_title()


def test_whoever_has_never_played_is_led_to_the_first_lesson(visit: Open) -> None:
    visitor = visit(language="en")
    first_start(visitor)
    assert visitor.page.focus == "lesson" and visitor.sees(say("first_no_help"))
    visitor.key(pygame.K_RETURN)
    visitor.wait(LONG)
    read_cards(visitor)
    assert tutor_of(visitor).lesson.name == FIRST
    visitor.key(pygame.K_ESCAPE)
    visitor.click("stop_lesson")
    assert isinstance(visitor.scene, TitleScene) and stands_large(visitor)


def test_whoever_plays_another_game_reads_what_is_the_same_and_goes_on_to_the_first_lesson(
    visit: Open, language: str
) -> None:
    visitor = visit(language=language)
    first_start(visitor)
    asked = {meaning.key for meaning in visitor.meanings() if meaning.key.startswith("game ")}
    assert asked == {f"game {game}" for game in (*offered_games(), "other")}
    visitor.click(f"game {offered_games()[0]}")
    assert all(map(visitor.sees, known_of(offered_games()[0]))) and troubles(visitor) == []
    assert [meaning.key for meaning in visitor.meanings() if meaning.usable] == ["first_lesson"], "one way on"
    visitor.key(pygame.K_ESCAPE)
    visitor.click("game other")
    assert {*offered_games(), *other_games()} == set(PAGE_OF), "every game is reached"
    assert visitor.sees(known_of(other_games()[0])[0]) and troubles(visitor) == []
    visitor.click("first_lesson")
    visitor.wait(LONG)
    read_cards(visitor)
    assert tutor_of(visitor).lesson.name == FIRST


def test_whoever_has_played_is_not_asked_what_else(visit: Open) -> None:
    visitor = visit(language="en", played_before=True)
    first_start(visitor)
    assert not any(meaning.key.startswith("game ") for meaning in visitor.meanings())


def test_whoever_skips_it_comes_straight_to_the_table(visit: Open) -> None:
    visitor = visit(language="en")
    first_start(visitor)
    visitor.click("go")
    assert visitor.at_table()


def test_nobody_is_told_to_press_while_a_lesson_goes_on_by_itself(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, FIRST)
    goes_on(visitor)
    for key in next_keys(visitor):
        visitor.key(key)
    stops = 0
    while note_cards.laid_note_card(state_of(visitor)) is None:
        visitor.wake()
        stop = state_of(visitor).stop
        stops += stop is not None and stop.seconds is not None
        assert describe(state_of(visitor)).over.line in ("", say("your_turn"))
    assert stops


def test_a_hand_that_was_shown_is_taken_up_without_a_press(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor, "five_sevens")
    for _ in range(2):
        goes_on(visitor)
    assert not state_of(visitor).stage.holds_a_hand and said(visitor).startswith("Won")


def test_every_press_of_a_lesson_is_one_to_learn_by(visit: Open) -> None:
    """A trick is gathered without one."""
    visitor = visit(language="en")
    learns(visitor, FIRST)
    presses = 0
    while not tutor_of(visitor).over:
        keys = next_keys(visitor)
        for key in keys:
            visitor.key(key)
            presses += 1
        visitor.wait(LONG)
    assert presses <= 12


# -- at a match --------------------------------------------------------------------------------------------------


def at_a_match(visitor: Visitor, reached: Callable[[Deal], bool], **aids: bool) -> TableState:
    """At a table of four where cards were played by dice until it is the player's turn in such a deal."""
    visitor.player.change(**(dict.fromkeys(AIDS, False) | {"aid_say_tricks": True} | aids))
    return at_a_table(visitor, game_until(4, "leinfelden", reached))


def at_a_table(visitor: Visitor, game: Game) -> TableState:
    """Where this deal lies."""
    others = REGULARS[: game.rules.players - 1]
    seating = Seating(0, ("", *(one.name for one in others)), ("", *(one.portrait for one in others)))
    visitor.scenes.push(
        TableScene(TableFor(party_at(game, 0), seating, Sealed(["next"])), visitor.player, visitor.services)
    )
    visitor.wait(LONG)
    return state_of(visitor)


def lesson_on_sheet(visitor: Visitor) -> bool:
    """Whether the sheet about the deal offers a lesson, once the deal is given up."""
    gives_up(visitor)
    visitor.wait(LONG)
    return visitor.sees(say("lesson_show"))


def test_what_has_come_up_is_offered_when_the_deal_is_over_and_only_once(visit: Open) -> None:
    visitor = visit(language="en")
    state = at_a_match(visitor, talon_gone)
    assert state.offered is not None and describe(state).over.paper is None, "nothing lies there meanwhile"
    assert lesson_on_sheet(visitor)
    visitor.scenes.pop()
    visitor.scenes.pop()
    assert at_a_match(visitor, talon_gone).offered is None


def test_an_offer_outlives_a_card_taken_back(visit: Open) -> None:
    visitor = visit(language="en")
    at_a_match(visitor, talon_gone, aid_take_back=True)
    visitor.key(pygame.K_1)
    visitor.wait(LONG)
    visitor.key(pygame.K_u)
    visitor.wait(LONG)
    assert state_of(visitor).offered is not None and lesson_on_sheet(visitor)


def test_the_lesson_leads_back_to_the_sheet_and_is_offered_no_more_when_it_is_learned(visit: Open) -> None:
    visitor = visit(language="en")
    at_a_match(visitor, talon_gone)
    assert lesson_on_sheet(visitor)
    sheet = visitor.scene
    visitor.click("lesson")
    visitor.wait(LONG)
    assert tutor_of(visitor).lesson.name == "talon_gone" and lies(visitor).leaf.back == say("lesson_to_table")
    visitor.player.learner.learn(visitor.player.learner.progress.with_lesson("talon_gone"))
    visitor.key(pygame.K_ESCAPE)
    visitor.click("stop_lesson")
    visitor.wait(LONG)
    assert visitor.scene is sheet and not visitor.sees(say("lesson_show"))


def four_of_a_suit(deal: Deal) -> bool:
    """The player holds four of a suit, and nobody has played a card."""
    suits = [SUIT[card] for card in cards(deal.hands[0])]
    return not deal.trick and not deal.done and max(map(suits.count, suits)) == 4


@pytest.mark.parametrize(
    ("preset", "reached", "options", "lesson"),
    [
        ("uspcc-1907", fresh, {}, "in_1907"),
        ("leinfelden", four_of_a_suit, {"auf_farbe": True}, "farbe"),
        ("leinfelden", four_of_a_suit, {}, ""),
    ],
)
def test_what_few_tables_know_is_offered_where_it_is_known(
    visit: Open, preset: str, reached: Callable[[Deal], bool], options: dict[str, Value], lesson: str
) -> None:
    visitor = visit(language="en")
    visitor.player.change(**(dict.fromkeys(AIDS, False) | {"aid_say_tricks": True}))
    offered = at_a_table(visitor, game_until(4, preset, reached, **options)).offered
    assert (offered.name if offered is not None else "") == lesson


def test_six_at_the_table_of_1907_learn_first_what_that_table_is(visit: Open) -> None:
    visitor = visit(language="en")
    offered = at_a_table(visitor, game_until(6, "uspcc-1907", fresh)).offered
    assert offered is not None and offered.name == "in_1907"


def test_where_the_talon_no_longer_suffices_it_is_not_gone(visit: Open) -> None:
    visitor = visit(language="en")
    assert not COMES_UP["talon_gone"](at_a_table(visitor, game_until(7, "uspcc-1907", talon_gone)))


def test_nobody_is_offered_anything_who_has_no_help_or_knows_it(visit: Open) -> None:
    visitor = visit(language="en")
    assert at_a_match(visitor, talon_gone, aid_say_tricks=False).offered is None
    visitor.player.learner.learn(visitor.player.learner.progress.with_lesson("talon_gone").with_lesson(FREE))
    assert at_a_match(visitor, talon_gone).offered is None


def test_whatever_is_for_later_comes_up_one_day() -> None:
    assert {thing for thing, lesson in what_comes_up().items() if thing != lesson or lesson == FREE} <= COMES_UP.keys()
    assert {"hoeher_hat", "diss", "talon_gone"} <= COMES_UP.keys() & what_comes_up().keys()


# -- on paper ----------------------------------------------------------------------------------------------------


def notes_of(lesson: Lesson) -> Iterator[tuple[Tutor, Note]]:
    """Everything that is said where nobody makes a mistake."""
    tutor: Tutor | None = Tutor(lesson)
    while tutor is not None:
        while not tutor.over:
            if tutor.note is None:
                assert tutor.step()
                continue
            yield tutor, tutor.note
            if tutor.number == 0 and tutor.lesson.name == FREE:
                return
            if tutor.choosing:
                tutor.do(tutor.told.wants[0])
            elif tutor.question is not None:
                tutor.choose(tutor.question.right)
            else:
                tutor.go_on()
        tutor = tutor.following()


def lying_there(seen: View, table: Table) -> tuple[Item, ...]:
    """What lies on a table."""
    return items(seen, table, WonPiles(seen), Extras())


@first_of(4, "lesson", lessons(), ids=attrgetter("name"))
def test_every_text_has_room_beside_what_it_speaks_of(visit: Open, lesson: Lesson) -> None:
    visitor = visit((1024, 640), text_size=150)
    pen = Pen(visitor.house.kit, 1.5)
    width, height = visitor.house.kit.screen.design
    for tutor, note in notes_of(lesson):
        table = Table(width, height, tutor.seat)
        lit = highlighted_boxes(note.at, lying_there(tutor.seen, table))
        for language in LANGUAGES:
            visitor.player.change(language=language)
            counted = tuple(Counted(card) for card in note.pile)
            answers = note.answers or (say("lesson_go_on"),)
            leaf = NoteCard(note.words, "face", answers, lit, say("lesson_to_table"), counted)
            lying = lay_note_card(pen, leaf, tutor.seen, table)
            words = words_box(lying)
            assert Pen(visitor.house.kit, lying.words).has_room(leaf.words, WORDS, words), leaf.words
            assert lying.words >= 1.25 or len(leaf.words) > 60, leaf.words
            assert Box(0, 0, width, height).contains(lying.box)
            ways_on = (*lying.buttons, *([lying.back] if lying.back is not None else []))
            assert all(lying.box.contains(button) and button.height >= theme.TARGET for button in ways_on)
            assert all(lying.box.contains(card) and card.bottom <= words.y for card in pile_boxes(lying))
            assert not any(words.overlaps(button) for button in ways_on) and lying.back is not None
            kept = in_sight(BUBBLE - {"slate"}, OnTable(tutor.seen, table))
            assert leaf.pile or not any(map(lying.box.overlaps, (*kept, *lit))), leaf.words


def test_what_is_told_leaves_the_slate_in_sight(visit: Open) -> None:
    """Words as large as ever, at a table of four."""
    pen, table = Pen(visit(language="de").house.kit, 1.0), Table(1280, 720, 0)
    for lesson in lessons()[:3]:
        for tutor, note in notes_of(lesson):
            place = table._replace(me=tutor.seat)
            buttons = note.answers or ((say("lesson_go_on"),) if note.waits else ())
            leaf = NoteCard(note.words, "face", buttons, highlighted_boxes(note.at, lying_there(tutor.seen, place)))
            assert not lay_note_card(pen, leaf, tutor.seen, place).box.overlaps(slate_rect(place)), note.words


@pytest.mark.parametrize("shape", [(1280.0, 800.0), (1280.0, 720.0), (1920.0, 720.0), (1280.0, 1600.0)])
def test_what_is_pointed_at_is_where_the_mouse_finds_it(shape: tuple[float, float]) -> None:
    seen = next(tutor.seen for tutor, _ in notes_of(lessons()[0]) if tutor.seen.done == 1)
    table = Table(*shape, 0)
    there = [item for item in lying_there(seen, table) if not item.id.row.named_only]
    found = {"call:melden": ItemId("call", name="melden"), "seat:2": ItemId("seat", 2), "slate": ItemId("slate")}
    found |= {f"hand:{CODES[card]}": ItemId("card", card) for card in sorted_hand(seen, table)}
    found |= {"pile:0": ItemId("pile", 0), "points": ItemId("pile", 0)}
    for name, wanted in found.items():
        box, *_ = highlighted_boxes((name,), there)
        item = item_under(there, box.middle)
        assert item is not None and item.id == wanted, name
