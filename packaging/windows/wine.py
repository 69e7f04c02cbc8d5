"""Wine: a Windows of its own below build/windows, and a Python for it, laid together from locked parts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
WORK = ROOT / "build" / "windows"
PYTHON = WORK / "python"
LOCK = ROOT / "requirements" / "build.lock"
PREFIX = Path(os.environ.get("WINEPREFIX", WORK / "wine"))
COMPILER = "x86_64-w64-mingw32-gcc"
TOOLS = {"wine": "wine64", COMPILER: "gcc-mingw-w64-x86-64", "makensis": "nsis"}
FOR_WINDOWS = ("--python-platform", "windows", "--python-version", "3.11", "--only-binary", ":all:", "--no-deps")
NOT_FOR_WINDOWS = ("__pycache__", "site-packages", "lib-dynload", "test", "config-*", "idlelib", "tkinter", "ensurepip")
BESIDE_IT = ("python311.dll", "VCRUNTIME140.dll")  # the others stand in their own folder
OTHERS = (".pyd", "libffi-8.dll", "sqlite3.dll", "libcrypto-3.dll", "libssl-3.dll")


def surroundings(**more: str) -> dict[str, str]:
    """What a program under Wine finds around it."""
    quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe="}
    return os.environ | quiet | {"WINEPREFIX": str(PREFIX), "WINEARCH": "win64", "PYTHONUTF8": "1"} | more


@contextmanager
def endless() -> Iterator[int]:
    """A standard input that does not end, which Wine wants."""
    read, write = os.pipe()
    try:
        yield read
    finally:
        os.close(read)
        os.close(write)


def wine(*command: str | Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run something of Windows, and what it says."""
    with endless() as silence:
        words = ["wine", *map(str, command)]
        return subprocess.run(words, stdin=silence, env=surroundings(), check=check, text=True, capture_output=True)


def python(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the Python for Windows."""
    return wine(PYTHON / "python.exe", *arguments)


def settle() -> None:
    """Wait until everything of Wine has ended and is written down."""
    subprocess.run(["wineserver", "-w"], env=surroundings(), check=True, timeout=120)


def windows_path(path: Path) -> str:
    """The same place as Windows calls it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def lay_everything() -> None:
    """A Windows and a Python, if they are not there."""
    missing = [package for tool, package in TOOLS.items() if shutil.which(tool) is None]
    if missing:
        sys.exit(f"It needs more than is there; on Debian: apt-get install {' '.join(missing)}")
    if not (PREFIX / "system.reg").exists():
        PREFIX.mkdir(parents=True, exist_ok=True)
        wine("wineboot", "--init")
        settle()
    made, locks = PYTHON / "made", HERE.joinpath("python.lock").read_bytes() + LOCK.read_bytes()
    if not made.exists() or made.read_bytes() != locks:
        _lay_python()
        made.write_bytes(locks)


def _lay_python() -> None:
    if sys.version_info[:2] != (3, 11):
        sys.exit("The standard library is taken from the Python that runs this, which has to be 3.11")
    shutil.rmtree(PYTHON, ignore_errors=True)
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, PYTHON / "Lib", ignore=shutil.ignore_patterns(*NOT_FOR_WINDOWS))
    _lay_interpreter()
    _install(PYTHON / "Lib" / "site-packages", LOCK)


def _lay_interpreter() -> None:
    carrier = WORK / "carrier"
    _install(carrier, HERE / "python.lock")
    (PYTHON / "DLLs").mkdir()
    for part in (carrier / "deploy_libs").iterdir():
        if part.name.endswith(BESIDE_IT):
            shutil.copy(part, PYTHON)
        elif part.name.endswith(OTHERS):
            shutil.copy(part, PYTHON / "DLLs")
    shutil.rmtree(carrier)
    made = ("-o", PYTHON / "python.exe", HERE / "python.c", PYTHON / "python311.dll")
    subprocess.run([COMPILER, "-municode", "-s", *made], check=True)


def _install(folder: Path, lock: Path) -> None:
    """Packages for Windows, each by its hash."""
    uv = Path(sys.executable).with_name("uv")
    subprocess.run([uv, "pip", "install", "-q", *FOR_WINDOWS, "--require-hashes", "--target", folder, "-r", lock], check=True)
