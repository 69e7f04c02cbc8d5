"""Lessons at the real table: what is said lies on paper, what is wrong is seen and taken back, the twin ticks off."""

from __future__ import annotations

import pygame

from gaigel_desktop.scenes.table import papers
from gaigel_desktop.scenes.table.scene import TableScene
from gaigel_desktop.scenes.table.sitting import Sitting

from .pages import Open, Visitor

LONG = 12.0


def sitting_of(visitor: Visitor) -> Sitting:
    assert isinstance(visitor.scene, TableScene) and visitor.scene.sitting is not None
    return visitor.scene.sitting


def said(visitor: Visitor) -> str:
    """What lies on paper now."""
    lying = papers.lying(sitting_of(visitor))
    return lying.paper.words if lying is not None else ""


def learns(visitor: Visitor, lesson: str = "two_tricks") -> None:
    visitor.desk.teach(lesson)
    visitor.wait(LONG)


def test_x(visit: Open) -> None:
    visitor = visit(language="en")
    learns(visitor)
    for key in (
        pygame.K_SPACE,
        pygame.K_2,
        pygame.K_RETURN,
        pygame.K_4,
        pygame.K_SPACE,
        pygame.K_1,
        pygame.K_SPACE,
        pygame.K_SPACE,
        pygame.K_SPACE,
    ):
        print(pygame.key.name(key), repr(said(visitor)), sitting_of(visitor).stop, sitting_of(visitor).hand())
        visitor.key(key)
        visitor.wait(LONG)
    print(said(visitor))
    assert 0
