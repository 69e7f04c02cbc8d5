"""The mouse: where it moves, is pressed and is released, in design units; of its buttons only the left one counts."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .boxes import Point
from .screen import Screen

To = Callable[[Point], None]


def place_of(event: pygame.Event, screen: Screen) -> Point | None:
    """Where the mouse moved, or its left button was pressed or released; None: it is something else."""
    moved = event.type == pygame.MOUSEMOTION
    left = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
    return screen.to_design(event.pos) if moved or left else None


def follow(event: pygame.Event, screen: Screen, move: To, press: To, release: To) -> None:
    """Tell what the mouse does, if it is the mouse."""
    place = place_of(event, screen)
    if place is not None:
        deeds = {pygame.MOUSEMOTION: move, pygame.MOUSEBUTTONDOWN: press, pygame.MOUSEBUTTONUP: release}
        deeds[event.type](place)


def any_press(event: pygame.Event) -> bool:
    """Whatever is pressed, on the mouse or a key: for what only waits to be sent away."""
    return event.type == pygame.KEYDOWN or (event.type == pygame.MOUSEBUTTONDOWN and bool(event.button == 1))


def any_input(event: pygame.Event) -> bool:
    """Whether somebody is there: any key, any button, the wheel, a finger, or the mouse has moved."""
    if event.type == pygame.MOUSEMOTION:
        return tuple(getattr(event, "rel", ())) != (0, 0)
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.FINGERDOWN)
