"""Processes, asked and told as each system does it: whether they live, that they stand still, go on and end."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import Final

A_LONG_TIME: Final = 1000  # seconds
EVERYTHING: Final = 0x1FFFFF  # may be done with a process of Windows
STILL_ACTIVE: Final = 259  # is told of a process of Windows that has not ended


def lives(process: int) -> bool:
    """Whether it still does something; one that only waits to be buried does not."""
    if sys.platform == "win32":
        kernel, code = ctypes.WinDLL("kernel32"), ctypes.c_ulong()
        handle = kernel.OpenProcess(EVERYTHING, False, process)
        kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return code.value == STILL_ACTIVE
    if sys.platform == "linux":
        return _state(process) not in ("", "Z")
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def _state(process: int) -> str:
    """A letter that Linux has for it; nothing where it is not there."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return ""


def end(process: int) -> None:
    """End the process at once."""
    os.kill(process, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)


def let_stand_still(process: int) -> None:
    """Stop the process, until it is let go on."""
    if sys.platform == "win32":
        _told_by_windows("NtSuspendProcess", process)
    else:
        os.kill(process, signal.SIGSTOP)


def let_go_on(process: int) -> None:
    """Let a process that was stopped go on."""
    if sys.platform == "win32":
        _told_by_windows("NtResumeProcess", process)
    else:
        os.kill(process, signal.SIGCONT)


def _told_by_windows(what: str, process: int) -> None:
    if sys.platform == "win32":
        kernel = ctypes.WinDLL("kernel32")
        handle = kernel.OpenProcess(EVERYTHING, False, process)
        getattr(ctypes.WinDLL("ntdll"), what)(handle)
        kernel.CloseHandle(handle)


def stand_still() -> None:
    """Sleep in this process without giving up the lock of Python, so that nothing else of it goes on."""
    if sys.platform == "win32":
        ctypes.PyDLL("kernel32").Sleep(1000 * A_LONG_TIME)
    else:
        ctypes.PyDLL(None).sleep(A_LONG_TIME)
