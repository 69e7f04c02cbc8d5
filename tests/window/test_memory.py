"""Memory: what nobody needs any more belongs to the system again."""

from __future__ import annotations

import platform
from pathlib import Path

import pygame

from gaigel_desktop.window.memory import give_back_holes, give_back_large_blocks

COMES_BACK = 30 if platform.libc_ver()[0] == "glibc" else -1  # megabytes; other libraries cannot be asked


def resident() -> float:
    """Megabytes of this process, where the system tells."""
    told = Path("/proc/self/statm")
    return int(told.read_text(encoding="ascii").split()[1]) * 4096 / 2**20 if told.exists() else 0.0


def test_holes_between_what_is_needed_go_back() -> None:
    give_back_large_blocks()
    pictures = [pygame.Surface((512, 512)) for _ in range(80)]
    for picture in pictures:
        picture.fill((90, 60, 30))
    del pictures[::2]
    before = resident()
    give_back_holes()
    assert before - resident() > COMES_BACK
    assert {picture.get_at((511, 511))[:3] for picture in pictures} == {(90, 60, 30)}
