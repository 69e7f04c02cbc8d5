"""The count laid out card by card: after a deal, from a deal told again; for whoever sees it and whoever hears it."""

from __future__ import annotations

from functools import cache

import pygame

from gaigel_desktop.controller.match.laid_out import TRICK, laid_out
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.cards import CODES
from gaigel_desktop.rules.ending import REASONS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.count.count_paper import count_laid_out
from gaigel_desktop.scenes.count.count_rows import TOOK
from gaigel_desktop.scenes.count.count_told import told_of
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.faces import face_file
from gaigel_desktop.window.pages.widgets import Label, Picture
from tests.golden.__main__ import records_there
from tests.scenes.looks import in_some_looks
from tests.tiers import thorough

from .pages import Open, Visitor, troubles
from .table.guest import NAMES, PORTRAITS
from .test_evening_pages import LEINFELDEN, after, played
from .test_told_again import golden, telling


@cache
def ended(reason: str) -> Record:
    """The deal with the most players that ended so."""
    found = [each for each in records_there() if each.result and each.result.reason == reason]
    return max(found, key=lambda each: each.rules.players)


def looks_at(visitor: Visitor, record: Record) -> None:
    seats = record.rules.players
    seating = Seating(0, NAMES[:seats], PORTRAITS[:seats])
    visitor.scenes.push(count_laid_out(visitor.player, visitor.scene, record, seating))


@thorough
@in_some_looks
def test_every_end_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    for reason in REASONS:
        looks_at(visitor, ended(reason))
        assert troubles(visitor) == [], reason
        visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is visitor.title


def test_one_trick_is_told_as_one_and_101_to_the_point_is_reached(visit: Open) -> None:
    visit(language="de")
    told = told_of(ended("aus"), Seating(0, NAMES[:8], PORTRAITS[:8]))
    entry = next(each for each in told.laid.entries if each.kind == TRICK)
    one = told._replace(laid=told.laid._replace(entries=(entry._replace(side=0),)))
    assert one.end()[0].endswith(" ein Stich") and one.end()[1].endswith(" 0 Stiche")
    exact = entry._replace(total=101, out=True)
    visit(language="en")
    assert told.passed(exact).endswith("101 reached here")


def test_whoever_took_the_trick_stands_out_under_the_card(visit: Open) -> None:
    visitor, record = visit(), ended("aus")
    looks_at(visitor, record)
    written = [each.widget for each in visitor.page.placed() if isinstance(each.widget, Label)]
    takers = [label.words for label in written if label.style == TOOK]
    taken = [entry for entry in laid_out(record).entries if entry.kind == TRICK]
    assert len(takers) == sum(entry.seat in {laid.seat for laid in entry.cards} for entry in taken) > 0
    assert all(NAMES[entry.seat].startswith(name.rstrip("…")) for entry, name in zip(taken, takers, strict=True))


def test_every_card_of_every_trick_lies_there_with_what_it_counts(visit: Open) -> None:
    visitor, record = visit(), ended("aus")
    looks_at(visitor, record)
    pictures = [each.widget.file for each in visitor.page.placed() if isinstance(each.widget, Picture)]
    for line in laid_out(record).entries:
        if line.kind == TRICK:
            laid = [face_file(visitor.player.deck, CODES[each.card]) for each in line.cards]
            assert pictures[: len(laid)] == laid
            pictures = pictures[len(laid) :]
            assert visitor.sees(f"+ {line.points}")


def test_after_a_deal_it_is_laid_out_behind_the_dots_and_leads_back(visit: Open) -> None:
    visitor = visit()
    game = played(LEINFELDEN, 1)
    after(visitor, game)
    visitor.wait(30)
    sheet = visitor.scene
    visitor.press("more_ways")
    visitor.press("count_lay_out")
    assert isinstance(visitor.scene, Overlay) and visitor.scene is not sheet
    result = game.past[-1].result
    for side, name in enumerate(("Mir", "Ihr")):
        told = {"side": name, "points": result.points[side], "tricks": result.tricks[side]}
        assert visitor.sees(say("count_of_side", told).partition(": ")[2])
    visitor.click("back")
    assert visitor.scene is sheet and visitor.find("next_deal").usable


@thorough
def test_from_a_deal_told_again_a_key_lays_it_out(visit: Open) -> None:
    visitor = visit()
    replay = telling(visitor, golden()[0])
    for by_key in (True, False):
        if by_key:
            visitor.key(pygame.K_c)
        else:
            visitor.click("count")
        assert visitor.sees(say("count_title"))
        visitor.key(pygame.K_ESCAPE)
        assert visitor.scene is replay and isinstance(replay, Replay)


def test_the_seed_that_is_looked_at_is_not_covered_by_the_count(visit: Open) -> None:
    visitor = visit()
    replay = telling(visitor, golden()[0])
    visitor.key(pygame.K_i)
    visitor.key(pygame.K_c)
    assert visitor.scene is replay


def test_whoever_hears_it_is_told_trick_by_trick(visit: Open) -> None:
    visitor, record = visit(), ended("accused_right")
    looks_at(visitor, record)
    heard = [node.name for overlay in visitor.scene.spoken().nodes for node in overlay.inside]
    tricks = [words for words in heard if words.startswith("Trick ")]
    result = record.result
    assert result is not None and len([words for words in tricks if "+ " in words]) == sum(result.tricks)
    here = heard.index(say("count_here"))
    assert "too late" in heard[here + 1], "what decided it comes right after that"
    assert heard.index(say("count_rule")) < here < heard.index(say("count_end"))


def test_all_of_it_is_read_aloud_once_in_the_order_of_the_sheet(visit: Open) -> None:
    visitor, record = visit(), ended("accused_right")
    visitor.house.kit.aloud.heard = True
    looks_at(visitor, record)
    visitor.turn()
    written = [node.name for overlay in visitor.scene.spoken().nodes for node in overlay.inside]
    said = visitor.house.kit.aloud.fetch()
    assert said == [words for words in written if words != say("back")]
    assert len([words for words in said if words.startswith("Trick ")]) > 5
    visitor.scene.resize()
    assert visitor.house.kit.aloud.fetch() == []


def test_whoever_comes_back_from_it_is_not_told_the_sheet_of_the_deal_again(visit: Open) -> None:
    visitor = visit()
    visitor.house.kit.aloud.heard = True
    after(visitor, played(LEINFELDEN, 1))
    visitor.wait(30)
    sheet = visitor.scene
    title, *told = visitor.house.kit.aloud.fetch()
    assert title == sheet.spoken().title and told
    visitor.press("more_ways")
    visitor.press("count_lay_out")
    visitor.turn()
    visitor.house.kit.aloud.fetch()
    visitor.click("back")
    visitor.turn()
    assert visitor.scene is sheet and visitor.house.kit.aloud.fetch() == [title]
    assert sheet.spoken().focus == "more_ways"
