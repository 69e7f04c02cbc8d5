"""The Umschlag and the cut for whoever hears them: everything in order, nothing before it is seen, and every way on."""

from __future__ import annotations

import math

import pytest

from gaigel_desktop.rules.cards import ACE, CODES, RANK
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.rules.umschlag import TurnedUp
from gaigel_desktop.scenes.before.umschlag import UmschlagScene
from gaigel_desktop.scenes.before.umschlag_in_words import ON, about, outcome, titled
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.faces import face_file
from gaigel_desktop.window.spoken.tree import Deed, InWords, Wanted, everything, found
from tests.scenes.looks import in_every_language

from .drawn import drawn_by
from .pages import Open, Visitor
from .test_evening_pages import cutting


def turns_up(visitor: Visitor, rules: RuleSet | None = None) -> tuple[UmschlagScene, list[int]]:
    """An Umschlag of which somebody hears, and who deals when it is over."""
    dealers: list[int] = []
    visitor.house.kit.aloud.heard = True
    setup = visitor.player.setup if rules is None else visitor.player.setup._replace(rules=rules)
    scene = UmschlagScene(
        visitor.player, visitor.house.kit.aloud, setup, "umschlag", lambda _, who: dealers.append(who)
    )
    visitor.scenes.push(scene)
    return scene, dealers


def words_of(visitor: Visitor) -> InWords:
    spoken = visitor.scenes.spoken()
    assert spoken is not None
    return spoken


def is_ace(turned: TurnedUp) -> bool:
    return RANK[turned.card] == ACE


@in_every_language
def test_aces_are_heard_one_by_one_and_then_who_sits_where(visit: Open, language: str) -> None:
    visitor = visit(language=language)
    scene, dealers = turns_up(visitor)
    heard: list[list[str]] = []
    while not heard or visitor.wakes_at < math.inf:
        visitor.wake() if visitor.wakes_at < math.inf else visitor.turn()
        heard.append(visitor.house.kit.aloud.fetch())
    assert dealers == [], "it stands until whoever hears it goes on: a voice needs longer than the cards"
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    assert len(dealers) == 1
    said = [words for at_once in heard for words in at_once]
    aces = [turned for turned in scene.chosen.turned if is_ace(turned)]
    assert said[:2] == [titled(scene.setup), about(scene.setup)]
    assert [card_name(ace.card) in words for ace, words in zip(aces, said[2:], strict=False)] == [True] * len(aces)
    assert said[2 + len(aces)] == outcome(scene.turning)
    assert all(chair.name in said[-1] for chair in scene.setup.chairs)
    assert len(said) == len(aces) + 4
    assert all(len(at_once) <= 2 for at_once in heard), "not all at once"


def test_whoever_goes_on_at_once_hears_every_ace_nevertheless(visit: Open) -> None:
    visitor = visit()
    scene, dealers = turns_up(visitor)
    visitor.turn()
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    said = visitor.house.kit.aloud.fetch()
    assert len(said) == 4 + sum(map(is_ace, scene.chosen.turned))
    visitor.scenes.do(Wanted(ON, "focus"), visitor.now)
    assert dealers == []
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    assert len(dealers) == 1
    assert visitor.house.kit.aloud.fetch() == []


def test_where_the_highest_card_deals_every_card_is_heard(visit: Open) -> None:
    visitor = visit()
    scene, _ = turns_up(visitor, PRESETS["leinfelden"]._replace(first_dealer="high_card"))
    visitor.turn()
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    said = visitor.house.kit.aloud.fetch()
    assert len(said) == 4 + len(scene.chosen.turned)


@pytest.mark.parametrize(("direction", "side"), [("anticlockwise", "right"), ("clockwise", "left")])
def test_the_title_says_what_is_decided_and_at_the_end_which_way_round_they_sit(
    visit: Open, direction: str, side: str
) -> None:
    visitor = visit()
    rules = PRESETS["leinfelden"]._replace(direction=direction)
    turns_up(visitor, rules)
    visitor.turn()
    assert words_of(visitor).title == "Umschlag: the Aces decide who deals and who plays with whom"
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    assert f"to the {side}" in visitor.house.kit.aloud.fetch()[-1]
    on = found(words_of(visitor), ON)
    assert on is not None and "click" not in on.name.lower()


@pytest.mark.parametrize(("captions", "ours"), [(True, "Mir (us)"), (False, "Mir")])
def test_the_own_side_has_its_meaning_with_captions(visit: Open, captions: bool, ours: str) -> None:
    visitor = visit(captions=captions)
    turns_up(visitor)
    visitor.turn()
    visitor.scenes.do(Wanted(ON, "press"), visitor.now)
    values = [node.value for node in everything(words_of(visitor).nodes) if "Mir" in node.value]
    assert values and all(ours in value.split(", ")[0].split(" and ")[0] for value in values)
    assert captions or not any("(us)" in value for value in values)


def test_a_card_is_in_the_tree_when_it_has_turned_over_and_not_before(visit: Open) -> None:
    visitor = visit()
    scene, _ = turns_up(visitor)
    visitor.turn()
    laid = [turned.card for turned in scene.chosen.turned]
    files = {face_file(visitor.player.deck, CODES[card]) for card in laid}
    known = 0
    while not scene.turning.over:
        abouts = " ".join(node.about for node in everything(words_of(visitor).nodes)).lower()
        faces = sum(file in files for file, _ in drawn_by(scene).pictures)
        assert known <= faces
        known = faces
        assert all(card_name(card).lower() in abouts for card in laid[:faces])
        later = {card_name(card).lower() for card in laid[faces:]} - {card_name(card).lower() for card in laid[:faces]}
        assert not [name for name in later if name in abouts]
        assert say("deals_now_you") not in " ".join(node.value for node in everything(words_of(visitor).nodes))
        visitor.wait(0.11)
    nodes = words_of(visitor).nodes
    assert [node.value for node in everything(nodes) if say("deals_now_you") in node.value]
    assert found(words_of(visitor), "words") == nodes[1]


def test_every_way_of_the_cut_can_be_heard_and_taken(visit: Open) -> None:
    visitor = visit()
    decided = cutting(visitor)
    spoken = words_of(visitor)
    assert spoken.title == say("cut_title")
    assert spoken.focus == "pack"
    pack, knock = found(spoken, "pack"), found(spoken, "knock")
    assert pack is not None and say("cut_place_now", {"cards": 24}) in pack.value
    assert knock is not None and knock.usable
    deeds: list[tuple[Deed, str | float]] = [("more", ""), ("more", ""), ("less", ""), ("set", 30.0), ("more", "")]
    for deed, value in deeds:
        visitor.scenes.do(Wanted("pack", deed, value), visitor.now)
    pack = found(words_of(visitor), "pack")
    assert pack is not None and pack.range is not None and pack.range.now == 31
    visitor.scenes.do(Wanted("cut_here", "press"), visitor.now)
    visitor.turn()
    visitor.wait(5.0)
    assert decided == [31]
