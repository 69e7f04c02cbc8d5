"""Copied and pasted: a postcard that somebody copies on an X display, and another program that pastes it.

python -m tests.e2e.copied
"""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import time
from typing import Final
from unittest.mock import patch

SIZE: Final = (1280, 720)
PATIENCE: Final = 120.0  # seconds
MOST: Final = 1 << 22  # words of four bytes
SELECTION_NOTIFY: Final = 31
PASTED_INTO: Final = b"PASTED"


def copies() -> None:
    """Somebody copies the postcard, tells what is on it, and stays until nobody asks for it any more."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_VIDEODRIVER"] = "x11"
    from gaigel_desktop.scenes.postcard import scene
    from gaigel_desktop.text.speech import say
    from gaigel_desktop.window.clipboard import copy_picture
    from tests.scenes.shot import opened

    with opened("postcard-4", SIZE, draws=True, language="en") as guest:
        given: list[bytes] = []

        def copy_and_note(png: bytes) -> bool:
            given.append(png)
            return copy_picture(png)

        with patch.object(scene, "copy_picture", copy_and_note):
            guest.click("postcard_copy")
        assert guest.sees(say("postcard_copied")), "no system took it"
        (png,) = given
        sys.stdout.buffer.write(len(png).to_bytes(4, "big") + png)
        sys.stdout.buffer.flush()
        sys.stdin.read()


def pasted(kind: bytes) -> bytes:
    """What lies in the clipboard of the display as this; nothing where it is not to be had so."""
    x = _library()
    display = x.XOpenDisplay(None)
    assert display, "no X display"
    try:
        names = [x.XInternAtom(display, name, 0) for name in (b"CLIPBOARD", kind, PASTED_INTO)]
        window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
        x.XConvertSelection(display, *names, window, 0)
        x.XFlush(display)
        return _property(x, display, window, names[2]) if _given(x, display) else b""
    finally:
        x.XCloseDisplay(display)


def _given(x: ctypes.CDLL, display: int) -> bool:
    """Wait until whoever copied it answers; whether there is something."""
    event, end = (ctypes.c_long * 24)(), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not x.XPending(display):
            time.sleep(0.01)
            continue
        x.XNextEvent(display, event)
        if event[0] & 0xFFFFFFFF == SELECTION_NOTIFY:
            return event[7] != 0  # into which property
    raise AssertionError("nobody answers")


def _property(x: ctypes.CDLL, display: int, window: int, name: int) -> bytes:
    kind, shape = ctypes.c_ulong(), ctypes.c_int()
    count, left, data = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
    found = map(ctypes.byref, (kind, shape, count, left, data))
    x.XGetWindowProperty(display, window, name, 0, MOST, 0, 0, *found)
    assert left.value == 0
    return ctypes.string_at(data, count.value * (8 if shape.value == 32 else 1)) if data.value else b""


def _library() -> ctypes.CDLL:
    x = ctypes.CDLL("libX11.so.6")
    number, pointer, whole = ctypes.c_ulong, ctypes.c_void_p, ctypes.c_int
    for name, gives, takes in (
        ("XOpenDisplay", pointer, [ctypes.c_char_p]),
        ("XCloseDisplay", whole, [pointer]),
        ("XDefaultRootWindow", number, [pointer]),
        ("XInternAtom", number, [pointer, ctypes.c_char_p, whole]),
        ("XCreateSimpleWindow", number, [pointer, number, *[whole] * 2, *[ctypes.c_uint] * 3, number, number]),
        ("XConvertSelection", whole, [pointer, *[number] * 5]),
        ("XGetWindowProperty", whole, [pointer, number, number, *[ctypes.c_long] * 2, whole, number, *[pointer] * 5]),
        ("XPending", whole, [pointer]),
        ("XNextEvent", whole, [pointer, pointer]),
        ("XFlush", whole, [pointer]),
    ):
        function = getattr(x, name)
        function.restype, function.argtypes = gives, takes
    return x


def main() -> None:
    """It is pasted byte for byte, as often as somebody likes, and as nothing else; and gone with whoever gave it."""
    copying = subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.copied", "--copies"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert copying.stdin is not None and copying.stdout is not None
    try:
        picture = copying.stdout.read(int.from_bytes(copying.stdout.read(4), "big"))
        assert picture.startswith(b"\x89PNG")
        for _ in range(2):
            assert pasted(b"image/png") == picture, "another picture"
        assert pasted(b"TARGETS") and not pasted(b"text/plain"), "it is a picture and nothing else"
        print(f"a postcard of {len(picture)} bytes copied and pasted", flush=True)
    finally:
        copying.stdin.close()
        copying.wait(PATIENCE)


if __name__ == "__main__":
    copies() if "--copies" in sys.argv else main()
