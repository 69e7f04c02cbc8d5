"""The page for whoever shows the game: everything is on it, in every language, on two sheets at most."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import Mock

import pytest

from gaigel_desktop.controller.match.setup import first_setup
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.programme import programmes
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.cards import ACE, SEVEN, STANDARD_POINTS
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.show.leaflet_printing import blocks, print_leaflet
from gaigel_desktop.show.plan.leaflet import CALLS, ToAsk, hand_of, house_names, leaflet, presses
from gaigel_desktop.show.plan.show import Piece, Show, opened
from gaigel_desktop.show.plan.show_progress import Presented
from gaigel_desktop.show.seating_shown import seating
from gaigel_desktop.text.explain import capital
from gaigel_desktop.text.phrases import RANK_NAMES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window.decks import patterns
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.printed import BLACK, MM, SIZES, fitting, laid_out, pdf, sheets
from gaigel_desktop.window.typeset import EDGE, SHEET
from tests.tiers import first_of, thorough

LARGEST = 600_000  # bytes of a file


def twelve_minutes() -> Show:
    return opened(programmes()[0], None, Path())


def printed_words(show: Show) -> str:
    cells = (cell for block in blocks(leaflet(show), Deck()) for line in block.rows for cell in line.cells)
    return "\n".join(cell.words for cell in cells)


def test_everything_the_speaker_needs_is_on_the_page(language: str) -> None:
    words = printed_words(twelve_minutes())
    for piece in twelve_minutes().pieces:
        story = piece.story
        told = [story.title, story.screen, story.say]
        told += [each for stop in story.stops for each in (stop.question, stop.answer)]
        assert all(spoken(each) in words for each in told)
    assert say("leaflet_key_leave") in words and say("leaflet_begin_room") in words


def test_what_a_room_asks_stands_there_with_the_figures_of_the_rules(language: str) -> None:
    words = printed_words(twelve_minutes())
    worth = [f"{capital(say(RANK_NAMES[rank]))} {STANDARD_POINTS[rank]}" for rank in range(ACE, SEVEN - 1, -1)]
    assert listed(worth) in words
    assert all(f"{call} – " in words for call in CALLS)
    assert "{" not in words


def test_whoever_sits_there_is_called_as_in_the_show() -> None:
    for piece, scene in zip(twelve_minutes().pieces, leaflet(twelve_minutes()).scenes, strict=True):
        sits = seating(Mock(), piece)  # a desk says only who sat at other people's tables
        assert house_names(piece) == sits.names
        assert sits.names[sits.me] in scene.whose
    alone = twelve_minutes().pieces[0]._replace(table=first_setup(newcomer=True))
    assert house_names(alone) == ()
    assert "Lena" not in printed_words(Show("", {"en": "One"}, (alone,)))


def test_so_many_presses_lead_from_title_to_title() -> None:
    """Where the room votes, one press asks, one is for each card, and one compares them."""
    presented = Presented(twelve_minutes(), lambda piece: None)
    for number, piece in enumerate(twelve_minutes().pieces[:-1], 1):
        votes = [len(stop.choices) + 1 for stop in piece.story.stops if stop.choices]
        pressed = 0
        while presented.place.piece < number:
            assert presented.on()
            pressed += 1
        assert presses(piece.story) == pressed + sum(votes)


def test_the_minutes_run_from_the_beginning() -> None:
    show = twelve_minutes()
    page = leaflet(show)
    assert page.scenes[0].minute == "0:00"
    first = show.pieces[0].story.seconds
    assert page.scenes[1].minute == f"{first // 60}:{first % 60:02}"
    assert page.ends == "12:00"


def test_what_the_room_votes_for_stands_there_with_what_comes_of_it() -> None:
    asked = [question for scene in leaflet(twelve_minutes()).scenes for question in scene.questions]
    choices = [choice for question in asked for choice in question.choices]
    assert choices and all(re.match(r"[ABC] \S.*: \S", choice) for choice in choices)


def test_the_hand_is_the_one_that_is_talked_about() -> None:
    story = stories()[0]
    assert len(hand_of(story)) == 5
    broken = story._replace(record=story.record._replace(actions=story.record.actions[:1] * 2), begins=2)
    assert hand_of(broken) == ()
    assert leaflet(Show("", {}, (Piece(broken._replace(stops=story.stops[:1])),))._replace(title={"en": "x"})).scenes[
        0
    ].questions == (ToAsk(spoken(story.stops[0].question), spoken(story.stops[0].answer)),)


@first_of(1, "deck", patterns())
def test_the_twelve_minutes_fit_on_two_sheets_in_letters_that_can_be_read(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    made = tuple(blocks(leaflet(twelve_minutes()), Deck(deck)))
    size = fitting(made, 2)
    assert len(laid_out(made, size)) == 2
    assert size > SIZES[-1], "a sentence more, and it needs a third sheet"


@thorough
def test_nothing_is_written_into_the_edge() -> None:
    for sheet in sheets(tuple(blocks(leaflet(twelve_minutes()), Deck())), "title"):
        printed_on = sheet.point(lambda grey: 255 - grey).getbbox()
        assert printed_on is not None
        left, top, right, bottom = printed_on
        assert left >= (EDGE - 1) * MM and right <= (SHEET[0] - EDGE + 1) * MM
        assert top >= (EDGE - 1) * MM and bottom <= (SHEET[1] - 4) * MM
        assert sheet.getextrema()[0] == BLACK


def test_a_long_programme_takes_as_many_sheets_as_it_needs_in_full_size() -> None:
    show = twelve_minutes()
    made = tuple(blocks(leaflet(show._replace(pieces=show.pieces * 4)), Deck()))
    assert fitting(made, 2) == SIZES[0]
    assert len(laid_out(made, SIZES[0])) > 4


@thorough
def test_the_file_is_a_small_pdf_of_two_pages(tmp_path: Path) -> None:
    path = tmp_path / "speaker.pdf"
    print_leaflet(twelve_minutes(), path, Deck())
    data = path.read_bytes()
    assert data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type /Page\b", data)) == 2
    assert data.count(b"CCITTFaxDecode") == 2, "dots, and no picture with shadows round its letters"
    assert len(data) < LARGEST
    assert not list(tmp_path.glob("*.new"))


@thorough
def test_without_our_fonts_it_is_printed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from gaigel_desktop.window import fonts, printed

    monkeypatch.setattr(fonts, "font_file", lambda face: None)
    printed.forget()
    try:
        made = tuple(blocks(leaflet(Show("", {"en": "One"}, twelve_minutes().pieces[:1])), Deck()))
        assert pdf(made, "One").startswith(b"%PDF-")
    finally:
        printed.forget()
