"""Is it fair? One line of the menu of a table, with the hash of the pack, leads to one page about it."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.dealer import Seed
from gaigel_desktop.scenes.deal.table_menu import DIGITS
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.fair import fair_page
from gaigel_desktop.scenes.pages.fair.fair_page import LUCK, FairScene
from gaigel_desktop.scenes.routes import Fair
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from tests.scenes.looks import in_some_looks

from .pages import Open, Visitor, clipboard, troubles
from .test_going_on import sits_down
from .test_past import with_games

TOLD = ("fair_sealed", "fair_word", "fair_check", "fair_witness", "fair_others")
PACK = Fair(Seed("house").seal, "Brezel & Wein")


def at_the_menu(visit: Open) -> tuple[Visitor, TableScene]:
    """In the first deal of a match."""
    visitor = visit()
    sits_down(visitor, "play")
    table = visitor.scene
    assert isinstance(table, TableScene)
    visitor.key(pygame.K_ESCAPE)
    return visitor, table


def test_the_menu_tells_by_which_hash_the_pack_is_sealed_and_leads_to_the_whole_hash_and_back(visit: Open) -> None:
    visitor, table = at_the_menu(visit)
    seal, menu = table.match.seal, visitor.scene
    assert visitor.find("fair").name == say("menu_fair_sealed", {"hash": seal[:DIGITS]})
    visitor.click("fair")
    assert seal in [told.aloud for told in visitor.meanings()]
    visitor.key(pygame.K_ESCAPE)
    assert visitor.scene is menu


def test_it_tells_in_a_few_sentences_how_it_is_sealed_how_to_check_it_and_what_the_others_see(visit: Open) -> None:
    visitor = visit()
    visitor.services.open(Fair())
    visitor.turn()
    assert all(visitor.sees(say(key)) for key in TOLD)
    assert not visitor.sees(say("fair_hash")), "no deal runs"


def test_the_other_tab_tells_what_the_cards_gave(visit: Open) -> None:
    visitor = with_games(visit, 4)
    visitor.services.open(Fair())
    visitor.turn()
    scene = visitor.scene
    assert isinstance(scene, FairScene) and scene.fair.luck is None, "nothing is read that nobody asks for"
    visitor.click(f"tab {LUCK}")
    assert scene.fair.luck is not None and scene.fair.luck.reading is not None
    first = scene.fair.luck
    scene.fair.luck.reading.wait()
    assert scene.update(visitor.now) is None and visitor.sees(say("luck_told_by", {"count": 4}))
    visitor.click("tab sealed")
    visitor.click(f"tab {LUCK}")
    assert scene.fair.luck is first, "it is read once"


def test_while_it_is_being_read_it_is_looked_at_now_and_then(visit: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = with_games(visit, 4)
    monkeypatch.setattr("gaigel_desktop.scenes.pages.fair.luck.BeingRead.done", False)
    visitor.services.open(Fair(luck=True))
    assert visitor.scene.update(visitor.now) == theme.READING_SEEN


@pytest.mark.parametrize(("there", "words"), [(True, "day_copied"), (False, "day_not_copied")])
def test_the_hash_can_be_copied_and_what_came_of_it_is_said(
    visit: Open, monkeypatch: pytest.MonkeyPatch, there: bool, words: str
) -> None:
    copied = list[str]()
    monkeypatch.setattr(fair_page, "copy", clipboard(copied, there=there))
    visitor, table = at_the_menu(visit)
    visitor.click("fair")
    assert not visitor.sees(say(words))
    visitor.click("copy")
    assert visitor.sees(say(words)) and copied == [table.match.seal]


def test_the_hash_is_heard_as_soon_as_the_page_comes_on(visit: Open) -> None:
    visitor, table = at_the_menu(visit)
    visitor.house.kit.aloud.heard = True
    visitor.click("fair")
    visitor.turn()
    heard = visitor.house.kit.aloud.fetch()
    assert heard == [say("fair_title"), say("fair_hash"), table.match.seal, say("fair_sealed"), say("fair_word")]


@in_some_looks
def test_it_can_be_read_and_used(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    visitor.services.open(PACK)
    visitor.turn()
    assert troubles(visitor) == []
