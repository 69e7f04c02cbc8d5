"""What a room is shown happens: every story, every choice in it, their words, and the programme of twelve minutes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from gaigel_desktop.controller.teaching.note import PLACEHOLDER, spoken
from gaigel_desktop.lessons.programme import STORY, TWELVE_MINUTES, programme_of, programmes
from gaigel_desktop.lessons.reading import Misread, Words
from gaigel_desktop.lessons.story import Stop, Story, stories
from gaigel_desktop.rules.actions import is_card
from gaigel_desktop.rules.cards import FACE_OF, RANK, SEVEN, SUITS, cards, copies
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.events import Ended, TrickTaken
from gaigel_desktop.scenes.parts.chosen_looks import card_names
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.speech import speak
from gaigel_desktop.window.decks import patterns
from tests.combinations import for_all
from tests.lessons.telling import SHOWN, Told, instead, told

STORIES = {story.name: story for story in stories()}
STOPS = [(story, stop) for story in stories() for stop in story.stops]
ASKED = {f"{story.name}-{stop.after}": (story, stop) for story, stop in STOPS if stop.choices}
NEEDED = ["goal_and_trick", "partner", "forty", "first_trick", "hundred_is_not_101", "gigackel", "diss", "uebergaigelt"]
RARE = {"second_ace", "in_1907", "bluffed_aus", "dissle", "five_sevens"}
TITLE, GIST, QUESTION, ANSWER, COMES, JOKE, SCREEN, SAY = 28, 60, 56, 56, 45, 36, 130, 240  # letters
MINUTES, ABOUT = 12 * 60, 60  # seconds
PLACES = {"trump", "trick", "hand", "slate", "points"}


# -- what happens ------------------------------------------------------------------------------------------------


@for_all(name=STORIES)
def test_what_a_story_shows_happens_in_it(name: str) -> None:
    it = told(STORIES[name])
    assert it.story.shows and 0 <= it.story.begins < len(it.deeds)
    assert {what for what in it.story.shows if not SHOWN[what](it)} == set()


def test_nothing_is_looked_for_that_no_story_shows() -> None:
    assert {what for story in stories() for what in story.shows} == set(SHOWN)


@for_all(name=ASKED)
def test_every_choice_is_allowed_and_played_until_the_trick_is_taken(name: str) -> None:
    story, stop = ASKED[name]
    assert 2 <= len(stop.choices) <= 3
    assert story.record.actions[stop.after][0] == story.seat
    for at in range(len(stop.choices)):
        it = tried(story, stop, at)
        assert set(it.where(TrickTaken) + it.where(Ended)) & set(range(stop.after, len(it.deeds)))


@for_all(name=ASKED)
def test_what_the_story_does_itself_is_a_choice_and_the_others_do_damage(name: str) -> None:
    story, stop = ASKED[name]
    right = stop.right(story.record)
    goes_on = [deed for deed in story.record.actions[stop.after + 1 :] if is_card(deed[1])]
    then = [deed for deed in stop.choices[right].then if is_card(deed[1])]
    assert then == goes_on[: len(then)]
    came = [rank(tried(story, stop, at)) for at in range(len(stop.choices))]
    assert [at for at, one in enumerate(came) if one >= came[right]] == [right]


@for_all(name=ASKED)
def test_what_comes_of_a_choice_is_said_with_the_right_figures(name: str) -> None:
    story, stop = ASKED[name]
    for at, choice in enumerate(stop.choices):
        it = tried(story, stop, at)
        figures = {trick.taking.points for trick in it.tricks[-1:]} | set(it.deeds[-1].after.points)
        assert set(map(int, re.findall(r"\d+", choice.comes["en"]))) <= figures


def tried(story: Story, stop: Stop, at: int) -> Told:
    """What comes of this choice."""
    choice = stop.choices[at]
    return instead(story, stop.after, choice.action, choice.then)


def rank(it: Told) -> tuple[float, int, int]:
    """What came of it for whoever is talked about: the strokes, the Sevens where these are collected, the points."""
    seen = it.deeds[-1].after
    strokes = 0 if seen.result is None else seen.result.strokes[1 - it.ours] - seen.result.strokes[it.ours]
    sevens = [card for card in cards(seen.hands[it.me]) if RANK[card] == SEVEN]
    collected = len(sevens) if "five_sevens_shown" in it.story.shows else 0
    return strokes, collected, seen.points[it.ours] - seen.points[1 - it.ours]


@for_all(name=STORIES)
def test_a_room_is_asked_two_or_three_times_and_votes_where_that_gives_nothing_away(name: str) -> None:
    it = told(STORIES[name])
    places = [stop.after for stop in it.story.stops]
    assert 2 <= len(places) <= 3 and places == sorted(set(places))
    assert it.story.begins <= places[0] and places[-1] <= len(it.deeds)
    # No vote on a dive: its comparison opens all cards before the room is asked who takes them.
    assert any(stop.choices for stop in it.story.stops) != ("dive" in it.story.shows)
    for stop in it.story.stops:
        assert not stop.lies or stop.after - 1 in it.where(TrickTaken)


@for_all(name=STORIES)
def test_what_is_pointed_at_lies_there(name: str) -> None:
    it = told(STORIES[name])
    for stop in it.story.stops:
        seen = it.deeds[stop.after].before if stop.after < len(it.deeds) else it.deeds[-1].after
        for place in stop.at:
            kind, _, which = place.partition(":")
            if kind == "hand" and which:
                assert copies(seen.hands[it.me], FACE_OF[which]), place
            elif kind in ("seat", "pile"):
                assert int(which) < (seen.players if kind == "seat" else seen.law.sides)
            else:
                assert place in PLACES


# -- the words ---------------------------------------------------------------------------------------------------


def written(story: Story) -> Iterator[tuple[Words, int]]:
    """Everything that is said in it, and how many letters it may have."""
    yield from ((story.title, TITLE), (story.gist, GIST), (story.screen, SCREEN), (story.say, SAY))
    for stop in story.stops:
        yield from ((stop.question, QUESTION), (stop.answer, ANSWER))
        yield from ((choice.comes, COMES) for choice in stop.choices)
        yield from [(stop.joke, JOKE)] * (stop.joker != NOBODY)


@pytest.mark.parametrize("name", STORIES)
def test_everything_is_said_in_every_language_and_short_enough_for_a_room(name: str, language: str) -> None:
    for deck, (words, most) in product(patterns(), written(STORIES[name])):
        speak(language, card_names(deck))
        assert set(words) == set(LANGUAGES)
        assert 0 < len(spoken(words)) <= most, (len(spoken(words)), words[language])
        text = words[language]
        codes = PLACEHOLDER.findall(text)
        assert set(codes) <= {*FACE_OF, *SUITS} and text.count("{") == len(codes)
        assert not {'"', "'"} & set(text) and "..." not in text and text == text.strip()


def test_somebody_jokes_once_in_every_story_where_the_room_is_not_choosing() -> None:
    for story in stories():
        (joking,) = [stop for stop in story.stops if stop.joker != NOBODY or stop.joke]
        assert not joking.choices and joking.joker in range(story.record.rules.players)


def test_whoever_speaks_has_two_sentences() -> None:
    for story in stories():
        for text in story.say.values():
            assert len(re.findall(r"[.!?][”“»]?(?: [A-ZÄÖÜ]|$)", text)) == 2, text


# -- the programme -----------------------------------------------------------------------------------------------


def test_eight_stories_are_for_newcomers_and_the_rare_ones_come_behind_them() -> None:
    assert [story.name for story in stories() if not story.rare] == NEEDED
    assert {story.name for story in stories()[len(NEEDED) :]} == RARE


def test_six_of_them_make_twelve_minutes() -> None:
    first = programmes()[0]
    assert first.name == TWELVE_MINUTES and set(first.title) == set(first.gist) == set(LANGUAGES)
    assert [(number.kind, number.name) for number in first.numbers] == [(STORY, name) for name in NEEDED[:6]]
    assert abs(sum(STORIES[number.name].seconds for number in first.numbers) - MINUTES) <= ABOUT
    assert all(60 <= story.seconds <= 150 for story in stories())


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({}, "title"),
        ({"title": {"en": "Ours"}, "numbers": "forty"}, "numbers"),
        ({"numbers": [{}], "title": {"en": "Ours"}}, "numbers"),
        ({"numbers": ["forty"], "title": {"en": "Ours"}}, "numbers"),
        ({"numbers": [{"deal": 7}], "title": {"en": "Ours"}}, "deal"),
        ({"numbers": [{"file": "a.jsonl", "seat": "me"}], "title": {"en": "Ours"}}, "seat"),
        ({"numbers": [{"story": "forty", "stops": [{"after": 3}]}], "title": {"en": "Ours"}}, "question"),
        ({"numbers": [], "title": "Ours"}, "title"),
    ],
)
def test_what_a_club_has_misspelt_is_told_by_its_field(data: dict[str, object], field: str) -> None:
    with pytest.raises(Misread, match=f"^{field}$"):
        programme_of("ours", data)


def test_a_club_asks_its_own_questions() -> None:
    stop = {"after": 5, "question": {"en": "And now?"}, "answer": {"en": "Wait."}, "choices": [{"action": "play H7"}]}
    ours = programme_of("ours", {"title": {"en": "Ours"}, "numbers": [{"deal": "7", "seat": 2, "stops": [stop]}]})
    (number,) = ours.numbers
    assert (number.kind, number.name, number.seat, number.stops[0].after) == ("deal", "7", 2, 5)
    assert number.stops[0].choices[0].action == FACE_OF["H7"]
