"""Damaged stores: each is opened by the whole program, gone on with and looked through; no deal that somebody else
could read may be missing afterwards.

python -m tests.faults.stores [--count N] [--seed WORD]
"""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gaigel_desktop.window  # noqa: F401 - before pygame

# ruff: isort: split
import pygame

from gaigel_desktop.controller.match.setup import to_json
from gaigel_desktop.controller.store.keeping import Keeper, keeping, look_from_outside
from gaigel_desktop.controller.store.store import closing
from gaigel_desktop.controller.store.transfer import take_in
from gaigel_desktop.rules.options import PRESETS
from gaigel_desktop.rules.record import Record
from gaigel_desktop.scenes.parts.page_scene import PageScene
from gaigel_desktop.scenes.replay.replay_scene import Replay
from gaigel_desktop.window.pictures import Pictures
from gaigel_desktop.window.screen import Screen
from tests.controller.past_games import keep, played, table
from tests.golden.__main__ import RECORDS
from tests.scenes.pages import Visitor

PAGE: Final = 4096
NOW: Final = "2026-11-22T20:00:00"
WORDS: Final = (b'"chairs"', b'"seed"', b'"deck"', b'"rules"', b"2026-", b"played_out", b'["play"')


class Row(NamedTuple):
    """A deal as it lay in the store before anything was broken."""

    row: tuple[object, ...]
    actions: list[tuple[object, ...]]
    record: Record


# -- before ----------------------------------------------------------------------------------------------------------


def base(path: Path) -> None:
    """Sixty own deals, twenty from elsewhere, one running after fourteen actions, a session, a set of rules."""
    rules = PRESETS["leinfelden"]
    with closing(path) as store:
        keep(store, table(rules), played(rules, 60))
        lines = RECORDS.read_bytes().splitlines()[:20]
        (path.parent / "elsewhere.jsonl").write_bytes(b"\n".join(lines) + b"\n")
        list(take_in(store.database, path.parent / "elsewhere.jsonl", NOW))
        store.keep_rules("Stammtisch", {"preset": "leinfelden", "strokes": 5})
        about = to_json(table(rules)) | {"dealer": 1, "dice": "faults"}
        (record,) = played(rules, 1, "running")
        deal = store.start_deal(store.start_match(NOW, about), NOW, record, about | {"seed": "s"})
        for number, deed in enumerate(record.actions[:14]):
            store.note(deal, number, deed)


def rows_of(path: Path) -> dict[int, Row]:
    """Every deal as it is now."""
    with closing(path) as store:
        records = {deal.id: deal.record for deal in store.deals()}
    with sqlite3.connect(path) as plain:
        return {deal: _row(plain, deal, record) for deal, record in records.items()}


def _row(database: sqlite3.Connection, deal: int, record: Record) -> Row:
    row, actions = _plainly(database, deal)
    assert row is not None
    return Row(row, actions, record)


def _plainly(database: sqlite3.Connection, deal: int) -> tuple[tuple[object, ...] | None, list[tuple[object, ...]]]:
    """A deal and its actions row by row, as anybody can read them who has SQLite."""
    row = database.execute("SELECT * FROM deal WHERE id = ?", (deal,)).fetchone()
    actions = list[tuple[object, ...]]()
    while found := database.execute(
        "SELECT * FROM action WHERE deal = ? AND number = ?", (deal, len(actions))
    ).fetchone():
        actions.append(found)
    return row, actions


# -- damage ----------------------------------------------------------------------------------------------------------


def _bytes(data: bytearray, dice: Random) -> None:
    for _ in range(dice.choice((1, 3, 20, 200))):
        data[dice.randrange(len(data))] = dice.randrange(256)


def _text(data: bytearray, dice: Random) -> None:
    """Where words stand, so that SQLite sees nothing."""
    for _ in range(dice.choice((1, 1, 4))):
        at = data.find(dice.choice(WORDS), dice.randrange(len(data)))
        if at > 0:
            data[at + dice.randrange(8)] = dice.choice(b'"}{x\x00\xff\xc3')


