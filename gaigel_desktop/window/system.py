"""System: whether its settings ask every program for less motion and stronger contrast, on Linux, Windows and macOS.

Whatever does not answer, or says something nobody expects, is as if it had not been asked.
"""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from . import theme
from .wishes import Wishes

Run = Callable[[Sequence[str]], str]

PORTAL: Final = (
    *("gdbus", "call", "--session", "--timeout", "2", "--dest", "org.freedesktop.portal.Desktop"),
    *("--object-path", "/org/freedesktop/portal/desktop", "--method", "org.freedesktop.portal.Settings.ReadAll"),
    str(["org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]),
)
GSETTINGS: Final = ("gsettings", "get")
ANIMATIONS: Final = ("org.gnome.desktop.interface", "enable-animations")
GNOME_CONTRAST: Final = ("org.gnome.desktop.a11y.interface", "high-contrast")
MAC: Final = ("defaults", "read", "com.apple.universalaccess")
GTK_FILES: Final = ("gtk-4.0/settings.ini", "gtk-3.0/settings.ini")
NO: Final = ("0", "false")
HIGH_CONTRAST: Final = "highcontrast"  # how the themes are called, GNOME's and its inverse
SPI_GETHIGHCONTRAST: Final = 0x0042
SPI_GETCLIENTAREAANIMATION: Final = 0x1042
HIGHCONTRASTON: Final = 1


def asked() -> Wishes:
    """What this system says."""
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return mac(run)
    return linux(run, os.environ, Path.home())


def run(command: Sequence[str]) -> str:
    """What a program of the system says; nothing where it is not there, or takes too long."""
    try:
        said = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=theme.PATIENCE, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.SubprocessError, ValueError):
        return ""
    return said.stdout if said.returncode == 0 else ""


# -- Linux -------------------------------------------------------------------------------------------------------


def linux(run: Run, environ: Mapping[str, str], home: Path) -> Wishes:
    """The desktop by its portal, then by its own settings, then by the files that programs read."""
    wishes = Wishes()
    if has_bus(environ):
        wishes = portal(run(PORTAL))
        if None in wishes:
            wishes = wishes.completed(gnome(run))
    if None in wishes:
        wishes = wishes.completed(files(Path(environ.get("XDG_CONFIG_HOME") or home / ".config"), environ))
    return wishes


def has_bus(environ: Mapping[str, str]) -> bool:
    """Whether there is a session to be asked; where there is none, asking would start one."""
    runs = environ.get("XDG_RUNTIME_DIR")
    return bool(environ.get("DBUS_SESSION_BUS_ADDRESS")) or (bool(runs) and Path(runs or "", "bus").exists())


def portal(said: str) -> Wishes:
    """`org.freedesktop.appearance`, and what GNOME says through the same door."""
    calm, contrast = _number(said, "reduced-motion"), _number(said, "contrast")
    moves, strong = _flag(said, "enable-animations"), _flag(said, "high-contrast")
    return Wishes(calm, contrast).completed(Wishes(None if moves is None else not moves, strong))


def _number(said: str, key: str) -> bool | None:
    found = re.search(rf"'{key}': <+uint32 (\d+)>", said)
    return None if found is None else found[1] == "1"


def _flag(said: str, key: str) -> bool | None:
    found = re.search(rf"'{key}': <+(true|false)>", said)
    return None if found is None else found[1] == "true"


def gnome(run: Run) -> Wishes:
    """Where there is no portal."""
    moves, strong = (_said(run((*GSETTINGS, *each))) for each in (ANIMATIONS, GNOME_CONTRAST))
    return Wishes(None if moves is None else not moves, strong)


def _said(answer: str) -> bool | None:
    return {"true": True, "false": False, "1": True, "0": False}.get(answer.strip())


def files(config: Path, environ: Mapping[str, str]) -> Wishes:
    """What GTK and KDE have written down; it says nothing of who has never chosen."""
    theme, calm = environ.get("GTK_THEME", ""), None
    for name in GTK_FILES:
        gtk = _section(config / name, "settings")
        theme = theme or gtk.get("gtk-theme-name", "")
        calm = True if gtk.get("gtk-enable-animations", "").lower() in NO else calm
    if _section(config / "kdeglobals", "kde").get("animationdurationfactor", "") in NO:
        calm = True
    return Wishes(calm, True if HIGH_CONTRAST in theme.lower() else None)


def _section(path: Path, name: str) -> Mapping[str, str]:
    """A part of a file, by its name in small letters; empty where it cannot be read."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(path, encoding="utf-8")
    except (configparser.Error, OSError, UnicodeDecodeError):
        return {}
    return next((parser[each] for each in parser.sections() if each.lower() == name), {})


# -- the others --------------------------------------------------------------------------------------------------


def mac(run: Run) -> Wishes:
    """The wishes of macOS, as they stand in Accessibility, Display."""
    calm, contrast = (_said(run((*MAC, key))) for key in ("reduceMotion", "increaseContrast"))
    return Wishes(calm, contrast)


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _HighContrast(ctypes.Structure):
        """The structure HIGHCONTRASTW, in which Windows tells of its contrast."""

        _fields_ = (("size", wintypes.UINT), ("flags", wintypes.DWORD), ("scheme", wintypes.LPWSTR))

    def _windows() -> Wishes:
        """The wishes of Windows, as they stand in Ease of Access."""
        ask = ctypes.windll.user32.SystemParametersInfoW
        moves, look = wintypes.BOOL(True), _HighContrast()
        look.size = ctypes.sizeof(look)
        calm = not moves if ask(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(moves), 0) else None
        strong = (
            bool(look.flags & HIGHCONTRASTON) if ask(SPI_GETHIGHCONTRAST, look.size, ctypes.byref(look), 0) else None
        )
        return Wishes(calm, strong)
