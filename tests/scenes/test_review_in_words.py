"""A position of the review for whoever hears it: asked, answered and told by ear, and with nothing that nobody saw."""

from __future__ import annotations

from gaigel_desktop.controller.coaching.decision import Decision
from gaigel_desktop.scenes.review.asking_scene import AskingScene
from gaigel_desktop.scenes.review.position import stood
from gaigel_desktop.table.board.card_places import sorted_hand
from gaigel_desktop.table.board.item_words import names_of_cards
from gaigel_desktop.table.motion.stage import Stage
from gaigel_desktop.text.explain import card_name
from gaigel_desktop.text.hinting import deed_named
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.spoken.tree import InWords, Node, Wanted, everything, found
from tests.scenes.looks import in_every_language
from tests.tiers import one_in

from .pages import Open, Visitor
from .reviews import decisions, played_deal
from .reviews import found as opened
from .test_review import ANSWER, asked, opens_with_an_ace, sheet, trumps

ALL = range(len(decisions(played_deal())))


def hears(visitor: Visitor, at: int = ANSWER) -> Decision:
    """Somebody who hears one of the questions."""
    visitor.house.kit.aloud.heard = True
    return asked(visitor, at)


def laid_out(visitor: Visitor, decision: Decision) -> Stage:
    """The cards as they lay before that decision."""
    moment = decision.moment
    return stood(played_deal(), moment.seat, moment.at, visitor.house.kit.screen.design).stage


def words_of(visitor: Visitor) -> InWords:
    there = visitor.scenes.spoken()
    assert there is not None
    return there


def node(visitor: Visitor, key: str) -> Node:
    there = found(words_of(visitor), key)
    assert there is not None, key
    return there


def wants(visitor: Visitor, key: str) -> list[str]:
    visitor.scenes.do(Wanted(key, "press"), visitor.now)
    visitor.turn()
    return visitor.house.kit.aloud.fetch()


def usable(visitor: Visitor) -> list[Node]:
    return [each for each in everything(words_of(visitor).nodes) if each.usable]


@in_every_language
@one_in(4, "at", ALL)
def test_every_position_has_its_words_and_what_can_be_pressed(visit: Open, at: int, language: str) -> None:
    visitor = visit(language=language)
    decision = hears(visitor, at)
    there = words_of(visitor)
    nodes = list(everything(there.nodes))
    assert all(each.name for each in nodes) and there.title
    assert len({each.key for each in nodes}) == len(nodes)
    names = [each.name for each in usable(visitor)]
    assert len(set(names)) == len(names), "names are unique where one must choose"
    heard = visitor.house.kit.aloud.fetch()
    assert heard == [node(visitor, "said 0").name], "it is asked once"
    hand = sorted_hand(decision.moment.seen, laid_out(visitor, decision).table)
    assert [card.name for card in node(visitor, "hand").inside] == names_of_cards(hand)
    assert all(card.usable for card in node(visitor, "hand").inside)
    assert {"back", "show"} <= {each.key for each in usable(visitor)}
    pressed = {meaning.key for meaning in visitor.meanings() if meaning.usable}
    assert {each.key for each in usable(visitor)} == pressed, "the tree and the page say the same"


def test_a_card_is_played_and_the_verdict_heard_by_ear(visit: Open) -> None:
    visitor = visit()
    decision = hears(visitor)
    visitor.house.kit.aloud.fetch()
    best = decision.thought.ways[decision.thought.advised].course
    hand = [card.name.lower() for card in node(visitor, "hand").inside]
    at = next(at for at, name in enumerate(hand) if name.startswith(deed_named(best, decision.moment.seen).lower()))
    (heard,) = wants(visitor, node(visitor, "hand").inside[at].key)
    assert say("review_now_best") in heard and "That cost a lot." in heard
    cards = node(visitor, "hand").inside
    assert [card.value for card in cards].count(say("spoken_advised")) == 1
    assert [card.value for card in cards].count(say("review_then_label")) == 1
    assert not any(card.usable for card in cards), "it is answered once"
    (figures,) = wants(visitor, "figures")
    assert "give or take" in figures
    wants(visitor, "on")
    assert not isinstance(visitor.scene, AskingScene)


def test_ways_to_lead_a_card_are_opened_and_chosen_by_ear(visit: Open) -> None:
    visitor = visit()
    records = (played_deal(seed=f"opens {number}") for number in range(40))
    asked(visitor, 0, record=next(each for each in records if opens_with_an_ace(each)))
    hand = node(visitor, "hand").inside
    ace = next(card for card in hand if "Ace" in card.name and not trumps(visitor, card.name.lower()))
    wants(visitor, ace.key)
    ways = node(visitor, "way").inside
    assert node(visitor, ace.key).chosen and "Ge-Elfen!" in [way.name for way in ways]
    visitor.house.kit.aloud.heard = True
    (heard,) = wants(visitor, ways[0].key)
    assert say("review_ask") not in heard


def test_melden_opens_a_panel_that_is_heard(visit: Open) -> None:
    visitor = visit()
    hears(visitor)
    visitor.house.kit.aloud.fetch()
    assert wants(visitor, "call melden") == [say("ask_declare")]
    panel = node(visitor, "asks")
    assert panel.role == "panel" and panel.name == say("ask_declare")
    assert wants(visitor, "close 0") == [words_of(visitor).nodes[0].name], "it is asked again"


def test_no_face_is_told_that_does_not_lie_open(visit: Open) -> None:
    for at in ALL:
        visitor = visit()
        stage = laid_out(visitor, hears(visitor, at))
        seen = {sprite.face for sprite in stage.sprites if sprite.target.face_up}
        told = " ".join(f"{each.name} {each.value}".lower() for each in everything(words_of(visitor).nodes))
        assert not [card for card in range(24) if card not in seen and f"{card_name(card)} ".lower() in told]


def test_the_sheet_says_how_far_it_is_looked_and_that_there_is_a_question(visit: Open) -> None:
    visitor = visit()
    visitor.house.kit.aloud.heard = True
    visitor.house.kit.aloud.fetch()
    reviewer = sheet(visitor, opened(played_deal(), ready=0))
    title, still = visitor.house.kit.aloud.fetch()
    assert title == say("review_decisions") and still == f"{say('review_looking')} 0 of {reviewer.count} decisions"
    visitor.wait(2.0)
    ask = say("review_first", {"ask": say("review_ask")})
    said = visitor.house.kit.aloud.fetch()
    sum_up = ["Good cards.", "You gave a little away."]
    assert said[1:] == [ask, f"{reviewer.count} of {reviewer.count} decisions", *sum_up], "and nothing of every step"
    assert said[0].startswith(say("review_looking")) and visitor.page.focus == "review_ask"
