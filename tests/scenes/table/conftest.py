"""The table without a screen or a sound card."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

# ruff: isort: split
from gaigel_desktop.text import speech
from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.scene import Kit
from gaigel_desktop.window.screen import Screen
from gaigel_desktop.window.sound import Sounds
from gaigel_desktop.window.spoken.aloud import Aloud


@pytest.fixture(scope="module")
def kit(catalogue_folder: Path) -> Kit:
    """Pens for all sizes of text, and the catalogues."""
    patch = pytest.MonkeyPatch()
    patch.setattr(speech, "CATALOGUES", catalogue_folder)
    return Kit(Screen("Gaigel", (1280, 720)), Fonts(), Pictures(), Sounds(), Aloud())
