"""What was left by a program of the first edition of the rules, as the player meets it: every match goes on by what was
agreed, and every past deal is told as far as it holds."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from gaigel_desktop.controller.store.archive import EVERYTHING, in_order
from gaigel_desktop.controller.unfinished import unfinished
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.judge import card_actions, next_to_act
from gaigel_desktop.scenes.begin import continue_match
from gaigel_desktop.scenes.tournament.table import continue_session
from tests.controller.older_stores import FIRST
from tests.controller.test_first_edition import PLAYED, RUNNING
from tests.referee import deal_of

from .pages import Open
from .test_going_on import leaves, store_of
from .test_told_again import telling
from .test_what_still_holds import at_the_table


@pytest.fixture
def left(tmp_path: Path) -> None:
    """The store and the tournament of then."""
    shutil.copy(FIRST / "store-4.sqlite", tmp_path / "games.sqlite")
    shutil.copy(FIRST / "tournament.json", tmp_path)


def test_every_match_of_then_goes_on_at_its_card(left: None, visit: Open) -> None:
    visitor = visit()
    waiting = {one.match.id: one for one in unfinished(store_of(visitor))}
    assert waiting.keys() == PLAYED.keys()
    held = {deal.match: RUNNING[deal.id] for deal in store_of(visitor).deals() if deal.finished is None}
    for number, one in waiting.items():
        assert one.table is not None and one.table.rules == PLAYED[number]
        if one.is_session:
            continue_session(visitor.desk, visitor.scenes)
        else:
            continue_match(visitor.desk, visitor.scenes, one.match, one.table)
        table = at_the_table(visitor)
        game, (holds, noted) = table._match, held[number]
        assert game.rules == PLAYED[number] and game.moment == holds
        assert (table.state.said.note is not None) == (holds < noted), "it is said where a deed is refused today"
        while game.playing and game.moment < holds + 3:
            if not game.step() and next_to_act(deal_of(game)) == 0:
                game.offer(0, (*card_actions(deal_of(game)), PASS)[0])
        *_, deal = store_of(visitor).deals(number)
        assert game.moment > holds and deal.record.actions == game.record_so_far().actions
        leaves(visitor)


def test_every_past_deal_of_then_is_told(left: None, visit: Open) -> None:
    visitor = visit()
    broken_off = 0
    for deal in in_order(store_of(visitor).database, EVERYTHING):
        replay = telling(visitor, deal.record)
        visitor.key(pygame.K_END)
        broken_off += visitor.sees("told only up to here: a rule was corrected since")
        assert replay._telling.at == replay._telling.last
        visitor.scenes.pop()
    assert broken_off == 1
