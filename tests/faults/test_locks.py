"""Locked, a few times: nothing waits for it, and nothing is missing when it is over."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from gaigel_desktop.text.speech import say
from tests.faults import locks
from tests.faults.locks import EVENINGS, Held, spend, takes_pains
from tests.faults.strangers import somebody
from tests.tiers import first_of, thorough

LENGTHS = {"files and rules": (0.1, 20.0)}


@first_of(1, "name", ["a match", "coming and going", "files and rules"])
def test_what_could_not_be_written_lies_there_afterwards_as_if_nothing_had_been(name: str) -> None:
    undisturbed = spend(EVENINGS[name], None)
    assert undisturbed.said == []
    spent = spend(EVENINGS[name], Held(*LENGTHS.get(name, (5.0, 40.0)), "BEGIN EXCLUSIVE"))
    assert [key for _, key in spent.said] == ["store_locked"] * (name != "files and rules"), "it is said once"
    assert spent.deals == undisturbed.deals
    assert spent.kept == undisturbed.kept or EVENINGS[name].play is takes_pains
    assert spent.waits.found and not spent.waits.milliseconds, "nothing waits for it"


@thorough
def test_a_program_that_is_closed_while_it_is_locked_ends_soon() -> None:
    locks.check_closing()


@thorough
def test_what_cannot_be_removed_or_cleared_is_said_in_true_words(tmp_path: Path) -> None:
    with somebody(tmp_path) as visitor:
        assert visitor.house.keeper.store is not None
        visitor.house.keeper.store.keep_rules("Rose", {"preset": "leinfelden"})
        visitor.player.change(confirm=False)
        visitor.house.keeper.store.database.execute("PRAGMA busy_timeout = 0")
        other = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        while visitor.scenes.top is not visitor.title:
            visitor.scenes.pop()
        visitor.turn()
        visitor.to_match("rules")
        visitor.click("topic preset")
        visitor.press("forget Rose")
        assert visitor.sees(say("rules_not_forgotten"))
        other.rollback()
        visitor.press("forget Rose")
        assert visitor.house.keeper.store.kept_rules() == {}
        other.close()
