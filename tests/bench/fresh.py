"""What a fresh interpreter says: for measuring starts, with the bytecode there as after the first start of a game."""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory


def said_by_fresh(code: str, times: int) -> list[str]:
    """What the code prints, run so many times; a first run that writes the bytecode is not counted."""
    command = [sys.executable, "-c", code]
    with TemporaryDirectory() as cache:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = cache
        return [
            subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
            for _ in range(times + 1)
        ][1:]
