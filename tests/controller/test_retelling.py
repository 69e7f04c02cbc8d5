"""Retelling: where a past deal stops to be seen, and where its pack was cut."""

from __future__ import annotations

import pytest

from gaigel_desktop.controller.match.dealer import Seed, record_from
from gaigel_desktop.controller.match.retelling import cut_place, retold, stops
from gaigel_desktop.rules import events
from gaigel_desktop.rules.options import PRESETS
from tests.controller.past_games import played

USPCC = PRESETS["uspcc-1907"]


def test_windows_and_whoever_lets_them_pass_are_no_stops() -> None:
    steps = retold(played(USPCC, 1)[0], seat=None)
    unseen = {at for at, step in enumerate(steps) if isinstance(step.event, events.PairWindowOpened | events.Passed)}
    assert unseen and any(isinstance(step.event, events.TrickTaken) for step in steps)
    assert set(stops(steps)) == set(range(len(steps))) - unseen


@pytest.mark.parametrize("place", [None, 20, 31])
def test_where_the_pack_of_a_seed_was_cut_is_found_again(place: int | None) -> None:
    deck = record_from(Seed("secret", "word").text, place, PRESETS["leinfelden"], 0).deck
    assert cut_place(deck, Seed("secret", "word")) == (place or 0)
    assert cut_place(deck, Seed("another")) is None
