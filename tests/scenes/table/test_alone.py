"""What is done alone: a card before the marks, a call before it is proposed, a pair before anybody asks, a deal."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.controller.settings import AIDS, SettingValue
from gaigel_desktop.controller.teaching.learner import AFTER_LESSON
from gaigel_desktop.controller.teaching.progress import Progress
from gaigel_desktop.rules.actions import AUS, DECLARE
from gaigel_desktop.rules.cards import FACE_OF, SUIT
from gaigel_desktop.rules.deal import Result
from gaigel_desktop.scenes.pages.settings import SettingsPage
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.table.play import aids, trick_explained
from gaigel_desktop.table.play.described import describe
from gaigel_desktop.table.play.progress_log import aids_not_needed_in_deal
from gaigel_desktop.text.phrases import PHRASES
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.pages.widgets import Meaning
from tests.scenario import lay

from .guest import Guest
from .laid import at, others, sits
from .test_stops import own_trick

ALL = dict.fromkeys(AIDS, True)


@pytest.fixture(autouse=True)
def beginner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at these tables has learned anything before."""
    monkeypatch.setattr("gaigel_desktop.controller.teaching.progress.load", lambda path: Progress())


def done(guest: Guest, thing: str) -> int:
    return guest.player.learner.progress.done.get(thing, 0)


def found(page: Page, key: str) -> Meaning:
    return next(each for each in page.meanings() if each.key == key)


def follows(**chosen: SettingValue) -> Guest:
    """The first trick was opened with an ace, and no trump may be thrown in."""
    table = lay("leinfelden", "SU", dealer=2, vorhand="EA", second="SA S7 EX BK HK")
    guest = sits(table, lambda table: table.opens("elfen", "EA"), chosen=ALL | chosen)
    guest.wait(1.0)
    return guest


def plays(guest: Guest, code: str) -> None:
    guest.key(pygame.K_1 + at(guest, code))


def test_a_card_that_is_right_before_the_marks_come_is_done_alone() -> None:
    guest = follows()
    assert aids.marked_cards(guest.state) == frozenset()
    plays(guest, "EX")
    assert done(guest, "mark_legal") == 1


def test_with_the_marks_or_after_a_refusal_it_is_not() -> None:
    waited, refused = follows(), follows()
    waited.wait(2 * theme.MARKS_COME)
    plays(refused, "SA")
    for guest in (waited, refused):
        assert {FACE_OF[code] for code in ("EX", "BK", "HK")} == aids.marked_cards(guest.state)
        plays(guest, "EX")
        assert guest.game.moment > 1 and done(guest, "mark_legal") == 0


def test_where_every_card_may_be_played_nothing_is_counted() -> None:
    table = lay("leinfelden", "SU", dealer=2, vorhand="EA", second="EX BK HK H7 B7")
    guest = sits(table, lambda table: table.opens("elfen", "EA"), chosen=ALL)
    guest.wait(1.0)
    plays(guest, "EX")
    assert guest.game.moment > 1 and done(guest, "mark_legal") == 0


def makes_101(guest: Guest) -> str:
    """The trick that lies there brings the own side to 101; what is said then."""
    guest.game.seen_by(0).points[0] = 101
    guest.state.stage.seen.points[0] = 101 - 14
    taken = trick_explained.taker_told(guest.state.stage.seen, guest.state.seating.names)
    return f"{taken} {say('propose_aus_sum', {'have': 87, 'more': 14, 'sum': 101})}"


def test_the_first_call_is_proposed_at_once_and_later_ones_after_a_while() -> None:
    guest = own_trick(**ALL, trick_stays=0.0)
    proposed = makes_101(guest)
    assert describe(guest.state).over.line == proposed
    guest.player.learner.learn(Progress({"aus": 1}))
    guest.running.rest()
    assert describe(guest.state).over.line != proposed
    guest.wait(theme.PROPOSED + 0.2)
    assert describe(guest.state).over.line == proposed


def test_it_says_who_takes_the_trick_and_then_what_that_makes_with_what_stands_there() -> None:
    guest = own_trick(**ALL, trick_stays=0.0)
    proposed, over = makes_101(guest), describe(guest.state).over
    assert over.line == proposed and over.points[0][0] == "87" and over.then == ""
    assert proposed.startswith("Ich takes it with the Ace of acorns: 14 points. 87 and 14 make 101:")


