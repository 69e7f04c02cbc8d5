"""For Windows, without Windows: the executable, its zip and its installer, built under Wine.

    python packaging/windows/make.py          dist/windows

A release is better built on Windows, where the rules are compiled as well (`.github/workflows/packages.yml`). What was
made here `try_wine.py` tries.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec

from pack import make_installer, packed, zip_folder
from wine import ROOT, lay_everything, python, run_tool

OUT = ROOT / "dist" / "windows"
FOLDER = OUT / "gaigel-desktop"
OF_WINE = b"Wine builtin DLL"  # stands in every library of its own
# What every Windows 10 has; anything else has to lie in the folder.
OF_WINDOWS = {f"{name}.dll" for name in (
    "advapi32", "bcrypt", "bcryptprimitives", "comctl32", "gdi32", "imm32", "iphlpapi", "kernel32", "msvcrt", "ntdll",
    "ole32", "oleaut32", "setupapi", "shell32", "uiautomationcore", "user32", "version", "winmm",
    "ws2_32")}  # fmt: skip


P = ParamSpec("P")


def lay_program() -> None:
    """The package in build/program, its rules plain, where build.spec looks for it."""
    program = ROOT / "build" / "program"
    shutil.rmtree(program, ignore_errors=True)
    command = [sys.executable, "hatch_build.py", str(program), "--if-possible"]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"GAIGEL_COMPILE": "0"}, check=True)


def build_folder() -> None:
    """What PyInstaller makes of build.spec where it thinks that this is Windows."""
    shutil.rmtree(OUT, ignore_errors=True)
    places = "--distpath", "dist/windows", "--workpath", "build/windows/pyinstaller"
    python("-m", "PyInstaller", "build.spec", "--noconfirm", "--log-level", "ERROR", *places)


def lay_licences() -> None:
    """The licences of everything that is in it, and the bill of materials."""
    for script in ("licences.py", "bill.py"):
        python(ROOT / "packaging" / script, "dist/windows/gaigel-desktop")


def check_folder() -> None:
    """Nothing of Wine's own has got into it, and nothing is missing that Windows does not have."""
    libraries = [path for path in FOLDER.rglob("*") if path.suffix.lower() in (".dll", ".pyd", ".exe")]
    assert len(libraries) > 20, libraries
    there = {path.name.lower() for path in libraries}
    for path in libraries:
        assert OF_WINE not in path.read_bytes(), f"{path} is Wine's"
        missing = {name for name in imported(path) if not name.startswith("api-ms-win-")} - OF_WINDOWS - there
        assert not missing, f"{path} asks for {missing}"


def imported(library: Path) -> set[str]:
    """The names of the libraries that this one asks for."""
    return {name.lower() for name in re.findall(r"DLL Name: (\S+)", run_tool("objdump", "-p", library))}


def megabytes(path: Path) -> str:
    """How large a file or a folder is."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return f"{sum(each.stat().st_size for each in files) / 1e6:.1f} MB"


def timed(step: Callable[P, None], *given: P.args, **named: P.kwargs) -> None:
    """Do it, and say how long it took."""
    began = time.monotonic()
    step(*given, **named)
    print(f"{step.__name__}: {time.monotonic() - began:.0f} s", flush=True)


def main() -> None:
    """One step after the other."""
    for step in (lay_everything, lay_program, build_folder, lay_licences, check_folder):
        timed(step)
    timed(zip_folder, FOLDER)
    timed(make_installer, FOLDER)
    for made in (FOLDER, packed(FOLDER, ".zip"), packed(FOLDER, "-setup.exe")):
        print(f"{made.relative_to(ROOT)}: {megabytes(made)}")


if __name__ == "__main__":
    main()
