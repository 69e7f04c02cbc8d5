"""Beside: something is printed beside the picture, in a thread that is there no longer than that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from gaigel_desktop.controller.log import write_down
from gaigel_desktop.controller.store.transfer import free_name


class Where(NamedTuple):
    """Where a new file comes: in which folder, how its name begins and ends."""

    folder: Callable[[], Path]
    stem: str
    ending: str


class Printing:
    """A page or a picture on its way into a file. What was begun comes to its end, whatever is seen meanwhile: it is
    waited for before the program ends."""

    def __init__(self, of: object, where: Where, write: Callable[[Path], None], before: Printing | None) -> None:
        """With this name, or the next one that is free; after the one `before`, which wants a name too. Of what it is
        printed is for whoever asks."""
        self.of, self.path = of, Path()
        self.written = True  # that is, nothing has gone wrong
        self._thread = Thread(target=self._print, args=(where, write, before), daemon=True)
        self._thread.start()

    def _print(self, where: Where, write: Callable[[Path], None], before: Printing | None) -> None:
        if before is not None:
            before.close()
        self.path = free_name(where.folder(), where.stem, where.ending)
        try:
            write(self.path)
        except OSError:
            self.written = False
        except Exception as error:  # out here nobody else would hear of it
            self.written = False
            write_down(error)

    @property
    def done(self) -> bool:
        """Whether it has come to its end, good or bad."""
        return not self._thread.is_alive()

    def close(self) -> None:
        """Wait until it has."""
        self._thread.join()
