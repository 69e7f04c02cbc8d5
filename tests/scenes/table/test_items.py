"""The one list of what lies on a table: what holds for it at every table, whatever is open, asked or said there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.lessons.lesson import lessons
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.options import PLAYERS_OF
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board.highlight import LIE_THERE, parse_place
from gaigel_desktop.table.board.item import (
    PLAIN,
    Item,
    ItemId,
    card_ids,
    item_under,
    name_ring,
    place_in_hand,
    pressed_at,
    tab_ring,
)
from gaigel_desktop.table.board.table_nodes import GROUPS
from gaigel_desktop.table.play.described import all_items, describe
from gaigel_desktop.table.play.table_in_words import ON, table_in_words
from gaigel_desktop.table.play.table_state import TableState
from gaigel_desktop.text import speech
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.spoken.tree import everything
from tests.scenario import lay
from tests.scenes.learner import LONG, goes_on, learns, state_of, tutor_of
from tests.scenes.pages import Open
from tests.tiers import one_in, thorough

from .guest import Guest
from .laid import sits
from .test_spoken import PLACES

WITHOUT_WISHES = "whole_deal"  # a deal that is played, and no step of it wanted
POINTS = 4  # each way in a box, at which something is looked for
TABLES = [(preset, players) for preset, counts in PLAYERS_OF.items() for players in counts]
NO_ITEMS = {"waits", "line", ON, "counted", "open", "said", "chalked"}  # what is told besides
ASKED_ALONE = ("melden", "diss", "winken", "uebergaigelt", "aus", "more")


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: that is what such tests spend their time on."""
    monkeypatch.setattr(Guest, "draws", False)


