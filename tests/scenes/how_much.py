"""How much stands on each page: its words and its buttons, as a newcomer finds it in English.

    python -m tests.scenes.how_much [PATTERN]

Words are those that are seen at once, without scrolling; buttons are all that can be pressed or changed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from gaigel_desktop.text import speech
from gaigel_desktop.window.pages.controls import Button, Chosen
from gaigel_desktop.window.pages.inputs import Choice
from gaigel_desktop.window.pages.page import Page
from gaigel_desktop.window.pages.widgets import Meaning, Widget, Words
from tests.scenes.shot import SHOTS, opened
from tests.text.catalogues import compiled_catalogues

SIZE: Final = (1280, 720)


class HowMuch(NamedTuple):
    """What stands there at once."""

    words: int
    buttons: int


def how_much(page: Page) -> HowMuch:
    """Of the widgets that are in sight."""
    words = buttons = 0
    for placed in page.placed():
        window = placed.part.window
        if window is not None and not placed.box.overlaps(window):
            continue
        meaning = placed.widget.meaning(page.pen, placed.box)
        words += sum(len(each.split()) for each in _written(placed.widget, meaning))
        buttons += bool(meaning.key) and meaning.usable
    return HowMuch(words, buttons)


def _written(widget: Widget, meaning: Meaning) -> Iterator[str]:
    """What is written there for the eye: the name of a control stands beside it as a text of its own."""
    if isinstance(widget, Choice):
        yield from (item.words for item in widget.items)
    elif isinstance(widget, Button) and widget.bare:
        return
    elif isinstance(widget, Words | Chosen | Button):
        yield widget.words
        yield getattr(widget, "about", "")


def main() -> None:
    """A line for each page whose name fits."""
    pattern = sys.argv[1] if len(sys.argv) > 1 else "*"
    with TemporaryDirectory() as folder, patch.object(speech, "CATALOGUES", compiled_catalogues(Path(folder))):
        for name in SHOTS:
            if fnmatch(name, pattern):
                with opened(name, SIZE, language="en") as guest:
                    page = getattr(guest.scene, "page", None)
                    if isinstance(page, Page):
                        print(
                            f"{name:32} {how_much(page).words:4} words {how_much(page).buttons:3} buttons", flush=True
                        )


if __name__ == "__main__":
    main()
