"""The picture of the cards: one key away at the table, in the menu over it, and read in every look."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.match.chair import party_at
from gaigel_desktop.controller.match.regulars import REGULARS
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.evening import TableFor
from gaigel_desktop.scenes.deal.table_scene import TableScene
from gaigel_desktop.scenes.pages.cards import CardsScene
from gaigel_desktop.scenes.routes import Cards
from gaigel_desktop.text.speech import say

from .looks import in_every_look
from .pages import Open, Visitor, troubles
from .shot import LONG, fresh, game_until

LEINFELDEN = PRESETS["leinfelden"]


def at_the_table(visit: Open) -> Visitor:
    """Somebody who has been dealt a hand."""
    visitor = visit(played_before=True, speed="none")
    seating = Seating(0, ("", *(one.name for one in REGULARS[:3])), ("", *(one.portrait for one in REGULARS[:3])))
    table = TableFor(party_at(game_until(4, "leinfelden", fresh), 0), seating, Sealed(["next"]))
    visitor.scenes.push(TableScene(table, visitor.player, visitor.services))
    visitor.wait(LONG)
    return visitor


@pytest.mark.parametrize("key", [pygame.K_v, pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE, None])
def test_one_key_shows_what_beats_what_and_any_press_puts_it_away(visit: Open, key: int | None) -> None:
    visitor = at_the_table(visit)
    there = visitor.scene
    table = there
    assert isinstance(table, TableScene)
    moment = table.state.chair.moment if table.state is not None else -1
    visitor.key(pygame.K_v)
    assert isinstance(visitor.scene, CardsScene)
    assert visitor.sees("Ace 11, Ten 10, King 4, Ober 3, Unter 2, Seven 0.") and visitor.sees("101 points win.")
    if key is None:
        visitor.click_at(20, 20)
    else:
        visitor.key(key)
    assert visitor.scene is there and table.state is not None and table.state.chair.moment == moment


def test_it_is_in_the_menu_and_leads_back_there(visit: Open) -> None:
    visitor = at_the_table(visit)
    visitor.key(pygame.K_ESCAPE)
    menu = visitor.scene
    visitor.click("cards")
    assert visitor.sees(say("cards_title"))
    visitor.key(pygame.K_SPACE)
    assert visitor.scene is menu


def test_it_counts_and_calls_the_cards_as_this_table_does(visit: Open) -> None:
    visitor = visit(deck="french")
    visitor.services.open(Cards(PRESETS["uspcc-1907"]))
    assert visitor.sees("Ace 11, Ten 10, King 9, Queen 8, Jack 7, Seven 0.")


@in_every_look
def test_it_can_be_read(visit: Open, size: tuple[int, int], language: str, text: int) -> None:
    visitor = visit(size, language=language, text_size=text)
    for deck in ("wuerttemberg", "french"):
        visitor.player.change(deck=deck)
        visitor.services.open(Cards(LEINFELDEN))
        assert troubles(visitor) == []
        visitor.key(pygame.K_SPACE)
