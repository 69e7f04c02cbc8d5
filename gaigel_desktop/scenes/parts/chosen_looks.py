"""Dressed: which cards and which table were chosen; a back may be the player's own, and what is gone is the house's."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gaigel_desktop.controller.own_pictures import OWN, file_of
from gaigel_desktop.controller.places import own_pictures_folder
from gaigel_desktop.controller.settings import Settings
from gaigel_desktop.table.paint.table_top import SURFACES
from gaigel_desktop.text.languages import language_named
from gaigel_desktop.text.speech import CardNames
from gaigel_desktop.window.decks import USUAL, pattern_named, patterns
from gaigel_desktop.window.faces import Deck
from gaigel_desktop.window.pictures import Pictures

from .chosen_language import language_of

BACKS: Final = ("red", "blue", "green", "vine")
GONE: Final = "trouble_own_picture"


class Dressed:
    """Looks up own pictures once; one that cannot be drawn is given up, and that is said."""

    def __init__(self, settings: Callable[[], Settings], pictures: Pictures, gone: Callable[[str], None]) -> None:
        self._settings, self._pictures, self._gone = settings, pictures, gone
        self._files: dict[str, str] = {}  # of own pictures, by how settings name them; empty where it is gone

    def forget(self) -> None:
        """Own pictures were made or deleted."""
        self._files.clear()

    def look(self) -> None:
        """What could not be drawn is given up."""
        if not self._pictures.missing:
            return
        folder = os.fspath(own_pictures_folder())
        own = {file for file in self._pictures.missing if file.startswith(folder)}
        self._pictures.missing -= own
        self._files = {value: "" if file in own else file for value, file in self._files.items()}
        if own:
            self._gone(GONE)

    @property
    def table_top(self) -> str:
        """A surface of the house."""
        chosen = self._settings().table
        return chosen if chosen in SURFACES else SURFACES[0]

    @property
    def deck(self) -> Deck:
        """The cards as the player wants them; the back of the house, or a file."""
        chosen = self._settings()
        letters = language_named(language_of(chosen)).letters
        back = self._back(chosen.back)
        return Deck(deck_name(chosen), chosen.colour_safe, chosen.large_index, chosen.nines, letters, back)

    def _back(self, value: str) -> str:
        if not value.startswith(OWN):
            return value if value in BACKS else BACKS[0]
        if value not in self._files:
            self._files[value] = _found(file_of(value))
            if not self._files[value]:
                self._gone(GONE)
        return self._files[value] or BACKS[0]


def deck_name(chosen: Settings) -> str:
    """The deck that was chosen, if it is there."""
    return chosen.deck if chosen.deck in patterns() else USUAL


def card_names(deck: str) -> CardNames:
    """What the cards of a deck are called."""
    pattern = pattern_named(deck)
    return CardNames(pattern.called, pattern.queens)


def _found(path: Path | None) -> str:
    return os.fspath(path) if path is not None else ""
