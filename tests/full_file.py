"""A file on a full disk, wherever the tests run: only Linux has one to be opened, /dev/full."""

from __future__ import annotations

import errno
import os
from io import BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class _Full(FileIO):
    """Takes nothing, until its number stands for another file."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path), "w")
        self._itself = os.fstat(self.fileno())

    def write(self, data: ReadableBuffer) -> int:
        if os.path.samestat(os.fstat(self.fileno()), self._itself):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(data)


def full_for_bytes(folder: Path) -> FileIO:
    """Open for writing bytes, none of which will go in."""
    return _Full(folder / "full")


def full_file(folder: Path) -> TextIOWrapper:
    """Open for writing text, none of which will go in."""
    return TextIOWrapper(BufferedWriter(_Full(folder / "full")), encoding="utf-8")
