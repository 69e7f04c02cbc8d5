"""Practice: from a deal that is told again to a table of its own and back, by mouse and keys; nothing of it is kept."""

from __future__ import annotations

from itertools import product

import pygame

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.rules.cards import cards
from gaigel_desktop.rules.deal import OVER
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record, start
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.table.board.frame_layout import slate_rect
from gaigel_desktop.table.board.item_boxes import portrait_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.paint.paint_resting import CHALKED, chalked_box
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window.pen import Pen
from tests.controller.past_games import keep, keep_many, played, table
from tests.controller.test_practice import AtOnce
from tests.scenes.looks import in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .table.test_layout import DESIGNS, SEATS, begun
from .test_past import replay_of, store_of

LONG = 12.0
STEPS = 24


def past() -> list[Record]:
    """Two deals, the second a long one."""
    records = played(PRESETS["leinfelden"], 8)
    return [records[0], max(records[1:], key=lambda record: len(record.actions))]


def told_again(visit: Open, **settings: SettingValue) -> Visitor:
    """Somebody who looks at a deal, in the middle of it."""
    visitor = visit(**settings)
    visitor.house.thinking.new = AtOnce
    keep(store_of(visitor), table(PRESETS["leinfelden"]), past())
    visitor.click("past")
    visitor.click("look_at")
    visitor.key(pygame.K_END)
    while replay_of(visitor).telling.at > STEPS:
        visitor.key(pygame.K_LEFT)
    assert replay_of(visitor).telling.at == STEPS
    return visitor


def table_of(visitor: Visitor) -> TableScene:
    assert isinstance(visitor.scene, TableScene) and visitor.scene.state is not None
    return visitor.scene


def kept(visitor: Visitor) -> list[tuple[object, ...]]:
    """All that lies in the store."""
    database = store_of(visitor).database
    return [row for name in ("match", "deal") for row in database.execute(f"SELECT * FROM {name}")]


def test_what_can_be_practised_is_asked_on_a_card_of_paper(visit: Open) -> None:
    visitor = told_again(visit)
    visitor.key(pygame.K_p)
    assert isinstance(visitor.scene, Overlay)
    assert [each.key for each in visitor.meanings() if each.key] == ["back", "play_on", "same_cards"]
    visitor.key(pygame.K_ESCAPE)
    assert replay_of(visitor).telling.at == STEPS, "and one is back where one was"
    visitor.key(pygame.K_END)
    visitor.click("practise")
    assert not visitor.sees(say("practise_play_on")), "there is nothing left to be played"


def test_one_plays_on_from_where_the_deal_is_looked_at(visit: Open) -> None:
    visitor = told_again(visit)
    seen, before = replay_of(visitor).telling.step.seen, kept(visitor)
    visitor.key(pygame.K_p)
    visitor.press("play_on")
    table = table_of(visitor)
    state = table.state
    assert state is not None and state.is_practice and not state.counts
    now = state.seen
    assert (now.done, now.trump, now.hands[0], list(now.points)) == (
        seen.done, seen.trump, seen.hands[0], list(seen.points)
    )  # fmt: skip
    assert describe(state).rests.chalked == PHRASES["practise_chalk"]
    visitor.wait(LONG)
    visitor.key(pygame.K_ESCAPE)
    keys = [each.key for each in visitor.meanings() if each.key]
    assert keys == ["resume", "cards", "rules", "settings", "stop_practice"], "there is nothing that could be lost"
    visitor.click("stop_practice")
    assert replay_of(visitor).telling.at == STEPS and kept(visitor) == before
    assert visitor.house.current.table is None


@thorough
def test_the_same_cards_are_dealt_by_the_same_dealer_and_what_comes_of_them_counts_for_nothing(visit: Open) -> None:
    visitor = told_again(visit, speed="none")
    record, before = replay_of(visitor).deal.record, kept(visitor)
    visitor.key(pygame.K_p)
    visitor.press("same_cards")
    table = table_of(visitor)
    assert table.state is not None
    game = table.match
    dealt = start(record).hands[0]
    assert cards(table.state.seen.hands[0]) == cards(dealt) and game.dealer == record.dealer
    standing, learned = game.standing, visitor.player.learner.progress
    while not isinstance(visitor.scene, Overlay):
        one_card(visitor, table)
    assert game.standing == standing and visitor.sees(PHRASES["practise_about"])
    done = visitor.player.learner.progress.done.keys() - learned.done.keys()
    assert all(name.startswith(("took:", "tricks")) for name in done), "what was read is known, what was done is not"
    assert [each.key for each in visitor.meanings() if each.key] == [
        "practise_again",
        "practise_enough",
        "more_ways",
    ]
    visitor.click("practise_again")
    again = table_of(visitor)
    assert again is not table and again.state is not None
    assert again.state.seen.done == 0 and cards(again.state.seen.hands[0]) == cards(dealt)
    visitor.key(pygame.K_ESCAPE)
    visitor.click("stop_practice")
    assert replay_of(visitor).telling.at == STEPS and kept(visitor) == before


def one_card(visitor: Visitor, table: TableScene) -> None:
    """Whatever goes on, goes on: the first card that may be played, and every stop is ended."""
    state = table.state
    assert state is not None
    if state.seen.phase != OVER and next_to_act(state.seen) == 0 and state.stop is None:
        for key in range(pygame.K_1, pygame.K_6):
            moment = state.chair.moment
            visitor.key(key)
            visitor.key(key)
            if isinstance(visitor.scene, Overlay) or state.chair.moment != moment:
                break
    else:
        visitor.key(pygame.K_SPACE)
    visitor.wait(3.0)


def test_past_games_lead_there_too(visit: Open) -> None:
    visitor = visit()
    keep_many(store_of(visitor), 4)
    visitor.click("past")
    visitor.press("practise")
    assert not visitor.sees(say("practise_play_on")) and visitor.sees(say("practise_same_cards"))
    visitor.key(pygame.K_ESCAPE)
    assert visitor.find("look_at")


@in_some_looks
def test_it_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    rules = PRESETS["leinfelden"]
    keep(store_of(visitor), table(rules), played(rules, 2))
    visitor.click("past")
    assert troubles(visitor) == []
    visitor.click("look_at")
    visitor.key(pygame.K_RIGHT, pygame.K_RIGHT)
    visitor.wait(2.0)
    assert isinstance(visitor.scene, Replay) and troubles(visitor) == []
    visitor.click("practise")
    assert troubles(visitor) == []


def test_the_word_in_chalk_hides_nobody(visit: Open) -> None:
    pen = Pen(visit().house.kit)
    for seats, design in product(SEATS, DESIGNS):
        table = Table(*design, 0)
        word = chalked_box(table)
        assert not any(word.overlaps(portrait_box(begun(seats), table, seat)) for seat in range(seats)), (seats, design)
        assert word.y >= slate_rect(table).bottom
    for language in LANGUAGES:
        speak(language)
        assert pen.fits(say("practise_chalk"), CHALKED, word.width) and CHALKED.size < word.height
