"""What is said beside the sheet: seen whole, with the face of whoever says it, and heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.rules.options import PRESETS, RuleSet
from gaigel_desktop.scenes.after.after_deal import after_deal
from gaigel_desktop.scenes.after.after_match import AfterMatch
from gaigel_desktop.scenes.after.talk_beside import (
    FACE,
    Leaning,
)
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.scenes.parts.sheets import halves
from gaigel_desktop.table.play.remark import Remark, SheetTalk, reads_for
from gaigel_desktop.table.slate.widget import ScoreBoard
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box
from tests.scenes.looks import in_every_language
from tests.tiers import first_of, one_in

from .pages import Open, Visitor, troubles
from .test_evening_pages import Doors, played, seating

LEINFELDEN = PRESETS["leinfelden"]
TABLES = [LEINFELDEN._replace(players=players) for players in (2, 3, 4, 6, 8)]
LOOKS = [((1024, 640), 150), ((1280, 720), 100), ((1920, 1080), 125), ((3840, 2160), 100), ((1280, 720), 150)]
LINES = ("Do hosch dir aber ebbes eibrockt!", "Den Zehner hättsch schmiera solla!", "Ned gschempft isch gnuag globt.")


def said(rules: RuleSet, count: int) -> tuple[Remark, ...]:
    seats = range(1, min(rules.players, count + 1))
    return tuple(Remark(seat, words) for seat, words in zip(seats, LINES, strict=False))


def beside(visitor: Visitor, game: Game, talk: SheetTalk) -> None:
    """The sheet after the last deal, and what is said beside it."""
    doors = Doors().after()._replace(talk=talk)
    visitor.scenes.push(after_deal(visitor.scene, party_at(game, 0), seating(game.rules), visitor.player, doors))
    visitor.turn()


def leaning(visitor: Visitor) -> list[Leaning]:
    return [each.widget for each in visitor.page.placed() if isinstance(each.widget, Leaning)]


def slate(visitor: Visitor) -> Box:
    return next(each.box for each in visitor.page.placed() if isinstance(each.widget, ScoreBoard))


def pages(visitor: Visitor, rules: RuleSet, count: int) -> Iterator[Visitor]:
    """The sheet of a deal and that of a match, with so many who speak."""
    game, talk = played(rules, 2), said(rules, count)
    beside(visitor, game, SheetTalk(talk))
    yield visitor
    visitor.scenes.pop()
    content = AfterMatch(
        game, seating(rules), visitor.player, visitor.house.prints, leave=visitor.scenes.pop, revenge=None, talk=talk
    )
    visitor.scenes.push(Overlay(visitor.player, visitor.scene, content))
    yield visitor


# -- seen ------------------------------------------------------------------------------------------------------------


@first_of(1, "size, text", LOOKS)
@in_every_language
@one_in(4, "rules", TABLES, ids=lambda rules: str(rules.players))
def test_it_is_seen_whole_and_hides_nothing(
    visit: Open, rules: RuleSet, size: tuple[int, int], text: int, language: str
) -> None:
    visitor = visit(size, language=language, text_size=text, speed="none")
    room = halves(visitor.house.kit.screen.design)
    for page in pages(visitor, rules, 3):
        there = leaning(page)
        assert len(there) == min(3, rules.players - 1)
        assert troubles(page) == []
        boxes = [box for each in there for box in (each.face, each.bubble)]
        assert all(room.slate.inset(-1).contains(box) for box in boxes)
        assert not any(one.overlaps(two) for at, one in enumerate(boxes) for two in boxes[at + 1 :])
        assert not any(each.bubble.overlaps(slate(page)) for each in there)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_somebody_leans_over_the_edge_of_the_slate(visit: Open, count: int) -> None:
    for page in pages(visit(speed="none"), LEINFELDEN, count):
        lowest = max(leaning(page), key=lambda each: each.face.bottom)
        assert lowest.face.y < slate(page).y < lowest.face.bottom <= slate(page).y + FACE / 2


def test_they_speak_by_turns_from_both_sides_each_with_a_face_that_fits(visit: Open) -> None:
    visitor = visit(speed="none")
    talk = (Remark(1, "Der zählt!", "laughing"), Remark(2, "Schad drum.", "annoyed"), Remark(3, "Oha.", "speaking"))
    beside(visitor, played(LEINFELDEN, 2), SheetTalk(talk))
    there = leaning(visitor)
    assert [each.words for each in there] == [remark.words for remark in talk]
    faces = seating(LEINFELDEN).portraits
    assert [each.portrait for each in there] == [f"portraits/{faces[it.seat]}/{it.look}.webp" for it in talk]
    assert there[0].face.x == there[2].face.x < there[0].bubble.x and there[1].face.x > there[1].bubble.right


def test_a_slate_without_room_above_it_is_leaned_over_by_fewer(visit: Open) -> None:
    """Less than a slate as small as a hand is never left, whatever is said."""
    visitor = visit((1280, 720), text_size=150, speed="none")
    beside(visitor, played(LEINFELDEN, 2), SheetTalk(said(TABLES[-1], 3)))
    assert slate(visitor).height >= 120


# -- heard -----------------------------------------------------------------------------------------------------------


def test_it_is_said_aloud_and_stands_in_the_tree(visit: Open) -> None:
    for page in pages(visit(speed="none"), LEINFELDEN, 2):
        nodes = [node.name for node in page.page.spoken()]
        for seat in (1, 2):
            told = say("did_announce", {"name": seating(LEINFELDEN).names[seat], "call": LINES[seat - 1]})
            assert told in page.page.said and told in nodes


# -- how long --------------------------------------------------------------------------------------------------------


def test_what_was_not_read_beside_the_sheet_is_said_beside_the_next_one(visit: Open) -> None:
    """The last deal of a match is pressed away at once, or read."""
    for seconds, seats in ((0.5, {1, 2}), (reads_for(LINES[0]) + 0.1, {2})):
        visitor = visit(speed="none")
        game = played(LEINFELDEN, 60)
        talk = SheetTalk((Remark(1, LINES[0]),), (Remark(2, LINES[1]),))
        beside(visitor, game, talk)
        visitor.wait(seconds)
        visitor.ask("to_the_match")
        there = {each.words for each in leaning(visitor)}
        assert there == {LINES[seat - 1] for seat in seats}
        visitor.scenes.pop()
