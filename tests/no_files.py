"""What may lie where a file should and is none. Each system has its own: in a folder of Windows there are no pipes, no
sockets and no devices, and not everybody may make links."""

from __future__ import annotations

import os
import socket
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
    _winapi.CreateJunction(str(path.parent), str(path))


def nowhere(path: Path) -> None:
    """What leads to nothing."""
    gone = path.parent / "gone"
    if os.name == "posix":
        path.symlink_to(gone)
    else:
        gone.mkdir()
        _winapi.CreateJunction(str(gone), str(path))
        gone.rmdir()


if os.name == "posix":
    THERE: dict[str, Lay] = {"a pipe": a_pipe, "a socket": a_socket, "endless": endless}
    NO_FILES: dict[str, Lay] = {"a folder": Path.mkdir, "itself": itself, **THERE}
else:
    import _winapi

    THERE = {"a junction": a_junction}
    NO_FILES = {"a folder": Path.mkdir, **THERE}
