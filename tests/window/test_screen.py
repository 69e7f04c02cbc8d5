"""The window and the desktop: it never hangs over the edge, where calls and cards would be cut off."""

from __future__ import annotations

import pytest

import gaigel_desktop.window  # noqa: F401 - before pygame
from gaigel_desktop.window import sdl
from gaigel_desktop.window.screen import FRAME, Screen, Size, fitted

SMALLEST = (640, 400)


@pytest.mark.parametrize(
    ("size", "area", "opened"),
    [
        ((1280, 720), (1920, 1040), (1280, 720)),
        ((1280, 720), (1366, 728), (1280, 688)),
        ((1280, 720), (1280, 720), (1272, 680)),
        ((3840, 2160), (1920, 1040), (1912, 1000)),
        ((1280, 720), (600, 300), SMALLEST),
        ((1280, 720), None, (1280, 720)),
    ],
)
def test_a_window_with_its_frame_is_no_larger_than_the_desktop_leaves(size: Size, area: Size, opened: Size) -> None:
    assert fitted(size, area, SMALLEST) == opened


def test_a_window_that_would_hang_over_fits_also_when_another_size_is_chosen() -> None:
    screen = Screen("Gaigel", (4000, 3000), smallest=SMALLEST, fits=True)
    room = sdl.work_area() or (0, 0)
    most = room[0] - FRAME[0], room[1] - FRAME[1]
    try:
        assert screen.size == most and screen.holds((4000, 3000))
        screen.resize((800, 500))
        assert screen.size == (800, 500) and screen.holds((800, 500))
        assert not screen.holds((4000, 3000)) and not screen.holds((800, 499))
        screen.resize((4000, 3000))
        assert screen.size == most
    finally:
        screen.close()
