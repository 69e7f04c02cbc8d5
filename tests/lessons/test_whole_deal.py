"""The lesson that no story tells: a deal played to its end, with ever less help, until it is won."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gaigel_desktop.controller.settings import NO_AIDS, Forced
from gaigel_desktop.controller.teaching.tutor import GOING, Tutor
from gaigel_desktop.lessons.lesson import lessons
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.actions import AUS, Action
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.views import View

Way = Callable[[View, int], Action | None]


def begun() -> Tutor:
    """After the first words."""
    tutor = Tutor(next(lesson for lesson in lessons() if lesson.name == "whole_deal"))
    assert not tutor.choosing and not tutor.step()
    tutor.go_on()
    return tutor


def plays_out(tutor: Tutor, way: Way) -> list[Forced]:
    """The deal to its end; what was forced after each trick."""
    forced, tricks = [tutor.forced], 0
    while tutor.note is None:
        seat, seen = tutor.seat, tutor.seen
        mine = way(seen, seat) if next_to_act(seen) == seat else None
        if mine is not None:
            assert tutor.choosing and tutor.why_not(mine) is None
            tutor.do(mine)
        else:
            assert tutor.step(), "nobody goes on"
        if tutor.seen.done > tricks:
            tricks = tutor.seen.done
            forced.append(tutor.forced)
    return forced


def test_it_is_played_by_rules_of_thumb_and_won() -> None:
    tutor = begun()
    forced = plays_out(tutor, greedy)
    assert tutor.note is not None and not tutor.note.mistake and not tutor.ticked
    tutor.go_on()
    assert tutor.over and tutor.ticked and tutor.following() is None
    helps = [sum(each.on) for each in forced]
    assert helps == [max(0, len(GOING) - tricks) for tricks in range(len(helps))]
    assert all(each.off == NO_AIDS._make(not on for on in each.on) for each in forced)


def test_the_last_three_tricks_are_played_alone_however_it_is_won() -> None:
    """One card in five is chosen by dice, and some of these deals are lost."""
    won = 0
    for number in range(12):
        tutor, dice = begun(), Random(number)

        def way(seen: View, seat: int, dice: Random = dice) -> Action | None:
            any_card = dice.random() < 0.2 and next_to_act(seen) == seat and card_actions(seen)
            return dice.choice(any_card) if any_card else greedy(seen, seat)

        forced = plays_out(tutor, way)
        assert tutor.note is not None
        if not tutor.note.mistake:
            won += 1
            assert [sum(each.on) for each in forced[-4:-1]] == [0, 0, 0], "of what helps, as each of them begins"
    assert won > 3


def test_whoever_loses_it_plays_the_same_cards_again() -> None:
    def rash(seen: View, seat: int) -> Action | None:
        return AUS if seen.done else greedy(seen, seat)

    tutor = begun()
    hand = tutor.seen.hands[tutor.seat]
    plays_out(tutor, rash)
    assert tutor.note is not None and tutor.note.mistake and not tutor.choosing
    assert tutor.go_on() and tutor.choosing
    assert tutor.moment == 0 and tutor.seen.hands[tutor.seat] == hand and tutor.seen.result is None
    assert tutor.party().match.standing.score == (0, 0)
