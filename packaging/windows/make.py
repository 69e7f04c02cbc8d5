"""For Windows, without Windows: the executable, its zip and its installer, built under Wine.

    python packaging/windows/make.py          dist/windows

A release is better built on Windows, where the rules are compiled as well (`.github/workflows/packages.yml`); `smoke.py`
beside this tries what was made here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from wine import HERE, ROOT, WORK, lay_everything, python

OUT = ROOT / "dist" / "windows"
FOLDER = OUT / "gaigel-desktop"
VERSION = re.search('__version__ = "(.+)"', (ROOT / "gaigel_desktop" / "__init__.py").read_text(encoding="utf-8"))[1]
ZIP = OUT / f"gaigel-desktop-{VERSION}-windows.zip"
INSTALLER = OUT / f"gaigel-desktop-{VERSION}-windows-setup.exe"
OF_WINE = b"Wine builtin DLL"  # stands in every library of its own
# What every Windows 10 has; anything else has to lie in the folder.
OF_WINDOWS = {f"{name}.dll" for name in (
    "advapi32", "bcrypt", "comctl32", "gdi32", "imm32", "iphlpapi", "kernel32", "msvcrt", "ole32", "oleaut32",
    "setupapi", "shell32", "user32", "version", "winmm", "ws2_32")}  # fmt: skip


def lay_program() -> None:
    """The package in build/program, its rules plain, where build.spec looks for it."""
    program = ROOT / "build" / "program"
    shutil.rmtree(program, ignore_errors=True)
    command = [sys.executable, "hatch_build.py", program, "--if-possible"]
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
    listed = subprocess.run(["x86_64-w64-mingw32-objdump", "-p", library], check=True, capture_output=True, text=True)
    return {name.lower() for name in re.findall(r"DLL Name: (\S+)", listed.stdout)}


def zip_folder() -> None:
    """The folder as one file, for those who install nothing."""
    with ZipFile(ZIP, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(FOLDER.rglob("*")):
            packed.write(path, path.relative_to(OUT))


def make_installer() -> None:
    """The installer, and with it a list of what to take away again."""
    (WORK / "taken_away.nsh").write_text("\n".join(taken_away()) + "\n", encoding="utf-8")
    told = {"VERSION": VERSION, "FOLDER": FOLDER, "OUT": INSTALLER, "LISTED": WORK / "taken_away.nsh", "ROOT": ROOT}
    told["KIB"] = sum(path.stat().st_size for path in FOLDER.rglob("*")) // 1024
    defined = [f"-D{name}={value}" for name, value in told.items()]
    subprocess.run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", *defined, HERE / "installer.nsi"], check=True)


def taken_away() -> list[str]:
    """Every file and then every folder, the innermost first: what somebody else has laid there stays."""
    paths = sorted(FOLDER.rglob("*"), reverse=True)
    files = [f'Delete "$INSTDIR\\{inside(path)}"' for path in paths if path.is_file()]
    return files + [f'RMDir "$INSTDIR\\{inside(path)}"' for path in paths if path.is_dir()]


def inside(path: Path) -> str:
    """Where something lies in the folder, as Windows writes it."""
    return str(path.relative_to(FOLDER)).replace("/", "\\")


def megabytes(path: Path) -> str:
    """How large a file or a folder is."""
    files = [path] if path.is_file() else [each for each in path.rglob("*") if each.is_file()]
    return f"{sum(each.stat().st_size for each in files) / 1e6:.1f} MB"


def main() -> None:
    """One step after the other, and how long each took."""
    for step in (lay_everything, lay_program, build_folder, lay_licences, check_folder, zip_folder, make_installer):
        began = time.monotonic()
        step()
        print(f"{step.__name__}: {time.monotonic() - began:.0f} s", flush=True)
    for made in (FOLDER, ZIP, INSTALLER):
        print(f"{made.relative_to(ROOT)}: {megabytes(made)}")


if __name__ == "__main__":
    main()
