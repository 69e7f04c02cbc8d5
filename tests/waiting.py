"""Waiting for what happens elsewhere: in a thread, in another process, on the disk. A crowded machine takes its time:
there is much patience, and whoever waits goes on as soon as it is so."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LOOKS_AGAIN: Final = 0.01  # seconds


def wait_until(so: Callable[[], bool], what: str, patience: float = 120.0) -> None:
    """Come back as soon as it is so; AssertionError with these words if it has not come about after so many seconds."""
    end = time.monotonic() + patience
    while not so():
        assert time.monotonic() < end, f"not within {patience:g} seconds: {what}"
        time.sleep(LOOKS_AGAIN)
