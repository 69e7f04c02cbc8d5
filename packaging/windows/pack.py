"""A folder with the executable for Windows as a zip, and as an installer that NSIS makes.

python packaging/windows/pack.py dist/gaigel-desktop       writes both beside the folder
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from gaigel_desktop import __version__

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
# Debian's NSIS makes installers of 64 bits as well, which a Wine of 64 bits can run; others make those of 32.
KIND = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
NSIS = Path("C:/Program Files (x86)/NSIS/makensis.exe")


def packed(folder: Path, ending: str) -> Path:
    """What it is called beside the folder."""
    return folder.with_name(f"{folder.name}-{__version__}-windows-amd64{ending}")


def zip_folder(folder: Path) -> None:
    """The folder as one file, for those who install nothing."""
    with ZipFile(packed(folder, ".zip"), "w", ZIP_DEFLATED, compresslevel=9) as target:
        for path in sorted(folder.rglob("*")):
            target.write(path, path.relative_to(folder.parent))


def make_installer(folder: Path) -> None:
    """The installer, and with it a list of what to take away again."""
    listed = ROOT / "build" / "taken_away.nsh"
    listed.parent.mkdir(exist_ok=True)
    listed.write_text("\n".join(taken_away(folder)) + "\n", encoding="utf-8")
    told: dict[str, object] = {"VERSION": __version__, "KIND": KIND, "ROOT": ROOT, "LISTED": listed}
    told |= {"FOLDER": folder.resolve(), "OUT": packed(folder, "-setup.exe").resolve()}
    told["KIB"] = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    defined = [f"-D{name}={value}" for name, value in told.items()]
    nsis = shutil.which("makensis") or NSIS
    subprocess.run([nsis, "-V2", "-INPUTCHARSET", "UTF8", *defined, HERE / "installer.nsi"], check=True)


def taken_away(folder: Path) -> list[str]:
    """Every file and then every folder, the innermost first: what somebody else has laid there stays."""
    inside = {
        path: str(path.relative_to(folder)).replace("/", "\\") for path in sorted(folder.rglob("*"), reverse=True)
    }
    files = [f'Delete "$INSTDIR\\{name}"' for path, name in inside.items() if path.is_file()]
    return files + [f'RMDir "$INSTDIR\\{name}"' for path, name in inside.items() if path.is_dir()]


def main() -> None:
    """Both."""
    folder = Path(sys.argv[1])
    zip_folder(folder)
    make_installer(folder)


if __name__ == "__main__":
    main()
