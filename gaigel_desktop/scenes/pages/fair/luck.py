"""Luck: what all own deals gave the player, read beside the picture; and what only feels like a streak."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Thread
from typing import Final

from gaigel_desktop.controller.log import write_down
from gaigel_desktop.controller.luck.dealt import STROKES, Given
from gaigel_desktop.controller.luck.own_deals import Read, file_of, read_all
from gaigel_desktop.controller.store.opening import Damaged, Unusable
from gaigel_desktop.controller.store.store import Store
from gaigel_desktop.text.numbers import counted
from gaigel_desktop.text.speech import say
from gaigel_desktop.window import theme
from gaigel_desktop.window.pages.flow import ABOUT, Flow
from gaigel_desktop.window.pen import BODY, STRONG, WARNING

from .luck_rows import named, put_rows

NOTHING: Final = Read(0, 0)
UNREADABLE: Final = (sqlite3.Error, OSError, Unusable, Damaged)


class BeingRead:
    """The own deals being read, in a thread that is there no longer than that, by a way of its own to the store."""

    def __init__(self, path: Path) -> None:
        self.read, self.failed = NOTHING, False
        self._stopped = False
        self._thread = Thread(target=self._go_through, args=(path,), daemon=True)
        self._thread.start()

    def _go_through(self, path: Path) -> None:
        try:
            for self.read in read_all(path):
                if self._stopped:
                    return
        except UNREADABLE:
            self.failed = True
        except Exception as error:  # out here nobody else would hear of it
            self.failed = True
            write_down(error)

    @property
    def done(self) -> bool:
        """Whether it has come to its end, good or bad."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Wait until all of it has been read."""
        self._thread.join()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._stopped = True
        self.wait()


class Luck:
    """What stands on the paper, as far as it is read."""

    def __init__(self, store: Store | None) -> None:
        self.reading = BeingRead(file_of(store.database)) if store is not None else None
        self._seen = NOTHING
        self.whole = self.reading is None  # there is nothing more to come

    @property
    def read(self) -> Read:
        """How far it is."""
        return NOTHING if self.reading is None else self.reading.read

    def look(self) -> bool:
        """Look how far it is by now; whether there is more to be seen than before."""
        before, self._seen = self._seen, self.read
        self.whole = self.reading is None or self.reading.done
        return self.whole or self._seen != before

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self.reading is not None:
            self.reading.stop()

    def put(self, flow: Flow) -> None:
        """How far it is, or what it comes to."""
        read = self.read
        if self.reading is None or self.reading.failed:
            flow.text(say("luck_not_read"), WARNING)
        elif read.rows is None:
            _put_progress(flow, read)
        elif not read.told:
            flow.text(say("luck_none"), STRONG)
        else:
            _put_luck(flow, read, read.rows)


def _put_progress(flow: Flow, read: Read) -> None:
    words = say("luck_reading", {"read": counted(read.deals), "all": counted(read.of)})
    flow.text(words, BODY)
    flow.space(theme.GAP / 2)
    flow.progress(read.deals / read.of if read.of else 0.0, words)


def _put_luck(flow: Flow, read: Read, rows: tuple[Given, ...]) -> None:
    """By what it is told, what it comes to, what is usual, and row by row."""
    flow.text(say("luck_told_by_one" if read.told == 1 else "luck_told_by", {"count": counted(read.told)}), BODY)
    if read.left_out:
        flow.text(say("luck_left_out", {"count": counted(read.left_out)}), ABOUT)
    flow.space(theme.GAP / 2)
    for words in verdict(rows):
        flow.news(words)
    flow.space(theme.GAP / 2)
    flow.text(say("luck_streak"), BODY)
    flow.space(theme.GAP)
    put_rows(flow, rows)


def verdict(rows: tuple[Given, ...]) -> list[str]:
    """What it comes to, and what can be done where something lies outside."""
    outside = [row for row in rows if not row.fits]
    by_the_pack = [named(row) for row in outside if row.what != STROKES]
    said = [say("luck_outside", {"names": "; ".join(by_the_pack)})] if by_the_pack else []
    if len(outside) > len(by_the_pack):
        said.append(say("luck_better"))
    return said or [say("luck_all_inside")]
