"""The pages where a show is chosen and a club's programme is put together, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.records.notation import write_line
from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.controller.store.transfer import records_folder
from gaigel_desktop.controller.thrown_away import lying
from gaigel_desktop.lessons.programme import DEAL, FILE, STORY, programmes
from gaigel_desktop.lessons.story import stories
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.pages.past.past_games import PastScene
from gaigel_desktop.show.plan.club_programmes import club_programmes, folder
from gaigel_desktop.show.plan.find_show import asked_for
from gaigel_desktop.show.plan.show import Show
from gaigel_desktop.show.programme_editor import ComposerScene
from gaigel_desktop.show.programme_list import ChooserScene
from gaigel_desktop.show.show_scene import ShowScene
from gaigel_desktop.text.speech import say
from tests.controller.past_games import keep_many, played
from tests.scenes.looks import in_some_looks

from .club import OUR_EVENING, with_club
from .pages import Open, Visitor, troubles
from .test_past import store_of

OURS = "own our-evening"


def at_the_page(visit: Open, size: tuple[int, int] = (1280, 720), /, **settings: SettingValue) -> Visitor:
    """Somebody before the slate."""
    visitor = visit(size, **settings)
    with_club(visitor)
    return visitor


def shown_to_others(visitor: Visitor) -> Show:
    """What a room sees now."""
    assert isinstance(visitor.scene, ShowScene)
    return visitor.scene.presented.show


def shown(visitor: Visitor) -> list[str]:
    """The stories of it."""
    return [piece.story.name for piece in shown_to_others(visitor).pieces]


def kept() -> list[tuple[str, str]]:
    """What the club's programme holds, as its file says."""
    (found,) = club_programmes(folder())
    assert found.programme is not None and not found.problems
    return [(number.kind, number.name) for number in found.programme.numbers]


# -- choosing ----------------------------------------------------------------------------------------------------


