"""Own backs: a photograph is dropped, kept and used; what is no photograph, or is gone, says so."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest
from PIL import Image

from gaigel_desktop.controller import own_pictures
from gaigel_desktop.controller.own_pictures import OWN, kept
from gaigel_desktop.controller.thrown_away import folder as thrown_away
from gaigel_desktop.controller.thrown_away import lying
from gaigel_desktop.scenes.pages.own_looks.own_back_tiles import open_looks
from gaigel_desktop.scenes.pages.own_looks.own_backs import OwnLookScene
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.faces import back_file
from tests.scenes.looks import in_some_looks
from tests.tiers import thorough
from tests.waiting import wait_until

from .pages import Open, Visitor, troubles

pytestmark = thorough


@pytest.fixture
def photograph(tmp_path: Path) -> Path:
    path = tmp_path / "holidays.jpg"
    Image.effect_noise((320, 240), 60).convert("RGB").save(path)
    return path


def before_it(visitor: Visitor) -> Visitor:
    open_looks(visitor.player, visitor.house.keeper, visitor.scenes, lambda value: visitor.player.change(back=value))
    visitor.turn()
    return visitor


def until(visitor: Visitor, over: Callable[[], bool]) -> None:
    """What is done beside the picture comes to its end."""

    def is_over() -> bool:
        visitor.wait(theme.GLANCE)
        return over()

    wait_until(is_over, "what is done beside the picture is over")


def drop(visitor: Visitor, path: Path) -> None:
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(path)))
    until(visitor, lambda: not visitor.sees(say("photo_opening")))


def keep(visitor: Visitor, path: Path) -> None:
    """It becomes a back, and one is back where it was asked for."""
    drop(visitor, path)
    assert not isinstance(visitor.scene, OwnLookScene)


@in_some_looks
def test_the_page_can_be_read_and_used(
    visit: Open, size: tuple[int, int], language: str, text: int, photograph: Path
) -> None:
    visitor = visit(size, language=language, text_size=text)
    own_pictures.keep("Oma und Opa", b"RIFF\x04\0\0\0WEBP")
    before_it(visitor)
    assert troubles(visitor) == []
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(photograph)))
    assert troubles(visitor) == [] and visitor.sees(say("photo_opening"))
    visitor.click("back")


def test_a_photograph_becomes_what_one_plays_with(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    keep(visitor, photograph)
    (one,) = kept()
    assert Path(back_file(visitor.player.deck)) == one.path
    photograph.unlink()
    visitor.to_settings()
    assert visitor.find(f"back {OWN}{one.id}").on is not False
    assert not visitor.player.troubles.noted


def test_who_goes_back_waits_for_nothing(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    before = len(active_children())
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(photograph)))
    assert len(active_children()) == before + 1
    visitor.click("back")
    assert len(active_children()) == before and kept() == ()


def test_one_is_called_otherwise_and_deleted_when_one_is_sure(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    keep(visitor, photograph)
    (one,) = kept()
    before_it(visitor)
    visitor.page.point_at(one.id)
    visitor.type("Dog")
    assert kept()[0].name == "Dog"
    visitor.click(f"delete {one.id}")
    assert kept() and visitor.sees(say("thrown_away_ask", {"name": "Dog"}))
    visitor.answer("no")
    visitor.click(f"delete {one.id}")
    visitor.answer("yes")
    assert kept() == () and visitor.player.settings.back == "red"
    assert visitor.sees(str(thrown_away())) and len(lying(".webp")) == 1
    assert visitor.player.deck.back == "red" and not visitor.player.troubles.noted


def test_the_chosen_one_is_deleted_where_it_was_chosen(visit: Open, photograph: Path) -> None:
    visitor = visit()
    visitor.to_settings()
    visitor.page.point_at("own_back")
    visitor.key(pygame.K_RETURN)
    keep(visitor, photograph)
    visitor.page.point_at("delete_back")
    visitor.key(pygame.K_RETURN)
    assert kept() and visitor.sees(say("thrown_away_cost", {"folder": str(thrown_away())}))
    visitor.answer("yes")
    assert visitor.sees(str(thrown_away()))
    assert kept() == () and visitor.player.settings.back == visitor.player.deck.back == "red"
    assert "delete_back" not in [told.key for told in visitor.meanings()]


def test_a_path_can_be_typed(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    visitor.page.point_at("path")
    visitor.handle(pygame.Event(pygame.TEXTINPUT, text=str(photograph)))
    visitor.key(pygame.K_RETURN)
    until(visitor, lambda: len(kept()) == 1)


def test_what_is_no_photograph_gets_one_sentence(visit: Open, tmp_path: Path) -> None:
    visitor = before_it(visit())
    for name, key in (("words.jpg", "photo_none"), ("nothing.jpg", "photo_unreadable")):
        (tmp_path / "words.jpg").write_text("Dear diary")
        drop(visitor, tmp_path / name)
        assert visitor.sees(say(key)) and kept() == ()


def test_what_comes_of_a_photograph_is_heard(visit: Open, tmp_path: Path) -> None:
    visitor = before_it(visit())
    aloud = visitor.house.kit.aloud
    aloud.heard = True
    drop(visitor, tmp_path / "nothing.jpg")
    assert aloud.fetch() == [say("photo_opening"), say("photo_unreadable")]


@pytest.mark.parametrize("text", [100, 150])
def test_what_was_kept_is_in_sight(visit: Open, photograph: Path, text: int) -> None:
    visitor = visit(text_size=text)
    visitor.to_settings()
    visitor.page.point_at("own_back")
    visitor.key(pygame.K_RETURN)
    keep(visitor, photograph)
    visitor.turn()
    (one,) = kept()
    page = visitor.page
    part, tile = next((each.part, each) for each in page.placed() if each.widget.key == f"back {one.value}")
    assert part.window is not None and part.window.contains(tile.box)


def test_a_full_disk_gets_one_sentence_and_nothing_changes(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    with patch.object(own_pictures, "write_bytes", side_effect=OSError):
        drop(visitor, photograph)
    assert visitor.sees(say("photo_not_kept")) and kept() == () and visitor.player.settings.back == "red"


def test_a_dozen_is_enough(visit: Open, photograph: Path) -> None:
    visitor = before_it(visit())
    for _ in range(own_pictures.MOST):
        own_pictures.keep("", b"RIFF\x04\0\0\0WEBP")
    drop(visitor, photograph)
    assert visitor.sees(say("photo_enough", {"most": own_pictures.MOST}))


@pytest.mark.parametrize("how", ["gone", "cut off", "rubbish within"])
def test_what_is_gone_or_damaged_is_the_house_s_again(visit: Open, how: str, photograph: Path) -> None:
    visitor = before_it(visit())
    keep(visitor, photograph)
    (one,) = kept()
    data = one.path.read_bytes()
    spoiled = {"cut off": data[:-100], "rubbish within": data[:20] + bytes(len(data) - 20)}
    if how == "gone":
        one.path.unlink()
    else:
        one.path.write_bytes(spoiled[how])
    visitor = visit(back=one.value)  # another day
    visitor.draws = True
    visitor.to_settings()
    visitor.scroll_to("back red")
    visitor.turn()
    assert visitor.player.deck.back == "red"
    assert [trouble.key for trouble in visitor.player.troubles.noted] == ["trouble_own_picture"]
    assert visitor.player.settings.back == one.value, "it may come back"


@pytest.mark.parametrize("table", ["marble", "own:table-0123456789ab"])
def test_what_the_house_does_not_have_any_more_is_what_it_has(visit: Open, table: str) -> None:
    visitor = visit(back="purple", table=table)
    assert (visitor.player.deck.back, visitor.player.table_top) == ("red", "wood_dark")
    visitor.to_settings()
    assert visitor.find("table wood_dark").chosen and not visitor.player.troubles.noted


def test_a_second_window_keeps_nothing(visit: Open, photograph: Path) -> None:
    visitor = visit()
    visitor.house.keeper.owner = False
    before_it(visitor)
    visitor.handle(pygame.Event(pygame.DROPFILE, file=str(photograph)))
    assert visitor.sees(say("photo_elsewhere")) and not visitor.sees(say("photo_opening"))
