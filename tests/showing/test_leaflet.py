"""The page for whoever shows the game: everything is on it, in every language, as a page that any browser reads."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from unittest.mock import Mock

from gaigel_desktop.controller.match.setup import first_setup
from gaigel_desktop.controller.teaching.note import spoken
from gaigel_desktop.lessons.programme import programmes
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.cards import ACE, SEVEN, STANDARD_POINTS
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.show.plan.leaflet import CALLS, ToAsk, hand_of, house_names, leaflet
from gaigel_desktop.show.plan.show import Piece, Show, opened
from gaigel_desktop.show.seating_shown import seating
from gaigel_desktop.show.speakers_page import page_of, write_page
from gaigel_desktop.text.explain import capital, card_name
from gaigel_desktop.text.phrases import RANK_NAMES
from gaigel_desktop.text.speech import say, speak
from gaigel_desktop.text.telling import listed
from gaigel_desktop.window.decks import patterns
from gaigel_desktop.window.faces import Deck
from tests.tiers import first_of

LARGEST = 600_000  # bytes of a file
ALONE = ("meta", "img")  # elements without an end
HOSTILE = "<script>alert('x')</script> \"&amp; </title> <b"


class Read(HTMLParser):
    """A page as a browser reads it: its elements with their words, each closed where it was opened."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open, self.words = list[str](), list[tuple[str, str]]()
        self.elements = list[tuple[str, dict[str, str | None]]]()
        self.feed(page)
        self.close()
        assert not self.open, "all that was opened is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append((self.open[-1], data.strip()))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]

    def said(self, *tags: str) -> str:
        return "\n".join(words for tag, words in self.words if tag in tags or (not tags and tag != "style"))


def twelve_minutes() -> Show:
    return opened(programmes()[0], None, Path())


def page(show: Show) -> Read:
    return Read(page_of(show, Deck()))


def test_everything_the_speaker_needs_is_on_the_page(language: str) -> None:
    words = page(twelve_minutes()).said()
    for piece in twelve_minutes().pieces:
        story = piece.story
        told = [story.title, story.screen, story.say]
        told += [each for stop in story.stops for each in (stop.question, stop.answer)]
        assert all(spoken(each) in words for each in told)
    assert say("leaflet_key_leave") in words and say("leaflet_begin_room") in words


def test_what_a_room_asks_stands_there_with_the_figures_of_the_rules(language: str) -> None:
    words = page(twelve_minutes()).said()
    worth = [f"{capital(say(RANK_NAMES[rank]))} {STANDARD_POINTS[rank]}" for rank in range(ACE, SEVEN - 1, -1)]
    assert listed(worth) in words
    assert all(call in words for call in CALLS)
    assert "{" not in words


def test_whoever_sits_there_is_called_as_in_the_show() -> None:
    for piece, scene in zip(twelve_minutes().pieces, leaflet(twelve_minutes()).scenes, strict=True):
        sits = seating(Mock(), piece)  # a desk says only who sat at other people's tables
        assert house_names(piece) == sits.names
        assert sits.names[sits.me] in scene.whose
    alone = twelve_minutes().pieces[0]._replace(table=first_setup(newcomer=True))
    assert house_names(alone) == ()
    assert "Lena" not in page(Show("", {"en": "One"}, (alone,))).said()


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
    assert choices and all(re.match(r"[ABC]: \S.*: \S", choice) for choice in choices)


def test_the_hand_is_the_one_that_is_talked_about() -> None:
    story = stories()[0]
    assert len(hand_of(story)) == 5
    broken = story._replace(record=story.record._replace(actions=story.record.actions[:1] * 2), begins=2)
    assert hand_of(broken) == ()
    assert leaflet(Show("", {}, (Piece(broken._replace(stops=story.stops[:1])),))._replace(title={"en": "x"})).scenes[
        0
    ].questions == (ToAsk(spoken(story.stops[0].question), spoken(story.stops[0].answer)),)


# -- as a page -----------------------------------------------------------------------------------------------------


def test_it_says_its_language_and_its_headings_come_in_order(language: str) -> None:
    read = page(twelve_minutes())
    assert read.all("html") == [{"lang": language}]
    levels = [int(tag[1]) for tag, _ in read.elements if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(one <= before + 1 for before, one in pairwise(levels)), "none is left out"
    titles = read.said("h2")
    assert all(spoken(piece.story.title) in titles for piece in twelve_minutes().pieces)
    assert read.said("title") == read.said("h1")


def test_keys_stand_in_tables_with_heads(language: str) -> None:
    read = page(twelve_minutes())
    assert len(read.all("table")) == len(read.all("caption")) == 2
    assert {head["scope"] for head in read.all("th")} == {"col", "row"}


@first_of(1, "deck", patterns())
def test_each_card_of_a_hand_is_a_small_picture_with_its_name(language: str, deck: str) -> None:
    speak(language, card_names(deck))
    read = Read(page_of(twelve_minutes(), Deck(deck)))
    named = [capital(card_name(face)) for piece in twelve_minutes().pieces for face in hand_of(piece.story)]
    assert [picture["alt"] for picture in read.all("img")] == named
    assert len({picture["src"] for picture in read.all("img")}) == len(set(named)), "each has its own"


def test_nothing_is_fetched_from_anywhere() -> None:
    read = page(twelve_minutes())
    assert all((picture["src"] or "").startswith("data:image/jpeg;base64,") for picture in read.all("img"))
    assert not {"script", "link", "iframe", "a"} & {tag for tag, _ in read.elements}
    assert "url(" not in read.said("style") and "@import" not in read.said("style")


def test_what_a_stranger_writes_into_a_programme_is_words_and_nothing_else() -> None:
    (piece, *_) = twelve_minutes().pieces
    story = piece.story
    asked = story.stops[0]._replace(question={"en": HOSTILE}, answer={"en": HOSTILE})
    told = story._replace(title={"en": HOSTILE}, say={"en": HOSTILE}, screen={"en": HOSTILE}, stops=(asked,))
    read = page(Show("", {"en": HOSTILE}, (Piece(told),)))
    assert not read.all("script") and not read.all("b")
    assert read.said("title") == read.said("h1") == HOSTILE
    assert read.said().count(HOSTILE) == 7, "title, heading, scene, screen, words, question, answer"


def test_it_prints_on_a4() -> None:
    style = page(twelve_minutes()).said("style")
    assert "size: A4" in style and "@media print" in style


def test_the_file_is_whole_and_small(tmp_path: Path) -> None:
    path = tmp_path / "speaker.html"
    write_page(twelve_minutes(), path, Deck())
    assert path.read_text(encoding="utf-8") == page_of(twelve_minutes(), Deck())
    assert path.stat().st_size < LARGEST
    assert list(tmp_path.iterdir()) == [path]


def test_where_the_picture_of_a_card_is_gone_its_name_is_there_all_the_same() -> None:
    read = Read(page_of(twelve_minutes(), Deck("nowhere")))
    assert len(read.all("img")) == sum(len(hand_of(piece.story)) for piece in twelve_minutes().pieces)
