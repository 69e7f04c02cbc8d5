"""Memory: what nobody needs any more belongs to the system again."""

from __future__ import annotations

import platform
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.window.memory import give_back_holes, give_back_large_blocks


def resident() -> float:
    """Megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only this library is asked")
def test_holes_between_what_is_needed_go_back() -> None:
    give_back_large_blocks()
    pictures = [pygame.Surface((512, 512)) for _ in range(80)]
    for picture in pictures:
        picture.fill((90, 60, 30))
    del pictures[::2]
    before = resident()
    give_back_holes()
    assert resident() < before - 30
    assert len(pictures) == 40
