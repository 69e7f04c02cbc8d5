"""By itself: after two minutes without anybody the game shows itself, silently, and goes at the first touch."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller import places
from gaigel_desktop.controller.match.players import Thinker
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.title import TitleScene
from gaigel_desktop.show import seating_shown
from gaigel_desktop.show.by_itself import ByItself
from gaigel_desktop.show.plan.stations import CLOSING, DEAL, TITLE
from gaigel_desktop.show.plan.unattended import SCENES, invites, one_round
from gaigel_desktop.show.seen_by_room import title_of
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.mouse import any_input
from tests.scenes.pages import Open, Visitor
from tests.tiers import one_in, thorough

ROUND = 90.0  # seconds for three scenes


@pytest.fixture(autouse=True)
def _nobody_thinks_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays while it is watched decides at once."""
    monkeypatch.setattr(seating_shown, "players", lambda house, piece: lambda seat: Thinker(greedy))


def nobody_comes(visitor: Visitor) -> ByItself:
    """Two minutes pass."""
    visitor.wait(theme.UNTOUCHED + 0.1)
    assert isinstance(visitor.scene, ByItself)
    return visitor.scene


def until(visitor: Visitor, itself: ByItself, place: tuple[int, int, str]) -> None:
    """As time passes, up to a place: which round, which piece of it, and what is seen of that."""
    end = visitor.now + 1200
    while (itself.rounds, itself.shown.presented.place.piece, itself.shown.presented.place.up) != place:
        visitor.wake()
        assert visitor.now < end, f"it never comes there: {itself.shown.presented.place}"


def turns(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The moments in which the title is asked what it wants."""
    at: list[float] = []
    real = visitor.scene.update

    def noted(now: float) -> float | None:
        at.append(now)
        return real(now)

    monkeypatch.setattr(visitor.scene, "update", noted)
    return at


def test_nobody_sees_anything_where_it_is_not_wanted(visit: Open) -> None:
    visitor = visit()
    visitor.draws = True
    visitor.turn()
    visitor.wait(5.0)
    assert visitor.turn() is None, "the title waits for somebody, and for nothing else"
    visitor.wait(10 * theme.UNTOUCHED)
    assert isinstance(visitor.scene, TitleScene)


@thorough
def test_the_title_wakes_up_once_in_two_minutes(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = visit(shows_itself=True)
    visitor.draws = True
    visitor.wait(10.0)
    asked = turns(visitor, monkeypatch)
    visitor.wait(theme.UNTOUCHED)
    assert isinstance(visitor.scene, ByItself) and asked == [theme.UNTOUCHED]


@thorough
def test_whoever_moves_the_mouse_on_the_title_has_all_the_time(visit: Open) -> None:
    visitor = visit(shows_itself=True)
    for _ in range(3):
        visitor.wait(theme.UNTOUCHED - 1)
        visitor.mouse(pygame.MOUSEMOTION, 600, 300)
    assert isinstance(visitor.scene, TitleScene)
    visitor.wait(theme.UNTOUCHED - 1)
    visitor.click("settings")
    visitor.wait(3 * theme.UNTOUCHED)
    visitor.click("back")
    visitor.wait(theme.UNTOUCHED - 1)
    assert isinstance(visitor.scene, TitleScene)
    nobody_comes(visitor)


@one_in(
    4,
    "event",
    [
        pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"),
        pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(200, 420)),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(5, 5)),
        pygame.Event(pygame.MOUSEMOTION, pos=(200, 420), rel=(3, 0), buttons=(0, 0, 0)),
        pygame.Event(pygame.MOUSEWHEEL, x=0, y=1),
    ],
    ids=lambda event: pygame.event.event_name(event.type),
)
def test_any_touch_leads_back_to_the_title_and_starts_nothing(visit: Open, event: pygame.Event) -> None:
    visitor = visit(shows_itself=True)
    title, chosen = visitor.scene, visitor.player.settings
    before = [(meaning.key, meaning.name) for meaning in visitor.meanings()]
    focus, size = visitor.page.focus, visitor.house.kit.screen.size
    nobody_comes(visitor)
    visitor.wait(20.0)
    visitor.handle(event)
    visitor.mouse(pygame.MOUSEBUTTONUP, 200, 420)
    visitor.wait(2.0)
    assert visitor.scene is title and visitor.page.focus == focus
    assert [(meaning.key, meaning.name) for meaning in visitor.meanings()] == before
    assert visitor.player.settings == chosen and visitor.house.kit.screen.size == size
    assert not visitor.house.kit.screen.full_screen
    nobody_comes(visitor)


def test_what_is_no_touch_changes_nothing(visit: Open) -> None:
    visitor = visit(shows_itself=True)
    itself = nobody_comes(visitor)
    for event in (
        pygame.Event(pygame.MOUSEMOTION, pos=(200, 420), rel=(0, 0), buttons=(0, 0, 0)),  # the window came under it
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=(5, 5)),
        pygame.Event(pygame.KEYUP, key=pygame.K_a, mod=0),
    ):
        assert not any_input(event)
        visitor.handle(event)
        assert visitor.scene is itself


@thorough
def test_three_scenes_in_ninety_seconds_then_a_deal_and_at_first_how_one_can_play(
    visit: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = visit(shows_itself=True, language="en")
    sounds: list[str] = []
    monkeypatch.setattr(visitor.house.kit.sounds, "play", lambda name, now: sounds.append(name))
    itself = nobody_comes(visitor)
    began, names = visitor.now, list[str]()
    for piece in range(3):
        until(visitor, itself, (0, piece, DEAL))
        names.append(itself.shown.presented.story.name)
    until(visitor, itself, (0, 3, TITLE))
    assert tuple(names) == SCENES and ROUND * 0.8 < visitor.now - began < ROUND * 1.1
    until(visitor, itself, (0, 3, CLOSING))
    card = title_of(itself.shown.presented)
    assert card is not None and (card.words, card.gist) == (say("show_end"), say("by_itself_press"))
    until(visitor, itself, (1, 0, TITLE))
    assert sounds == []


def test_the_deal_is_played_to_its_end_while_it_is_watched(visit: Open) -> None:
    visitor = visit(shows_itself=True, speed="none")
    itself = nobody_comes(visitor)
    itself.rounds = 1
    itself.shown.presented.begin(3)
    itself.shown.steering.walk.go(itself.shown.presented)
    course = itself.shown.presented.course
    known = course.last
    until(visitor, itself, (2, 0, TITLE))
    assert known == 0 and course.over(course.last), "the second round has no card at its end"


def test_nothing_of_it_is_kept(visit: Open) -> None:
    visitor = visit(shows_itself=True, speed="none")
    itself = nobody_comes(visitor)
    itself.shown.presented.begin(3)
    visitor.wait(60.0)
    assert visitor.house.current.story is None and visitor.house.keeper.store is not None
    assert visitor.house.keeper.store.database.execute("SELECT count(*) FROM deal").fetchone() == (0,)
    assert not Path(places.settings_file()).exists()


def test_every_preset_comes_up_in_the_course_of_an_evening() -> None:
    presets = [one_round(number, f"round {number}").pieces[3].story.record.rules.preset for number in range(12)]
    assert set(presets) == set(PRESETS) and presets[::2] == ["leinfelden"] * 6
    assert [invites(number) for number in range(6)] == [True, False, False, True, False, False]
    assert one_round(2, "x") == one_round(2, "x") != one_round(2, "y")
