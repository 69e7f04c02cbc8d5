"""In sight: neither the line nor what stands at an own card lies on the trick, the trump card or the own hand."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.rules.cards import FACE_OF
from gaigel_desktop.rules.deal import Deal
from gaigel_desktop.rules.views import view
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.table.board import item_boxes
from gaigel_desktop.table.board.bubbles import Bubble
from gaigel_desktop.table.board.card_places import sorted_hand
from gaigel_desktop.table.board.frame_layout import line_box
from gaigel_desktop.table.board.in_sight import BUBBLE, WORDS, OnTable, in_sight
from gaigel_desktop.table.board.item_boxes import card_box, strip_box
from gaigel_desktop.table.board.layout import Table
from gaigel_desktop.table.board.note_card import NoteCard
from gaigel_desktop.table.board.top_layer import Strip, TopLayer
from gaigel_desktop.table.paint.note_card_layout import lay_note_card, words_box
from gaigel_desktop.table.paint.paint_top_layer import bubble_room, line_of
from gaigel_desktop.table.play import note_cards
from gaigel_desktop.text.explain import card_name, why
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.window import theme
from gaigel_desktop.window.boxes import Box
from gaigel_desktop.window.faces import portrait_file
from gaigel_desktop.window.pen import Pen
from gaigel_desktop.window.scene import Kit
from tests.combinations import for_all
from tests.scenes.shot import opened
from tests.tiers import first_of, thorough

from .test_layout import DESIGNS, begun

LINES = ("your_turn", "your_turn_first", "gather", "go_on", "window_yours", "propose_aus")
TOLD = {"name": "Konstantin", "call": "Andere Alte!"}
SUM = {"have": 87, "more": 14, "sum": 101}
MANY_AND_FEW = (4, 2, 8, 3, 5, 6, 7)
READABLE = 0.7  # of the size that was chosen, at least


def lies_free(box: Box, solid: tuple[Box, ...], table: Table) -> bool:
    return Box(0, 0, table.width, table.height).contains(box) and not any(map(box.overlaps, solid))


def tables(seats: int) -> list[tuple[Deal, Table]]:
    """The first trick is all but whole, on every shape of the window."""
    return [(view(begun(seats), me), Table(*design, me)) for design in DESIGNS for me in (0, seats - 1)]


@first_of(2, "seats", MANY_AND_FEW)
@for_all(size=(1.0, 1.5))
def test_the_line_lies_on_no_card_that_counts(seats: int, size: float, kit: Kit) -> None:
    pen = Pen(kit, size)
    for language in LANGUAGES:
        speak(language)
        for seen, table in tables(seats):
            taken = say("did_take_with", TOLD | {"card": card_name(FACE_OF["SX"]), "points": 14})
            for words in (*(say(key, TOLD) for key in LINES), f"{taken} {say('propose_aus_sum', SUM)}"):
                over = TopLayer(line=words, solid=in_sight(WORDS, OnTable(seen, table)))
                plate = line_of(pen, over, table)
                assert lies_free(plate.box, over.solid, table), (words, language, table)
                assert plate.style.size >= READABLE * theme.TEXT, (words, language)
    speak("en")


@first_of(2, "seats", MANY_AND_FEW)
@for_all(size=(1.0, 1.5))
def test_a_hint_lies_on_no_card_that_counts(seats: int, size: float, kit: Kit) -> None:
    pen = Pen(kit, size)
    for seen, table in tables(seats):
        hand, solid = sorted_hand(seen, table), in_sight(WORDS, OnTable(seen, table))
        for at, card in enumerate(hand):
            words = f"{card_name(card)}: {say('needs_trick')}"
            bubble, box = Bubble(words, table.me, card=card, to_player=True), card_box(table, at, len(hand))
            room = bubble_room(pen, bubble, box, TopLayer(solid=solid), table)
            assert (seats == 8 and size > 1) or lies_free(room.box, solid, table), (at, table)
            assert room.box.bottom <= box.y and abs(room.box.middle[0] - box.middle[0]) < table.width / 2


LONG_HINT = "Give the Ten of acorns to your partner: nothing can beat the Ace of trumps, so its ten points are yours."


@first_of(2, "seats", MANY_AND_FEW)
@for_all(size=(1.0, 1.5))
def test_the_paper_lies_in_one_place_and_hides_no_card_no_face_and_nothing_that_is_pressed(
    seats: int, size: float, kit: Kit
) -> None:
    pen = Pen(kit, size)
    teller = portrait_file("lena", "")
    for seen, usual in tables(seats):
        table = usual._replace(words=size)
        solid = in_sight(BUBBLE | {"trick", "stack", "faces"}, OnTable(seen, table))
        there = lay_note_card(pen, NoteCard(LONG_HINT), seen, table)
        told = lay_note_card(pen, NoteCard("Tricks bring points.", teller, ("Go on",), back="Back"), seen, table)
        for laid in (there, told):
            assert lies_free(laid.box, solid, table), (table, laid.box)
            assert laid.box.bottom == line_box(table).bottom and laid.box.middle[0] == table.width / 2
            assert laid.box.height <= 62 * size
            assert all(laid.box.contains(box) for box in (*laid.buttons, *([laid.back] if laid.back else [])))
            assert not [box for box in laid.buttons if box.overlaps(words_box(laid))]


@thorough
@pytest.mark.parametrize(
    "name, language", [("strip-6", "de"), ("strip-4", "en"), ("strip-4-late", "de"), ("strip-8", "es")]
)
def test_a_card_of_paper_that_is_kept_lies_where_it_would_be_laid_anew(name: str, language: str) -> None:
    """It is asked at every picture, and is looked for again only when something has changed."""
    laid = set[object]()
    with opened(name, (1280, 720), language=language) as guest:
        assert isinstance(guest.scene, TableScene) and guest.scene.state is not None
        state = guest.scene.state
        for key in (None, pygame.K_h, pygame.K_1, pygame.K_RETURN, *(pygame.K_SPACE, pygame.K_2) * 6):
            if key is not None:
                guest.key(key)
            for _ in range(8):
                there, state.laid = note_cards.laid_note_card(state), None
                assert note_cards.laid_note_card(state) == there
                laid.add(there)
                guest.look_between(0.25)
                if guest.scene.state is not state:
                    return
    assert len(laid) > 1


REFUSED = ("not_your_turn", "must_follow", "no_trump_to_first_trick", "needs_trick", "keep_sevens")


@thorough
@pytest.mark.parametrize("seats", [4, *(seats for seats in MANY_AND_FEW if seats != 4)])
@for_all(size=(1.0, 1.5))
def test_why_not_lies_on_no_words_that_are_to_be_read_and_not_on_its_card(seats: int, size: float, kit: Kit) -> None:
    pen = Pen(kit, size)
    for language in LANGUAGES:
        speak(language)
        for seen, usual in tables(seats):
            table = usual._replace(words=size)
            slip = Strip(seen.trump, ("",), strip_box(seen, table))
            hand, own = sorted_hand(seen, table), item_boxes.portrait_box(seen, table, table.me)
            solid, clear = in_sight(WORDS, OnTable(seen, table)), in_sight(BUBBLE, OnTable(seen, table))
            over = TopLayer(line=say("card_kept"), solid=solid, clear=clear, strip=slip)
            line = line_of(pen, over, table).box
            sentences = sorted((why(key, seen) for key in REFUSED), key=len)
            for words in (sentences[0], sentences[-1]):
                for place in range(len(hand)):
                    at = card_box(table, place, len(hand))
                    box = bubble_room(pen, Bubble(words, table.me, card=place, to_player=True), at, over, table).box
                    assert lies_free(box, (line, slip.room, at), table), (words, language, table, place)
                    assert seats > 5 or size > 1 or lies_free(box, solid, table), (words, language, table, place)
                box = bubble_room(pen, Bubble(words, table.me, to_player=True), own, over, table).box
                assert lies_free(box, (line, slip.room), table), (words, language, table)
    speak("en")
