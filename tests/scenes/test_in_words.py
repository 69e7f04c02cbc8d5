"""Every scene in words, in every language: whatever can be pressed has a name, and what is seen is told."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from gaigel_desktop.app.mishap import MishapScene
from gaigel_desktop.scenes.pages.mending import MendingScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.text.languages import ENGLISH, LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node, everything
from tests.text.catalogues import translations
from tests.tiers import one_in, thorough

from .pages import Open, Visitor
from .shot import opened
from .test_every_scene import WAYS, before_a_scene
from .words import heard_of

NAMED = ("button", "option", "tab", "switch", "choice", "slider", "field", "progress", "heading", "text", "panel")


ASKS_NOTHING = MendingScene  # is over soon
SAID_ONCE = MishapScene  # leads on before anybody could choose another language


@pytest.fixture
def visitor(request: pytest.FixtureRequest, visit: Open) -> Visitor:
    """Somebody before the scene that a test asks for."""
    return before_a_scene(request, visit)


@one_in(7, "visitor", WAYS, indirect=True)
def test_a_scene_is_told_in_every_language(visitor: Visitor) -> None:
    scene, english = visitor.scene, dict[str, str]()
    for language in sorted(LANGUAGES, key=lambda each: each != ENGLISH):
        visitor.player.change(language=language)
        visitor.turn()
        scene.resize()
        spoken = scene.spoken()
        has_names(spoken)
        assert pickle.loads(pickle.dumps(spoken)) == spoken, "it goes through a pipe"
        if isinstance(scene, PageScene | Overlay):
            says_what_it_shows(spoken, visitor)
        assert isinstance(scene, ASKS_NOTHING) or any(node.usable for node in everything(spoken.nodes))
        told = {node.key: f"{node.name}\n{node.value}" for node in everything(spoken.nodes)}
        english = english or told
        assert language == ENGLISH or isinstance(scene, SAID_ONCE) or untranslated(language, told, english) == []


@thorough
def test_scenes_are_read_out_and_pictures_for_a_room_are_passed_over() -> None:
    told = dict[str, list[str]]()
    for name in ("room-2", "table-4"):
        with opened(name, (1280, 720)) as guest:
            told[name] = list(heard_of(guest))
    assert told["room-2"] == [] and told["table-4"][0].startswith("= ")


def has_names(spoken: InWords) -> None:
    """What there is has a name of its own."""
    nodes = list(everything(spoken.nodes))
    assert spoken.title
    assert [node for node in nodes if not node.name and (node.role in NAMED or node.usable)] == []
    assert twice(node.key for node in nodes) == []
    assert [same for level in levels(spoken.nodes) if (same := twice(to_choose(level)))] == []
    assert not spoken.focus or any(node.key == spoken.focus for node in nodes)


def says_what_it_shows(spoken: InWords, visitor: Visitor) -> None:
    """Every word of the page is heard, and what can be pressed can be pressed there."""
    nodes, shown = list(everything(spoken.nodes)), visitor.meanings()
    told = "\n".join(words for node in nodes for words in (node.name, node.value, node.about))
    said = (words for each in shown for words in ((each.aloud,) if each.aloud else (each.name, each.value)))
    assert [words for words in said if words not in told] == []
    items = {item.key for each in shown for item in each.items}
    usable = sorted(node.key for node in nodes if node.usable and node.key not in items)
    assert usable == sorted(each.key for each in shown if each.usable)


def levels(nodes: Sequence[Node]) -> Iterator[Sequence[Node]]:
    """What stands side by side, again and again."""
    yield nodes
    for node in nodes:
        yield from levels(node.inside)


def to_choose(nodes: Sequence[Node]) -> Iterator[str]:
    """The names of what can be pressed there."""
    return (node.name for node in nodes if node.usable or node.dimmed)


def twice(words: Iterator[str]) -> list[str]:
    """What is there more than once."""
    return [each for each, count in Counter(words).items() if count > 1]


def untranslated(language: str, names: dict[str, str], english: dict[str, str]) -> list[str]:
    """What is said in English although there are other words for it."""
    same = (words for key, told in names.items() if english.get(key) == told for words in told.split("\n"))
    return [words for words in same if words in otherwise(language) and not words.isdigit()]


@cache
def otherwise(language: str) -> frozenset[str]:
    """The English sentences that this language has other words for."""
    there = translations(language)
    return frozenset(sentence for key, sentence in PHRASES.items() if there[key] not in ("", sentence))


# -- lists and numbers -------------------------------------------------------------------------------------------


@one_in(
    3,
    "way, names",
    [
        ("new_match", ["spoken_tabs", "spoken_chairs", "spoken_regulars"]),
        ("past", ["spoken_tabs"]),
        ("rules", ["spoken_chapters"]),
    ],
)
def test_a_list_that_stands_below_no_title_has_a_name(way: str, names: list[str], visit: Open) -> None:
    visitor = visit()
    WAYS[way][1](visitor)
    lists = [node for node in everything(visitor.scene.spoken().nodes) if node.role == "list"]
    assert {say(name) for name in names} <= {node.name for node in lists}


def test_a_slate_on_a_page_says_what_is_counted_and_for_whom(visit: Open) -> None:
    visitor = visit()
    WAYS["after the deal"][1](visitor)
    visitor.turn()
    told = [node.name for node in everything(visitor.scene.spoken().nodes)]
    slate = next(words for words in told if words.startswith(say("score_on_slate")))
    sides = slate.split(": ", 1)[1].split("; ")
    counted = say("spoken_strokes", {"count": ""}), say("spoken_no_strokes")
    assert len(sides) == 2 and all(any(words in side for words in counted) for side in sides), slate


def test_a_page_on_the_way_to_another_says_nothing(visit: Open) -> None:
    visitor = visit()
    visitor.turn()
    visitor.house.kit.aloud.heard = True
    visitor.click("settings")
    assert visitor.house.kit.aloud.fetch() == [say("title_settings")]
    visitor.scenes.pop()
    visitor.ask("new_match")
    visitor.turn()
    assert visitor.house.kit.aloud.fetch() == [say("title_new_match")], "and nothing of the title between them"