def test_the_twelve_minutes_are_shown_with_one_key(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.key(pygame.K_RETURN)
    assert shown(visitor) == [number.name for number in programmes()[0].numbers]


def test_a_clubs_programme_is_shown_by_keys(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.press(OURS)
    assert visitor.find(OURS).chosen
    visitor.press("go")
    assert shown(visitor) == [number.name for number in OUR_EVENING.numbers]


def test_every_scene_is_shown_alone(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.click("scenes")
    assert [each.key.removeprefix("scene ") for each in visitor.meanings() if each.key.startswith("scene ")] == [
        story.name for story in stories()
    ]
    visitor.press("scene partner")
    assert shown(visitor) == ["partner"]


def test_a_past_deal_is_chosen_among_past_games(visit: Open) -> None:
    visitor = at_the_page(visit)
    keep_many(store_of(visitor), 4)
    visitor.click("deals")
    visitor.click("past")
    assert isinstance(visitor.scene, PastScene)
    visitor.press("choose")
    show = shown_to_others(visitor)
    (piece,) = show.pieces
    assert piece.deal is not None and piece.deal.record == piece.story.record


def test_where_no_deal_was_played_one_comes_back(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.click("deals")
    visitor.click("past")
    visitor.press("play")
    assert isinstance(visitor.scene, ChooserScene)


@pytest.mark.parametrize("way", ["typed", "dropped", "pointed at"])
def test_a_file_of_records_is_shown(visit: Open, way: str) -> None:
    visitor = at_the_page(visit)
    path = records_folder() / "evening.jsonl"
    path.write_text("".join(write_line(record) + "\n" for record in played(PRESETS["leinfelden"], 2)))
    visitor.click("file")
    if way == "dropped":
        visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    elif way == "typed":
        visitor.click("path")
        visitor.type(str(path))
        visitor.key(pygame.K_RETURN)
    else:
        visitor.click("file evening.jsonl")
    assert shown(visitor) == ["", ""]


def test_of_a_file_that_is_none_it_is_said(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.handle(pygame.Event(pygame.DROPFILE, file="/nowhere/at.all"))
    assert visitor.sees("There is no programme, scene or file called /nowhere/at.all")
    assert isinstance(visitor.scene, ChooserScene)


def test_a_file_with_faults_says_them_and_the_rest_is_shown(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.scenes.pop()
    (folder() / "bad.toml").write_text("[[numbers]\n")
    (folder() / "half.toml").write_text('[[numbers]]\nstory = "nope"\n[[numbers]]\nstory = "forty"\n')
    with_club(visitor)
    visitor.click("own bad")
    assert visitor.sees("bad.toml, line 1, cannot be read") and not visitor.find("go").usable
    visitor.click("own half")
    assert visitor.sees("there is no scene called nope")
    visitor.click("go")
    assert shown(visitor) == ["forty"]


def test_a_file_that_would_take_long_to_read_holds_nothing_up(visit: Open) -> None:
    visitor = at_the_page(visit)
    visitor.scenes.pop()
    (folder() / "dots.toml").write_text("a" + ".a" * 30_000 + " = 1")
    with_club(visitor)
    visitor.click("own dots")
    assert visitor.sees("dots.toml is not read: a line in it is too long") and not visitor.find("go").usable


def test_where_nothing_of_what_was_asked_for_can_be_shown_the_title_says_why(visit: Open) -> None:
    visitor = visit()
    wish = asked_for(("partner",))
    visitor.app.show_asked(wish._replace(programme=wish.programme._replace(numbers=()), problems=("It is gone.",)))
    assert visitor.scene is visitor.title
    visitor.turn()
    assert visitor.sees("It is gone.")


def test_what_is_missing_in_it_is_said_when_it_is_over(visit: Open) -> None:
    visitor = visit()
    visitor.app.show_asked(asked_for(("partner",))._replace(problems=("It is gone.",)))
    assert visitor.scene is not visitor.title
    visitor.key(pygame.K_ESCAPE, pygame.KMOD_SHIFT)
    assert visitor.scene is visitor.title and visitor.sees("It is gone.")


# -- putting together --------------------------------------------------------------------------------------------


def composing(visit: Open, size: tuple[int, int] = (1280, 720), /, **settings: SettingValue) -> Visitor:
    """Somebody who changes the club's programme."""
    visitor = at_the_page(visit, size, **settings)
    visitor.click(OURS)
    visitor.click("change")
    return visitor


def test_a_programme_is_put_together_by_keys_alone(visit: Open) -> None:
    visitor = at_the_page(visit)
    (folder() / "our-evening.toml").unlink()
    visitor.press("new")
    visitor.type("Besen")
    assert not club_programmes(folder()), "nothing stands in it yet"
    for name in ("forty", "partner"):
        visitor.press(f"scene {name}")
    visitor.press("up")
    assert kept() == [(STORY, "partner"), (STORY, "forty")]
    visitor.key(pygame.K_ESCAPE)
    assert visitor.sees("Besen") and visitor.find("own besen").chosen
    visitor.press("go")
    assert shown(visitor) == ["partner", "forty"]


def test_what_is_in_it_goes_up_and_down_and_away(visit: Open) -> None:
    visitor = composing(visit)
    visitor.click("down")
    visitor.click("down")
    visitor.click("down")
    assert [name for _, name in kept()] == ["forty", "gigackel", "partner"]
    visitor.click("number 0")
    visitor.click("up")
    visitor.click("away")
    assert [name for _, name in kept()] == ["gigackel", "partner"]
    for _ in range(2):
        visitor.click("away")
    assert not club_programmes(folder()) and visitor.sees(say("composing_empty"))


def test_a_past_deal_and_a_file_come_in(visit: Open, tmp_path: Path) -> None:
    visitor = composing(visit)
    keep_many(store_of(visitor), 4)
    visitor.press("past")
    assert visitor.find("choose").name == say("showing_into")
    visitor.press("choose")
    assert isinstance(visitor.scene, ComposerScene)
    path = tmp_path / "evening.jsonl"
    path.write_text(write_line(played(PRESETS["leinfelden"], 1)[0]) + "\n")
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    assert kept()[1][0] == DEAL and kept()[2] == (FILE, str(path))
    visitor.click("go")
    assert len(shown(visitor)) == 5


def test_a_file_that_holds_no_deal_does_not_come_in(visit: Open, tmp_path: Path) -> None:
    visitor = composing(visit)
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(tmp_path / "gone.jsonl")))
    assert visitor.sees("gone.jsonl is missing") and len(kept()) == 3


def test_ours_is_copied_before_it_is_changed(visit: Open) -> None:
    visitor = at_the_page(visit)
    (folder() / "our-evening.toml").unlink()
    visitor.click("change")
    visitor.click("away")
    assert [name for _, name in kept()] == [number.name for number in programmes()[0].numbers[1:]]


def test_it_is_thrown_away_only_by_whoever_is_sure(visit: Open) -> None:
    visitor = composing(visit)
    visitor.press("discard")
    visitor.answer("no")
    assert len(kept()) == 3
    visitor.press("discard")
    visitor.answer("yes")
    assert isinstance(visitor.scene, ChooserScene) and not club_programmes(folder())
    assert [path.name for path in lying(".toml")] == ["thrown-away-our-evening-1.toml"], "for a day it lies aside"


def test_where_it_cannot_be_kept_that_is_said(visit: Open) -> None:
    visitor = at_the_page(visit)
    (folder() / "our-evening.toml").unlink()
    folder().rmdir()
    folder().write_text("in the way")
    visitor.click("new")
    visitor.press("scene forty")
    assert visitor.sees(say("composing_not_kept", {"path": folder()}))


# -- as it is laid out -------------------------------------------------------------------------------------------


@in_some_looks
def test_every_page_can_be_read_and_pressed(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = composing(visit, size, language=language, text_size=text)
    assert troubles(visitor) == []
    visitor.key(pygame.K_ESCAPE)
    for key in ("new", "programme twelve_minutes", OURS, "scenes", "deals", "file"):
        visitor.click(key)
        assert (key, troubles(visitor)) == (key, [])
        if key == "new":
            visitor.key(pygame.K_ESCAPE)


def test_a_second_window_keeps_no_programme(visit: Open) -> None:
    visitor = composing(visit)
    before = kept()
    visitor.house.keeper.owner = False
    visitor.click("away")
    assert kept() == before and visitor.sees(say("photo_elsewhere"))
    visitor.press("discard")
    visitor.answer("yes")
    assert kept() == before
