"""A show for whoever hears it: the same as the room sees, in order, nothing twice and nothing that lies face down."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import shuffled
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.actions import DIVE, card_of, mode_of
from gaigel_desktop.rules.cards import HIDDEN, cards, hand_of
from gaigel_desktop.rules.deal import Deal, deal_out
from gaigel_desktop.rules.judge import card_actions
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.perform import apply
from gaigel_desktop.rules.views import View
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.show import show_in_words
from gaigel_desktop.show.by_itself import PLAY, ByItself
from gaigel_desktop.show.open_show import open_show
from gaigel_desktop.show.pause_menu import PauseScene
from gaigel_desktop.show.plan.show import show_of_story
from gaigel_desktop.show.plan.stations import ASKED, CLOSING, DEAL, TITLE
from gaigel_desktop.show.room_picture import Room, room_table
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import Deed, InWords, Node, Wanted, everything, found
from tests.scenes.looks import in_every_language
from tests.scenes.pages import Open, Visitor
from tests.scenes.rooms import ForRoom

SEEN = 6.0  # seconds after which everything lies where it belongs


def shown(visitor: Visitor, story: str) -> ShowScene:
    """A story for somebody who hears it."""
    visitor.frame = 0.2
    visitor.house.kit.aloud.heard = True
    open_show(visitor.player, visitor.services, visitor.house.whole_screen, visitor.scenes, show_of_story(story))
    visitor.turn()
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene


def words_of(visitor: Visitor) -> InWords:
    there = visitor.scenes.spoken()
    assert there is not None
    return there


def wants(visitor: Visitor, key: str, deed: Deed = "press", value: str | float = "") -> list[str]:
    """Somebody does something by ear, and all of it is seen; what is heard of it."""
    visitor.scenes.do(Wanted(key, deed, value), visitor.now)
    visitor.turn()
    visitor.wait(SEEN)
    return visitor.house.kit.aloud.fetch()


def node(visitor: Visitor, key: str) -> Node:
    there = found(words_of(visitor), key)
    assert there is not None, key
    return there


@in_every_language
def test_a_scene_is_heard_from_its_title_to_its_end(visit: Open, language: str) -> None:
    visitor = visit(language=language, show_pace="event")
    show = shown(visitor, "goal_and_trick")
    presented, said = show.presented, visitor.house.kit.aloud.fetch()
    assert said[0] == spoken(presented.story.title)
    captions, heard = list[str](), list[str]()
    while presented.place.up != CLOSING:
        more = wants(visitor, "on")
        heard += more
        there = words_of(visitor)
        nodes = list(everything(there.nodes))
        assert all(each.name for each in nodes), "everything has a name"
        yours = {say("spoken_hand"), say("spoken_partner")}
        assert not yours & {part for each in nodes for part in (each.name, *each.value.split(", "))}, "nobody is you"
        assert len({each.key for each in nodes}) == len(nodes)
        usable = [each.name for each in nodes if each.usable]
        assert len(set(usable)) == len(usable), "names are unique where one chooses"
        assert there.focus in {each.key for each in nodes if each.usable}
        if show.steering.question is None and presented.place.up not in (TITLE, CLOSING):
            lines = [each.name for each in there.nodes if each.key.startswith("said ")]
            assert lines == list(show.room.said), "what stands in the picture"
            captions += lines
        assert more, "every step is heard"
        assert more.count(more[-1]) == 1
    changes = [line for before, line in pairwise(["", *captions]) if line != before]
    assert [line for line in heard if line in set(changes)] == changes, "each caption once, when it appears"
    assert spoken(presented.story.title) not in heard and say("show_end") in heard


def test_two_languages_are_in_the_tree_and_the_first_is_heard(visit: Open) -> None:
    visitor = visit(show_second="de")
    show = shown(visitor, "goal_and_trick")
    while len(show.room.said) < 2 or show.steering.question is not None:
        heard = wants(visitor, "on")
    assert found(words_of(visitor), "said 1") is not None
    assert show.room.said[0] in heard and show.room.said[1] not in heard


def test_pressing_on_before_a_card_lies_loses_nothing(visit: Open) -> None:
    slow, fast = visit(show_pace="event"), visit(show_pace="event")
    for visitor in (slow, fast):
        shown(visitor, "goal_and_trick")
    heard = [said for _ in range(8) for said in wants(slow, "on")]
    for _ in range(8):
        fast.scenes.do(Wanted("on", "press"), fast.now)
        fast.turn()
    fast.wait(SEEN)
    deeds = [said for said in heard if ":" in said]
    assert [said for said in fast.house.kit.aloud.fetch() if said in deeds] == deeds


def test_a_question_is_answered_counted_and_compared_by_ear(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = shown(visitor, "goal_and_trick")
    heard = list[str]()
    while show.steering.question is None:
        heard = wants(visitor, "on")
    question = show.steering.question
    choices = [show_in_words.chosen(question, at) for at in range(question.count)]
    assert heard[-len(choices) :] == choices and spoken(presented_question(show)) in heard
    assert [each.name for each in node(visitor, "choices").inside] == choices
    assert node(visitor, "hand").inside and node(visitor, "trumps").name
    wants(visitor, "choice 1", "set", "12 hands")
    assert question.hands.counted == ["", "12", *[""] * (question.count - 2)]
    assert say("ask_hands", {"count": "12"}) in node(visitor, "choice 1").value
    visitor.key(pygame.K_7)
    assert question.hands.counted[1] == "127", "what is typed goes on there"
    for at in range(question.count):
        heard = wants(visitor, "on")
        assert heard[0].endswith(question.asking.named(question.tried[at].choice.action)) and len(heard) == 2
        assert len(node(visitor, "trick").inside) == question.asking.table.players
    heard = wants(visitor, "on")
    assert heard[1:] == [show_in_words.came(question, at) for at in range(question.count)]
    assert say("ask_hands", {"count": "127"}) in node(visitor, "came 1").name
    wants(visitor, "back")
    assert question.moment == question.count


def presented_question(show: ShowScene) -> dict[str, str]:
    assert show.presented.stop is not None and show.presented.place.up == ASKED
    return dict(show.presented.stop.question)


def test_dark_pause_faces_and_held_cards_are_reached_by_ear(visit: Open) -> None:
    visitor = visit(show_pace="event")
    show = shown(visitor, "goal_and_trick")
    for _ in range(4):
        wants(visitor, "on")
    me = show.presented.story.seat
    wants(visitor, f"seat {(me + 1) % 4}")
    assert show.presented.lit == (me + 1) % 4
    assert not any(each.usable for each in node(visitor, "hand").inside)
    visitor.key(pygame.K_h)
    assert all(each.usable for each in node(visitor, "hand").inside) and "held" in keys_of(visitor)
    while not (show.presented.awaited == show.presented.lit and show.presented.place.up == DEAL):
        wants(visitor, "on")
    hand = [card.key for card in node(visitor, "hand").inside]
    heard = [said for card in hand for said in wants(visitor, card) if len(node(visitor, "hand").inside)]
    assert [said for said in heard if said.startswith(show.seating.names[show.presented.lit])]
    visitor.key(pygame.K_b)
    assert visitor.house.kit.aloud.fetch() == [say("spoken_dark")]
    assert keys_of(visitor) == {"dark", "on", "back", "pause"}
    wants(visitor, "on")
    assert "trick" in keys_of(visitor)
    visitor.scenes.do(Wanted("hand", "press"), visitor.now)
    visitor.scenes.do(Wanted("pause", "press"), visitor.now)
    assert isinstance(visitor.scene, PauseScene)


def keys_of(visitor: Visitor) -> set[str]:
    return {each.key for each in everything(words_of(visitor).nodes)}


# -- nothing that nobody sees --------------------------------------------------------------------------------------


def scrambled(deal: Deal) -> Deal:
    """The same to whoever sees backs: the hands and the talon are dealt anew, and so is a trick that lies face down."""
    other, faces = deal.copy(), [card for hand in deal.hands for card in cards(hand)]
    faces += [*deal.talon, *(deal.trick if deal.face_down else [])]
    faces = faces[7:] + faces[:7]
    for seat, hand in enumerate(deal.hands):
        count = len(cards(hand))
        other.hands[seat], faces = hand_of(tuple(faces[:count])), faces[count:]
    other.talon, faces = tuple(faces[: len(deal.talon)]), faces[len(deal.talon) :]
    other.trick = [faces.pop() for _ in deal.trick] if deal.face_down else deal.trick
    return other


def in_words_of(visitor: Visitor, deal: Deal) -> InWords:
    table = room_table(visitor.house.kit.screen.design, deal, 0, frozenset())
    room = ForRoom(visitor, deal, Room())
    return show_in_words.deal("", Stage(View(deal), table), Room(), room.seating())


def test_with_all_hands_closed_and_a_trick_face_down_other_cards_sound_the_same(visit: Open) -> None:
    visitor = visit()
    deal = deal_out(PRESETS["leinfelden"], 3, shuffled("hidden"))
    before = in_words_of(visitor, deal)
    assert before == in_words_of(visitor, scrambled(deal))
    dives = next(action for action in card_actions(deal) if mode_of(action) == DIVE)
    apply(deal, 0, dives)
    leads = card_of(dives)
    assert deal.face_down and deal.trick == [leads]
    there = in_words_of(visitor, deal)
    assert there == in_words_of(visitor, scrambled(deal))
    names = " ".join(f"{each.name} {each.value} {each.about}" for each in everything(there.nodes))
    assert card_name(leads) not in names or leads == deal.indicator
    assert HIDDEN not in deal.trick, "the words alone do not know it"


@pytest.mark.parametrize("story", [each.name for each in stories() if "dive" in each.shows])
def test_a_card_that_is_laid_face_down_is_heard_without_its_face(visit: Open, story: str) -> None:
    visitor = visit()
    show = shown(visitor, story)
    for _ in range(40):
        heard = wants(visitor, "on")
        seen = show.steering.walk.telling.stage.seen
        if seen.face_down:
            assert not [said for said in heard for card in seen.trick if card_name(card) in said]
            assert not [each for each in node(visitor, "trick").inside for card in seen.trick if named(each, card)]


def named(node: Node, card: int) -> bool:
    return card_name(card).lower() in node.name.lower()


# -- by itself -----------------------------------------------------------------------------------------------------


def test_what_shows_itself_says_nothing_and_has_one_way_back(visit: Open) -> None:
    visitor = visit(shows_itself=True)
    visitor.house.kit.aloud.heard = True
    visitor.scenes.push(ByItself(visitor.player, visitor.services))
    visitor.frame = 0.2
    visitor.turn()
    visitor.wait(20.0)
    assert visitor.house.kit.aloud.fetch() == []
    usable = [each for each in everything(words_of(visitor).nodes) if each.role == "button"]
    assert [(each.key, each.name) for each in usable] == [(PLAY, say("by_itself_press"))]
    visitor.scenes.do(Wanted(PLAY, "focus"), visitor.now)
    assert isinstance(visitor.scene, ByItself)
    visitor.scenes.do(Wanted(PLAY, "press"), visitor.now)
    assert isinstance(visitor.scene, TitleScene)
