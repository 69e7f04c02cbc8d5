"""Memory: what was given up goes back to the system at once, and litter is picked up only while nothing moves."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LITTER: Final = 3000  # objects after which it is worth while to look for what nobody needs
LARGE: Final = 2 * 1024 * 1024  # bytes; what is smaller is needed again soon, and quicker had from the heap
SPARE: Final = 32 * 1024 * 1024  # bytes that the heap may keep at its end until another scene comes on
M_TRIM_THRESHOLD: Final = -1  # malloc.h
M_MMAP_THRESHOLD: Final = -3
M_ARENA_MAX: Final = -8


def give_back_large_blocks() -> None:
    """Ask the C library to map large blocks one by one. Left to itself it soon takes even pictures of a whole window
    from its heap, which is full of holes after a few of them: more than 70 MB after four deals at 3840 x 2160."""
    _ask("mallopt", M_MMAP_THRESHOLD, LARGE)
    _ask("mallopt", M_TRIM_THRESHOLD, SPARE)  # else every other frame has to have its memory mapped anew
    _ask("mallopt", M_ARENA_MAX, 1)  # what the reader of files has taken the window may have later


def give_back_holes() -> None:
    """Give back what lies free between what is needed: smaller pictures leave 50 MB after four deals at 3840 x 2160.
    It takes a few milliseconds, and what is taken again has to be mapped again."""
    _ask("malloc_trim", 0)


def _ask(function: str, *numbers: int) -> None:
    """Call something of the C library, where it has that: not every one does."""
    if sys.platform == "linux":
        asked = getattr(ctypes.CDLL(None), function, None)
        if asked is not None:
            asked(*numbers)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Python does not stop between two frames to look for what nobody needs."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def tidy() -> bool:
    """Look for it now, if enough has come together; whether it had."""
    if gc.get_count()[0] < LITTER:
        return False
    gc.collect()
    return True
