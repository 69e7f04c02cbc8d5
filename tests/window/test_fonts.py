"""Fonts: whatever sizes words are shrunk to, few files stay open."""

from __future__ import annotations

from itertools import product

from gaigel_desktop.window import theme
from gaigel_desktop.window.fonts import CHALK_HAND, MOST_FONTS, SERIF, Fonts
from tests.faults.holdings import held
from tests.tiers import thorough


@thorough
def test_of_many_sizes_those_used_last_stay_open() -> None:
    fonts = Fonts()
    before = held().descriptors.total()
    first = fonts.font(SERIF, 20)
    for pixels in range(6, 6 + 3 * MOST_FONTS):
        fonts.font(CHALK_HAND, pixels)
        assert fonts.font(SERIF, 20) is first, "it is in use all the time"
    assert held().descriptors.total() <= before + MOST_FONTS


def test_a_path_of_any_length_has_room_in_letters_of_every_size() -> None:
    fonts = Fonts()
    for pixels, letters in product(range(14, 40, 3), range(12, 120, 2)):
        for line in fonts.wrapped("It lies in /" + ("some-folder/" * 10)[:letters], SERIF, pixels, 411):
            assert fonts.width(line, SERIF, pixels * theme.SMALLEST_SHRINK) <= 411 + 1, line
