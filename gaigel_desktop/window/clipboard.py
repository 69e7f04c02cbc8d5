"""Clipboard: a picture copied, so that it can be pasted elsewhere; pygame knows words only, so each system is asked
itself. What no system takes is not copied, and whoever asked is told so."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from shutil import which
from typing import Final

import pygame

from . import theme

PNG: Final = "image/png"
FOR_ALL: Final = 0x0042  # memory that Windows may move, empty at first
OBJC: Final = "/usr/lib/libobjc.dylib"
APPKIT: Final = "/System/Library/Frameworks/AppKit.framework/AppKit"


def copy_picture(png: bytes) -> bool:
    """To the clipboard; False where there is none that takes pictures."""
    try:
        if sys.platform == "win32":
            return _to_windows(png)
        if sys.platform == "darwin":
            return _to_mac(png)
        return _to_others(png, pygame.display.get_driver())
    except (OSError, AttributeError, pygame.error, subprocess.SubprocessError):
        return False


def _to_others(png: bytes, driver: str) -> bool:
    """As whoever draws the window takes it."""
    if driver == "wayland":
        return _to_wayland(png)
    if driver != "x11":
        return False
    from .selection import offer  # only where there is X11

    return offer(png)


def _to_wayland(png: bytes) -> bool:
    """By the small program that such systems have for it."""
    program = which("wl-copy")
    if program is None:
        return False
    nowhere = subprocess.DEVNULL  # it stays, to give it out when somebody pastes: we must not wait for what it says
    asked = [program, "--type", PNG]
    subprocess.run(asked, input=png, check=True, timeout=theme.PATIENCE, stdout=nowhere, stderr=nowhere)
    return True


def _to_mac(png: bytes) -> bool:
    """What the system keeps for whoever pastes is emptied, and gets the picture."""
    objc = ctypes.CDLL(OBJC)
    ctypes.CDLL(APPKIT)
    for function in (objc.objc_getClass, objc.sel_registerName):
        function.restype, function.argtypes = ctypes.c_void_p, [ctypes.c_char_p]

    def tell(whom: int | None, what: bytes, *given: ctypes.c_void_p | ctypes.c_char_p | ctypes.c_ulong) -> int | None:
        kind = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, *map(type, given))
        answer: int | None = kind(("objc_msgSend", objc))(whom, objc.sel_registerName(what), *given)
        return answer

    data = tell(objc.objc_getClass(b"NSData"), b"dataWithBytes:length:", ctypes.c_char_p(png), ctypes.c_ulong(len(png)))
    name = tell(objc.objc_getClass(b"NSString"), b"stringWithUTF8String:", ctypes.c_char_p(b"public.png"))
    board = tell(objc.objc_getClass(b"NSPasteboard"), b"generalPasteboard")
    tell(board, b"clearContents")
    taken = tell(board, b"setData:forType:", ctypes.c_void_p(data), ctypes.c_void_p(name))
    return bool(taken and taken & 0xFF)


def _to_windows(png: bytes) -> bool:
    """As a PNG, as browsers and writers of letters take it."""
    user, kernel = ctypes.CDLL("user32"), ctypes.CDLL("kernel32")
    kernel.GlobalAlloc.restype = kernel.GlobalLock.restype = user.SetClipboardData.restype = ctypes.c_void_p
    if not user.OpenClipboard(None):
        return False
    try:
        user.EmptyClipboard()
        memory = ctypes.c_void_p(kernel.GlobalAlloc(FOR_ALL, ctypes.c_size_t(len(png))))
        place = kernel.GlobalLock(memory)
        if not place:
            return False
        ctypes.memmove(place, png, len(png))
        kernel.GlobalUnlock(memory)
        return bool(user.SetClipboardData(user.RegisterClipboardFormatW("PNG"), memory))
    finally:
        user.CloseClipboard()
