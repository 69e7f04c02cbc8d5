"""What would you play? The cards that are worth asking about, and what honestly comes of each in this deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from gaigel_desktop.controller.match.retelling import Step
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.lessons.laying import laid, rules_for
from gaigel_desktop.lessons.reading import deeds
from gaigel_desktop.lessons.story import Choice, Stop, stories
from gaigel_desktop.rules.actions import ACTION_OF, AUS, SPELLED, Action, card_of, is_card
from gaigel_desktop.rules.cards import FACE_OF, SUIT
from gaigel_desktop.rules.deal import FIELDS, NOBODY
from gaigel_desktop.rules.events import Ended, Played, TrickTaken
from gaigel_desktop.rules.judge import card_actions, why_not
from gaigel_desktop.rules.options import PLAYERS_OF, PRESETS
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.taking import Taking
from gaigel_desktop.rules.views import View
from gaigel_desktop.show.plan.course import Course
from gaigel_desktop.show.plan.room_questions import Tried, candidates, poll, tried, whose_question
from tests.tiers import one_in

ANYWHERE = [(preset, players) for preset, many in PLAYERS_OF.items() for players in many]


def play(card: str) -> Action:
    return FACE_OF[card]


def deeds_of(line: str) -> tuple[Deed, ...]:
    return deeds({"deeds": line}, "deeds")


HANDS = ["EA H7 BU SO E7", "SA BX EU S7 B7", "EX BO SU B7 S7", "BU SK EO EK SX"]
OPENED = "0 open elfen EA, 1 play EU, 2 play EX, 3 play BU"
WENT = "0 play BU, 1 play BX, 2 play BO, 3 play SK, 1 play SA, 2 play S7, 3 play SX, 0 play H7"


def dealt(*deeds: str) -> Course:
    """A deal in which 21 points come to lie before Vorhand, who holds the Seven of trumps."""
    rules = rules_for("leinfelden", 4, {})
    deck = laid(rules, "H7", HANDS, "BK EU EK SU BA HO EX BX")
    return Course(Record(rules, 3, False, deck, deeds_of(", ".join(deeds))))


def the_goal() -> tuple[Course, int]:
    """That deal, and the step at which these points lie there."""
    course = dealt(OPENED, WENT)
    return course, course.after(11)


def asked_in(course: Course) -> Iterator[tuple[int, int]]:
    """All steps of a deal at which there is something to ask, and who is asked."""
    for at in range(course.last + 1):
        seat = whose_question(course, at)
        if seat != NOBODY:
            yield at, seat


def shown(steps: Sequence[Step]) -> list[dict[str, object]]:
    """Everything that there is to a stretch of a deal."""
    return [{name: getattr(step.seen, name) for name in FIELDS} | {"event": step.event} for step in steps]


def comes_of(course: Course, at: int, *cards: str) -> tuple[Tried, ...]:
    return tried(course, at, whose_question(course, at), [Choice(play(card)) for card in cards])


def taken(each: Tried) -> Taking:
    """Who took the trick."""
    assert each.taking is not None
    return each.taking


def test_a_trump_takes_the_trick_and_a_small_card_costs_what_lies_there() -> None:
    course, at = the_goal()
    trump, small = comes_of(course, at, "H7", "E7")
    assert (trump.ours, taken(trump).points, trump.gain) == (True, 21, 21)
    assert (small.ours, taken(small).points, small.gain) == (False, 21, -21)
    assert trump.rank > small.rank and trump.won is None


def test_the_good_card_the_tempting_one_and_a_harmless_one_are_asked_about() -> None:
    course, at = the_goal()
    assert [SPELLED[choice.action][1] for choice in candidates(course, at, 0)] == ["H7", "E7", "SO"]


def test_nobody_is_asked_in_the_middle_of_a_deed_nor_for_somebody_else() -> None:
    course, at = the_goal()
    assert whose_question(course, at) == 0
    assert candidates(course, at, 1) == ()
    taken = next(at for at, step in enumerate(course.steps) if isinstance(step.event, TrickTaken))
    assert whose_question(course, taken - 1) == NOBODY


def test_a_story_asks_between_what_it_says_and_any_deal_between_what_is_worth_it() -> None:
    course, at = the_goal()
    words = {"en": "What now?"}
    stop = Stop(11, words, words, choices=(Choice(play("SO")), Choice(play("H7"))))
    assert poll(course, at, stop) == (at, 0, stop.choices)
    assert poll(course, at) == poll(course, at, Stop(11, words, words)) == (at, 0, candidates(course, at, 0))
    assert poll(course, course.after(8) - 1) is None  # nobody plays while a trick is being taken


def test_every_choice_of_a_story_can_be_played_to_its_end() -> None:
    for story in stories():
        course = Course(story.record, story.begins)
        for stop in story.stops:
            asked = poll(course, course.after(stop.after), stop) if stop.choices else None
            if asked is not None:
                ended = [isinstance(each.steps[-1].event, TrickTaken | Ended) for each in tried(course, *asked)]
                assert ended == [True] * len(stop.choices), (story.name, stop.after)


def test_the_choices_of_a_story_stand_as_they_lie_in_the_hand() -> None:
    """So A, B and C stand from left to right, and the leaflet has the same letters; what is only said comes last."""
    for story in stories():
        course = Course(story.record, story.begins)
        for stop in story.stops:
            trump = course.steps[course.after(stop.after)].seen.trump
            places = [(not is_card(each.action), *_in_hand(each.action, trump)) for each in stop.choices]
            assert places == sorted(places), (story.name, stop.after)


def _in_hand(action: Action, trump: int) -> tuple[bool, int, int]:
    card = card_of(action)
    return (SUIT[card] != trump, SUIT[card], -card) if is_card(action) else (False, 0, 0)


def test_what_was_chosen_at_the_table_goes_on_as_it_went() -> None:
    course, at = the_goal()
    (as_it_went,) = comes_of(course, at, "H7")
    assert shown(as_it_went.steps) == shown(course.steps[at : at + len(as_it_went.steps)])


def test_the_story_says_how_the_others_go_on() -> None:
    course, then = dealt("0 open elfen EA"), deeds_of("2 play BO, 3 play EK")
    (told,) = tried(course, course.last, 1, [Choice(play("EU"), then)])
    played = [step.event for step in told.steps[1:4]]
    assert [event.card for event in played if isinstance(event, Played)] == [play(card) for card in ("EU", "BO", "EK")]
    assert taken(told).seat == 0 and not told.ours


def test_what_was_written_for_other_cards_is_left_to_the_players() -> None:
    course = dealt("0 open elfen EA")
    (told,) = tried(course, course.last, 1, [Choice(play("EU"), deeds_of("2 play HA, 3 play EK"))])
    assert isinstance(told.steps[-1].event, TrickTaken)


def test_what_the_rules_do_not_allow_is_not_tried() -> None:
    course, at = the_goal()
    assert [each.choice.action for each in comes_of(course, at, "HA", "E7")] == [play("E7")]


def test_a_declaration_and_its_trick_count_together() -> None:
    course, at = _with_a_pair()
    declared, led = tried(course, at, 0, [Choice(ACTION_OF[("declare", "H")]), Choice(play("HO"))])
    assert declared.gain - (taken(declared).points if declared.ours else -taken(declared).points) == 40
    assert abs(led.gain) == taken(led).points


def test_a_right_aus_wins_and_a_wrong_one_loses() -> None:
    course, at = _with_a_pair()
    called, led = tried(course, at, 0, [Choice(AUS), Choice(play("HO"))])
    assert called.won is False and called.taking is None and isinstance(called.steps[-1].event, Ended)
    assert called.rank < led.rank


def _with_a_pair() -> tuple[Course, int]:
    """Vorhand has taken the first trick, and holds King and Ober of trumps."""
    rules = rules_for("leinfelden", 4, {})
    deck = laid(rules, "H7", ["EA HK HO BU SU", "E7", "EU", "EO"], "")
    course = Course(Record(rules, 3, False, deck, deeds_of("0 open elfen EA, 1 play E7, 2 play EU, 3 play EO")))
    return course, course.last


@one_in(4, "preset, players", ANYWHERE)
def test_of_any_deal_two_or_three_cards_are_asked_about_and_each_comes_to_a_trick(preset: str, players: int) -> None:
    rules = PRESETS[preset]._replace(players=players)
    (record,) = simulate(Plan(rules, 1, f"asked {players}", ("greedy",)))
    course = Course(record)
    count = 0
    for at, seat in asked_in(course):
        seen, choices = course.steps[at].seen, candidates(course, at, seat)
        cards = [card_of(choice.action) for choice in choices]
        assert len(set(cards)) == len(cards) == min(3, len({card_of(way) for way in card_actions(seen)})) >= 2
        deed = course.deed(at)
        if deed is not None and is_card(deed[1]):
            assert deed[1] in [choice.action for choice in choices]
        for each in tried(course, at, seat, choices):
            assert why_not(seen, seat, each.choice.action) is None
            assert isinstance(each.steps[-1].event, TrickTaken | Ended)
            assert each.steps[0] is course.steps[at]
            assert each.won is not None or each.taking is not None
        count += 1
    assert count > 5
    assert shown(course.steps) == shown(Course(record).steps)  # nothing has been done to the deal


def test_others_play_by_what_they_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes on is shown a view of one's own: the hands of the others have holes in it."""
    seen_by = list[tuple[int, list[int]]]()

    def noting(seen: View, seat: int) -> Action:
        seen_by.append((seat, list(seen.hands)))
        return card_actions(seen)[0]

    monkeypatch.setattr("gaigel_desktop.show.plan.room_questions.greedy", noting)
    course = dealt()
    tried(course, course.last, 0, [Choice(ACTION_OF[("open", "elfen", "EA")])])
    hands_dealt = course.steps[0].seen.hands
    assert [seat for seat, _ in seen_by] == [1, 2, 3]
    assert all(
        hands[other] != hands_dealt[other] for seat, hands in seen_by for other in range(4) if other not in (seat, 0)
    )
