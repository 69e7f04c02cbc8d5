"""Keeping: the store while the program runs: held by one program, opened as soon as it can be, and left so that the
next start need not look long."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from .ledger import Ledger
from .lock import hold
from .opening import MENDED, PATIENCE, Damaged, Older, Unusable, is_damage, open_file, open_to_read, why
from .store import Store

if TYPE_CHECKING:
    from .mending import Carried
    from .reviewed import Reviewed

AGAIN: Final = 1.0  # seconds until what could not be done is tried again
MUCH_LATER: Final = 30.0  # the same for what takes long
FAREWELL: Final = 1000  # milliseconds that the last attempt waits for a lock
READABLE: Final = ("trouble_second", "store_unwritable")  # nothing is wrong with the store itself
FOR_GOOD: Final = ("store_newer", "store_odd")  # no waiting helps: what is played is not kept


class Keeper:
    """Whoever has the data folder in hand: the store in it, and what is to be written there."""

    def __init__(self, path: Path, keeps: bool = True) -> None:
        self.ledger = Ledger()
        self.owner = True  # else another window has the folder, and this one only reads
        self.trouble = ""  # the key of the sentence about it
        self.older = ""  # the name that the store of an older program has now
        self.damaged = False  # what can be read of the store is to be carried over into a new one
        self._path = path
        self._keeps = keeps
        self._held: IO[bytes] | None = None
        self._there: tuple[int, int] | None = None  # which file was opened
        self._again = 0.0
        self._pause = AGAIN
        self._tried = False  # what could not be done, more than once

    @property
    def store(self) -> Store | None:
        """The store, if there is one now."""
        return self.ledger.store

    @property
    def forgets(self) -> bool:
        """Whether nothing that is played will ever be written down."""
        return not (self._keeps and self.owner) or self.trouble in FOR_GOOD

    @property
    def unwritten(self) -> bool:
        """Whether something that was played is to be written down and is not."""
        return self.ledger.behind and not self.forgets

    @property
    def said(self) -> str:
        """The key of what is wrong now. What passes at once is no trouble."""
        trouble = self.ledger.trouble
        if self.trouble or trouble is None:
            return self.trouble
        key = why(trouble, self._path.parent)
        return "" if key == "store_locked" and not self._tried else key

    # -- opening -------------------------------------------------------------------------------------------------

    def open(self, patience: float = PATIENCE) -> None:
        """Open the store, or know why not."""
        before, self.trouble = self.trouble, ""
        try:
            self._open(patience)
        except Damaged:
            self.damaged = True
        except (OSError, sqlite3.Error, Unusable) as error:
            self.trouble = why(error, self._path.parent)
            if self.trouble != before:
                _log("the store cannot be opened: %s", self.trouble)
            self._read_only()

    def _open(self, patience: float) -> None:
        if self._held is None:
            self._held = hold(self._path.parent)
        if self._held is None:
            self.owner, self.trouble = False, "trouble_second"
            self._read_only()
            return
        _settle(self._path)
        try:
            database = open_file(self._path, _left_in_order(self._held, self._path), patience)
        except Older:
            self.older = _begin_anew(self._path)
            database = open_file(self._path, in_order=True, patience=patience)
        self.close_store()
        self.ledger.store, self._there = Store(database), _which(self._path)

    def _read_only(self) -> None:
        """What was kept can be looked at where nothing can be written."""
        if self.store is None and self.trouble in READABLE:
            with suppress(sqlite3.Error, Unusable, Damaged, OSError):
                self.ledger.store = Store(open_to_read(self._path), writes=False)

    # -- while the program runs ----------------------------------------------------------------------------------

    def update(self, now: float) -> float | None:
        """Try again what could not be done; how long until it is to be asked again, None where all is well."""
        if self.ledger.trouble is not None:
            self.doubt(self.ledger.trouble)
        if self._there is not None and _which(self._path) != self._there:
            self._lose()
        if self.forgets or self.damaged:
            return None
        if not self.trouble and not self.ledger.behind:
            self._again, self._tried = 0.0, False
            return None
        if now >= self._again:
            if self._again:
                self._tried = True
                self.try_again()
            self._again = now + self._pause
        return self._again - now

    def _lose(self) -> None:
        """The file is gone, or another one lies in its place: what was written since nobody would find again."""
        _log("the file of the store is gone")
        assert self._held is not None  # else nothing was opened
        self.close_store()
        self._held.close()
        self._held, self.trouble = None, "store_unreachable"
        self.ledger.begin_anew()

    def try_again(self) -> None:
        """Open what could not be opened, write what could not be written; nothing is waited for."""
        if self.store is None or not self.store.writes:
            self.open(patience=0)
        self.ledger.catch_up()

    def doubt(self, error: Exception) -> None:
        """Something could not be read: the file is looked at, whatever was thought of it before."""
        if self.store is None:
            return
        self.store.doubtful = True
        if is_damage(error) and self.store.writes:
            self.close_store()
            self.damaged = True

    def look_back(self, deal: int, found: Reviewed) -> None:
        """What was found in a deal of the past is kept with it where the store takes it now: it can be found again."""
        if self.owner and self.store is not None and self.store.writes:
            try:
                self.store.keep_review(deal, found)
            except sqlite3.Error as error:
                self.doubt(error)

    def carry_over(self) -> Iterator[Carried]:
        """Carry over what can be read of a damaged store, deal by deal, and go on with the new one."""
        from .mending import mend  # hopefully never on the way to anything

        try:
            yield from mend(self._path)
        except (OSError, sqlite3.Error) as error:
            self._not_mended(why(error, self._path.parent))
        except BaseException:  # whatever that is: it is not tried again at once
            self._not_mended("store_unreachable")
            raise
        else:
            self.damaged, self._pause = False, AGAIN
            self.open()
            self.ledger.catch_up()

    def take_the_place(self) -> str:
        """A whole store that waits for its place takes it; the name of the one from before, which is kept."""
        from .mending import settle

        self.close_store()
        aside = settle(self._path)
        if self._held is not None:
            _leave_in_order(self._held, self._path)  # it was looked at when it was brought
        self.open()
        return aside

    def _not_mended(self, trouble: str) -> None:
        self.damaged, self.trouble, self._pause = False, trouble, MUCH_LATER

    # -- the end -------------------------------------------------------------------------------------------------

    def close_store(self) -> None:
        """The file is nobody's any more."""
        store, self.ledger.store, self._there = self.ledger.store, None, None
        if store is not None:
            store.close()

    def close(self) -> None:
        """The evening is over: what is missing is written if it can be within a second, and the file left in order."""
        if self.unwritten:
            self._last_attempt()
        store = self.store
        well = store is not None and store.writes and not store.doubtful and not self.ledger.behind
        self.close_store()
        if self._held is not None:
            if well:
                _leave_in_order(self._held, self._path)
            self._held.close()
            self._held = None

    def _last_attempt(self) -> None:
        if not self.damaged and (self.store is None or not self.store.writes):
            self.open()
        if self.damaged:
            list(self.carry_over())
        if self.store is not None:
            _wait_for_locks(self.store, FAREWELL)
            self.ledger.catch_up()
            _wait_for_locks(self.store, 0)  # whoever closes the file need not wait once more
        if self.ledger.behind:
            _log("not everything that was played could be written down: %s", self.ledger.trouble or self.trouble)


