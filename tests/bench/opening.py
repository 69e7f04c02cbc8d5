"""What opening the executable costs, seen from outside: `python -m tests.bench.opening` on an X display, once built.

Processor time of the whole process from its start to the first pixel that is not black, next to a program built in the
same way that only opens a window and fills it; each started ten times, in turn.
"""

from __future__ import annotations

import ast
import ctypes
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from .frames import Row

ROOT = Path(__file__).parent.parent.parent
BUILT = ROOT / "dist" / "gaigel-desktop" / "gaigel-desktop"
BARE = ROOT / "build" / "bare" / "bare" / "bare"
FILLS = """
import os
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill((200, 180, 140))
window.flip()
while True:
    pygame.event.pump()
    pygame.time.wait(50)
"""
SETTINGS = 'language = "de"\nmusic = 0\n'
STARTS = 10
PATIENCE = 120.0  # seconds
LOOKS_EVERY = 0.002
BAR = 0.12  # seconds more than the bare one


class Eye:
    """Looks at the middle row of the screen."""

    def __init__(self) -> None:
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = x11.XDefaultRootWindow.restype = ctypes.c_void_p
        self._get, self._free = x11.XGetImage, x11.XDestroyImage
        self._get.restype, self._free.argtypes = ctypes.c_void_p, [ctypes.c_void_p]
        self._get.argtypes = [ctypes.c_void_p, ctypes.c_void_p, *[ctypes.c_int] * 2, *[ctypes.c_uint] * 2]
        self._get.argtypes += [ctypes.c_ulong, ctypes.c_int]
        self._display = x11.XOpenDisplay(None)
        assert self._display, "no display"
        held = ctypes.c_void_p(self._display)
        self._root = x11.XDefaultRootWindow(held)
        self._size = x11.XDisplayWidth(held, 0), x11.XDisplayHeight(held, 0)

    def sees_light(self) -> bool:
        """Whether any pixel there is not black."""
        width, height = self._size
        image = self._get(self._display, self._root, 0, height // 2, width, 1, 0xFFFFFF, 2)
        pixels = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]  # after four integers: its data
        lit = any(ctypes.string_at(pixels, 4 * width)[at] for at in range(4 * width) if at % 4 != 3)
        self._free(image)
        return lit


def build_bare() -> None:
    """As build.spec builds the game: without what it leaves out, without names and docstrings."""
    BARE.parent.mkdir(parents=True, exist_ok=True)
    script = BARE.parent / "bare.py"
    script.write_text(FILLS, encoding="utf-8")
    spec = ast.parse((ROOT / "build.spec").read_text(encoding="utf-8"))
    (named,) = (
        node.value
        for node in spec.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NOT_NEEDED"
    )
    without = eval(compile(ast.Expression(named), "build.spec", "eval"))
    command = [
        sys.executable,
        "-OO",
        "-m",
        "PyInstaller",
        str(script),
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--strip",
    ]
    command += [
        "--optimize",
        "2",
        "--distpath",
        str(BARE.parent.parent),
        "--workpath",
        str(BARE.parent.parent / "work"),
    ]
    command += [
        "--specpath",
        str(BARE.parent.parent),
        *(word for name in [*without, "PIL"] for word in ("--exclude-module", name)),
    ]
    subprocess.run(command, check=True)


def opened(program: Path, eye: Eye) -> tuple[float, float]:
    """Seconds of processor time, and by the clock, until it is seen."""
    assert not eye.sees_light(), "something is on the screen already"
    with TemporaryDirectory() as home:
        Path(home, "settings.toml").write_text(SETTINGS, encoding="utf-8")
        environment = os.environ | {"GAIGEL_HOME": home, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        began = time.monotonic()
        process = subprocess.Popen([program], env=environment)
        try:
            while not eye.sees_light():
                assert process.poll() is None and time.monotonic() < began + PATIENCE, "nothing is seen"
                time.sleep(LOOKS_EVERY)
            return time.clock_gettime((~process.pid << 3) | 2), time.monotonic() - began
        finally:
            process.kill()
            process.wait()
            while eye.sees_light():
                time.sleep(LOOKS_EVERY)


def main() -> None:
    """The rows; one beyond its bar is marked."""
    build_bare()
    eye = Eye()
    took = [(opened(BUILT, eye), opened(BARE, eye)) for _ in range(STARTS)]
    ours, bare = (median(each[which][0] for each in took) for which in (0, 1))
    print(Row("opening the executable, of a processor, median", ours, bare + BAR, "s"))
    print(Row("the same of one that only fills its window", bare, ours + BAR, "s"))
    print(Row("so much more", ours - bare, BAR, "s"))
    print(Row("opening the executable, by the clock, median", median(each[0][1] for each in took), 3.0, "s"))


if __name__ == "__main__":
    main()
