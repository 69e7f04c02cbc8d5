"""Every lesson and its twin as they are wanted, and every other deed at every choice; and their words."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from gaigel_desktop.controller.match.chair import Refusal
from gaigel_desktop.controller.match.regulars import REGULAR_WITH
from gaigel_desktop.controller.settings import AIDS
from gaigel_desktop.controller.teaching.asking import HOW_MUCH, WHO, is_answered_by
from gaigel_desktop.controller.teaching.note import PLACEHOLDER, SECOND, spoken
from gaigel_desktop.controller.teaching.slip import trick_lies
from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.lessons.kinds import NO_KIND
from gaigel_desktop.lessons.lesson import Beat, Lesson, lessons
from gaigel_desktop.lessons.reading import Words
from gaigel_desktop.rules.actions import ACTION_OF, AUS, SPELLED, Action, card_of, is_card, mode_of
from gaigel_desktop.rules.cards import FACE_OF, RANK, SEVEN, SUITS, copies
from gaigel_desktop.rules.judge import legal_actions
from gaigel_desktop.rules.options import problems
from gaigel_desktop.rules.record import start
from gaigel_desktop.table.board.buttons import CALL
from gaigel_desktop.text.languages import LANGUAGES
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from tests.combinations import for_all
from tests.lessons.playing import FREE, NAMES, SCENES, beats, begun, others, played, spoilt
from tests.tiers import one_in

INPUTS, WORDS, WORDS_IN_GERMAN, WORDS_OF_A_LESSON = 12, 12, 14, 120
PLACES = {"trump", "talon", "trick", "hand", "slate", "points"}
LESSONS = {lesson.name: lesson for lesson in lessons()}


@for_all(name=NAMES)
def test_a_scene_is_played_to_its_end_with_what_it_wants(name: str) -> None:
    tutor = played(name)
    assert tutor.over and tutor.note is None and not tutor.choosing
    assert tutor.ticked is tutor.is_twin is (tutor.following() is None)


@one_in(4, "name", NAMES)
def test_every_other_deed_is_played_shown_and_taken_back(name: str) -> None:
    tutor = begun(name)
    for beat in beats(tutor):
        if beat.wants:
            before = tutor.moment, tutor.news(0), list(tutor.seen.hands)
            for way in others(tutor, beat):
                note = spoilt(tutor, way)
                assert tutor.moment > before[0] and note.key in PHRASES and note.waits
                assert is_card(way) <= (tutor.moment > before[0])
                assert tutor.go_on() and tutor.choosing
                assert (tutor.moment, tutor.news(0), list(tutor.seen.hands)) == before
                assert tutor.note is not None and tutor.note.told == beat.words
        asked = tutor.question
        for at in range(len(asked.choices) or tutor.rules.players) if asked is not None else ():
            if asked is not None and at != asked.right:
                again = asked_again(begun(name), beat)
                again.choose(at)
                assert again.note is not None and again.note.mistake and again.note.key in PHRASES
                assert again.note.right is False and again.note.words.startswith(say("lesson_not_quite"))
                told = is_answered_by(again.note)
                assert not again.go_on()
                assert (again.question == asked) is not told, "who was told the answer is not asked once more"


def asked_again(tutor: Tutor, beat: Beat) -> Tutor:
    """Until this is asked."""
    for reached in beats(tutor):
        if reached is beat:
            break
    return tutor


SINGLE = "mistake_dissle"


def test_what_is_said_of_the_end_is_what_it_came_to() -> None:
    """Whoever calls, accuses or doubts wrongly, or plays on with 101, has lost double on the table too."""
    ended = {"mistake_aus_early", "mistake_accused_wrongly", "mistake_forgot_call", "mistake_doubted", SINGLE}
    for name in NAMES:
        tutor = begun(name)
        for beat in beats(tutor):
            for way in others(tutor, beat) if beat.wants else ():
                note, result, mine = spoilt(tutor, way), tutor.seen.result, tutor.seen.law.side[tutor.seat]
                assert (note.key in ended) is (result is not None), (name, SPELLED[way])
                assert result is None or result.strokes[mine] == 2 - (note.key == SINGLE), (name, SPELLED[way])
                tutor.go_on()


def all_mistakes() -> Iterator[tuple[str, str, str]]:
    """Each deed that is not wanted anywhere, and what is said to it."""
    for name in NAMES:
        tutor = begun(name)
        for beat in beats(tutor):
            for way in others(tutor, beat) if beat.wants else ():
                yield name, " ".join(map(str, SPELLED[way])), spoilt(tutor, way).key
                tutor.go_on()


def test_fewer_than_one_in_ten_mistakes_are_of_no_kind() -> None:
    """Told as a list when it fails; today there are these."""
    found = list(all_mistakes())
    nameless = [(name, way) for name, way, key in found if key == NO_KIND]
    assert len(nameless) * 10 < len(found), nameless
    assert {(name, way) for name, way, key in found if key == "lesson_as_good"} == {("zweite_alte-0", "open elfen EA")}


SUMMED = {"sum": "11 + 10 + 4 + 3", "missing": 3, "suit": "bells"}
MADE_ELSEWHERE = {"mistake_from_partner", "mistake_trump_thrown", "mistake_trump_lost"}  # test_kinds


def test_every_kind_of_mistake_can_be_made_in_some_lesson() -> None:
    made = Counter(key for _, _, key in all_mistakes())
    kinds = {key for key in PHRASES if key.startswith("mistake_")} - {NO_KIND}
    assert kinds - set(made) == MADE_ELSEWHERE


def test_what_the_tutor_does_not_wait_for_is_not_done() -> None:
    tutor, opens = begun("zweite_alte-0"), ACTION_OF["open", "second", "EA"]
    assert tutor.why_not(AUS) == Refusal("first_trick_first")
    assert tutor.why_not(opens) == Refusal("lesson_not_yet", by="tutor")
    tutor.go_on()
    assert tutor.why_not(opens) is None and tutor.choosing and not tutor.step()


def test_a_card_of_the_hand_is_no_answer_and_is_told_where_that_lies() -> None:
    tutor = begun("who_takes_it-2")
    where = []
    for _ in beats(tutor):
        refused = tutor.why_not(ACTION_OF["play", "E7"])
        assert refused is not None and refused.key == tutor.where_to_click
        where.append(refused.key)
    assert where == ["lesson_in_the_middle", "lesson_choose_answer"] * 3


def test_what_is_right_is_said_to_be_right_and_only_where_it_was_not_shown() -> None:
    judged = []
    for name in ("two_tricks-0", "two_tricks-1", "who_takes_it-2"):
        tutor = begun(name)
        for _ in beats(tutor):
            assert tutor.note is not None and (say("lesson_right") in tutor.note.words) is (tutor.note.right is True)
            judged.append(tutor.note.right)
    assert judged == [None] * 5 + [None, True] + [None, *[True] * 5]


def test_the_reason_follows_the_wrong_card_too() -> None:
    tutor = begun("who_takes_it-1")
    for _ in beats(tutor):
        note = spoilt(tutor, ACTION_OF["play", "SX"])
        assert note.right is False and note.words.startswith(say("lesson_not_quite"))
        assert note.words.endswith("Of two equal cards the first wins.") and note.trick, "said while the trick lies"
        break


@for_all(name=NAMES)
def test_what_is_explained_of_a_trick_is_said_while_it_lies(name: str) -> None:
    """Right behind the last card, and with the light on it."""
    tutor = begun(name)
    for beat in beats(tutor):
        note, laid = tutor.note, tutor.moment > len(tutor.scene.record.actions)
        if laid and trick_lies(tutor.news(0)) and note is not None and note.waits and not beat.answers:
            assert note.trick and beat.at == ("trick",), beat.words


@for_all(name=NAMES)
def test_scenes_are_joined_and_nothing_is_a_page_that_only_says_so(name: str) -> None:
    """What follows another scene says that with its first words; the last beat waits, so that a press leads there."""
    tutor = begun(name)
    said = [(tutor.note.words, tutor.note.waits) for _ in beats(tutor) if tutor.note is not None]
    first, joined = said[0][0], say("lesson_alone" if tutor.is_twin else "lesson_more")
    assert first.startswith(joined) is (tutor.number > 0)
    assert not any(words.startswith(joined) for words, _ in said[1:])
    assert said[-1][1] or tutor.is_twin


# What each scene comes to: the points of the sides when it is over.
MOMENTS = {
    "two_tricks-0": [32, 41],  # the Seven has taken an ace and a ten
    "two_tricks-1": [27, 0],
    "who_takes_it-0": [33, 0],
    "who_takes_it-1": [16, 12],
    "who_takes_it-2": [41, 24],
    "your_partner-0": [36, 0],
    "your_partner-1": [36, 0],
    "twenty_and_forty-0": [61, 0],
    "twenty_and_forty-1": [15, 0],
    "aus-0": [116, 0],
    "aus-1": [101, 0],
    "hoeher_hat-0": [25, 0],
    "hoeher_hat-1": [36, 0],  # the King has beaten two aces
    "hoeher_hat-2": [9, 0],
    "hoeher_hat-3": [9, 0],
    "diss-0": [61, 0],
    "diss-1": [11, 16],
    "talon_gone-0": [71, 51],
    "talon_gone-1": [71, 49],
    "uebergaigelt-0": [103, 0],
    "uebergaigelt-1": [100, 0],
    "slate-0": [116, 0],
    "slate-1": [116, 0],
    "zweite_alte-0": [34, 0],
    "zweite_alte-1": [23, 0],
    "seven_under_the_talon-0": [61, 0],
    "seven_under_the_talon-1": [21, 0],
    "signs-0": [24, 0],
    "signs-1": [23, 0],
    "six_and_three-0": [49, 0],
    "six_and_three-1": [26, 0, 0],
    "five_sevens-0": [0, 0],
    "five_sevens-1": [0, 0],
    "dissle-0": [46, 0],
    "dissle-1": [20, 0],
    "farbe-0": [16, 0],
    "farbe-1": [0, 0],
    "in_1907-0": [98, 0],
    "in_1907-1": [101, 0],
}
ENDS = {
    "aus-0": ("aus", (0, 2)),
    "aus-1": ("aus", (0, 2)),
    "uebergaigelt-0": ("accused_right", (2, 0)),
    "slate-0": ("aus", (0, 2)),
    "slate-1": ("aus", (0, 2)),
    "five_sevens-0": ("sevens", (1, 0)),
    "dissle-0": ("sevens", (0, 1)),
    "farbe-0": ("farbe", (0, 1)),
    "farbe-1": ("farbe", (0, 1)),
    "in_1907-0": ("untergaigelt", (2, 0)),
    "in_1907-1": ("aus", (0, 2)),
}


@for_all(name=NAMES)
def test_the_moment_of_each_scene_happens(name: str) -> None:
    tutor = played(name)
    result = tutor.seen.result
    assert tutor.seen.points == MOMENTS[name]
    assert (None if result is None else (result.reason, result.strokes)) == ENDS.get(name)


def test_the_score_is_as_the_scene_wants_it_whatever_was_taken_back() -> None:
    tutor = begun("slate-1")
    for beat in beats(tutor):
        for way in others(tutor, beat) if beat.wants else ():
            spoilt(tutor, way)
            tutor.go_on()
            assert tutor.party().match.standing.score == (3, 6) and not tutor.party().match.past
    assert tutor.party().match.standing.score == (3, 7)  # only one stroke was left to give


# -- the table ---------------------------------------------------------------------------------------------------


@for_all(name=NAMES)
def test_the_table_is_one_at_which_can_be_played(name: str) -> None:
    scene = begun(name).scene
    assert not problems(scene.record.rules) and 0 <= scene.seat < scene.record.rules.players
    assert start(scene.record).law.sides == len(scene.score)


SWAPPED = {"diss", "seven_under_the_talon", "whole_deal"}
BEFORE_OR_AFTER = {"five_sevens", "talon_gone"}  # it ends before the first trick, or begins when the talon is gone


@for_all(name=LESSONS)
def test_nobody_can_exchange_where_the_lesson_is_of_something_else(name: str) -> None:
    """The card turned up is a Seven, where there could be an exchange at all."""
    turned = {start(scene.record).indicator for scene in LESSONS[name].scenes}
    sevens = all(RANK[card] == SEVEN for card in turned)
    assert sevens is (name not in SWAPPED | BEFORE_OR_AFTER)


def test_no_lesson_says_that_a_suit_must_be_followed_before_the_talon_is_gone() -> None:
    spoken_of = {"follow", "bekenn", "asistir", "bedien"}
    for lesson, number in SCENES:
        for beat in lesson.scenes[number].beats:
            if any(word in text.lower() for text in beat.words.values() for word in spoken_of):
                assert lesson.name == "talon_gone"


# -- the words ---------------------------------------------------------------------------------------------------


def told_in(lesson: Lesson) -> Iterator[Words]:
    """Everything that is said in it."""
    yield from (lesson.title, lesson.gist)
    for scene in lesson.scenes:
        for beat in scene.beats:
            if beat.words:
                yield beat.words
            yield from (answer.words for answer in beat.answers)


def on_the_screen(lesson: Lesson) -> list[list[Words | str]]:
    """What is to be read at once: a sentence with its answers."""
    shown = [beat for scene in lesson.scenes for beat in scene.beats if not beat.is_silent and not beat.free]
    return [[said_in(beat), *(answer.words for answer in beat.answers), *map(str, beat.points)] for beat in shown]


def said_in(beat: Beat) -> Words | str:
    """Its words, or those of every question like it."""
    return beat.words or say(WHO if beat.asks else HOW_MUCH)


@for_all(name=LESSONS)
def test_everything_is_said_in_every_language(name: str) -> None:
    for words in told_in(LESSONS[name]):
        assert set(words) == set(LANGUAGES) and all(words.values())
        for text in words.values():
            codes = PLACEHOLDER.findall(text)
            assert set(codes) <= {*FACE_OF, *SUITS, SECOND} and text.count("{") == len(codes)
            assert '"' not in text and "'" not in text and "..." not in text


def words_of(said: Words | str) -> int:
    """How many they are."""
    return len((said if isinstance(said, str) else spoken(said)).split())


@pytest.mark.parametrize("name", LESSONS)
def test_nobody_has_to_read_much(name: str, language: str) -> None:
    most = WORDS_IN_GERMAN if language == "de" else WORDS
    counted = [sum(map(words_of, at_once)) for at_once in on_the_screen(LESSONS[name])]
    assert max(counted) <= most, on_the_screen(LESSONS[name])[counted.index(max(counted))]
    assert sum(counted) <= WORDS_OF_A_LESSON


@for_all(name=NAMES, which=[1, 2])
def test_whatever_is_wanted_leads_to_the_end(name: str, which: int) -> None:
    tutor, said = begun(name), list[object]()
    for beat in beats(tutor, which):
        said.append(beat.words)
    assert tutor.over and said == [beat.words for beat in beats(begun(name))]


@for_all(name=LESSONS)
def test_nobody_has_to_press_much(name: str) -> None:
    pressed = 0
    for number in range(len(LESSONS[name].scenes) if name != FREE else 0):
        for beat in beats(begun(f"{name}-{number}")):
            opened = bool(beat.wants) and is_card(beat.wants[0]) and mode_of(beat.wants[0]) > 0
            pressed += 1 + (opened or (bool(beat.wants) and not is_card(beat.wants[0])))  # a panel opens first
    assert pressed <= INPUTS


def test_a_mistake_is_said_in_few_words(language: str) -> None:
    most = WORDS_IN_GERMAN if language == "de" else WORDS
    longest = max((spoken(lesson.title) for lesson in lessons()), key=lambda title: len(title.split()))
    for key in PHRASES:
        if key.startswith(("mistake_", "lesson_")):
            assert len(say(key, {"card": "card", "points": 20, "lesson": longest, **SUMMED}).split()) <= most, key


@for_all(name=NAMES)
def test_what_is_pointed_at_lies_there_and_the_twin_points_at_nothing_that_is_wanted(name: str) -> None:
    tutor = begun(name)
    for beat in beats(tutor):
        note = tutor.note
        assert note is not None and note.at == (() if tutor.is_twin and beat.wants else beat.at)
        for place in beat.at:
            kind, _, which = place.partition(":")
            if kind == "hand" and which:
                assert copies(tutor.seen.hands[tutor.seat], FACE_OF[which]), place
            elif kind in ("seat", "pile"):
                assert int(which) < (tutor.rules.players if kind == "seat" else tutor.seen.law.sides)
            elif kind == "call":
                assert which in CALL
            else:
                assert place in PLACES


BEGUN_BY = {  # what the buttons of the calls lead to, as a record spells it
    "melden": {"declare"},
    "diss": {"swap", "reserve", "take"},
    "winken": {"signal"},
    "uebergaigelt": {"accuse"},
    "aus": {"aus"},
    "more": {"announce", "show"},
}


def begun_by(place: str, tutor: Tutor) -> list[Action]:
    """What a press on a place that is pointed at does or begins: a button calls, an own card is played."""
    kind, _, which = place.partition(":")
    legal = legal_actions(tutor.seen, tutor.seat)
    if kind == "call":
        return [way for way in legal if SPELLED[way][0] in BEGUN_BY[which]]
    if kind == "hand" and which:
        return [way for way in legal if is_card(way) and card_of(way) == FACE_OF[which]]
    return []


@for_all(name=NAMES)
def test_what_is_lit_while_something_is_wanted_leads_to_it(name: str) -> None:
    """Whoever presses what is lit does right: no card and no button lies in the light that is not wanted."""
    tutor = begun(name)
    for beat in beats(tutor):
        if beat.wants:
            assert "hand" not in beat.at, (name, "a whole hand is lit, and not every card of it is wanted")
            lit = not beat.at or any(place.startswith(("call:", "hand:")) for place in beat.at)
            assert lit or tutor.is_twin, (name, "what is to be pressed lies in the dark")
            for place in beat.at:
                if place.startswith(("call:", "hand:")):
                    assert set(begun_by(place, tutor)) & set(beat.wants), (name, place)


@for_all(name=LESSONS)
def test_a_lesson_is_told_by_a_regular_and_forces_aids_that_there_are(name: str) -> None:
    lesson = LESSONS[name]
    assert lesson.teller in REGULAR_WITH and (len(lesson.scenes) > 1) is (name != FREE)
    assert {f"aid_{aid}" for scene in lesson.scenes for aid in scene.off} <= set(AIDS)


def test_eight_lessons_make_a_player_and_the_first_words_say_the_goal() -> None:
    assert [lesson.order for lesson in lessons()] == sorted({lesson.order for lesson in lessons()})
    assert [lesson.order for lesson in lessons() if not lesson.when] == list(range(1, 9))
    assert [lesson.cards for lesson in lessons()] == [True] + [False] * (len(lessons()) - 1), "the cards come first"


def test_a_lesson_is_played_without_pygame() -> None:
    code = (
        "import sys; from tests.lessons.playing import played; played('two_tricks-0'); print('pygame' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