@pytest.mark.parametrize("chosen", [{"aid_my_points": False, "aid_all_points": False}, {"covered": True}])
def test_what_the_player_cannot_see_is_not_added_up(chosen: dict[str, bool]) -> None:
    learned, shown = chosen.get("covered", False), {key: on for key, on in chosen.items() if key != "covered"}
    guest = own_trick(**(ALL | shown), trick_stays=0.0)
    guest.player.learner.learn(Progress(lessons=(AFTER_LESSON,) if learned else ()))
    makes_101(guest)
    assert describe(guest.state).over.line.endswith(f"14 points. {PHRASES['propose_aus']}")


def test_before_the_picture_shows_it_nothing_is_proposed() -> None:
    guest = own_trick(**ALL, trick_stays=0.0)
    makes_101(guest)
    guest.state.stage.seen.points[0] -= 1
    assert "101" not in describe(guest.state).over.line and "Aus" not in describe(guest.state).over.line


@pytest.mark.parametrize(("told", "times"), [(False, 1), (True, 0)])
def test_a_call_before_it_is_proposed_is_done_alone(told: bool, times: int) -> None:
    guest = own_trick(**ALL, trick_stays=0.0)
    guest.player.learner.learn(Progress({"aus": 1}))
    makes_101(guest)
    guest.running.rest()
    guest.wait(2 * theme.PROPOSED if told else 0.1)
    guest.session.actions.do(AUS)
    assert done(guest, "propose_aus") == times


@pytest.mark.parametrize(("thought", "times"), [(0.2, 1), (20.0, 0)])
def test_a_pair_that_nobody_has_asked_about_is_seen_alone(
    thought: float, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aids, "asked_after", lambda state: 1)
    table = lay("leinfelden", "S7", vorhand="EA HK HO E7 B7", second="EU", third="BU", fourth="BK")
    guest = sits(table, lambda table: table.opens("elfen", "EA").discards().discards().discards(), chosen=ALL)
    guest.running.rest()
    guest.wait(thought)
    guest.session.actions.do(DECLARE + SUIT[FACE_OF["HK"]])
    assert guest.game.seen_by(0).points[0] >= 20 and done(guest, "ask_pair") == times


@pytest.mark.parametrize(
    ("reason", "rounds", "helped", "alone"),
    [
        ("counted", 0, False, True),
        ("aus", 2, False, False),  # the talon was not gone
        ("counted", 0, True, False),
        ("given_up", 0, False, False),
    ],
)
def test_a_whole_deal_is_played_alone_if_nothing_was_asked_or_refused(
    reason: str, rounds: int, helped: bool, alone: bool
) -> None:
    guest = Guest(others=others(3), chosen=ALL)
    seen = guest.state.stage.seen
    seen.rounds, seen.result = rounds, Result(reason, (0,), (0, 1), (60, 50), (5, 5))
    if helped:
        guest.running.help(refused=True)
    assert ("strip" in aids_not_needed_in_deal(guest.state)) is alone


def test_an_aid_goes_before_the_next_deal_says_so_and_is_had_back_in_the_settings() -> None:
    guest = Guest(others=others(3), chosen=ALL)
    guest.player.learner.learn(Progress({"mark_legal": 3}))
    assert guest.state.aids.mark_legal, "not in the middle of a deal"
    guest.game.give_up_deal()
    guest.table.evening.deal(Seed("the next one"), 17, guest.now)
    assert not guest.state.aids.mark_legal and guest.told == PHRASES["gone_mark_legal"]
    assert guest.player.settings.aids.mark_legal and not guest.player.learner.aids.mark_legal
    page = SettingsPage(guest.player, guest.house.keeper)
    scene = PageScene(guest.player, page)
    guest.scenes.push(scene)
    guest.turn()
    assert scene.page is not None
    guest.click(*found(scene.page, "help").box.middle)
    placed = next(each for each in scene.page.placed() if each.widget.key == "aid_mark_legal")
    scene.page.scrolls.show(placed.part, placed.box)
    switch = found(scene.page, "aid_mark_legal")
    assert any(PHRASES["aid_gone"] in each.name for each in scene.page.meanings())
    guest.click(*switch.box.middle)
    assert guest.player.learner.aids.mark_legal and guest.player.learner.progress == Progress()
