"""Larger words: at 150 % every word is drawn larger than at 100 %, unless a reason says otherwise."""

from __future__ import annotations

from unittest.mock import patch

import pygame
import pytest

from gaigel_desktop.window.fonts import Fonts
from gaigel_desktop.window.pictures import Pictures

from .pages import Open, Visitor
from .test_every_scene import WAYS

GROWN = 1.1  # times as large
FOR_A_ROOM = "it is written for a room from the start, as large as its place allows"
AS_LARGE = {  # already at 100 %, and why
    "review": "the figures on the slate are as large as its lines",
    "show": FOR_A_ROOM,
    "show, paused": FOR_A_ROOM,
    "keys of a show": FOR_A_ROOM,
    "by itself": FOR_A_ROOM,
}
STUMBLES = ("mishap", "parting")  # make a noise of their own: their pages are laid out as all are


def sizes(visitor: Visitor) -> dict[str, int]:
    """How many pixels each word is high at least, when everything is drawn anew."""
    found, line = dict[str, int](), Fonts.line

    def noted(fonts: Fonts, text: str, face: str, pixels: float, colour: tuple[int, int, int]) -> pygame.Surface:
        found.update((word, min(found.get(word, round(pixels)), round(pixels))) for word in text.split())
        return line(fonts, text, face, pixels, colour)

    def empty(_: Pictures, __: str, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)

    with patch.object(Fonts, "line", noted), patch.object(Pictures, "drawn", empty):
        visitor.scenes.resize()
        visitor.turn()
        visitor.scenes.draw()
    return found


@pytest.mark.parametrize("way", sorted(WAYS.keys() - AS_LARGE.keys() - set(STUMBLES)))
def test_every_word_grows(way: str, visit: Open) -> None:
    found = list[dict[str, int]]()
    for text in (100, 150):
        visitor = visit(text_size=text)
        WAYS[way][1](visitor)
        visitor.turn()
        found.append(sizes(visitor))
    small, large = found
    assert small
    assert not {word: (small[word], large[word]) for word in small.keys() & large if large[word] < GROWN * small[word]}