@pytest.fixture
def languages(catalogue_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    monkeypatch.setattr(speech, "CATALOGUES", catalogue_folder)
    yield tuple(LANGUAGES)
    speak("en")


# -- what holds at every moment ------------------------------------------------------------------------------------


def all_holds(state: TableState) -> None:
    """Everything that is true of the list wherever one looks."""
    items = describe(state).items
    plain = tuple(item._replace(look=PLAIN) for item in items)
    assert plain == all_items(state), "whoever draws and whoever presses have the same"
    ids = Counter(item.id for item in items)
    assert set(ids.values()) == {1}, ids.most_common(3)
    tab_leads_where_the_pointer_does(items)
    everything_is_in_the_tree(state, items)


def tab_leads_where_the_pointer_does(items: tuple[Item, ...]) -> None:
    """What is pressed by keys is pressed with the mouse, unless something else lies over all of it; what Tab passes
    over, on purpose, is all else that the mouse finds."""
    by_mouse = {found.id for item in items for box in item.boxes for found in pressed_in(items, box)}
    by_keys = tab_ring(items)
    passed_over = {item.id for item in items if item.in_reach and not item.tab}
    assert len(by_keys) == len(set(by_keys)) and passed_over.isdisjoint(by_keys)
    assert by_mouse - passed_over <= set(by_keys)
    assert not [item.id for item in items if item.id in set(by_keys) - by_mouse and not is_covered(item, items)]
    assert {item.kind for item in passed_over} <= {"card", "call"}
    assert set(by_keys).isdisjoint(name_ring(items)), "N leads to the rest"


def pressed_in(items: tuple[Item, ...], box: Box) -> Iterator[Item]:
    """What is pressed anywhere in a box."""
    for across, down in product(range(1, POINTS), repeat=2):
        point = box.x + box.width * across / POINTS, box.y + box.height * down / POINTS
        if (found := pressed_at(items, point)) is not None:
            yield found


def is_covered(item: Item, items: tuple[Item, ...]) -> bool:
    """Whether something else lies over all of it."""
    over = [box for other in items if other.in_reach and other.id != item.id for box in other.boxes]
    return all(any(box.contains(own) for box in over) for own in item.boxes)


def everything_is_in_the_tree(state: TableState, items: tuple[Item, ...]) -> None:
    """Whoever hears the table can reach the same, and nothing else."""
    nodes = list(everything(table_in_words(state).nodes))
    keys = Counter(node.key for node in nodes)
    assert set(keys.values()) == {1}, keys.most_common(3)
    by_key = {node.key: node for node in nodes}
    for item in items:
        if not item.in_reach or (item.id.kind == "call" and not item.tab):
            continue
        node = by_key[item.id.key]
        assert any(map(str.isalnum, node.name)), item.id
        assert item.id.row.named_only or node.usable or node.dimmed, item.id
    there = {item.id.key for item in items}
    besides = {node.key.partition(" ")[0] for node in nodes if node.key not in there}
    assert besides <= {*GROUPS, *NO_ITEMS}, "nothing else is told"
    pressed = {item.id.key for item in items if item.in_reach and not item.id.row.named_only}
    buttons = [node for node in nodes if node.role in ("button", "option") and node.key != ON]
    assert {node.key for node in buttons} <= there
    assert {node.key for node in buttons if node.usable} <= pressed
    assert not [node.key for node in buttons if node.usable is node.dimmed]


@one_in(10, "preset, players", TABLES)
def test_it_holds_at_every_table(preset: str, players: int) -> None:
    guest = Guest(preset, players, speed="none", trick_stays=0.0, chosen=dict.fromkeys(AIDS, True))
    for _ in range(8):
        all_holds(guest.state)
        guest.key(pygame.K_SPACE if guest.stop is not None else pygame.K_1)
        if guest.choosing:
            all_holds(guest.state)
            guest.key(pygame.K_RETURN)
        guest.wait(1.0)
        if guest.scene is not guest.table or guest.state.over:
            return


@one_in(3, "place", PLACES)
def test_it_holds_whatever_is_open_or_asked(place: str) -> None:
    guest = PLACES[place]()
    all_holds(guest.state)


@pytest.mark.parametrize("call", ASKED_ALONE)
def test_it_holds_beside_every_panel_before_the_first_card(call: str) -> None:
    guest = sits(lay("wikipedia", "SO", vorhand="E7 E7 B7 B7 HX"))
    guest.session.actions.call(call)
    all_holds(guest.state)


@thorough
@pytest.mark.parametrize("lesson", [lesson.name for lesson in lessons() if lesson.name != WITHOUT_WISHES])
def test_it_holds_in_lessons(visit: Open, lesson: str) -> None:
    visitor = visit(language="en")
    learns(visitor, lesson)
    for _ in range(30):
        if not isinstance(visitor.scene, TableScene) or visitor.scene.state is None:
            return
        all_holds(state_of(visitor))
        lecture = visitor.scene.lecture
        if lecture is not None and len(lecture.buttons) > 1 and not tutor_of(visitor).question:
            return
        goes_on(visitor)
        visitor.wait(LONG)


@one_in(4, "place", PLACES)
def test_everything_has_a_name_of_its_own_in_every_language(place: str, languages: tuple[str, ...]) -> None:
    guest = PLACES[place]()
    for language in languages:
        speak(language)
        everything_is_in_the_tree(guest.state, all_items(guest.state))
        for group in everything(table_in_words(guest.state).nodes):
            pressed = [f"{each.name} {each.about}" for each in group.inside if each.usable or each.dimmed]
            assert len(pressed) == len(set(pressed)), (language, group.key)


# -- what single ones are known by ---------------------------------------------------------------------------------


def test_an_own_card_is_known_wherever_it_comes_to_lie() -> None:
    ace, ten = FACE_OF["EA"], FACE_OF["EX"]
    first, second = ItemId("card", ace), ItemId("card", ace, copy=1)
    assert card_ids([ace, ten, ace]) == [first, ItemId("card", ten), second]
    assert [place_in_hand(item, [ten, ace, ace]) for item in (first, second)] == [1, 2]
    assert place_in_hand(second, [ten, ace]) is None and place_in_hand(ItemId("slate"), [ten]) is None
    assert (first.key, second.key, ItemId("call", name="aus").key) == (f"card {ace}", f"card {ace} 1", "call aus")


def test_of_what_lies_over_each_other_the_highest_is_meant() -> None:
    low, high = Box(0, 0, 100, 100), Box(50, 50, 20, 20)
    pile, meld, trick = Item(ItemId("pile"), (low,)), Item(ItemId("meld"), (high,)), Item(ItemId("trick"), (low,))
    assert item_under([meld, pile], (60, 60)) == meld and pressed_at([meld, pile], (60, 60)) == pile
    assert item_under([pile, trick], (60, 60)) == pile, "what can be pressed before what only has a name"
    beside = pile._replace(where="beside")
    assert item_under([beside], (60, 60)) is None and item_under([beside], (60, 60), "beside") == beside


# -- places that lessons and shows speak of ------------------------------------------------------------------------


def test_every_place_that_lessons_and_stories_name_is_one() -> None:
    told = [beat.at for lesson in lessons() for scene in lesson.scenes for beat in scene.beats]
    shown = [stop.at for story in stories() for stop in story.stops]
    names = {name for at in (*told, *shown) for name in at}
    assert {parse_place(name).kind for name in names} == set(LIE_THERE)


@pytest.mark.parametrize("name", ["", "table", "call", "call:shout", "hand:S9", "seat:Lena", "piles:0"])
def test_any_other_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError):
        parse_place(name)
