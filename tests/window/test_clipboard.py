"""A picture copied: handed to whatever the system has for that, and the truth is told where it has nothing. That it can
be pasted elsewhere, `python -m tests.e2e.copied` finds out on an X display."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from gaigel_desktop.window import clipboard, selection, theme
from gaigel_desktop.window.clipboard import copy_picture

PICTURE = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 400


@pytest.fixture
def drawn_by(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Neither Windows nor a Mac, and a busy machine may take long to start a program."""
    monkeypatch.setattr(clipboard, "sys", SimpleNamespace(platform="linux"))
    monkeypatch.setattr(theme, "PATIENCE", 60.0)
    return monkeypatch


A_PROGRAM = """
import subprocess, sys, time
from pathlib import Path

folder = Path(sys.argv.pop(1))
(folder / "asked").write_text(" ".join(sys.argv[1:]), encoding="utf-8")
(folder / "got").write_bytes(sys.stdin.buffer.read())
"""
STAYS = """
script = "import sys, time; from pathlib import Path\\nwhile not Path(sys.argv[1]).exists(): time.sleep(0.1)"
subprocess.Popen([sys.executable, "-c", script, str(folder / "pasted")])
"""


def a_program(folder: Path, then: str) -> None:
    """What Wayland has for a clipboard, as far as we ask it; started as each system starts what is no binary."""
    script = folder / "program.py"
    script.write_text(A_PROGRAM + then, encoding="utf-8")
    command = f'"{sys.executable}" "{script}" "{folder}"'
    if os.name == "posix":
        (folder / "wl-copy").write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        (folder / "wl-copy").chmod(0o755)
    else:
        (folder / "wl-copy.bat").write_text(f"@{command} %*\n", encoding="utf-8")


def on_wayland(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.defpath}")


def test_wayland_gets_it_byte_for_byte(drawn_by: pytest.MonkeyPatch, tmp_path: Path) -> None:
    a_program(tmp_path, "")
    on_wayland(drawn_by, tmp_path)
    assert copy_picture(PICTURE)
    assert (tmp_path / "got").read_bytes() == PICTURE
    assert (tmp_path / "asked").read_text(encoding="utf-8") == "--type image/png"


def test_nobody_waits_for_what_stays_to_give_it_out(drawn_by: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It goes on beside us, with all that it was given open."""
    pasted = tmp_path / "pasted"
    a_program(tmp_path, STAYS)
    on_wayland(drawn_by, tmp_path)
    try:
        assert copy_picture(PICTURE)
    finally:
        pasted.touch()


@pytest.mark.parametrize("then", ["sys.exit(1)", None])
def test_wayland_without_such_a_program_or_with_a_broken_one(
    drawn_by: pytest.MonkeyPatch, tmp_path: Path, then: str | None
) -> None:
    if then is not None:
        a_program(tmp_path, then)
    on_wayland(drawn_by, tmp_path)
    if then is None:
        drawn_by.setenv("PATH", str(tmp_path))
    assert not copy_picture(PICTURE)


def test_a_window_that_nobody_draws_has_no_clipboard(drawn_by: pytest.MonkeyPatch) -> None:
    drawn_by.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert not copy_picture(PICTURE)


def test_x11_without_its_library_or_without_a_display(drawn_by: pytest.MonkeyPatch) -> None:
    drawn_by.setattr(pygame.display, "get_driver", lambda: "x11")
    drawn_by.setattr(selection, "X11", "libX11.so.of.another.world")
    selection.library.cache_clear()
    assert not copy_picture(PICTURE)

    class Nobody:
        def XOpenDisplay(self, name: None) -> int:
            return 0

    drawn_by.setattr(selection, "library", Nobody)
    assert not copy_picture(PICTURE)
