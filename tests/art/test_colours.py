"""Colours: readable on paper for everybody, and apart for colour-blind players in the safe set."""

import pytest

from art.kit.palette import SAFE, STANDARD, paint, shade
from art.measure import KINDS, contrast, nearest

SUITS = ("eichel", "blatt", "herz", "schellen")
FRENCH = ("kreuz", "pik", "herz", "karo")
BLIND = [kind for kind in KINDS if kind != "normal"]


@pytest.mark.parametrize("colours", [STANDARD, SAFE], ids=["standard", "safe"])
def test_index_and_outline_stand_out_from_the_paper(colours: dict[str, str]) -> None:
    for suit in SUITS:
        assert contrast(colours[f"{suit}_ink"], colours["paper"]) >= 4.5, suit
    for suit in FRENCH:
        assert contrast(colours[f"french_{suit}_ink"], colours["paper_french"]) >= 4.5, suit
    assert contrast(colours["ink"], colours["paper"]) >= 4.5


@pytest.mark.parametrize("kind", KINDS)
def test_safe_signs_are_far_apart(kind: str) -> None:
    assert nearest([SAFE[name] for name in ("acorn", "leaf", "heart", "bell")], kind) >= 15
    assert nearest([SAFE[f"french_{suit}_ink"] for suit in FRENCH], kind) >= 15


@pytest.mark.parametrize("kind", BLIND)
def test_safe_indices_are_apart(kind: str) -> None:
    assert nearest([SAFE[f"{suit}_ink"] for suit in SUITS], kind) >= 10


def test_the_safe_set_is_needed() -> None:
    """The standard colours of leaf, heart and acorn fall together for somebody."""
    assert min(nearest([STANDARD[name] for name in ("acorn", "leaf", "heart")], kind) for kind in BLIND) < 15


def test_ciede2000_agrees_with_published_pairs() -> None:
    """Sharma, Wu, Dalal 2005, test pairs 1, 7 and 17."""
    from art.measure import ciede2000

    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)


def test_every_shade_has_a_darker_one_where_it_is_asked_for() -> None:
    assert [shade(name) for name in ("green", "green_dark", "gold")] == [
        "green_dark",
        "green_deep",
        "gold_dark",
    ]


def test_paint_knows_no_colour_that_is_not_in_the_palette() -> None:
    assert paint('fill="$gold"', STANDARD) == 'fill="#EBB02D"'
    with pytest.raises(KeyError):
        paint("$gold_of_fools", STANDARD)
