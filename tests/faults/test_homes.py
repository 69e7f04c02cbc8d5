"""Homes, once each: whatever happens to the folder of the games while one plays, all that was played lies there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from gaigel_desktop.controller.store.store import closing
from tests.faults.homes import DAYS, go_on, long_match, try_day, try_full
from tests.tiers import thorough


@pytest.mark.parametrize("name", DAYS)
def test_what_is_played_while_the_folder_goes_lies_there_in_the_end(name: str) -> None:
    assert try_day(DAYS[name], Random(name)) >= {"store_unreachable"}


@thorough
def test_what_is_played_while_the_disk_is_full_lies_there_in_the_end() -> None:
    assert try_full(Random("full"))


@thorough
def test_a_match_without_end_is_opened_and_goes_on(tmp_path: Path) -> None:
    with closing(tmp_path / "games.sqlite") as store:
        match = long_match(store, 400)
        game = go_on(store, match)
        assert (len(game.past), game.standing.deals) == (400, 400)
        assert store.deals_begun(match) == 400
