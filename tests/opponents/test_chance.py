"""The table of random-cards: the same deals checked and unchecked, in plain Python and compiled (`make compiled`)."""

from __future__ import annotations

import pytest

from gaigel_desktop.opponents.measuring import whole_deals
from gaigel_desktop.rules.options import PRESETS

CARDS = {"leinfelden": 2508, "wikipedia": 1788, "uspcc-1907": 2068, "rutesheim": 3303}  # played in a hundred deals


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.parametrize("preset", CARDS)
def test_a_hundred_deals_have_so_many_cards(preset: str, checked: bool) -> None:
    assert whole_deals(PRESETS[preset], 100, 7, checked) == CARDS[preset]
