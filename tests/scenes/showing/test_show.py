"""The show: begun, steered and left by keys and mouse, forwards and backwards."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.settings import SettingValue
from gaigel_desktop.text.languages import LANGUAGES
from tests.scenes.pages import Open

CHOSEN: dict[str, SettingValue] = {
    "show_pace": "itself",
    "show_hands": "closed",
    "show_second": LANGUAGES[-1],
    "shows_itself": True,
}


@pytest.mark.parametrize("name", CHOSEN)
def test_how_a_show_goes_is_chosen_in_the_settings(visit: Open, name: str) -> None:
    visitor = visit()
    visitor.to_settings("show")
    visitor.page.point_at(name)
    visitor.key(pygame.K_SPACE if name == "shows_itself" else pygame.K_LEFT)
    assert visitor.desk.settings.change(**{name: CHOSEN[name]}) == visitor.desk.settings