@contextmanager
def keeping(path: Path) -> Iterator[Keeper]:
    """The store as it lies there, or a new one, for the time of a `with`."""
    keeper = Keeper(path)
    keeper.open()
    try:
        yield keeper
    except BaseException:
        if keeper.store is not None:
            keeper.store.doubtful = True
        raise
    finally:
        keeper.close()


def _wait_for_locks(store: Store, milliseconds: int) -> None:
    with suppress(sqlite3.Error):
        store.database.execute(f"PRAGMA busy_timeout = {milliseconds}")


def _which(path: Path) -> tuple[int, int] | None:
    """Which file lies there; None where there is none."""
    with suppress(OSError):
        found = path.stat()
        return found.st_dev, found.st_ino
    return None


def _settle(path: Path) -> None:
    """A whole new store that waits for its place takes it."""
    if path.with_name(path.name + MENDED).exists():
        from .mending import settle

        settle(path)


def _begin_anew(path: Path) -> str:
    """The store of an older program makes room for an empty one; the name that it has now."""
    from .mending import begin_anew  # hardly ever

    aside = begin_anew(path)
    _log("the store was written by an older program and lies in %s now", aside)
    return aside


def _log(line: str, *values: object) -> None:
    import logging  # not on the way to the first picture

    logging.getLogger(__name__).warning(line, *values)


# -- left in order -----------------------------------------------------------------------------------------------


def _left_in_order(held: IO[bytes], path: Path) -> bool:
    """Whether the file looks as it was left. From now on nothing is known of it, until it is left again."""
    held.seek(0)
    noted = held.read()
    held.truncate(0)
    return noted == look_from_outside(path)


def _leave_in_order(held: IO[bytes], path: Path) -> None:
    """How the file looks from outside: the next start trusts a file that still looks so."""
    with suppress(OSError):  # a full disk: then it is looked at
        held.write(look_from_outside(path))
        held.flush()


def look_from_outside(path: Path) -> bytes:
    """What changes with every change of the file."""
    if not path.exists():
        return b"none"
    about = path.stat()
    return f"{about.st_size} {about.st_mtime_ns}".encode()
