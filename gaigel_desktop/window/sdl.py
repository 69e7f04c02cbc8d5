"""SDL: what pygame does not offer, asked of the library that it has loaded already.

Where the library cannot be found, nothing of this is there, and the callers have something slower instead.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

Wait = Callable[[float], None]
Present = Callable[[Sequence[pygame.Rect]], bool]
WINDOWS_NEED: Final = ("libX11.so.6", "libXext.so.6")  # without them SDL opens none on X11, and does not tell why


def event_wait() -> Wait | None:
    """Sleep until there is an event, or for so many seconds; pygame's own wait looks every millisecond."""
    sdl = library()
    if sdl is None:
        return None
    wait = sdl.SDL_WaitEventTimeout
    wait.argtypes = [ctypes.c_void_p, ctypes.c_int]

    def true_wait(seconds: float) -> None:
        wait(None, max(1, round(1000 * seconds)))

    return true_wait


def presenter(window: pygame.Window) -> Present | None:
    """Present parts of a window; pygame presents only the whole. False if this failed."""
    sdl = library()
    if sdl is None:
        return None
    from_id, update = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
    from_id.argtypes, from_id.restype = [ctypes.c_uint32], ctypes.c_void_p
    update.argtypes, update.restype = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    number = window.id

    def present(parts: Sequence[pygame.Rect]) -> bool:
        # Four integers each, as in SDL_Rect.
        flat = (ctypes.c_int * (4 * len(parts)))(*(length for part in parts for length in part))
        return bool(update(from_id(number), flat, len(parts)) == 0)

    return present


def work_area() -> tuple[int, int] | None:
    """How much of the first screen the bars of the system leave for windows; pygame knows only the whole screen."""
    sdl = library()
    area = (ctypes.c_int * 4)()  # x, y, width, height, as in SDL_Rect
    if sdl is None or sdl.SDL_GetDisplayUsableBounds(0, area):
        return None
    return area[2], area[3]


def lacking() -> str:
    """What the system says of a library that is not there and that windows need on X11; nothing where all are."""
    try:
        for name in WINDOWS_NEED:
            ctypes.CDLL(name)
    except OSError as error:
        return str(error)
    return ""


@cache
def library() -> ctypes.CDLL | None:
    """The SDL library that pygame uses."""
    home = Path(pygame.__file__).parent
    patterns = {"win32": ["SDL2.dll", "../SDL2.dll"], "darwin": [".dylibs/libSDL2-2*"]}
    for pattern in patterns.get(sys.platform, ["../pygame_ce.libs/libSDL2-2*", "../libSDL2-2*"]):
        folder, _, name = pattern.rpartition("/")
        for path in (home / folder).glob(name):
            try:
                return ctypes.CDLL(str(path))
            except OSError:
                continue
    return None
