"""The course of a deal that is shown: on and back, left for a branch and as it was, seats held and given back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.controller.match.retelling import retold
from gaigel_desktop.controller.minds.mind import Question, Twin
from gaigel_desktop.controller.minds.opponent import Opponent
from gaigel_desktop.controller.self_play.simulation import Plan, simulate
from gaigel_desktop.opponents.greedy import best_card
from gaigel_desktop.opponents.levels import CHARACTERS
from gaigel_desktop.rules.actions import AUS, PASS, Action, is_card
from gaigel_desktop.rules.deal import FIELDS, LAST_CHANCE, NOBODY, PAIR_WINDOW, PLAYED_OUT, Deal
from gaigel_desktop.rules.ending import COUNTED
from gaigel_desktop.rules.errors import NotAllowed
from gaigel_desktop.rules.judge import next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Deed, Record
from gaigel_desktop.rules.views import View
from gaigel_desktop.show.plan.course import Course
from tests.showing.shown import LEINFELDEN, dealt, go_on, played, sound, wild
from tests.tiers import one_in, thorough


def cards(deal: Deal) -> tuple[object, ...]:
    """All that there is to know of a deal."""
    return tuple(getattr(deal, field) for field in FIELDS)


def whole(course: Course) -> list[object]:
    """Everything that is seen of it from its first step to its last."""
    return [(step.event, cards(step.seen)) for step in course.steps]


def other_card(course: Course, at: int) -> Deed:
    """What might be played here instead of what was."""
    known = course.deed(at)
    assert known is not None and is_card(known[1])
    others = [action for action in course.legal(at, known[0]) if is_card(action) and action != known[1]]
    return known[0], others[0]


def before_card(course: Course, number: int) -> int:
    """The step from which the card of this number is played."""
    places = [at for at, (_, action) in enumerate(course.record(course.last).actions) if is_card(action)]
    return course.after(places[number])


# -- what is known ---------------------------------------------------------------------------------------------------


def test_what_is_shown_is_what_the_record_tells() -> None:
    record = played("told")
    course = Course(record)
    assert whole(course) == [(step.event, cards(step.seen)) for step in retold(record, None)]
    assert course.record(course.last).actions == record.actions and course.over(course.last)


def test_it_is_shown_first_where_it_begins() -> None:
    course = Course(played("begins"), begins=5)
    assert course.done(course.first) == 5 and course.after(5) == course.first
    assert Course(played("begins")).first == 0


def test_a_deed_is_done_as_soon_as_something_of_it_is_seen() -> None:
    course = Course(played("steps"))
    (fourth,) = [before_card(course, 4)]
    card_lies = before_card(course, 3) + 1
    assert fourth - card_lies > 1, "the trick is turned, taken and followed by a drawing"
    assert {course.done(at) for at in range(card_lies, fourth + 1)} == {course.done(fourth)}


# -- a branch --------------------------------------------------------------------------------------------------------


def test_whoever_plays_as_it_went_leaves_nothing() -> None:
    course = Course(played("same"), players=sound)
    before, at = whole(course), before_card(course, 6)
    known = course.deed(at)
    assert known is not None
    assert course.play(at, *known)
    assert not course.branched and whole(course) == before


def test_another_card_makes_a_branch_and_as_it_was_comes_back_to_where_it_was_left() -> None:
    course = Course(played("branch"), players=sound)
    before, at = whole(course), before_card(course, 6)
    other = other_card(course, at)
    assert not course.play(at, *other)
    assert course.branched and course.done(course.last) == course.done(at) + 1
    assert whole(course)[: at + 1] == before[: at + 1]
    end = go_on(course, at)
    assert course.over(end) and course.record(end).actions[course.done(at)] == other
    assert course.as_it_was() == at
    assert not course.branched and whole(course) == before


def test_a_branch_can_be_left_for_another_one() -> None:
    course = Course(played("twice"), players=sound)
    before, late, early = whole(course), before_card(course, 9), before_card(course, 5)
    course.play(late, *other_card(course, late))
    course.play(early, *other_card(course, early))
    assert course.done(course.last) == course.done(early) + 1
    assert course.as_it_was() == early and whole(course) == before


def test_in_a_branch_the_card_that_was_played_leads_back_to_how_it_went() -> None:
    course = Course(played("back"), players=sound)
    before, at = whole(course), before_card(course, 6)
    was = course.deed(at)
    assert was is not None
    course.play(at, *other_card(course, at))
    assert course.play(at, *was)
    assert not course.branched and whole(course) == before


def test_nothing_changes_by_what_is_not_allowed() -> None:
    course = Course(played("not allowed"), players=sound)
    before, at = whole(course), before_card(course, 6)
    seat = (next_to_act(course.steps[at].seen) + 1) % 4
    card = next(action for action in range(24) if course.why_not(at, seat, action) is not None)
    with pytest.raises(NotAllowed):
        course.play(at, seat, card)
    assert not course.branched and whole(course) == before


def test_what_is_asked_is_judged_where_it_is_asked() -> None:
    course = Course(played("judged"))
    for number in range(12):
        at = before_card(course, number)
        seat, action = course.deed(at) or (NOBODY, PASS)
        assert action in course.legal(at, seat) and course.why_not(at, seat, action) is None
    assert not course.legal(course.last, 0)


# -- whoever goes on -------------------------------------------------------------------------------------------------


def test_where_nobody_knows_how_it_goes_on_the_players_do() -> None:
    record = played("unfinished")
    course = Course(record._replace(actions=record.actions[:9], result=None), players=sound)
    assert not course.over(course.last) and course.done(course.last) == 9
    assert course.over(go_on(course))
    assert not course.branched, "the line has grown"


def test_without_players_a_deal_ends_where_its_record_does() -> None:
    record = played("unfinished")
    course = Course(record._replace(actions=record.actions[:9], result=None))
    assert not course.go_on(course.last) and course.done(course.last) == 9


def test_nobody_goes_on_before_the_end_of_what_is_known() -> None:
    course = Course(played("known"), players=sound)
    steps = len(course.steps)
    assert not any(course.go_on(at) for at in range(steps)) and len(course.steps) == steps


# -- held seats ------------------------------------------------------------------------------------------------------


def test_a_held_seat_is_awaited_and_nobody_plays_for_it() -> None:
    course = Course(dealt("held"), players=sound)
    course.hold(2)
    at = go_on(course)
    assert course.awaited(at) == 2 and at == course.last
    assert not course.go_on(at)
    assert course.play(at, 2, next(filter(is_card, course.legal(at, 2)))) is False
    assert not course.branched and course.last > at


def test_a_seat_that_is_given_back_goes_on_by_itself_even_where_it_was_awaited() -> None:
    course = Course(dealt("given back"), players=sound)
    course.hold(2)
    at = go_on(course)
    course.give_back(2)
    assert course.awaited(at) == NOBODY and course.go_on(at)
    assert course.over(go_on(course, at))


def test_whoever_is_given_back_plays_as_if_nobody_had_held_the_cards() -> None:
    """What is thought may rest on what was heard: whoever is held hears it all."""
    alone, held = Course(dealt("same mind"), players=sound), Course(dealt("same mind"), players=sound)
    go_on(alone)
    held.hold(1)
    at = go_on(held)
    known = alone.deed(at)
    assert known is not None and known[0] == 1
    held.play(at, *known)
    held.give_back(1)
    go_on(held, at)
    assert whole(held) == whole(alone)


class Asked(Twin):
    """Knows which questions it still thinks about."""

    def __init__(self) -> None:
        super().__init__()
        self.open: set[int] = set()

    def ask(self, question: Question) -> int:
        number = super().ask(question)
        self.open.add(number)
        return number

    def drop(self, number: int) -> None:
        self.open.discard(number)
        super().drop(number)


def test_when_it_is_left_or_over_nobody_thinks_about_it_any_more() -> None:
    mind = Asked()
    course = Course(dealt("mind"), players=lambda seat: Opponent(CHARACTERS["beginner"], str(seat), mind))
    for leave in (Course.stop, go_on):
        assert course.go_on(course.last) and mind.open
        leave(course)
        assert not mind.open
    assert course.over(course.last), "it went on when it was wanted again"


def test_back_goes_over_the_presenters_own_card() -> None:
    course = Course(dealt("own card"), players=sound)
    course.hold(0)
    at = go_on(course)
    first, second, *_ = filter(is_card, course.legal(at, 0))
    course.play(at, 0, first)
    on = go_on(course, at + 1)
    assert course.awaited(at) == 0, "it is the presenter's turn there again"
    course.play(at, 0, second)
    assert course.branched and course.last < on
    assert course.as_it_was() == at and course.deed(at) == (0, first)


def test_all_seats_can_be_held() -> None:
    course = Course(dealt("all"), players=sound)
    for seat in range(4):
        course.hold(seat)
    at = course.first
    for _ in range(8):
        seat = course.awaited(at)
        assert seat == next_to_act(course.steps[at].seen) and not course.go_on(at)
        course.play(at, seat, next(filter(is_card, course.legal(at, seat))))
        at = course.last
    assert course.done(at) == 8


@pytest.mark.parametrize("phase", [PAIR_WINDOW, LAST_CHANCE])
def test_a_held_seat_lets_a_chance_go_by_when_the_presenter_goes_on(phase: int) -> None:
    def here(record: Record) -> int | None:
        course = Course(record)
        return next((at for at, step in enumerate(course.steps) if step.seen.phase == phase), None)

    rules = PRESETS["uspcc-1907"] if phase == PAIR_WINDOW else LEINFELDEN
    record, at = next((each, at) for each in simulate(Plan(rules, 200, "window", ("random",))) if (at := here(each)))
    done = Course(record).done(at)
    course = Course(record._replace(actions=record.actions[:done], result=None), players=sound)
    seat = next_to_act(course.steps[course.last].seen)
    course.hold(seat)
    at = course.last
    assert course.awaited(at) == seat and PASS in course.legal(at, seat)
    assert course.go_on(at) and course.deed(at) == (seat, PASS)


def test_when_all_cards_are_played_and_nobody_calls_they_are_counted() -> None:
    course = Course(dealt("counted 0", PRESETS["rutesheim"]), players=lambda seat: Thinker(says_nothing))
    end = go_on(course)
    result, out = course.steps[end].seen.result, end - 1
    assert result is not None and result.reason == COUNTED
    assert course.steps[out].seen.phase == PLAYED_OUT and course.done(end) == course.done(out)
    winner = result.winners[0]
    assert course.why_not(end, winner, AUS) is not None and course.why_not(out, winner, AUS) is None
    course.play(out, winner, AUS)
    assert course.branched and course.steps[course.last].seen.result != result
    assert course.as_it_was() == out and course.over(course.last)


def says_nothing(seen: View, seat: int) -> Action | None:
    """Somebody who only plays cards."""
    if next_to_act(seen) != seat:
        return None
    return PASS if seen.waiting else best_card(seen, seat)


# -- always ----------------------------------------------------------------------------------------------------------


@thorough
@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10_000), st.integers(0, 10_000))
def test_stepping_back_from_anywhere_is_stepping_there(preset: str, seed: int, place: int) -> None:
    (record,) = simulate(Plan(PRESETS[preset], 1, f"back {seed}", rare=True))
    course = Course(record, players=wild(str(seed)).__getitem__)
    straight, at = whole(course), course.after(place % (len(record.actions) + 1))
    if not course.over(at):
        seat = max(next_to_act(course.steps[at].seen), 0)
        ways = course.legal(at, seat)
        course.play(at, seat, ways[place % len(ways)])
        go_on(course, at)
        assert whole(course)[: at + 1] == straight[: at + 1]
        assert course.as_it_was() in (at, course.last)
        assert whole(course) == straight


@one_in(4, "preset", PRESETS)
def test_deals_of_all_presets_go_on_by_themselves_to_their_end(preset: str) -> None:
    for number in range(25):
        people = wild(f"{preset} {number}") if number % 2 else [sound(seat) for seat in range(6)]
        course = Course(dealt(f"alone {number}", PRESETS[preset]), players=people.__getitem__)
        end = go_on(course)
        record = course.record(end)
        assert record.result is not None
        assert whole(Course(record)) == whole(course), "it can be told again"
