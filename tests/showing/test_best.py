"""The moment of a match that is told first: the rarest of all, with its cards, and with whose it was."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.highlights.best import PLACE, RARE, best_moment
from gaigel_desktop.controller.highlights.worth import KINDS
from gaigel_desktop.rules.deal import NOBODY
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.text.captioning import caption
from tests.controller.past_games import played

NAMES = ["Lena", "Eugen", "Rösle", "Karle"] * 2


def test_only_what_is_known_is_rare() -> None:
    assert set(RARE) <= {kind.name for kind in KINDS} and len(set(RARE)) == len(RARE)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_best_of_a_match_is_the_rarest_of_its_deals(preset: str) -> None:
    rules = PRESETS[preset]
    records = played(rules, 8, "best")
    best = best_moment(records)
    assert best is not None
    alone = [each for record in records if (each := best_moment([record])) is not None]
    assert PLACE[best.caption.kind] == min(PLACE[each.caption.kind] for each in alone)
    assert records[best.deal - 1].rules == rules
    assert best.cards and best.seat != NOBODY
    assert caption(best.caption, best.seen, NAMES).strip()


def test_a_match_of_which_nobody_knows_anything_has_none() -> None:
    (record,) = played(PRESETS["leinfelden"], 1)
    assert best_moment([]) is None
    assert best_moment([record._replace(actions=(), result=None)]) is None
