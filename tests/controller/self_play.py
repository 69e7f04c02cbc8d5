"""A program to be killed: plays deals by chance into a store, and notes in a log what it has stored."""

from __future__ import annotations

import sys
from pathlib import Path

from gaigel_desktop.controller.simulation import Plan, simulate
from gaigel_desktop.controller.store import closing
from gaigel_desktop.rules.options import PRESETS

NOW = "2026-11-21T20:15:00"


def play_into(path: Path, log: Path, deals: int) -> None:
    """Store the deals action by action; a line in the log after each."""
    with closing(path) as store, log.open("ab", buffering=0) as noted:
        match = store.start_match(NOW, {})
        for record in simulate(Plan(PRESETS["leinfelden"], deals, "self-play")):
            deal = store.start_deal(match, NOW, record, {})
            for number, deed in enumerate(record.actions):
                store.note(deal, number, deed)
                noted.write(b".\n")
            store.finish_deal(deal, NOW, record)


if __name__ == "__main__":
    play_into(Path(sys.argv[1]), Path(sys.argv[2]), 100_000)
