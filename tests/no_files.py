"""What may lie where a file should and is none. Each system has its own: in a folder of Windows there are no pipes, no
sockets and no devices, and not everybody may make links."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path

Lay = Callable[[Path], object]


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made, chdir(path.parent):  # its name must be short
        made.bind(path.name)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def itself(path: Path) -> None:
    path.symlink_to(path)


def a_junction(path: Path) -> None:
    """A way back into the folder in which it lies."""
    _lead(path, path.parent)


def nowhere(path: Path) -> None:
    """What leads to nothing."""
    gone = path.parent / "gone"
    gone.mkdir()
    _lead(path, gone)
    gone.rmdir()


def _lead(path: Path, folder: Path) -> None:
    """From here into that folder, which is there."""
    if sys.platform == "win32":
        import _winapi

        _winapi.CreateJunction(str(folder), str(path))
    else:
        path.symlink_to(folder)


if os.name == "posix":
    THERE: dict[str, Lay] = {"a pipe": a_pipe, "a socket": a_socket, "endless": endless}
    NO_FILES: dict[str, Lay] = {"a folder": Path.mkdir, "itself": itself, **THERE}
else:
    THERE = {"a junction": a_junction}
    NO_FILES = {"a folder": Path.mkdir, **THERE}
