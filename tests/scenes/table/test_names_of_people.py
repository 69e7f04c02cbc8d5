"""Where several people share a laptop, what all look at together calls everybody by name."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.seating import Seating
from gaigel_desktop.rules.actions import AUS, PASS
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.scenes.deal.cover import CoverScene
from gaigel_desktop.scenes.parts.overlay import Overlay
from gaigel_desktop.table.slate.standing import side_name, side_told
from gaigel_desktop.window.spoken.tree import Node
from tests.tiers import first_of

from .guest import Guest

LEINFELDEN, MANY = PRESETS["leinfelden"], PRESETS["uspcc-1907"]._replace(players=8)
NAMES = ("Anna", "Ben", "Karl", "Lena")
SECOND_PERSON = {
    "en": ("You ", " you ", "your ", "Mir", "Ihr"),
    "de": ("Du ", " du ", "dein", "ihr ", "eure", "Mir", "Ihr"),
    "es": ("tú", " tu ", "tus ", " te ", "Mir", "Ihr"),
}


def seating(people: tuple[int, ...], names: tuple[str, ...] = NAMES) -> Seating:
    return Seating(0, names, ("marie",) * len(names), people).seen_by_all()


def test_against_each_other_both_sides_have_names() -> None:
    for people in ((0, 1, 2, 3), (0, 1), (0, 3), (0, 1, 2)):
        assert side_name(LEINFELDEN, seating(people), 0) == "Anna & Karl"
        assert side_told(LEINFELDEN, seating(people).seen_from(1), 1) == "Ben & Lena", "also for whoever has the laptop"


def test_partners_are_mir_and_so_is_somebody_alone() -> None:
    for people in ((0,), (0, 2)):
        assert side_name(LEINFELDEN, seating(people), 0) == "Mir"
        assert side_name(LEINFELDEN, seating(people), 1) == "Ihr"


def test_of_many_only_the_people_are_named() -> None:
    names = ("Anna", "Ben", "Karl", "Lena", "Eugen", "Berta", "Karle", "Samuel")
    two = seating((0, 1, 2), names)
    assert side_name(MANY, two, 0) == "Anna & Karl"
    assert side_name(MANY, two, 1) == "Ben"
    assert side_name(MANY, seating((0, 1, 2, 4, 6), names), 0) == "Anna +3"


def words(nodes: tuple[Node, ...]) -> list[str]:
    return [word for node in nodes for word in (node.name, node.value, *words(node.inside))]


def to_the_end(guest: Guest) -> None:
    """Everybody lays a card in turn, and after a while somebody calls Aus."""
    for _ in range(300):
        if isinstance(guest.scene, Overlay) and not isinstance(guest.scene, CoverScene):
            guest.wait(8.0)
            return
        guest.wait(2.0)
        laptop = guest.table.evening.laptop
        assert laptop is not None
        if isinstance(guest.scene, CoverScene):
            guest.key(pygame.K_RETURN)
        elif guest.stop is not None:
            guest.key(pygame.K_SPACE)
        elif not laptop.covered and next_to_act(guest.deal) == laptop.front:
            late = guest.game.moment > 12
            guest.means(AUS if late else PASS if guest.deal.waiting else card_actions(guest.deal)[0])
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("people", [(0, 1, 2, 3), (0, 2), (0, 1)])
@first_of(1, "language", ["de", "en", "es"])
def test_the_end_of_a_deal_speaks_of_everybody_by_name(language: str, people: tuple[int, ...]) -> None:
    guest = Guest(people=people, language=language, name="Marie", trick_stays=0.5, talk=False)
    to_the_end(guest)
    told = words(guest.scene.spoken().nodes)
    against = people != (0, 2)
    unwanted = SECOND_PERSON[language] if against else SECOND_PERSON[language][:-2]
    on_the_sheet = [each for each in told if each]
    assert any("Marie" in each for each in on_the_sheet)
    assert not [each for each in on_the_sheet[:8] for word in unwanted if word in f" {each} "], on_the_sheet
