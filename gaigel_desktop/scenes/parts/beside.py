"""Beside: something is printed beside the picture, in a thread that is there no longer than that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread

from gaigel_desktop.controller.log import write_down
from gaigel_desktop.controller.store.transfer import free_name, records_folder


class Printing:
    """A page on its way into a file. What was begun comes to its end, whatever is seen meanwhile: the desk waits for it
    before the program ends."""

    def __init__(self, of: object, stem: str, write: Callable[[Path], None], before: Printing | None) -> None:
        """As a PDF with this name, or the next one that is free; after the one `before`, which wants a name too. Of
        what it is printed is for whoever asks."""
        self.of, self.path = of, Path()
        self.written = True  # that is, nothing has gone wrong
        self._thread = Thread(target=self._print, args=(stem, write, before), daemon=True)
        self._thread.start()

    def _print(self, stem: str, write: Callable[[Path], None], before: Printing | None) -> None:
        if before is not None:
            before.close()
        self.path = free_name(records_folder(), stem, ".pdf")
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
