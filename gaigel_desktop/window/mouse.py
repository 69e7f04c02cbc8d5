"""The mouse: where it moves, is pressed and is released, in design units; of its buttons only the left one counts."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .screen import Point, Screen

To = Callable[[Point], None]


def follow(event: pygame.Event, screen: Screen, move: To, press: To, release: To) -> None:
    """Tell what the mouse does, if it is the mouse."""
    match event.type:
        case pygame.MOUSEMOTION:
            move(screen.to_design(event.pos))
        case pygame.MOUSEBUTTONDOWN if event.button == 1:
            press(screen.to_design(event.pos))
        case pygame.MOUSEBUTTONUP if event.button == 1:
            release(screen.to_design(event.pos))


def any_press(event: pygame.Event) -> bool:
    """Whatever is pressed, on the mouse or a key: for what only waits to be sent away."""
    return event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and bool(event.button == 1))
