"""Fonts: whatever sizes words are shrunk to, few files stay open."""

from __future__ import annotations

from gaigel_desktop.window.fonts import CHALK_HAND, MOST_FONTS, SERIF, Fonts
from tests.faults.holdings import held


def test_of_many_sizes_those_used_last_stay_open() -> None:
    fonts = Fonts()
    before = held().descriptors.total()
    first = fonts.font(SERIF, 20)
    for pixels in range(6, 6 + 3 * MOST_FONTS):
        fonts.font(CHALK_HAND, pixels)
        assert fonts.font(SERIF, 20) is first, "it is in use all the time"
    assert held().descriptors.total() <= before + MOST_FONTS
