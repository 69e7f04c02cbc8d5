"""What the system asks of every program: each in its own words; whoever does not answer asks for nothing."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from gaigel_desktop.window import theme
from gaigel_desktop.window.system import GSETTINGS, PORTAL, files, gnome, has_bus, linux, mac, portal, run
from gaigel_desktop.window.wishes import Asking, Wishes
from tests.waiting import wait_until

BUS = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}
GNOME_46 = (
    "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>},"
    " 'org.gnome.desktop.interface': {'enable-animations': <false>, 'gtk-theme': <'Adwaita'>},"
    " 'org.gnome.desktop.a11y.interface': {'high-contrast': <true>}},)"
)
PLASMA = "({'org.freedesktop.appearance': {'contrast': <uint32 0>, 'reduced-motion': <uint32 1>}},)"


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        (GNOME_46, Wishes(True, True)),
        (PLASMA, Wishes(True, False)),
        ("({'org.gnome.desktop.interface': {'enable-animations': <true>}},)", Wishes(False, None)),
        ("({},)", Wishes()),
        ("", Wishes()),
        ("Error: GDBus.Error:org.freedesktop.DBus.Error.ServiceUnknown", Wishes()),
    ],
)
def test_the_portal(said: str, wishes: Wishes) -> None:
    assert portal(said) == wishes


def test_gnome_where_there_is_no_portal() -> None:
    said = {"enable-animations": "false\n", "high-contrast": "true\n"}
    assert gnome(lambda command: said[command[-1]]) == Wishes(True, True)
    assert gnome(lambda command: "No such schema") == Wishes()


def test_what_gtk_and_kde_have_written_down(tmp_path: Path) -> None:
    assert files(tmp_path, {}) == Wishes()
    (tmp_path / "gtk-3.0").mkdir()
    gtk = tmp_path / "gtk-3.0" / "settings.ini"
    gtk.write_text("[Settings]\ngtk-enable-animations=0\ngtk-theme-name=HighContrastInverse\n")
    assert files(tmp_path, {}) == Wishes(True, True)
    assert files(tmp_path, {"GTK_THEME": "Adwaita"}) == Wishes(True, None)
    gtk.write_bytes(b"\xff\xfe no settings at all")
    assert files(tmp_path, {"GTK_THEME": "HighContrast"}) == Wishes(None, True)
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
    assert files(tmp_path, {}).calm is True


def test_without_a_session_no_program_is_started(tmp_path: Path) -> None:
    def started(command: Sequence[str]) -> str:
        raise AssertionError(command)

    assert not has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})
    assert linux(started, {"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path) == Wishes()
    (tmp_path / "bus").touch()
    assert has_bus({"XDG_RUNTIME_DIR": str(tmp_path)})


def test_each_is_only_asked_for_what_nobody_before_has_said(tmp_path: Path) -> None:
    commands: list[Sequence[str]] = []

    def said(command: Sequence[str]) -> str:
        commands.append(command)
        return GNOME_46 if command == PORTAL else ""

    assert linux(said, BUS, tmp_path) == Wishes(True, True)
    assert commands == [PORTAL]
    commands.clear()

    def nothing(command: Sequence[str]) -> str:
        commands.append(command)
        return ""

    assert linux(nothing, BUS, tmp_path) == Wishes()
    assert [command[: len(GSETTINGS)] == GSETTINGS for command in commands] == [False, True, True]


def test_macos() -> None:
    said = {"reduceMotion": "1\n", "increaseContrast": "0\n"}
    assert mac(lambda command: said[command[-1]]) == Wishes(True, False)
    assert mac(lambda command: "") == Wishes()


def test_programs_that_are_not_there_or_fail_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "PATIENCE", 120.0)  # a busy machine takes long to start them
    assert run(("no-program-is-called-like-this",)) == ""
    assert run((sys.executable, "-c", "print('half'); raise SystemExit(1)")) == ""
    assert run((sys.executable, "-S", "-c", "print('true')")).strip() == "true"


def test_it_is_asked_once_and_nobody_waits_for_the_answer() -> None:
    times: list[int] = []
    may_answer = Event()

    def slowly() -> Wishes:
        times.append(1)
        may_answer.wait(60)
        return Wishes(calm=True)

    asking = Asking(slowly)
    assert not asking.waits
    asking.begin()
    asking.begin()
    assert asking.waits and asking.answer is None
    may_answer.set()
    assert answer_of(asking) == Wishes(calm=True) and times == [1]


def test_whatever_goes_wrong_is_no_answer() -> None:
    def breaks() -> Wishes:
        raise RuntimeError("the bus has gone")

    asking = Asking(breaks)
    asking.begin()
    assert answer_of(asking) == Wishes()


def answer_of(asking: Asking) -> Wishes | None:
    wait_until(lambda: not asking.waits, "an answer")
    return asking.answer