def _swapped(data: bytearray, dice: Random) -> None:
    one, other = (dice.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    data[one : one + PAGE], data[other : other + PAGE] = data[other : other + PAGE], data[one : one + PAGE]


def _emptied(data: bytearray, dice: Random) -> None:
    for _ in range(dice.choice((1, 2, 5))):
        at = dice.randrange(len(data) // PAGE) * PAGE
        data[at : at + PAGE] = bytes(PAGE) if dice.random() < 0.5 else dice.randbytes(PAGE)


def _short(data: bytearray, dice: Random) -> None:
    del data[dice.randrange(len(data)) :]


def _head(data: bytearray, dice: Random) -> None:
    data[dice.randrange(100)] = dice.randrange(256)


DAMAGE: Final[tuple[Callable[[bytearray, Random], None], ...]] = (
    _bytes,
    _text,
    _text,
    _swapped,
    _emptied,
    _short,
    _head,
)


def spoil(path: Path, dice: Random) -> str:
    """Break something; what."""
    data, how = bytearray(path.read_bytes()), dice.choice(DAMAGE)
    how(data, dice)
    path.write_bytes(data)
    words = how.__name__.strip("_")
    if dice.random() < 0.15:
        path.with_name(path.name + "-wal").write_bytes(dice.randbytes(dice.choice((31, 5000, 40_000))))
        words += " and rubbish beside it"
    if dice.random() < 0.5:
        path.with_name("open").write_bytes(look_from_outside(path))
        words += ", trusted"
    return words


def readable(path: Path, rows: dict[int, Row]) -> set[int]:
    """The deals that somebody else still reads as they were, from a copy of the file."""
    found: set[int] = set()
    with TemporaryDirectory() as folder:
        for beside in path.parent.glob(path.name + "*"):
            shutil.copy(beside, Path(folder) / beside.name)
        with suppress(sqlite3.Error):
            plain = sqlite3.connect(Path(folder) / path.name)
            for deal, row in rows.items():
                with suppress(sqlite3.Error, UnicodeDecodeError):
                    if _plainly(plain, deal) == (row.row, row.actions):
                        found.add(deal)
            plain.close()
    return found


# -- the program -----------------------------------------------------------------------------------------------------


@contextmanager
def visiting(path: Path, screen: Screen) -> Iterator[Visitor]:
    """The whole program on this folder."""
    keeper = Keeper(path)
    keeper.open()
    visitor = Visitor(screen, keeper)
    try:
        visitor.draws = True
        visitor.turn()
        visitor.turn()
        while visitor.scene is not visitor.title:
            visitor.turn()
        yield visitor
    finally:
        keeper.close()
        with suppress(Exception):
            visitor.house.thinking.mind.close()


def look_through(visitor: Visitor) -> None:
    """Go on with what is not over, and look at everything that was kept."""
    for door in ("continue", "past"):
        visitor.draws = False
        visitor.scenes.top.resize()  # type: ignore[union-attr]
        if not any(meaning.key == door for meaning in visitor.meanings()):
            continue
        visitor.click(door)
        visitor.wait(2.0)
        if door == "past":
            _look_at_past(visitor)
        _to_title(visitor)


def _look_at_past(visitor: Visitor) -> None:
    assert isinstance(visitor.scene, PageScene)
    for tab in ("figures", "files", "unfinished", "deals"):
        if any(meaning.key == f"tab {tab}" for meaning in visitor.meanings()):
            visitor.click(f"tab {tab}")
    for deal in [meaning.key for meaning in visitor.meanings() if meaning.key.startswith("deal ")][:3]:
        for _ in range(2):  # the first press points at it, the second opens it
            if isinstance(visitor.scene, PageScene) and any(meaning.key == deal for meaning in visitor.meanings()):
                visitor.click(deal)
        if isinstance(visitor.scene, Replay):
            visitor.wait(0.5)
            visitor.key(pygame.K_RIGHT)
            visitor.wait(1.0)
            visitor.key(pygame.K_ESCAPE)


def _to_title(visitor: Visitor) -> None:
    while visitor.scenes.top is not visitor.title:
        visitor.scenes.pop()
    visitor.turn()
    visitor.turn()
    while visitor.scene is not visitor.title:  # what broke while it was looked at is mended
        visitor.turn()


# -- what comes of it ------------------------------------------------------------------------------------------------


def missing(path: Path, rows: dict[int, Row], could_be_read: set[int]) -> set[int]:
    """Deals that somebody else could read and that are not here as they were, at the latest when every page was looked
    at."""
    path.with_name("open").unlink(missing_ok=True)
    with keeping(path) as keeper:
        if keeper.damaged:
            list(keeper.carry_over())
        assert keeper.store is not None, keeper.trouble
        here = {deal.id: deal.record for deal in keeper.store.deals()}
    return {deal for deal in could_be_read if not _same(rows[deal].record, here.get(deal))}


def _same(before: Record, now: Record | None) -> bool:
    """The same deal; one that was running may have gone on meanwhile."""
    return now is not None and now.deck == before.deck and now.actions[: len(before.actions)] == before.actions


def one(folder: Path, whole: Path, rows: dict[int, Row], screen: Screen, dice: Random) -> Counter[str]:
    """One damaged store, from its opening to its end."""
    home = folder / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    path = Path(shutil.copy(whole, home / "games.sqlite"))
    how = spoil(path, dice)
    could = readable(path, rows)
    os.environ["GAIGEL_HOME"] = str(home)
    seen: Counter[str] = Counter()
    try:
        with visiting(path, screen) as visitor:
            look_through(visitor)
            told = {trouble.key for trouble in visitor.player.troubles.noted}
        lost = missing(path, rows, could) if not told & {"store_newer", "store_odd"} else set()
    except Exception:
        traceback.print_exc()
        print("after:", how, flush=True)
        return Counter({"tracebacks": 1})
    if lost:
        print(f"missing {sorted(lost)} after {how}; told {sorted(told)}", flush=True)
    seen.update({f"told {key}": 1 for key in told} or {"told nothing": 1})
    seen.update(stores=1, readable=len(could), missing=len(lost))
    return seen


def run(count: int, seed: str) -> Counter[str]:
    """So many damaged stores."""
    seen: Counter[str] = Counter()
    with TemporaryDirectory() as name, patch.object(Pictures, "prepare", lambda self: False):
        folder = Path(name)
        whole = folder / "whole.sqlite"
        base(whole)
        rows = rows_of(whole)
        screen = Screen("Gaigel", (1280, 720))
        for number in range(count):
            dice = Random(f"{seed} {number}")
            seen += one(folder, whole, rows, screen, dice)
        screen.close()
    return seen


def main() -> int:
    """The table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", default="stores")
    args = parser.parse_args()
    started = time.monotonic()
    seen = run(args.count, args.seed)
    print(f"{args.count} damaged stores in {time.monotonic() - started:.0f} s")
    for what, times in sorted(seen.items()):
        print(f"  {what}: {times}")
    return int(bool(seen["tracebacks"] or seen["missing"]))


if __name__ == "__main__":
    sys.exit(main())
