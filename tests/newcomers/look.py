"""Somebody comes into a house with newcomers, looks round, and tells what there is, as JSON.

python -m tests.newcomers.look
"""

from __future__ import annotations

import io
import json
import os
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final
from unittest.mock import patch

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.cli import main as command
from gaigel_desktop.table.play.table_talk import Talk
from gaigel_desktop.text.speech import suit_name
from gaigel_desktop.window.assets import home
from tests.scenes.pages import troubles
from tests.scenes.shot import opened

SIZE: Final = (1280, 720)
# The deck has neither large corners nor other colours, so that those fall away.
CHOSEN: Final[dict[str, str | int | bool]] = {
    "language": "la",
    "deck": "tarot",
    "colour_safe": True,
    "large_index": True,
}
load = pygame.image.load


def pages() -> dict[str, object]:
    """What the pages offer and say."""
    with opened("title", SIZE, draws=False, **CHOSEN) as guest:
        guest.to_settings()
        words = [each.name for each in guest.meanings()] + [each.value for each in guest.meanings()]
        deck, wrong = guest.find("deck tarot"), troubles(guest)
        guest.scenes.pop()
        guest.to_match("seats")
        guest.click("seat 3")
        guest.click("regular wilma")
        return {
            "words": words,
            "deck": [deck.name, suit_name(0)],
            "chair": guest.player.setup.chairs[3].name,
            "about": guest.sees("Apes colit"),
            "troubles": wrong + troubles(guest),
        }


def table() -> dict[str, object]:
    """Which pictures are drawn at a table where Wilma sits, and which are missing."""
    drawn: set[str] = set()

    def loaded(file: Path | str) -> pygame.Surface:
        drawn.add(Path(file).relative_to(home()).as_posix())
        return load(file)

    with patch.object(pygame.image, "load", loaded), opened("table-4-trick", SIZE, draws=False, **CHOSEN) as guest:
        guest.picture()
        return {"drawn": sorted(drawn), "missing": sorted(guest.house.kit.pictures.missing)}


def talk() -> list[str]:
    """What Wilma says: hers in Latin, hers in English, and what anybody says."""
    company = Talk(("", "wilma"), "evening")
    remarks = [company.sitting_down(again) for again in (False, True) for _ in range(20)]
    return sorted({remark.words for remark in remarks if remark})


def simulated() -> int:
    """How many deals the commands play with her."""
    with redirect_stdout(io.StringIO()) as records:
        assert command(["simulate", "--deals", "1", "--player", "wilma"]) == 0
    return len(records.getvalue().splitlines())


if __name__ == "__main__":
    print(json.dumps({**pages(), **table(), "talk": talk(), "deals": simulated()}))
