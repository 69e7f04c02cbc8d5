"""The corner of the Umschlag: how one goes on, and above it the line about the first pack, where that is sealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from gaigel_desktop.controller.match.dealer import word_of
from gaigel_desktop.controller.match.sealed import Sealed
from gaigel_desktop.scenes.parts.desk import Desk
from gaigel_desktop.scenes.parts.sealing import seal_words, sealing_scene, shortened
from gaigel_desktop.text.speech import say
from gaigel_desktop.window.boxes import Box, Point
from gaigel_desktop.window.pen import HELP, Pen
from gaigel_desktop.window.scene import Scene, Scenes
from gaigel_desktop.window.screen import Screen

EDGE: Final = 36.0
HIGH: Final = 28.0
FROM_BELOW: Final = 46.0  # each line above the one before
SEALED_BY: Final = pygame.K_TAB  # no letter, which would be the first of the word


class Corner:
    """A line or two at the lower right, of which one can be pressed."""

    def __init__(self, desk: Desk, sealed: Sealed | None) -> None:
        self._desk, self._sealed = desk, sealed
        self._pressed = Box(0, 0, 0, 0)  # where the line about the pack was drawn

    @property
    def words(self) -> str:
        """About the pack, or the word that it was given; empty where none is sealed."""
        if self._sealed is None:
            return ""
        given = word_of(self._sealed.word)
        told = f"{say('proof_word')}: {shortened(given)}" if given else seal_words(self._sealed)
        return say("seal_key", {"seal": told})

    def is_meant(self, event: pygame.Event, screen: Screen) -> bool:
        """A click on the line about the pack, or its key."""
        if self._sealed is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed.holds(screen.to_design(event.pos))
        return event.type == pygame.KEYDOWN and bool(event.key == SEALED_BY)

    def look(self, scenes: Scenes, below: Scene) -> None:
        """Before the first card a word can be given to the pack."""
        if self._sealed is not None:
            scenes.push(sealing_scene(self._desk, below, self._sealed, scenes.pop))

    def draw(self, pen: Pen, design: Point) -> None:
        """What is pressed a little above what is not."""
        for words, place in self._lines(pen, design):
            pen.nine("tooltip", place.inset(-14, -4))
            pen.line(words, place, HELP)
            self._pressed = place.inset(-14, -4)

    def _lines(self, pen: Pen, design: Point) -> Iterator[tuple[str, Box]]:
        for at, words in enumerate(filter(None, (say("umschlag_skip"), self.words))):
            wide = pen.width(words, HELP)
            yield words, Box(design[0] - EDGE - wide, design[1] - (at + 1) * FROM_BELOW, wide, HIGH)
