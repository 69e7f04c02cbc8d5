"""Lessons at the real table: what is said lies on paper, what is wrong is seen and taken back, the twin ticks off."""

from __future__ import annotations

import pygame
import pytest

from gaigel_desktop.controller.teaching.tutor import Tutor
from gaigel_desktop.lessons.lesson import lessons
from gaigel_desktop.scenes.picture.paper import Lain
from gaigel_desktop.scenes.table import papers
from gaigel_desktop.scenes.table.scene import TableScene
from gaigel_desktop.scenes.table.sitting import Sitting

from .pages import Open, Visitor

LONG = 12.0


def sitting_of(visitor: Visitor) -> Sitting:
    assert isinstance(visitor.scene, TableScene) and visitor.scene.sitting is not None
    return visitor.scene.sitting


def lies(visitor: Visitor) -> Lain | None:
    """The card of paper."""
    return papers.lying(sitting_of(visitor))


def tutor_of(visitor: Visitor) -> Tutor:
    chair = sitting_of(visitor).chair
    assert isinstance(chair, Tutor)
    return chair


def learns(visitor: Visitor, lesson: str = "two_tricks") -> None:
    visitor.desk.teach(lesson)
    visitor.wait(LONG)


def goes_on(visitor: Visitor) -> None:
    """What is wanted, whatever it is."""
    tutor = tutor_of(visitor)
    if tutor.choosing:
        assert tutor._told.wants
        visitor.scene._deeds.do(tutor._told.wants[0])  # type: ignore[attr-defined]
    elif tutor.note is not None and tutor.note.answers and not tutor.over:
        right = [answer.right for answer in tutor._told.answers].index(True)
        visitor.key(pygame.K_1 + right)
    else:
        visitor.key(pygame.K_SPACE)
    visitor.wait(LONG)


@pytest.mark.parametrize("lesson", [lesson.name for lesson in lessons()])
def test_x(visit: Open, lesson: str) -> None:
    visitor = visit(language="en")
    learns(visitor, lesson)
    for _ in range(60):
        lain = lies(visitor)
        print(tutor_of(visitor).number, lain and lain.leaf.words, lain and lain.leaf.buttons, sitting_of(visitor).stop)
        if lesson in visitor.desk.progress.lessons:
            return
        assert lain
        goes_on(visitor)
    assert 0
