"""Runs a command on a virtual screen of its own, with somebody who looks after its windows.

python packaging/on_a_screen.py python packaging/linux/try_archives.py dist        needs Xvfb, xdotool and openbox
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

TOOLS = ("Xvfb", "xdotool", "openbox")
SHAPE = ("-screen", "0", "1920x1080x24", "-dpi", "96", "-nolisten", "tcp")


def on_a_screen(command: list[str]) -> int:
    """What the command ends with; the screen takes everybody on it along."""
    read, write = os.pipe()
    nowhere = subprocess.DEVNULL
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *SHAPE], pass_fds=[write], stdout=nowhere, stderr=nowhere
    )
    try:
        os.environ["DISPLAY"] = f":{os.read(read, 16).decode().strip()}"
        subprocess.Popen(["openbox"], stdout=nowhere, stderr=nowhere)
        return subprocess.run(command, check=False).returncode
    finally:
        screen.terminate()
        screen.wait()


if __name__ == "__main__":
    if [tool for tool in TOOLS if shutil.which(tool) is None]:
        sys.exit("It needs more than is there; on Debian: apt-get install xvfb xdotool openbox")
    sys.exit(on_a_screen(sys.argv[1:]))
