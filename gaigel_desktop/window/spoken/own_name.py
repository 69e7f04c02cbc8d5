"""Own name: how a process is called on the bus of screen readers. AccessKit takes the name of the file that runs, and
of a Python from source that would be `python3.11`.
"""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import spawn
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

LONGEST_START: Final = 10.0  # seconds until a Python is given up that does not even begin


@contextmanager
def called(name: str) -> Iterator[None]:
    """A process that is started in here runs in a file of this name, which is what the system calls it; where Python
    cannot be run from a copy of its own file, it is called as ever. The copy is gone when this process ends."""
    before, copy = spawn.get_executable(), _copied(name)
    if copy:
        spawn.set_executable(copy)
    try:
        yield
    finally:
        spawn.set_executable(before)


@cache
def _copied(name: str) -> str:
    """This Python in a file of this name, beside which it says where everything else is; empty where that does not
    run, and for a program that is packed, which has a name of its own."""
    if getattr(sys, "frozen", False):
        return ""
    with suppress(OSError, subprocess.SubprocessError):
        folder, python = Path(mkdtemp(prefix="gaigel-")), Path(sys.executable).resolve()
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        copy = shutil.copy2(python, folder / name)
        folder.joinpath("pyvenv.cfg").write_text(f"home = {python.parent}\n", encoding="utf-8")
        tried = [copy, "-c", "import encodings, ctypes, socket"]
        ran = subprocess.run(tried, check=False, capture_output=True, timeout=LONGEST_START)
        return str(copy) if ran.returncode == 0 else ""
    return ""
