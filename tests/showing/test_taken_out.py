"""A deal that is shown while it runs: it is taken out of its match for good before anybody sees its cards."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from gaigel_desktop.controller.match.game import Game
from gaigel_desktop.controller.match.players import Human, Thinker
from gaigel_desktop.controller.match.story import Forgotten, Stored, Story
from gaigel_desktop.controller.store.archive import EVERYTHING
from gaigel_desktop.controller.store.ledger import Ledger
from gaigel_desktop.controller.store.statistics import figures
from gaigel_desktop.controller.store.store import Store, StoredDeal, closing
from gaigel_desktop.controller.tournament.steward import Overheard
from gaigel_desktop.opponents.greedy import greedy
from gaigel_desktop.rules.actions import PASS
from gaigel_desktop.rules.record import Record
from tests.faults.kills import watched
from tests.referee import next_deal
from tests.showing.shown import LEINFELDEN

NOW = "2026-11-23T20:15:00"
STORE = "games.sqlite"


def table(story: Story) -> Game:
    """The second deal of a match, with a few cards on the table; the first was given up."""
    game = Game(LEINFELDEN, [Human(), *(Thinker(greedy) for _ in range(3))], 2, story)
    next_deal(game, "first")
    game.give_up_deal()
    next_deal(game, "second")
    game.offer(0, greedy(game.seen_by(0), 0) or PASS)
    while game.step():
        pass
    assert game.playing and game.moment > 3
    return game


def told(store: Store) -> Stored:
    return Stored(Ledger(store), lambda: NOW, {})


def deals_in(path: Path) -> list[StoredDeal]:
    with closing(path) as store:
        return list(store.deals())


def test_it_is_taken_out_without_strokes_and_dealt_again_by_the_same_dealer(tmp_path: Path) -> None:
    with closing(tmp_path / STORE) as store:
        game = table(told(store))
        before, dealer, deeds = game.standing, game.dealer, game.moment
        shown = game.show_deal()
        assert shown is not None and len(shown.actions) == deeds and shown.result is None
        assert shown.match is not None and shown.match.before == before
        assert (game.standing, game.dealer, game.playing, len(game.past)) == (before, dealer, False, 1)
        assert [deal.finished is None for deal in store.deals()] == [False], "nothing of it lies there"
        assert figures(store.database, EVERYTHING).total.deals == 1
        next_deal(game, "instead")
        assert game.dealer == dealer and game.playing
        assert [deal.record.dealer for deal in store.deals()] == [2, dealer]


def test_after_a_restart_the_match_goes_on_where_the_deal_was_taken_out(tmp_path: Path) -> None:
    with closing(tmp_path / STORE) as store:
        game = table(told(store))
        game.show_deal()
    again = Game(game.rules, game.players, 2, Forgotten())
    for deal in deals_in(tmp_path / STORE):
        again.remember_deal(deal.record)
    assert (again.standing, again.dealer) == (game.standing, game.dealer)


def test_whenever_the_program_is_killed_nobody_plays_what_was_seen(tmp_path: Path) -> None:
    """What lies there at every moment is opened as after a kill: the deal is whole and nobody saw it, or it is gone."""
    snapshots: list[tuple[bool, Path]] = []
    seen: list[Record] = []

    def look() -> None:
        copy = tmp_path / f"at {len(snapshots)}"
        shutil.copytree(tmp_path / "home", copy)
        snapshots.append((bool(seen), copy / STORE))

    (tmp_path / "home").mkdir()
    with watched(lambda: look() if watching else None):
        watching = False
        with closing(tmp_path / "home" / STORE) as store:
            game = table(told(store))
            deeds, watching = game.moment, True
            shown = game.show_deal()
            assert shown is not None
            seen.append(shown)
            look()
            next_deal(game, "instead")
            watching = False
    found = [(was_seen, deals_in(path)) for was_seen, path in snapshots]
    lies = [(was_seen, deals[1].record if len(deals) > 1 else None) for was_seen, deals in found]
    assert len(lies) > 3 and lies[0][1] is not None and len(lies[0][1].actions) == deeds
    assert all(record is None or record.deck != seen[0].deck for was_seen, record in lies if was_seen)
    assert all(record is None or len(record.actions) == deeds for was_seen, record in lies if not was_seen)


class Unwritten:
    """A story that the store does not take."""

    def write(self, store: Store) -> None:
        raise sqlite3.OperationalError("the disk is full")

    def forget(self) -> None:
        """It never had anything of it."""


@pytest.mark.parametrize("trouble", ["locked", "read only", "behind"])
def test_where_it_cannot_be_taken_out_for_good_it_stays_closed(tmp_path: Path, trouble: str) -> None:
    with closing(tmp_path / STORE) as store:
        ledger = Ledger(store)
        game = table(Stored(ledger, lambda: NOW, {}))
        record = game.record_so_far()
        database = store.database
        if trouble == "locked":
            database.execute("PRAGMA busy_timeout = 1")
            other = sqlite3.connect(tmp_path / STORE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
        elif trouble == "behind":
            ledger.write(Unwritten())
        else:
            store.writes = False
        assert game.show_deal() is None
        assert game.playing and game.record_so_far() == record
        if trouble == "locked":
            other.close()
            assert game.show_deal() is not None, "the lock has gone"


def test_what_was_never_written_down_is_taken_out_of_memory() -> None:
    """A store that cannot be opened: nothing of it lies anywhere."""
    story = Stored(Ledger(), lambda: NOW, {})
    game = table(story)
    assert len(story.deals([])) == 2
    assert game.show_deal() is not None and len(story.deals([])) == 1
    assert table(Forgotten()).show_deal() is not None


def test_in_a_tournament_no_deal_is_dealt_twice() -> None:
    assert not Overheard.take_out(Overheard.__new__(Overheard))
