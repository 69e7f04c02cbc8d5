"""Does the computer cheat? From everywhere to the page, and what can be tried there, by mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from gaigel_desktop.controller.match.deals import Past
from gaigel_desktop.controller.match.players import Answer
from gaigel_desktop.controller.minds.mind import Twin
from gaigel_desktop.controller.trust.experiment import Outcome
from gaigel_desktop.controller.trust.inquiry import Inquiry
from gaigel_desktop.controller.trust.witnesses import strangers
from gaigel_desktop.rules.actions import AUS, PASS
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.deal import Result
from gaigel_desktop.rules.match import GIVE, Standing
from gaigel_desktop.rules.options import PRESETS, with_changes
from gaigel_desktop.rules.record import MatchScore
from gaigel_desktop.scenes.parts.doubted import Doubted
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.seating import Seating
from gaigel_desktop.scenes.picture import cards, places
from gaigel_desktop.scenes.replay.scene import Replay
from gaigel_desktop.scenes.slate.strokes import GIGACKEL
from gaigel_desktop.scenes.trust.page import TrustDoors, TrustPage
from gaigel_desktop.scenes.trust.scene import DoubtScene
from gaigel_desktop.scenes.trust.told import then_told
from gaigel_desktop.scenes.trust.trying import Trying
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.rule_book.pages_late import TRUST
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.widgets import Panel, Picture
from tests.controller.past_games import keep, played, table
from tests.scenes.looks import in_some_looks
from tests.tiers import first_of, thorough

from .pages import Open, Visitor, troubles
from .test_evening_pages import after, menu
from .test_evening_pages import played as played_to_the_end
from .test_going_on import sits_down
from .test_past import store_of

pytestmark = thorough

LEINFELDEN = PRESETS["leinfelden"]
LATER = 3.0
FACES = ("Anne", "Lena", "Eugen", "Roesle", "Berta", "Jockel", "Karle", "Oezlem")


def doubting(visit: Open, *keys: str, preset: str = "leinfelden", **settings: object) -> Visitor:
    """Somebody who looks at the end of a deal, has doubts, and goes through these doors."""
    visitor = visit(**settings)
    visitor.desk.new_mind = Twin
    keep(store_of(visitor), table(PRESETS[preset]), played(PRESETS[preset], 2))
    visitor.click("past")
    visitor.click("look_at")
    visitor.key(pygame.K_END)
    visitor.click("doubt")
    for key in keys:
        visitor.click(key)
    return visitor


def while_it_runs(visit: Open, **settings: object) -> Visitor:
    """The same in a deal that is not over."""
    visitor = visit(**settings)
    visitor.desk.new_mind = Twin
    record = max(played(LEINFELDEN, 4), key=lambda each: len(each.actions))
    running = record._replace(actions=record.actions[:24], result=None)
    inquiry = Inquiry(running, strangers(4), 0, over=False)
    visitor.desk.doubt(
        Doubted(inquiry, Seating(0, ("You", "Lena", "Eugen", "Rösle"), ("anna", "lena", "eugen", "roesle")))
    )
    visitor.click("change")
    return visitor


class Silent(Twin):
    """Thinks for ever."""

    def answer(self, number: int) -> None:
        """Not yet."""


def scene_of(visitor: Visitor) -> DoubtScene:
    assert isinstance(visitor.scene, DoubtScene)
    return visitor.scene


def trying(visitor: Visitor) -> Trying:
    doing = scene_of(visitor)._doing
    assert isinstance(doing, Trying)
    return doing


def paper(visitor: Visitor) -> str:
    """What stands there."""
    return " ".join(meaning.name for meaning in visitor.meanings() if meaning.role == "said")


def hidden_cards(visitor: Visitor) -> list[str]:
    """What can be swapped, in the own hand, where it is large."""
    shade = say("tried_in_shade")
    return [each.key for each in visitor.meanings() if each.key.startswith("card ") and shade in each.name]


# -- the page ----------------------------------------------------------------------------------------------------


def test_it_is_told_in_six_sentences_with_doors_to_try_it(visit: Open) -> None:
    visitor = doubting(visit)
    assert isinstance(visitor.scene, Overlay)
    assert len(TRUST) == 6 and all(visitor.sees(PHRASES[key]) for key in TRUST)
    assert [each.key for each in visitor.meanings() if each.key] == ["back", "change", "knew", "luck"]
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, Replay)


def test_the_rules_lead_there(visit: Open) -> None:
    visitor = visit()
    visitor.click("rules")
    visitor.press("chapter trust")
    assert all(visitor.sees(PHRASES[key]) for key in TRUST)
    visitor.press("doubt")
    assert isinstance(visitor.scene, Overlay) and visitor.sees(PHRASES["trust_no_deal"])


def test_the_rules_lead_to_the_deal_that_was_played_last(visit: Open) -> None:
    visitor = visit()
    keep(store_of(visitor), table(LEINFELDEN), played(LEINFELDEN, 2))
    visitor.click("rules")
    visitor.press("chapter trust")
    visitor.press("doubt")
    visitor.click("change")
    assert trying(visitor)._inquiry.over


def test_the_menu_of_a_table_leads_to_the_deal_that_runs(visit: Open) -> None:
    visitor = visit()
    visitor.desk.new_mind = Twin
    game = sits_down(visitor, "play")
    visitor.key(pygame.K_ESCAPE)
    visitor.click("doubt")
    assert isinstance(visitor.scene, Overlay)
    doubted = visitor.desk.table and visitor.desk.table.doubted(None)
    assert doubted and not doubted.inquiry.over and doubted.inquiry.deeds == game.record_so_far().actions


def test_the_menu_and_the_sheet_have_a_door_only_where_somebody_could_cheat(visit: Open) -> None:
    visitor = visit()
    doors = menu(visitor)
    visitor.click("doubt")
    assert doors.taken == ["doubt"]
    after(visitor, played_to_the_end(LEINFELDEN, 1))
    assert not any(each.key == "doubt" for each in visitor.meanings()), "nobody gave it one"


def test_doors_that_lead_elsewhere_are_shown_where_there_are_some(visit: Open) -> None:
    visitor, taken = visit(), list[str]()
    doors = TrustDoors(visitor.scenes.pop, luck=lambda: taken.append("luck"))
    visitor.scenes.push(Overlay(visitor.desk, visitor.scene, TrustPage(doors)))
    visitor.click("pack")
    visitor.press("luck")
    assert taken == ["pack", "luck"]


# -- trying ------------------------------------------------------------------------------------------------------


def test_two_cards_are_pressed_and_the_same_is_answered(visit: Open) -> None:
    visitor = doubting(visit, "change")
    last = trying(visitor)._inquiry.decided[-1]
    assert trying(visitor).at == last, "the last decision first"
    for _ in range(8):
        visitor.key(pygame.K_PAGEUP)
    one, other = hidden_cards(visitor)[-2:]
    visitor.click(one, x=0.2)
    assert PHRASES["tried_other"] in paper(visitor)
    visitor.press(other)
    assert len(trying(visitor).marks.moved) == 2
    visitor.click("ask")
    assert not trying(visitor).waits or PHRASES["tried_same"] not in paper(visitor)
    visitor.wait(LATER)
    assert PHRASES["tried_same"] in paper(visitor) and PHRASES["tried_new_dice"] in paper(visitor)
    visitor.key(pygame.K_z)
    assert not trying(visitor).marks.moved


def test_what_was_otherwise_at_the_table_with_other_dice_is_not_passed_over(visit: Open) -> None:
    inquiry, answer = trying(doubting(visit, "change"))._inquiry, Answer(0, AUS)
    told = [then_told(Outcome(answer, answer), done, inquiry) for done in (AUS, PASS)]
    assert [PHRASES["tried_so_other"] in each for each in told] == [False, True]


def test_everything_hidden_is_mixed_by_one_key_and_asked_by_another(visit: Open) -> None:
    visitor = doubting(visit, "change")
    visitor.key(pygame.K_PAGEUP)
    before = trying(visitor).at
    for _ in range(2):
        visitor.key(pygame.K_m)
        visitor.key(pygame.K_a)
        visitor.wait(LATER)
        assert PHRASES["tried_same"] in paper(visitor)
    visitor.key(pygame.K_PAGEDOWN)
    assert trying(visitor).at > before and not trying(visitor).marks.moved
    eyes = trying(visitor).eyes
    visitor.key(pygame.K_s)
    assert trying(visitor).eyes != eyes


@first_of(1, "language, text", [("de", 150), ("de", 100), ("en", 150), ("es", 150)])
@first_of(1, "players", [4, 2, 8])
def test_no_card_lies_under_the_answer(visit: Open, players: int, language: str, text: int) -> None:
    visitor = visit(language=language, text_size=text)
    visitor.desk.new_mind = Twin
    rules = with_changes("wikipedia", {"players": players})
    inquiry = Inquiry(played(rules, 1)[0], strangers(players), 0, over=True)
    visitor.desk.doubt(Doubted(inquiry, Seating(0, FACES[:players], tuple(map(str.lower, FACES[:players])))))
    visitor.click("change")
    doing, hidden = trying(visitor), list[str]()
    for at in laid_by_most(inquiry):
        doing._look_at(at)
        for key in (pygame.K_m, pygame.K_a):
            visitor.key(key)
            visitor.wait(LATER)
            hidden += [f"{at}: {zone}" for zone in under_the_paper(visitor)]
    assert not hidden


def laid_by_most(inquiry: Inquiry) -> list[int]:
    """Decisions in which much lies on the table, at the beginning and later: the second of them and the last ones."""
    lying = sorted(inquiry.decided, key=lambda at: len(inquiry.vantage(at).trick))
    return [inquiry.decided[1], *lying[-2:]]


def under_the_paper(visitor: Visitor) -> Iterator[object]:
    """Which cards that can be pressed, or speak of the deal, are not seen."""
    panels = [placed for part in scene_of(visitor).page._sheet.parts for placed in part.widgets]
    papers = [each.box for each in panels if isinstance(each, Panel | Picture)]
    for card in scene_of(visitor)._cards:
        if any(paper.overlaps(card.box) for paper in papers):
            yield card.zone


def test_of_a_card_that_it_sees_it_is_said_why_it_stays(visit: Open) -> None:
    visitor = doubting(visit, "change")
    own = trying(visitor).vantage.hands[trying(visitor).eyes][0]
    visitor.press(f"card {own}")
    assert say("tried_known_own", {"name": scene_of(visitor)._doubted.seating.names[trying(visitor).eyes]}) in paper(
        visitor
    )
    assert not trying(visitor).marks.moved
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, DoubtScene), "that is put away first"
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.scene, Overlay)


def test_the_own_cards_are_those_of_whoever_is_addressed(visit: Open) -> None:
    visitor = doubting(visit, "change")
    own, others = (f", {words}" for words in (say("tried_in_hand_you"), say("tried_in_hand", {"name": "You"})))
    assert visitor.sees(own) and not visitor.sees(others)


def test_nothing_wakes_while_nobody_thinks_and_whoever_leaves_wants_no_answer(visit: Open) -> None:
    visitor = doubting(visit)
    visitor.desk.new_mind, visitor.desk._mind = Silent, None
    visitor.click("change")
    assert visitor.scene.update(visitor.now) is None
    visitor.key(pygame.K_a)
    visitor.turn()
    assert trying(visitor).waits
    visitor.click("back")
    assert isinstance(visitor.scene, Overlay)


def test_who_broke_while_thinking_is_said_and_can_be_asked_again(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = doubting(visit, "change")
    with monkeypatch.context() as broken:
        broken.setattr("gaigel_desktop.controller.minds.mind.answered", lambda *_: 1 / 0)
        visitor.key(pygame.K_a)
        visitor.wait(LATER)
        assert "Something broke" in paper(visitor)
    visitor.key(pygame.K_a)
    visitor.wait(LATER)
    assert PHRASES["tried_same"] in paper(visitor)


# -- while a deal runs -------------------------------------------------------------------------------------------


def test_while_it_runs_no_face_and_no_figure_is_told(visit: Open) -> None:
    visitor = while_it_runs(visit)
    visitor.key(pygame.K_m)
    visitor.key(pygame.K_a)
    visitor.wait(LATER)
    told = paper(visitor)
    assert PHRASES["tried_same"] in told and PHRASES["tried_later"] in told and "guesses" not in told
    seen = trying(visitor).vantage.seen
    shown = {card.face for card in scene_of(visitor)._cards if card.face >= 0}
    known = {face for face in range(len(CODES)) if any(hand >> face & 1 for hand in seen.hands)} | {*seen.trick}
    assert shown <= known


# -- knowing -----------------------------------------------------------------------------------------------------


def test_it_is_told_what_each_could_know(visit: Open) -> None:
    visitor = doubting(visit, "knew")
    doing = scene_of(visitor)._doing
    for _ in range(30):
        visitor.key(pygame.K_PAGEUP)
    assert "of 48 cards were known" in paper(visitor) and "in the talon" in paper(visitor)
    eyes = doing.eyes
    visitor.click("who")
    assert doing.eyes == (eyes + 1) % 4
    hidden = min(doing.marks.shaded)
    doing.press(hidden)
    scene_of(visitor)._refresh()
    assert "could not see" in paper(visitor)
    visitor.key(pygame.K_ESCAPE)
    assert "of 48 cards were known" in paper(visitor)


def test_the_six_sentences_are_heard_and_what_another_could_know_whole(visit: Open) -> None:
    visitor = doubting(visit)
    visitor.key(pygame.K_ESCAPE)
    visitor.desk.kit.aloud.heard = True
    visitor.click("doubt")
    visitor.turn()
    heard = visitor.desk.kit.aloud.fetch()
    assert heard[0] == say("trust_title") and heard[1:] == [say(key) for key in TRUST]
    visitor.click("knew")
    for _ in range(30):
        visitor.key(pygame.K_PAGEUP)
    for _ in range(4):
        visitor.desk.kit.aloud.fetch()
        visitor.press("who")
        assert "of 48 cards were known" in visitor.desk.kit.aloud.fetch()[-1], "also where it is as many as before"
    visitor.press("back")
    visitor.turn()
    assert visitor.desk.kit.aloud.fetch()[-1:] == [say("trust_title")]


def test_no_two_doors_are_called_alike(visit: Open) -> None:
    for door in ("change", "knew"):
        visitor = doubting(visit, door)
        names = [told.name for told in visitor.meanings() if told.key]
        assert len(names) == len(set(names)), door
        visitor.key(pygame.K_s)
        assert visitor.sees(say("tried_who"))


# -- looks -------------------------------------------------------------------------------------------------------


def marred(visitor: Visitor) -> list[str]:
    """What a designer would not sign; cards that lie over each other show as much as at any table."""
    return [each for each in troubles(visitor) if not each.startswith("small: card")]


@in_some_looks
def test_it_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = doubting(visit, size=size, language=language, text_size=text)
    assert marred(visitor) == []
    visitor.press("change")
    assert marred(visitor) == []
    visitor.key(pygame.K_m)
    visitor.key(pygame.K_a)
    assert marred(visitor) == []
    visitor.wait(LATER)
    assert marred(visitor) == []
    visitor.click("back")
    visitor.press("knew")
    visitor.key(pygame.K_PAGEUP)
    assert marred(visitor) == []


def test_what_marks_an_exchanged_card_is_made_before_the_press(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = doubting(visit, "change")
    while visitor.desk.kit.pictures.prepare():
        """As the loop does while the page is read."""
    made: list[object] = []
    monkeypatch.setattr(cards, "in_chalk", lambda picture: made.append(picture) or picture)
    visitor.key(pygame.K_m)
    assert not made


def test_the_place_of_the_paper_is_looked_for_once_for_the_same_words(visit: Open) -> None:
    visitor = doubting(visit, "change")
    visitor.key(pygame.K_z)
    before = places.room.cache_info().misses
    for _ in range(3):
        visitor.key(pygame.K_z)
    assert places.room.cache_info().misses == before


def test_a_double_game_stands_on_the_slate_as_it_was_written(visit: Open) -> None:
    visitor = visit()
    visitor.desk.new_mind = Twin
    record = played(LEINFELDEN, 1)[0]
    before, after = Standing(GIVE, 0, (0, 0)), Standing(GIVE, 1, (0, 2))
    doubled = Past(Result("aus", (0,), (0, 2), (120, 30), (5, 1)), before, after, None)
    inquiry = Inquiry(record._replace(match=MatchScore(after, None)), strangers(4), 0, over=True)
    seating = Seating(0, ("You", "Lena", "Eugen", "Rösle"), ("anna", "lena", "eugen", "roesle"))
    visitor.desk.doubt(Doubted(inquiry, seating, past=(doubled,)))
    visitor.click("change")
    assert isinstance(visitor.scene, DoubtScene)
    assert [row.marks for row in visitor.scene._slate().rows] == ["", GIGACKEL]
