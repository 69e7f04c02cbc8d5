"""A pipe at a path: whoever reads there gets what is written meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Listener
from pathlib import Path
from threading import Thread


@contextmanager
def pipe_with(pieces: Iterable[bytes], folder: Path) -> Iterator[Path]:
    """The path, for one reader, who may go before the end; on Windows pipes have a place of their own."""
    if os.name == "posix":
        path = folder / "pipe"
        os.mkfifo(path)
        Thread(target=_write, args=(path, pieces), daemon=True).start()
        yield path
    else:
        with Listener(family="AF_PIPE") as door:
            Thread(target=_send, args=(door, pieces), daemon=True).start()
            yield Path(door.address)


def _write(path: Path, pieces: Iterable[bytes]) -> None:
    with suppress(OSError), path.open("wb", buffering=0) as pipe:
        for piece in pieces:
            pipe.write(piece)


def _send(door: Listener, pieces: Iterable[bytes]) -> None:
    with suppress(OSError), door.accept() as pipe:
        for piece in pieces:
            pipe.send_bytes(piece)
