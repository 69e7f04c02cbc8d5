"""Learning: a lesson at the program, in step with a table without a screen, which knows what is wanted there."""

from __future__ import annotations

import time

import pygame

from gaigel_desktop.table.board.card_places import hand_place
from tests.scenes.learner import LONG, lies, next_keys, state_of, tutor_of
from tests.scenes.pages import Visitor

from .program import Program

SEEN = 2.6  # seconds until the table of the program waits as well
MOST = 20
NAMES = {pygame.K_SPACE: "space", pygame.K_RETURN: "Return", pygame.K_RIGHT: "Right"}


def learn(program: Program, visitor: Visitor) -> int:
    """Until the lesson is ticked off; how many presses that took, the one on the picture of the cards among them."""
    presses = 1
    _wait(visitor)
    program.key("space")
    visitor.key(pygame.K_SPACE)
    _wait(visitor)
    while not tutor_of(visitor).ticked:
        assert presses < MOST, "it does not come to its end"
        presses += _step(program, visitor, by_mouse=presses % 2 == 0)
    return presses


def _step(program: Program, visitor: Visitor, by_mouse: bool) -> int:
    """One step further, here and there."""
    there = lies(visitor).buttons
    if by_mouse and len(there) == 1:
        at = there[0].middle
    elif by_mouse and tutor_of(visitor).choosing:
        at = _card(visitor)
    else:
        return _with_keys(program, visitor)
    program.click(*at)
    visitor.click_at(*at)
    if state_of(visitor).choosing.picked is not None:
        program.key("Return")
        visitor.key(pygame.K_RETURN)
    _wait(visitor)
    return 1


def _card(visitor: Visitor) -> tuple[float, float]:
    """Where the card lies that is wanted: what its number would press."""
    state, key = state_of(visitor), next(next_keys(visitor))
    place = hand_place(state.stage.table, key - pygame.K_1, len(state.hand()))
    return place.x, place.y - 30


def _with_keys(program: Program, visitor: Visitor) -> int:
    presses = 0
    for key in next_keys(visitor):
        program.key(NAMES.get(key, pygame.key.name(key)))
        visitor.key(key)
        presses += 1
    _wait(visitor)
    return presses


def _wait(visitor: Visitor) -> None:
    visitor.wait(LONG)
    time.sleep(SEEN)
