"""Selection: what X11 has for a clipboard: whoever has copied something gives it out himself, as often as somebody
pastes. So a thread of its own waits for that, with a connection of its own, until somebody else copies something."""

from __future__ import annotations

import ctypes
import select
from collections.abc import Callable
from functools import cache
from threading import Lock, Thread
from typing import Final, NamedTuple

X11: Final = "libX11.so.6"  # the system’s, which no package of ours brings
PNG: Final = b"image/png"
ATOM: Final = 4  # what X11 calls its own kinds
SELECTION_CLEAR: Final = 29
SELECTION_REQUEST: Final = 30
SELECTION_NOTIFY: Final = 31
REPLACE: Final = 0
EVENT: Final = 24  # longs

_Handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


class _Asked(ctypes.Structure):
    """Somebody pastes: into which property of which window, and as what."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("owner", ctypes.c_ulong),
        ("requestor", ctypes.c_ulong),
        ("selection", ctypes.c_ulong),
        ("target", ctypes.c_ulong),
        ("property", ctypes.c_ulong),
        ("time", ctypes.c_ulong),
    )


class _Answered(ctypes.Structure):
    """It lies there now; without a property it does not."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("requestor", ctypes.c_ulong),
        ("selection", ctypes.c_ulong),
        ("target", ctypes.c_ulong),
        ("property", ctypes.c_ulong),
        ("time", ctypes.c_ulong),
    )


class _Names(NamedTuple):
    """What things are called by numbers."""

    clipboard: int
    targets: int
    png: int


def offer(png: bytes) -> bool:
    """Give this picture out from now on; False where there is no X11, or somebody else keeps the clipboard."""
    x = library()
    display = x.XOpenDisplay(None)
    if not display:
        return False
    _forgive(x, display)
    names = _Names(*(x.XInternAtom(display, name, 0) for name in (b"CLIPBOARD", b"TARGETS", PNG)))
    window = x.XCreateSimpleWindow(display, x.XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    x.XSetSelectionOwner(display, names.clipboard, window, 0)
    if x.XGetSelectionOwner(display, names.clipboard) != window:
        x.XCloseDisplay(display)
        return False
    x.XFlush(display)
    Thread(target=_give_out, args=(x, display, names, png), daemon=True).start()
    return True


def _give_out(x: ctypes.CDLL, display: int, names: _Names, png: bytes) -> None:
    event = (ctypes.c_long * EVENT)()
    while True:
        if not x.XPending(display):
            select.select([x.XConnectionNumber(display)], [], [])
            continue
        x.XNextEvent(display, event)
        kind = ctypes.cast(event, ctypes.POINTER(ctypes.c_int))[0]
        if kind == SELECTION_CLEAR:
            break
        if kind == SELECTION_REQUEST:
            _answer(x, display, names, _Asked.from_buffer(event), png)
    x.XCloseDisplay(display)


def _answer(x: ctypes.CDLL, display: int, names: _Names, asked: _Asked, png: bytes) -> None:
    """The picture, or that there is one; nothing where somebody wants something else."""
    place = asked.property or asked.target
    if asked.target == names.png:
        x.XChangeProperty(display, asked.requestor, place, names.png, 8, REPLACE, png, len(png))
    elif asked.target == names.targets:
        kinds = (ctypes.c_ulong * 2)(names.targets, names.png)
        x.XChangeProperty(display, asked.requestor, place, ATOM, 32, REPLACE, kinds, len(kinds))
    else:
        place = 0
    told = (ctypes.c_long * EVENT)()
    answer = _Answered.from_buffer(told)
    answer.type, answer.requestor, answer.selection = SELECTION_NOTIFY, asked.requestor, asked.selection
    answer.target, answer.property, answer.time = asked.target, place, asked.time
    x.XSendEvent(display, ctypes.c_ulong(asked.requestor), 0, ctypes.c_long(0), told)
    x.XFlush(display)


# -- the library -------------------------------------------------------------------------------------------------


@cache
def library() -> ctypes.CDLL:
    x = ctypes.CDLL(X11)
    number, pointer, whole = ctypes.c_ulong, ctypes.c_void_p, ctypes.c_int
    told = {
        "XOpenDisplay": (pointer, [ctypes.c_char_p]),
        "XCloseDisplay": (whole, [pointer]),
        "XDefaultRootWindow": (number, [pointer]),
        "XInternAtom": (number, [pointer, ctypes.c_char_p, whole]),
        "XCreateSimpleWindow": (number, [pointer, number, *[whole] * 2, *[ctypes.c_uint] * 3, number, number]),
        "XSetSelectionOwner": (whole, [pointer, number, number, number]),
        "XGetSelectionOwner": (number, [pointer, number]),
        "XChangeProperty": (whole, [pointer, number, number, number, whole, whole, pointer, whole]),
        "XSendEvent": (whole, [pointer, number, whole, ctypes.c_long, pointer]),
        "XNextEvent": (whole, [pointer, pointer]),
        "XPending": (whole, [pointer]),
        "XConnectionNumber": (whole, [pointer]),
        "XFlush": (whole, [pointer]),
        "XSetErrorHandler": (pointer, [pointer]),
    }
    for name, (gives, takes) in told.items():
        function = getattr(x, name)
        function.restype, function.argtypes = gives, takes
    return x


_own: set[int] = set()  # connections of ours
_lock = Lock()
_kept: list[object] = []  # what X11 calls must not go


def _forgive(x: ctypes.CDLL, display: int) -> None:
    """Whoever pastes may be gone by the time of the answer: that is no reason to end the program, which is what X11
    does about any mistake; those of other connections go to whoever saw to them before."""
    with _lock:
        _own.add(display)
        if _kept:
            return
        before: list[Callable[[int, int], int]] = []

        def handle(of: int, mistake: int) -> int:
            return 0 if of in _own or not before else int(before[0](of, mistake))

        handler = _Handler(handle)
        _kept.append(handler)
        seen_to = x.XSetErrorHandler(ctypes.cast(handler, ctypes.c_void_p))
        before += [ctypes.cast(seen_to, _Handler)] if seen_to else []
