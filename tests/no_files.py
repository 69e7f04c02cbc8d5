"""What may lie where a file should and is none. Each system has its own: in a folder of Windows there are no pipes, no
sockets and no devices."""

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


OF_UNIX: dict[str, Lay] = {"a pipe": a_pipe, "a socket": a_socket, "endless": endless}
THERE: dict[str, Lay] = OF_UNIX if os.name == "posix" else {}
NO_FILES: dict[str, Lay] = {"a folder": Path.mkdir, "itself": itself, **THERE}
